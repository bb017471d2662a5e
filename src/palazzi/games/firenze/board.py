# mypyc: compiled
"""The boards of Firenze in numbers: commissions, the row, building costs, sources of points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.games.firenze.components import BUILDING_COST

NOTHING: Final[i64] = -1
FREE: Final[i64] = -1
"""A commission without any seal."""
NEUTRAL_SEAL: Final[i64] = -2

COMMISSIONS: Final[i64] = 36
FLOOR_TILES: Final[i64] = 4
BALCONIES: Final[i64] = 4
PLACES: Final[i64] = 6
"""In the row."""

MOST_BUILT: Final[i64] = 6
COSTS: Final[vec[i64]] = vec[i64](list(BUILDING_COST.value))
"""Of building 0 to 6 bricks (FI-3.6)."""

# How neutral seals are placed (FI-2.2).
SPREAD: Final[i64] = 0
BY_DICE: Final[i64] = 1
BY_HAND: Final[i64] = 2
DEAD_COLOUR: Final[i64] = 3
PLACINGS: Final = ("spread", "chance", "hand", "dead-colour")

# Where points come from while the game runs.
SOURCES: Final[i64] = 5
FROM_COMMISSIONS: Final[i64] = 0
FROM_BALCONIES: Final[i64] = 1
FROM_FLOORS: Final[i64] = 2
FROM_PRIVILEGES: Final[i64] = 3
FROM_LAST_SEAL: Final[i64] = 4
