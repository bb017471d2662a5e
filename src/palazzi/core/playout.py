# mypyc: compiled
"""Random games, as fast as they go: the loop behind ``simulate``, benchmarks and search."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State, buffer, mix


@final
@mypyc_attr(acyclic=True)
class Playout:
    """Plays positions to their end at random; counts decisions and keeps a checksum of them all."""

    rng: Rng
    decisions: i64
    checksum: i64
    ids: vec[i64]
    weights: vec[i64]

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.decisions = 0
        self.checksum = 0
        self.ids = buffer()
        self.weights = buffer()

    def choose(self, state: State) -> i64:
        """A random legal action, or a draw by its weight."""
        ids = self.ids
        if state.actor == CHANCE:
            weights = self.weights
            return ids[self.rng.pick(weights, state.chance_into(ids, weights))]
        return ids[self.rng.below(state.legal_into(ids))]

    def advance(self, state: State) -> None:
        """Take one random action."""
        action = self.choose(state)
        self.checksum = mix(self.checksum, action)
        self.decisions += 1
        state.step(action)

    def finish(self, state: State) -> bool:
        """Close a game: the checksum takes in where it led. False if it is not over."""
        self.checksum = mix(self.checksum, state.fingerprint())
        return state.actor == OVER

    def run(self, state: State, most: i64) -> bool:
        """Play to the end, in place; False if ``most`` decisions were not enough."""
        limit = self.decisions + most
        while state.actor != OVER and self.decisions < limit:
            self.advance(state)
        return self.finish(state)


def playouts(start: State, games: i64, seed: int, most: i64) -> tuple[int, int]:
    """Play ``games`` random games from clones of ``start``; return (decisions, checksum)."""
    runner = Playout(Rng(seed))
    i: i64 = 0
    while i < games:
        if not runner.run(start.clone(), most):
            raise RuntimeError(f"a random game did not end within {most} decisions")
        i += 1
    return runner.decisions, runner.checksum


def is_compiled() -> bool:
    """Whether this very module runs as machine code."""
    return not __file__.endswith(".py")
