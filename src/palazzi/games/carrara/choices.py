# mypyc: compiled
"""What is legal in Carrara, and what may be drawn: one function a phase, ids ascending.

Everything here only looks at a position; what an action does to it is in ``rules.py``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.games.carrara.actions import (
    ANNOUNCE,
    BUILD,
    BUY,
    CARD,
    CITY,
    DONE,
    DRAW,
    FIRST,
    OBJECT,
    PASS,
    PAY,
    RAISE,
    RAISE_FROM,
    REPLACE,
    REVEAL,
    SCORE,
    SEGMENT,
    SKIP,
    STAY,
    TAKE,
    UPGRADE,
)
from palazzi.games.carrara.buildings import FIRST_EIGHT, NO_BUILDINGS, cost_of, of_type
from palazzi.games.carrara.counts import NONE, held, size, up_to
from palazzi.games.carrara.state import (
    ANNOUNCED,
    ANNOUNCING,
    BUYING,
    CHOOSING,
    DRAWING,
    FIRST_CITY,
    FIRST_FIELD,
    LAYING,
    NOTHING,
    PAYING,
    REFILLING,
    REPLACING,
    SHOPPING,
    SITING,
    SIX,
    STARTING,
    TURNING,
    UPGRADING,
    CarraraState,
)
from palazzi.games.carrara.yields import of_class

BLACK: Final[i64] = 5


def price(colour: i64, segment: i64) -> i64:
    """What a stone costs on a segment (CA-1.4)."""
    return max(6 - colour - segment, 0)


def needed(city: i64) -> i64:
    """How many buildings the scoring of a city needs (CA-1.5)."""
    return 2 if city < 3 else 3


def choices_into(state: CarraraState, out: vec[i64]) -> i64:
    """Write the actor's legal ids; return how many. None: he takes 2 coins (CA-3.4, CA-3.5)."""
    phase = state.phase
    if phase == TURNING:
        return _turn_choices(state, out)
    if phase == CHOOSING:
        return _segment_choices(state, out)
    if phase == BUYING:
        return _stone_choices(state, out)
    if phase == PAYING:
        return _payment_choices(state, out)
    if phase == SITING:
        return _city_choices(state, out)
    if phase == REPLACING:
        return _replacement_choices(state, out)
    if phase == SHOPPING:
        return _object_choices(state, out)
    if phase == ANNOUNCING:
        out[0] = SKIP
        out[1] = ANNOUNCE
        return 2
    if phase == UPGRADING:
        return _upgrader_choices(state, out)
    return 0


def _turn_choices(state: CarraraState, out: vec[i64]) -> i64:
    n: i64 = 0
    on_wheel = state.on_wheel()
    if on_wheel or state.bag != NONE:
        out[n] = BUY
        n += 1
    if on_wheel and state.expansion != 0:
        out[n] = STAY
        n += 1
    if state.ending == ANNOUNCED:
        out[n] = PASS
        n += 1
    n = _score_choices(state, out, n)
    n = _build_choices(state, out, n)
    if state.expansion != 0:
        n = _raise_choices(state, out, n)
    # Who cannot act at all takes alms, in the last round too: doing nothing is no better.
    return 0 if n == 1 and out[0] == PASS else n


def _score_choices(state: CarraraState, out: vec[i64], n: i64) -> i64:
    seat = state.actor
    if state.markers(seat) == 0:  # CA-3.15
        return n
    scored = state.scored[seat]
    owned = state.owned(seat)
    if owned == NO_BUILDINGS:
        return n
    kind: i64 = 0
    while kind < 6:
        if not (scored >> kind) & 1 and of_type(owned, kind) != NO_BUILDINGS:
            out[n] = SCORE + kind
            n += 1
        kind += 1
    taken = state.cities_scored()
    city: i64 = 0
    while city < 6:
        what = FIRST_CITY + city
        if not (taken >> what) & 1 and count(state.boards[SIX * seat + city]) >= needed(city):
            out[n] = SCORE + what
            n += 1
        city += 1
    if state.expansion != 0:
        which: i64 = 0
        while which < 2:
            what = FIRST_FIELD + which
            if not (scored >> what) & 1 and of_class(owned, which) != NO_BUILDINGS:
                out[n] = SCORE + what
                n += 1
            which += 1
    return n


def _build_choices(state: CarraraState, out: vec[i64], n: i64) -> i64:
    """Lerici takes every stone, so enough stones of any colours are enough."""
    offered = state.face_up | state.eights
    stones = size(state.stones[state.actor])
    building: i64 = 0
    end: i64 = 6 * min(stones, 5) if stones < 8 else 36
    while building < end:
        if (offered >> building) & 1:
            out[n] = BUILD + building
            n += 1
        building += 1
    return n


def _raise_choices(state: CarraraState, out: vec[i64], n: i64) -> i64:
    """A building is within reach if some city's cheapest way up to it can be paid."""
    seat = state.actor
    reach: i64 = 0  # the set of costs that something can be raised to
    city: i64 = 0
    while city < 6:
        buildings = state.boards[SIX * seat + city]
        if buildings != NO_BUILDINGS:
            stones = size(up_to(state.stones[seat], city))
            cost: i64 = 1
            while cost <= 5:
                if (buildings >> (6 * cost - 6)) & 63:
                    # costs from cost + 1 to cost + stones
                    reach |= bit(cost + stones + 1) - bit(cost + 1)
                cost += 1
        city += 1
    if reach == 0:
        return n
    offered = state.face_up | state.eights
    building = RAISE_FROM
    while building < 36:
        if (offered >> building) & 1 and (reach >> cost_of(building)) & 1:
            out[n] = RAISE + building - RAISE_FROM
            n += 1
        building += 1
    return n


def _segment_choices(state: CarraraState, out: vec[i64]) -> i64:
    coins = state.coins[state.actor]
    n: i64 = 0
    segment: i64 = 0
    while segment < 6:
        if affordable(state, segment, coins):
            out[n] = SEGMENT + segment
            n += 1
        segment += 1
    return n


def affordable(state: CarraraState, segment: i64, coins: i64) -> bool:
    """Whether any stone of the segment can be paid with so many coins: the cheapest decides."""
    stones = state.wheel[segment]
    colour = BLACK
    while colour >= 0:
        if held(stones, colour) > 0:
            return price(colour, segment) <= coins
        colour -= 1
    return False


def _stone_choices(state: CarraraState, out: vec[i64]) -> i64:
    n: i64 = 0
    if state.basket != NONE:
        out[n] = DONE
        n += 1
    stones = state.wheel[state.segment]
    coins = state.coins[state.actor]
    colour: i64 = 0
    while colour < 6:
        if held(stones, colour) > 0 and price(colour, state.segment) <= coins:
            out[n] = TAKE + colour
            n += 1
        colour += 1
    return n


def _city_choices(state: CarraraState, out: vec[i64]) -> i64:
    cost = cost_of(state.building)
    stones = state.stones[state.actor]
    n: i64 = 0
    city: i64 = 0
    while city < 6:
        if size(up_to(stones, city)) >= cost:
            out[n] = CITY + city
            n += 1
        city += 1
    return n


def _replacement_choices(state: CarraraState, out: vec[i64]) -> i64:
    n: i64 = 0
    building: i64 = 0
    while building < FIRST_EIGHT:
        if can_replace(state, building):
            out[n] = REPLACE + building
            n += 1
        building += 1
    return n


def can_replace(state: CarraraState, old: i64) -> bool:
    """Whether the actor may raise this one of his buildings to the chosen one (CA-5.3)."""
    more = cost_of(state.building) - cost_of(old)
    if more <= 0:
        return False
    city = state.city_of(state.actor, old)
    return city != NOTHING and size(up_to(state.stones[state.actor], city)) >= more


def _payment_choices(state: CarraraState, out: vec[i64]) -> i64:
    """Colours the city allows; where all of them must go, one at a time without a choice."""
    stones = up_to(state.stones[state.actor], state.city)
    every = size(stones) == state.due
    n: i64 = 0
    colour: i64 = 0
    while colour <= state.city:
        if held(stones, colour) > 0:
            if every:
                out[0] = PAY + colour
                return 1
            out[n] = PAY + colour
            n += 1
        colour += 1
    return n


def _upgrader_choices(state: CarraraState, out: vec[i64]) -> i64:
    out[0] = SKIP
    n: i64 = 1
    field: i64 = 0
    while field < 8:
        if (state.upgraders >> field) & 1:
            out[n] = UPGRADE + field
            n += 1
        field += 1
    return n


def _object_choices(state: CarraraState, out: vec[i64]) -> i64:
    out[0] = SKIP
    n: i64 = 1
    kind: i64 = 0
    while kind < 6:
        if held(state.sale, kind) > 0:
            out[n] = OBJECT + kind
            n += 1
        kind += 1
    return n


# ---- draws


def draws_into(state: CarraraState, out: vec[i64], weights: vec[i64]) -> i64:
    """Write what may be drawn, with weights; return how many."""
    phase = state.phase
    if phase == DRAWING:
        return _bag_into(state, out, weights)
    if phase == REFILLING or phase == LAYING:
        return _stack_into(state, out, weights)
    if phase == STARTING:
        return _start_players_into(state, out, weights)
    return _cards_into(state, out, weights)


def _bag_into(state: CarraraState, out: vec[i64], weights: vec[i64]) -> i64:
    n: i64 = 0
    colour: i64 = 0
    while colour < 6:
        stones = held(state.bag, colour)
        if stones > 0:
            out[n] = DRAW + colour
            weights[n] = stones
            n += 1
        colour += 1
    return n


def _stack_into(state: CarraraState, out: vec[i64], weights: vec[i64]) -> i64:
    n: i64 = 0
    building: i64 = 0
    while building < FIRST_EIGHT:
        if (state.stack >> building) & 1:
            out[n] = REVEAL + building
            weights[n] = 1
            n += 1
        building += 1
    return n


def _start_players_into(state: CarraraState, out: vec[i64], weights: vec[i64]) -> i64:
    if state.chosen_start != NOTHING:
        out[0] = FIRST + state.chosen_start
        weights[0] = 1
        return 1
    seat: i64 = 0
    while seat < state.players:
        out[seat] = FIRST + seat
        weights[seat] = 1
        seat += 1
    return state.players


def _cards_into(state: CarraraState, out: vec[i64], weights: vec[i64]) -> i64:
    """Brown, purple, grey, green; each card of a colour is as likely (CA-5.7)."""
    first: i64 = CARD
    n: i64 = 6
    if state.brown != 0:
        first += 6
        n = 8
        if state.purple != 0:
            first += 8
            n = 9
            if state.grey != 0:
                first += 9
                n = 8
    i: i64 = 0
    while i < n:
        out[i] = first + i
        weights[i] = 1
        i += 1
    return n
