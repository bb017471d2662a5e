# mypyc: compiled
"""A position of Paletti as numbers to learn from, by what one seat may know (PP-11.27).

The palace is written as everybody sees it: facts of the rules, and places in the steps of the
public poses. Height errors, exact poses and loads that the table does not show are not looked at;
neither is what another seat points at before its hand moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.core.features import Block, Features, FeatureTable
from palazzi.games.paletti.components import COLUMNS_OF_COLOUR, POINTS
from palazzi.games.paletti.palace import (
    BODIES,
    GONE,
    HALTED,
    NEUTRAL,
    NO_CELL,
    NOBODY,
    NOTHING,
    OPEN,
)
from palazzi.games.paletti.places import covered

if TYPE_CHECKING:
    from palazzi.games.paletti.state import Paletti

FEATURES: Final = FeatureTable(
    "paletti-features@1",
    Block("players", 3, "how many play: 2, 3 or 4"),
    Block("phase", 15, "the phase, as its number"),
    Block("ending", 3, "whether and why it ended"),
    Block("roles", 9, "acts, has the turn, chose a colour first, holds the seal, is shown on it,"
          " objects or proves, has its hand at work, made the palace collapse, looks", seats=True),
    Block("owners", 24, "of each colour whose it is: the seats from the one that looks on, neutral,"
          " nobody"),
    Block("columns", 160, "of each column where it is: on levels 0 to 5, out, in the box"),
    Block("blocked", 20, "columns that may not be chosen again"),
    Block("covered", 20, "columns that the next plateau lies over"),
    Block("fallen", 20, "bystanders that have fallen in this move"),
    Block("ousted", 20, "those of them whose place is taken"),
    Block("standing", 18, "columns on each level by points", seats=True),
    Block("usable", 18, "those of them that may still go up", seats=True),
    Block("neutral", 18, "neutral columns on each level by points"),
    Block("plateaus", 6, "how many plateaus lie"),
    Block("scoring", 6, "the level of the scoring plateau; 0: none yet"),
    Block("turn", 7, "quiet turns; something changed; the neutral part is over; a hand is at work;"
          " failures of a piece; draws; ticks of the attempt so far"),
    Block("rest", 3, "why the hand has stopped"),
    Block("felt", 1, "what stopped it, in mN or micrometres"),
    Block("places", 75, "of each column, then of each plateau: x, y and z, as everybody sees them"),
    Block("turned", 100, "of each of them how it is turned: the two bits and three tens of bits of"
          " a public pose"),
    Block("loads", 20, "mN on each column, where the table shows them"),
    Block("step", 8, "how far the own draft, or the move under way, has come"),
    Block("column", 21, "the column it is about; the last: none"),
    Block("direction", 25, "its direction; the last: none"),
    Block("goal", 3, "whether a place is aimed at; its cells across and along"),
    Block("hand", 5, "force, sway, tool, hold and what was said of them, as actions count from 1"),
    Block("score", 1, "points", seats=True),
    Block("lead", 1, "points ahead of the best other"),
)  # fmt: skip

PLAYERS: Final[i64] = FEATURES.first("players")
PHASE: Final[i64] = FEATURES.first("phase")
ENDING: Final[i64] = FEATURES.first("ending")
ROLES: Final[i64] = FEATURES.first("roles")
OWNERS: Final[i64] = FEATURES.first("owners")
WHERE: Final[i64] = FEATURES.first("columns")
BLOCKED: Final[i64] = FEATURES.first("blocked")
COVERED: Final[i64] = FEATURES.first("covered")
FALLEN: Final[i64] = FEATURES.first("fallen")
OUSTED: Final[i64] = FEATURES.first("ousted")
STANDING: Final[i64] = FEATURES.first("standing")
USABLE: Final[i64] = FEATURES.first("usable")
NEUTRAL_ONES: Final[i64] = FEATURES.first("neutral")
PLATEAUS: Final[i64] = FEATURES.first("plateaus")
SCORING: Final[i64] = FEATURES.first("scoring")
TURN: Final[i64] = FEATURES.first("turn")
REST: Final[i64] = FEATURES.first("rest")
FELT: Final[i64] = FEATURES.first("felt")
SPOTS: Final[i64] = FEATURES.first("places")
TURNED: Final[i64] = FEATURES.first("turned")
LOADS: Final[i64] = FEATURES.first("loads")
STEP: Final[i64] = FEATURES.first("step")
COLUMN: Final[i64] = FEATURES.first("column")
DIRECTION: Final[i64] = FEATURES.first("direction")
GOAL: Final[i64] = FEATURES.first("goal")
HAND: Final[i64] = FEATURES.first("hand")
SCORE: Final[i64] = FEATURES.first("score")
LEAD: Final[i64] = FEATURES.first("lead")

MOST: Final[i64] = 32767
"""No number is written greater."""


def features_into(state: Paletti, seat: i64, out: Features) -> None:
    """Write the position as the seat may know it."""
    out.mark(PLAYERS + state.players - 2)
    out.mark(PHASE + state.phase)
    out.mark(ENDING + state.ending)
    columns_into(state, seat, out)
    turn_into(state, out)
    poses_into(state, out)
    if seat == state.actor or state.moving:
        aim_into(state, out)
    else:  # a column in a hand that has stopped is seen by all
        out.mark(STEP + (HALTED if state.spent > 0 and state.column != NOTHING else OPEN))
        out.mark(COLUMN + (state.column if state.spent > 0 and state.column != NOTHING else 20))
    points: i64 = 0
    best: i64 = -1
    place: i64 = 0
    while place < state.players:
        other = (seat + place) % state.players
        roles_into(state, other, place, out)
        score = state.points(other)
        out.put(SCORE + place, score)
        if place == 0:
            points = score
        else:
            best = max(best, score)
        place += 1
    out.put(LEAD, points - best)


def roles_into(state: Paletti, other: i64, place: i64, out: Features) -> None:
    """What part a seat has in the game."""
    first = ROLES + 9 * place
    if other == state.actor:
        out.mark(first)
    if other == state.active and state.first != NOTHING:
        out.mark(first + 1)
    if other == state.first:
        out.mark(first + 2)
    if other == state.holder:
        out.mark(first + 3)
    if other == state.shown:
        out.mark(first + 4)
    if other == state.objector:
        out.mark(first + 5)
    if other == state.hand:
        out.mark(first + 6)
    if other == state.culprit:
        out.mark(first + 7)
    if place == 0:
        out.mark(first + 8)


def columns_into(state: Paletti, seat: i64, out: Features) -> None:
    """Whose columns stand where."""
    colour: i64 = 0
    while colour < 4:
        owner = state.owner[colour]
        whose: i64 = 5
        if owner == NEUTRAL:
            whose = 4
        elif owner != NOBODY:
            whose = (owner - seat + state.players) % state.players
        out.mark(OWNERS + 6 * colour + whose)
        usable = state.usable(owner)
        column = colour * COLUMNS_OF_COLOUR
        while column < (colour + 1) * COLUMNS_OF_COLOUR:
            level = state.level[column]
            if level < 0:
                out.mark(WHERE + 8 * column + (6 if level == GONE else 7))
            else:
                out.mark(WHERE + 8 * column + level)
                slot = 3 * level + POINTS[column] - 1
                if whose < 4:
                    out.mark(STANDING + 18 * whose + slot)
                    if (usable >> column) & 1:
                        out.mark(USABLE + 18 * whose + slot)
                elif whose == 4:
                    out.mark(NEUTRAL_ONES + slot)
            if state.show_loads:
                out.put(LOADS + column, min(MOST, state.loads[column]))
            column += 1
        colour += 1
    out.marks(BLOCKED, state.blocked)
    out.marks(COVERED, covered(state))
    out.marks(FALLEN, state.fallen)
    out.marks(OUSTED, state.ousted)


def turn_into(state: Paletti, out: Features) -> None:
    """How far the building and the turn have come."""
    out.mark(PLATEAUS + state.top)
    out.mark(SCORING + state.scoring)
    out.put(TURN, state.quiet)
    out.put(TURN + 1, 1 if state.changed else 0)
    out.put(TURN + 2, 1 if state.neutral_done else 0)
    out.put(TURN + 3, 1 if state.moving else 0)
    out.put(TURN + 4, state.failures)
    out.put(TURN + 5, state.drawn)
    out.put(TURN + 6, min(MOST, state.spent))
    if state.halted != NOTHING:
        out.mark(REST + state.halted)
    out.put(FELT, min(MOST, state.felt))


def poses_into(state: Paletti, out: Features) -> None:
    """Where everybody sees wood: the public poses, number by number."""
    palace = state.palace
    body: i64 = 0
    while body < BODIES:
        at = 10 * body
        axis: i64 = 0
        while axis < 3:
            number: i64 = palace[at + 2 * axis] + 256 * palace[at + 2 * axis + 1]
            out.put(SPOTS + 3 * body + axis, number - 65536 if number > MOST else number)
            axis += 1
        word: i64 = palace[at + 6] + 256 * palace[at + 7]
        word += 65536 * palace[at + 8] + 16777216 * palace[at + 9]
        out.put(TURNED + 4 * body, word >> 30)
        out.put(TURNED + 4 * body + 1, (word >> 20) & 1023)
        out.put(TURNED + 4 * body + 2, (word >> 10) & 1023)
        out.put(TURNED + 4 * body + 3, word & 1023)
        body += 1


def aim_into(state: Paletti, out: Features) -> None:
    """What the hand shall do, or does."""
    out.mark(STEP + state.aim)
    out.mark(COLUMN + (20 if state.column == NOTHING else state.column))
    out.mark(DIRECTION + (24 if state.direction == NOTHING else state.direction))
    if state.across != NO_CELL:
        out.mark(GOAL)
        out.put(GOAL + 1, state.across)
        if state.along != NO_CELL:
            out.put(GOAL + 2, state.along)
    out.put(HAND, state.force + 1)
    out.put(HAND + 1, state.sway + 1)
    out.put(HAND + 2, state.tool)
    out.put(HAND + 3, state.hold + 1)
    out.put(HAND + 4, state.tuned)
