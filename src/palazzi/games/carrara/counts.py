# mypyc: compiled
"""Six small counts in one integer: stones by colour, objects by kind.

Four bits each. Adding and subtracting packs is adding and subtracting integers, as long as no count
leaves 0 … 15.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.bits import bit

NONE: Final[i64] = 0
ONE_EACH: Final[i64] = 0x111111


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
