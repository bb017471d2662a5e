"""What the drawings of all boards have in common: pieces as coloured text that can be clicked.

A colour is never alone: it comes with its symbol, as on the page. Pieces bring their own
background, so they look the same on a light and on a dark screen; all other text has the colours
of the screen.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from palazzi.locale import Catalogue
from palazzi.terminal.aiming import Pointer
from palazzi.terminal.sight import Sight

PAINT: Final = {
    "white": ("#efe8d9", "#4a3d2c", "●"),
    "yellow": ("#e3b23a", "#4b3304", "▲"),
    "red": ("#b9392f", "#fdeee0", "◆"),
    "green": ("#3f7a3b", "#f6fbe8", "■"),
    "blue": ("#2f6fb0", "#eef5fc", "✚"),
    "black": ("#332d29", "#f1e8db", "★"),
    "purple": ("#7c4b95", "#f8effc", "⬢"),
    "brown": ("#7a5230", "#fdf1e2", "▲"),
    "grey": ("#8b8d90", "#17181a", "■"),
    "brick": ("#a44e33", "#fff0e6", "▤"),
    "sandstone": ("#dcb679", "#3d2a0c", "▒"),
    "marble": ("#e9e6e1", "#35302a", "░"),
    "gold": ("#c9971f", "#1e1403", "◉"),
    "paper": ("#e6dcc4", "#3a2d1a", "§"),
}
"""Background, ink and symbol."""
SEATS: Final = ("#b3402f", "#2c5f9e", "#4b7a3d", "#8f6407")
SEAT_INK: Final = "#fff6e8"
EMBLEMS: Final = ("⚜", "♜", "♛", "☀")
"""Lily, tower, crown (no terminal has a narrow lion) and sun."""
FREE: Final = "·"


class Board:
    """Draws one sight. A game's own board overrides ``middle`` and ``player``."""

    def __init__(self, sight: Sight, words: Catalogue, aim: Pointer | None = None) -> None:
        self.sight = sight
        self.words = words
        self.aim = aim
        self.names = sight.names
        self.lit = frozenset(part for offer in sight.offers for part in offer.parts)
        """What can be chosen by clicking on it."""
        self.marked: frozenset[str] = frozenset()
        """What the choice is about that is highlighted in the list."""
        self.room = 40
        """How many lines are seen at once."""

    def middle(self, width: int) -> list[Text]:
        """What belongs to nobody, section by section, at most so wide."""
        raise NotImplementedError

    def player(self, seat: int, width: int) -> Text:
        """What lies before a player, hand included as far as it may be seen."""
        raise NotImplementedError

    def purse(self, width: int) -> Text | None:
        """What a player acts with, in a line or two: always seen, however small the screen is."""
        del width
        return None

    # ---- text

    def piece(self, text: str, look: str, part: str = "", *also: str) -> Text:
        """A piece on its background; it stands for the first of its parts that can be chosen."""
        paper, ink, _ = PAINT[look]
        # As a stretch of it and not as the style of all: what is appended has the screen's colours.
        return self.part(Text().append(text, Style(color=ink, bgcolor=paper)), part, *also)

    def part(self, text: Text, *parts: str) -> Text:
        """Text that stands for a part of the board: clickable while that can be chosen."""
        found = next((part for part in parts if part in self.lit), "")
        if found:
            text.stylize(Style(bold=True, underline=True, meta=does(f"part({found!r})")))
        if self.marked.intersection(parts):
            text.stylize(Style(reverse=True))
        return text

    def symbol(self, colour: str) -> str:
        """What a colour can be told by."""
        return PAINT[colour][2]

    def head(self, seat: int, *facts: str) -> Text:
        """A player's name with emblem and colour, and what there is to say in a line."""
        acts = self.sight.view is not None and self.sight.view["actor"] == seat
        text = Text("▶" if acts else " ")
        colour = SEATS[seat % len(SEATS)]
        name = f" {EMBLEMS[seat % len(EMBLEMS)]} {self.names[seat]} "
        text.append(name, Style(color=SEAT_INK, bgcolor=colour, bold=True))
        if seat == self.sight.seat:
            text.append(f" {self.words.text('terminal-you')}", "italic")
        for fact in facts:
            text.append(f"  {fact}")
        return text

    def title(self, key: str, **args: int | str) -> Text:
        """A heading."""
        return Text(self.words.text(key, args), "bold")

    def nothing(self, key: str) -> Text:
        """Where there could be something."""
        return Text(self.words.text(key), "dim")


def does(action: str) -> dict[str, str]:
    """What makes a stretch of text do something when it is clicked on."""
    return {"does": action}


def rows(
    pieces: Iterable[Text], width: int, indent: str = "", gap: str = " ", hang: int = 0
) -> Text:
    """Pieces side by side, in as many lines as they need; ``hang`` indents all but the first."""
    lines: list[Text] = []
    line, empty = Text(indent), len(indent)
    for piece in pieces:
        if line.cell_len > empty and line.cell_len + len(gap) + piece.cell_len > width:
            lines.append(line)
            line, empty = Text(indent + " " * hang), len(indent) + hang
        if line.cell_len > empty:
            line.append(gap)
        line.append_text(piece)
    return Text("\n").join([*lines, line])


def pointed_line(text: Text) -> int | None:
    """The first line on which something is marked; None if nothing is."""
    marked = [
        span.start
        for span in text.spans
        if isinstance(span.style, Style) and span.style.reverse and span.style.bgcolor is None
    ]
    return text.plain.count("\n", 0, min(marked)) if marked else None


def lines(*texts: Text | str) -> Text:
    """One under the other."""
    return Text("\n").join(Text(text) if isinstance(text, str) else text for text in texts)


def stacked(texts: Iterable[Text], airy: bool) -> Text:
    """Sections one under the other, with room between them where there is any."""
    return Text("\n\n" if airy else "\n").join(texts)


def beside(columns: Sequence[Text], gap: int = 2) -> Text:
    """Blocks of lines side by side, their tops level."""
    split = [column.split("\n", allow_blank=True) for column in columns]
    widths = [max(line.cell_len for line in block) for block in split]
    made: list[Text] = []
    for number in range(max(map(len, split))):
        line = Text()
        for block, width in zip(split, widths, strict=True):
            cell = block[number].copy() if number < len(block) else Text()
            if block is not split[-1]:
                cell.pad_right(width - cell.cell_len + gap)
            line.append_text(cell)
        made.append(line)
    return Text("\n").join(made)
