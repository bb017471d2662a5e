# mypyc: compiled
"""The setup of a scripted world: always the same one, sound by the rules (PP-11.13).

Twelve columns under blue and eight thin ones around it: of each colour three covered, two free. A
real world draws its layout anew for every game (``world``).
"""

from __future__ import annotations

from typing import Final

from palazzi.games.paletti.places import HALF_COLUMN, HALF_PLATEAU, STOREY
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.pieces import FIRST_PLATEAU

_COVERED: Final = [(x, y) for y in (-36, 0, 36) for x in (-60, -20, 20, 60)]
_FREE: Final = [
    (-115, -60), (-115, 0), (-115, 60), (115, -60), (115, 0), (115, 60), (16, -96), (-12, 96),
]  # fmt: skip
"""Millimetres from the middle of the foundation."""


def stand_all(state: Paletti) -> None:
    """Stand all columns on the foundation and lay blue on them."""
    covered = free = 0
    for column in range(20):
        if column % 5 < 2:  # two thin ones of each colour
            x, y = _FREE[free]
            free += 1
        else:
            x, y = _COVERED[covered * 5 % 12]
            covered += 1
        state.put(column, x * 1_000_000, y * 1_000_000, HALF_COLUMN, 1_000_000_000, 0)
        state.level[column] = 0
    state.put(FIRST_PLATEAU, 0, 0, STOREY - HALF_PLATEAU, 1_000_000_000, 0)
