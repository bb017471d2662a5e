# mypyc: compiled
"""A position of Carrara as numbers to learn from, with and without the expansion.

Nothing is secret to a player who forgets nothing (CA-2.7), so all of it is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.features import Block, Features, FeatureTable, stage
from palazzi.games.carrara.buildings import NOTHING, SIX, cost_sum, of_type
from palazzi.games.carrara.cards.brown import brown
from palazzi.games.carrara.cards.grey import grey
from palazzi.games.carrara.cards.purple import purple
from palazzi.games.carrara.counts import size
from palazzi.games.carrara.evaluate import expected_points
from palazzi.games.carrara.phases.numbers import TURNING
from palazzi.games.carrara.scoring import final_points
from palazzi.games.carrara.yields import FIRST_CITY, FIRST_FIELD, needed, scoring_yield

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara

FEATURES: Final = FeatureTable(
    "carrara-features@1",
    Block("players", 3, "how many play: 2, 3 or 4"),
    Block("phase", 15, "the phase, as its number"),
    Block("ending", 3, "whether and why the last round is on"),
    Block("brown", 7, "the number of the brown card; 0: none yet"),
    Block("purple", 9, "the number of the purple card; 0: none yet"),
    Block("grey", 10, "the number of the grey card; 0: none yet"),
    Block("green", 10, "the number of the green card; 0: none"),
    Block("roles", 5, "acts, has the turn, started, announced the end, looks", seats=True),
    Block("time", 16, "which sixteenth of the buildings is still to come"),
    Block("offered", 36, "buildings to be had, those of cost 8 included"),
    Block("hidden", 12, "buildings to come: how many of each type, how many of each cost"),
    Block("wheel", 36, "stones on each segment by colour"),
    Block("bag", 6, "stones in the bag by colour"),
    Block("objects", 12, "objects for sale and for scorings by kind"),
    Block("upgraders", 8, "fields whose upgrader is still to be had"),
    Block("turn", 14, "stones bought and stones paid by colour; stones due; stones in the basket"),
    Block("segment", 7, "where stones are bought; the last: nowhere yet"),
    Block("building", 37, "the building that is paid for; the last: none"),
    Block("city", 7, "where it will stand; the last: nowhere yet"),
    Block("boards", 216, "buildings by city", seats=True),
    Block("costs", 12, "costs of all buildings of each type and in each city", seats=True),
    Block("scored", 14, "what a marker was spent on", seats=True),
    Block("upgraded", 8, "fields with an upgrader", seats=True),
    Block("stones", 6, "stones in hand by colour", seats=True),
    Block("coins", 16, "which step of 3 coins is in hand", seats=True),
    Block("things", 6, "objects in hand by kind", seats=True),
    Block("yields", 28, "coins and points of each scoring that is still to be made", seats=True),
    Block("ready", 6, "buildings still to build before a city can be scored", seats=True),
    Block("conditions", 6, "of each card that ends the game: how many there are, how many are"
          " missing", seats=True),
    Block("amounts", 8, "coins; points; points if it ended now; markers; stones; objects;"
          " buildings; quarters of points that the hand-written evaluation expects", seats=True),
    Block("lead", 3, "ahead of the best other: points, points if it ended now, quarters of points"
          " expected"),
)  # fmt: skip

PLAYERS: Final[i64] = FEATURES.first("players")
PHASE: Final[i64] = FEATURES.first("phase")
ENDING: Final[i64] = FEATURES.first("ending")
BROWN: Final[i64] = FEATURES.first("brown")
PURPLE: Final[i64] = FEATURES.first("purple")
GREY: Final[i64] = FEATURES.first("grey")
GREEN: Final[i64] = FEATURES.first("green")
ROLES: Final[i64] = FEATURES.first("roles")
TIME: Final[i64] = FEATURES.first("time")
OFFERED: Final[i64] = FEATURES.first("offered")
HIDDEN: Final[i64] = FEATURES.first("hidden")
WHEEL: Final[i64] = FEATURES.first("wheel")
BAG: Final[i64] = FEATURES.first("bag")
OBJECTS: Final[i64] = FEATURES.first("objects")
UPGRADERS: Final[i64] = FEATURES.first("upgraders")
TURN: Final[i64] = FEATURES.first("turn")
SEGMENT: Final[i64] = FEATURES.first("segment")
BUILDING: Final[i64] = FEATURES.first("building")
CITY: Final[i64] = FEATURES.first("city")
BOARDS: Final[i64] = FEATURES.first("boards")
COSTS: Final[i64] = FEATURES.first("costs")
SCORED: Final[i64] = FEATURES.first("scored")
UPGRADED: Final[i64] = FEATURES.first("upgraded")
STONES: Final[i64] = FEATURES.first("stones")
COINS: Final[i64] = FEATURES.first("coins")
THINGS: Final[i64] = FEATURES.first("things")
YIELDS: Final[i64] = FEATURES.first("yields")
READY: Final[i64] = FEATURES.first("ready")
CONDITIONS: Final[i64] = FEATURES.first("conditions")
AMOUNTS: Final[i64] = FEATURES.first("amounts")
LEAD: Final[i64] = FEATURES.first("lead")

PACK_BITS: Final[i64] = 4


def features_into(state: Carrara, seat: i64, out: Features) -> None:
    """Write the position as the seat may know it."""
    out.mark(PLAYERS + state.players - 2)
    out.mark(PHASE + state.phase)
    out.mark(ENDING + state.ending)
    out.mark(BROWN + state.brown)
    out.mark(PURPLE + state.purple)
    out.mark(GREY + state.grey)
    out.mark(GREEN + state.green)
    market_into(state, out)
    turn_into(state, out)
    begun = state.phase >= TURNING
    points: i64 = 0
    final: i64 = 0
    expected: i64 = 0
    best_points: i64 = -10000
    best_final: i64 = -10000
    best_expected: i64 = -10000
    place: i64 = 0
    while place < state.players:
        other = (seat + place) % state.players
        roles_into(state, other, place, out)
        seat_into(state, other, place, out)
        now: i64 = 0
        hope: i64 = 0
        if begun:  # before, cards may be missing
            conditions_into(state, other, place, out)
            now = final_points(state, other)
            hope = i64(4.0 * expected_points(state, other))
        out.put(AMOUNTS + 8 * place + 2, now)
        out.put(AMOUNTS + 8 * place + 7, hope)
        if place == 0:
            points = state.points[other]
            final = now
            expected = hope
        else:
            best_points = max(best_points, state.points[other])
            best_final = max(best_final, now)
            best_expected = max(best_expected, hope)
        place += 1
    out.put(LEAD, points - best_points)
    out.put(LEAD + 1, final - best_final)
    out.put(LEAD + 2, expected - best_expected)


def roles_into(state: Carrara, other: i64, place: i64, out: Features) -> None:
    """What part a seat has in the turn, and in the end."""
    first = ROLES + 5 * place
    if other == state.actor:
        out.mark(first)
    if other == state.active and state.start != NOTHING:
        out.mark(first + 1)
    if other == state.start:
        out.mark(first + 2)
    if other == state.announcer:
        out.mark(first + 3)
    if place == 0:
        out.mark(first + 4)


def market_into(state: Carrara, out: Features) -> None:
    """What is to be had."""
    out.mark(TIME + stage(count(state.stack | state.face_up), 30, 16))
    out.marks(OFFERED, state.face_up | state.eights)
    kind: i64 = 0
    while kind < 6:
        out.put(HIDDEN + kind, count(of_type(state.stack, kind)))
        out.put(HIDDEN + 6 + kind, count((state.stack >> (6 * kind)) & 63))
        out.counts(WHEEL + 6 * kind, state.wheel[kind], PACK_BITS)
        kind += 1
    out.counts(BAG, state.bag, PACK_BITS)
    out.counts(OBJECTS, state.sale, PACK_BITS)
    out.counts(OBJECTS + 6, state.supply, PACK_BITS)
    out.marks(UPGRADERS, state.upgraders)


def turn_into(state: Carrara, out: Features) -> None:
    """The turn so far."""
    out.counts(TURN, state.basket, PACK_BITS)
    out.counts(TURN + 6, state.paid, PACK_BITS)
    out.put(TURN + 12, state.due)
    out.put(TURN + 13, size(state.basket))
    out.mark(SEGMENT + (6 if state.segment == NOTHING else state.segment))
    out.mark(BUILDING + (36 if state.building == NOTHING else state.building))
    out.mark(CITY + (6 if state.city == NOTHING else state.city))


def seat_into(state: Carrara, other: i64, place: i64, out: Features) -> None:
    """What a seat has."""
    owned = state.owned(other)
    i: i64 = 0
    while i < 6:
        board = state.boards[SIX * other + i]
        out.marks(BOARDS + 216 * place + 36 * i, board)
        out.put(COSTS + 12 * place + i, cost_sum(of_type(owned, i)))
        out.put(COSTS + 12 * place + 6 + i, cost_sum(board))
        out.put(READY + 6 * place + i, max(0, needed(i) - count(board)))
        i += 1
    out.marks(SCORED + 14 * place, state.scored[other])
    out.marks(UPGRADED + 8 * place, state.upgraded[other])
    out.counts(STONES + 6 * place, state.stones[other], PACK_BITS)
    out.mark(COINS + 16 * place + stage(state.coins[other], 47, 16))
    out.counts(THINGS + 6 * place, state.objects[other], PACK_BITS)
    first = AMOUNTS + 8 * place
    out.put(first, state.coins[other])
    out.put(first + 1, state.points[other])
    out.put(first + 3, state.markers(other))
    out.put(first + 4, size(state.stones[other]))
    out.put(first + 5, size(state.objects[other]))
    out.put(first + 6, count(owned))
    if owned != 0 and state.markers(other) > 0:
        yields_into(state, other, place, out)


def yields_into(state: Carrara, other: i64, place: i64, out: Features) -> None:
    """What scorings would bring that are still to be made."""
    taken = state.cities_scored() | state.scored[other]
    end: i64 = FIRST_FIELD + 2 if state.expansion != 0 else FIRST_FIELD
    what: i64 = 0
    while what < end:
        if not (taken >> what) & 1:
            city = what >= FIRST_CITY and what < FIRST_FIELD
            if not city or state.boards[SIX * other + what - FIRST_CITY] != 0:
                coins, points = scoring_yield(state, other, what)
                out.put(YIELDS + 28 * place + 2 * what, coins)
                out.put(YIELDS + 28 * place + 2 * what + 1, points)
        what += 1


def conditions_into(state: Carrara, other: i64, place: i64, out: Features) -> None:
    """How far a seat is from announcing the end (CA-4.2)."""
    first = CONDITIONS + 6 * place
    have = brown(state.brown).have(state, other)
    out.put(first, have)
    out.put(first + 1, max(0, brown(state.brown).need(state.players) - have))
    have = purple(state.purple).have(state, other)
    out.put(first + 2, have)
    out.put(first + 3, max(0, purple(state.purple).need(state.players) - have))
    have = grey(state.grey).have(state, other)
    out.put(first + 4, have)
    out.put(first + 5, max(0, grey(state.grey).need(state.players) - have))
