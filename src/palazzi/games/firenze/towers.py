# mypyc: compiled
"""A tower under construction is one integer: height, colour, and what will become of it this turn.

The numbers 1 to 12 of a site are places, not towers: a new tower gets the lowest free one, and at
the end of the owner's turn gaps are closed, so that no more than 1 to 6 are in use in other turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from palazzi.games.firenze.bricks import unit
from palazzi.games.firenze.components import COLOURS, MOST_TOWERS
from palazzi.games.firenze.shapes import Tower

SLOTS: Final[i64] = MOST_TOWERS
NO_TOWER: Final[i64] = 0
OLD: Final[i64] = 256
"""Stood at the start of its owner's turn and was not raised since: a ruin in phase 4 (FI-3.7)."""
DOOMED: Final[i64] = 512
"""Not paid for in a Luxury tax or Tribute: falls when everybody has paid (FI-11.9)."""


def tower(colour: i64, height: i64) -> i64:
    """A tower built or raised this turn."""
    return height + 32 * colour


def height_of(tower_: i64) -> i64:
    """How many bricks it has; 0 for no tower."""
    return tower_ & 31


def colour_of(tower_: i64) -> i64:
    """Its one colour."""
    return (tower_ >> 5) & 7


def bricks_of(tower_: i64) -> i64:
    """Its bricks as a heap."""
    return height_of(tower_) * unit(colour_of(tower_))


def is_old(tower_: i64) -> bool:
    """Whether it must still be raised this turn."""
    return tower_ & OLD != 0


def is_doomed(tower_: i64) -> bool:
    """Whether it falls at the end of the event."""
    return tower_ & DOOMED != 0


# ---- by name


def tower_json(tower_: i64) -> Tower | None:
    """A tower as plain data, None for a free place."""
    if tower_ == NO_TOWER:
        return None
    return {
        "colour": COLOURS[colour_of(tower_)],
        "height": int(height_of(tower_)),
        "old": is_old(tower_),
        "doomed": is_doomed(tower_),
    }


def tower_from(data: object) -> int:
    """Read back what ``tower_json`` wrote."""
    if data is None:
        return int(NO_TOWER)
    fields = cast("Mapping[str, object]", data)
    made = tower(COLOURS.index(str(fields["colour"])), cast("int", fields["height"]))
    if fields["old"]:
        made |= OLD
    if fields["doomed"]:
        made |= DOOMED
    return int(made)
