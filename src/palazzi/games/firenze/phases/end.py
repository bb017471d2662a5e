# mypyc: compiled
"""The game is over (FI-5.1): what it counts is in ``scoring``."""

from __future__ import annotations

from typing import final

from palazzi.games.firenze.phases.base import FirenzePhase
from palazzi.games.firenze.state import Firenze


@final
class Ended(FirenzePhase):
    """Nothing more happens."""

    name = "ended"
    rule = "FI-5.1"

    def due(self, state: Firenze) -> str:
        return "FI-5.3"
