"""More than one browser at a table: friends, a server that restarts, somebody who watches."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import WORDS, Open
from tests.e2e.hands import Hands, await_page, ready
from tests.server.trials.process import ServerProcess


def table_of_two(anna: Page) -> str:
    """Anna opens a table for a friend; its address."""
    anna.locator("[data-game=palazzo]").click()
    anna.get_by_role("button", name="A link for friends").click()
    anna.locator(".tbl input").fill("Anna")
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


def turns(pages: tuple[Page, Page], hands: dict[Page, Hands], number: int) -> None:
    """So many decisions, by whoever has to make them."""
    for _ in range(number):
        page = next(p for p in pages if mine(p, pages))
        before = ready(page)
        hands[page].click_something()
        if page.locator("[role=menu]").count():
            hands[page].click_something()
        await_page(
            page, "(b) => document.querySelector('main[data-frame]').dataset.frame !== b", before
        )


def mine(page: Page, pages: tuple[Page, Page]) -> bool:
    """Whether the page has to decide, once it is settled which of them has."""
    for one in pages:
        one.locator("main[data-frame]").wait_for()
    pages[0].wait_for_timeout(150)
    return page.locator("main[data-mine=true]").count() == 1


@pytest.fixture
def own_server(tmp_path: Path) -> ServerProcess:
    """A server that a test may restart at its address."""
    database = f"sqlite:///{tmp_path / 'palazzi.db'}"
    return ServerProcess(database, tmp_path / "log", *WORDS)


@pytest.mark.timeout(180)
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
            page.set_default_timeout(30_000)
        anna.goto("/")
        bert.goto(table_of_two(anna))
        sit(bert, "Bert")
        expect(anna.locator("li", has_text="Bert")).to_be_visible()
        anna.get_by_role("button", name="Begin the game").click()
        pages = (anna, bert)
        hands = {anna: Hands(anna, 1), bert: Hands(bert, 2)}
        turns(pages, hands, 6)

        own_server.stop()
        for page in pages:
            expect(page.get_by_text("Connection lost; coming back")).to_be_visible()
        before = [frame_of(page).split(".")[0] for page in pages]
        own_server.start()
        for page in pages:
            expect(page.get_by_text("Connection lost; coming back")).to_be_hidden()
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
    turns((anna, bert), {anna: Hands(anna, 5), bert: Hands(bert, 6)}, 4)
    asker = anna
    asker.get_by_role("button", name="Menu").click()
    if not asker.get_by_role("button", name="Ask to take my last move back").count():
        asker.keyboard.press("Escape")
        asker = bert
        asker.get_by_role("button", name="Menu").click()
    asker.get_by_role("button", name="Ask to take my last move back").click()
    other = bert if asker is anna else anna
    other.get_by_role("button", name="I agree").click()
    expect(other.get_by_text("is taken back").first).to_be_visible()
