"""The rows of the conformance suite, and random games in them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hypothesis import strategies as st

from palazzi.core.game import Game
from palazzi.core.playout import Playout
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.view import SPECTATOR
from palazzi.games import REGISTRY
from palazzi.testing import random_game, random_record

ALL = os.environ.get("PALAZZI_CASES") == "all"
SEEDS = st.integers(min_value=0, max_value=2**32)


@dataclass(frozen=True)
class Case:
    """A game with that many players under one of its variants."""

    game: Game
    players: int
    variant: int

    def __str__(self) -> str:
        return f"{self.game.ruleset}-{self.players}p-v{self.variant}"

    @property
    def options(self) -> Mapping[str, object]:
        """The variant's options."""
        return self.game.variants[self.variant]

    @property
    def viewers(self) -> tuple[int, ...]:
        """All viewers: the spectator and each seat."""
        return (SPECTATOR, *range(self.players))

    def new(self) -> State:
        """The first position."""
        return self.game.new(self.players, self.options)

    def steps(self, seed: int) -> Iterator[tuple[State, int]]:
        """The positions of a random game, each with the action about to be taken."""
        return random_game(self.game, self.players, seed, self.options)

    def sampled(self, seed: int, most: int = 120) -> Iterator[tuple[State, int]]:
        """About ``most`` positions of a random game, evenly spread: for expensive checks."""
        runner = Playout(Rng(seed))
        runner.run(self.new(), self.game.longest(self.players))
        stride = max(1, runner.decisions // most)
        for number, step in enumerate(self.steps(seed)):
            if number % stride == 0:
                yield step

    def record(self, seed: int) -> Record:
        """A random game's record."""
        return random_record(self.game, self.players, seed, self.options)


def every(game: Game) -> list[Case]:
    """Each number of players with each variant."""
    return [Case(game, players, v) for players in game.players for v in range(len(game.variants))]


def spread(game: Game) -> list[Case]:
    """Each number of players and each variant, in as few pairs as can be; all in the trial."""
    if ALL:
        return every(game)
    players, variants = game.players, len(game.variants)
    first = list(REGISTRY.versions(game.id)).index(game.version)
    return [
        Case(game, players[n % len(players)], (first + n) % variants)
        for n in range(max(len(players), variants))
    ]
