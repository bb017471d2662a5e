"""The deal in real browsers: nobody clicks for it, and whoever is away is waited for."""

from __future__ import annotations

import json
from urllib.parse import urlsplit

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.hands import Open
from tests.e2e.test_company import sit, table_of_two
from tests.server.trials.lobby import call
from tests.server.trials.process import ServerProcess

BEGUN = "main[data-phase=playing]"


def frame_at(server: ServerProcess, page: Page) -> dict[str, object]:
    """The table of the page as a watcher sees it."""
    frame: dict[str, object] = call(server.url, "GET", f"/api/tables/{page.url.split('/')[-1]}")
    return frame


def begin(page: Page) -> None:
    """The host begins."""
    page.get_by_role("button", name="Begin the game").click()


def back(page: Page) -> Page:
    """Whoever closed the page opens it again, in the same browser."""
    again = page.context.new_page()
    again.goto(page.url)
    return again


def test_the_deal_is_made_without_a_click(person: Open, server: ServerProcess) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    # a server at home speaks plain http, where a browser has no SubtleCrypto
    bert.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    bert.reload()
    sit(bert, "Bert")
    begin(anna)
    for page in (anna, bert):
        expect(page.locator(BEGUN)).to_be_visible()
    seats = frame_at(server, anna)["seats"]
    assert isinstance(seats, list)
    assert [seat["deposited"] for seat in seats] == [False, False]
    assert all(len(seat["nonce"]) == 64 for seat in seats)
    frozen = frame_at(server, anna)["frozen"]
    for page in (anna, bert):
        pinned = page.evaluate("JSON.parse(localStorage['palazzi-tables'])[0].share.frozen")
        assert pinned == frozen


def test_a_page_that_is_away_is_waited_for(person: Open, server: ServerProcess) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    sit(bert, "Bert")
    cleo = person(urlsplit(anna.url).path)
    bert.close()
    begin(anna)
    for page in (anna, cleo):
        expect(page.get_by_text("Waiting for Bert")).to_be_visible()
        expect(page.locator("li", has_text="Bert")).to_contain_text("away")
    expect(anna.locator("li", has_text="Anna")).to_contain_text("number shown")
    assert frame_at(server, anna)["phase"] == "dealing"
    again = back(bert)
    for page in (anna, again, cleo):
        expect(page.locator(BEGUN)).to_be_visible()


def test_a_deal_that_is_given_up_is_counted(person: Open, server: ServerProcess) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    sit(bert, "Bert")
    bert.close()
    begin(anna)
    first = frame_at(server, anna)
    anna.get_by_role("button", name="Give this deal up").click()
    expect(anna.get_by_text("Attempt 2:")).to_be_visible()
    expect(anna.get_by_text("Still to come for the new deal: Bert")).to_be_visible()
    expect(anna.get_by_role("button", name="Begin the game")).to_be_disabled()
    again = back(bert)
    expect(again.get_by_text("Attempt 2:")).to_be_visible()
    begin(anna)
    for page in (anna, again):
        expect(page.locator(BEGUN)).to_be_visible()
    second = frame_at(server, anna)
    assert (first["attempt"], second["attempt"]) == (1, 2)
    assert first["commitment"] != second["commitment"]


def test_whoever_hands_the_number_in_is_not_waited_for(person: Open, server: ServerProcess) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    bert.get_by_label("Start without me").check()
    sit(bert, "Bert")
    expect(anna.locator("li", has_text="Bert")).to_contain_text("number handed in")
    bert.close()
    begin(anna)
    expect(anna.locator(BEGUN)).to_be_visible()
    seats = frame_at(server, anna)["seats"]
    assert isinstance(seats, list)
    assert [seat["deposited"] for seat in seats] == [False, True]


def test_another_browser_of_the_same_player_can_take_part(person: Open) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    sit(bert, "Bert")
    seat = bert.evaluate("JSON.parse(localStorage['palazzi-tables'])[0]")
    other = person("/healthz")
    other.evaluate(
        "(one) => localStorage.setItem('palazzi-tables', JSON.stringify([one]))",
        {key: value for key, value in seat.items() if key != "share"},
    )
    bert.close()
    other.goto(urlsplit(anna.url).path)
    expect(other.get_by_text("kept by the browser you sat down with")).to_be_visible()
    other.get_by_role("button", name="Take part from here").click()
    expect(other.get_by_text("kept by the browser you sat down with")).to_be_hidden()
    begin(anna)
    for page in (anna, other):
        expect(page.locator(BEGUN)).to_be_visible()


def test_a_page_reveals_nothing_for_terms_it_has_not_seen(person: Open) -> None:
    """A server that shows one player other terms gets no number from that page."""
    anna = person()
    bert = person(table_of_two(anna))
    sit(bert, "Bert")
    sent: list[str] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            sent.append(str(text))
            server.send(text)

        route.on_message(pass_on)
        server.on_message(lambda text: route.send(forged(text)))

    def forged(text: str | bytes) -> str | bytes:
        message = json.loads(text) if isinstance(text, str) else {}
        dealing = message.get("frame", {}).get("dealing")
        if dealing is None:
            return text
        dealing["terms"] = dealing["terms"].replace('"random"', '"0"')
        return json.dumps(message)

    bert.route_web_socket("**/ws/*", between)
    bert.reload()
    expect(bert.locator("li", has_text="Bert")).to_contain_text("you")
    begin(anna)
    expect(bert.get_by_role("alert")).to_contain_text("not the one your page was shown")
    expect(anna.get_by_text("Waiting for Bert")).to_be_visible()
    assert sent
    assert not any('"reveal"' in text for text in sent)


def test_a_page_that_is_too_old_is_told_to_load_again(person: Open) -> None:
    anna = person()
    path = urlsplit(table_of_two(anna)).path
    bert = person("/healthz")

    def outdated(route: WebSocketRoute) -> None:
        def answer(_: str | bytes) -> None:
            route.send(json.dumps({"type": "error", "code": "outdated", "message": "Reload."}))
            route.close(code=4400)

        route.on_message(answer)

    bert.route_web_socket("**/ws/*", outdated)
    bert.goto(path)
    expect(bert.get_by_text("This page is older than the server")).to_be_visible()
    expect(bert.get_by_role("button", name="Load again")).to_be_visible()


def test_two_people_cannot_look_the_same(person: Open) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    bert.get_by_label("Your name").fill("ANNA")
    bert.get_by_role("button", name="Sit down").click()
    expect(bert.get_by_role("alert")).to_contain_text("a name that looks the same")
