# mypyc: compiled
"""The brown cards: the first end condition (CA-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.games.carrara.buildings import FIVES_AND_EIGHTS
from palazzi.games.carrara.cards.base import Condition
from palazzi.games.carrara.yields import CITY_SCORINGS

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara


class Brown(Condition):
    """A brown card."""

    coins_per_point: i64 = 5
    """At the end, with this card open."""
    hidden: bool = False
    """Whether it counts what lies behind a screen (CA-2.5)."""

    def figure(self, players: int) -> int:
        return int(self.need(players))


@final
class Scorings(Brown):
    """CA-8.1"""

    most: i64 = 4

    def have(self, state: Carrara, seat: i64) -> i64:
        return count(state.scored[seat])


@final
class DearBuildings(Brown):
    """CA-8.2: of cost 5 or 8."""

    most: i64 = 6
    less: i64 = 1

    def have(self, state: Carrara, seat: i64) -> i64:
        return count(state.owned(seat) & FIVES_AND_EIGHTS)


@final
class CitiesScored(Brown):
    """CA-8.3"""

    most: i64 = 5
    less: i64 = 1

    def have(self, state: Carrara, seat: i64) -> i64:
        return count(state.scored[seat] & CITY_SCORINGS)


@final
class Buildings(Brown):
    """CA-8.4"""

    most: i64 = 10
    less: i64 = 1

    def have(self, state: Carrara, seat: i64) -> i64:
        return count(state.owned(seat))


@final
class Coins(Brown):
    """CA-8.5: and coins are worth more to everybody."""

    most: i64 = 40
    less: i64 = 5
    coins_per_point: i64 = 2
    hidden = True

    def have(self, state: Carrara, seat: i64) -> i64:
        return state.coins[seat]


@final
class Points(Brown):
    """CA-8.6"""

    most: i64 = 40
    less: i64 = 5

    def have(self, state: Carrara, seat: i64) -> i64:
        return state.points[seat]


BROWNS: Final = vec[Brown](
    [Scorings(), DearBuildings(), CitiesScored(), Buildings(), Coins(), Points()]
)


def brown(number: i64) -> Brown:
    """The card with the number."""
    return BROWNS[number - 1]
