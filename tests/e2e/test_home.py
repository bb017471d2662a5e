"""The first page of somebody who comes back; how newcomers get to a game, friends to a table."""

from __future__ import annotations

import json
import secrets

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import Open, fits, ready
from tests.server.trials.lobby import Opened, call, make_table, start
from tests.server.trials.process import ServerProcess

SERVER_CLOCK = True
HOUR = 3600
WAITS_LONGEST = "firenze"
REFUSES = "navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))"
COUNTS = "navigator.setAppBadge = async (count) => (window.badge = count)"
TARGETS = """() => [...document.querySelectorAll('a, button')]
  .filter((one) => one.offsetParent && !one.closest('footer'))
  .map((one) => [one.innerText || one.className, one.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < 44)
  .map(([name, box]) => `${name}: ${box.width} x ${box.height}`)"""


def table_of(server: ServerProcess, game: str, *names: str) -> tuple[Opened, int]:
    """A running game of people, and who has to act."""
    table = make_table(server.url, len(names), game=game)
    for seat, name in enumerate(names):
        body = {"name": name, "nonce": secrets.token_hex(16), "seat": seat}
        sat = call(server.url, "POST", f"/api/tables/{table.id}/join", body, table.tokens.get(seat))
        table.tokens[seat] = sat["token"]
    start(server.url, table, "begin")
    return table, int(call(server.url, "GET", f"/api/tables/{table.id}")["actor"])


def comes_back(page: Page, *seats: tuple[Opened, int]) -> None:
    """This browser holds these seats."""
    mine = [
        {"table": one.id, "game": "unknown", "seat": seat, "token": one.tokens[seat], "at": 1}
        for one, seat in seats
    ]
    page.add_init_script(COUNTS)
    page.evaluate("(mine) => localStorage['palazzi-tables'] = mine", json.dumps(mine))
    page.goto("/")


def test_whoever_comes_back_is_shown_what_waits_for_them_the_longest_first(
    person: Open, server: ServerProcess
) -> None:
    early, first = table_of(server, WAITS_LONGEST, "Anna", "Bert")
    server.pass_time(3 * HOUR)
    late, then = table_of(server, "palazzo", "Anna", "Bert")
    page = person("/healthz")
    comes_back(page, (late, then), (early, first))
    expect(page.get_by_role("heading", level=1)).to_have_text("Two tables wait for you")
    cards = page.locator("[data-waits]")
    expect(cards.nth(0).locator(".since")).to_have_text(
        f"{'Bert' if first == 0 else 'Anna'} has waited 3 hours"
    )
    expect(cards.nth(0)).to_contain_text("take a card of the row")
    expect(cards.nth(1).get_by_role("heading")).to_have_text("Palazzo")
    assert page.evaluate("window.badge") == 2
    cards.nth(0).get_by_role("link", name="Take a card. Continue: Firenze, your move").click()
    page.wait_for_url(f"**/t/{early.id}")
    ready(page)


def test_what_runs_and_what_has_not_begun_come_after_it_and_a_seat_that_is_lost_goes(
    person: Open, server: ServerProcess
) -> None:
    runs, actor = table_of(server, "carrara", "Anna", "Bert")
    begins = make_table(server.url, 3, game="carrara")
    lost = Opened(runs.id[::-1], {0: "nothing"})
    page = person("/healthz", width=390, height=844)
    comes_back(page, (runs, 1 - actor), (begins, 0), (lost, 0))
    expect(page.get_by_role("heading", level=1)).to_have_text("No table waits for you")
    running = page.locator("section", has_text="Running")
    expect(running).to_contain_text(f"{'Bert' if actor else 'Anna'} has been thinking")
    expect(running).to_contain_text("0 : 0")
    expect(page.locator("section", has_text="Invitations")).to_contain_text("3 seats are open")
    assert "nothing" not in page.evaluate("localStorage['palazzi-tables']")
    fits(page)
    assert page.evaluate(TARGETS) == []
    ways = page.get_by_role("navigation", name="Ways in Palazzi")
    ways.get_by_role("link", name="New game").click()
    page.locator("[data-game]").first.wait_for()
    fits(page)


def test_play_now_begins_a_game(person: Open) -> None:
    page = person()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    page.locator("main[data-frame]").wait_for()


@pytest.mark.parametrize("reached", ["http://192.168.7.7:8000", ""])
def test_an_invitation_is_an_address_that_friends_can_open(person: Open, reached: str) -> None:
    """Or the page says how to get one; and what cannot be copied is selected."""
    page = person("/healthz")
    page.add_init_script(REFUSES)
    said = {"url": "", "local": reached, "opens_by": "palazzi play --lan"}
    page.route("**/api/reach", lambda route: route.fulfill(json=said))
    page.goto("/new?friends")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("For whom is seat 2?").fill("Bert")
    page.locator(".begin").click()
    page.wait_for_url("**/t/*")
    path = page.url.partition("/t/")[2]
    page.get_by_role("button", name="Link for Bert").click()
    link = page.get_by_label("Link for Bert", exact=True).and_(page.locator("input"))
    address = reached or page.url.partition("/t/")[0]
    assert link.input_value().startswith(f"{address}/t/{path}#seat=")
    expect(link).to_be_focused()
    assert page.evaluate("getSelection().toString()") == link.input_value()
    expect(page.get_by_role("img", name="Link for Bert")).to_have_count(1 if reached else 0)
    how = page.get_by_text("palazzi play --lan")
    expect(how).to_have_count(0 if reached else 1)
    label = "The link for friends" if reached else "The link, on this computer"
    assert page.get_by_label(label).first.input_value() == f"{address}/t/{path}"


def test_somebody_i_have_played_with_is_told_of_the_seat_that_i_keep(
    person: Open, server: ServerProcess
) -> None:
    played, _ = table_of(server, "palazzo", "Anna", "Bert")
    bert = call(server.url, "POST", "/api/players", {"name": "phone"})["token"]
    seat = {"table": played.id, "token": played.tokens[1]}
    call(server.url, "POST", "/api/player/seats", seat, bert)
    page = person("/healthz")
    comes_back(page, (played, 0))
    page.goto("/new?friends")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("For whom is seat 2?").fill("Bert")
    expect(page.get_by_text("Bert will be told")).to_be_visible()
    page.locator(".begin").click()
    page.wait_for_url("**/t/*")
    path = page.url.partition("/t/")[2]
    kept = call(server.url, "GET", "/api/player", token=bert)["seats"]
    assert {one["about"]["table"] for one in kept} == {played.id, path}
    phone = person("/healthz", width=390, height=844)
    phone.evaluate("(token) => localStorage['palazzi-player'] = token", bert)
    phone.goto(f"/t/{path}")
    phone.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Bert").first).to_be_visible()


def test_before_the_address_changes_seats_are_taken_along(
    person: Open, server: ServerProcess
) -> None:
    """Here the page believes that the host wants another name of the same machine."""
    table, actor = table_of(server, "palazzo", "Anna", "Bert")
    page = person("/healthz")
    port = server.url.rpartition(":")[2]
    page.context.route(
        "http://desk.lan/**",
        lambda route: route.fulfill(
            response=route.fetch(
                url=route.request.url.replace("http://desk.lan", server.url),
                headers={**route.request.headers, "origin": server.url},
            )
        ),
    )
    said = {"url": f"http://localhost:{port}", "local": "", "opens_by": ""}
    page.route("**/api/reach", lambda route: route.fulfill(json=said))
    page.goto("http://desk.lan/healthz")
    mine = {"table": table.id, "game": "palazzo", "seat": actor, "at": 1}
    page.evaluate(
        "(mine) => localStorage['palazzi-tables'] = mine",
        json.dumps([{**mine, "token": table.tokens[actor]}]),
    )
    page.goto("http://desk.lan/")
    page.get_by_role("button", name="Take my seats there").click()
    page.wait_for_url(f"http://localhost:{port}/**")
    page.get_by_role("button", name="Yes, it is my link").click()
    page.locator(f"[data-waits={table.id!r}]").wait_for()
