# mypyc: compiled
"""The three conditions for announcing the end (CA-4.3, CA-5.7), with the brown cards (CA-8)."""

from __future__ import annotations

from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.games.carrara import grey, purple
from palazzi.games.carrara.buildings import FIVES_AND_EIGHTS
from palazzi.games.carrara.state import CITY_SCORINGS, CarraraState


def brown_met(state: CarraraState, seat: i64) -> bool:
    """Whether the seat fulfils the open brown card."""
    card = state.brown
    players = state.players
    if card == 1:
        return count(state.scored[seat]) >= 4
    if card == 2:
        return count(state.owned(seat) & FIVES_AND_EIGHTS) >= 6 - players
    if card == 3:
        return count(state.scored[seat] & CITY_SCORINGS) >= 5 - players
    if card == 4:
        return count(state.owned(seat)) >= 10 - players
    if card == 5:
        return state.coins[seat] >= 40 - 5 * players
    return state.points[seat] >= 40 - 5 * players


def may_announce(state: CarraraState, seat: i64) -> bool:
    """Whether the seat fulfils all three conditions now."""
    return (
        brown_met(state, seat)
        and purple.met(state.purple, state.objects[seat], state.players)
        and grey.met(state, seat)
    )
