# mypyc: compiled
"""A position of Palazzo as numbers to learn from, by what one seat may know (PZ-7.1, PZ-9.12).

The draft of another seat is not looked at: the position is written as it was before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.core.features import Block, Features, FeatureTable, stage
from palazzi.core.state import OVER
from palazzi.games.palazzo.money import OPEN, reach, size
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    NOTHING,
    SEVERAL,
    SLOTS,
    floor_of,
    material_of,
    windows_of,
)
from palazzi.games.palazzo.phases.numbers import (
    BIDDING,
    CHOOSING,
    INSERTING,
    PAYING,
    RENOVATING,
    SPENDING,
    TURNING,
)
from palazzi.games.palazzo.scoring import floor_points, material_bonus
from palazzi.games.palazzo.tiles import kind_of

if TYPE_CHECKING:
    from palazzi.games.palazzo.state import Palazzo

FEATURES: Final = FeatureTable(
    "palazzo-features@1",
    Block("players", 3, "how many play: 2, 3 or 4"),
    Block("phase", 17, "the phase, as its number"),
    Block("riders", 6, "how many riders were turned up"),
    Block("time", 16, "which sixteenth of the tiles is still to come"),
    Block("roles", 6, "acts, has the turn, started, leads the auction, passed, looks", seats=True),
    Block("cards", 16, "cards of each kind in hand: all of the own, known ones of others"),
    Block("others-cards", 16, "cards of each kind that others are known to hold", seats=True),
    Block("bids", 16, "cards of each kind that were bid", seats=True),
    Block("money", 4, "cards in hand; worth bid; reach of what is known; reach times time",
          seats=True),
    Block("reach", 16, "which step of 4 coins the own hand reaches in one payment"),
    Block("palaces", 64, "palaces by which floors they have, from 32 on of one material",
          seats=True),
    Block("growth", 64, "the same, each by the time that is left for it", seats=True),
    Block("windows", 6, "windows in palaces by their number of floors", seats=True),
    Block("score", 2, "points now; quarters of points that palaces promise", seats=True),
    Block("lead", 2, "points ahead of the best other; the same times time"),
    Block("promise", 1, "quarters of points that palaces promise over the best other"),
    Block("stakes", 15, "tiles that are auctioned, chosen or to be built, by floor and windows"),
    Block("gains", 4, "quarters of points: of the stakes, of the best tile for sale, of the next"
          " lot, of all for sale", seats=True),
    Block("market", 15, "tiles for sale by floor and windows"),
    Block("quarries", 12, "tiles, windows and floors of each quarry, from the builder on"),
    Block("table", 8, "tiles left of each stack; price; cards in stock and discarded; quiet turns;"
          " time"),
    Block("revealed", 16, "cards of each kind to take"),
    Block("taking", 16, "how many cards are still to be taken"),
    Block("draft", 6, "of the own draft: worth laid, tiles in the cart, a renovation, a target,"
          " tiles drawn, picks"),
    Block("currency", 4, "the currency of the own bid or payment; the last: open"),
)  # fmt: skip

PLAYERS: Final[i64] = FEATURES.first("players")
PHASE: Final[i64] = FEATURES.first("phase")
RIDERS: Final[i64] = FEATURES.first("riders")
TIME: Final[i64] = FEATURES.first("time")
ROLES: Final[i64] = FEATURES.first("roles")
CARDS: Final[i64] = FEATURES.first("cards")
OTHERS: Final[i64] = FEATURES.first("others-cards")
BIDS: Final[i64] = FEATURES.first("bids")
MONEY: Final[i64] = FEATURES.first("money")
REACH: Final[i64] = FEATURES.first("reach")
PALACES: Final[i64] = FEATURES.first("palaces")
GROWTH: Final[i64] = FEATURES.first("growth")
WINDOWS: Final[i64] = FEATURES.first("windows")
SCORE: Final[i64] = FEATURES.first("score")
LEAD: Final[i64] = FEATURES.first("lead")
PROMISE: Final[i64] = FEATURES.first("promise")
STAKES: Final[i64] = FEATURES.first("stakes")
GAINS: Final[i64] = FEATURES.first("gains")
MARKET: Final[i64] = FEATURES.first("market")
QUARRIES: Final[i64] = FEATURES.first("quarries")
TABLE: Final[i64] = FEATURES.first("table")
REVEALED: Final[i64] = FEATURES.first("revealed")
TAKING: Final[i64] = FEATURES.first("taking")
DRAFT: Final[i64] = FEATURES.first("draft")
CURRENCY: Final[i64] = FEATURES.first("currency")

TIMES: Final[i64] = 64
"""The time that is left goes from this to 0."""
CARD_BITS: Final[i64] = 2
CURRENCY_CARDS: Final[i64] = 0x3FFFFFFF


# A tile whose worth is asked, as one integer: its floor, from bit 3 on its windows, from bit 5 on
# its material, from bit 8 on its column in the table; and a palace: how many floors, from bit 3 on
# its windows, from bit 8 on its material, from bit 11 on its highest floor, from bit 14 on what it
# promises. Materials count from 2 on, so that NOTHING and SEVERAL have room; promises from FLOOR.
FLOOR: Final[i64] = 8192
LOW: Final[i64] = 0xFFFFFFFF


def tile_info(kind: i64) -> i64:
    """A tile, by its kind."""
    material = material_of(kind) + 2
    return floor_of(kind) + 8 * windows_of(kind) + 32 * material + 256 * (kind % 15)


def worth_of(floors: i64, panes: i64, single: bool) -> i64:
    """Points of a palace of that many floors and windows, of one material or not."""
    if floors == 0:
        return 0
    points = floor_points(floors, panes)
    return points + material_bonus(floors) if single else points


def hopes_of(floors: i64, highest: i64, single: bool) -> i64:
    """Half points that missing floors above the highest may bring."""
    above = 5 - highest
    per_floor: i64 = 8
    if floors == 1:
        per_floor = 7
    elif floors == 2:
        per_floor = 9
    return per_floor * above + (floors if above > 0 and single else 0)


# By floors, from bit 3 on whether of one material, from bit 4 on windows or the highest floor.
WORTHS: Final = vec[i64]([int(worth_of(i & 7, i >> 4, bool(i & 8))) for i in range(512)])
HOPES: Final = vec[i64]([int(hopes_of(i & 7, i >> 4, bool(i & 8))) for i in range(128)])
TILES: Final = vec[i64]([0] * 67)
"""By the bit of a tile modulo 67, which no two bits share."""
for _tile in range(48):
    TILES[bit(_tile) % 67] = tile_info(kind_of(_tile))

# Scratch: filled and read within one call, so positions may share it.
_tiles: Final = vec[i64]([0] * 256)
_palaces: Final = vec[i64]([0] * SLOTS)
"""Of the seat that is looked at."""
_sums: Final = vec[i64]([0, 0])
"""Points and promise of all of them."""


def promised(floors: i64, panes: i64, single: i64, highest: i64, left: i64) -> i64:
    """Quarters of points: what a palace is worth now, and what missing floors above may bring.

    ``single`` is 8 for a palace of one material, 0 for another.
    """
    key = floors + single
    return (256 * WORTHS[key + 16 * panes] + 2 * left * HOPES[key + 16 * highest]) >> 6


def listed(tiles: i64, at: i64) -> i64:
    """Add tiles to those whose worth is asked; return the row after the last."""
    rows = _tiles
    infos = TILES
    while tiles != 0:
        rows[at] = infos[(tiles & -tiles) % 67]
        tiles &= tiles - 1
        at += 1
    return at


def gain_of(start: i64, end: i64, palaces: i64, left: i64) -> i64:
    """What listed tiles bring the seat, each at its best place by itself; 0 if discarded.

    From bit 32 on the best of them.
    """
    tiles = _tiles
    rows = _palaces
    worths = WORTHS
    hopes = HOPES
    twice = 2 * left
    total: i64 = 0
    most: i64 = 0
    while start < end:
        tile = tiles[start]
        floor = tile & 7
        panes = (tile >> 3) & 3
        material = (tile >> 5) & 7
        best = max(0, (256 * worths[9 + 16 * panes] + twice * hopes[9 + 16 * floor]) >> 6)
        i: i64 = 0
        while i < palaces:
            palace = rows[i]
            if (palace >> 11) & 7 < floor:
                key = (palace & 7) + 1
                if (palace >> 8) & 7 == material:
                    key += 8
                worth = worths[key + 16 * (((palace >> 3) & 31) + panes)]
                hope = (256 * worth + twice * hopes[key + 16 * floor]) >> 6
                best = max(best, hope - (palace >> 14) + FLOOR)
            i += 1
        total += best
        most = max(most, best)
        start += 1
    return total + 4294967296 * most


def columns_into(out: Features, first: i64, start: i64, end: i64) -> None:
    """Count listed tiles by floor and windows."""
    while start < end:
        out.mark(first + (_tiles[start] >> 8))
        start += 1


def next_lot(state: Palazzo) -> i64:
    """The tiles of the next quarry that has any, from the builder on."""
    steps: i64 = 1
    while steps < 4 and state.quarries[(state.builder + steps) % 4] == 0:
        steps += 1
    return state.quarries[(state.builder + steps) % 4]


def cards_into(out: Features, first: i64, cards: i64) -> None:
    """Count cards by kind, certificates last."""
    out.counts(first, cards & CURRENCY_CARDS, CARD_BITS)
    out.put(first + 15, cards >> 30)


def palaces_into(state: Palazzo, owner: i64, place: i64, left: i64, out: Features) -> i64:
    """A seat's palaces: write them, and list them for ``gain_of``; return how many."""
    found: i64 = 0
    points: i64 = 0
    promise: i64 = 0
    i = owner * SLOTS
    end = i + state.used[owner]
    while i < end:
        rest = state.palaces[i]
        i += 1
        if rest == NO_PALACE:
            continue
        shape: i64 = 0
        floors: i64 = 0
        panes: i64 = 0
        material = NOTHING
        highest: i64 = 0
        floor: i64 = 1
        mark: i64 = 1
        while rest != 0:
            code = rest & 15
            if code:
                shape += mark
                floors += 1
                highest = floor
                of = (code - 1) // 3
                panes += code - 3 * of
                material = of if material == NOTHING or material == of else SEVERAL
            rest >>= 4
            floor += 1
            mark *= 2
        single: i64 = 0 if material == SEVERAL else 8
        hope = promised(floors, panes, single, highest, left)
        _palaces[found] = (
            floors + 8 * panes + 256 * (material + 2) + 2048 * highest + 16384 * (hope + FLOOR)
        )
        found += 1
        points += WORTHS[floors + single + 16 * panes]
        promise += hope
        shape += 4 * single
        out.mark(PALACES + 64 * place + shape)
        out.put(GROWTH + 64 * place + shape, left)
        out.put(WINDOWS + 6 * place + floors, panes)
    out.put(SCORE + 2 * place, points)
    out.put(SCORE + 2 * place + 1, promise)
    _sums[0] = points
    _sums[1] = promise
    return found


def gains_into(
    place: i64, palaces: i64, lots: i64, market: i64, end: i64, left: i64, out: Features
) -> None:
    """What listed tiles would bring a seat: the stakes, those for sale, then the next lot."""
    first = GAINS + 4 * place
    out.put(first, gain_of(0, lots, palaces, left) & LOW)
    sale = gain_of(lots, market, palaces, left)
    out.put(first + 1, sale >> 32)
    out.put(first + 2, gain_of(market, end, palaces, left) & LOW)
    out.put(first + 3, sale & LOW)


def features_into(state: Palazzo, seat: i64, out: Features) -> None:
    """Write the position as the seat may know it."""
    own = seat == state.actor
    phase = state.phase
    warehouse = state.warehouse
    if not own and phase == PAYING:
        phase = CHOOSING
        warehouse |= state.cart
    if not own and (phase == RENOVATING or phase == INSERTING or phase == SPENDING):
        phase = TURNING
    left = table_into(state, out)
    out.mark(PLAYERS + state.players - 2)
    out.mark(PHASE + phase)
    out.mark(RIDERS + state.riders)
    out.mark(TIME + stage(left, TIMES, 16))

    stakes = state.lot
    if phase == BIDDING:
        stakes |= state.quarries[state.builder]
    if own:
        stakes |= state.cart
    lots = listed(stakes, 0)
    if state.tile != NOTHING:
        _tiles[lots] = tile_info(state.tile)
        lots += 1
    columns_into(out, STAKES, 0, lots)
    market = listed(warehouse, lots)
    columns_into(out, MARKET, lots, market)
    end = listed(next_lot(state), market)

    points: i64 = 0
    promise: i64 = 0
    best_points: i64 = -1000
    best_promise: i64 = -10000
    place: i64 = 0
    while place < state.players:
        other = (seat + place) % state.players
        palaces = palaces_into(state, other, place, left, out)
        if place == 0:
            points = _sums[0]
            promise = _sums[1]
        else:
            best_points = max(best_points, _sums[0])
            best_promise = max(best_promise, _sums[1])
        gains_into(place, palaces, lots, market, end, left, out)
        roles_into(state, other, place, out)
        money_into(state, other, place, left, out)
        place += 1
    out.put(LEAD, points - best_points)
    out.put(LEAD + 1, (points - best_points) * left // 16)
    out.put(PROMISE, promise - best_promise)
    if own:
        draft_into(state, out)
    out.put(DRAFT + 4, state.drawn)
    out.put(DRAFT + 5, state.picks)


def money_into(state: Palazzo, other: i64, place: i64, left: i64, out: Features) -> None:
    """A seat's cards: all of the own, those that are known of others."""
    cards = state.hands[other]
    if other == state.actor:
        cards += state.laid
    first = MONEY + 4 * place
    out.put(first, size(cards))
    if place != 0 and state.actor != OVER:
        cards = state.known[other]
    bids = state.bids[other]
    coins = reach(cards + bids, OPEN)
    if place == 0:
        cards_into(out, CARDS, cards)
        out.mark(REACH + stage(coins, 63, 16))
    else:
        cards_into(out, OTHERS + 16 * place, cards)
    cards_into(out, BIDS + 16 * place, bids)
    out.put(first + 1, state.bid_worth[other])
    out.put(first + 2, coins)
    out.put(first + 3, coins * left // 16)


def roles_into(state: Palazzo, other: i64, place: i64, out: Features) -> None:
    """What part a seat has in the turn."""
    first = ROLES + 6 * place
    if other == state.actor:
        out.mark(first)
    if other == state.active and state.start != NOTHING:
        out.mark(first + 1)
    if other == state.start:
        out.mark(first + 2)
    if other == state.leader:
        out.mark(first + 3)
    if (state.passed >> other) & 1:
        out.mark(first + 4)
    if place == 0:
        out.mark(first + 5)


def table_into(state: Palazzo, out: Features) -> i64:
    """What lies in the middle, beside tiles for sale; return the time that is left.

    It goes from TIMES at the start to 0; riders seen shorten it.
    """
    step: i64 = 0
    while step < 4:
        tiles = state.quarries[(state.builder + step) % 4]
        if tiles != 0:
            n = listed(tiles, 0)
            panes: i64 = 0
            floors: i64 = 0
            i: i64 = 0
            while i < n:
                panes += (_tiles[i] >> 3) & 3
                floors += _tiles[i] & 7
                i += 1
            out.put(QUARRIES + 3 * step, n)
            out.put(QUARRIES + 3 * step + 1, panes)
            out.put(QUARRIES + 3 * step + 2, floors)
        step += 1
    stack1 = count(state.stack1)
    stack2 = count(state.stack2)
    stack3 = count(state.stack3)
    left = (stack1 + stack2 + stack3) * (20 - 3 * state.riders) * TIMES // (48 * 20)
    out.put(TABLE, stack1)
    out.put(TABLE + 1, stack2)
    out.put(TABLE + 2, stack3)
    out.put(TABLE + 3, state.price)
    out.put(TABLE + 4, size(state.stock))
    out.put(TABLE + 5, size(state.discards))
    out.put(TABLE + 6, state.quiet)
    out.put(TABLE + 7, left)
    cards_into(out, REVEALED, state.revealed)
    out.mark(TAKING + min(15, state.to_take))
    return left


def draft_into(state: Palazzo, out: Features) -> None:
    """What only the actor knows of their move so far."""
    out.put(DRAFT, state.laid_worth)
    out.put(DRAFT + 1, count(state.cart))
    if state.change != NOTHING:
        out.mark(DRAFT + 2)
    if state.target != NOTHING:
        out.mark(DRAFT + 3)
    out.mark(CURRENCY + state.currency[state.actor])
