"""Drawings keep their places: no sign covers a value, and nothing spills out of what it lies in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from playwright.sync_api import Page

from palazzi.core.game import Game
from palazzi.core.state import State
from palazzi.games.palazzo.shapes import PalazzoView
from tests.e2e.hands import Open
from tests.e2e.test_kind_clicks import find, open_at
from tests.server.trials.process import ServerProcess

COVERED = """() => [...document.querySelectorAll('.money.small')].filter((card) => {
  const [value, sign] = [card.querySelector('.value'), card.querySelector('.sign')]
  if (!value || !sign || !card.checkVisibility()) return false
  const { y } = new DOMPoint(0, value.y.baseVal[0].value).matrixTransform(value.getScreenCTM())
  return sign.getBoundingClientRect().top < y - 1
}).length"""
"""How many small cards have a sign that reaches above the foot of their value."""
SPILLED = """() => [...document.querySelectorAll('.quarry')].flatMap((quarry) => {
  const pit = quarry.querySelector('.pit').getBoundingClientRect()
  return [...quarry.querySelectorAll('.tile-part')].map((tile) => {
    const { left, right, top, bottom } = tile.getBoundingClientRect()
    return Math.max(pit.left - left, right - pit.right, pit.top - top, bottom - pit.bottom)
  })
})"""
"""By how many pixels each tile leaves its quarry; less than 0 for those inside."""
INSIDE = 2


def seen(wanted: Callable[[PalazzoView], bool]) -> Callable[[Game, State], bool]:
    """Whether the first seat sees this."""
    return lambda game, state: wanted(cast("PalazzoView", game.view(state, 0)))


def sizes(page: Page) -> list[Any]:
    """The smallest desk and a usual one."""
    found = []
    for width, height in ((1280, 720), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        found.append(page.evaluate(SPILLED))
    return found


def test_a_large_sign_leaves_the_value_of_a_bid_free(person: Open, server: ServerProcess) -> None:
    bid = find("palazzo", seen(lambda view: any(len(one["bid"]) > 1 for one in view["seats"])))
    assert bid
    page = person("/healthz")
    open_at(page, server, "palazzo", bid)
    page.evaluate("document.documentElement.dataset.symbols = 'large'")
    assert page.locator(".money.small").count() > 1
    assert page.evaluate(COVERED) == 0


def test_all_tiles_of_a_quarry_lie_in_it(person: Open, server: ServerProcess) -> None:
    full = find("palazzo", seen(lambda view: any(len(one) > 2 for one in view["quarries"])))
    assert full
    page = person("/healthz")
    open_at(page, server, "palazzo", full)
    for spilled in sizes(page):
        assert len(spilled) > 2
        assert max(spilled) <= INSIDE
