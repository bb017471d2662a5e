# mypyc: compiled
"""The tree that a search grows: what came of each move, shared by all worlds it was tried in.

A node stands for the moves made so far, draws left out: it gathers what happened over all draws and
hidden cards. Its children are found by their actions, so a move that a world does not allow is just
not asked for there. A node is made when a move is first tried, so there are never more than
iterations.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.bots.moves import FoundMove

EXPLORE: Final[float] = 0.4
"""How much is tried that looks good or is little known, against what did well so far."""
UNTRIED: Final[float] = 0.03
"""How much worse than its parent an untried move is thought to be."""
LEAST_PRIOR: Final[float] = 0.02
"""No move looks so bad that it is never tried: this much is added before shares are made."""
FADED: Final[float] = 0.25
"""What a tree is still worth once a draw has shown which of its worlds came true."""
MIXED: Final = -3
"""The actor of a node where draws or hidden cards decide who acts."""
UNSEEN: Final = -4
"""The actor of a node that nobody has looked at yet."""


@final
class Node:
    """What came of a move: visits, and for each seat the sums of its win chances and points."""

    def __init__(self, players: i64, actions: list[int]) -> None:
        self.actions = actions
        self.visits: i64 = 0
        self.wins: vec[float] = vec[float]([0.0] * players)
        self.points: vec[float] = vec[float]([0.0] * players)
        self.children: dict[int, Node] = {}
        self.actor: i64 = UNSEEN
        """Who acts next, if that is always the same seat."""

    def see(self, actor: i64) -> None:
        """Take note of who acts here."""
        if self.actor == UNSEEN:
            self.actor = actor
        elif self.actor != actor:
            self.actor = MIXED

    def add(self, wins: vec[float], points: vec[float]) -> None:
        """One more result."""
        self.visits += 1
        seat: i64 = 0
        while seat < len(wins):
            self.wins[seat] += wins[seat]
            self.points[seat] += points[seat]
            seat += 1

    def win(self, seat: i64) -> float:
        """The seat's mean win chance."""
        return self.wins[seat] / float(self.visits) if self.visits > 0 else 0.5

    def point(self, seat: i64) -> float:
        """The points the seat may expect."""
        return self.points[seat] / float(self.visits) if self.visits > 0 else 0.0

    def fade(self) -> None:
        """Keep only a part of what was found here and below."""
        old = self.visits
        self.visits = i64(float(old) * FADED)
        part = float(self.visits) / float(old) if old > 0 else 0.0
        seat: i64 = 0
        while seat < len(self.wins):
            self.wins[seat] *= part
            self.points[seat] *= part
            seat += 1
        for child in self.children.values():
            child.fade()

    def size(self) -> int:
        """How many nodes there are from here on."""
        return 1 + sum([child.size() for child in self.children.values()])


def select(node: Node, moves: list[FoundMove], seat: i64, sharp: float, wide: i64) -> i64:
    """Which of the moves, best first, to try now (PUCT).

    The prior is how good a move looks at once; ``sharp`` points better make it e times as likely.
    Only ``wide`` moves are looked at, and more with the root of the node's visits: many are alike.
    """
    root = sqrt(float(node.visits + 1))
    n: i64 = min(len(moves), wide + i64(root))
    best_value = moves[0].value
    total = 0.0
    i: i64 = 0
    while i < n:
        total += exp((moves[i].value - best_value) / sharp) + LEAST_PRIOR
        i += 1
    untried = node.win(seat) - UNTRIED
    chosen: i64 = 0
    best = -1e18
    i = 0
    while i < n:
        prior = (exp((moves[i].value - best_value) / sharp) + LEAST_PRIOR) / total
        child = node.children.get(int(moves[i].key))
        bound = untried + EXPLORE * prior * root
        if child is not None and child.visits > 0:
            bound = child.win(seat) + EXPLORE * prior * root / float(1 + child.visits)
        if bound > best:
            best = bound
            chosen = i
        i += 1
    return chosen
