# mypyc: compiled
"""The green cards: one more scoring at the end, without objects (CA-11).

What a card does is its form (``GREEN_FORMS``), since an edition may correct the assumed ones.
Cities and types are chosen for the highest total with the coins already held, rounding included
(CA-7.17).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.carrara.buildings import (
    NO_BUILDINGS,
    SIX,
    cheapest,
    cost_of,
    cost_sum,
    dearest,
    of_type,
)
from palazzi.games.carrara.cards.brown import brown
from palazzi.games.carrara.tables import GREEN
from palazzi.games.carrara.yields import city_yield, coin_yield, point_yield, type_yield

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara


class Green:
    """A form of green cards."""

    def yields(self, state: Carrara, seat: i64) -> tuple[i64, i64]:
        """Coins and points that it brings the seat."""
        raise NotImplementedError


@final
class Nothing(Green):
    """No green card is open."""

    def yields(self, state: Carrara, seat: i64) -> tuple[i64, i64]:  # noqa: ARG002
        return 0, 0


@final
class Best(Green):
    """CA-11.2 … CA-11.5: the best one or two of the six cities or types."""

    def __init__(self, cities: bool, two: bool) -> None:
        self.cities = cities
        self.two = two

    def yields(self, state: Carrara, seat: i64) -> tuple[i64, i64]:
        rate = brown(state.brown).coins_per_point
        held = state.coins[seat]
        best: i64 = -1
        best_coins: i64 = 0
        best_points: i64 = 0
        a: i64 = 0
        while a < 6:
            coins_a, points_a = self._one(state, seat, a)
            b = a + 1
            last: i64 = 6 if self.two else a + 2
            while b < last:
                coins = coins_a
                points = points_a
                if self.two:
                    coins_b, points_b = self._one(state, seat, b)
                    coins += coins_b
                    points += points_b
                if points + (held + coins) // rate > best:
                    best = points + (held + coins) // rate
                    best_coins = coins
                    best_points = points
                b += 1
            a += 1
        return best_coins, best_points

    def _one(self, state: Carrara, seat: i64, which: i64) -> tuple[i64, i64]:
        return city_yield(state, seat, which) if self.cities else type_yield(state, seat, which)


@final
class OneOfEachType(Green):
    """CA-11.6, CA-11.7: its largest or its smallest building."""

    def __init__(self, largest: bool) -> None:
        self.largest = largest

    def yields(self, state: Carrara, seat: i64) -> tuple[i64, i64]:
        owned = state.owned(seat)
        coins: i64 = 0
        points: i64 = 0
        kind: i64 = 0
        while kind < 6:
            buildings = of_type(owned, kind)
            if buildings != NO_BUILDINGS:
                building = dearest(buildings) if self.largest else cheapest(buildings)
                city: i64 = 0
                while not state.boards[SIX * seat + city] & bit(building):
                    city += 1
                coins += cost_of(building) * coin_yield(state, seat, city)
                points += cost_of(building) * point_yield(state, seat, city)
            kind += 1
        return coins, points


@final
class Halves(Green):
    """CA-11.8"""

    def yields(self, state: Carrara, seat: i64) -> tuple[i64, i64]:
        return 0, _most(state, seat, 0, 3, 9) + _most(state, seat, 3, 6, 9)


@final
class CitiesMost(Green):
    """CA-11.9"""

    def yields(self, state: Carrara, seat: i64) -> tuple[i64, i64]:
        points: i64 = 0
        city: i64 = 0
        while city < 6:
            points += _most(state, seat, city, city + 1, 14 - 2 * city)
            city += 1
        return 0, points


def _cost_in(state: Carrara, seat: i64, first: i64, end: i64) -> i64:
    cost: i64 = 0
    while first < end:
        cost += cost_sum(state.boards[SIX * seat + first])
        first += 1
    return cost


def _most(state: Carrara, seat: i64, first: i64, end: i64, prize: i64) -> i64:
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


FORMS: Final = vec[Green](
    [
        Nothing(),
        Best(cities=True, two=False),
        Best(cities=True, two=True),
        Best(cities=False, two=False),
        Best(cities=False, two=True),
        OneOfEachType(largest=True),
        OneOfEachType(largest=False),
        Halves(),
        CitiesMost(),
    ]
)
"""In the order of GREEN_FORMS."""


def green_yield(state: Carrara, seat: i64) -> tuple[i64, i64]:
    """Coins and points that the open green card brings the seat; nothing if none is open."""
    return FORMS[state.tables[GREEN + state.green]].yields(state, seat)
