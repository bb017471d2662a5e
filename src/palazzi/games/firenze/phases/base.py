# mypyc: compiled
"""What all phases of Firenze share: when they are asked, their words, and places on the board that
actions name.

A phase asks as long as there is something to choose: with nothing left it is over, a single choice
is made at once (all of Firenze is public, so nothing leaks). Only taking a card is always asked: it
is the turn itself.
"""

from __future__ import annotations

from typing import ClassVar

from palazzi.core.actions import ActionTable
from palazzi.core.layout import Layout
from palazzi.core.messages import Message, say
from palazzi.core.phase import Phase
from palazzi.games.firenze.actions import ACTIONS, GIVE, PLAY
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.consequences import consequences
from palazzi.games.firenze.layout import LAYOUT
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.words import label, player


class FirenzePhase(Phase[Firenze]):
    """A phase of Firenze."""

    game = "firenze"
    actions: ClassVar[ActionTable] = ACTIONS
    layout: ClassVar[Layout] = LAYOUT
    asked_always = False

    def refuses(self, state: Firenze, action: int) -> str:
        return "FI-11.13" if PLAY <= action < GIVE else self.due(state)

    def labels(self, state: Firenze, action: int) -> Message:
        return label(action)

    def deed(self, state: Firenze, action: int) -> Message | None:
        """The action itself as a sentence of the log; None for small steps."""
        return None

    def tells(self, state: Firenze, action: int, seat: int) -> Message | None:
        """The deed and what follows from it without a choice; all is public (FI-6.1)."""
        sentence = self.deed(state, action)
        for more in consequences(state, action):
            if sentence is None:
                sentence = more
            else:
                sentence = say("firenze-log-then", first=sentence, second=more)
        return sentence


def stored(state: Firenze, colour: int) -> str:
    """The bricks of a colour in the actor's storehouse, as a part of the board."""
    return f"store:{int(state.actor)}:{COLOURS[colour]}"


def returned(state: Firenze, colour: int) -> Message:
    """The actor gives a brick to the bag, for the log."""
    return say("firenze-log-return", player=player(state.actor), colour=COLOURS[colour])
