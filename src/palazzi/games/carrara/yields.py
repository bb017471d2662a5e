# mypyc: compiled
"""What may be scored, and what it brings: coins, points and objects (CA-3.9 … CA-3.14, CA-5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.games.carrara.buildings import (
    NO_BUILDINGS,
    SIX,
    cost_sum,
    of_class,
    of_type,
)
from palazzi.games.carrara.components import NEEDED
from palazzi.games.carrara.counts import held, unit
from palazzi.games.carrara.tables import OBJECT, UPGRADED

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara

FIRST_CITY: Final[i64] = 6
"""Where the cities begin among SCORINGS, after the types."""
CITY_SCORINGS: Final[i64] = 0xFC0
FIRST_FIELD: Final[i64] = 12
"""Where the two special fields begin among SCORINGS."""


_NEEDED: Final = vec[i64](list(NEEDED.value))


def needed(city: i64) -> i64:
    """How many buildings the scoring of a city needs (CA-1.5)."""
    return _NEEDED[city]


def coin_yield(state: Carrara, seat: i64, field: i64) -> i64:
    """Coins that a cost point brings the seat on a field, its upgrader included (CA-5.4)."""
    base: i64 = UPGRADED if (state.upgraded[seat] >> field) & 1 else 0
    return state.tables[base + 2 * field]


def point_yield(state: Carrara, seat: i64, field: i64) -> i64:
    """Points that a cost point brings the seat on a field, its upgrader included (CA-5.4)."""
    base: i64 = UPGRADED if (state.upgraded[seat] >> field) & 1 else 0
    return state.tables[base + 2 * field + 1]


def type_yield(state: Carrara, seat: i64, kind: i64) -> tuple[i64, i64]:
    """Coins and points for all buildings of a type, each by its city (CA-3.9)."""
    coins: i64 = 0
    points: i64 = 0
    city: i64 = 0
    while city < 6:
        cost = cost_sum(of_type(state.boards[SIX * seat + city], kind))
        if cost != 0:
            coins += cost * coin_yield(state, seat, city)
            points += cost * point_yield(state, seat, city)
        city += 1
    return coins, points


def city_yield(state: Carrara, seat: i64, city: i64) -> tuple[i64, i64]:
    """Coins and points for all buildings of a city (CA-3.10)."""
    cost = cost_sum(state.boards[SIX * seat + city])
    return cost * coin_yield(state, seat, city), cost * point_yield(state, seat, city)


def field_yield(state: Carrara, seat: i64, field: i64) -> tuple[i64, i64]:
    """Coins and points for all city or all country buildings, wherever they stand (CA-5.6)."""
    cost = cost_sum(of_class(state.owned(seat), field - 6))
    return cost * coin_yield(state, seat, field), cost * point_yield(state, seat, field)


def scoring_yield(state: Carrara, seat: i64, what: i64) -> tuple[i64, i64]:
    """Coins and points of one scoring, a place among SCORINGS."""
    if what < FIRST_CITY:
        return type_yield(state, seat, what)
    if what < FIRST_FIELD:
        return city_yield(state, seat, what - FIRST_CITY)
    return field_yield(state, seat, what - FIRST_CITY)


def scoring_objects(state: Carrara, seat: i64, what: i64) -> i64:
    """The objects a scoring brings: one per building, as far as the supply goes (CA-3.11)."""
    if what >= FIRST_FIELD:
        return 0
    if what < FIRST_CITY:
        there = count(of_type(state.owned(seat), what))
        thing = state.tables[OBJECT + what]
        return min(there, held(state.supply, thing)) * unit(thing)
    pack: i64 = 0
    buildings = state.boards[SIX * seat + what - FIRST_CITY]
    kind: i64 = 0
    while kind < 6:
        of_kind = of_type(buildings, kind)
        if of_kind != NO_BUILDINGS:
            thing = state.tables[OBJECT + kind]
            pack += min(count(of_kind), held(state.supply, thing)) * unit(thing)
        kind += 1
    return pack
