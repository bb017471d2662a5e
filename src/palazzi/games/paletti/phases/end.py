# mypyc: compiled
"""The game is over (PP-7.1): the palace has collapsed, or nobody could go on. See ``scoring``."""

from __future__ import annotations

from typing import final

from palazzi.core.state import OVER
from palazzi.games.paletti.phases.base import PalettiPhase
from palazzi.games.paletti.state import Paletti


@final
class Ended(PalettiPhase):
    """Nothing more happens."""

    name = "ended"
    rule = "PP-7.1"

    def begins(self, state: Paletti) -> None:
        state.actor = OVER
