"""The bot that searches: worlds from its Knowledge, a tree over them, a budget, a plan."""

from __future__ import annotations

from typing import Final

from palazzi.bots.budget import Budget, Stopwatch
from palazzi.bots.judge import Judge
from palazzi.bots.judging import judge_for
from palazzi.bots.plan import PlannedMoves
from palazzi.bots.search import Search
from palazzi.bots.tree import Node
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.view import Knowledge

BATCH: Final = 4
"""Iterations per world, and between two looks at the clock."""


def think(
    game: Game,
    knowledge: Knowledge,
    world: State,
    budget: Budget,
    rng: Rng,
    kept: Node | None = None,
    judge: Judge | None = None,
) -> Search:
    """Search until the budget is spent or the best move can no longer be overtaken.

    ``world`` is one that the knowledge allows. A forced move costs nothing. Without a ``judge`` it
    is the one that ``judging`` finds.
    """
    search = Search(world, rng, game.tuning, kept, judge=judge or judge_for(game, world).judge)
    if len(search.moves) == 1:
        return search
    clock = Stopwatch(budget)
    while (left := clock.left()) > search.lead():
        batch = min(BATCH, left)
        search.run(world, batch)
        clock.iterations += batch
        if game.has_hidden_information:
            world = game.resample(knowledge, rng)
    return search


class SearchBot:
    """Plays the move that a search tried most, and keeps what it found for the rest of the turn."""

    def __init__(
        self,
        game: Game,
        rng: Rng,
        budget: Budget,
        plan: PlannedMoves | None = None,
        judge: Judge | None = None,
    ) -> None:
        """``judge``: by default the one that ``judging`` finds for each position."""
        self._game = game
        self._rng = rng
        self._budget = budget
        self._plan = plan or PlannedMoves(game)
        self._judge = judge
        self._kept: Node | None = None

    def choose(self, knowledge: Knowledge) -> int:
        planned = self._plan.recall(knowledge)
        if planned is not None:
            return planned
        kept, self._kept = self._kept, None
        world = self._game.resample(knowledge, self._rng)
        legal = world.legal()
        if len(legal) == 1:
            return legal[0]
        search = think(self._game, knowledge, world, self._budget, self._rng, kept, self._judge)
        place = search.best()
        self._kept = search.kept(place)
        return self._plan.make(world, search.lines[place])
