"""The board of a game that has no drawing of its own: every field that has a word."""

from __future__ import annotations

from rich.text import Text

from palazzi.terminal.boards import fields
from palazzi.terminal.screen.board import Board, rows


class GenericBoard(Board):
    """Shows what is named; what can be chosen is listed, not pointed at."""

    def middle(self, width: int) -> list[Text]:
        made: list[Text] = []
        for name, told in fields(self.sight, self.words):
            made.append(Text(name, "bold"))
            made += [rows([Text(word) for word in line.split()], width, "  ") for line in told]
        return made

    def player(self, seat: int, width: int) -> Text:
        del width
        return self.head(seat)
