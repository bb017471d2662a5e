# mypyc: compiled
"""Setting up (FI-2): start player, balconies, neutral seals, in this order.

Cards and bricks of the row come after it, drawn as in every turn.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import start_players_into
from palazzi.games.firenze.actions import BALCONY, BALCONY_PLACES, DEAD, FIRST, NEUTRAL, SEAL
from palazzi.games.firenze.board import (
    BALCONIES,
    BY_HAND,
    COMMISSIONS,
    DEAD_COLOUR,
    FREE,
    NEUTRAL_SEAL,
    NOTHING,
    SPREAD,
)
from palazzi.games.firenze.bricks import ALL_BRICKS, HUES, WHITE, unit
from palazzi.games.firenze.components import COLOURS, NUMERALS, SEALS, WHITE_BRICKS
from palazzi.games.firenze.deck import ALL_CARDS, CAMPANILE, one
from palazzi.games.firenze.phases.base import FirenzePhase
from palazzi.games.firenze.phases.numbers import CROWNING, DEALING, KILLING, PLACING, SEALING
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.words import player

MOST_MARKERS: Final[i64] = 2
"""Balconies and neutral seals on one tower, if seals are spread (FI-2.2)."""


def unpack(state: Firenze) -> None:
    """All bricks into the bag; ten start cards on top of the others (FI-2.4)."""
    state.bag = ALL_BRICKS
    state.start_pile = state.tables.start
    state.pile = ALL_CARDS - state.start_pile
    if not state.campanile:
        state.pile -= one(CAMPANILE)
    for seat in range(state.players):
        state.seals[seat] = SEALS.value[state.players]


@final
class Starting(FirenzePhase):
    """The start player is drawn, or was chosen by the host; white bricks by turn order (FI-2.3)."""

    name = "starting"
    rule = "FI-2.3"

    def draws_into(self, state: Firenze, out: vec[i64], weights: vec[i64]) -> i64:
        return start_players_into(state, out, weights, FIRST, state.chosen_start)

    def does(self, state: Firenze, action: i64) -> None:
        state.start = state.active = action - FIRST
        i: i64 = 0
        while i < state.players:
            white: i64 = WHITE_BRICKS.value[i]
            state.store[(state.start + i) % state.players] = white * unit(WHITE)
            state.bag -= white * unit(WHITE)
            i += 1
        state.enter(KILLING if state.placing == DEAD_COLOUR else CROWNING)

    def deed(self, state: Firenze, action: int) -> Message | None:
        return say("firenze-log-first", player=player(action - FIRST))


@final
class Killing(FirenzePhase):
    """All six commissions of a colour, drawn or set by the host, carry neutral seals (FI-7.2)."""

    name = "killing"
    rule = "FI-7.2"

    def draws_into(self, state: Firenze, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        colour: i64 = 0
        while colour < HUES:
            if state.chosen_dead == NOTHING or state.chosen_dead == colour:
                out[n] = DEAD + colour
                weights[n] = 1
                n += 1
            colour += 1
        return n

    def does(self, state: Firenze, action: i64) -> None:
        state.dead = action - DEAD
        place = 6 * state.dead
        while place < 6 * state.dead + 6:
            state.owner[place] = NEUTRAL_SEAL
            place += 1
        state.enter(CROWNING)

    def deed(self, state: Firenze, action: int) -> Message | None:
        return say("firenze-log-dead", colour=COLOURS[action - DEAD])


@final
class Crowning(FirenzePhase):
    """One balcony of each number covers its commission (FI-2.1), none of the dead colour."""

    name = "crowning"
    rule = "FI-2.1"

    def draws_into(self, state: Firenze, out: vec[i64], weights: vec[i64]) -> i64:
        number = _next_balcony(state) + 1
        n: i64 = 0
        i: i64 = 0
        while i < COMMISSIONS:
            place = BALCONY_PLACES[i]
            if state.tables.balcony[place] == number and place // 6 != state.dead:
                out[n] = BALCONY + i
                weights[n] = 1
                n += 1
            i += 1
        return n

    def does(self, state: Firenze, action: i64) -> None:
        number = _next_balcony(state)
        state.balconies[number] = BALCONY_PLACES[action - BALCONY]
        if number < BALCONIES - 1:
            return
        state.to_place = 0 if state.placing == DEAD_COLOUR else state.seals_wanted
        if state.to_place == 0:
            state.enter(DEALING)
        else:
            state.enter(PLACING if state.placing == BY_HAND else SEALING)

    def deed(self, state: Firenze, action: int) -> Message | None:
        numeral = NUMERALS[_next_balcony(state)]
        place = BALCONY_PLACES[action - BALCONY]
        return say("firenze-log-balcony", numeral=numeral, **_commission(state, place))


def _next_balcony(state: Firenze) -> i64:
    """The number 0–3 of the balcony to be drawn."""
    i: i64 = 0
    while i < BALCONIES and state.balconies[i] != NOTHING:
        i += 1
    return i


def _commission(state: Firenze, place: int) -> dict[str, str | int]:
    """A commission as arguments of a message."""
    return {"colour": COLOURS[place // 6], "height": int(place % 6 + state.tables.lowest)}


@final
class Sealing(FirenzePhase):
    """A neutral seal falls on a commission, each possible one as likely (FI-2.2, FI-7.1)."""

    name = "sealing"
    rule = "FI-2.2"

    def draws_into(self, state: Firenze, out: vec[i64], weights: vec[i64]) -> i64:
        n = seals_into(state, out, NEUTRAL)
        i: i64 = 0
        while i < n:
            weights[i] = 1
            i += 1
        return n

    def does(self, state: Firenze, action: i64) -> None:
        seal(state, action - NEUTRAL)

    def deed(self, state: Firenze, action: int) -> Message | None:
        return say("firenze-log-neutral", **_commission(state, action - NEUTRAL))


@final
class Placing(FirenzePhase):
    """The start player places the neutral seals by hand, anywhere but on balconies (FI-11.26)."""

    name = "placing"
    rule = "FI-2.2"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"seal": ("FI-2.2", "FI-11.26")}

    def begins(self, state: Firenze) -> None:
        state.actor = state.start

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        return seals_into(state, out, SEAL)

    def does(self, state: Firenze, action: i64) -> None:
        seal(state, action - SEAL)

    def refuses(self, state: Firenze, action: int) -> str:
        if SEAL <= action < FIRST and state.is_balcony(action - SEAL):
            return "FI-11.26"
        return super().refuses(state, action)

    def asks(self, state: Firenze) -> Message:
        return say("firenze-ask-placing", left=int(state.to_place))

    def parts(self, state: Firenze, action: int) -> list[str]:
        place = _commission(state, action - SEAL)
        return [f"commission:{place['colour']}:{place['height']}"]

    def labels(self, state: Firenze, action: int) -> Message:
        if SEAL <= action < FIRST:
            return say("firenze-act-seal", **_commission(state, action - SEAL))
        return super().labels(state, action)

    def deed(self, state: Firenze, action: int) -> Message | None:
        place = _commission(state, action - SEAL)
        return say("firenze-log-seal", player=player(state.actor), **place)


# ---- neutral seals


def seals_into(state: Firenze, out: vec[i64], first: i64) -> i64:
    """Write ``first`` + each commission that may get the next neutral seal; return how many.

    By hand or by dice it is any without marker (FI-7.1, FI-11.26). Spread, no tower gets a third
    marker, and neither the two lowest nor the others get more than half of the seals, rounded up.
    There is always a place: 12 for markers on six towers, of which balconies use four at most, and
    a tower with room has room both below and above.
    """
    half = (state.seals_wanted + 1) // 2
    low_full = placed(state, True) >= half
    high_full = placed(state, False) >= half
    n: i64 = 0
    place: i64 = 0
    while place < COMMISSIONS:
        fits = state.owner[place] == FREE and not state.is_balcony(place)
        if fits and state.placing == SPREAD:
            full = low_full if place % 6 < 2 else high_full
            fits = not full and markers(state, place // 6) < MOST_MARKERS
        if fits:
            out[n] = first + place
            n += 1
        place += 1
    return n


def placed(state: Firenze, low: bool) -> i64:
    """How many neutral seals lie on the two lowest of a tower, or on the others."""
    n: i64 = 0
    place: i64 = 0
    while place < COMMISSIONS:
        if state.owner[place] == NEUTRAL_SEAL and (place % 6 < 2) == low:
            n += 1
        place += 1
    return n


def markers(state: Firenze, colour: i64) -> i64:
    """How many balconies and neutral seals a tower carries."""
    n: i64 = 0
    place = 6 * colour
    while place < 6 * colour + 6:
        if state.owner[place] == NEUTRAL_SEAL or state.is_balcony(place):
            n += 1
        place += 1
    return n


def seal(state: Firenze, place: i64) -> None:
    """A neutral seal; after the last one the row is laid."""
    state.owner[place] = NEUTRAL_SEAL
    state.to_place -= 1
    if state.to_place == 0:
        state.enter(DEALING)
