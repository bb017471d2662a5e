"""Every board looks as it did when somebody last looked at it.

The usual run takes two pictures of each board, so that every moment, size and theme comes twice;
`./palazzi trials pictures` takes all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page

import palazzi
from tests.e2e.compare import HOW, accepting, difference, keep, kept, show
from tests.e2e.looks import LOOKS, MOMENTS, REFERENCES, Gallery, Look, Moment, still
from tests.server.trials.process import ServerProcess

GAMES = palazzi.game_ids()
ALL = os.environ.get("PALAZZI_PICTURES") == "all"
USUAL: dict[Moment, Look] = {
    "early": Look("wide", "light"),
    "mid": Look("phone", "dark"),
    "decision": Look("wide", "dark"),
    "end": Look("phone", "light"),
}
SHOWN = [
    (game, moment)
    for at, game in enumerate(GAMES)
    for number, moment in enumerate(MOMENTS)
    if ALL or (number - (0, 2, 1, 3)[at % 4]) % 4 < 2
]
"""Two moments in a row are seen in a wide and in a narrow window."""
SLACK = 0.0002
"""Of a picture may differ: a few letters' edges."""
SLACK_OF_SCENES = 0.01
"""The same where a scene in three dimensions is drawn, whose edges fall a little differently."""
NAMED = """(places) => [...new Set(places.map(([x, y]) => {
  const one = document.elementFromPoint(x, y)
  const part = one?.closest('[data-part]')?.dataset.part
  const area = one?.closest('section, article, aside, header, [class*=area]')
  return part ?? area?.getAttribute('aria-label') ?? area?.className ?? one?.localName ?? '?'
}))].slice(0, 8)"""
"""What is drawn at places of the page."""


@pytest.fixture(scope="module")
def gallery(browser: Browser, server: ServerProcess) -> Iterator[Gallery]:
    made = Gallery(browser.browser_type, server.url)
    yield made
    made.close()


@pytest.mark.parametrize(("game", "moment"), SHOWN)
def test_a_board_looks_as_it_did(gallery: Gallery, game: str, moment: Moment) -> None:
    complaints = []
    for look in LOOKS if ALL else (USUAL[moment],):
        with gallery.open(game, moment, look) as page:
            complaints += compared(page, game, f"{game}-{moment}-{look}")
    assert not complaints, "\n".join([*complaints, HOW])


def compared(page: Page, game: str, name: str) -> list[str]:
    """What is to be said about a picture; nothing if it is the one that is kept."""
    picture, file = still(page), REFERENCES / f"{name}.webp"
    seen = kept(picture)
    if not file.is_file():
        if accepting():
            keep(picture, file)
            return []
        return [f"{name}: nothing to compare with; it looks like {show(name, None, seen, None)}"]
    with Image.open(file) as stored:
        expected = stored.convert("RGB")
    found = difference(expected, seen)
    slack = SLACK_OF_SCENES if palazzi.game(game).physical else SLACK
    if found is None or found.share <= slack:
        return []
    if accepting():
        keep(picture, file)
        return []
    left, top, right, bottom = found.box
    return [
        f"{name}: {found.pixels} pixels ({found.share:.2%}) differ, between {left}, {top} and "
        f"{right}, {bottom}, at {', '.join(page.evaluate(NAMED, found.places[:40]))}; "
        f"look at {show(name, expected, seen, found)}"
    ]


def test_a_letter_that_is_missing_is_seen_and_a_hair_is_not() -> None:
    page = Image.new("RGB", (400, 300), "#fffaf1")
    pen = ImageDraw.Draw(page)
    pen.rectangle((40, 40, 200, 160), fill="#b9392f")
    pen.text((60, 60), "7", fill="white", font_size=22)
    hair = page.copy()
    ImageDraw.Draw(hair).line((40, 161, 200, 161), fill="#edcac0")
    assert difference(kept(page), kept(hair)) is None
    bare = page.copy()
    ImageDraw.Draw(bare).rectangle((58, 60, 76, 86), fill="#b9392f")
    found = difference(kept(page), kept(bare))
    assert found is not None
    assert found.share > SLACK
    left, top, right, bottom = found.box
    assert (left >= 50, top >= 56, right <= 84, bottom <= 90) == (True,) * 4
    assert all(left <= x + 16 and x - 16 <= right for x, _ in found.places)
    smaller = kept(page.crop((0, 0, 300, 300)))
    assert difference(kept(page), smaller) is not None
