# mypyc: compiled
"""How far a seat is: each end condition as a count, and what its final scoring would bring now.

For showing only. Whether the end may be announced is decided in ``conditions.py``; a test holds the
two together.
"""

from __future__ import annotations

from typing import TypedDict

from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.games.carrara.buildings import (
    CITY_BUILDINGS,
    COUNTRY_BUILDINGS,
    EIGHTS,
    FIVES_AND_EIGHTS,
    cost_sum,
)
from palazzi.games.carrara.counts import held, size
from palazzi.games.carrara.green import coins_a_point, green_yield
from palazzi.games.carrara.grey import COST_NEEDED, cities_with, grey_points
from palazzi.games.carrara.purple import OBJECTS_NEEDED, groups_of, kinds_with, purple_points
from palazzi.games.carrara.state import CITY_SCORINGS, SIX, CarraraState


class Worth(TypedDict):
    """What the final scoring would bring if the game ended now, source by source."""

    purple: int
    loose: int
    """Objects that the purple card does not use (CA-5.8)."""
    grey: int
    green: int
    coins: int
    """Points for coins, those of the green card included."""


def brown_progress(state: CarraraState, seat: i64) -> tuple[i64, i64]:
    """What the open brown card counts, and how many of it the condition needs."""
    card = state.brown
    players = state.players
    if card == 1:
        return count(state.scored[seat]), 4
    if card == 2:
        return count(state.owned(seat) & FIVES_AND_EIGHTS), 6 - players
    if card == 3:
        return count(state.scored[seat] & CITY_SCORINGS), 5 - players
    if card == 4:
        return count(state.owned(seat)), 10 - players
    return state.coins[seat] if card == 5 else state.points[seat], 40 - 5 * players


def purple_progress(state: CarraraState, seat: i64) -> tuple[i64, i64]:
    """The same for the open purple card."""
    card = state.purple
    objects = state.objects[seat]
    if card == 1:
        return size(objects), OBJECTS_NEEDED - state.players
    if card == 2 or card == 8:
        return groups_of(objects, 2), 3
    if card == 3:
        return groups_of(objects, 3), 2
    if card == 4:
        return _most_alike(objects), 4
    if card == 5:
        return _of_pair_and_quadruple(objects), 6
    if card == 6:
        return kinds_with(objects, 1), 4
    # Two sets of three different ones can use at most two of a kind (CA-9.7).
    return kinds_with(objects, 1) + kinds_with(objects, 2), 6


def grey_progress(state: CarraraState, seat: i64) -> tuple[i64, i64]:
    """The same for the open grey card."""
    card = state.grey
    players = state.players
    owned = state.owned(seat)
    if card == 1:
        return cost_sum(owned), COST_NEEDED - 5 * players
    if card == 2 or card == 8:
        return cities_with(state, seat, 2), 3
    if card == 3:
        return cities_with(state, seat, 3), 2
    if card == 4:
        return _fullest_city(state, seat), 4
    if card == 5:
        return count(owned & EIGHTS), 1
    in_country = count(owned & COUNTRY_BUILDINGS)
    if card == 6:
        return in_country, 6 - players
    in_city = count(owned & CITY_BUILDINGS)
    if card == 7:
        return in_city, 8 - players
    each = 6 - players
    return min(in_city, each) + min(in_country, each), 2 * each


def worth(state: CarraraState, seat: i64) -> Worth:
    """The final scoring of the seat if the game ended now."""
    card, loose = purple_points(state.purple, state.objects[seat])
    won, green = green_yield(state, seat)
    return {
        "purple": int(card),
        "loose": int(loose),
        "grey": int(grey_points(state, seat)),
        "green": int(green),
        "coins": int((state.coins[seat] + won) // coins_a_point(state)),
    }


def _most_alike(objects: i64) -> i64:
    most: i64 = 0
    kind: i64 = 0
    while kind < 6:
        most = max(most, held(objects, kind))
        kind += 1
    return most


def _of_pair_and_quadruple(objects: i64) -> i64:
    """How many of the six objects are there, with the kind that serves best as the quadruple."""
    best: i64 = 0
    four: i64 = 0
    while four < 6:
        n = held(objects, four)
        pair = max(n - 4, 0)
        two: i64 = 0
        while two < 6:
            if two != four:
                pair = max(pair, held(objects, two))
            two += 1
        best = max(best, min(n, 4) + min(pair, 2))
        four += 1
    return best


def _fullest_city(state: CarraraState, seat: i64) -> i64:
    most: i64 = 0
    city: i64 = 0
    while city < 6:
        most = max(most, count(state.boards[SIX * seat + city]))
        city += 1
    return most
