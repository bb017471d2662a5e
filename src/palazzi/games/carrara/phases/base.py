# mypyc: compiled
"""What all phases of Carrara share: its words, and that only a choice is asked.

Everything is open or follows from open moves (CA-2.7), so a decision with one option is made at
once.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from palazzi.core.actions import ActionTable
from palazzi.core.layout import Layout
from palazzi.core.messages import Message, say
from palazzi.core.phase import Phase
from palazzi.games.carrara.actions import ACTIONS, ANNOUNCE, OBJECT
from palazzi.games.carrara.counts import held
from palazzi.games.carrara.layout import LAYOUT
from palazzi.games.carrara.phases.numbers import ANNOUNCING
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.words import label

OBJECT_PRICE: Final[i64] = 10
"""What an object for sale costs (CA-3.16)."""


class CarraraPhase(Phase[Carrara]):
    """A phase of Carrara."""

    game = "carrara"
    actions: ClassVar[ActionTable] = ACTIONS
    layout: ClassVar[Layout] = LAYOUT
    asked_always = False

    def refuses(self, state: Carrara, action: int) -> str:
        """Why the end cannot be announced is for that phase to say, whichever is on."""
        if action == ANNOUNCE:
            return state.phases[ANNOUNCING].refuses(state, action)
        return self.rule

    def because(self, state: Carrara, action: int) -> Message | None:
        """An object that is for sale costs more than there is, whichever phase is on."""
        coins = int(state.coins[state.actor])
        for_sale = OBJECT <= action < OBJECT + 6 and held(state.sale, action - OBJECT)
        if not for_sale or coins >= OBJECT_PRICE:
            return None
        return say("carrara-why-coins", price=int(OBJECT_PRICE), coins=coins)

    def labels(self, state: Carrara, action: int) -> Message:
        return label(action)
