# mypyc: compiled
"""What bots know about value in Carrara: the points a seat may expect from where it stands.

The final scoring as if the game ended now, plus what is still to come, fading as the end nears: the
best scorings that its markers allow, cities it may lose a race for, stones by the cities they open,
coins by what they buy. Tuned by playing, not proven.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.state import OVER
from palazzi.games.carrara.buildings import NO_BUILDINGS, SIX
from palazzi.games.carrara.cards.brown import brown
from palazzi.games.carrara.cards.grey import grey
from palazzi.games.carrara.cards.purple import purple
from palazzi.games.carrara.counts import held, price, size
from palazzi.games.carrara.phases.numbers import DRAWING, RUNNING, TURNING, UPGRADING
from palazzi.games.carrara.scoring import final_points
from palazzi.games.carrara.yields import (
    FIRST_CITY,
    FIRST_FIELD,
    needed,
    scoring_objects,
    scoring_yield,
)

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara

COIN: Final[float] = 0.3
"""What a coin more is worth in a scoring, spent or kept."""
SOON: Final[float] = 0.8
"""A scoring not yet made is worth this part of it: it costs a turn, and others may come first."""
MARKER: Final[float] = 6.0
"""What a marker kept for later brings beyond the scorings of today: boards grow."""
OBJECT: Final[float] = 2.2
"""What an object is worth beyond what it pays at once, with cards that want certain ones."""
UNUSED_UPGRADER: Final[float] = 1.5

STONES: Final = vec[float]([2.5, 1.6, 1.7, 1.1, 1.4, 0.7])
"""A stone of each colour, early in the game: what the cities it opens yield."""

_best: Final = vec[float]([0.0] * 7)
"""The six best scorings of the seat looked at, falling; the last place is for shifting."""


def time_left(state: Carrara) -> float:
    """From 1.0 at the start to little when somebody may announce the end; 0 once it is sure."""
    if state.ending != RUNNING:
        return 0.0
    nearest = 1.0 - float(count(state.stack | state.face_up)) / 30.0
    first, second, third = brown(state.brown), purple(state.purple), grey(state.grey)
    seat: i64 = 0
    while seat < state.players:
        progress = first.share(state, seat) + second.share(state, seat) + third.share(state, seat)
        nearest = max(nearest, progress / 3.0)
        seat += 1
    return 1.0 - 0.7 * nearest


def coin_value(state: Carrara, coins: i64, left: float) -> float:
    """What coins will still buy, beyond the points they become; the first are worth the most."""
    extra = 0.4 if brown(state.brown).coins_per_point == 5 else 0.08
    amount = float(coins)
    return extra * left * amount / (1.0 + amount / 40.0)


def stone_value(stones: i64, left: float) -> float:
    """What stones will build; many at a time need many turns."""
    total = 0.0
    colour: i64 = 0
    while colour < 6:
        total += STONES[colour] * float(held(stones, colour))
        colour += 1
    crowd = float(size(stones))
    return total * min(1.0, 1.6 * left) / (1.0 + crowd / 30.0)


def purchase_value(state: Carrara, seat: i64, left: float) -> float:
    """What the best purchase of the turned wheel brings: what is hoped for while it is filled."""
    best = 0.0
    segment: i64 = 0
    while segment < 6:
        coins = state.coins[seat]
        total = 0.0
        colour: i64 = 0
        while colour < 6:
            cost = price(colour, segment)
            gain = STONES[colour] * min(1.0, 1.6 * left) - 0.45 * float(cost)
            n = held(state.wheel[segment], colour)
            while n > 0 and gain > 0.0 and cost <= coins:
                total += gain
                coins -= cost
                n -= 1
            colour += 1
        best = max(best, total)
        segment += 1
    crowd = float(size(state.stones[seat]))
    return best / (1.0 + crowd / 16.0)


def readiness(state: Carrara, seat: i64, city: i64) -> float:
    """How surely the seat will score the city: what is still to build, and who else is about to."""
    mine = count(state.boards[SIX * seat + city])
    need = needed(city)
    chance = 1.0
    if mine < need:
        chance = 0.55 * float(mine) / float(need)
    other: i64 = 0
    while other < state.players:
        if other != seat and state.markers(other) > 0:
            theirs = count(state.boards[SIX * other + city])
            if theirs >= need:
                chance *= 0.6
            elif theirs == need - 1 and theirs > 0:
                chance *= 0.85
        other += 1
    return chance


def scoring_value(state: Carrara, seat: i64, what: i64) -> float:
    """Points, coins and objects of one scoring as points."""
    coins, points = scoring_yield(state, seat, what)
    things = scoring_objects(state, seat, what)
    value = float(points) + COIN * float(coins)
    if things == 0:
        return value
    if state.purple == 1:
        return value + 3.0 * float(size(things))
    card = purple(state.purple)
    before, loose_before = card.points(state.objects[seat])
    after, loose_after = card.points(state.objects[seat] + things)
    gain = float(after + loose_after - before - loose_before)
    return value + 0.5 * gain + 0.5 * OBJECT * float(size(things))


def scorings_value(state: Carrara, seat: i64) -> float:
    """The best scorings still to make, as many as there are markers (CA-3.8)."""
    markers = state.markers(seat)
    owned = state.owned(seat)
    if markers == 0 or owned == NO_BUILDINGS:
        return 0.0
    best = _best
    i: i64 = 0
    while i < 7:
        best[i] = 0.0
        i += 1
    taken = state.cities_scored() | state.scored[seat]
    end: i64 = FIRST_FIELD + 2 if state.expansion != 0 else FIRST_FIELD
    what: i64 = 0
    while what < end:
        if not (taken >> what) & 1:
            value = scoring_value(state, seat, what)
            if what >= FIRST_CITY and what < FIRST_FIELD:
                value *= readiness(state, seat, what - FIRST_CITY)
            i = 6
            while i > 0 and best[i - 1] < value:
                best[i] = best[i - 1]
                i -= 1
            best[i] = value
        what += 1
    total = 0.0
    i = 0
    while i < markers:
        total += best[i]
        i += 1
    return total


def still_to_move(state: Carrara, seat: i64) -> bool:
    """Whether the seat has a turn left in the last round."""
    if state.actor == OVER:
        return False
    mine = (seat - state.start + state.players) % state.players
    now = (state.active - state.start + state.players) % state.players
    return mine > now or (mine == now and state.actor == seat and state.basket == 0)


def expected_points(state: Carrara, seat: i64) -> float:
    """The points the seat may expect at the end."""
    if state.phase < TURNING:  # nobody has anything yet, and cards may still be missing
        return 0.0
    total = float(final_points(state, seat))
    if state.actor == OVER:
        return total
    if state.ending != RUNNING:
        if still_to_move(state, seat):
            scorings_value(state, seat)
            total += 0.8 * _best[0] if state.markers(seat) > 0 and state.owned(seat) != 0 else 1.0
        return total
    left = time_left(state)
    # Late in the game there is no time for all that could be scored.
    total += SOON * min(1.0, 0.25 + 1.5 * left) * scorings_value(state, seat)
    total += MARKER * left * float(state.markers(seat))
    total += stone_value(state.stones[seat], left)
    total += coin_value(state, state.coins[seat], left)
    if state.purple != 1:
        total += 0.6 * left * float(size(state.objects[seat]))
    total += UNUSED_UPGRADER * left * float(count(state.upgraded[seat]))
    if seat == state.active:
        if state.phase == DRAWING:
            total += purchase_value(state, seat, left)
        elif state.phase == UPGRADING:
            total += UNUSED_UPGRADER
    return total
