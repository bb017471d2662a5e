"""The bot that takes what looks best at first sight: one move of its own, judged where it ends."""

from __future__ import annotations

from typing import Final

from palazzi.bots.moves import Moves
from palazzi.bots.plan import PlannedMoves
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge

BEAM: Final = 24
"""How many unfinished moves are followed at a time."""


class GreedyBot:
    """What looks best once its own decisions in a row are made, in one world it holds possible."""

    def __init__(self, game: Game, rng: Rng, plan: PlannedMoves | None = None) -> None:
        self._game = game
        self._rng = rng
        self._moves = Moves()
        self._plan = plan or PlannedMoves(game)

    def choose(self, knowledge: Knowledge) -> int:
        planned = self._plan.recall(knowledge)
        if planned is not None:
            return planned
        world = self._game.resample(knowledge, self._rng)
        return self._plan.make(world, self._moves.find(world, BEAM, 1)[0].actions())
