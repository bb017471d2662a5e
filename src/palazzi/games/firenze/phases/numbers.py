# mypyc: compiled
"""The phases of Firenze by number, as ``state.phase`` has it and ``versions.py`` lists them.

The numbers are part of every checksum: a released one never changes. A turn leads through them so:
TAKING, PAYING, if it is an event AVERTING and STRUCK, DEALING, DRAWING, SWAPPING (and TRADING),
BUILDING, COSTING, DELIVERING, LIMITING. PLAYING is a person's own choices, from any of them and
back.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTING: Final[i64] = 0
KILLING: Final[i64] = 1
CROWNING: Final[i64] = 2
SEALING: Final[i64] = 3
PLACING: Final[i64] = 4
DEALING: Final[i64] = 5
DRAWING: Final[i64] = 6
TAKING: Final[i64] = 7
PAYING: Final[i64] = 8
AVERTING: Final[i64] = 9
STRUCK: Final[i64] = 10
SWAPPING: Final[i64] = 11
TRADING: Final[i64] = 12
BUILDING: Final[i64] = 13
COSTING: Final[i64] = 14
DELIVERING: Final[i64] = 15
LIMITING: Final[i64] = 16
PLAYING: Final[i64] = 17
ENDED: Final[i64] = 18
