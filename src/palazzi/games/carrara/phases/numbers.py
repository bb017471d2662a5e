# mypyc: compiled
"""The phases of Carrara by number, as ``state.phase`` has it and ``versions.py`` lists them; and
whether the end has come in sight, as ``state.ending`` has it.

The numbers are part of every checksum: a released one never changes. A turn leads through them so:
TURNING, then DRAWING, CHOOSING, BUYING (stones); or SITING or REPLACING, then PAYING, UPGRADING or
REFILLING (a building); or nothing else (scoring). SHOPPING and ANNOUNCING end every turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STARTING: Final[i64] = 0
CARDING: Final[i64] = 1
LAYING: Final[i64] = 2
TURNING: Final[i64] = 3
DRAWING: Final[i64] = 4
CHOOSING: Final[i64] = 5
BUYING: Final[i64] = 6
SITING: Final[i64] = 7
REPLACING: Final[i64] = 8
PAYING: Final[i64] = 9
UPGRADING: Final[i64] = 10
REFILLING: Final[i64] = 11
SHOPPING: Final[i64] = 12
ANNOUNCING: Final[i64] = 13
ENDED: Final[i64] = 14

RUNNING: Final[i64] = 0
LAST_BUILDING: Final[i64] = 1
ANNOUNCED: Final[i64] = 2
