"""Without colours: every stone, brick, card and tile is still told apart by its symbol or letter.

Two things are looked at. Each piece of a colour carries that colour's own mark, and no two colours
share one: read from the drawing, for pictures of two places differ by more than their marks. And
the mark can be seen: on the screen, in greyscale, it stands out from its ground by 3 : 1, as WCAG
asks of graphics. The columns of the physical game are drawn in three dimensions, and their marks
with them.
"""

from __future__ import annotations

import base64
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.hands import played_by_bots
from tests.server.trials.process import ServerProcess

MARKS = """(selector) => [...document.querySelectorAll(selector)]
  .filter((mark) => mark.getClientRects().length)
  .map((mark) => {
    if (mark.localName !== 'use') return mark.getAttribute('d') ?? mark.textContent.trim()
    const drawn = document.querySelector(mark.getAttribute('href'))
    return drawn.querySelector('text').textContent.trim()
  })"""
CONTRAST = """async ([png, inset]) => {
  const blob = await (await fetch('data:image/png;base64,' + png)).blob()
  const image = await createImageBitmap(blob)
  const size = 48
  const canvas = new OffscreenCanvas(size, size).getContext('2d')
  const [x, y] = [image.width * inset, image.height * inset]
  canvas.drawImage(image, x, y, image.width - 2 * x, image.height - 2 * y, 0, 0, size, size)
  const data = canvas.getImageData(0, 0, size, size).data
  const linear = (c) => c <= 10 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4
  const light = Array.from({ length: size * size }, (_, i) =>
    0.2126 * linear(data[4 * i]) + 0.7152 * linear(data[4 * i + 1])
      + 0.0722 * linear(data[4 * i + 2])).sort((a, b) => a - b)
  const at = (share) => light[Math.floor(share * (light.length - 1))]
  return (at(0.95) + 0.05) / (at(0.05) + 0.05)
}"""
LEAST_CONTRAST = 3.0
FIVE = ("white", "yellow", "red", "green", "blue")
POSITIONS = (*range(0, 240, 12), *range(6, 240, 12), *range(3, 240, 6))
"""Where to look until every colour was seen, far apart first: a game may show one only at times."""
TILE = ':is([data-part^="quarry:"], [data-part^="warehouse:"])[data-part*=":{colour}-"]'


def look(
    page: Page, table: str, selector: str, colours: tuple[str, ...]
) -> tuple[dict[str, set[str]], dict[str, list[str]]]:
    """The marks of each colour's pieces at many positions, and pictures of one: light and dark."""
    marks: dict[str, set[str]] = {colour: set() for colour in colours}
    pictures: dict[str, list[str]] = {}
    for number, at in enumerate(POSITIONS):
        page.goto(f"/replay/{table}?at={at}&seat={number % 2}")
        page.locator("input[type=range]").wait_for()
        page.locator("[data-part]").first.wait_for()  # the board is loaded after the page
        page.mouse.move(1, 1)
        for colour in colours:
            here = selector.format(colour=colour)
            marks[colour] |= set(page.evaluate(MARKS, here))
            mark = page.locator(here).locator("visible=true").last
            if colour not in pictures and mark.count():
                pictures[colour] = [picture(page, mark, "light"), picture(page, mark, "dark")]
        if len(pictures) == len(colours):
            break
    return marks, pictures


def picture(page: Page, mark: Locator, theme: Literal["light", "dark"]) -> str:
    """A mark as it is seen in a theme, with no colour between two."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    return base64.b64encode(mark.screenshot(animations="disabled")).decode()


@pytest.mark.parametrize(
    ("game", "selector", "inset", "colours"),
    [
        ("palazzo", '[data-part*=":{colour}"] text.letter', 0.0, ("red", "brown", "grey")),
        ("palazzo", f"{TILE} text:last-of-type", 0.0, ("brick", "sandstone", "marble")),
        ("carrara", '[data-part^="wheel:"][data-part$=":{colour}"] use', 0.22, (*FIVE, "black")),
        ("firenze", '[data-part$=":{colour}"] path[fill="var(--sym)"]', 0.0, (*FIVE, "purple")),
    ],
    ids=["cards", "tiles", "stones", "bricks"],
)
def test_every_colour_has_a_mark_of_its_own(
    browser: Browser,
    server: ServerProcess,
    game: str,
    selector: str,
    inset: float,
    colours: tuple[str, ...],
) -> None:
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": 1440, "height": 900},
        device_scale_factor=3,
        reduced_motion="reduce",
        locale="en",
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto("/")
    marks, pictures = look(page, played_by_bots(page, game), selector, colours)
    assert set(pictures) == set(colours), "not every colour was ever on the table"
    assert all(len(found) == 1 for found in marks.values()), f"a mark is missing: {marks}"
    assert len(set().union(*marks.values())) == len(colours), f"a mark is shared: {marks}"
    desk = context.new_page()  # the page itself may not read pictures: its policy forbids it
    for colour, seen in pictures.items():
        contrast = min(desk.evaluate(CONTRAST, [png, inset]) for png in seen)
        assert contrast >= LEAST_CONTRAST, f"the mark of {colour} is too faint: {contrast:.1f}"
    context.close()
