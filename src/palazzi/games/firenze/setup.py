# mypyc: compiled
"""The setup of Firenze (FI-2): start player, balconies, neutral seals, in this order.

Each draw writes what may be drawn (``…_into``) or carries a draw out. Cards and bricks of the row
come after it, drawn as in every turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.state import CHANCE
from palazzi.games.firenze.actions import BALCONY, BALCONY_PLACES, DEAD, FIRST, NEUTRAL
from palazzi.games.firenze.bricks import ALL_BRICKS, HUES, WHITE, unit
from palazzi.games.firenze.components import SEALS, WHITE_BRICKS
from palazzi.games.firenze.deck import ALL_CARDS, CAMPANILE, one
from palazzi.games.firenze.pieces import FirenzePieces
from palazzi.games.firenze.state import (
    BY_HAND,
    COMMISSIONS,
    CROWNING,
    DEAD_COLOUR,
    DEALING,
    FREE,
    KILLING,
    NEUTRAL_SEAL,
    NOTHING,
    PLACING,
    SEALING,
    SPREAD,
)

MOST_MARKERS: Final[i64] = 2
"""Balconies and neutral seals on one tower, if seals are spread (FI-2.2)."""


def start_players_into(t: FirenzePieces, out: vec[i64], weights: vec[i64]) -> i64:
    """Anybody, or the one the host has set (FI-2.3)."""
    n: i64 = 0
    seat: i64 = 0
    while seat < t.players:
        if t.chosen_start == NOTHING or t.chosen_start == seat:
            out[n] = FIRST + seat
            weights[n] = 1
            n += 1
        seat += 1
    return n


def unpack(t: FirenzePieces) -> None:
    """All bricks into the bag; ten start cards on top of the others (FI-2.4)."""
    t.bag = ALL_BRICKS
    t.start_pile = t.tables.start
    t.pile = ALL_CARDS - t.start_pile
    if not t.campanile:
        t.pile -= one(CAMPANILE)
    seat: i64 = 0
    while seat < t.players:
        t.seals[seat] = SEALS.value[t.players]
        seat += 1


def begin(t: FirenzePieces, seat: i64) -> None:
    """The start player is known: white bricks by turn order (FI-2.3)."""
    t.start = t.active = seat
    i: i64 = 0
    while i < t.players:
        white: i64 = WHITE_BRICKS.value[i]
        other = (seat + i) % t.players
        t.store[other] = white * unit(WHITE)
        t.bag -= white * unit(WHITE)
        i += 1
    t.phase = KILLING if t.placing == DEAD_COLOUR else CROWNING


def dead_colours_into(t: FirenzePieces, out: vec[i64], weights: vec[i64]) -> i64:
    """Any colour, or the one the host has set (FI-7.2)."""
    n: i64 = 0
    colour: i64 = 0
    while colour < HUES:
        if t.chosen_dead == NOTHING or t.chosen_dead == colour:
            out[n] = DEAD + colour
            weights[n] = 1
            n += 1
        colour += 1
    return n


def kill(t: FirenzePieces, colour: i64) -> None:
    """All six commissions of the colour carry neutral seals (FI-7.2)."""
    t.dead = colour
    place = 6 * colour
    while place < 6 * colour + 6:
        t.owner[place] = NEUTRAL_SEAL
        place += 1
    t.phase = CROWNING


def next_numeral(t: FirenzePieces) -> i64:
    """The number 0–3 of the balcony to be drawn."""
    i: i64 = 0
    while i < 4 and t.balconies[i] != NOTHING:
        i += 1
    return i


def balconies_into(t: FirenzePieces, out: vec[i64], weights: vec[i64]) -> i64:
    """The tiles of the next number, none of the dead colour (FI-2.1, FI-7.2)."""
    number = next_numeral(t) + 1
    n: i64 = 0
    i: i64 = 0
    while i < COMMISSIONS:
        place = BALCONY_PLACES[i]
        if t.tables.balcony[place] == number and place // 6 != t.dead:
            out[n] = BALCONY + i
            weights[n] = 1
            n += 1
        i += 1
    return n


def crown(t: FirenzePieces, place: i64) -> None:
    """Cover a commission with its balcony; after the fourth come the neutral seals."""
    number = next_numeral(t)
    t.balconies[number] = place
    if number < 3:
        return
    t.to_place = 0 if t.placing == DEAD_COLOUR else t.seals_wanted
    if t.to_place == 0:
        t.phase = DEALING
    elif t.placing == BY_HAND:
        t.phase = PLACING
        t.actor = t.start
    else:
        t.phase = SEALING


def seals_into(t: FirenzePieces, out: vec[i64], first: i64) -> i64:
    """Write ``first`` + each commission that may get the next neutral seal; return how many.

    By hand or by dice it is any without marker (FI-7.1, FI-11.26). Spread, no tower gets a third
    marker, and neither the heights 3–4 nor the others get more than half of the seals, rounded up.
    There is always a place: 12 for markers on six towers, of which balconies use four at most, and
    a tower with room has room both below and above.
    """
    half = (t.seals_wanted + 1) // 2
    low_full = placed(t, True) >= half
    high_full = placed(t, False) >= half
    n: i64 = 0
    place: i64 = 0
    while place < COMMISSIONS:
        fits = t.owner[place] == FREE and not t.is_balcony(place)
        if fits and t.placing == SPREAD:
            full = low_full if place % 6 < 2 else high_full
            fits = not full and markers(t, place // 6) < MOST_MARKERS
        if fits:
            out[n] = first + place
            n += 1
        place += 1
    return n


def placed(t: FirenzePieces, low: bool) -> i64:
    """How many neutral seals lie on the heights 3–4, or on the others."""
    n: i64 = 0
    place: i64 = 0
    while place < COMMISSIONS:
        if t.owner[place] == NEUTRAL_SEAL and (place % 6 < 2) == low:
            n += 1
        place += 1
    return n


def markers(t: FirenzePieces, colour: i64) -> i64:
    """How many balconies and neutral seals a tower carries."""
    n: i64 = 0
    place = 6 * colour
    while place < 6 * colour + 6:
        if t.owner[place] == NEUTRAL_SEAL or t.is_balcony(place):
            n += 1
        place += 1
    return n


def neutral_into(t: FirenzePieces, out: vec[i64], weights: vec[i64]) -> i64:
    """Where the next neutral seal may fall, each place as likely."""
    n = seals_into(t, out, NEUTRAL)
    i: i64 = 0
    while i < n:
        weights[i] = 1
        i += 1
    return n


def seal(t: FirenzePieces, place: i64) -> None:
    """A neutral seal; after the last one the row is laid."""
    t.owner[place] = NEUTRAL_SEAL
    t.to_place -= 1
    if t.to_place == 0:
        t.phase = DEALING
        t.actor = CHANCE
