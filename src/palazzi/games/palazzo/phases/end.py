# mypyc: compiled
"""The game is over: the fifth rider was turned up (PZ-6.1). What it counts is in ``scoring``."""

from __future__ import annotations

from typing import final

from palazzi.games.palazzo.phases.base import PalazzoPhase


@final
class Ended(PalazzoPhase):
    """Nothing more happens."""

    name = "ended"
    rule = "PZ-6.1"
