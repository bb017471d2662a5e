# mypyc: compiled
"""How pieces move in Carrara: the few verbs that several phases share. Who acts next, and in which
phase, is for the phases to say.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.carrara.actions import REVEAL
from palazzi.games.carrara.buildings import FIRST_EIGHT
from palazzi.games.carrara.phases.numbers import SHOPPING
from palazzi.games.carrara.state import Carrara

ALMS: Final[i64] = 2
"""Coins for whoever cannot buy, or cannot do anything (CA-3.4, CA-3.5)."""


def take_alms(state: Carrara) -> None:
    """Coins instead of an action; purchase and announcement may follow (CA-7.10)."""
    state.coins[state.actor] += ALMS
    state.enter(SHOPPING)


def buildings_to_reveal_into(state: Carrara, out: vec[i64], weights: vec[i64]) -> i64:
    """Write the buildings that may come from the stack; return how many."""
    n: i64 = 0
    building: i64 = 0
    while building < FIRST_EIGHT:
        if (state.stack >> building) & 1:
            out[n] = REVEAL + building
            weights[n] = 1
            n += 1
        building += 1
    return n


def reveal(state: Carrara, building: i64) -> None:
    """From the stack to the board."""
    tile = bit(building)
    state.stack -= tile
    state.face_up += tile
