# mypyc: compiled
"""Six small counts in one integer, a pack: stones by colour, objects by kind.

Four bits each. Adding and subtracting packs is adding and subtracting integers, as long as no count
leaves 0 … 15.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.carrara.components import (
    BASE_PRICES,
    COLOURS,
    OBJECTS,
    OBJECTS_PER_KIND,
    STONES_PER_COLOUR,
    StoneColour,
    Thing,
)

NONE: Final[i64] = 0
ONE_EACH: Final[i64] = 0x111111
ALL_STONES: Final[i64] = ONE_EACH * STONES_PER_COLOUR.value
IN_BAG: Final[i64] = ONE_EACH * (STONES_PER_COLOUR.value - 1)
"""All but the first on the wheel (CA-2.1)."""
TO_SUPPLY: Final[i64] = ONE_EACH * (OBJECTS_PER_KIND.value - 1)
"""All but those for sale (CA-2.3)."""
_BASE: Final = vec[i64](list(BASE_PRICES.value))
BLACK: Final[i64] = 5
"""The cheapest colour, and the last."""


def unit(kind: i64) -> i64:
    """One of the kind."""
    return bit(4 * kind)


def held(pack: i64, kind: i64) -> i64:
    """How many of the kind."""
    return (pack >> (4 * kind)) & 15


def size(pack: i64) -> i64:
    """How many in all."""
    pairs = (pack & 0x0F0F0F) + ((pack >> 4) & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 0xFF


def up_to(pack: i64, kind: i64) -> i64:
    """Those of the first kinds, ``kind`` included: the stones a city allows."""
    return pack & (bit(4 * kind + 4) - 1)


def price(colour: i64, segment: i64) -> i64:
    """What a stone costs on a segment (CA-1.4)."""
    return max(_BASE[colour] - segment, 0)


def stone_names(pack: i64) -> list[StoneColour]:
    """The colours of a pack of stones, one per stone."""
    return [COLOURS[colour] for colour in range(6) for _ in range(held(pack, colour))]


def stones_from(names: Sequence[str]) -> int:
    """The pack of stones of these colours."""
    return sum(int(unit(COLOURS.index(name))) for name in names)


def object_names(pack: i64) -> list[Thing]:
    """The kinds of a pack of objects, one per object."""
    return [OBJECTS[kind] for kind in range(6) for _ in range(held(pack, kind))]


def objects_from(names: Sequence[str]) -> int:
    """The pack of objects of these kinds."""
    return sum(int(unit(OBJECTS.index(name))) for name in names)
