# mypyc: compiled
"""A position of Palazzo as numbers to learn from, by what one seat may know (PZ-7.1, PZ-9.12).

The draft of another seat is not looked at: the position is written as it was before it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.features import Block, Features, FeatureTable, stage
from palazzi.core.state import OVER
from palazzi.games.palazzo.money import OPEN, reach, size
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    NOTHING,
    SLOTS,
    floor_of,
    height,
    layer,
    one_material,
    top,
    windows,
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
from palazzi.games.palazzo.scoring import palace_points, seat_points
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


def time_left(state: Palazzo) -> i64:
    """From TIMES at the start to 0; riders seen shorten what is left."""
    tiles = count(state.stack1) + count(state.stack2) + count(state.stack3)
    return tiles * (20 - 3 * state.riders) * TIMES // (48 * 20)


def palace_promise(palace: i64, left: i64) -> i64:
    """Quarters of points: what a palace is worth now, and what missing floors above may bring."""
    if palace == NO_PALACE:
        return 0
    floors = height(palace)
    above = 5 - top(palace)
    per_floor: i64 = 8
    if floors == 1:
        per_floor = 7
    elif floors == 2:
        per_floor = 9
    halves = per_floor * above
    if above > 0 and one_material(palace):
        halves += floors
    return (4 * TIMES * palace_points(palace) + 2 * left * halves) // TIMES


def floors_of(palace: i64) -> i64:
    """Which floors a palace has: a bit for each."""
    found: i64 = 0
    floor: i64 = 1
    while palace != 0:
        if palace & 15:
            found += floor
        palace >>= 4
        floor *= 2
    return found


def tile_gain(state: Palazzo, seat: i64, kind: i64, left: i64) -> i64:
    """What a tile brings the seat at its best place; 0 if it is best discarded."""
    tile = layer(kind)
    best = max(0, palace_promise(tile, left))
    i: i64 = 0
    while i < state.used[seat]:
        palace = state.palaces[seat * SLOTS + i]
        if palace != NO_PALACE and top(palace) < floor_of(kind):
            best = max(best, palace_promise(palace | tile, left) - palace_promise(palace, left))
        i += 1
    return best


def tiles_into(out: Features, first: i64, tiles: i64) -> None:
    """Count tiles by floor and windows."""
    tile: i64 = 0
    while tiles >> tile != 0:
        if (tiles >> tile) & 1:
            out.mark(first + kind_of(tile) % 15)
        tile += 1


def lot_gain(state: Palazzo, seat: i64, tiles: i64, left: i64) -> i64:
    """What tiles bring the seat, each at its best place by itself."""
    total: i64 = 0
    tile: i64 = 0
    while tiles >> tile != 0:
        if (tiles >> tile) & 1:
            total += tile_gain(state, seat, kind_of(tile), left)
        tile += 1
    return total


def best_tile(state: Palazzo, seat: i64, tiles: i64, left: i64) -> i64:
    """What the best of the tiles brings the seat."""
    best: i64 = 0
    tile: i64 = 0
    while tiles >> tile != 0:
        if (tiles >> tile) & 1:
            best = max(best, tile_gain(state, seat, kind_of(tile), left))
        tile += 1
    return best


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
    """A seat's palaces; return what they promise."""
    promise: i64 = 0
    i: i64 = 0
    while i < state.used[owner]:
        palace = state.palaces[owner * SLOTS + i]
        if palace != NO_PALACE:
            shape = floors_of(palace) + (32 if one_material(palace) else 0)
            out.mark(PALACES + 64 * place + shape)
            out.put(GROWTH + 64 * place + shape, left)
            out.put(WINDOWS + 6 * place + height(palace), windows(palace))
            promise += palace_promise(palace, left)
        i += 1
    return promise


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
    left = time_left(state)
    out.mark(PLAYERS + state.players - 2)
    out.mark(PHASE + phase)
    out.mark(RIDERS + state.riders)
    out.mark(TIME + stage(left, TIMES, 16))

    stakes = state.lot
    if phase == BIDDING:
        stakes |= state.quarries[state.builder]
    if own:
        stakes |= state.cart
    tiles_into(out, STAKES, stakes)
    if state.tile != NOTHING:
        out.mark(STAKES + state.tile % 15)
    tiles_into(out, MARKET, warehouse)

    points: i64 = 0
    promise: i64 = 0
    best_points: i64 = -1000
    best_promise: i64 = -10000
    place: i64 = 0
    while place < state.players:
        other = (seat + place) % state.players
        mine = place == 0
        score = seat_points(state, other)
        promised = palaces_into(state, other, place, left, out)
        out.put(SCORE + 2 * place, score)
        out.put(SCORE + 2 * place + 1, promised)
        if mine:
            points = score
            promise = promised
        else:
            best_points = max(best_points, score)
            best_promise = max(best_promise, promised)
        roles_into(state, other, place, out)
        cards = state.hands[other]
        if other == state.actor:
            cards += state.laid
        out.put(MONEY + 4 * place, size(cards))
        if not mine and state.actor != OVER:
            cards = state.known[other]
        if mine:
            cards_into(out, CARDS, cards)
            out.mark(REACH + stage(reach(cards + state.bids[seat], OPEN), 63, 16))
        else:
            cards_into(out, OTHERS + 16 * place, cards)
        cards_into(out, BIDS + 16 * place, state.bids[other])
        coins = reach(cards + state.bids[other], OPEN)
        out.put(MONEY + 4 * place + 1, state.bid_worth[other])
        out.put(MONEY + 4 * place + 2, coins)
        out.put(MONEY + 4 * place + 3, coins * left // 16)
        gain = lot_gain(state, other, stakes, left)
        if state.tile != NOTHING:
            gain += tile_gain(state, other, state.tile, left)
        out.put(GAINS + 4 * place, gain)
        out.put(GAINS + 4 * place + 1, best_tile(state, other, warehouse, left))
        out.put(GAINS + 4 * place + 2, lot_gain(state, other, next_lot(state), left))
        out.put(GAINS + 4 * place + 3, lot_gain(state, other, warehouse, left))
        place += 1
    out.put(LEAD, points - best_points)
    out.put(LEAD + 1, (points - best_points) * left // 16)
    out.put(PROMISE, promise - best_promise)
    table_into(state, left, out)
    if own:
        draft_into(state, out)
    out.put(DRAFT + 4, state.drawn)
    out.put(DRAFT + 5, state.picks)


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


def table_into(state: Palazzo, left: i64, out: Features) -> None:
    """What lies in the middle, beside tiles for sale."""
    step: i64 = 0
    while step < 4:
        tiles = state.quarries[(state.builder + step) % 4]
        tile: i64 = 0
        while tiles >> tile != 0:
            if (tiles >> tile) & 1:
                kind = kind_of(tile)
                out.mark(QUARRIES + 3 * step)
                out.put(QUARRIES + 3 * step + 1, windows_of(kind))
                out.put(QUARRIES + 3 * step + 2, floor_of(kind))
            tile += 1
        step += 1
    out.put(TABLE, count(state.stack1))
    out.put(TABLE + 1, count(state.stack2))
    out.put(TABLE + 2, count(state.stack3))
    out.put(TABLE + 3, state.price)
    out.put(TABLE + 4, size(state.stock))
    out.put(TABLE + 5, size(state.discards))
    out.put(TABLE + 6, state.quiet)
    out.put(TABLE + 7, left)
    cards_into(out, REVEALED, state.revealed)
    out.mark(TAKING + min(15, state.to_take))


def draft_into(state: Palazzo, out: Features) -> None:
    """What only the actor knows of their move so far."""
    out.put(DRAFT, state.laid_worth)
    out.put(DRAFT + 1, count(state.cart))
    if state.change != NOTHING:
        out.mark(DRAFT + 2)
    if state.target != NOTHING:
        out.mark(DRAFT + 3)
    out.mark(CURRENCY + state.currency[state.actor])
