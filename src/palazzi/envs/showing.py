"""A position to look at, as text, HTML, SVG or pixels: what one seat may see, and nothing else.

The text is the terminal's board. HTML and SVG show the same lines, so that a notebook needs no
fonts or scripts from elsewhere; as pixels, a physical game is painted and any other is written in
cells of one size.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, cast

import numpy as np
from numpy.typing import NDArray

from palazzi.core.errors import BadOption
from palazzi.core.game import Game
from palazzi.core.messages import say
from palazzi.core.state import State
from palazzi.core.view import SPECTATOR
from palazzi.locale import catalogue
from palazzi.terminal.boards import board
from palazzi.terminal.sight import sight_of

PAPER: Final = "#fbf6ea"
INK: Final = "#1d3a54"
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
"""Printed, as text, as pixels."""
CELL: Final = (9, 18)
"""The width and height of a letter, in pixels."""
MARGIN: Final = 12
PAINTED: Final = (240, 180)
"""The size of a painted palace: larger ones take seconds. ``palazzi render`` makes any size."""

# What the built-in font of Pillow lacks of the boards' symbols, as outlines within a cell; open
# ones are drawn and not filled. Numbers are parts of the cell's width, from its middle.
_SHAPES: Final[dict[str, tuple[bool, Sequence[tuple[float, float]]]]] = {
    "▯": (False, ((-0.3, -0.5), (0.3, -0.5), (0.3, 0.5), (-0.3, 0.5))),
    "▫": (False, ((-0.3, -0.3), (0.3, -0.3), (0.3, 0.3), (-0.3, 0.3))),
    "■": (True, ((-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4))),
    "▲": (True, ((0, -0.45), (0.45, 0.4), (-0.45, 0.4))),
    "▶": (True, ((-0.4, -0.45), (0.45, 0), (-0.4, 0.45))),
    "◆": (True, ((0, -0.5), (0.45, 0), (0, 0.5), (-0.45, 0))),
    "●": (True, ((-0.2, -0.45), (0.2, -0.45), (0.45, -0.2), (0.45, 0.2), (0.2, 0.45),
                 (-0.2, 0.45), (-0.45, 0.2), (-0.45, -0.2))),
    "✚": (True, ((-0.15, -0.45), (0.15, -0.45), (0.15, -0.15), (0.45, -0.15), (0.45, 0.15),
                 (0.15, 0.15), (0.15, 0.45), (-0.15, 0.45), (-0.15, 0.15), (-0.45, 0.15),
                 (-0.45, -0.15), (-0.15, -0.15))),
    "←": (True, ((-0.45, 0), (0, -0.4), (0, -0.1), (0.45, -0.1), (0.45, 0.1), (0, 0.1),
                 (0, 0.4))),
}  # fmt: skip
_PLAIN: Final = {"×": "x", "–": "-"}
"""Letters that it lacks, too."""


class ShownPosition:
    """A position as a seat sees it; a notebook draws it by itself."""

    def __init__(
        self, game: Game, state: State, seat: int = SPECTATOR, language: str = "en"
    ) -> None:
        self._game = game
        self._state = state.clone()
        self._seat = seat
        self._language = language

    def __str__(self) -> str:
        """The board, and what is asked or awaited below it."""
        words = catalogue(self._language)
        game, state, seat = self._game, self._state, self._seat
        names = [words.say(say("seat", number=number)) for number in range(state.players)]
        drawn = board(sight_of(game, state, seat, names), words)
        asked = words.say(game.prompt(state, seat)["message"], names)
        return f"{drawn}\n\n{asked}"

    def _repr_html_(self) -> str:
        style = f"background:{PAPER};color:{INK};padding:{MARGIN}px;line-height:1.3;white-space:pre"
        return f'<pre style="{style}">{escape(str(self))}</pre>'

    def _repr_svg_(self) -> str:
        lines = str(self).split("\n")
        across, down = CELL
        width, height = self._pixels(lines)
        rows = "".join(
            f'<text x="{MARGIN}" y="{MARGIN + down * (number + 1) - 5}">{escape(line)}</text>'
            for number, line in enumerate(lines)
            if line.strip()
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'width="{width}" height="{height}" role="img" aria-label="{self._game.id}">'
            f'<rect width="100%" height="100%" fill="{PAPER}"/>'
            f'<g font-family="monospace" font-size="{across / 0.6:g}" fill="{INK}" '
            f'xml:space="preserve" style="white-space:pre">{rows}</g></svg>'
        )

    def picture(self) -> NDArray[np.uint8]:
        """Height × width × red, green and blue."""
        if self._game.physical:
            return _painted(self._game, self._state, self._seat)
        return self._written()

    def _pixels(self, lines: Sequence[str]) -> tuple[int, int]:
        across, down = CELL
        return 2 * MARGIN + across * max(map(len, lines)), 2 * MARGIN + down * len(lines)

    def _written(self) -> NDArray[np.uint8]:
        from PIL import Image, ImageDraw, ImageFont

        lines = str(self).split("\n")
        image = Image.new("RGB", self._pixels(lines), PAPER)
        draw = ImageDraw.Draw(image)
        font = ImageFont.load_default(13)
        across = CELL[0]
        for letter, x, y in _cells(lines):
            if letter in _SHAPES:
                is_full, outline = _SHAPES[letter]
                points = [(x + a * across, y + b * across) for a, b in outline]
                draw.polygon(points, fill=INK if is_full else None, outline=INK)
            else:
                draw.text((x, y), _PLAIN.get(letter, letter), INK, font, anchor="mm")
        return np.asarray(image)


def _cells(lines: Sequence[str]) -> Iterator[tuple[str, float, float]]:
    """Every letter, and the middle of its cell."""
    across, down = CELL
    for row, line in enumerate(lines):
        for column, letter in enumerate(line):
            if letter != " ":
                yield letter, MARGIN + across * (column + 0.5), MARGIN + down * (row + 0.5)


def _painted(game: Game, state: State, seat: int) -> NDArray[np.uint8]:
    """The wooden palace as everybody sees it."""
    from palazzi.games.paletti.world.poses import seen
    from palazzi.pictures.palace import picture

    palace = base64.b64decode(str(cast("dict[str, object]", game.view(state, seat))["palace"]))
    return np.asarray(picture(seen(palace), PAINTED, "quarter", fine=False).convert("RGB"))


def check_render_mode(mode: str | None) -> None:
    """BadOption if there is no such mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"There is no render mode '{mode}'; there are {', '.join(RENDER_MODES)}.")


def rendered(shown: ShownPosition, mode: str | None) -> str | NDArray[np.uint8] | None:
    """A position by a render mode."""
    if mode == "rgb_array":
        return shown.picture()
    if mode == "ansi":
        return str(shown)
    if mode == "human":
        print(shown)
    return None
