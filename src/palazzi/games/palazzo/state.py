# mypyc: compiled
"""The layout of a Palazzo position: fields, copying, JSON. How it changes is in ``rules``.

Sets are integers: cards as in ``money``, palaces as in ``palaces``, tiles as masks over TILE_NAMES
(48 bits; the two alike floor-3 tiles of a material are two bits). What a player lays before saying
"done" is a draft (``laid…``, ``cart``, ``change``): already out of the hand, but shown to nobody
else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.core.state import State, mix
from palazzi.games.palazzo.components import (
    CARD_NAMES,
    KIND_NAMES,
    MOST_PALACES,
    TILE_NAMES,
    TRIO_NAMES,
)
from palazzi.games.palazzo.money import ALL_CARDS, KINDS, NO_CARDS, OPEN, held, unit
from palazzi.games.palazzo.palaces import NO_PALACE, kind_on, layer

# What the actor has to do. Up to DEALING and in REVEALING and DRAWING the actor is CHANCE.
STARTING: Final[i64] = 0
LAYING: Final[i64] = 1
DEALING: Final[i64] = 2
TURNING: Final[i64] = 3
REVEALING: Final[i64] = 4
TAKING: Final[i64] = 5
DRAWING: Final[i64] = 6
CHOOSING: Final[i64] = 7
PAYING: Final[i64] = 8
BIDDING: Final[i64] = 9
PICKING: Final[i64] = 10
BUILDING: Final[i64] = 11
PLACING: Final[i64] = 12
RENOVATING: Final[i64] = 13
INSERTING: Final[i64] = 14
SPENDING: Final[i64] = 15
ENDED: Final[i64] = 16

PHASES: Final = (
    "starting", "laying", "dealing", "turning", "revealing", "taking", "drawing", "choosing",
    "paying", "bidding", "picking", "building", "placing", "renovating", "inserting", "spending",
    "ended",
)  # fmt: skip

SLOTS: Final[i64] = MOST_PALACES
NOTHING: Final[i64] = -1
QUIET_TURNS: Final[i64] = 30
"""So many turns in a row without buying or auctioning, then it is the only choice (PZ-9.8)."""


def kinds_in(tiles: i64) -> list[str]:
    """The names of the tiles in a mask, one a tile, in the order of kinds."""
    names: list[str] = []
    kind: i64 = 0
    while kind < 45 and tiles >> kind != 0:
        if (tiles >> kind) & 1:
            names.append(KIND_NAMES[kind])
        if kind % 15 == 6 and (tiles >> (45 + kind // 15)) & 1:  # the second of its kind
            names.append(KIND_NAMES[kind])
        kind += 1
    return names


def tile_names(tiles: i64) -> list[str]:
    """The names of the tiles in a mask, the second copies told apart."""
    return [TILE_NAMES[tile] for tile in range(48) if tiles >> tile & 1]


def card_names(cards: i64) -> list[str]:
    """The names of the cards in a set."""
    return [CARD_NAMES[kind] for kind in range(16) for _ in range(held(cards, kind))]


def cards_from(names: list[str]) -> int:
    """The set of cards so named."""
    return sum(int(unit(CARD_NAMES.index(name))) for name in names)


def trio_names(trios: i64) -> list[str]:
    """The names of laid groups: two bits for each of the six."""
    return [TRIO_NAMES[i] for i in range(6) for _ in range(trios >> (2 * i) & 3)]


def trios_from(names: list[str]) -> int:
    """The packed form of groups so named."""
    return sum(1 << (2 * TRIO_NAMES.index(name)) for name in names)


def tiles_from(names: list[str]) -> int:
    """The mask of tiles so named."""
    return sum(1 << TILE_NAMES.index(name) for name in names)


def palace_names(palace: i64) -> list[str]:
    """The tile kinds of a palace from the lowest floor up."""
    return [KIND_NAMES[kind_on(palace, f)] for f in range(1, 6) if kind_on(palace, f) >= 0]


def palace_from(names: list[str]) -> int:
    """The palace of these tile kinds."""
    return sum(int(layer(KIND_NAMES.index(name))) for name in names)


@mypyc_attr(acyclic=True)
class PalazzoState(State):
    """All that a Palazzo position is."""

    phase: i64
    active: i64
    """Whose turn it is; the actor differs from it in auctions and when cards or tiles go round."""
    start: i64
    quiet: i64
    """Turns in a row without buying or auctioning (PZ-9.8)."""
    memory_aid: bool
    chosen_start: i64
    """The host's start player, or NOTHING for a random one."""
    price_at_start: bool
    """The edition's reading of PZ-9.2."""

    # display
    stack1: i64
    stack2: i64
    stack3: i64
    riders: i64
    quarries: vec[i64]
    warehouse: i64
    removed: i64
    builder: i64
    drawn: i64
    """How many tiles were turned up so far (at setup, or of the two of PZ-5.3)."""
    price: i64

    # money
    stock: i64
    discards: i64
    revealed: i64
    reshuffled: bool
    to_take: i64
    """How many cards are still to be taken in all (PZ-5.1)."""
    hands: vec[i64]
    known: vec[i64]
    """What everybody knows to be in a hand (PZ-9.12); a subset of hand and draft."""

    # the actor's draft
    laid: i64
    laid_trios: i64
    laid_worth: i64
    cart: i64
    """Tiles chosen for purchase but not yet paid."""
    change: i64
    """The renovation chosen but not yet paid: an action id, or NOTHING."""
    target: i64
    """Where an inserted tile goes: a palace number."""

    # auction
    bids: vec[i64]
    bid_trios: vec[i64]
    bid_worth: vec[i64]
    currency: vec[i64]
    """The currency of each bid, or of the payment being laid; OPEN while it has none."""
    passed: i64
    leader: i64

    # acquired tiles
    lot: i64
    """Tiles still to be placed by the actor, the one in hand excluded."""
    tile: i64
    """The kind of the tile in hand, or NOTHING."""
    picks: i64
    """How many players have picked in this round (PZ-5.13)."""

    palaces: vec[i64]
    """Seat by seat, SLOTS each; NO_PALACE where there is none."""
    used: vec[i64]
    """For each seat one more than its highest palace number ever used."""

    def __init__(self, players: i64) -> None:
        super().__init__(players)
        self.phase = STARTING
        self.active = 0
        self.start = NOTHING
        self.quiet = 0
        self.memory_aid = False
        self.chosen_start = NOTHING
        self.price_at_start = False
        self.stack1 = self.stack2 = self.stack3 = 0
        self.riders = 0
        self.quarries = vec[i64]([0, 0, 0, 0])
        self.warehouse = self.removed = 0
        self.builder = 0
        self.drawn = 0
        self.price = 0
        self.stock = ALL_CARDS
        self.discards = self.revealed = NO_CARDS
        self.reshuffled = False
        self.to_take = 0
        self.hands = vec[i64]([0] * players)
        self.known = vec[i64]([0] * players)
        self.laid = self.laid_trios = self.laid_worth = 0
        self.cart = 0
        self.change = NOTHING
        self.target = NOTHING
        self.bids = vec[i64]([0] * players)
        self.bid_trios = vec[i64]([0] * players)
        self.bid_worth = vec[i64]([0] * players)
        self.currency = vec[i64]([OPEN] * players)
        self.passed = 0
        self.leader = NOTHING
        self.lot = 0
        self.tile = NOTHING
        self.picks = 0
        self.palaces = vec[i64]([0] * (players * SLOTS))
        self.used = vec[i64]([0] * players)

    def copy_into(self, other: PalazzoState) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.actor = self.actor
        other.phase = self.phase
        other.active = self.active
        other.start = self.start
        other.quiet = self.quiet
        other.memory_aid = self.memory_aid
        other.chosen_start = self.chosen_start
        other.price_at_start = self.price_at_start
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

    def to_json(self) -> dict[str, object]:
        seats = range(self.players)
        return {
            "players": int(self.players),
            "actor": int(self.actor),
            "phase": PHASES[self.phase],
            "active": int(self.active),
            "start": int(self.start),
            "quiet": int(self.quiet),
            "memory_aid": self.memory_aid,
            "chosen_start": int(self.chosen_start),
            "price_at_start": self.price_at_start,
            "stacks": [tile_names(self.stack1), tile_names(self.stack2), tile_names(self.stack3)],
            "riders": int(self.riders),
            "quarries": [tile_names(self.quarries[q]) for q in range(4)],
            "warehouse": tile_names(self.warehouse),
            "removed": tile_names(self.removed),
            "builder": int(self.builder),
            "drawn": int(self.drawn),
            "price": int(self.price),
            "stock": card_names(self.stock),
            "discards": card_names(self.discards),
            "revealed": card_names(self.revealed),
            "reshuffled": self.reshuffled,
            "to_take": int(self.to_take),
            "hands": [card_names(self.hands[s]) for s in seats],
            "known": [card_names(self.known[s]) for s in seats],
            "laid": card_names(self.laid),
            "laid_trios": trio_names(self.laid_trios),
            "laid_worth": int(self.laid_worth),
            "cart": tile_names(self.cart),
            "change": int(self.change),
            "target": int(self.target),
            "bids": [card_names(self.bids[s]) for s in seats],
            "bid_trios": [trio_names(self.bid_trios[s]) for s in seats],
            "bid_worth": [int(self.bid_worth[s]) for s in seats],
            "currency": [int(self.currency[s]) for s in seats],
            "passed": [bool(self.passed >> s & 1) for s in seats],
            "leader": int(self.leader),
            "lot": tile_names(self.lot),
            "tile": int(self.tile),
            "picks": int(self.picks),
            "palaces": [
                [palace_names(self.palaces[s * SLOTS + i]) for i in range(self.used[s])]
                for s in seats
            ],
        }

    def load(self, data: Mapping[str, object]) -> None:
        """Fill this position from what ``to_json`` wrote."""
        seats = range(self.players)
        number = cast("Mapping[str, int]", data)
        names = cast("Mapping[str, list[str]]", data)
        rows = cast("Mapping[str, list[list[str]]]", data)
        numbers = cast("Mapping[str, list[int]]", data)
        self.actor = number["actor"]
        self.phase = PHASES.index(cast("str", data["phase"]))
        self.active = number["active"]
        self.start = number["start"]
        self.quiet = number["quiet"]
        self.memory_aid = bool(data["memory_aid"])
        self.chosen_start = number["chosen_start"]
        self.price_at_start = bool(data["price_at_start"])
        self.stack1 = tiles_from(rows["stacks"][0])
        self.stack2 = tiles_from(rows["stacks"][1])
        self.stack3 = tiles_from(rows["stacks"][2])
        self.riders = number["riders"]
        for q in range(4):
            self.quarries[q] = tiles_from(rows["quarries"][q])
        self.warehouse = tiles_from(names["warehouse"])
        self.removed = tiles_from(names["removed"])
        self.builder = number["builder"]
        self.drawn = number["drawn"]
        self.price = number["price"]
        self.stock = cards_from(names["stock"])
        self.discards = cards_from(names["discards"])
        self.revealed = cards_from(names["revealed"])
        self.reshuffled = bool(data["reshuffled"])
        self.to_take = number["to_take"]
        self.laid = cards_from(names["laid"])
        self.laid_trios = trios_from(names["laid_trios"])
        self.laid_worth = number["laid_worth"]
        self.cart = tiles_from(names["cart"])
        self.change = number["change"]
        self.target = number["target"]
        self.passed = 0
        self.leader = number["leader"]
        self.lot = tiles_from(names["lot"])
        self.tile = number["tile"]
        self.picks = number["picks"]
        palaces = cast("list[list[list[str]]]", data["palaces"])
        for s in seats:
            self.hands[s] = cards_from(rows["hands"][s])
            self.known[s] = cards_from(rows["known"][s])
            self.bids[s] = cards_from(rows["bids"][s])
            self.bid_trios[s] = trios_from(rows["bid_trios"][s])
            self.bid_worth[s] = numbers["bid_worth"][s]
            self.currency[s] = numbers["currency"][s]
            if numbers["passed"][s]:
                self.passed |= bit(s)
            self.used[s] = len(palaces[s])
            for i in range(SLOTS):
                self.palaces[s * SLOTS + i] = palace_from(palaces[s][i]) if i < self.used[s] else 0

    def due(self) -> i64:
        """What the tiles in the cart cost: one payment for both (PZ-5.7)."""
        return self.price * count(self.cart)

    def has_palace(self, seat: i64) -> bool:
        """Whether the seat has anything to renovate."""
        i: i64 = 0
        while i < self.used[seat]:
            if self.palaces[seat * SLOTS + i] != NO_PALACE:
                return True
            i += 1
        return False
