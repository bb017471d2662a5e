# mypyc: compiled
"""What all phases of Paletti share: its words, and how the log tells of a deed and what follows.

Everybody reads the same log: what is pointed at is told only when it moves, and the wood is told to
nobody.
"""

from __future__ import annotations

from typing import ClassVar

from palazzi.core.actions import ActionTable
from palazzi.core.layout import Layout
from palazzi.core.messages import Message, say
from palazzi.core.phase import Phase
from palazzi.core.state import OVER
from palazzi.games.paletti.actions import ACTIONS, COLLAPSE
from palazzi.games.paletti.components import PLATEAU_NAMES, TOPMOST
from palazzi.games.paletti.layout import LAYOUT
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import label, player


class PalettiPhase(Phase[Paletti]):
    """A phase of Paletti."""

    game = "paletti"
    actions: ClassVar[ActionTable] = ACTIONS
    layout: ClassVar[Layout] = LAYOUT

    def labels(self, state: Paletti, action: int) -> Message:
        return label(action)

    def tells(self, state: Paletti, action: int, seat: int) -> Message | None:
        sentence = self.deed(state, action)
        if sentence is None:
            return None
        after = state.clone()
        after.step(action)
        more = self.consequences(state, action, after)
        if after.actor == OVER and action != COLLAPSE:
            more.append(say("paletti-log-stuck"))
        for second in more:
            sentence = say("paletti-log-then", first=sentence, second=second)
        return sentence

    def deed(self, state: Paletti, action: int) -> Message | None:
        """The action itself, by default the actor's decision; None if nobody learns anything."""
        return say(f"paletti-log-{ACTIONS.structure(action)['verb']}", player=player(state.actor))

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        """What everybody sees follow from it without a decision."""
        return []


def next_plateau(state: Paletti) -> list[str]:
    """The part of the board that a claim is about."""
    return [f"plateau:{PLATEAU_NAMES[state.top]}"] if state.top < TOPMOST else []
