# mypyc: compiled
"""An event was taken (FI-4.1): a Patrician may avert it, then it hits one player or everybody.

What an event does, and asks, is in ``cards/events.py``.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.prompt import Suggestion
from palazzi.games.firenze.actions import AVERT, RETURN, SUFFER, SWAP
from palazzi.games.firenze.board import NOTHING
from palazzi.games.firenze.bricks import HUES, NO_BRICKS
from palazzi.games.firenze.cards.events import EVENTS
from palazzi.games.firenze.deck import PATRICIAN, clause
from palazzi.games.firenze.phases.base import (
    FirenzePhase,
    giving,
    returned,
    stored,
    tower_deed,
    tower_parts,
)
from palazzi.games.firenze.phases.numbers import DEALING, STRUCK
from palazzi.games.firenze.pieces import discard, use
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.words import card_of, label, label_with_tower, player


@final
class Averting(FirenzePhase):
    """A Patrician averts the event for their player only (FI-11.8)."""

    name = "averting"
    rule = "FI-8.15"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "avert": ("FI-8.15", "FI-11.8"),
        "suffer": ("FI-4.1",),
    }
    refusals: ClassVar[tuple[str, ...]] = ("suffer",)

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        out[0] = AVERT
        out[1] = SUFFER
        return 2

    def does(self, state: Firenze, action: i64) -> None:
        if action == AVERT:
            use(state, PATRICIAN)
            state.struck = 1
        state.enter(STRUCK)

    def asks(self, state: Firenze) -> Message:
        return say("firenze-ask-averting", card=card_of(state.card))

    def deed(self, state: Firenze, action: int) -> Message | None:
        key = "firenze-log-avert" if action == AVERT else "firenze-log-suffer"
        return say(key, player=player(state.actor), card=card_of(state.card))


@final
class Struck(FirenzePhase):
    """Everybody whom the event hits, clockwise (FI-4.1, FI-11.6); then it is over."""

    name = "struck"
    rule = "FI-4.1"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "return": ("FI-8.3", "FI-8.4", "FI-8.5"),
        "raze": ("FI-8.2",),
        "chip": ("FI-8.6",),
        "sabotage": ("FI-8.8",),
        "forfeit": ("FI-8.5", "FI-8.9"),
    }

    def begins(self, state: Firenze) -> None:
        """The next one is struck."""
        state.owed = state.falling = 0
        if state.card != NOTHING:
            event = EVENTS[state.card]
            if state.struck < (state.players if event.everybody else 1):
                state.actor = (state.active + state.struck) % state.players
                event.strike(state)
                return
            event.finish(state)
            discard(state, state.card)
        state.card = NOTHING
        state.struck = 0
        state.store[state.active] += state.pending
        state.pending = NO_BRICKS
        state.enter(DEALING)

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        return EVENTS[state.card].choices(state, out) if state.card != NOTHING else 0

    def does(self, state: Firenze, action: i64) -> None:
        EVENTS[state.card].choose(state, action)

    def ends(self, state: Firenze) -> None:
        state.struck += 1
        state.enter(STRUCK)

    def due(self, state: Firenze) -> str:
        return self.rule if state.card == NOTHING else clause(state.card)

    def cites(self, state: Firenze, action: int) -> list[str]:
        return [self.due(state)]

    def suggests(self, state: Firenze) -> list[Suggestion]:
        """All bricks that are owed at once."""
        owed = RETURN <= state.legal()[0] < RETURN + HUES
        return giving(state, "firenze-suggest-return") if owed else []

    def asks(self, state: Firenze) -> Message:
        return EVENTS[state.card].asks(state)

    def labels(self, state: Firenze, action: int) -> Message:
        return label(action) if action < SWAP else label_with_tower(state, action)

    def parts(self, state: Firenze, action: int) -> list[str]:
        if action < SWAP:
            return [stored(state, action - RETURN)]
        return tower_parts(state, action)

    def deed(self, state: Firenze, action: int) -> Message | None:
        if action < SWAP:
            return returned(state, action - RETURN)
        return tower_deed(state, action)
