# mypyc: compiled
"""A position of Palazzo as numbers to learn from, by what one seat may know (PZ-7.1, PZ-9.12).

The draft of another seat is not looked at: the position is written as it was before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
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


# Scratch: filled and read within one call, so positions may share it. Tiles whose worth is asked,
# one row per tile, and the palaces of the seat that is looked at.
_tile_floors: Final = vec[i64]([0] * 256)
_tile_windows: Final = vec[i64]([0] * 256)
_tile_materials: Final = vec[i64]([0] * 256)
_heights: Final = vec[i64]([0] * SLOTS)
_windows: Final = vec[i64]([0] * SLOTS)
_materials: Final = vec[i64]([0] * SLOTS)
_tops: Final = vec[i64]([0] * SLOTS)
_promises: Final = vec[i64]([0] * SLOTS)
_sums: Final = vec[i64]([0, 0])
"""Points and promise of all of them."""


def worth(floors: i64, panes: i64, single: bool) -> i64:
    """Points of a palace of that many floors and windows, of one material or not."""
    points = floor_points(floors, panes)
    return points + material_bonus(floors) if single else points


def promised(floors: i64, panes: i64, single: bool, highest: i64, left: i64) -> i64:
    """Quarters of points: what a palace is worth now, and what missing floors above may bring."""
    above = 5 - highest
    per_floor: i64 = 8
    if floors == 1:
        per_floor = 7
    elif floors == 2:
        per_floor = 9
    halves = per_floor * above
    if above > 0 and single:
        halves += floors
    return (4 * TIMES * worth(floors, panes, single) + 2 * left * halves) // TIMES


def listed(tiles: i64, at: i64) -> i64:
    """Add tiles to those whose worth is asked; return the row after the last."""
    tile: i64 = 0
    while tiles != 0:
        if tiles & 0xFF == 0:
            tiles >>= 8
            tile += 8
            continue
        if tiles & 1:
            list_kind(kind_of(tile), at)
            at += 1
        tiles >>= 1
        tile += 1
    return at


def list_kind(kind: i64, at: i64) -> None:
    """One tile, by its kind."""
    _tile_floors[at] = floor_of(kind)
    _tile_windows[at] = windows_of(kind)
    _tile_materials[at] = material_of(kind)


def tile_gain(row: i64, palaces: i64, left: i64) -> i64:
    """What a tile brings the seat at its best place; 0 if it is best discarded."""
    floor = _tile_floors[row]
    panes = _tile_windows[row]
    material = _tile_materials[row]
    best = max(0, promised(1, panes, True, floor, left))
    i: i64 = 0
    while i < palaces:
        if _tops[i] < floor:
            single = _materials[i] == material
            hope = promised(_heights[i] + 1, _windows[i] + panes, single, floor, left)
            best = max(best, hope - _promises[i])
        i += 1
    return best


def kinds_into(out: Features, first: i64, start: i64, end: i64) -> None:
    """Count listed tiles by floor and windows."""
    while start < end:
        out.mark(first + 3 * _tile_floors[start] + _tile_windows[start] - 4)
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
    """A seat's palaces: write them, and list them for ``tile_gain``; return how many."""
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
        single = material != SEVERAL
        hope = promised(floors, panes, single, highest, left)
        _heights[found] = floors
        _windows[found] = panes
        _materials[found] = material
        _tops[found] = highest
        _promises[found] = hope
        found += 1
        points += worth(floors, panes, single)
        promise += hope
        if single:
            shape += 32
        out.mark(PALACES + 64 * place + shape)
        out.put(GROWTH + 64 * place + shape, left)
        out.put(WINDOWS + 6 * place + floors, panes)
    out.put(SCORE + 2 * place, points)
    out.put(SCORE + 2 * place + 1, promise)
    _sums[0] = points
    _sums[1] = promise
    return found


def gains_into(place: i64, palaces: i64, lots: i64, market: i64, end: i64, left: i64,
               out: Features) -> None:
    """What listed tiles would bring a seat: the stakes, those for sale, then the next lot."""
    first = GAINS + 4 * place
    gain: i64 = 0
    row: i64 = 0
    while row < lots:
        gain += tile_gain(row, palaces, left)
        row += 1
    out.put(first, gain)
    gain = 0
    best: i64 = 0
    while row < market:
        one = tile_gain(row, palaces, left)
        gain += one
        best = max(best, one)
        row += 1
    out.put(first + 1, best)
    out.put(first + 3, gain)
    gain = 0
    while row < end:
        gain += tile_gain(row, palaces, left)
        row += 1
    out.put(first + 2, gain)


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
        list_kind(state.tile, lots)
        lots += 1
    kinds_into(out, STAKES, 0, lots)
    market = listed(warehouse, lots)
    kinds_into(out, MARKET, lots, market)
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
                panes += _tile_windows[i]
                floors += _tile_floors[i]
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
