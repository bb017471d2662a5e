# mypyc: compiled
"""The green cards: one more scoring at the end, without objects (CA-11).

What a card does is its form (``GREEN_FORMS``), since an edition may correct the assumed ones.
Cities and types are chosen for the highest total with the coins already held, rounding included
(CA-7.17).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.carrara.buildings import (
    NO_BUILDINGS,
    cheapest,
    cost_of,
    cost_sum,
    dearest,
    of_type,
)
from palazzi.games.carrara.state import SIX, CarraraState
from palazzi.games.carrara.tables import GREEN
from palazzi.games.carrara.yields import city_yield, coin_yield, point_yield, type_yield

CITIES_1: Final[i64] = 1
CITIES_2: Final[i64] = 2
TYPES_1: Final[i64] = 3
TYPES_2: Final[i64] = 4
LARGEST: Final[i64] = 5
SMALLEST: Final[i64] = 6
HALVES: Final[i64] = 7
HALF_POINTS: Final[i64] = 9


def coins_a_point(state: CarraraState) -> i64:
    """How many coins are a victory point at the end: 5, or 2 with brown 5 open (CA-8.5)."""
    return 2 if state.brown == 5 else 5


def green_yield(state: CarraraState, seat: i64) -> tuple[i64, i64]:
    """Coins and points that the open green card brings the seat; nothing if none is open."""
    form = state.tables[GREEN + state.green]
    if form == 0:
        return 0, 0
    if form <= TYPES_2:
        return _chosen(state, seat, form <= CITIES_2, form == CITIES_2 or form == TYPES_2)
    if form <= SMALLEST:
        return _one_of_each_type(state, seat, form == LARGEST)
    if form == HALVES:
        points = _most(state, seat, 0, 3, HALF_POINTS) + _most(state, seat, 3, 6, HALF_POINTS)
        return 0, points
    points = 0
    city: i64 = 0
    while city < 6:
        points += _most(state, seat, city, city + 1, 14 - 2 * city)
        city += 1
    return 0, points


def _one(state: CarraraState, seat: i64, cities: bool, which: i64) -> tuple[i64, i64]:
    return city_yield(state, seat, which) if cities else type_yield(state, seat, which)


def _chosen(state: CarraraState, seat: i64, cities: bool, two: bool) -> tuple[i64, i64]:
    """The best one or two of the six cities or types."""
    rate = coins_a_point(state)
    held = state.coins[seat]
    best: i64 = -1
    best_coins: i64 = 0
    best_points: i64 = 0
    a: i64 = 0
    while a < 6:
        coins_a, points_a = _one(state, seat, cities, a)
        b = a + 1
        last: i64 = 6 if two else a + 2
        while b < last:
            coins = coins_a
            points = points_a
            if two:
                coins_b, points_b = _one(state, seat, cities, b)
                coins += coins_b
                points += points_b
            if points + (held + coins) // rate > best:
                best = points + (held + coins) // rate
                best_coins = coins
                best_points = points
            b += 1
        a += 1
    return best_coins, best_points


def _one_of_each_type(state: CarraraState, seat: i64, largest: bool) -> tuple[i64, i64]:
    owned = state.owned(seat)
    coins: i64 = 0
    points: i64 = 0
    kind: i64 = 0
    while kind < 6:
        buildings = of_type(owned, kind)
        if buildings != NO_BUILDINGS:
            building = dearest(buildings) if largest else cheapest(buildings)
            city: i64 = 0
            while not state.boards[SIX * seat + city] & bit(building):
                city += 1
            coins += cost_of(building) * coin_yield(state, seat, city)
            points += cost_of(building) * point_yield(state, seat, city)
        kind += 1
    return coins, points


def _cost_in(state: CarraraState, seat: i64, first: i64, end: i64) -> i64:
    cost: i64 = 0
    while first < end:
        cost += cost_sum(state.boards[SIX * seat + first])
        first += 1
    return cost


def _most(state: CarraraState, seat: i64, first: i64, end: i64, prize: i64) -> i64:
    """The prize if the seat has building cost in these cities and nobody has more (CA-11.8)."""
    mine = _cost_in(state, seat, first, end)
    if mine == 0:
        return 0
    other: i64 = 0
    while other < state.players:
        if _cost_in(state, other, first, end) > mine:
            return 0
        other += 1
    return prize
