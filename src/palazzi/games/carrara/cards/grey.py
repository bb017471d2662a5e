# mypyc: compiled
"""The grey cards: what buildings are worth at the end, and the third end condition (CA-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.games.carrara.buildings import (
    CITY_BUILDINGS,
    COUNTRY_BUILDINGS,
    EIGHTS,
    SIX,
    cost_of,
    cost_sum,
)
from palazzi.games.carrara.cards.base import Condition, part, three_largest
from palazzi.games.carrara.counts import size
from palazzi.games.carrara.tables import GREY_THREE

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara


class Grey(Condition):
    """A grey card."""

    def points(self, state: Carrara, seat: i64) -> i64:
        """What it pays for the seat's buildings."""
        raise NotImplementedError


def cities_with(state: Carrara, seat: i64, n: i64) -> i64:
    """In how many cities the seat has at least n buildings."""
    cities: i64 = 0
    city: i64 = 0
    while city < 6:
        if count(state.boards[SIX * seat + city]) >= n:
            cities += 1
        city += 1
    return cities


@final
class Costs(Grey):
    """CA-10.1"""

    most: i64 = 40
    less: i64 = 5

    def have(self, state: Carrara, seat: i64) -> i64:
        return cost_sum(state.owned(seat))

    def points(self, state: Carrara, seat: i64) -> i64:
        return cost_sum(state.owned(seat))


class CityGroups(Grey):
    """CA-10.2 … CA-10.4: a number of buildings in each of several cities."""

    def __init__(self, group: i64, most: i64, first: i64, step: i64) -> None:
        self.group = group
        self.most = most
        self.first = first
        """Points for a group in Livorno."""
        self.step = step
        """How many less in each city after it."""

    def have(self, state: Carrara, seat: i64) -> i64:
        return cities_with(state, seat, self.group)

    def points(self, state: Carrara, seat: i64) -> i64:
        points: i64 = 0
        city: i64 = 0
        while city < 6:
            groups = count(state.boards[SIX * seat + city]) // self.group
            points += groups * (self.first - self.step * city)
            city += 1
        return points


@final
class CityTriples(CityGroups):
    """CA-10.3: its condition prints two where three are meant; the edition's counts (CA-7.3)."""

    def have(self, state: Carrara, seat: i64) -> i64:
        return cities_with(state, seat, state.tables[GREY_THREE])


@final
class FullCity(CityGroups):
    """CA-10.4: counted by the fullest city."""

    def have(self, state: Carrara, seat: i64) -> i64:
        most: i64 = 0
        city: i64 = 0
        while city < 6:
            most = max(most, count(state.boards[SIX * seat + city]))
            city += 1
        return most

    def share(self, state: Carrara, seat: i64) -> float:
        return part(cities_with(state, seat, 4) * 4 + cities_with(state, seat, 2), 4)


@final
class Eights(Grey):
    """CA-10.5"""

    most: i64 = 1

    def have(self, state: Carrara, seat: i64) -> i64:
        return count(state.owned(seat) & EIGHTS)

    def share(self, state: Carrara, seat: i64) -> float:
        return 1.0 if state.owned(seat) & EIGHTS else part(size(state.stones[seat]), 10)

    def points(self, state: Carrara, seat: i64) -> i64:
        """4, 8, 13, 19, 26, 34 each from Lerici up."""
        points: i64 = 0
        below: i64 = 0
        while below < 6:
            eights = count(state.boards[SIX * seat + 5 - below] & EIGHTS)
            points += eights * (4 + below * (below + 7) // 2)
            below += 1
        return points


@final
class OfClass(Grey):
    """CA-10.6, CA-10.7: country or city buildings."""

    less: i64 = 1

    def __init__(self, buildings: i64, most: i64, paid: i64) -> None:
        self.buildings = buildings
        self.most = most
        self.paid = paid

    def have(self, state: Carrara, seat: i64) -> i64:
        return count(state.owned(seat) & self.buildings)

    def points(self, state: Carrara, seat: i64) -> i64:
        return self.paid * self.have(state, seat)


@final
class BestCities(Grey):
    """CA-10.8"""

    most: i64 = 3
    group: i64 = 2

    def have(self, state: Carrara, seat: i64) -> i64:
        return cities_with(state, seat, self.group)

    def points(self, state: Carrara, seat: i64) -> i64:
        """The three cities with the most buildings multiplied."""
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        city: i64 = 0
        while city < 6:
            a, b, c = three_largest(a, b, c, count(state.boards[SIX * seat + city]))
            city += 1
        return a * b * c


@final
class Couples(Grey):
    """CA-10.9: as many city as country buildings."""

    most: i64 = 12
    less: i64 = 2

    def have(self, state: Carrara, seat: i64) -> i64:
        owned = state.owned(seat)
        each = 6 - state.players
        in_city = min(count(owned & CITY_BUILDINGS), each)
        return in_city + min(count(owned & COUNTRY_BUILDINGS), each)

    def figure(self, players: int) -> int:
        return 6 - players

    def points(self, state: Carrara, seat: i64) -> i64:
        """Pairs of a city and a country building: the dearest of both sides."""
        owned = state.owned(seat)
        in_city, in_country = owned & CITY_BUILDINGS, owned & COUNTRY_BUILDINGS
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


GREYS: Final = vec[Grey](
    [
        Costs(),
        CityGroups(2, 3, 11, 2),
        CityTriples(3, 2, 17, 3),
        FullCity(4, 4, 23, 4),
        Eights(),
        OfClass(COUNTRY_BUILDINGS, 6, 6),
        OfClass(CITY_BUILDINGS, 8, 3),
        BestCities(),
        Couples(),
    ]
)


def grey(number: i64) -> Grey:
    """The card with the number."""
    return GREYS[number - 1]
