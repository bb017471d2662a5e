"""Without colours: every stone, brick, card and tile is still told apart by its symbol or letter.

Two things are looked at. Each piece of a colour carries that colour's own mark, and no two colours
share one: read from the drawing, for pictures of two places differ by more than their marks. And
the mark can be seen: on the screen, in greyscale, it stands out from its ground by 3 : 1, as WCAG
asks of graphics. The columns of the physical game are drawn in three dimensions, and their marks
with them.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Literal

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.e2e.hands import PATIENCE
from tests.e2e.looks import THEMES, played_out, record_of
from tests.e2e.paint import painted
from tests.e2e.visitors import go_to
from tests.server.trials.process import ServerProcess

UNPAINTED = Path(__file__).parent / "luck/unpainted.js"
MARKS = """(selectors) => selectors.map((selector) => {
  const marks = [...document.querySelectorAll(selector)]
    .filter((mark) => mark.getClientRects().length)
  const said = marks.map((mark) => {
    if (mark.localName !== 'use') return mark.getAttribute('d') ?? mark.textContent.trim()
    const drawn = document.querySelector(mark.getAttribute('href'))
    return drawn.querySelector('text').textContent.trim()
  })
  const boxes = marks.filter((mark) => mark.checkVisibility({ visibilityProperty: true }))
    .map((mark) => [mark.closest('[data-part]'), mark.getBoundingClientRect()])
    .filter(([part, { x, y, width, height }]) => [0.1, 0.5, 0.9].every((share) =>
      part.contains(document.elementFromPoint(x + share * width, y + share * height))))
    .map(([, { x, y, width, height }]) =>
      ({ x: x - 1, y: y - 1, width: width + 2, height: height + 2 }))
  return [said, boxes.at(-1) ?? null]
})"""
"""What the pieces of each selector are marked with, and where one such mark can be seen.

With a pixel of its ground on each side: a square would fill its box, and stand out from nothing."""
SHARPNESS = 3
"""Pixels of a picture per pixel of the page, in each direction: a mark is small."""
LINEAR = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in range(256)]
LEAST_CONTRAST = 3.0
FIVE = ("white", "yellow", "red", "green", "blue")
STEPS = (*range(0, 20), *(step + 0.5 for step in range(20)))
"""Twentieths of a game at which to look until every colour was seen: some come up late."""
TILE = ':is([data-part^="quarry:"], [data-part^="warehouse:"])[data-part*=":{colour}-"]'

Box = dict[str, float]
Theme = Literal["light", "dark"]


class Kind:
    """A kind of pieces: what they are marked with, and how well that can be seen, per colour."""

    def __init__(self, selector: str, colours: tuple[str, ...], inset: float) -> None:
        """``inset``: what share of a mark's box, at each of its sides, is not looked at."""
        self.selector = selector
        self.inset = inset
        self.marks: dict[str, set[str]] = {colour: set() for colour in colours}
        self.contrasts: dict[str, float] = {}

    def look(self, page: Page) -> None:
        """Note the marks of this position, and see those whose colour was not seen before."""
        selectors = [self.selector.format(colour=colour) for colour in self.marks]
        boxes: dict[str, Box] = {}
        for (colour, known), (said, box) in zip(
            self.marks.items(), page.evaluate(MARKS, selectors), strict=True
        ):
            known.update(said)
            if box and colour not in self.contrasts:
                boxes[colour] = box
        if boxes:
            seen = [_pictures(page, theme, boxes) for theme in THEMES]
            for colour in boxes:
                self.contrasts[colour] = min(self._contrast(one[colour]) for one in seen)

    def _contrast(self, picture: Image.Image) -> float:
        """Of the lighter part of a picture to its darker part, as WCAG computes it."""
        x, y = picture.width * self.inset, picture.height * self.inset
        inner = picture.crop(
            (round(x), round(y), round(picture.width - x), round(picture.height - y))
        )
        data = inner.tobytes()
        light = sorted(map(_luminance, data[0::3], data[1::3], data[2::3]))
        dark, bright = (light[int(share * (len(light) - 1))] for share in (0.05, 0.95))
        return (bright + 0.05) / (dark + 0.05)

    @property
    def complete(self) -> bool:
        """Whether every colour was seen."""
        return set(self.contrasts) == set(self.marks)


def _luminance(red: int, green: int, blue: int) -> float:
    return 0.2126 * LINEAR[red] + 0.7152 * LINEAR[green] + 0.0722 * LINEAR[blue]


def _pictures(page: Page, theme: Theme, boxes: dict[str, Box]) -> dict[str, Image.Image]:
    """What is in these boxes, from one picture, in a theme, with no colour between two."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    left, top = (min(int(box[side]) for box in boxes.values()) for side in ("x", "y"))
    right = max(box["x"] + box["width"] for box in boxes.values())
    bottom = max(box["y"] + box["height"] for box in boxes.values())
    clip = {"x": left, "y": top, "width": int(right - left) + 1, "height": int(bottom - top) + 1}
    with painted(page):
        shot = page.screenshot(animations="disabled", clip=clip)  # type: ignore[arg-type]
    whole = Image.open(io.BytesIO(shot)).convert("RGB")
    found = {}
    for colour, box in boxes.items():
        x, y = box["x"] - left, box["y"] - top
        right, bottom = x + box["width"], y + box["height"]
        found[colour] = whole.crop(
            (SHARPNESS * x, SHARPNESS * y, SHARPNESS * right, SHARPNESS * bottom)
        )
    return found


CARDS = ('[data-part*=":{colour}"] text.letter', ("red", "brown", "grey"), 0.0)
TILES = (f"{TILE} text:last-of-type", ("brick", "sandstone", "marble"), 0.0)
PIECES = {
    "palazzo": (CARDS, TILES),
    "carrara": (('[data-part^="wheel:"][data-part$=":{colour}"] use', (*FIVE, "black"), 0.22),),
    "firenze": (('[data-part$=":{colour}"] path[fill="var(--sym)"]', (*FIVE, "purple"), 0.0),),
}


@pytest.mark.parametrize("game", PIECES)
def test_every_colour_has_a_mark_of_its_own(
    browser: Browser, server: ServerProcess, game: str
) -> None:
    kinds = [Kind(*which) for which in PIECES[game]]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 1440, "height": 900},
        device_scale_factor=SHARPNESS,
        reduced_motion="reduce",
        locale="en",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(path=UNPAINTED)
    page = context.new_page()
    record = record_of(game)
    table = played_out(server.url, game, record)
    page.goto("/rules")
    for number, step in enumerate(STEPS):
        at = round(len(record.entries) * step / 20)
        go_to(page, f"/replay/{table.id}?at={at}&seat={number % record.players}")
        page.locator("[data-part]").first.wait_for()  # the board is loaded after the page
        for kind in kinds:
            kind.look(page)
        if all(kind.complete for kind in kinds):
            break
        go_to(page, "/nowhere")  # so that the next position is shown when its board is
    context.close()
    for kind in kinds:
        assert kind.complete, f"not every colour was ever on the table: {kind.contrasts}"
        marks = kind.marks
        assert all(len(found) == 1 for found in marks.values()), f"a mark is missing: {marks}"
        assert len(set().union(*marks.values())) == len(marks), f"a mark is shared: {marks}"
        for colour, contrast in kind.contrasts.items():
            assert contrast >= LEAST_CONTRAST, f"the mark of {colour} is too faint: {contrast:.1f}"
