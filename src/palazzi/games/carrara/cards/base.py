# mypyc: compiled
"""What brown, purple and grey cards have in common: each is a condition for announcing the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara


class Condition:
    """A card that asks for a number of something (CA-4.3, CA-5.7)."""

    most: i64 = 0
    less: i64 = 0
    """It asks for ``most``, and for this many less per player."""

    def have(self, state: Carrara, seat: i64) -> i64:
        """How many the seat has."""
        raise NotImplementedError

    def need(self, players: i64) -> i64:
        """How many are enough."""
        return self.most - self.less * players

    def met(self, state: Carrara, seat: i64) -> bool:
        """Whether the seat fulfils the condition."""
        return self.have(state, seat) >= self.need(state.players)

    def share(self, state: Carrara, seat: i64) -> float:
        """How far the seat is, at most 1: what bots go by."""
        return part(self.have(state, seat), self.need(state.players))

    def figure(self, players: int) -> int:
        """The figure of its sentence, where that depends on the number of players; else 0."""
        return int(self.need(players)) if self.less else 0


def part(have: i64, need: i64) -> float:
    """What part of the needed number is there, at most 1."""
    return 1.0 if have >= need else float(have) / float(need)


def three_largest(a: i64, b: i64, c: i64, n: i64) -> tuple[i64, i64, i64]:
    """Those of four numbers, of which the first three are in order, the largest first."""
    if n > a:
        return n, a, b
    if n > b:
        return a, n, b
    return a, b, max(c, n)
