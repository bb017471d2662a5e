"""Explanations of pieces: never in the way of a click, and of use to whoever wants one."""

from __future__ import annotations

import os
import re
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

import palazzi
from palazzi.core.game import Game
from palazzi.core.prompt import Forecast
from palazzi.core.state import State
from palazzi.games.palazzo.shapes import PalazzoView
from tests.e2e.hands import CHOICES, PAINTED, PICK, Hands, Open, ready, start
from tests.e2e.palace import opening
from tests.e2e.test_everybody import complaints
from tests.e2e.test_games import GAMES
from tests.e2e.test_kind_clicks import find, open_at
from tests.e2e.visitors import go_on_from, take_seat
from tests.server.trials.process import ServerProcess

CARD = "#explanation.placed"
REST = 1000
"""Milliseconds after which a pointer has come to rest, by the page's clock."""
CLICKS = int(os.environ.get("PALAZZI_RESTS", "20"))

UNDER = """([what, card]) => {
  const box = document.querySelector(card)?.getBoundingClientRect()
  const one = [...document.querySelectorAll(what)].find((other) => {
    const { left, top, right, bottom } = other.getBoundingClientRect()
    return box && left < box.right && right > box.left && top < box.bottom && bottom > box.top
  })
  return one ? one.outerHTML.slice(0, 200) : ''
}"""
"""What of that the card covers."""


def rest(page: Page) -> None:
    """Let time pass without touching the mouse."""
    page.clock.fast_forward(REST)


OPEN = """(targets) => {
  for (const [at, target] of targets.entries())
    for (const box of target.getClientRects())
      for (const [right, down] of [[0.5, 0.5], [0.25, 0.3], [0.75, 0.7], [0.2, 0.8]]) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down]
        if (target.contains(document.elementFromPoint(x, y))) return [at, x, y]
      }
  return null
}"""


def open_spot(targets: Locator) -> tuple[Locator, float, float] | None:
    """The first that a click in the window can hit, and where; None if they lie elsewhere."""
    spot = targets.evaluate_all(OPEN)
    return spot and (targets.nth(spot[0]), spot[1], spot[2])


class Resting(Hands):
    """Hands whose pointer rests after every click, and again on what it will click next."""

    cards = 0

    def _click_any(self, order: list[float]) -> bool:
        page = self.page
        spot = page.evaluate(PICK, [CHOICES, order])
        if spot is None:
            return False
        rest(page)
        expect(page.locator(CARD)).to_have_count(0)  # whatever came to lie under the pointer
        page.mouse.move(*spot, steps=2)
        rest(page)
        assert page.evaluate(UNDER, [f"{CHOICES}, section.prompt", CARD]) == ""
        self.cards += page.locator(CARD).count()
        page.mouse.click(*spot)
        assert page.evaluate("window.clicked"), page.evaluate("window.hit")
        return True


@pytest.mark.parametrize("game", GAMES)
def test_no_explanation_takes_a_click(person: Open, game: str) -> None:
    page = person()
    start(page, game)
    page.clock.install()
    hands = Resting(page, seed=5)
    hands.play(CLICKS)
    assert hands.cards > 3


def test_no_explanation_takes_a_click_at_a_palace(person: Open, server: ServerProcess) -> None:
    """Columns are chosen in words too: resting on one and clicking it takes it."""
    page = person("/healthz")
    take_seat(page, go_on_from(server.url, opening().record), 1, "paletti")
    ready(page)
    page.clock.install()
    found = open_spot(page.locator("[data-part^='column:'].can").locator("visible=true"))
    assert found
    page.mouse.move(*found[1:], steps=3)
    rest(page)
    expect(page.locator(CARD)).to_be_visible()
    assert page.evaluate(UNDER, [f"{CHOICES}, section.prompt", CARD]) == ""
    frame = str(page.locator("main[data-frame]").get_attribute("data-frame"))
    page.mouse.click(*found[1:])
    assert ready(page, frame) != frame


def dull_piece(page: Page, hands: Hands, parts: str) -> tuple[Locator, float, float]:
    """Something that cannot be chosen now; whoever moves on until there is, in a game of clicks."""
    dull = page.locator(f":is({parts}):not(.can)").locator("visible=true")
    ready(page)
    while not (found := open_spot(dull)):
        hands.play(hands.clicks + 1)
    return found


PIECES = "[data-part^='hand:'], [data-part=stock], [data-part^='building:'], [data-part^='row:']"

WHY = re.compile(r"Why not now\?|.+\.")
"""Above a rule that refuses: what is missing, where the game can say it."""


@pytest.mark.parametrize("game", GAMES)
def test_the_mouse_reaches_the_rule_behind_a_refusal(person: Open, game: str) -> None:
    page = person()
    start(page, game, players=3)
    piece, *spot = dull_piece(page, Hands(page, 1), PIECES)
    page.mouse.move(*spot, steps=4)
    card = page.locator(CARD)
    expect(card.locator(".why b")).to_have_text(WHY)
    expect(piece).to_have_attribute("aria-describedby", "explanation")
    link = card.locator(".why a")
    expect(link).to_have_attribute("href", re.compile(rf"/rules/{game}#[A-Z]+-\d"))
    box = link.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=30)
    with page.expect_popup() as opened:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert f"/rules/{game}#" in opened.value.url
    page.mouse.move(2, 2, steps=3)
    expect(card).to_have_count(0)


def at_stake(game: Game, state: State) -> tuple[list[Forecast], str, list[Forecast]] | None:
    """A lot that would count something, while a tile lies in the warehouse that fits a palace."""
    lot = game.prompt(state)["forecasts"]
    view = cast("PalazzoView", game.view(state, 0))
    for tile in view["warehouse"] if lot else []:
        if len(found := game.forecasts(state, part := f"warehouse:{tile}", 0)) > 1:
            return lot, part, found
    return None


def counts(forecast: Forecast) -> str:
    """As the page writes it."""
    return f"{forecast['before']} → {forecast['after']}".replace("-", "−")


def test_what_tiles_would_count_stands_beside_an_auction_and_in_an_explanation(
    person: Open, server: ServerProcess
) -> None:
    found = find("palazzo", at_stake)
    assert found
    lot, part, tile = found.what
    page = person("/healthz")
    open_at(page, server, "palazzo", found)
    drawn = page.locator(".side [data-forecast] figcaption")
    expect(drawn).to_have_text([counts(one) for one in lot[:2]])
    spot = open_spot(page.locator(f"[data-part='{part}']").locator("visible=true"))
    assert spot
    page.mouse.move(*spot[1:], steps=4)
    lines = page.locator(f"{CARD} .forecasts li")
    expect(lines).to_have_count(min(3, len(tile)))
    for line, one in zip(lines.all(), tile, strict=False):
        expect(line).to_contain_text(counts(one))
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("[data-forecast] figcaption").first).to_have_text(counts(lot[0]))


def test_the_keyboard_goes_through_the_links_of_an_explanation(person: Open) -> None:
    page = person()
    start(page, "palazzo", players=3)
    hands = Hands(page, 1)
    hands.play(0)
    while not page.locator("[data-part].can").count():
        hands.play(hands.clicks + 1)
    page.keyboard.press("Tab")
    page.locator("[data-part].can").first.focus()
    expect(page.locator(CARD)).to_be_visible()
    assert complaints(page) == []
    page.keyboard.press("Tab")
    expect(page.locator(f"{CARD} a").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator("[data-part].can").first).to_be_focused()


MAGNIFIED = 300
"""Pixels of a drawing in a sheet; what has as many on the board is not drawn again."""
WIDEST = """(picture) => Math.max(...[...picture.querySelectorAll('*')]
  .map((one) => one.getBoundingClientRect().width))"""


def magnifies(sheet: Locator, piece: Locator) -> None:
    """A sheet draws its piece larger, unless that is large already, or words."""
    box = piece.bounding_box()
    assert box
    small = box["width"] < MAGNIFIED / 2 and box["height"] < MAGNIFIED / 3
    if small and piece.evaluate("(one) => one instanceof SVGElement || !!one.querySelector('svg')"):
        assert sheet.locator(".picture").evaluate(WIDEST) > 1.5 * box["width"]


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_finger_gets_a_sheet_that_stays(person: Open, game: str) -> None:
    page = person("/", width=390, height=844)
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *points: tuple[float, float]) -> None:
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )

    def tap(x: float, y: float) -> None:
        finger("touchStart", (x, y))
        finger("touchEnd")

    touch.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    start(page, game)
    hands = Hands(page, 1)
    now = ready(page)
    for words in page.locator("[aria-expanded=false].ladder").all():
        words.click()  # of a palace, whose pieces are only drawn: in words, they are folded here
    target = page.locator("[data-part].can").locator("visible=true").first
    while not target.count():
        now = hands.play(hands.clicks + 1)
    target.scroll_into_view_if_needed()
    found = open_spot(target)
    assert found
    finger("touchStart", found[1:])
    sheet = page.locator("dialog.sheet")
    expect(sheet).to_be_visible()
    finger("touchEnd")
    expect(sheet.locator("h2")).to_be_visible()
    magnifies(sheet, found[0])
    assert ready(page) == now, "a long press chooses nothing"
    box = sheet.bounding_box()
    assert box
    finger("touchStart", (195, box["y"] + 20))
    for down in range(20, 140, 20):
        finger("touchMove", (195, box["y"] + 20 + down))
    finger("touchEnd")
    expect(sheet).to_have_count(0)
    dull = page.locator("[data-part]:not(.can)").locator("visible=true")
    found = open_spot(dull)
    assert found
    tap(*found[1:])
    expect(sheet).to_be_visible()
    magnifies(sheet, found[0])
    tap(195, 20)
    expect(sheet).to_have_count(0)
    assert ready(page) == now, "a tap beside the sheet chooses nothing"
    tap(*found[1:])
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    for tab in page.locator("[role=tab]").all():
        tab.click()
        page.evaluate(PAINTED, 6)
        expect(tab).to_have_attribute("aria-selected", "true")
    assert ready(page) == now, "nobody who looks elsewhere is called back"
