# mypyc: compiled
"""What scored buildings bring: coins, points and objects (CA-3.9 … CA-3.14, CA-5.6)."""

from __future__ import annotations

from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.games.carrara.buildings import (
    CITY_BUILDINGS,
    COUNTRY_BUILDINGS,
    NO_BUILDINGS,
    cost_sum,
    of_type,
)
from palazzi.games.carrara.counts import held, unit
from palazzi.games.carrara.state import FIRST_CITY, FIRST_FIELD, SIX, CarraraState
from palazzi.games.carrara.tables import UPGRADED


def coin_yield(state: CarraraState, seat: i64, field: i64) -> i64:
    """Coins a cost point brings the seat on a field, its upgrader included (CA-5.4)."""
    base: i64 = UPGRADED if (state.upgraded[seat] >> field) & 1 else 0
    return state.tables[base + 2 * field]


def point_yield(state: CarraraState, seat: i64, field: i64) -> i64:
    """Victory points a cost point brings the seat on a field, its upgrader included (CA-5.4)."""
    base: i64 = UPGRADED if (state.upgraded[seat] >> field) & 1 else 0
    return state.tables[base + 2 * field + 1]


def type_yield(state: CarraraState, seat: i64, kind: i64) -> tuple[i64, i64]:
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


def city_yield(state: CarraraState, seat: i64, city: i64) -> tuple[i64, i64]:
    """Coins and points for all buildings of a city (CA-3.10)."""
    cost = cost_sum(state.boards[SIX * seat + city])
    return cost * coin_yield(state, seat, city), cost * point_yield(state, seat, city)


def field_yield(state: CarraraState, seat: i64, field: i64) -> tuple[i64, i64]:
    """Coins and points for all city or all country buildings, wherever they stand (CA-5.6)."""
    cost = cost_sum(of_class(state.owned(seat), field - 6))
    return cost * coin_yield(state, seat, field), cost * point_yield(state, seat, field)


def of_class(buildings: i64, which: i64) -> i64:
    """The city buildings (0) or country buildings (1) among them."""
    return buildings & (CITY_BUILDINGS if which == 0 else COUNTRY_BUILDINGS)


def scoring_yield(state: CarraraState, seat: i64, what: i64) -> tuple[i64, i64]:
    """Coins and points of one scoring, a place among SCORINGS."""
    if what < FIRST_CITY:
        return type_yield(state, seat, what)
    if what < FIRST_FIELD:
        return city_yield(state, seat, what - FIRST_CITY)
    return field_yield(state, seat, what - FIRST_CITY)


def scoring_objects(state: CarraraState, seat: i64, what: i64) -> i64:
    """The pack of objects a scoring brings: one a building, as far as the supply goes (CA-3.11)."""
    if what >= FIRST_FIELD:
        return 0
    if what < FIRST_CITY:
        there = count(of_type(state.owned(seat), what))
        return min(there, held(state.supply, what)) * unit(what)
    pack: i64 = 0
    buildings = state.boards[SIX * seat + what - FIRST_CITY]
    kind: i64 = 0
    while kind < 6:
        of_kind = of_type(buildings, kind)
        if of_kind != NO_BUILDINGS:
            pack += min(count(of_kind), held(state.supply, kind)) * unit(kind)
        kind += 1
    return pack
