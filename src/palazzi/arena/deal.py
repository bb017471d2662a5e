"""What "the same deal" means when nothing is shuffled beforehand.

A draw is made when it is due, from what is still unseen. So a seed alone does not give two games of
different players the same luck: after the first draw that only one of them makes, a common stream
of random numbers is out of step, and the two have nothing in common any more.

Instead, every possible draw has its own clock. It rings after a random time, exponential with the
draw's weight as its rate, and among the draws that are possible now the first to ring is taken. For
the others the same time has passed; the one drawn gets a fresh clock. Exponential times are
memoryless, so every draw has exactly its weight's probability, whatever happened before. And
because a draw's clock has its own seed, and runs only while the draw is possible, each deck comes
in the same order in both games, no matter who draws, when, and what else is drawn in between. Where
play itself changes a deck (discards are reshuffled), orders diverge only as far as the decks do.
"""

from __future__ import annotations

from math import log

from palazzi.core.rng import Rng
from palazzi.core.state import State


def exponential(rng: Rng) -> float:
    """A time with mean one."""
    number = (int(rng.word()) >> 6 << 27) + (int(rng.word()) >> 5) + 1  # 1 … 2**53
    return -log(number / 2**53)


class DuplicateDealer:
    """Gives all games of one seed the same luck, as far as their draws are the same."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._streams: dict[int, Rng] = {}
        self._left: dict[int, float] = {}
        """For each draw, the time until it rings at a weight of one."""

    def draw(self, state: State) -> int:
        draws = state.chance()
        for action, _ in draws:
            if action not in self._left:
                self._streams[action] = Rng(self._seed, action)
                self._left[action] = exponential(self._streams[action])
        passed, drawn = min((self._left[action] / weight, action) for action, weight in draws)
        for action, weight in draws:
            self._left[action] -= passed * weight
        self._left[drawn] = exponential(self._streams[drawn])
        return drawn
