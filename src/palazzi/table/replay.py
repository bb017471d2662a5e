"""A game so far, move by move, as one seat may see it: what a replay shows.

Made from a record alone, so a file that somebody kept is replayed like a table. Nothing here looks
past a View: a seat's replay of a running game tells it nothing that it was not told at the time.
"""

from __future__ import annotations

from typing import TypedDict

from palazzi.core.game import Game
from palazzi.core.messages import Message
from palazzi.core.options import Options
from palazzi.core.record import Record
from palazzi.core.state import OVER, State
from palazzi.core.view import View
from palazzi.table.frames import outcome_frame
from palazzi.table.shapes import OutcomeFrame


class MoveFrame(TypedDict):
    """One action of the record."""

    at: int
    """Its number; the position after it has the same number, and the first position is 0."""
    actor: int
    """A seat or CHANCE."""
    message: Message | None
    """The sentence of the log; None where the seat learnt nothing."""


class PositionFrame(TypedDict):
    """The board after ``at`` actions."""

    at: int
    actor: int
    view: View


class ReplayFrame(TypedDict):
    """All moves in sentences, and the positions that were asked for."""

    game: str
    players: int
    options: Options
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
"""In one answer: a View is a few kilobytes."""


def replay(game: Game, record: Record, seat: int, first: int, count: int) -> ReplayFrame:
    """The record as the seat sees it, with ``count`` positions from number ``first`` on.

    BadRecord if the record does not fit the rules.
    """
    wanted = range(first, first + min(count, MOST_POSITIONS))
    moves: list[MoveFrame] = []
    positions: list[PositionFrame] = []
    points: list[list[int]] = []

    def look(at: int, state: State) -> None:
        points.append(state.scores())
        if at in wanted:
            view = game.view(state, seat)
            positions.append({"at": at, "actor": int(state.actor), "view": view})

    state = record.begin(game)
    for number, (position, action) in enumerate(record.steps(game), 1):
        state = position
        look(number - 1, state)
        actor = int(state.actor)
        moves.append({"at": number, "actor": actor, "message": game.report(state, action, seat)})
    last = len(record.entries)
    look(last, state)
    over = state.actor == OVER
    return {
        "game": record.ruleset,
        "players": record.players,
        "options": dict(record.options),
        "seats": list(record.seats),
        "seat": seat,
        "last": last,
        "moves": moves,
        "points": points if over else [],
        "positions": positions,
        "outcome": outcome_frame(state) if over else None,
    }
