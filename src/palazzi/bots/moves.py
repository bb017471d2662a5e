# mypyc: compiled
"""Whole moves: what a seat can do before somebody else, chance or the end is next.

One decision is often only a part of a move (a card of a bid, a tile of a purchase, a stone paid),
so bots think in whole moves and judge a position where a move ends. They are found by a beam over
the actor's own decisions in a row. Positions reached in several ways are kept once, so payments
that come to the same are one move; of details that the game calls so only the best is followed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.state import State, buffer, mix

DEPTH: Final = 24
"""How many decisions a move has at most; a longer one is judged where it stands then."""


def advantage(state: State, seat: i64) -> float:
    """What the seat expects over the best of the others."""
    best = -1e9
    other: i64 = 0
    while other < state.players:
        if other != seat:
            best = max(best, state.evaluate(other))
        other += 1
    return state.evaluate(seat) - best


def best_detail(state: State, seat: i64, ids: vec[i64], n: i64) -> i64:
    """Which of the first n actions looks best at once."""
    chosen = ids[0]
    best = -1e18
    i: i64 = 0
    while i < n and n > 1:
        after = state.clone()
        after.step(ids[i])
        value = after.evaluate(seat)
        if value > best:
            best = value
            chosen = ids[i]
        i += 1
    return chosen


@final
class FoundMove:
    """A move, or the beginning of one: its last action, what came before, and where it led."""

    def __init__(self, state: State, before: FoundMove | None, action: i64, value: float) -> None:
        self.state = state
        self.before = before
        self.action: i64 = action
        self.value = value
        self.key: i64 = action if before is None else mix(before.key, action)
        """The same for the same actions, in whatever position."""

    def actions(self) -> list[int]:
        """All its actions in order."""
        found: list[int] = []
        move: FoundMove | None = self
        while move is not None:
            found.append(int(move.action))
            move = move.before
        found.reverse()
        return found


def follow(world: State, actions: list[int]) -> FoundMove:
    """A move that somebody names, action by action; all of them are legal."""
    state = world.clone()
    state.step(actions[0])
    move = FoundMove(state, None, actions[0], 0.0)
    for action in actions[1:]:
        state.step(action)
        move = FoundMove(state, move, action, 0.0)
    return move


def worst_last(move: FoundMove) -> float:
    """Sorts moves by what they promise."""
    return -move.value


@final
@mypyc_attr(acyclic=True)
class Moves:
    """Finds the moves of a position's actor."""

    ids: vec[i64]

    def __init__(self) -> None:
        self.ids = buffer()

    def find(self, root: State, beam: i64, most: i64) -> list[FoundMove]:
        """The best moves, best first, at most ``most``; ``beam`` unfinished ones are followed."""
        ids = self.ids
        seat = root.actor
        finished: list[FoundMove] = []
        best = -1e18
        open_: list[FoundMove] = []
        seen: set[int] = set()
        depth: i64 = 0
        while depth < DEPTH:
            unfinished: list[FoundMove] = []
            line = 0
            lines = 1 if depth == 0 else len(open_)
            while line < lines:
                before = None if depth == 0 else open_[line]
                state = root if before is None else before.state
                line += 1
                n = state.legal_into(ids)
                if depth > 0 and state.is_detail():
                    ids[0] = best_detail(state, seat, ids, n)
                    n = 1
                i: i64 = 0
                while i < n:
                    after = state.clone()
                    after.step(ids[i])
                    i += 1
                    print_ = after.fingerprint()
                    if print_ in seen:
                        continue
                    seen.add(print_)
                    if after.actor == seat and depth + 1 < DEPTH:
                        # What others have does not tell beginnings apart: not asked for.
                        value = after.evaluate(seat)
                        unfinished.append(FoundMove(after, before, ids[i - 1], value))
                        continue
                    value = advantage(after, seat)
                    if most > 1:
                        finished.append(FoundMove(after, before, ids[i - 1], value))
                    elif value > best:
                        best = value
                        finished = [FoundMove(after, before, ids[i - 1], value)]
            if not unfinished:
                break
            if len(unfinished) > beam:
                unfinished.sort(key=worst_last)
                unfinished = unfinished[:beam]
            open_ = unfinished
            depth += 1
        if most > 1:
            finished.sort(key=worst_last)
            finished = finished[:most]
        return finished
