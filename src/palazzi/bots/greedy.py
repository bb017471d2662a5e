# mypyc: compiled
"""The look-ahead of ``greedy``: over the actor's own decisions in a row, as a beam.

One decision is often only a part of a move (a card of a bid, a tile of a purchase), so a position
is judged when somebody else, chance or the end is next. Positions reached in several ways are kept
once.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.state import State, buffer

BEAM: Final = 24
"""How many unfinished moves are followed at a time."""
DEPTH: Final = 24
"""How many decisions in a row at most."""


def advantage(state: State, seat: i64) -> float:
    """What the seat expects over the best of the others."""
    best = -1e9
    other: i64 = 0
    while other < state.players:
        if other != seat:
            best = max(best, state.evaluate(other))
        other += 1
    return state.evaluate(seat) - best


@final
class Line:
    """An unfinished move: where it has led, its first action, and how it looks."""

    def __init__(self, state: State, first: i64, value: float) -> None:
        self.state = state
        self.first: i64 = first
        self.value = value


@final
@mypyc_attr(acyclic=True)
class Greedy:
    """Finds the first step of the best own move."""

    ids: vec[i64]

    def __init__(self) -> None:
        self.ids = buffer()

    def best(self, root: State) -> int:
        """The action to take in ``root``, whose actor is a seat."""
        ids = self.ids
        n = root.legal_into(ids)
        if n == 1:
            return ids[0]
        seat = root.actor
        best_value = -1e18
        best_first: i64 = ids[0]
        lines = [Line(root, -1, 0.0)]
        seen: set[int] = set()
        depth: i64 = 0
        while lines and depth < DEPTH:
            unfinished: list[Line] = []
            for line in lines:
                n = line.state.legal_into(ids)
                i: i64 = 0
                while i < n:
                    state = line.state.clone()
                    first = ids[i] if line.first < 0 else line.first
                    state.step(ids[i])
                    i += 1
                    print_ = state.fingerprint()
                    if print_ in seen:
                        continue
                    seen.add(print_)
                    value = advantage(state, seat)
                    if state.actor == seat and depth + 1 < DEPTH:
                        unfinished.append(Line(state, first, value))
                    elif value > best_value:
                        best_value = value
                        best_first = first
            if len(unfinished) > BEAM:
                unfinished.sort(key=lambda line: -line.value)
                unfinished = unfinished[:BEAM]
            lines = unfinished
            depth += 1
        return best_first
