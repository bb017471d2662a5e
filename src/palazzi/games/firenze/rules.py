# mypyc: compiled
"""The rules of Firenze: what each action does in the six phases of a turn, and who acts next.

What may be done is in ``choices``; setup, deliveries and every card are in files of their own. A
phase asks as long as there is something to choose: with no choice left it is over, a single choice
is made at once (all of Firenze is public, so nothing leaks). Only taking a card is always asked: it
is the turn itself.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.outcome import Outcome
from palazzi.core.state import CHANCE, OVER, buffer
from palazzi.games.firenze import setup
from palazzi.games.firenze.actions import (
    AVERT,
    BALCONY,
    BALCONY_PLACES,
    DEAD,
    DEAL,
    DONE,
    DRAW,
    DROP,
    DROPPED_CARDS,
    FIRST,
    FOUND,
    LAY,
    NEUTRAL,
    PLAY,
    RAISE,
    RETURN,
    SEAL,
    SWAP,
    TAKE,
)
from palazzi.games.firenze.audit import faults
from palazzi.games.firenze.bricks import HUES, NO_BRICKS, total, unit
from palazzi.games.firenze.buildings import bridge_toll
from palazzi.games.firenze.choices import FirenzeChoices
from palazzi.games.firenze.church import lay_open
from palazzi.games.firenze.deck import (
    BUILDING,
    CHURCH,
    FEAST,
    NO_CARDS,
    PATRICIAN,
    PERSON,
    has,
    one,
)
from palazzi.games.firenze.delivery import deliver
from palazzi.games.firenze.evaluate import expected_points
from palazzi.games.firenze.events import EVENTS
from palazzi.games.firenze.feasts import FEASTS
from palazzi.games.firenze.persons import PERSONS, PLAYABLE, price
from palazzi.games.firenze.refusals import refusal
from palazzi.games.firenze.scoring import final_outcome, seat_points
from palazzi.games.firenze.state import (
    AVERTING,
    COSTING,
    CROWNING,
    DEALING,
    DELIVERING,
    DRAWING,
    ENDED,
    KILLING,
    LIMITING,
    NOTHING,
    PAYING,
    PLACES,
    PLACING,
    PLAYING,
    SEALING,
    STARTING,
    STRUCK,
    SWAPPING,
    TAKING,
    TRADING,
)
from palazzi.games.firenze.state import BUILDING as BUILDING_PHASE
from palazzi.games.firenze.towers import NO_TOWER, OLD, SLOTS

QUIET_TURNS: Final[i64] = 20
"""So many turns of each player in a row without a big seal end the game (FI-11.5)."""
BRICKS_ON_A_CARD: Final[i64] = 4


_ids: vec[i64] = buffer()  # filled and read within one step


@final
@mypyc_attr(acyclic=True)
class Firenze(FirenzeChoices):
    """A position of firenze@1."""

    def clone(self) -> Firenze:
        copy = Firenze(0)
        self.copy_into(copy)
        return copy

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def is_detail(self) -> bool:
        phase = self.phase
        return phase == PAYING or phase == TRADING or phase == COSTING or phase == LIMITING

    def refusal(self, action: int) -> str:
        return refusal(self, action)

    def scores(self) -> list[int]:
        return [int(seat_points(self, seat)) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    def audit(self) -> list[str]:
        return faults(self)

    # ---- what happens

    def step(self, action: i64) -> None:
        self._do(action)
        while self.actor >= 0 and self.phase != TAKING:
            n = self.legal_into(_ids)
            if n > 1:
                return
            if n == 1:
                self._do(_ids[0])
            else:
                self._go_on()

    def _do(self, action: i64) -> None:
        """Carry out one action."""
        phase = self.phase
        if phase == DRAWING:
            self._draw(action - DRAW)
        elif phase == BUILDING_PHASE:
            self._build(action)
        elif phase == DEALING:
            self._deal(action - DEAL)
        elif phase == TAKING:
            self._take(action)
        elif phase == PAYING or phase == TRADING:
            self._lay(action - LAY)
        elif phase == COSTING:
            self.pay_debt(action - RETURN)
        elif phase == SWAPPING:
            self._swap(action)
        elif phase == DELIVERING:
            self._deliver(action)
        elif phase == LIMITING:
            self._limit(action)
        elif phase == PLAYING:
            PERSONS[self.person - PERSON].choose(self, action)
        elif phase == STRUCK:
            EVENTS[self.card].choose(self, action)
        elif phase == AVERTING:
            self._avert(action)
        elif phase == SEALING:
            setup.seal(self, action - NEUTRAL)
        elif phase == PLACING:
            setup.seal(self, action - SEAL)
        elif phase == CROWNING:
            setup.crown(self, BALCONY_PLACES[action - BALCONY])
        elif phase == KILLING:
            setup.kill(self, action - DEAD)
        elif phase == STARTING:
            setup.begin(self, action - FIRST)

    def _go_on(self) -> None:
        """The phase has nothing left to ask."""
        phase = self.phase
        if phase == PAYING:
            self._receive()
        elif phase == TRADING:
            self._end_trade()
        elif phase == COSTING:
            self.ruin_marked(self.active, OLD)  # phase 4
            self.phase = DELIVERING
        elif phase == PLAYING:
            self._end_play()
        elif phase == STRUCK:
            self._strike_next()
        elif phase == LIMITING:
            self._end_turn()

    # turns

    def _begin_turn(self, seat: i64) -> None:
        self.turn += 1
        self.active = self.actor = seat
        self.phase = TAKING
        self.played = 0
        self.swapped = self.sealed = False
        self.built = 0
        i = seat * SLOTS
        while i < (seat + 1) * SLOTS:
            if self.towers[i] != NO_TOWER:
                self.towers[i] |= OLD
            i += 1

    def _end_turn(self) -> None:
        """On to the left, unless the endgame tile or too much quiet stops it (FI-5.1, FI-11.5)."""
        self.renumber(self.active)
        self.quiet = 0 if self.sealed else self.quiet + 1
        next_seat = (self.active + 1) % self.players
        if self.endgame == next_seat or self.quiet >= QUIET_TURNS * self.players:
            self.actor = OVER
            self.phase = ENDED
        else:
            self._begin_turn(next_seat)

    # phase 1

    def _take(self, action: i64) -> None:
        if action >= PLAY:
            self._play(action)
            return
        self.target = action - TAKE
        self.owed = price(self, self.target)
        self.phase = PAYING

    def _lay(self, colour: i64) -> None:
        """A brick onto the card being paid (left to right), or swapped with."""
        place = self.target if self.phase == TRADING else self.target - self.owed
        self.store[self.active] -= unit(colour)
        self.row_bricks[place] += unit(colour)
        self.owed -= 1

    def _receive(self) -> None:
        """The card and its bricks are taken; it acts by its kind (FI-3.2, FI-4)."""
        seat = self.active
        card = self.row[self.target]
        bricks = self.row_bricks[self.target]
        self.row[self.target] = NOTHING
        self.row_bricks[self.target] = NO_BRICKS
        self.target = NOTHING
        if card < PERSON and EVENTS[card].keeps_bricks_out:
            self.pending = bricks
        else:
            self.store[seat] += bricks
        if card < PERSON:
            self.card = card
            if self.may_play(PATRICIAN):
                self.phase = AVERTING
            else:
                self._begin_event(0)
            return
        if card < FEAST:
            self.hands[seat] += one(card)
        elif card < BUILDING:
            owner = FEASTS[card - FEAST].goes_to(self)
            if owner == NOTHING:
                self.discard(card)
            else:
                self.hands[owner] += one(card)
        elif card < CHURCH:
            if self.has_open(seat, card):
                self.discard(card)
            else:
                self.open[seat] += one(card)
        else:
            lay_open(self, card)
        self._refill()

    def _avert(self, action: i64) -> None:
        """A Patrician averts the event for its player only (FI-11.8)."""
        if action == AVERT:
            self.use(PATRICIAN)
            self._begin_event(1)
        else:
            self._begin_event(0)

    def _begin_event(self, struck: i64) -> None:
        self.struck = struck - 1
        self.phase = STRUCK
        self._strike_next()

    def _strike_next(self) -> None:
        """Everybody whom the event hits, clockwise (FI-4.1, FI-11.6); then it is over."""
        self.struck += 1
        self.owed = self.falling = 0
        if self.card != NOTHING:
            event = EVENTS[self.card]
            if self.struck < (self.players if event.everybody else 1):
                self.actor = (self.active + self.struck) % self.players
                event.strike(self)
                return
            event.finish(self)
            self.discard(self.card)
        self.card = NOTHING
        self.struck = 0
        self.store[self.active] += self.pending
        self.pending = NO_BRICKS
        self._refill()

    def _refill(self) -> None:
        """Close the gap; a new card is due (FI-3.3)."""
        self.close_gap()
        if self.start_pile == NO_CARDS and self.pile == NO_CARDS:
            self.reshuffle()
        self.phase = DEALING
        self.actor = CHANCE

    def _deal(self, card: i64) -> None:
        if self.start_pile != NO_CARDS:
            self.start_pile -= one(card)
        else:
            self.pile -= one(card)
        if self.start_pile == NO_CARDS and self.pile == NO_CARDS:
            self.reshuffle()
        self.target = self.first_gap()
        self.row[self.target] = card
        self.to_draw = min(BRICKS_ON_A_CARD, total(self.bag))
        self.phase = DRAWING
        if self.to_draw == 0:
            self._end_draws()

    def _draw(self, colour: i64) -> None:
        self.bag -= unit(colour)
        self.row_bricks[self.target] += unit(colour)
        self.to_draw -= 1
        if self.to_draw == 0:
            self._end_draws()

    def _end_draws(self) -> None:
        """Setup goes on with the next card, a Wholesaler where he was played, a turn in phase 2."""
        self.target = NOTHING
        if self.turn == 0:
            if self.first_gap() < PLACES:
                self.phase = DEALING
            else:
                self._begin_turn(self.start)
            return
        self.actor = self.active
        if self.back != NOTHING:
            self._end_play()
        else:
            self.phase = SWAPPING

    # persons

    def _play(self, action: i64) -> None:
        person = PLAYABLE[action - PLAY]
        self.use(person)
        self.person = person
        self.back = self.phase
        self.phase = PLAYING
        self.owed = 0
        PERSONS[person - PERSON].begin(self)

    def _end_play(self) -> None:
        self.phase = self.back
        self.person = self.back = NOTHING

    # phase 2

    def _swap(self, action: i64) -> None:
        """The wanted brick is named first, then paid for, then taken (FI-3.4, FI-11.18)."""
        if action == DONE:
            self.phase = BUILDING_PHASE
        elif action >= PLAY:
            self._play(action)
        else:
            self.target = (action - SWAP) // HUES
            self.wanted = (action - SWAP) % HUES
            self.owed = bridge_toll(self, self.active)
            self.phase = TRADING
            if self.owed == total(self.store[self.active]):
                self.row_bricks[self.target] += self.store[self.active]
                self.store[self.active] = NO_BRICKS
                self.owed = 0

    def _end_trade(self) -> None:
        self.row_bricks[self.target] -= unit(self.wanted)
        self.store[self.active] += unit(self.wanted)
        self.target = self.wanted = NOTHING
        self.swapped = True
        self.phase = SWAPPING

    # phases 3 and 4

    def _build(self, action: i64) -> None:
        seat = self.active
        if action == DONE:
            self.owe(seat, self.cost(self.built))
            self.phase = COSTING
        elif action >= PLAY:
            self._play(action)
        elif action >= RAISE:
            self.raise_tower(seat, action - RAISE)
            self.built += 1
        else:
            self.found(seat, action - FOUND)
            self.built += 1

    # phase 5

    def _deliver(self, action: i64) -> None:
        if action == DONE:
            self.phase = LIMITING
        elif action >= PLAY:
            self._play(action)
        else:
            deliver(self, action)

    # phase 6

    def _limit(self, action: i64) -> None:
        seat = self.active
        if action < PLAY:
            self.to_bag(seat, action - RETURN)
        elif action < DROP:
            self._play(action)
        else:
            card = DROPPED_CARDS[action - DROP]
            if has(self.hands[seat], card):
                self.hands[seat] -= one(card)
            else:
                self.open[seat] -= one(card)
            self.discard(card)
