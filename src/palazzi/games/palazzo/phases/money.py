# mypyc: compiled
"""Taking money (PZ-5.1): cards are turned up, the active player takes two, everybody else one.

Cards that are all alike leave no choice and are taken at once: they lie open, so that tells nothing
(PZ-9.10).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.state import CHANCE
from palazzi.games.palazzo.actions import REVEAL, TAKE
from palazzi.games.palazzo.components import CARD_NAMES
from palazzi.games.palazzo.money import NO_CARDS, cards_into, held, size, unit, weighted_cards_into
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.numbers import TAKING
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import card_of, cards, player, then


@final
class Revealing(PalazzoPhase):
    """One card more than there are players is turned up."""

    name = "revealing"
    rule = "PZ-5.1"

    def begins(self, state: Palazzo) -> None:
        state.actor = CHANCE
        state.to_take = state.players + 1
        state.quiet += 1

    def draws_into(self, state: Palazzo, out: vec[i64], weights: vec[i64]) -> i64:
        cards = state.stock if state.stock != NO_CARDS else state.discards  # PZ-9.11
        return weighted_cards_into(out, weights, REVEAL, cards)

    def does(self, state: Palazzo, action: i64) -> None:
        if state.stock == NO_CARDS:  # PZ-4.7, PZ-9.11
            state.stock = state.discards
            state.discards = NO_CARDS
            state.reshuffled = True
        card = unit(action - REVEAL)
        state.stock -= card
        state.revealed += card
        if size(state.revealed) == state.to_take:
            state.actor = state.active
            state.enter(TAKING)

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        deed = say("palazzo-log-reveal", card=card_of(action - REVEAL))
        if state.stock == NO_CARDS:
            deed = then(deed, say("palazzo-log-reshuffle"))
        for more in _taken(state, action, NO_CARDS):
            deed = then(deed, more)
        return deed


@final
class Taking(PalazzoPhase):
    """The active player takes two of them, then each other player one, clockwise."""

    name = "taking"
    rule = "PZ-5.1"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"take": ("PZ-5.1",)}

    def begins(self, state: Palazzo) -> None:
        kind: i64 = 0
        while held(state.revealed, kind) == 0:
            kind += 1
        if state.revealed == held(state.revealed, kind) * unit(kind):
            self.does(state, TAKE + kind)

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        return cards_into(out, TAKE, state.revealed)

    def does(self, state: Palazzo, action: i64) -> None:
        card = unit(action - TAKE)
        state.revealed -= card
        state.hands[state.actor] += card
        state.known[state.actor] += card
        state.to_take -= 1
        if state.to_take == 0:
            state.end_turn()
            return
        if state.to_take < state.players:
            state.actor = (state.actor + 1) % state.players
        self.begins(state)

    def asks(self, state: Palazzo) -> Message:
        mine = state.actor == state.active
        left = int(state.to_take - state.players + 1) if mine else 1
        return say("palazzo-ask-taking", left=left)

    def parts(self, state: Palazzo, action: int) -> list[str]:
        return [f"revealed:{CARD_NAMES[action - TAKE]}"]

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        card = card_of(action - TAKE)
        deed = say("palazzo-log-take", player=player(state.actor), card=card)
        for more in _taken(state, action, unit(action - TAKE)):
            deed = then(deed, more)
        return deed


def _taken(state: Palazzo, action: int, chosen: i64) -> Iterator[Message]:
    """What everybody takes without a choice; the actor ``chosen`` besides."""
    after = state.clone()
    after.step(action)
    for i in range(state.players):
        seat = (state.active + i) % state.players
        gained = after.known[seat] - state.known[seat]
        if seat == state.actor:
            gained -= chosen
        if gained:
            yield say("palazzo-log-take", player=player(seat), card=cards(gained))
