"""A game of another package: no lobby lists it, and whoever knows its id plays it on the page.

It has no board of its own there. All that is seen is made from its view, its prompt and its words.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import palazzi
from palazzi import Record
from palazzi.locale import LANGUAGES
from tests.e2e.hands import Hands, Open, fits, ready
from tests.e2e.test_everybody import complaints, to_choice
from tests.e2e.visitors import take_seat
from tests.server.trials.lobby import Opened, call, join, start
from tests.server.trials.process import ServerProcess

GAME = "asta"


def sit_down(page: Page, url: str, players: int = 3) -> str:
    """At a table with bots, made by the game's id; the table."""
    plan = {"game": GAME, "players": players, "seats": [{}, *[{"bot": "novice"}] * (players - 1)]}
    made = call(url, "POST", "/api/tables", plan)
    table = Opened(made["table"], {0: made["tokens"]["0"]})
    join(url, table, 0, "0123456789abcdef")
    start(url, table, "let-us-begin")
    take_seat(page, table, 0, GAME)
    return table.id


def test_no_lobby_lists_it(person: Open) -> None:
    page = person()
    page.locator("[data-game]").first.wait_for()
    offered = page.locator("[data-game]").evaluate_all("all => all.map(one => one.dataset.game)")
    assert offered == palazzi.game_ids()


@pytest.mark.parametrize(
    ("language", "width"), list(zip(LANGUAGES, (1440, 360, 1024), strict=True))
)
def test_a_whole_game_by_clicks_and_its_replay(
    person: Open, server: ServerProcess, language: str, width: int
) -> None:
    page = person("/healthz", language=language, width=width, height=800)
    table = sit_down(page, server.url)
    ready(page)
    fits(page)
    assert Hands(page, width).play() == "over"
    frame = page.request.get(f"/api/tables/{table}").json()
    shown = [int(text.replace("−", "-")) for text in page.locator(".tot").all_inner_texts()]
    assert sorted(shown) == sorted(frame["outcome"]["scores"])
    fits(page)
    record = page.request.get(f"/api/tables/{table}/record").text()
    assert palazzi.replay(Record.from_text(record)).actor == palazzi.OVER
    page.goto(f"/replay/{table}?at=20&seat=0")
    expect(page.get_by_role("slider")).to_have_value("20")
    expect(page.locator(".generic .value").first).to_be_visible()
    fits(page)
    other = person("/replay", language=language)
    other.locator("input[type=file]").set_input_files(
        {"name": "kept.record", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(other.get_by_role("slider")).to_be_visible()
    for seen in (page, other):
        assert "⟨" not in seen.content()


def test_cards_in_hand_are_its_buttons(person: Open, server: ServerProcess) -> None:
    """What can be laid glows where it lies, says what it does, and can be reached by keyboard."""
    page = person("/healthz")
    sit_down(page, server.url)
    for _ in range(3):
        before = ready(page)
        hand = page.locator(".seats section").first.locator("[data-part^='hand:'].can")
        names = hand.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        assert names
        assert all("Lay the " in name for name in names)
        to_choice(page, 1)
        page.keyboard.press("Enter")
        assert ready(page, before) != before


def test_axe_finds_nothing(person: Open, server: ServerProcess) -> None:
    page = person("/healthz", painted=True)
    table = sit_down(page, server.url)
    ready(page)
    assert complaints(page) == []
    page.goto(f"/replay/{table}?at=20&seat=0")
    page.locator("input[type=range]").wait_for()
    assert complaints(page) == []


def test_the_language_can_be_changed_in_the_middle(person: Open, server: ServerProcess) -> None:
    page = person("/healthz")
    sit_down(page, server.url)
    expect(page.get_by_text("Prizes to come")).to_be_visible()
    page.locator("[aria-haspopup=dialog]").click()
    page.locator("dialog[open] button[lang=nl]").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Nog te komen prijzen")).to_be_visible()
    page.goto("/")
    expect(page.locator("main").get_by_text("Asta").first).to_be_visible()


def test_a_game_without_words_is_told_of(person: Open, server: ServerProcess) -> None:
    page = person("/healthz")
    page.route("**/api/words*", lambda route: route.fulfill(json={"texts": []}))
    sit_down(page, server.url)
    expect(page.get_by_text("The page cannot show it")).to_be_visible()
    page.locator("main").get_by_role("link", name="To the lobby").click()
    page.locator("[data-waits]").wait_for()
