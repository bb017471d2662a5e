# mypyc: compiled
# ruff: noqa: ARG002 - a hook is offered more than every card needs
"""The five feasts (FI-8.17 – FI-8.21), one class per card: who gets it, what it counts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from palazzi.games.firenze.board import COMMISSIONS, NOTHING
from palazzi.games.firenze.towers import SLOTS, height_of

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze


class Feast:
    """A feast card."""

    def goes_to(self, state: Firenze) -> i64:
        """Whose hand it enters; NOTHING if it is discarded."""
        return state.active

    def points(self, state: Firenze, seat: i64) -> i64:
        """What one copy counts at the end."""
        return 0


@final
class Recognition(Feast):
    """A point for each own seal on the heights 3 and 4, balconies included (FI-8.17, FI-11.24)."""

    def points(self, state: Firenze, seat: i64) -> i64:
        n: i64 = 0
        place: i64 = 0
        while place < COMMISSIONS:
            height = place % 6 + state.tables.lowest
            if (height == 3 or height == 4) and state.owner[place] == seat:
                n += 1
            place += 1
        return n


@final
class Disgrace(Feast):
    """Two points less (FI-8.18)."""

    def points(self, state: Firenze, seat: i64) -> i64:
        return -2


@final
class Monument(Feast):
    """Three points for whoever has the highest tower alone (FI-8.19)."""

    def goes_to(self, state: Firenze) -> i64:
        best: i64 = 0
        owner: i64 = NOTHING
        seat: i64 = 0
        while seat < state.players:
            height = highest_tower(state, seat)
            if height > best:
                best = height
                owner = seat
            elif height == best:
                owner = NOTHING
            seat += 1
        return owner

    def points(self, state: Firenze, seat: i64) -> i64:
        return 3


@final
class Fame(Feast):
    """Three points (FI-8.20)."""

    def points(self, state: Firenze, seat: i64) -> i64:
        return 3


@final
class Scandal(Feast):
    """Three points less (FI-8.21)."""

    def points(self, state: Firenze, seat: i64) -> i64:
        return -3


def highest_tower(state: Firenze, seat: i64) -> i64:
    """The height of the highest tower of a seat, 0 without any."""
    best: i64 = 0
    i = seat * SLOTS
    while i < (seat + 1) * SLOTS:
        best = max(best, height_of(state.towers[i]))
        i += 1
    return best


FEASTS: Final[list[Feast]] = [Recognition(), Disgrace(), Monument(), Fame(), Scandal()]
"""By card number less that of the first feast."""
