# mypyc: compiled
"""What bots know about value in Palazzo: the points a seat may expect from where it stands.

The score as it is, plus what palaces can still grow to, plus what money will buy, all fading as the
stacks run out; an auction counts as won by the one who leads it. Tuned by playing, not proven.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.state import OVER
from palazzi.games.palazzo.money import OPEN, reach, size
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    SLOTS,
    floor_of,
    height,
    layer,
    one_material,
    top,
)
from palazzi.games.palazzo.phases.numbers import BIDDING, DRAWING, REVEALING, TAKING
from palazzi.games.palazzo.scoring import palace_points, seat_points
from palazzi.games.palazzo.tiles import kind_of

if TYPE_CHECKING:
    from palazzi.games.palazzo.state import Palazzo

TILES_TO_COME: Final[float] = 48.0
POINT_PER_COIN: Final[float] = 0.30
"""What a unit of money buys early in the game."""
COINS_PER_CARD: Final[float] = 2.4
"""A card is worth a bit more than its value: it widens what can be paid exactly."""
ENOUGH_COINS: Final[float] = 15.0
"""With this many coins in hand the next one is worth half: money must be spent."""


def time_left(state: Palazzo) -> float:
    """From 1.0 at the start to 0.0 when no more than the last rider is to come."""
    tiles = count(state.stack1) + count(state.stack2) + count(state.stack3)
    if tiles == 0:
        return 0.0
    early = float(tiles) / TILES_TO_COME
    # In stack III every draw may be the last: riders seen shorten what is left.
    return early * (1.0 - 0.15 * float(state.riders))


def palace_value(palace: i64, left: float) -> float:
    """Points now, and what the floors still missing above may bring."""
    points = float(palace_points(palace))
    floors = height(palace)
    above = float(5 - top(palace))
    promise = 0.0
    if floors == 1:
        promise = 3.5 * above
    elif floors == 2:
        promise = 4.5 * above
    else:
        promise = 4.0 * above
    if one_material(palace) and above > 0.0:
        promise += 0.5 * float(floors)
    return points + left * promise


def money_value(cards: i64, left: float) -> float:
    """What a hand will still buy; the first coins are worth more than the last."""
    coins = float(reach(cards, OPEN)) * 0.5 + float(size(cards)) * COINS_PER_CARD
    fade = left * 3.0 if left < 1.0 / 3.0 else 1.0
    return POINT_PER_COIN * fade * coins / (1.0 + coins / ENOUGH_COINS)


def best_gain(state: Palazzo, seat: i64, kind: i64, left: float) -> float:
    """What a tile brings at its best place, 0 if it is best discarded."""
    tile = layer(kind)
    best = max(0.0, palace_value(tile, left))
    i: i64 = 0
    while i < state.used[seat]:
        palace = state.palaces[seat * SLOTS + i]
        if palace != NO_PALACE and top(palace) < floor_of(kind):
            best = max(best, palace_value(palace | tile, left) - palace_value(palace, left))
        i += 1
    return best


def lot_gain(state: Palazzo, seat: i64, lot: i64, left: float) -> float:
    """What a lot of tiles brings, each at its best place by itself."""
    total = 0.0
    tile: i64 = 0
    while tile < 48:
        if (lot >> tile) & 1:
            total += best_gain(state, seat, kind_of(tile), left)
        tile += 1
    return total


def prospect(state: Palazzo, seat: i64, left: float) -> float:
    """What turning up tiles promises from what lies there already: a purchase, or the next lot."""
    cost = 0.6 * POINT_PER_COIN * float(max(0, 10 - count(state.warehouse)))
    best = 0.0
    tile: i64 = 0
    while tile < 48:
        if (state.warehouse >> tile) & 1:
            best = max(best, best_gain(state, seat, kind_of(tile), left) - cost)
        tile += 1
    steps: i64 = 1
    while steps < 4 and state.quarries[(state.builder + steps) % 4] == 0:
        steps += 1
    lot = state.quarries[(state.builder + steps) % 4]
    # Everybody bids for the lot: count on a fair share of it.
    return max(best, lot_gain(state, seat, lot, left) / float(state.players))


def expected_points(state: Palazzo, seat: i64) -> float:
    """The points the seat may expect at the end."""
    if state.actor == OVER:
        return float(seat_points(state, seat))
    left = time_left(state)
    total = 0.0
    i: i64 = 0
    while i < state.used[seat]:
        palace = state.palaces[seat * SLOTS + i]
        if palace != NO_PALACE:
            total += palace_value(palace, left)
        i += 1
    cards = state.hands[seat]
    if state.phase == BIDDING:
        if seat == state.leader:
            # Leading counts as winning, a little less than surely.
            gain = lot_gain(state, seat, state.quarries[state.builder], left)
            cost = money_value(cards + state.bids[seat], left) - money_value(cards, left)
            total += 0.9 * gain - 0.9 * cost + (money_value(cards + state.bids[seat], left))
            return total
        cards += state.bids[seat]
        if seat == state.actor:
            cards += state.laid
    elif state.phase == REVEALING or state.phase == TAKING:
        total += POINT_PER_COIN * 4.0 * min(1.0, 3.0 * left)
        if seat == state.active:
            total += POINT_PER_COIN * 4.0 * min(1.0, 3.0 * left)
    elif state.phase == DRAWING and seat == state.active:
        total += 1.0 + prospect(state, seat, left)
    if seat == state.actor:
        total += lot_gain(state, seat, state.lot | state.cart, left)
        if state.tile >= 0:
            total += best_gain(state, seat, state.tile, left)
    return total + money_value(cards, left)
