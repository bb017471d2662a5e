# mypyc: compiled
"""What bots know about value in Firenze: the points a seat may expect from where it stands.

Points earned, majorities and feasts as they stand, and for each colour what its towers and bricks
can still become. A tower is worth the best commission it can reach: its points, less for every
brick that is still to be found and for every turn that takes, and little if nothing is there to
raise it with next turn (FI-3.7). Bricks without a tower are worth the tower that could be begun
with them; what is left over pays for cards and costs. Tuned by playing, not proven.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.core.state import OVER
from palazzi.games.firenze.board import COSTS, FLOOR_TILES, FREE, MOST_BUILT, NOTHING
from palazzi.games.firenze.bricks import HUES, WHITE, held, total
from palazzi.games.firenze.cards.buildings import brick_limit, card_limit
from palazzi.games.firenze.cards.church import BELL_TOWER, is_bound, is_open
from palazzi.games.firenze.deck import (
    ARCHITECT,
    CAMPANILE,
    DISGRACE,
    NO_CARDS,
    PATRICIAN,
    PERSON,
    SABOTEUR,
    SCANDAL,
    SMALL_PRIVILEGE,
    copies,
    has,
    one,
    size,
)
from palazzi.games.firenze.phases.numbers import (
    BUILDING,
    COSTING,
    DELIVERING,
    LIMITING,
    PLAYING,
    TRADING,
)
from palazzi.games.firenze.scoring import feast_points, majority, track_points
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of, is_old

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

TURN: Final[float] = 0.90
"""What a turn of waiting leaves of a promise."""
SPARE_BRICK: Final[float] = 0.16
"""A brick that only pays."""
SEAL: Final[float] = 0.7
"""What an own seal not yet laid is worth: it could go on something better."""
UPKEEP: Final[float] = 0.22
"""What each brick of the cost of raising all towers next turn takes away."""
DEBT: Final[float] = 0.6
"""What each brick still to be paid takes away: it is one that something was meant for."""
UNSURE: Final[float] = 0.45
"""The chance to raise a tower next turn without a brick for it in the storehouse."""

# The chance to find one more brick of a colour in time, from white to purple.
FINDING: Final = vec[float]([0.74, 0.70, 0.66, 0.60, 0.56, 0.52])
# A card on hand or open, by its number from the first person on; feasts count by their points.
CARD_WORTH: Final = vec[float]([
    0.7, 1.1, 0.5, 0.3, 0.9, 0.9, 0.7,
    0.0, 0.0, 0.0, 0.0, 0.0,
    0.9, 1.6, 2.2,
])  # fmt: skip
SABOTEUR_WORTH: Final[float] = 0.5
"""On hand, where an edition makes it a person; not tuned."""

_leaders: Final = vec[i64]([0] * HUES)
"""Filled and read within one call, so positions share it."""


def turns_left(state: Firenze, seat: i64) -> float:
    """How many turns the seat may still have, the running one excluded."""
    if state.endgame != NOTHING:
        if seat == state.endgame:
            return 0.0
        to_go = (state.endgame - state.active) % state.players
        if to_go == 0:
            to_go = state.players
        away = (seat - state.active) % state.players
        return 1.0 if away != 0 and away < to_go else 0.0
    fewest: i64 = 99
    other: i64 = 0
    while other < state.players:
        fewest = min(fewest, state.seals[other])
        other += 1
    return 1.5 + 2.0 * float(fewest)


def reward(state: Firenze, seat: i64, colour: i64, height: i64) -> float:
    """What delivering this commission would bring the seat, 0 if it is not to be had."""
    church = state.church
    if colour == WHITE and height == BELL_TOWER and church != 0 and is_bound(state, seat):
        return 3.0
    tables = state.tables
    lowest = tables.lowest
    if height < lowest or height > lowest + 5:
        return 0.0
    place = 6 * colour + height - lowest
    seals = state.seals[seat]
    if state.owner[place] != FREE or seals == 0:
        return 0.0
    points = float(tables.points[place])
    if state.is_balcony(place):
        points = float(tables.balcony_points[place])
        if state.open_balcony() != place:
            points *= 0.35
    tile = height - tables.lowest_floor
    if 0 <= tile < FLOOR_TILES and (state.floors >> tile) & 1:
        points += float(tables.floors[tile])
    if church != 0 and 5 <= height < 8 and is_open(state, SMALL_PRIVILEGE + height - 5):
        points += float(height - 3)
    points += 0.3 * float(tables.flags[colour]) - SEAL
    if seals == 1 and state.endgame == NOTHING:
        points += 5.0
    if church != 0 and is_bound(state, seat):
        points *= 0.6
    return max(0.0, points)


def promise(
    state: Firenze, seat: i64, colour: i64, height: i64, bricks: i64, now: i64, turns: float
) -> float:
    """What a tower of this height may become with that many bricks of its colour in store.

    ``now`` is how many bricks may still be added this turn; a delivery within them is certain.
    ``turns`` are the turns after this one.
    """
    best = 0.0
    finding = FINDING[colour]
    owners = state.owner
    lowest = state.tables.lowest
    place = 6 * colour - lowest
    target = max(height, lowest)
    while target <= lowest + 5:
        missing = target - height
        wait: i64 = 0
        if missing > bricks or missing > now:
            wait = max(1, (missing - max(0, now) + 1) // 2)
        # What costs least is asked first: most commissions are out of reach, or gone.
        possible = (missing > 0 or now >= 0) and float(wait) <= turns
        if possible and (owners[place + target] == FREE or target == BELL_TOWER):
            points = reward(state, seat, colour, target)
            if points > 0.0:
                unfound = max(0, missing - bricks)
                while unfound > 0:
                    points *= finding
                    unfound -= 1
                while wait > 0:
                    points *= TURN
                    wait -= 1
                best = max(best, points)
        target += 1
    return best


def colour_value(
    state: Firenze, seat: i64, colour: i64, colours: i64, building: bool, turns: float
) -> float:
    """What all towers and bricks of one colour promise; ``colours`` is the set that towers have."""
    bricks = held(state.store[seat], colour)
    if state.phase == TRADING and state.active == seat and state.wanted == colour:
        bricks += 1
    if bricks == 0 and colours & bit(colour) == 0:
        return 0.0
    delivering = state.active == seat and state.phase == DELIVERING
    value = 0.0
    begun: i64 = 0
    done: i64 = 0
    towers = state.towers
    first = seat * SLOTS
    while colours & bit(colour) != 0:
        best: i64 = -1
        height: i64 = 0
        i: i64 = 0
        while i < SLOTS:
            stands = towers[first + i]
            taller = height_of(stands) > height and colour_of(stands) == colour
            if taller and not (done >> i) & 1:
                best = i
                height = height_of(stands)
            i += 1
        if best < 0:
            break
        done |= bit(best)
        begun += 1
        tower = towers[first + best]
        rest = SPARE_BRICK * float(height // 2)
        if building:
            room: i64 = max(0, 2 - state.built) if state.built < 2 else 1
            if is_old(tower) and bricks == 0:
                value += rest + 0.12 * promise(state, seat, colour, height, 0, -1, turns)
                continue
            value += promise(state, seat, colour, height, bricks, min(room, bricks), turns)
        elif delivering:
            now = reward(state, seat, colour, height)
            later = promise(state, seat, colour, height, bricks, -1, turns)
            value += max(now, later if bricks > 0 else UNSURE * later + rest * 0.5)
        else:
            later = promise(state, seat, colour, height, bricks, -1, turns)
            value += later if bricks > 0 else UNSURE * later + rest * 0.5
        # Bricks go to the highest tower first; each then needs one of its own next turn.
        bricks = max(0, bricks - 2)
    if bricks > 0:
        fresh = promise(
            state, seat, colour, 0, bricks, 2 if building and state.built == 0 else -1, turns
        )
        value += 0.85 * fresh if begun == 0 else 0.35 * fresh
    return value


def hand_value(state: Firenze, seat: i64, turns: float) -> float:
    """What cards in hand and open buildings are still good for."""
    cards = state.hands[seat] + state.open[seat]
    if state.phase == PLAYING and state.active == seat:  # its effect is still to come
        cards += one(state.person)
    if cards == NO_CARDS:
        return 0.0
    fade = min(1.0, turns / 8.0)
    value = 0.0
    card: i64 = PERSON
    while card < PERSON + 15:
        n = copies(cards, card)
        if n > 0:
            value += CARD_WORTH[card - PERSON] * fade * (1.0 + 0.6 * float(n - 1))
        card += 1
    if has(cards, SABOTEUR):
        value += SABOTEUR_WORTH * fade
    over = size(cards) - card_limit(state, seat)
    if over > 0:
        value -= 0.5 * float(over)
    if has(state.hands[seat], PATRICIAN) and turns > 0.0:
        bad = copies(state.hands[seat], DISGRACE) + copies(state.hands[seat], SCANDAL)
        if bad > 0:
            value += 1.5
    if has(state.hands[seat], ARCHITECT) and turns < 2.0:
        value += 0.3
    return value


def expected_points(state: Firenze, seat: i64) -> float:
    """The points the seat may expect at the end."""
    colour: i64 = 0
    while colour < HUES:
        _leaders[colour] = majority(state, colour)
        colour += 1
    return expected_from(state, seat, _leaders)


def expected_from(state: Firenze, seat: i64, leaders: vec[i64]) -> float:
    """The same, for callers who know already who has most seals of each colour."""
    value = float(track_points(state, seat) + feast_points(state, seat))
    turns = turns_left(state, seat)
    sure = 1.0 if turns < 2.0 or state.actor == OVER else 0.65
    colour: i64 = 0
    while colour < HUES:
        if leaders[colour] == seat:
            value += sure * float(state.tables.flags[colour])
        colour += 1
    if state.actor == OVER:
        return value
    mine = state.active == seat
    phase = state.back if state.phase == PLAYING else state.phase
    building = mine and phase <= BUILDING
    if turns == 0.0 and (not mine or phase == LIMITING):
        return value
    colours: i64 = 0
    standing: i64 = 0
    towers = state.towers
    i = seat * SLOTS
    end = i + SLOTS
    while i < end:
        if towers[i] != NO_TOWER:
            standing += 1
            colours |= bit(colour_of(towers[i]))
        i += 1
    colour = 0
    while colour < HUES:
        value += colour_value(state, seat, colour, colours, building, turns)
        colour += 1
    bricks = total(state.store[seat])
    if mine:
        bricks += total(state.pending)
        owed: i64 = 0
        if phase == BUILDING:
            owed = state.cost(state.built)
        elif phase == COSTING or phase == TRADING:
            owed = state.owed
        bricks -= owed
        value -= DEBT * float(owed)
    kept = min(bricks, brick_limit(state, seat))
    value += min(1.0, turns / 4.0) * SPARE_BRICK * float(kept)
    value -= UPKEEP * float(COSTS[min(standing, MOST_BUILT)])
    value += SEAL * float(state.seals[seat]) * min(1.0, turns / 6.0)
    if is_open(state, CAMPANILE) and is_bound(state, seat):
        value -= 3.0
    return value + hand_value(state, seat, turns)
