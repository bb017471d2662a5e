# mypyc: compiled
"""Phase 1: take a card (FI-3.1, FI-3.2), pay for it, and see what it does by its kind (FI-4)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Suggestion
from palazzi.games.firenze.actions import ACTIONS, LAY, PLAY, TAKE
from palazzi.games.firenze.board import NOTHING, PLACES
from palazzi.games.firenze.bricks import NO_BRICKS, colours_into, total, unit
from palazzi.games.firenze.cards.church import lay_open
from palazzi.games.firenze.cards.events import EVENTS
from palazzi.games.firenze.cards.feasts import FEASTS
from palazzi.games.firenze.cards.persons import price
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.deck import BUILDING, CHURCH, FEAST, PATRICIAN, one
from palazzi.games.firenze.phases.base import FirenzePhase, heap_of, spare, stored, unforced
from palazzi.games.firenze.phases.numbers import AVERTING, DEALING, PAYING, STRUCK
from palazzi.games.firenze.phases.playing import TurnPhase, play, plays_into
from palazzi.games.firenze.pieces import discard
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.towers import NO_TOWER, OLD, SLOTS
from palazzi.games.firenze.words import card_of, label, player


@final
class Taking(TurnPhase):
    """Any card that can be paid for; the leftmost always can (FI-11.27)."""

    name = "taking"
    rule = "FI-3.1"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "take": ("FI-3.1", "FI-3.2"),
        "play": ("FI-4.2",),
    }
    asked_always = True

    def begins(self, state: Firenze) -> None:
        """A new turn: towers that stand now will have to be raised (FI-3.7)."""
        state.turn += 1
        state.actor = state.active
        state.played = 0
        state.swapped = state.sealed = False
        state.built = 0
        i = state.active * SLOTS
        while i < (state.active + 1) * SLOTS:
            if state.towers[i] != NO_TOWER:
                state.towers[i] |= OLD
            i += 1

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        n: i64 = 0
        bricks = total(state.store[state.active])
        place: i64 = 0
        while place < PLACES and price(state, place) <= bricks:
            out[n] = TAKE + place
            n += 1
            place += 1
        return plays_into(state, out, n)

    def does(self, state: Firenze, action: i64) -> None:
        if action >= PLAY:
            play(state, action)
            return
        state.target = action - TAKE
        state.owed = price(state, state.target)
        state.enter(PAYING)

    def because(self, state: Firenze, action: int) -> Message | None:
        place = action - TAKE
        if not 0 <= place < PLACES or state.row[place] == NOTHING:
            return None
        have = int(total(state.store[state.active]))
        return say("firenze-why-bricks", bricks=int(price(state, place)), have=have)

    def labels(self, state: Firenze, action: int) -> Message:
        if action >= PLAY:
            return label(action)
        place = action - TAKE
        bricks = int(price(state, place))
        return say("firenze-act-take-card", card=card_of(state.row[place]), bricks=bricks)

    def parts(self, state: Firenze, action: int) -> list[str]:
        if action >= PLAY:
            return super().parts(state, action)
        return [f"row:{int(action - TAKE + 1)}"]

    def deed(self, state: Firenze, action: int) -> Message | None:
        if action >= PLAY:
            return super().deed(state, action)
        place = action - TAKE
        card = card_of(state.row[place])
        return say("firenze-log-take", player=player(state.actor), card=card, place=int(place + 1))


class Laying(FirenzePhase):
    """The bricks owed are laid on cards of the row, one by one."""

    detail = True

    def place(self, state: Firenze) -> i64:
        """Where the next one is laid."""
        raise NotImplementedError

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        return colours_into(out, 0, LAY, state.store[state.active]) if state.owed > 0 else 0

    def does(self, state: Firenze, action: i64) -> None:
        brick = unit(action - LAY)
        state.row_bricks[self.place(state)] += brick
        state.store[state.active] -= brick
        state.owed -= 1

    def labels(self, state: Firenze, action: int) -> Message:
        card = card_of(state.row[self.place(state)])
        return say("firenze-act-lay-on", colour=COLOURS[action - LAY], card=card)

    def parts(self, state: Firenze, action: int) -> list[str]:
        return [stored(state, action - LAY)]

    def lies(self, state: Firenze, action: int) -> list[str]:
        return [f"row:{int(self.place(state)) + 1}:{COLOURS[action - LAY]}"]

    def laid(self, state: Firenze, told: Message, keep: int = -1) -> list[Suggestion]:
        """All bricks at once, those that are missed least."""
        lays = spare(state, LAY, int(state.owed), keep)
        if len(lays) < 2:
            return []
        told["args"]["bricks"] = heap_of(lays, LAY)
        return [suggestion(ACTIONS, unforced(state, lays), told, "main")]

    def deed(self, state: Firenze, action: int) -> Message | None:
        where = card_of(state.row[self.place(state)])
        who, colour = player(state.actor), COLOURS[action - LAY]
        return say("firenze-log-lay", player=who, colour=colour, card=where)


@final
class Paying(Laying):
    """A brick on every card to the left of the taken one, from left to right."""

    name = "paying"
    rule = "FI-3.1"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"lay": ("FI-3.1",)}

    def begins(self, state: Firenze) -> None:
        if state.owed == 0:  # the leftmost card, or any with a Princess
            self.ends(state)

    def place(self, state: Firenze) -> i64:
        return state.target - state.owed

    def ends(self, state: Firenze) -> None:
        """The card and its bricks are taken; it acts by its kind."""
        seat = state.active
        card = state.row[state.target]
        bricks = state.row_bricks[state.target]
        state.row[state.target] = NOTHING
        state.row_bricks[state.target] = NO_BRICKS
        state.target = NOTHING
        event = state.is_event(card)
        if event and EVENTS[card].keeps_bricks_out:
            state.pending = bricks
        else:
            state.store[seat] += bricks
        if event:
            state.card = card
            state.enter(AVERTING if state.may_play(PATRICIAN) else STRUCK)
            return
        if card < FEAST:
            state.hands[seat] += one(card)
        elif card < BUILDING:
            owner = FEASTS[card - FEAST].goes_to(state)
            if owner == NOTHING:
                discard(state, card)
            else:
                state.hands[owner] += one(card)
        elif card < CHURCH:
            if state.has_open(seat, card):
                discard(state, card)
            else:
                state.open[seat] += one(card)
        else:
            lay_open(state, card)
        state.enter(DEALING)

    def suggests(self, state: Firenze) -> list[Suggestion]:
        wanted = card_of(state.row[state.target])
        return self.laid(state, say("firenze-suggest-lay", card=wanted))

    def asks(self, state: Firenze) -> Message:
        there = card_of(state.row[self.place(state)])
        wanted = card_of(state.row[state.target])
        return say("firenze-ask-paying", card=there, wanted=wanted, left=int(state.owed))
