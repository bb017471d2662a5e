"""Bots that play like people who do not look at everything: quick, fair, and beatable."""

from __future__ import annotations

from typing import Final

from palazzi.bots.moves import FoundMove, Moves
from palazzi.bots.plan import PlannedMoves
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge

BEAM: Final = 12
MOVES: Final = 40
DICE: Final = 1000


class CarelessBot:
    """Overlooks some moves, misjudges the others a little, and takes the best of what it sees.

    So it makes the mistakes of people: it misses a good move or takes the second best, but does
    nothing senseless.
    """

    def __init__(
        self,
        game: Game,
        rng: Rng,
        overlooks: float,
        misjudges: float,
        plan: PlannedMoves | None = None,
    ) -> None:
        """``overlooks``: the share of moves not seen; ``misjudges``: in parts of a clear lead."""
        self._game = game
        self._rng = rng
        self._overlooks = overlooks
        self._error = misjudges * game.tuning.scale
        self._moves = Moves()
        self._plan = plan or PlannedMoves(game)

    def choose(self, knowledge: Knowledge) -> int:
        planned = self._plan.recall(knowledge)
        if planned is not None:
            return planned
        world = self._game.resample(knowledge, self._rng)
        moves = self._moves.find(world, BEAM, MOVES)
        seen = [move for move in moves if self._dice() >= self._overlooks] or moves[-1:]
        return self._plan.make(world, max(seen, key=self._judged).actions())

    def _judged(self, move: FoundMove) -> float:
        # Three dice: about a bell, never far off.
        error = self._dice() + self._dice() + self._dice() - 1.5
        return move.value + 2.0 * self._error * error

    def _dice(self) -> float:
        return self._rng.below(DICE) / DICE
