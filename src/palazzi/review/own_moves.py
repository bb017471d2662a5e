"""The whole moves that a seat made in a game, and the positions it made them in.

A move is what bots think in (``bots/moves.py``): everything a seat decides before another seat, a
draw or the end comes next.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from palazzi.core.game import Game
from palazzi.core.record import Record
from palazzi.core.state import State


class OwnMove(NamedTuple):
    """One move of the seat."""

    at: int
    """How many entries of the record came before it."""
    actions: list[int]
    state: State
    """The position that it was made in."""


def own_moves(game: Game, record: Record, seat: int) -> Iterator[OwnMove]:
    """All of them, in order; what the record breaks off in the middle of is none."""
    state = record.begin(game)
    begun: OwnMove | None = None
    for number, entry in enumerate(record.entries):
        if begun is None and state.actor == seat:
            begun = OwnMove(number, [], state.clone())
        action = game.apply_text(state, entry.text, entry.recording)
        if begun is not None:
            begun.actions.append(action)
            if state.actor != seat:
                yield begun
                begun = None
