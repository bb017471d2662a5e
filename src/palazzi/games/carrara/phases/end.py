# mypyc: compiled
"""The game is over (CA-4). What it counts is in ``scoring`` of the game's folder."""

from __future__ import annotations

from typing import final

from palazzi.core.state import OVER
from palazzi.games.carrara.phases.base import CarraraPhase
from palazzi.games.carrara.state import Carrara


@final
class Ended(CarraraPhase):
    """Nothing more happens."""

    name = "ended"
    rule = "CA-4.4"

    def begins(self, state: Carrara) -> None:
        state.actor = OVER

    def grounds(self, state: Carrara) -> list[str]:
        return ["CA-4.4", "CA-4.5"]
