# mypyc: compiled
"""The rules of Palazzo: what each action does. What may be done is in ``choices``.

One method a phase, in the order of a turn. Revealed cards, or tiles to pick or build, that are all
alike are dealt out at once. Every other decision is asked even if it has one option: whether it was
forced may depend on a hidden hand, and nothing must tell (PZ-9.10).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.core.outcome import Outcome
from palazzi.core.state import CHANCE, OVER
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
    REVEAL,
    RIDER,
    SPEND,
    TAKE,
    TILES,
    TURN,
)
from palazzi.games.palazzo.choices import SEVERAL, PalazzoChoices
from palazzi.games.palazzo.components import RIDERS
from palazzi.games.palazzo.evaluate import expected_points
from palazzi.games.palazzo.money import (
    KINDS,
    NO_CARDS,
    OPEN,
    TRIO,
    held,
    size,
    trio_cards,
    unit,
    value_of,
    without,
)
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    kind_on,
    layer,
    top,
    windows_of,
)
from palazzi.games.palazzo.refusals import refusal
from palazzi.games.palazzo.scoring import final_outcome, seat_points
from palazzi.games.palazzo.state import (
    BIDDING,
    BUILDING,
    CHOOSING,
    DEALING,
    DRAWING,
    ENDED,
    INSERTING,
    LAYING,
    NOTHING,
    PAYING,
    PICKING,
    PLACING,
    RENOVATING,
    REVEALING,
    SLOTS,
    SPENDING,
    STARTING,
    TAKING,
    TURNING,
)
from palazzi.games.palazzo.tiles import (
    NO_KIND,
    kind_of,
    one_of,
    only_kind,
    twin,
)

OPENING_BID: Final[i64] = 3
ROUND_OF_PICKS: Final[i64] = 4
"""A quarry with so many tiles is not auctioned (PZ-5.13)."""
CARDS_DEALT: Final[i64] = 4


@final
@mypyc_attr(acyclic=True)
class Palazzo(PalazzoChoices):
    """A position of palazzo@1."""

    def clone(self) -> Palazzo:
        copy = Palazzo(0)
        self.copy_into(copy)
        return copy

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def refusal(self, action: int) -> str:
        return refusal(self, action)

    def scores(self) -> list[int]:
        return [int(seat_points(self, seat)) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    # ---- what happens

    def step(self, action: i64) -> None:
        phase = self.phase
        if phase == REVEALING:
            self._reveal(action - REVEAL)
        elif phase == BIDDING:
            self._bid(action)
        elif phase == PLACING:
            self._place(action)
        elif phase == TAKING:
            self._take(action - TAKE)
        elif phase == PAYING:
            self._pay(action)
        elif phase == DRAWING:
            self._draw(action)
        elif phase == TURNING:
            self._turn(action)
        elif phase == CHOOSING:
            self._buy_or_auction(action)
        elif phase == BUILDING:
            self._lift(action - BUILD)
        elif phase == RENOVATING:
            self._renovate(action)
        elif phase == SPENDING:
            self._spend(action - SPEND)
        elif phase == INSERTING:
            self.target = action - INTO
            self.phase = SPENDING
        elif phase == PICKING:
            self._pick(action - PICK)
        elif phase == DEALING:
            self._deal(action - DEAL)
        elif phase == LAYING:
            self._lay(action - TURN)
        elif phase == STARTING:
            self.start = self.active = action - FIRST
            self.phase = LAYING

    # setup

    def _lay(self, kind: i64) -> None:
        """One tile on each quarry in ring order, the fifth in the warehouse (PZ-2.3)."""
        tile = self._turn_up(kind)
        if self.drawn < 4:
            self.quarries[self.drawn] |= tile
            self.drawn += 1
        else:
            self.warehouse |= tile
            self.drawn = 0
            self.phase = DEALING

    def _deal(self, kind: i64) -> None:
        """Four cards to each player, from the start player clockwise (PZ-2.4)."""
        self.stock -= unit(kind)
        seat = (self.start + self.drawn) % self.players
        self.hands[seat] += unit(kind)
        self.drawn += 1
        if self.drawn == CARDS_DEALT * self.players:
            self.drawn = 0
            self.phase = TURNING
            self.actor = self.active

    def _turn_up(self, kind: i64) -> i64:
        """Take one tile of the kind off its stack; return its bit."""
        stack = self.stack()
        tile = one_of(stack, kind)
        if self.stack1:
            self.stack1 -= tile
        elif self.stack2:
            self.stack2 -= tile
        else:
            self.stack3 -= tile
        return tile

    # the turn

    def _turn(self, action: i64) -> None:
        if action == MONEY:
            self.phase = REVEALING
            self.actor = CHANCE
            self.to_take = self.players + 1
            self.quiet += 1
        elif action == TILES:
            self.phase = DRAWING
            self.actor = CHANCE
            self.quiet = 0
            if self.price_at_start:
                self._set_price()
        else:
            self.phase = RENOVATING

    def _end_turn(self) -> None:
        """On to the left of the active player, whoever acted last (PZ-5.15)."""
        self.active = (self.active + 1) % self.players
        self.actor = self.active
        self.phase = TURNING
        self.price = 0

    # take money (5A)

    def _reveal(self, kind: i64) -> None:
        if self.stock == NO_CARDS:  # PZ-4.7, PZ-9.11
            self.stock = self.discards
            self.discards = NO_CARDS
            self.reshuffled = True
        self.stock -= unit(kind)
        self.revealed += unit(kind)
        if size(self.revealed) == self.to_take:
            self.actor = self.active
            self.phase = TAKING
            self._take_forced()

    def _take(self, kind: i64) -> None:
        """The active player takes two, then each other player one, clockwise (PZ-5.1)."""
        card = unit(kind)
        self.revealed -= card
        self.hands[self.actor] += card
        self.known[self.actor] += card
        self.to_take -= 1
        if self.to_take == 0:
            self._end_turn()
            return
        if self.to_take < self.players:
            self.actor = (self.actor + 1) % self.players
        self._take_forced()

    def _take_forced(self) -> None:
        """Cards that are all alike leave no choice."""
        kind: i64 = 0
        while held(self.revealed, kind) == 0:
            kind += 1
        if self.revealed == held(self.revealed, kind) * unit(kind):
            self._take(kind)

    # turn up tiles (5B)

    def _draw(self, action: i64) -> None:
        if action == RIDER:
            self.riders += 1
            if self.riders == RIDERS:  # PZ-5.5
                self.actor = OVER
                self.phase = ENDED
                return
        else:
            tile = self._turn_up(action - TURN)
            if self.drawn == 0:
                self.warehouse |= tile
            else:
                quarry = (self.builder + windows_of(action - TURN)) % 4
                self.quarries[quarry] |= tile
        self.drawn += 1
        if self.drawn == 2:
            self.drawn = 0
            if not self.price_at_start:
                self._set_price()
            self.actor = self.active
            self.phase = CHOOSING

    def _set_price(self) -> None:
        """10 less the tiles in the warehouse, never below 0 (PZ-5.7, PZ-9.2)."""
        self.price = max(0, 10 - count(self.warehouse))

    def _buy_or_auction(self, action: i64) -> None:
        if action == AUCTION:
            self._auction()
        else:
            self._cart(action - BUY)
            self.phase = PAYING

    # buy

    def _cart(self, kind: i64) -> None:
        tile = one_of(self.warehouse, kind)
        self.warehouse -= tile
        self.cart |= tile

    def _pay(self, action: i64) -> None:
        if BUY <= action < PAY:
            self._cart(action - BUY)
        elif action == DONE:
            seat = self.actor
            self.known[seat] = without(self.known[seat], self.laid)
            self.discards += self.laid
            self._clear_draft(seat)
            self.lot = self.cart
            self.cart = 0
            self._next_tile()
        else:
            self._lay_money(action - PAY)

    def _lay_money(self, what: i64) -> None:
        """Add a card or a group to the payment or bid being laid (PZ-4)."""
        seat = self.actor
        if what < KINDS:
            cards = unit(what)
            self.laid_worth += value_of(what)
            if what < KINDS - 1:
                self.currency[seat] = what // 5
        else:
            cards = trio_cards(what - KINDS)
            self.laid_worth += TRIO
            self.laid_trios += bit(2 * (what - KINDS))
        self.hands[seat] -= cards
        self.laid += cards

    def _clear_draft(self, seat: i64) -> None:
        self.laid = NO_CARDS
        self.laid_trios = 0
        self.laid_worth = 0
        self.currency[seat] = OPEN

    # auction

    def _auction(self) -> None:
        """The builder walks to the next quarry with tiles (PZ-5.8), if there is any (PZ-5.14)."""
        quarry = self.next_quarry()
        if quarry == NOTHING:
            self._end_turn()
            return
        self.builder = quarry
        if count(self.quarries[self.builder]) >= ROUND_OF_PICKS:
            self.picks = 0
            self.phase = PICKING
            self._pick_forced()
            return
        self.leader = self.active
        self.bid_worth[self.leader] = OPENING_BID
        self.passed = 0
        self.phase = BIDDING
        self._next_bidder()

    def _next_bidder(self) -> None:
        """Clockwise to the next who is still in; an empty hand passes by itself (PZ-9.10)."""
        seat = (self.actor + 1) % self.players
        while True:
            if seat == self.leader:
                self._win()
                return
            if not (self.passed >> seat) & 1:
                if self.hands[seat] != NO_CARDS:
                    break
                self._drop_out(seat)
            seat = (seat + 1) % self.players
        self.actor = seat

    def _drop_out(self, seat: i64) -> None:
        """Out of this auction, with all cards of the bid back and now known (PZ-5.11, PZ-9.12)."""
        self.passed |= bit(seat)
        self.hands[seat] += self.bids[seat]
        self.known[seat] += self.bids[seat]
        self._clear_bid(seat)

    def _clear_bid(self, seat: i64) -> None:
        self.bids[seat] = NO_CARDS
        self.bid_trios[seat] = 0
        self.bid_worth[seat] = 0
        self.currency[seat] = OPEN

    def _bid(self, action: i64) -> None:
        seat = self.actor
        if action == PASS:
            self._drop_out(seat)
            self._next_bidder()
        elif action == DONE:
            self.known[seat] = without(self.known[seat], self.laid)
            self.bids[seat] += self.laid
            self.bid_trios[seat] += self.laid_trios
            self.bid_worth[seat] += self.laid_worth
            currency = self.currency[seat]
            self._clear_draft(seat)
            self.currency[seat] = currency  # the bid stays bound to it (PZ-5.10)
            self.leader = seat
            self._next_bidder()
        else:
            self._lay_money(action - BID)

    def _win(self) -> None:
        """The last one left pays and takes the lot (PZ-5.12)."""
        seat = self.leader
        self.discards += self.bids[seat]
        other: i64 = 0
        while other < self.players:
            self._clear_bid(other)
            other += 1
        self.passed = 0
        self.leader = NOTHING
        self.lot = self.quarries[self.builder]
        self.quarries[self.builder] = 0
        self.actor = seat
        self._next_tile()

    # a round of picks (PZ-5.13)

    def _pick(self, kind: i64) -> None:
        self.lot = one_of(self.quarries[self.builder], kind)
        self.quarries[self.builder] -= self.lot
        self.picks += 1
        self._next_tile()

    def _pick_forced(self) -> None:
        """Tiles that are all alike leave no choice."""
        kind = only_kind(self.quarries[self.builder])
        if kind != NO_KIND:
            self._pick(kind)

    def _after_pick(self) -> None:
        if self.picks < self.players and self.quarries[self.builder] != 0:
            self.actor = (self.active + self.picks) % self.players
            self.phase = PICKING
            self._pick_forced()
            return
        tile: i64 = 0
        while tile < 48:
            if (self.quarries[self.builder] >> tile) & 1:
                self._remove(kind_of(tile))
            tile += 1
        self.quarries[self.builder] = 0
        self.picks = 0
        self._end_turn()

    # building

    def _next_tile(self) -> None:
        """The next tile of the lot, of the owner's choice if they differ (PZ-3.5)."""
        if self.lot == 0:
            if self.picks > 0:
                self._after_pick()
            else:
                self._end_turn()
            return
        kind = only_kind(self.lot)
        if kind != NO_KIND:
            self._lift(kind)
        else:
            self.phase = BUILDING

    def _lift(self, kind: i64) -> None:
        self.lot -= one_of(self.lot, kind)
        self.tile = kind
        self.phase = PLACING

    def _place(self, action: i64) -> None:
        """On a palace, as a new one, or out of the game (PZ-3.3, PZ-3.4)."""
        if action == DISCARD:
            self._remove(self.tile)
        elif action == FOUND:
            self._found(layer(self.tile))
        else:
            self.palaces[self.actor * SLOTS + action - PLACE] |= layer(self.tile)
        self.tile = NOTHING
        self._next_tile()

    def _found(self, palace: i64) -> None:
        """A new palace gets its owner's lowest free number (PZ-9.14)."""
        seat = self.actor
        i: i64 = 0
        while self.palaces[seat * SLOTS + i] != NO_PALACE:
            i += 1
        self.palaces[seat * SLOTS + i] = palace
        if i >= self.used[seat]:
            self.used[seat] = i + 1

    def _remove(self, kind: i64) -> None:
        """Out of the game; of two alike tiles it does not matter which."""
        self.removed |= twin(kind) if self.removed & bit(kind) else bit(kind)

    # renovate (5C)

    def _renovate(self, action: i64) -> None:
        """Choose the change; it is paid next (PZ-9.13)."""
        self.change = action
        self.phase = SPENDING
        if INSERT <= action < INTO:
            self.target = self.only_target(action - INSERT)
            if self.target == SEVERAL:
                self.target = NOTHING
                self.phase = INSERTING

    def _spend(self, kind: i64) -> None:
        """Pay the card and carry the change out (PZ-5.16, PZ-5.17)."""
        seat = self.actor
        card = unit(kind)
        self.hands[seat] -= card
        self.known[seat] = without(self.known[seat], card)
        self.discards += card
        base = seat * SLOTS
        change = self.change
        if change >= RAZE:
            palace = self.palaces[base + change - RAZE]
            self._remove(kind_on(palace, top(palace)))
            self.palaces[base + change - RAZE] = NO_PALACE
        elif change >= INSERT:
            self.palaces[base + self.target] |= self.palaces[base + change - INSERT]
            self.palaces[base + change - INSERT] = NO_PALACE
        else:
            number = (change - EXTRACT) // 5
            tile = layer(kind_on(self.palaces[base + number], (change - EXTRACT) % 5 + 1))
            self.palaces[base + number] -= tile
            self._found(tile)
        self.change = NOTHING
        self.target = NOTHING
        self.quiet += 1
        self._end_turn()
