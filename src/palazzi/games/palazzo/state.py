# mypyc: compiled
"""A position of Palazzo: the native class with its fields, copying and hashing.

What the fields are is said in ``layout.py``, how they change in ``phases``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.features import Features
from palazzi.core.outcome import Outcome
from palazzi.core.state import OVER, State, mix
from palazzi.games.palazzo.components import CARD_NAMES, KIND_NAMES, QUIET_TURNS
from palazzi.games.palazzo.evaluate import expected_points
from palazzi.games.palazzo.features import features_into
from palazzi.games.palazzo.money import (
    ALL_CARDS,
    KINDS,
    NO_CARDS,
    held,
)
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    NOTHING,
    SLOTS,
    palace_names,
)
from palazzi.games.palazzo.phases.numbers import TURNING
from palazzi.games.palazzo.scoring import final_outcome, seat_points
from palazzi.games.palazzo.tiles import kinds_in

if TYPE_CHECKING:
    from palazzi.core.phase import Phases


@final
@mypyc_attr(acyclic=True)
class Palazzo(State):
    """A position of any ruleset version of Palazzo."""

    active: i64 = 0
    start: i64 = NOTHING
    quiet: i64 = 0
    memory_aid: bool = False
    chosen_start: i64 = NOTHING
    price_at_start: bool = False
    quiet_turns: i64 = QUIET_TURNS.value

    # display
    stack1: i64 = 0
    stack2: i64 = 0
    stack3: i64 = 0
    riders: i64 = 0
    quarries: vec[i64]
    warehouse: i64 = 0
    removed: i64 = 0
    builder: i64 = 0
    drawn: i64 = 0
    price: i64 = 0

    # money
    stock: i64 = ALL_CARDS
    discards: i64 = NO_CARDS
    revealed: i64 = NO_CARDS
    reshuffled: bool = False
    to_take: i64 = 0
    hands: vec[i64]
    known: vec[i64]

    # the actor's draft
    laid: i64 = 0
    laid_trios: i64 = 0
    laid_worth: i64 = 0
    cart: i64 = 0
    change: i64 = NOTHING
    target: i64 = NOTHING

    # auction
    bids: vec[i64]
    bid_trios: vec[i64]
    bid_worth: vec[i64]
    currency: vec[i64]
    passed: i64 = 0
    leader: i64 = NOTHING

    # acquired tiles
    lot: i64 = 0
    tile: i64 = NOTHING
    picks: i64 = 0

    palaces: vec[i64]
    used: vec[i64]

    def __init__(self, players: i64, phases: Phases) -> None:
        super().__init__(players, phases)
        empty = vec[i64]()  # the layout makes room, or copy_into brings other ones
        self.quarries = self.hands = self.known = self.bids = self.bid_trios = empty
        self.bid_worth = self.currency = self.palaces = self.used = empty

    def clone(self) -> Palazzo:
        copy = Palazzo(0, self.phases)
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Palazzo) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.phases = self.phases
        other.actor = self.actor
        other.phase = self.phase
        other.active = self.active
        other.start = self.start
        other.quiet = self.quiet
        other.memory_aid = self.memory_aid
        other.chosen_start = self.chosen_start
        other.price_at_start = self.price_at_start
        other.quiet_turns = self.quiet_turns
        other.stack1 = self.stack1
        other.stack2 = self.stack2
        other.stack3 = self.stack3
        other.riders = self.riders
        other.quarries = self.quarries[:]
        other.warehouse = self.warehouse
        other.removed = self.removed
        other.builder = self.builder
        other.drawn = self.drawn
        other.price = self.price
        other.stock = self.stock
        other.discards = self.discards
        other.revealed = self.revealed
        other.reshuffled = self.reshuffled
        other.to_take = self.to_take
        other.hands = self.hands[:]
        other.known = self.known[:]
        other.laid = self.laid
        other.laid_trios = self.laid_trios
        other.laid_worth = self.laid_worth
        other.cart = self.cart
        other.change = self.change
        other.target = self.target
        other.bids = self.bids[:]
        other.bid_trios = self.bid_trios[:]
        other.bid_worth = self.bid_worth[:]
        other.currency = self.currency[:]
        other.passed = self.passed
        other.leader = self.leader
        other.lot = self.lot
        other.tile = self.tile
        other.picks = self.picks
        other.palaces = self.palaces[:]
        other.used = self.used[:]

    def fingerprint(self) -> i64:
        h = mix(mix(mix(self.phase, self.actor + 2), self.active), self.quiet)
        h = mix(mix(mix(mix(h, self.stack1), self.stack2), self.stack3), self.riders)
        h = mix(mix(mix(mix(h, self.warehouse), self.removed), self.builder), self.drawn)
        h = mix(mix(mix(mix(h, self.price), self.stock), self.discards), self.revealed)
        h = mix(mix(mix(mix(h, self.to_take), self.laid), self.laid_trios), self.laid_worth)
        h = mix(mix(mix(mix(h, self.cart), self.change + 1), self.target + 1), self.passed)
        h = mix(mix(mix(mix(h, self.leader + 1), self.lot), self.tile + 1), self.picks)
        i: i64 = 0
        while i < 4:
            h = mix(h, self.quarries[i])
            i += 1
        seat: i64 = 0
        while seat < self.players:
            h = mix(mix(h, self.hands[seat]), self.known[seat])
            h = mix(mix(h, self.bids[seat]), self.bid_trios[seat])
            h = mix(mix(h, self.bid_worth[seat]), self.currency[seat])
            i = 0
            while i < self.used[seat]:
                h = mix(h, self.palaces[seat * SLOTS + i])
                i += 1
            seat += 1
        return h

    def census(self) -> dict[str, int]:
        """55 cards, 48 tiles (by kind), 5 riders: wherever they are."""
        counts: dict[str, int] = {}
        places = [self.stock, self.discards, self.revealed, self.laid]
        places += [self.hands[seat] for seat in range(self.players)]
        places += [self.bids[seat] for seat in range(self.players)]
        for kind in range(KINDS):
            counts[CARD_NAMES[kind]] = sum(int(held(cards, kind)) for cards in places)
        for name in KIND_NAMES:
            counts[name] = 0
        masks = [self.stack1, self.stack2, self.stack3, self.warehouse, self.removed]
        masks += [self.cart, self.lot, *(self.quarries[q] for q in range(4))]
        for mask in masks:
            for name in kinds_in(mask):
                counts[name] += 1
        for i in range(self.players * SLOTS):
            for name in palace_names(self.palaces[i]):
                counts[name] += 1
        if self.tile != NOTHING:
            counts[KIND_NAMES[self.tile]] += 1
        return counts

    def audit(self) -> list[str]:
        wrong: list[str] = []
        for seat in range(self.players):
            hand = self.hands[seat] + (self.laid if seat == self.actor else 0)
            for kind in range(KINDS):
                if held(self.known[seat], kind) > held(hand, kind):
                    wrong.append(f"seat {seat} does not hold the {CARD_NAMES[kind]} known of it")
        return wrong

    # ---- what bots and players count

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def features_into(self, seat: i64, out: Features) -> None:
        features_into(self, seat, out)

    def scores(self) -> list[int]:
        return [int(seat_points(self, seat)) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    # ---- what phases ask and do

    def end_turn(self) -> None:
        """On to the left of the active player, whoever acted last (PZ-5.15)."""
        self.active = (self.active + 1) % self.players
        self.enter(TURNING)

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

    def has_palace(self, seat: i64) -> bool:
        """Whether the seat has anything to renovate."""
        i: i64 = 0
        while i < self.used[seat]:
            if self.palaces[seat * SLOTS + i] != NO_PALACE:
                return True
            i += 1
        return False
