"""A game so far, move by move, as one seat may see it: what a replay shows.

Made from a record alone, so a file that somebody kept is replayed like a table. Nothing here looks
past a View: a seat's replay of a running game tells it nothing that it was not told at the time.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypedDict

from palazzi.core.game import Game
from palazzi.core.messages import Message
from palazzi.core.options import Options
from palazzi.core.record import Record
from palazzi.core.state import OVER, State
from palazzi.core.view import View
from palazzi.table.frames import outcome_frame
from palazzi.table.shapes import Edit, OutcomeFrame
from palazzi.table.steps import difference


class MoveFrame(TypedDict):
    """One action of the record."""

    at: int
    """Its number; the position after it has the same number, and the first position is 0."""
    actor: int
    """A seat or CHANCE."""
    message: Message | None
    """The sentence of the log; None where the seat learnt nothing."""


class PositionFrame(TypedDict):
    """The board after ``at`` actions, as a change of the position before in the same answer."""

    at: int
    actor: int
    change: list[Edit]
    """The first one of an answer sets the whole View."""


class ReplayFrame(TypedDict):
    """All moves in sentences, and the positions that were asked for."""

    game: str
    players: int
    options: Options
    edition: dict[str, Any]
    seats: list[str]
    seat: int
    """Whose eyes it is seen with; SPECTATOR for a watcher's."""
    last: int
    """The number of the last position."""
    moves: list[MoveFrame]
    points: list[list[int]]
    """Points of each seat at each position, from 0 on; empty while the game runs."""
    positions: list[PositionFrame]
    outcome: OutcomeFrame | None


MOST_POSITIONS = 64
"""In one answer."""


_MARK = 64
"""Actions between two positions that are kept, from which those in between are found."""


class Replay:
    """A record as one seat sees it. Read it once; then any of its positions is soon found.

    What takes long is an iterator, so that whoever calls can do something else in between.
    """

    def __init__(self, game: Game, record: Record, seat: int) -> None:
        self.seat = seat
        self.points: list[list[int]] = []
        self._game = game
        self._record = record
        self._last = record.begin(game)
        self._marks: list[State] = []

    def read(self) -> Iterator[MoveFrame]:
        """Every move in its sentence; BadRecord if the record does not fit the rules."""
        game, seat = self._game, self.seat
        for number, (state, action) in enumerate(self._record.steps(game), 1):
            if (number - 1) % _MARK == 0:
                self._marks.append(state.clone())
            self.points.append(state.scores())
            self._last = state
            actor = int(state.actor)
            yield {"at": number, "actor": actor, "message": game.report(state, action, seat)}
        if len(self._record.entries) % _MARK == 0:
            self._marks.append(self._last)
        self.points.append(self._last.scores())

    def positions(self, first: int, count: int) -> Iterator[PositionFrame]:
        """``count`` positions from number ``first`` on, as far as there are any, 64 at most."""
        entries = self._record.entries
        stop = min(first + min(count, MOST_POSITIONS), len(entries) + 1)
        if first >= stop:
            return
        at = first - first % _MARK
        state = self._marks[at // _MARK].clone()
        last: View | None = None
        while True:
            if at >= first:
                view = self._game.sent_view(state, self.seat)
                change = [Edit(path=[], value=view)] if last is None else difference(last, view)
                yield {"at": at, "actor": int(state.actor), "change": change}
                last = view
            if at + 1 >= stop:
                return
            state.apply(self._game.parse(entries[at].text), entries[at].recording)
            at += 1

    def frame(self, moves: list[MoveFrame], positions: list[PositionFrame]) -> ReplayFrame:
        """What was read, with some positions."""
        record = self._record
        over = self._last.actor == OVER
        return {
            "game": record.ruleset,
            "players": record.players,
            "options": dict(record.options),
            "edition": record.edition,
            "seats": list(record.seats),
            "seat": self.seat,
            "last": len(record.entries),
            "moves": moves,
            "points": self.points if over else [],
            "positions": positions,
            "outcome": outcome_frame(self._last) if over else None,
        }


def replay(game: Game, record: Record, seat: int, first: int, count: int) -> ReplayFrame:
    """The record as the seat sees it, with ``count`` positions from number ``first`` on.

    BadRecord if the record does not fit the rules.
    """
    one = Replay(game, record, seat)
    moves = list(one.read())
    return one.frame(moves, list(one.positions(first, count)))
