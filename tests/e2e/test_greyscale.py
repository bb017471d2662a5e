"""Without colours: every stone, brick, card and tile is still told apart by its symbol or letter.

A piece's picture is taken in greyscale, with its brightness and contrast taken out, so that only
what is drawn on it is left. Two pieces of different colours must then still look different.
"""

from __future__ import annotations

import base64
from itertools import combinations

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import Open
from tests.e2e.hands import Hands, start

LIKENESS = """async ([one, other]) => {
  const size = 40
  const read = async (png) => {
    const blob = await (await fetch('data:image/png;base64,' + png)).blob()
    const canvas = new OffscreenCanvas(size, size).getContext('2d')
    canvas.drawImage(await createImageBitmap(blob), 0, 0, size, size)
    const data = canvas.getImageData(0, 0, size, size).data
    const grey = Array.from({ length: size * size }, (_, i) =>
      0.299 * data[4 * i] + 0.587 * data[4 * i + 1] + 0.114 * data[4 * i + 2])
    const mean = grey.reduce((a, b) => a + b) / grey.length
    const spread = Math.sqrt(grey.reduce((a, b) => a + (b - mean) ** 2, 0)) || 1
    return grey.map((value) => (value - mean) / spread)
  }
  const [a, b] = [await read(one), await read(other)]
  return a.reduce((sum, value, i) => sum + value * b[i], 0)
}"""
BOTH = ("white", "yellow", "red", "green", "blue")
ALIKE = 0.95
"""Pieces with the same drawing in two colours come to about 1; ours stay below 0.92."""


def pieces(page: Page, selector: str, colours: tuple[str, ...]) -> dict[str, str]:
    """A picture of one piece of each colour that is on the table now."""
    found = {}
    for colour in colours:
        piece = page.locator(selector.format(colour=colour)).locator("visible=true").first
        if piece.count():
            found[colour] = base64.b64encode(piece.screenshot()).decode()
    return found


@pytest.mark.parametrize(
    ("game", "selector", "colours"),
    [
        ("palazzo", '[data-part^="hand:{colour}"]', ("red", "brown", "grey")),
        ("palazzo", '[data-part*=":{colour}-1-"]', ("brick", "sandstone", "marble")),
        ("carrara", '[data-part^="wheel:"][data-part$=":{colour}"]', (*BOTH, "black")),
        ("firenze", '[data-part="bag:{colour}"]', (*BOTH, "purple")),
    ],
)
def test_pieces_are_told_apart_in_greyscale(
    person: Open, game: str, selector: str, colours: tuple[str, ...]
) -> None:
    page = person()
    start(page, game, players=3)
    hands = Hands(page, 2)
    best: dict[str, str] = {}
    for _ in range(12):
        best |= pieces(page, selector, colours)
        if len(best) == len(colours):
            break
        hands.play(hands.clicks + 1)
    assert len(best) >= 2, f"only {sorted(best)} were ever on the table"
    desk = page.context.new_page()
    for one, other in combinations(best, 2):
        alike = desk.evaluate(LIKENESS, [best[one], best[other]])
        assert alike < ALIKE, f"{one} and {other} look alike without colours: {alike:.3f}"
