"""A game once more, position by position: forwards, backwards, to the next turn, to the ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from palazzi.locale import Catalogue
from palazzi.terminal.result import result_lines
from palazzi.terminal.screen.board import stacked
from palazzi.terminal.screen.boards import board_of
from palazzi.terminal.sight import Sight

LAST_SENTENCES = 8
AIRY = 45


class ReplayScreen(Screen[None]):
    """All that was seen from one seat."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "go(-1)"),
        ("right", "go(1)"),
        ("up", "turn(-1)"),
        ("down", "turn(1)"),
        ("home", "go(-99999)"),
        ("end", "go(99999)"),
        ("escape,p,q,enter", "leave"),
    ]

    def __init__(self, sights: Sequence[Sight], words: Catalogue) -> None:
        super().__init__()
        self.sights = sights
        self.words = words
        self.at = len(sights) - 1

    def compose(self) -> ComposeResult:
        """The board, the last sentences, and the keys."""
        yield Static(id="title")
        with Horizontal(id="stage"), VerticalScroll(id="board", classes="pane"):
            yield Static(id="middle")
        with VerticalScroll(id="asks"):
            yield Static(id="question")
        yield Static(Text(self.words.text("terminal-replay-keys")), id="keys")

    def on_mount(self) -> None:
        """Begin where the game is."""
        self.draw()

    def on_resize(self) -> None:
        """Another size."""
        self.draw()

    def draw(self) -> None:
        """The position."""
        sight, width = self.sights[self.at], self.size.width - 3
        board = board_of(sight.game.id)(sight, self.words)
        board.lit = frozenset()
        title = self.words.text(f"{sight.game.id}-title")
        where = self.words.text("terminal-replay", {"at": self.at, "last": len(self.sights) - 1})
        self.query_one("#title", Static).update(Text(f"{title}   {where}"))
        parts = board.middle(width)
        parts += [board.player(seat, width) for seat in range(len(sight.names))]
        if sight.outcome is not None:
            parts.insert(0, Text("\n".join(result_lines(sight, self.words)).strip() + "\n"))
        self.query_one("#middle", Static).update(stacked(parts, self.size.height >= AIRY))
        told = sight.log[-LAST_SENTENCES:]
        self.query_one("#question", Static).update(Text("\n").join(map(Text, told)))

    def action_go(self, by: int) -> None:
        """Go on by that many positions, or back."""
        self.at = min(max(self.at + by, 0), len(self.sights) - 1)
        self.draw()

    def action_turn(self, way: int) -> None:
        """To the next position at which somebody else has to act."""
        actor = self._actor()
        while 0 <= self.at + way < len(self.sights):
            self.at += way
            if self._actor() not in (actor, -1):
                break
        self.draw()

    def _actor(self) -> int:
        view = self.sights[self.at].view
        return -1 if view is None else view["actor"]

    def action_leave(self) -> None:
        """Back to the table, or out."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()
