# mypyc: compiled
"""A position of Firenze as numbers to learn from.

Nothing is secret to a player who forgets nothing (FI-6.1), so all of it is written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.features import Block, Features, FeatureTable
from palazzi.games.firenze.board import BALCONIES, COMMISSIONS, FREE, NOTHING, PLACES
from palazzi.games.firenze.bricks import HUES, total
from palazzi.games.firenze.cards.church import is_bound
from palazzi.games.firenze.deck import CARDS, copies, shift, size, size_between
from palazzi.games.firenze.evaluate import expected_from
from palazzi.games.firenze.scoring import feast_points, majority, track_points
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of, is_old

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

FEATURES: Final = FeatureTable(
    "firenze-features@1",
    Block("players", 3, "how many play: 2, 3 or 4"),
    Block("phase", 19, "the phase, as its number"),
    Block("back", 20, "the phase to go back to after a person's choices; the last: none"),
    Block("dead", 7, "the dead colour; the last: none"),
    Block("roles", 6, "acts, has the turn, started, has the endgame tile, must deliver a bell"
          " tower, looks", seats=True),
    Block("free", 36, "commissions that nobody has delivered"),
    Block("neutral", 36, "commissions with a neutral seal"),
    Block("delivered", 36, "commissions that a seat has delivered", seats=True),
    Block("majorities", 6, "colours in which a seat has most seals", seats=True),
    Block("balconies", 36, "commissions under a balcony that are still free"),
    Block("floors", 4, "bonus tiles still there"),
    Block("church", 4, "church cards that are open"),
    Block("row", 162, "the card of each place in the row"),
    Block("row-bricks", 36, "bricks on each place of the row by colour"),
    Block("bag", 6, "bricks in the bag by colour"),
    Block("piles", 4, "cards in the start pile, in the pile, discarded; events still to come"),
    Block("store", 6, "bricks in the storehouse by colour", seats=True),
    Block("towers", 96, "towers by colour and height", seats=True),
    Block("old-towers", 6, "towers by colour that must still be raised this turn", seats=True),
    Block("hands", 27, "cards in hand by name", seats=True),
    Block("open", 27, "buildings in front of the seat by name", seats=True),
    Block("seals", 10, "how many big seals are not yet laid", seats=True),
    Block("played", 27, "persons played this turn"),
    Block("turn", 9, "swapped; sealed; bricks built; bricks owed; towers to give up; seats struck;"
          " bricks pending; bricks to draw; quiet turns"),
    Block("built", 7, "how many bricks were built this turn"),
    Block("target", 7, "the place in the row that is at stake; the last: none"),
    Block("wanted", 7, "the colour that is wanted; the last: none"),
    Block("card", 28, "the event that is carried out; the last: none"),
    Block("person", 28, "the person that is played; the last: none"),
    Block("amounts", 7, "points on the track; of majorities; of feasts; bricks; towers; cards;"
          " quarters of points that the hand-written evaluation expects", seats=True),
    Block("lead", 3, "ahead of the best other: points on the track; with majorities and feasts;"
          " quarters of points expected"),
)  # fmt: skip

PLAYERS: Final[i64] = FEATURES.first("players")
PHASE: Final[i64] = FEATURES.first("phase")
BACK: Final[i64] = FEATURES.first("back")
DEAD: Final[i64] = FEATURES.first("dead")
ROLES: Final[i64] = FEATURES.first("roles")
FREE_ONES: Final[i64] = FEATURES.first("free")
NEUTRAL: Final[i64] = FEATURES.first("neutral")
DELIVERED: Final[i64] = FEATURES.first("delivered")
MAJORITIES: Final[i64] = FEATURES.first("majorities")
BALCONY: Final[i64] = FEATURES.first("balconies")
FLOORS: Final[i64] = FEATURES.first("floors")
CHURCH: Final[i64] = FEATURES.first("church")
ROW: Final[i64] = FEATURES.first("row")
ROW_BRICKS: Final[i64] = FEATURES.first("row-bricks")
BAG: Final[i64] = FEATURES.first("bag")
PILES: Final[i64] = FEATURES.first("piles")
STORE: Final[i64] = FEATURES.first("store")
TOWERS: Final[i64] = FEATURES.first("towers")
OLD_TOWERS: Final[i64] = FEATURES.first("old-towers")
HANDS: Final[i64] = FEATURES.first("hands")
OPEN: Final[i64] = FEATURES.first("open")
SEALS: Final[i64] = FEATURES.first("seals")
PLAYED: Final[i64] = FEATURES.first("played")
TURN: Final[i64] = FEATURES.first("turn")
BUILT: Final[i64] = FEATURES.first("built")
TARGET: Final[i64] = FEATURES.first("target")
WANTED: Final[i64] = FEATURES.first("wanted")
CARD: Final[i64] = FEATURES.first("card")
PERSON: Final[i64] = FEATURES.first("person")
AMOUNTS: Final[i64] = FEATURES.first("amounts")
LEAD: Final[i64] = FEATURES.first("lead")

BRICK_BITS: Final[i64] = 5
HEIGHTS: Final[i64] = 16
"""Slots for the heights of a tower; the last is for all beyond."""
EVENTS: Final[i64] = 8
_leaders: Final = vec[i64]([0] * HUES)
"""Who has most seals of each colour: filled and read within one call, so positions share it."""


def features_into(state: Firenze, seat: i64, out: Features) -> None:
    """Write the position as the seat may know it."""
    out.mark(PLAYERS + state.players - 2)
    out.mark(PHASE + state.phase)
    out.mark(BACK + (19 if state.back == NOTHING else state.back))
    out.mark(DEAD + (6 if state.dead == NOTHING else state.dead))
    board_into(state, seat, out)
    table_into(state, out)
    turn_into(state, out)
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
        track = track_points(state, other)
        flags: i64 = 0
        colour: i64 = 0
        while colour < HUES:
            if _leaders[colour] == other:
                flags += state.tables.flags[colour]
            colour += 1
        feasts = feast_points(state, other)
        hope = i64(4.0 * expected_from(state, other, _leaders))
        first = AMOUNTS + 7 * place
        out.put(first, track)
        out.put(first + 1, flags)
        out.put(first + 2, feasts)
        out.put(first + 6, hope)
        if place == 0:
            points = track
            final = track + flags + feasts
            expected = hope
        else:
            best_points = max(best_points, track)
            best_final = max(best_final, track + flags + feasts)
            best_expected = max(best_expected, hope)
        place += 1
    out.put(LEAD, points - best_points)
    out.put(LEAD + 1, final - best_final)
    out.put(LEAD + 2, expected - best_expected)


def board_into(state: Firenze, seat: i64, out: Features) -> None:
    """Commissions and what lies beside them."""
    owners = state.owner
    i: i64 = 0
    while i < COMMISSIONS:
        owner = owners[i]
        if owner >= 0:
            place = (owner - seat + state.players) % state.players
            out.mark(DELIVERED + COMMISSIONS * place + i)
        else:
            out.mark((FREE_ONES if owner == FREE else NEUTRAL) + i)
        i += 1
    i = 0
    while i < BALCONIES:
        under = state.balconies[i]
        if under != NOTHING and state.owner[under] == FREE:
            out.mark(BALCONY + under)
        i += 1
    i = 0
    while i < HUES:
        leader = majority(state, i)
        _leaders[i] = leader
        if leader != NOTHING:
            out.mark(MAJORITIES + HUES * ((leader - seat + state.players) % state.players) + i)
        i += 1
    out.marks(FLOORS, state.floors)
    out.marks(CHURCH, state.church)


def table_into(state: Firenze, out: Features) -> None:
    """Cards and bricks on the table."""
    place: i64 = 0
    while place < PLACES:
        if state.row[place] != NOTHING:
            out.mark(ROW + CARDS * place + state.row[place])
        out.counts(ROW_BRICKS + HUES * place, state.row_bricks[place], BRICK_BITS)
        place += 1
    out.counts(BAG, state.bag, BRICK_BITS)
    out.put(PILES, size(state.start_pile))
    out.put(PILES + 1, size(state.pile))
    out.put(PILES + 2, size(state.discards))
    out.put(PILES + 3, size_between(state.pile, 0, EVENTS))


def turn_into(state: Firenze, out: Features) -> None:
    """The turn so far."""
    out.marks(PLAYED, state.played)
    if state.swapped:
        out.mark(TURN)
    if state.sealed:
        out.mark(TURN + 1)
    out.put(TURN + 2, state.built)
    out.put(TURN + 3, state.owed)
    out.put(TURN + 4, state.falling)
    out.put(TURN + 5, state.struck)
    out.put(TURN + 6, total(state.pending))
    out.put(TURN + 7, state.to_draw)
    out.put(TURN + 8, state.quiet)
    out.mark(BUILT + min(6, state.built))
    out.mark(TARGET + (6 if state.target == NOTHING else state.target))
    out.mark(WANTED + (6 if state.wanted == NOTHING else state.wanted))
    out.mark(CARD + (27 if state.card == NOTHING else state.card))
    out.mark(PERSON + (27 if state.person == NOTHING else state.person))


def roles_into(state: Firenze, other: i64, place: i64, out: Features) -> None:
    """What part a seat has in the turn, and in the end."""
    first = ROLES + 6 * place
    if other == state.actor:
        out.mark(first)
    if other == state.active and state.start != NOTHING:
        out.mark(first + 1)
    if other == state.start:
        out.mark(first + 2)
    if other == state.endgame:
        out.mark(first + 3)
    if is_bound(state, other):
        out.mark(first + 4)
    if place == 0:
        out.mark(first + 5)


def cards_into(out: Features, first: i64, cards: i64) -> None:
    """Count cards by name."""
    card: i64 = 0
    while cards >> shift(card) != 0:
        out.put(first + card, copies(cards, card))
        card += 1


def seat_into(state: Firenze, other: i64, place: i64, out: Features) -> None:
    """What a seat has."""
    out.counts(STORE + HUES * place, state.store[other], BRICK_BITS)
    standing: i64 = 0
    towers = state.towers
    i = other * SLOTS
    end = i + SLOTS
    while i < end:
        tower = towers[i]
        if tower != NO_TOWER:
            standing += 1
            colour = colour_of(tower)
            height = min(HEIGHTS - 1, height_of(tower))
            out.mark(TOWERS + HUES * HEIGHTS * place + HEIGHTS * colour + height)
            if is_old(tower):
                out.mark(OLD_TOWERS + HUES * place + colour)
        i += 1
    cards_into(out, HANDS + CARDS * place, state.hands[other])
    cards_into(out, OPEN + CARDS * place, state.open[other])
    out.mark(SEALS + 10 * place + min(9, state.seals[other]))
    first = AMOUNTS + 7 * place
    out.put(first + 3, total(state.store[other]))
    out.put(first + 4, standing)
    out.put(first + 5, size(state.hands[other]) + size(state.open[other]))
