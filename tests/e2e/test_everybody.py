"""The page for everybody: by keyboard alone, for screen readers, without telling colours apart."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Page, TimeoutError, expect

import palazzi
from tests.e2e.conftest import missing
from tests.e2e.hands import Hands, Open, await_here, play_a_little, played_by_bots, ready, start

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GAMES = palazzi.game_ids()


def complaints(page: Page) -> list[str]:
    """What axe-core finds that is serious or critical."""
    if not AXE.is_file():
        missing("axe-core is not installed: ./palazzi test without arguments installs it")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        "() => axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)"
    )
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:4]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_lobby_room_and_menu(person: Open, theme: str) -> None:
    page = person("/", theme=theme, painted=True)
    page.locator("[data-game]").first.wait_for()
    assert complaints(page) == []
    page.locator("[aria-haspopup=dialog]").click()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="A link for friends").click()
    page.locator("details summary").click()
    assert complaints(page) == []
    page.locator(".begin").click()
    page.locator(".room").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_boards_and_replays(person: Open, game: str, theme: str) -> None:
    page = person("/", theme=theme, painted=True)
    table = start(page, game, players=3)
    hands = Hands(page, 3)
    for _ in range(3):
        assert complaints(page) == []
        play_a_little(hands, game, 5)
    page.goto(f"/replay/{table}?at=30")
    page.locator("input[type=range]").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_the_end(person: Open, theme: str) -> None:
    page = person("/", theme=theme, painted=True)
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


def test_pieces_explain_themselves_and_say_why_not(person: Open) -> None:
    page = person()
    start(page, "palazzo", players=3)
    hands = Hands(page, 1)
    hands.play(0)
    while not page.locator("[data-part].can").count():  # outbid by everybody: one can only pass
        hands.play(hands.clicks + 1)
    page.locator("[data-part].can").first.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    # who begins, and with what, is drawn: one of these never can be chosen at the same time
    dull = page.locator(":is([data-part^='hand:'], [data-part=stock]):not(.can)").first
    card = page.get_by_role("tooltip").filter(has_text="Not now.")

    def explained() -> bool:
        page.mouse.move(0, 0)
        dull.hover()
        with suppress(TimeoutError):
            card.wait_for(timeout=3000)
        return bool(card.count())

    await_here(page, explained, "why not")  # the board may still be settling under the mouse


@pytest.mark.parametrize("game", GAMES)
def test_large_symbols_are_larger(person: Open, game: str) -> None:
    page = person()
    start(page, game)
    ready(page)
    signs = """() => [...document.querySelectorAll('.sign')].map(
      (sign) => [sign.getBoundingClientRect().width, getComputedStyle(sign).scale]
    )"""
    before = page.evaluate(signs)
    page.locator("[aria-haspopup=dialog]").click()
    symbols = page.locator("dialog[open]").get_by_role("group", name="Large symbols")
    symbols.get_by_role("button", name="on").click()
    expect(page.locator(".sign").last).to_have_css("scale", "1.4")
    after = page.evaluate(signs)
    assert len(after) == len(before) > 0
    for (width, _), (wide, scale) in zip(before, after, strict=True):
        assert scale == "1.4"
        assert not width or wide > 1.3 * width  # what is only drawn by reference has no width
