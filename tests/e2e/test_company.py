"""More than one browser at a table: friends, a server that restarts, somebody who watches."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.chromium import WORDS
from tests.e2e.conftest import describe
from tests.e2e.hands import PATIENCE, Hands, Open, await_here, ready
from tests.e2e.visitors import take_seat
from tests.server.trials.lobby import Opened, call, join, start
from tests.server.trials.process import ServerProcess

LOST = re.compile("Connection lost; coming back|The server does not answer")

CAME_OF_IT = """(before) =>
  document.querySelector('main[data-frame]')?.dataset.frame !== before ? 'another frame'
    : document.querySelector('[role=menu]') ? 'menu' : ''"""
"""What a click at a frame has led to."""


def table_of_two(anna: Page) -> str:
    """Anna opens a table for a friend; its address."""
    anna.locator("[data-game=palazzo]").click()
    anna.get_by_role("button", name="A link for friends").click()
    anna.get_by_label("Your name").fill("Anna")
    anna.locator(".rm").last.click()
    anna.locator(".begin").click()
    anna.wait_for_url("**/t/*")
    return anna.url


def sit(page: Page, name: str) -> None:
    """Sit down at the table the page shows."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("li", has_text=name)).to_contain_text("you")


def frame_of(page: Page) -> str:
    """Which position the page shows."""
    return str(page.locator("main[data-frame]").get_attribute("data-frame"))


def turns(pages: tuple[Page, ...], hands: dict[Page, Hands], number: int) -> None:
    """That many decisions, by whoever has to make them.

    A click that leads to nothing is repeated, as a person would: with motion on, a piece may leave
    from under the pointer, or an explanation come between.
    """
    for _ in range(number):
        page = whose_turn(pages)
        before, now = ready(page), ""
        for _ in range(6):
            hands[page].click_something()
            now = soon(page, before)
            if now == "another frame":
                break
        assert now == "another frame", describe(page)


def soon(page: Page, before: str) -> str:
    """What came of a click within some seconds; empty if nothing did."""
    for _ in range(100):
        if came := str(page.evaluate(CAME_OF_IT, before)):
            return came
        page.wait_for_timeout(100)
    return ""


def whose_turn(pages: tuple[Page, ...]) -> Page:
    """The page that has to decide, once one of them knows that it has."""
    decides = "main[data-mine=true]"
    return await_here(
        pages[0],
        lambda: next((page for page in pages if page.locator(decides).count()), None),
        "somebody's turn",
    )


@pytest.fixture
def own_server(tmp_path: Path) -> ServerProcess:
    """A server that a test may restart at its address."""
    database = f"sqlite:///{tmp_path / 'palazzi.db'}"
    return ServerProcess(database, tmp_path / "log", *WORDS)


def test_two_people_and_a_restart_in_the_middle(
    browser: Browser, own_server: ServerProcess
) -> None:
    own_server.start()
    port = str(urlsplit(own_server.url).port)
    own_server.words = (*own_server.words, "--port", port)
    contexts = [browser.new_context(base_url=own_server.url, locale="en") for _ in range(2)]
    try:
        anna, bert = (context.new_page() for context in contexts)
        for page in (anna, bert):
            page.set_default_timeout(PATIENCE)
            page.clock.install()
        anna.goto("/")
        bert.goto(table_of_two(anna))
        sit(bert, "Bert")
        expect(anna.locator("li", has_text="Bert")).to_be_visible()
        anna.get_by_role("button", name="Begin the game").click()
        pages = (anna, bert)
        hands = {anna: Hands(anna, 1), bert: Hands(bert, 2)}
        turns(pages, hands, 6)

        for page in pages:
            page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        own_server.stop()
        for page in pages:
            page.clock.run_for(3000)  # by then it says so, however slow the machine is
            expect(page.get_by_text(LOST)).to_be_visible()
            page.clock.resume()
        before = [frame_of(page).split(".")[0] for page in pages]
        own_server.start()
        for page in pages:
            expect(page.get_by_text(LOST)).to_be_hidden()
        assert [frame_of(page).split(".")[0] for page in pages] == before
        turns(pages, hands, 6)

        anna.get_by_role("button", name="Chat").click()
        anna.get_by_label("Say something").fill("Well built!")
        anna.get_by_role("button", name="Send").click()
        bert.get_by_role("button", name="Chat").click()
        expect(bert.get_by_text("Well built!")).to_be_visible()
    finally:
        for context in contexts:
            context.close()
        own_server.stop()


def test_a_watcher_sees_the_game_and_nothing_to_click(person: Open) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    sit(bert, "Bert")
    cleo = person(urlsplit(anna.url).path)
    expect(cleo.get_by_text("Every seat is taken")).to_be_visible()
    anna.get_by_role("button", name="Begin the game").click()
    expect(cleo.get_by_text("You watch")).to_be_visible()
    expect(anna.get_by_text("1 watches")).to_be_visible()
    hands = {anna: Hands(anna, 3), bert: Hands(bert, 4)}
    turns((anna, bert), hands, 2)
    assert cleo.locator("[data-part].can").count() == 0
    assert cleo.locator("section.prompt button").count() == 0
    assert cleo.locator('[data-part^="hand:"]').count() == 0


def test_a_takeback_that_the_other_agrees_to(person: Open) -> None:
    anna = person()
    bert = person(table_of_two(anna))
    sit(bert, "Bert")
    anna.get_by_role("button", name="Begin the game").click()
    hands = {anna: Hands(anna, 5), bert: Hands(bert, 6)}
    asker = whose_turn((anna, bert))
    seq = ready(asker).split(".")[0]
    while frame_of(asker).split(".")[0] == seq:  # a move takes some decisions
        turns((asker,), hands, 1)
    asker.get_by_role("button", name="Menu").click()
    asker.get_by_role("button", name="Ask to take my last move back").click()
    other = bert if asker is anna else anna
    other.set_viewport_size({"width": 900, "height": 560})
    other.evaluate("scrollTo(0, 9999)")
    question = other.get_by_role("button", name="I agree")
    question.wait_for()
    assert other.evaluate("scrollY") > 0
    box = question.bounding_box()
    assert box, "however far one has scrolled, the question is seen"
    assert 0 <= box["y"] <= 560 - box["height"]
    question.click()
    expect(other.get_by_text("is taken back").first).to_be_visible()


def begin_with_bert(person: Open) -> tuple[Page, Page]:
    """Anna and Bert at a game that has just begun."""
    anna = person()
    bert = person(table_of_two(anna))
    sit(bert, "Bert")
    anna.get_by_role("button", name="Begin the game").click()
    for page in (anna, bert):
        page.locator("main[data-frame]").wait_for()
    return anna, bert


def test_a_game_is_called_off_when_all_agree(person: Open) -> None:
    anna, bert = begin_with_bert(person)
    for answer in ("No", "I agree"):
        anna.get_by_role("button", name="Menu").click()
        anna.get_by_role("button", name="Ask to break the game off").click()
        expect(anna.get_by_text("One answer is missing")).to_be_visible()
        bert.get_by_role("button", name=answer, exact=True).click()
        if answer == "No":
            expect(anna.get_by_text("One answer is missing")).to_be_hidden()
            assert anna.locator("main[data-frame]").count() == 1, "the game goes on"
    for page in (anna, bert):
        expect(page.get_by_role("heading", name="The table is closed")).to_be_visible()


def test_what_is_new_is_still_outlined_after_a_reload(person: Open) -> None:
    anna, bert = begin_with_bert(person)
    pages = (anna, bert)
    hands = {anna: Hands(anna, 7), bert: Hands(bert, 8)}
    for _ in range(40):
        turns(pages, hands, 1)
        page = whose_turn(pages)
        if page.locator(".part.fresh").count():
            break
    else:
        raise AssertionError("nothing was ever new")
    before = page.locator(".part.fresh").evaluate_all("all => all.map(one => one.dataset.part)")
    page.reload()
    ready(page)
    page.locator(".part.fresh").first.wait_for()
    after = page.locator(".part.fresh").evaluate_all("all => all.map(one => one.dataset.part)")
    assert sorted(after) == sorted(before)


def test_a_seat_is_kept_for_a_friend_by_a_link_of_its_own(person: Open) -> None:
    anna = person()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.locator("[data-game=palazzo]").click()
    anna.get_by_role("button", name="A link for friends").click()
    anna.get_by_label("Your name").fill("Anna")
    anna.locator(".rm").last.click()
    anna.get_by_label("For whom is seat 2?").fill("Bert")
    anna.locator(".begin").click()
    anna.wait_for_url("**/t/*")
    expect(anna.get_by_text("is kept for Bert")).to_be_visible()
    anna.get_by_role("button", name="Link for Bert").click()
    expect(anna.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    link = anna.evaluate("navigator.clipboard.readText()")

    stranger = person(urlsplit(anna.url).path)
    expect(stranger.get_by_text("Every seat is taken")).to_be_visible()
    bert = person(link)
    expect(bert.get_by_label("Your name")).to_have_value("Bert")
    expect(bert).to_have_url(anna.url)  # the key is not shown about
    bert.reload()
    bert.get_by_role("button", name="Sit down").click()
    expect(anna.locator("li", has_text="Bert")).to_contain_text("friend")
    anna.get_by_role("button", name="Begin the game").click()
    expect(bert.locator("main[data-frame]")).to_be_visible()


def test_somebody_whose_time_is_up_gets_a_bot(person: Open, server: ServerProcess) -> None:
    clock = {"kind": "move", "allowance": 1500}
    made = call(
        server.url, "POST", "/api/tables", {"game": "palazzo", "players": 2, "clock": clock}
    )
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    for seat in (0, 1):
        join(server.url, table, seat, f"somebody-at-seat-{seat}")
    start(server.url, table, "let-us-begin")
    pages = []
    for seat in (0, 1):
        page = person("/healthz")
        take_seat(page, table, seat, "palazzo")
        page.locator("main[data-frame]").wait_for()
        pages.append(page)
    late = pages[0] if pages[0].locator("main[data-mine=true]").count() else pages[1]
    other = pages[1] if late is pages[0] else pages[0]
    expect(late.get_by_text("Your time is up")).to_be_visible()
    other.get_by_role("button", name="Let a bot play on").first.click()
    expect(late.get_by_role("button", name="Play on myself")).to_be_visible()
    late.get_by_role("button", name="Play on myself").click()
    expect(late.get_by_role("button", name="Play on myself")).to_be_hidden()
