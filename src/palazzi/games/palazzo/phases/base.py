# mypyc: compiled
"""What all phases of Palazzo share: its words, and places on the board that actions name."""

from __future__ import annotations

from typing import ClassVar

from palazzi.core.actions import ActionTable
from palazzi.core.layout import Layout
from palazzi.core.messages import Message
from palazzi.core.phase import Phase
from palazzi.games.palazzo.actions import ACTIONS
from palazzi.games.palazzo.layout import LAYOUT
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import label


class PalazzoPhase(Phase[Palazzo]):
    """A phase of Palazzo."""

    game = "palazzo"
    actions: ClassVar[ActionTable] = ACTIONS
    layout: ClassVar[Layout] = LAYOUT

    def labels(self, state: Palazzo, action: int) -> Message:
        return label(action)
