# mypyc: compiled
"""Sets of buildings as masks.

Bit 6 × (place of the cost) + type, so a row of six bits shares a cost. The board of a player is six
such masks, one per city (CA-1.6). Cost and type follow from the bit.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.games.carrara.components import BUILDINGS

SIX: Final[i64] = 6
"""The cities of a board: seat s has its masks from 6 s on."""
NOTHING: Final[i64] = -1
"""No building, city or segment; for seats: nobody."""

NO_BUILDINGS: Final[i64] = 0
BOARD_BUILDINGS: Final[i64] = 0x3FFFFFFF
"""The 30 of cost 1 to 5."""
EIGHTS: Final[i64] = 0xFC0000000
"""The six of cost 8."""
FIRST_EIGHT: Final[i64] = 30
ONE_TYPE: Final[i64] = 0x041041041
"""The buildings of the first type; shifted, those of another."""
CITY_BUILDINGS: Final[i64] = 0x3CF3CF3CF
COUNTRY_BUILDINGS: Final[i64] = 0xC30C30C30
FIVES_AND_EIGHTS: Final[i64] = 0xFFF000000


def cost_of(building: i64) -> i64:
    """What a building costs."""
    return 8 if building >= FIRST_EIGHT else building // 6 + 1


def type_of(building: i64) -> i64:
    """The type of a building."""
    return building % 6


def of_type(buildings: i64, kind: i64) -> i64:
    """Those of one type."""
    return buildings & (ONE_TYPE * bit(kind))


def of_class(buildings: i64, which: i64) -> i64:
    """The city buildings (0) or country buildings (1) among them."""
    return buildings & (CITY_BUILDINGS if which == 0 else COUNTRY_BUILDINGS)


def cost_sum(buildings: i64) -> i64:
    """The costs of all of them together."""
    total: i64 = 0
    cost: i64 = 1
    while buildings != NO_BUILDINGS:
        row = buildings & 63
        if row != 0:
            total += (8 if cost == 6 else cost) * count(row)
        buildings >>= 6
        cost += 1
    return total


def cheapest(buildings: i64) -> i64:
    """The one of lowest cost among buildings of one type. There is at least one."""
    building: i64 = 0
    while not buildings & bit(building):
        building += 1
    return building


def dearest(buildings: i64) -> i64:
    """The one of highest cost among buildings of one type. There is at least one."""
    building: i64 = 35
    while not buildings & bit(building):
        building -= 1
    return building


def building_names(buildings: i64) -> list[str]:
    """The buildings of a set by name."""
    return [name for i, name in enumerate(BUILDINGS) if buildings >> i & 1]


def buildings_from(names: list[str]) -> int:
    """The set of buildings so named."""
    return sum(int(bit(BUILDINGS.index(name))) for name in names)
