"""Plans: a move is thought out once, and its further decisions are made without thinking again.

A decision is recalled only for exactly the Knowledge that was expected, so a plan never outlives
anything that the seat learnt since.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from palazzi.core.game import Game
from palazzi.core.state import State
from palazzi.core.view import Knowledge, canonical

KEPT: Final = 400
"""How many decisions are kept; the oldest go first."""


class PlannedMoves:
    """Decisions for what is still to come; of one game of any number of tables."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._decisions: dict[str, int] = {}

    def make(self, world: State, actions: Sequence[int]) -> int:
        """Keep the rest of a move that starts in this world; return its first action."""
        seat = int(world.actor)
        state = world.clone()
        for action, following in pairwise(actions):
            state.step(action)
            self._decisions[canonical(self._game.knowledge(state, seat))] = following
        while len(self._decisions) > KEPT:
            del self._decisions[next(iter(self._decisions))]
        return actions[0]

    def recall(self, knowledge: Knowledge) -> int | None:
        """What was decided for this position, once; None if nothing was."""
        if not self._decisions:
            return None
        return self._decisions.pop(canonical(knowledge), None)
