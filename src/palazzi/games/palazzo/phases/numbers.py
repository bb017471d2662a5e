# mypyc: compiled
"""The phases of Palazzo by number, as ``state.phase`` has it and ``versions.py`` lists them.

The numbers are part of every checksum: a released one never changes. A turn leads through them so:
TURNING, then REVEALING and TAKING (money); or DRAWING, CHOOSING, then PAYING or BIDDING or PICKING,
then BUILDING and PLACING (tiles); or RENOVATING, INSERTING, SPENDING (a renovation).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTING: Final[i64] = 0
LAYING: Final[i64] = 1
DEALING: Final[i64] = 2
TURNING: Final[i64] = 3
REVEALING: Final[i64] = 4
TAKING: Final[i64] = 5
DRAWING: Final[i64] = 6
CHOOSING: Final[i64] = 7
PAYING: Final[i64] = 8
BIDDING: Final[i64] = 9
PICKING: Final[i64] = 10
BUILDING: Final[i64] = 11
PLACING: Final[i64] = 12
RENOVATING: Final[i64] = 13
INSERTING: Final[i64] = 14
SPENDING: Final[i64] = 15
ENDED: Final[i64] = 16
