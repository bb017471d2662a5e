# mypyc: compiled
"""Bricks: a heap of them is one integer, five bits per colour (there are 25 white ones at most)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.firenze.components import BRICKS, COLOURS

HUES: Final[i64] = 6
WHITE: Final[i64] = 0
NO_BRICKS: Final[i64] = 0


def held(bricks: i64, colour: i64) -> i64:
    """How many bricks of the colour the heap has."""
    return (bricks >> (5 * colour)) & 31


def unit(colour: i64) -> i64:
    """A heap of one brick."""
    return bit(5 * colour)


def total(bricks: i64) -> i64:
    """How many bricks there are."""
    n: i64 = 0
    while bricks != 0:
        n += bricks & 31
        bricks >>= 5
    return n


def colours_into(out: vec[i64], at: i64, first: i64, bricks: i64) -> i64:
    """Write ``first`` + colour for each colour of the heap; return the new length."""
    colour: i64 = 0
    while bricks != 0:
        if bricks & 31:
            out[at] = first + colour
            at += 1
        bricks >>= 5
        colour += 1
    return at


def brick_counts(bricks: i64) -> dict[str, int]:
    """The heap as plain data: how many of each colour that it has."""
    return {name: int(held(bricks, c)) for c, name in enumerate(COLOURS) if held(bricks, c)}


def bricks_from(counts: Mapping[str, int]) -> int:
    """The heap of these counts."""
    return sum(int(unit(COLOURS.index(name))) * n for name, n in counts.items())


ALL_BRICKS: Final[i64] = bricks_from(dict(zip(COLOURS, BRICKS.value, strict=True)))
