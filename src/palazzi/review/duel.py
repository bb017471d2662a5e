"""Moves against each other: each is played on from the same worlds with the same draws.

One search may look at a move a thousand times and at another twice, so what it thinks of the second
is worth little. Here every move gets a search of its own over the same iterations. That is one
round; rounds differ in their worlds and draws, so how far they disagree says how certain the
difference is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, TypedDict

from palazzi.bots.judge import Judge
from palazzi.bots.search import Search
from palazzi.bots.thinking import BATCH
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.view import Knowledge

STUDENT: Final = (12.71, 4.30, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26)
"""Student's t for 95 %, from one degree of freedom on: rounds are few."""


class LossRange(TypedDict):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


CERTAIN: Final[LossRange] = {"mean": 0.0, "low": 0.0, "high": 0.0}


@dataclass(slots=True)
class Contender:
    """A move, and what came of it in each round, for every seat."""

    actions: list[int]
    wins: list[list[float]] = field(default_factory=list)
    points: list[list[float]] = field(default_factory=list)

    def chances(self) -> list[float]:
        """Each seat's chance to end ahead of all others, over all rounds."""
        return [sum(seat) / len(seat) for seat in zip(*self.wins, strict=True)]

    def expected(self) -> list[float]:
        """The points that each seat may expect, over all rounds."""
        return [sum(seat) / len(seat) for seat in zip(*self.points, strict=True)]


def worlds_of(game: Game, knowledge: Knowledge, rng: Rng, count: int) -> list[State]:
    """Worlds that the seat holds possible; where nothing is hidden they are all the same one."""
    if not game.has_hidden_information:
        return [game.resample(knowledge, rng)] * count
    return [game.resample(knowledge, rng) for _ in range(count)]


def play_round(
    game: Game,
    judge: Judge,
    worlds: Sequence[State],
    contenders: Sequence[Contender],
    seed: int,
    number: int,
) -> None:
    """Let every contender be searched over the worlds, and note what came of it."""
    for contender in contenders:
        search = Search(worlds[0], Rng(seed, number), game.tuning, judge=judge)
        search.only(worlds[0], contender.actions)
        for world in worlds:
            search.run(world, BATCH)
        node, seats = search.child(0), range(int(search.players))
        assert node is not None
        contender.wins.append([node.win(seat) for seat in seats])
        contender.points.append([node.point(seat) for seat in seats])


def ahead(better: Contender, worse: Contender, seat: int) -> tuple[LossRange, LossRange]:
    """By how much the seat's chance, and its points, are better after one move than the other."""
    return (
        interval([a[seat] - b[seat] for a, b in zip(better.wins, worse.wins, strict=True)]),
        interval([a[seat] - b[seat] for a, b in zip(better.points, worse.points, strict=True)]),
    )


def interval(samples: Sequence[float]) -> LossRange:
    """The mean of a few samples, and how far it may be off."""
    n = len(samples)
    mean = sum(samples) / n
    spread = sqrt(sum((sample - mean) ** 2 for sample in samples) / max(1, n - 1) / n)
    off = STUDENT[min(n - 1, len(STUDENT)) - 1] * spread if n > 1 else float("inf")
    return {"mean": mean, "low": mean - off, "high": mean + off}
