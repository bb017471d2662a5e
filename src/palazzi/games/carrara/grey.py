# mypyc: compiled
"""The grey cards: what buildings are worth at the end, and the third end condition (CA-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.games.carrara.buildings import (
    CITY_BUILDINGS,
    COUNTRY_BUILDINGS,
    EIGHTS,
    cost_of,
    cost_sum,
)
from palazzi.games.carrara.state import SIX, CarraraState

COST_NEEDED: Final[i64] = 40
"""Less five a player: 20, 25 or 30 with 4, 3 or 2 players (CA-4.3)."""


def cities_with(state: CarraraState, seat: i64, n: i64) -> i64:
    """In how many cities the seat has at least n buildings."""
    cities: i64 = 0
    city: i64 = 0
    while city < 6:
        if count(state.boards[SIX * seat + city]) >= n:
            cities += 1
        city += 1
    return cities


def met(state: CarraraState, seat: i64) -> bool:
    """Whether the seat's buildings fulfil the open card's end condition."""
    card = state.grey
    players = state.players
    if card == 1:
        return cost_sum(state.owned(seat)) >= COST_NEEDED - 5 * players
    if card == 2 or card == 8:
        return cities_with(state, seat, 2) >= 3
    if card == 3:
        return cities_with(state, seat, 3) >= 2
    if card == 4:
        return cities_with(state, seat, 4) >= 1
    owned = state.owned(seat)
    if card == 5:
        return (owned & EIGHTS) != 0
    in_country = count(owned & COUNTRY_BUILDINGS)
    if card == 6:
        return in_country >= 6 - players
    in_city = count(owned & CITY_BUILDINGS)
    if card == 7:
        return in_city >= 8 - players
    return in_city >= 6 - players and in_country >= 6 - players


def grey_points(state: CarraraState, seat: i64) -> i64:
    """What the open card pays for the seat's buildings."""
    card = state.grey
    if card == 1:
        return cost_sum(state.owned(seat))
    if card <= 5:
        return _by_city(state, seat, card)
    owned = state.owned(seat)
    if card == 6:
        return 6 * count(owned & COUNTRY_BUILDINGS)
    if card == 7:
        return 3 * count(owned & CITY_BUILDINGS)
    if card == 8:
        return _product(state, seat)
    return _couples(owned & CITY_BUILDINGS, owned & COUNTRY_BUILDINGS)


def group_points(card: i64, city: i64) -> i64:
    """What cards 2 to 5 pay for each 2, 3 or 4 buildings, or each cost-8 building, in a city."""
    if card == 2:
        return 11 - 2 * city
    if card == 3:
        return 17 - 3 * city
    if card == 4:
        return 23 - 4 * city
    below = 5 - city  # 4, 8, 13, 19, 26, 34 from Lerici up
    return 4 + below * (below + 7) // 2


def _by_city(state: CarraraState, seat: i64, card: i64) -> i64:
    points: i64 = 0
    city: i64 = 0
    while city < 6:
        buildings = state.boards[SIX * seat + city]
        groups = count(buildings & EIGHTS) if card == 5 else count(buildings) // card
        if groups > 0:
            points += groups * group_points(card, city)
        city += 1
    return points


def _product(state: CarraraState, seat: i64) -> i64:
    """The three cities with the most buildings multiplied (CA-10.8)."""
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    city: i64 = 0
    while city < 6:
        n = count(state.boards[SIX * seat + city])
        if n > a:
            c = b
            b = a
            a = n
        elif n > b:
            c = b
            b = n
        elif n > c:
            c = n
        city += 1
    return a * b * c


def _couples(in_city: i64, in_country: i64) -> i64:
    """Pairs of a city and a country building: the dearest of both sides (CA-10.9)."""
    pairs = min(count(in_city), count(in_country))
    return _dearest_sum(in_city, pairs) + _dearest_sum(in_country, pairs)


def _dearest_sum(buildings: i64, n: i64) -> i64:
    total: i64 = 0
    building: i64 = 35
    while n > 0:
        if (buildings >> building) & 1:
            total += cost_of(building)
            n -= 1
        building -= 1
    return total
