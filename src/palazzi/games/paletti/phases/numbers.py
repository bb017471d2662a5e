# mypyc: compiled
"""The phases of Paletti by number, as ``state.phase`` has it and ``versions.py`` lists them.

The numbers are part of every checksum: a released one never changes. STARTING to COLOURING are the
setup. A turn is TURNING alone; or a claim: CLAIMING, OBJECTING, PENALISING, LAYING; and with three
players, between a neutral column and an own one, CHALLENGING and PROVING.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTING: Final[i64] = 0
GRAINING: Final[i64] = 1
BUILDING: Final[i64] = 2
PLACING: Final[i64] = 3
COVERING: Final[i64] = 4
ROLLING: Final[i64] = 5
COLOURING: Final[i64] = 6
TURNING: Final[i64] = 7
CLAIMING: Final[i64] = 8
OBJECTING: Final[i64] = 9
PENALISING: Final[i64] = 10
LAYING: Final[i64] = 11
CHALLENGING: Final[i64] = 12
PROVING: Final[i64] = 13
ENDED: Final[i64] = 14
