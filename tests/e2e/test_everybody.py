"""The page for everybody: by keyboard alone, for screen readers, without telling colours apart."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

import palazzi
from tests.e2e.conftest import missing
from tests.e2e.hands import Hands, Open, play_a_little, played_by_bots, ready, start

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
AT_ONCE = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}"""
"""Colours do not pass into each other when the theme changes."""
GAMES = palazzi.game_ids()


def complaints(page: Page) -> list[str]:
    """What axe-core finds that is serious or critical, in light and in dark."""
    if not AXE.is_file():
        missing("axe-core is not installed: ./palazzi test without arguments installs it")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate(AT_ONCE)
    found = _run_axe(page, "light", {})
    # the dark page differs in nothing but its colours
    found += _run_axe(page, "dark", {"runOnly": ["color-contrast", "link-in-text-block"]})
    return found


def _run_axe(page: Page, theme: Literal["light", "dark"], rules: dict[str, list[str]]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    found = page.evaluate(
        """(rules) => axe.run(document, { resultTypes: ['violations'], ...rules })
          .then((found) => found.violations)""",
        rules,
    )
    return [
        f"{theme}: {one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


def test_axe_finds_nothing_in_lobby_room_and_menu(person: Open) -> None:
    page = person("/", painted=True)
    page.locator("[data-game]").first.wait_for()
    assert complaints(page) == []
    page.locator("[aria-haspopup=dialog]").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="A link for friends").click()
    page.locator("details.options > summary").click()
    assert complaints(page) == []
    page.locator(".begin").click()
    page.locator(".room").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_boards_and_replays(person: Open, game: str) -> None:
    page = person("/", painted=True, drawn=False)
    table = start(page, game, players=3)
    play_a_little(Hands(page, 3), game, 10)
    assert complaints(page) == []
    page.goto(f"/replay/{table}?at=30")
    page.locator("input[type=range]").wait_for()
    assert complaints(page) == []


def test_axe_finds_nothing_at_the_end(person: Open) -> None:
    page = person("/", painted=True)
    played_by_bots(page, "carrara")
    page.locator("section svg[role=img]").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_by_keyboard_alone(person: Open, game: str) -> None:
    page = person()
    page.locator(f"[data-game={game}]").focus()
    page.keyboard.press("Enter")
    page.locator(".begin").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    now = frame = ready(page)
    committed = now.split(".")[0]
    for press in range(60):
        if now == "menu":
            page.keyboard.press("ArrowDown")
        elif now.split(".")[0] != committed:
            break
        else:
            frame = now
            to_choice(page, press)
        page.keyboard.press("Enter")
        now = ready(page, frame)
    assert now.split(".")[0] != committed


def to_choice(page: Page, press: int) -> None:
    """Tab to something that can be chosen, then move on by arrow keys."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if on_choice(page):
            break
    assert on_choice(page), "Tab leads to nothing that can be chosen"
    for _ in range(press % 3):
        page.keyboard.press("ArrowRight")
    assert on_choice(page)


def on_choice(page: Page) -> bool:
    """Whether the focus is on a part that glows or a button that plays."""
    return bool(
        page.evaluate(
            "document.activeElement.matches("
            "'[data-part].can, section.prompt .choice, section.prompt .go')"
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_large_symbols_are_larger(person: Open, game: str) -> None:
    page = person()
    start(page, game)
    ready(page)
    signs = """(which) => [...document.querySelectorAll(which)].map((sign) => [
      sign.getBoundingClientRect().width /
        ((sign.closest('svg') ?? document.body).getBoundingClientRect().width || 1),
      getComputedStyle(sign).scale,
    ])"""  # measured by its piece, which may yet find its size
    which = ".sign:not(.small .sign)"  # on a small card it takes half of the width anyway
    before = page.evaluate(signs, which)
    page.locator("[aria-haspopup=dialog]").click()
    symbols = page.locator("dialog[open]").get_by_role("group", name="Large symbols")
    symbols.get_by_role("button", name="on").click()
    expect(page.locator(which).last).to_have_css("scale", "1.4")
    after = page.evaluate(signs, which)
    assert len(after) == len(before) > 0
    for (width, _), (wide, scale) in zip(before, after, strict=True):
        assert scale == "1.4"
        assert not width or wide > 1.3 * width  # what is only drawn by reference has no width
