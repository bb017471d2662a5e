# mypyc: compiled
"""What may be done in each phase of Palazzo, and what may be drawn. What it does is in ``rules``.

One method a phase, in the order of a turn; all write ascending action ids into the caller's buffer.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.games.palazzo.actions import (
    AUCTION,
    BID,
    BUILD,
    BUY,
    DEAL,
    DISCARD,
    DONE,
    EXTRACT,
    FIRST,
    FOUND,
    INSERT,
    INTO,
    MONEY,
    PASS,
    PAY,
    PICK,
    PLACE,
    RAZE,
    RENOVATE,
    REVEAL,
    RIDER,
    SPEND,
    TAKE,
    TILES,
    TURN,
)
from palazzi.games.palazzo.components import RIDERS
from palazzi.games.palazzo.money import (
    KINDS,
    NO_CARDS,
    OPEN,
    held,
    payments_into,
    reach,
    size,
)
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    floor_of,
    has_floor,
    height,
    top,
)
from palazzi.games.palazzo.state import (
    BIDDING,
    BUILDING,
    CHOOSING,
    DEALING,
    INSERTING,
    NOTHING,
    PAYING,
    PICKING,
    PLACING,
    QUIET_TURNS,
    RENOVATING,
    REVEALING,
    SLOTS,
    SPENDING,
    STARTING,
    TAKING,
    TURNING,
    PalazzoState,
)
from palazzi.games.palazzo.tiles import (
    TWINS,
    kinds_into,
    twin,
)

SEVERAL: Final[i64] = -2


@mypyc_attr(acyclic=True)
class PalazzoChoices(PalazzoState):
    """A position that knows its choices."""

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == BIDDING:
            return self._bid_choices(out)
        if phase == PLACING:
            return self._place_choices(out)
        if phase == TAKING:
            return self._take_choices(out)
        if phase == PAYING:
            return self._pay_choices(out)
        if phase == TURNING:
            return self._turn_choices(out)
        if phase == CHOOSING:
            return self._buy_or_auction_choices(out)
        if phase == BUILDING:
            return kinds_into(out, 0, BUILD, self.lot)
        if phase == RENOVATING:
            return self._renovation_choices(out)
        if phase == SPENDING:
            return self._cards_into(out, SPEND, self.hands[self.actor])
        if phase == INSERTING:
            return self._target_choices(out)
        if phase == PICKING:
            return kinds_into(out, 0, PICK, self.quarries[self.builder])
        return 0

    def _turn_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        quiet = self.quiet < QUIET_TURNS
        if quiet and size(self.stock) + size(self.discards) > self.players:
            out[n] = MONEY
            n += 1
        out[n] = TILES
        n += 1
        if quiet and self.hands[self.actor] != NO_CARDS and self.has_palace(self.actor):
            out[n] = RENOVATE
            n += 1
        return n

    def _take_choices(self, out: vec[i64]) -> i64:
        return self._cards_into(out, TAKE, self.revealed)

    def _cards_into(self, out: vec[i64], first: i64, cards: i64) -> i64:
        n: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if held(cards, kind) > 0:
                out[n] = first + kind
                n += 1
            kind += 1
        return n

    def _buy_or_auction_choices(self, out: vec[i64]) -> i64:
        out[0] = AUCTION
        if self.warehouse and reach(self.hands[self.actor], OPEN) >= self.price:
            return kinds_into(out, 1, BUY, self.warehouse)
        return 1

    def _pay_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        need = self.due()
        hand = self.hands[self.actor]
        if self.laid_worth >= need:
            out[n] = DONE
            n += 1
        second = count(self.cart) == 1 and self.laid == NO_CARDS and self.warehouse != 0
        if second and reach(hand, OPEN) >= 2 * self.price:
            n = kinds_into(out, n, BUY, self.warehouse)
        if need > 0:
            n = payments_into(out, n, PAY, hand, self.currency[self.actor], self.laid_worth, need)
        return n

    def _bid_choices(self, out: vec[i64]) -> i64:
        seat = self.actor
        n: i64 = 0
        lying = self.bid_worth[seat] + self.laid_worth
        need = self.bid_worth[self.leader] + 1
        if self.laid == NO_CARDS:
            out[n] = PASS
            n += 1
        elif lying >= need:
            out[n] = DONE
            n += 1
        return payments_into(out, n, BID, self.hands[seat], self.currency[seat], lying, need)

    def _place_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        floor = floor_of(self.tile)
        base = self.actor * SLOTS
        i: i64 = 0
        while i < self.used[self.actor]:
            palace = self.palaces[base + i]
            if palace != NO_PALACE and top(palace) < floor:
                out[n] = PLACE + i
                n += 1
            i += 1
        out[n] = FOUND
        out[n + 1] = DISCARD
        return n + 2

    def _renovation_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        base = self.actor * SLOTS
        used = self.used[self.actor]
        i: i64 = 0
        while i < used:
            if height(self.palaces[base + i]) > 1:
                floor: i64 = 1
                while floor <= 5:
                    if has_floor(self.palaces[base + i], floor):
                        out[n] = EXTRACT + i * 5 + floor - 1
                        n += 1
                    floor += 1
            i += 1
        i = 0
        while i < used:
            if height(self.palaces[base + i]) == 1 and self.only_target(i) != NOTHING:
                out[n] = INSERT + i
                n += 1
            i += 1
        i = 0
        while i < used:
            if height(self.palaces[base + i]) == 1:
                out[n] = RAZE + i
                n += 1
            i += 1
        return n

    def _target_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        i: i64 = 0
        while i < self.used[self.actor]:
            if self.fits(self.change - INSERT, i):
                out[n] = INTO + i
                n += 1
            i += 1
        return n

    # ---- what may be drawn

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        phase = self.phase
        if phase == REVEALING:
            stock = self.stock if self.stock != NO_CARDS else self.discards  # PZ-9.11
            return self._draws_into(out, weights, REVEAL, stock)
        if phase == DEALING:
            return self._draws_into(out, weights, DEAL, self.stock)
        if phase == STARTING:
            return self._start_players_into(out, weights)
        tiles = self.stack()
        n = kinds_into(out, 0, TURN, tiles)
        i: i64 = 0
        while i < n:
            weights[i] = 1
            if tiles >= TWINS and tiles & bit(out[i] - TURN) and tiles & twin(out[i] - TURN):
                weights[i] = 2
            i += 1
        if tiles == self.stack3 and self.riders < RIDERS:
            out[n] = RIDER
            weights[n] = RIDERS - self.riders
            n += 1
        return n

    def _draws_into(self, out: vec[i64], weights: vec[i64], first: i64, cards: i64) -> i64:
        n: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            copies = held(cards, kind)
            if copies > 0:
                out[n] = first + kind
                weights[n] = copies
                n += 1
            kind += 1
        return n

    def _start_players_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        if self.chosen_start != NOTHING:
            out[0] = FIRST + self.chosen_start
            weights[0] = 1
            return 1
        seat: i64 = 0
        while seat < self.players:
            out[seat] = FIRST + seat
            weights[seat] = 1
            seat += 1
        return self.players

    def stack(self) -> i64:
        """The stack that is drawn from: I, then II, then III (PZ-2.1)."""
        if self.stack1:
            return self.stack1
        return self.stack2 if self.stack2 else self.stack3

    def next_quarry(self) -> i64:
        """Where an auction leads the builder (PZ-5.8); NOTHING if no quarry holds a tile."""
        steps: i64 = 1
        while steps <= 4:
            quarry = (self.builder + steps) % 4
            if self.quarries[quarry] != 0:
                return quarry
            steps += 1
        return NOTHING

    def fits(self, tile_palace: i64, target: i64) -> bool:
        """Whether a one-floor palace of the actor can be inserted into another (PZ-5.17 b)."""
        base = self.actor * SLOTS
        palace = self.palaces[base + target]
        if target == tile_palace or palace == NO_PALACE:
            return False
        return not has_floor(palace, top(self.palaces[base + tile_palace]))

    def only_target(self, tile_palace: i64) -> i64:
        """The one palace that takes the tile; SEVERAL if there are more, NOTHING if none."""
        found: i64 = NOTHING
        i: i64 = 0
        while i < self.used[self.actor]:
            if self.fits(tile_palace, i):
                if found != NOTHING:
                    return SEVERAL
                found = i
            i += 1
        return found
