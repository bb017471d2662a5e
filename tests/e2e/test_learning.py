"""Learning a game: its quick start in six pictures, and its rules to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import palazzi
from tests.e2e.hands import Open, await_page, fits
from tests.e2e.test_everybody import complaints

GAMES = palazzi.game_ids()
PICTURES = 6
SHOWN = """() => [...document.querySelectorAll('ol > li')].findIndex((one) => {
  const box = one.getBoundingClientRect()
  return box.left >= 0 && box.right <= innerWidth && one.matches('.here')
}) + 1"""
"""Which of the six pictures is wholly in the window."""


def shows(page: Page, number: int) -> None:
    """Waits until a picture is the one in front."""
    expect(page.get_by_text(f"{number} of {PICTURES}", exact=True)).to_be_visible()
    assert page.evaluate(SHOWN) == number


@pytest.mark.parametrize("game", GAMES)
def test_six_pictures_by_keys_and_by_buttons(person: Open, game: str) -> None:
    page = person("/", width=390, height=844, painted=True)
    page.locator(f".shelf:has([data-game={game}]) a").click()
    expect(page).to_have_url(re.compile(f"/rules/{game}/quick$"))
    expect(page.locator("figure > svg")).to_have_count(PICTURES)
    shows(page, 1)
    fits(page)
    page.keyboard.press("ArrowRight")
    shows(page, 2)
    page.get_by_role("button", name="The next picture").click()
    shows(page, 3)
    page.keyboard.press("End")
    shows(page, PICTURES)
    expect(page.get_by_role("button", name="The next picture")).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    shows(page, PICTURES - 1)
    assert complaints(page) == []
    page.get_by_role("link", name="Play").click()
    expect(page.locator(f"[data-game={game}]")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("language", ["nl", "de"])
def test_every_sentence_is_there_in_every_language(person: Open, language: str) -> None:
    page = person("/healthz", language=language)
    for game in GAMES:
        page.goto(f"/rules/{game}/quick")
        expect(page.locator("figcaption p")).to_have_count(PICTURES)
        assert all(page.locator("figcaption p").all_inner_texts())


def test_a_quick_start_is_reached_from_a_table_that_waits(person: Open) -> None:
    page = person()
    page.locator("[data-game]").first.click()
    page.get_by_role("button", name="A link for friends").click()
    page.locator(".begin").click()
    page.locator(".room").wait_for()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="How it is played").click()
    expect(opened.value.locator("figure > svg")).to_have_count(PICTURES)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_read_searched_and_cited(person: Open, game: str) -> None:
    page = person(f"/rules/{game}", width=390, height=844, painted=True)
    expect(page.locator("article figure").filter(has=page.locator("svg"))).to_have_count(PICTURES)
    fits(page)
    assert complaints(page) == []
    rule = page.locator("article p a.num").first
    cited = str(rule.get_attribute("href")).partition("#")[2]
    page.get_by_role("searchbox").fill(cited)
    expect(page.locator("article p a.num")).to_have_count(1)
    rule.click()
    expect(page.locator(f"[id='{cited}']")).to_be_focused()
    page.get_by_role("link", name="Reading").click()
    page.get_by_role("searchbox").fill("zebra zebra")
    expect(page.get_by_text("zebra zebra").last).to_be_visible()
    assert await_page(page, "() => document.querySelectorAll('article h2').length === 0")


def test_a_game_without_pictures_has_no_quick_start(person: Open) -> None:
    page = person("/rules/asta/quick")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
