# mypyc: compiled
"""What may be done in each phase of Firenze, and what may be drawn. What it does is in ``rules``.

One method a phase, in the order of a turn; all write ascending action ids into the caller's buffer.
Choices of cards are written by the cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.games.firenze import setup
from palazzi.games.firenze.actions import (
    AVERT,
    DEAL,
    DONE,
    DRAW,
    FOUND,
    LAY,
    PLAY,
    RAISE,
    RETURN,
    SEAL,
    SUFFER,
    SWAP,
    TAKE,
)
from palazzi.games.firenze.bricks import HUES, colours_into, held, total
from palazzi.games.firenze.buildings import brick_limit, bridge_toll, card_limit, workshop_saves
from palazzi.games.firenze.components import BUILDING_COST
from palazzi.games.firenze.deck import (
    CARDS,
    NO_CARDS,
    PERSON,
    copies,
    has,
    size,
)
from palazzi.games.firenze.delivery import deliveries_into
from palazzi.games.firenze.events import EVENTS
from palazzi.games.firenze.persons import PERSONS, PLAYABLE, drops_into, mason_saves, price
from palazzi.games.firenze.pieces import FirenzePieces
from palazzi.games.firenze.state import (
    AVERTING,
    COSTING,
    CROWNING,
    DEALING,
    DELIVERING,
    DRAWING,
    KILLING,
    LIMITING,
    NOTHING,
    PAYING,
    PLACES,
    PLACING,
    PLAYING,
    SEALING,
    STRUCK,
    SWAPPING,
    TAKING,
    TRADING,
)
from palazzi.games.firenze.state import BUILDING as BUILDING_PHASE
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of

MOST_BUILT: Final[i64] = 6
COSTS: Final[vec[i64]] = vec[i64](list(BUILDING_COST.value))


@mypyc_attr(acyclic=True)
class FirenzeChoices(FirenzePieces):
    """A position that knows what may happen next."""

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == TAKING:
            return self._take_choices(out)
        if phase == BUILDING_PHASE:
            return self._build_choices(out)
        if phase == SWAPPING:
            return self._swap_choices(out)
        if phase == DELIVERING:
            out[0] = DONE
            return self._plays_into(out, deliveries_into(self, out, 1))
        if phase == PAYING or phase == TRADING:
            return colours_into(out, 0, LAY, self.store[self.active]) if self.owed > 0 else 0
        if phase == COSTING:
            return self.debts_into(out, 0)
        if phase == LIMITING:
            return self._limit_choices(out)
        if phase == PLAYING:
            return PERSONS[self.person - PERSON].choices(self, out)
        if phase == STRUCK:
            return EVENTS[self.card].choices(self, out) if self.card != NOTHING else 0
        if phase == AVERTING:
            out[0] = AVERT
            out[1] = SUFFER
            return 2
        if phase == PLACING:
            return setup.seals_into(self, out, SEAL)
        return 0

    def _take_choices(self, out: vec[i64]) -> i64:
        """Any card that can be paid for; the leftmost always can (FI-3.1, FI-11.27)."""
        n: i64 = 0
        bricks = total(self.store[self.active])
        place: i64 = 0
        while place < PLACES and price(self, place) <= bricks:
            out[n] = TAKE + place
            n += 1
            place += 1
        return self._plays_into(out, n)

    def _swap_choices(self, out: vec[i64]) -> i64:
        out[0] = DONE
        n: i64 = 1
        if not self.swapped and total(self.store[self.active]) >= bridge_toll(self, self.active):
            place: i64 = 0
            while place < PLACES:
                n = colours_into(out, n, SWAP + HUES * place, self.row_bricks[place])
                place += 1
        return self._plays_into(out, n)

    def _build_choices(self, out: vec[i64]) -> i64:
        """A brick is offered only if the cost of all stays payable (FI-11.12)."""
        out[0] = DONE
        n: i64 = 1
        bricks = self.store[self.active]
        if self.built < MOST_BUILT and total(bricks) > self.cost(self.built + 1):
            n = colours_into(out, n, FOUND, bricks)
            base = self.active * SLOTS
            i: i64 = 0
            while i < SLOTS:
                stands = self.towers[base + i]
                if stands != NO_TOWER and held(bricks, colour_of(stands)) > 0:
                    out[n] = RAISE + i
                    n += 1
                i += 1
        return self._plays_into(out, n)

    def cost(self, built: i64) -> i64:
        """What building so many bricks this turn costs (FI-3.6, FI-8.14, FI-8.24)."""
        return max(0, COSTS[built] - mason_saves(self) - workshop_saves(self, self.active))

    def _limit_choices(self, out: vec[i64]) -> i64:
        """Surplus bricks, then surplus cards (FI-3.11, FI-3.12)."""
        seat = self.active
        if self._too_many_bricks():
            return self._plays_into(out, colours_into(out, 0, RETURN, self.store[seat]))
        held_cards = self.hands[seat] + self.open[seat]
        if size(held_cards) <= card_limit(self, seat):
            return 0
        if drops_into(out, 0, held_cards, False) == 0:  # only feasts: they stay
            return 0
        return drops_into(out, self._plays_into(out, 0), held_cards, False)

    def _too_many_bricks(self) -> bool:
        return total(self.store[self.active]) > brick_limit(self, self.active)

    def _plays_into(self, out: vec[i64], n: i64) -> i64:
        """Persons that may be played beside the phase's own choices (FI-11.13)."""
        if self.hands[self.active] == NO_CARDS:
            return n
        i: i64 = 0
        while i < 6:
            person = PLAYABLE[i]
            if self.may_play(person) and PERSONS[person - PERSON].fits(self):
                out[n] = PLAY + i
                n += 1
            i += 1
        return n

    # ---- what may be drawn

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        phase = self.phase
        n: i64 = 0
        if phase == DRAWING:
            colour: i64 = 0
            while colour < HUES:
                if held(self.bag, colour) > 0:
                    out[n] = DRAW + colour
                    weights[n] = held(self.bag, colour)
                    n += 1
                colour += 1
            return n
        if phase == DEALING:
            pile = self.start_pile if self.start_pile != NO_CARDS else self.pile
            if pile == NO_CARDS:
                pile = self.discards
            card: i64 = 0
            while card < CARDS:
                if has(pile, card):
                    out[n] = DEAL + card
                    weights[n] = copies(pile, card)
                    n += 1
                card += 1
            return n
        if phase == CROWNING:
            return setup.balconies_into(self, out, weights)
        if phase == SEALING:
            return setup.neutral_into(self, out, weights)
        if phase == KILLING:
            return setup.dead_colours_into(self, out, weights)
        return setup.start_players_into(self, out, weights)
