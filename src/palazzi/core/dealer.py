"""Dealers decide draws: given a position whose actor is CHANCE, they name the drawn action.

A game at a server has a dealer whose draws can be proven fair; tests and bots' games use a seeded
one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from palazzi.core.rng import Rng
from palazzi.core.state import State


class Dealer(Protocol):
    """Draws for nature."""

    def draw(self, state: State) -> int:
        """One of ``state.chance()``."""
        ...


def drawn(draws: Sequence[tuple[int, int]], number: int) -> int:
    """The action that a number below the total weight stands for."""
    for action, weight in draws:
        if number < weight:
            return action
        number -= weight
    raise AssertionError("the number is not below the total weight")


class SeededDealer:
    """Draws by weight from a seeded generator."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def draw(self, state: State) -> int:
        draws = state.chance()
        return drawn(draws, self._rng.below(sum(weight for _, weight in draws)))
