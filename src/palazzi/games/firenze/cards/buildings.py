# mypyc: compiled
"""The three buildings (FI-8.22 – FI-8.24), one function per effect on their owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.games.firenze.deck import BRIDGE, STOREHOUSE, WORKSHOP

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

MOST_BRICKS: Final[i64] = 10
MOST_WITH_STOREHOUSE: Final[i64] = 15
MOST_CARDS: Final[i64] = 5
NO_LIMIT: Final[i64] = 99


def bridge_toll(state: Firenze, seat: i64) -> i64:
    """What a swap costs: 3 bricks, 2 with a Bridge (FI-3.4, FI-8.22)."""
    return 2 if state.has_open(seat, BRIDGE) else 3


def brick_limit(state: Firenze, seat: i64) -> i64:
    """10 bricks, 15 with a Storehouse (FI-3.11, FI-8.23)."""
    return MOST_WITH_STOREHOUSE if state.has_open(seat, STOREHOUSE) else MOST_BRICKS


def card_limit(state: Firenze, seat: i64) -> i64:
    """5 cards, any number with a Storehouse (FI-3.12, FI-8.23, FI-11.20)."""
    return NO_LIMIT if state.has_open(seat, STOREHOUSE) else MOST_CARDS


def workshop_saves(state: Firenze, seat: i64) -> i64:
    """What a Workshop takes off the cost of building (FI-8.24)."""
    return 1 if state.has_open(seat, WORKSHOP) else 0
