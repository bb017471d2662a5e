# mypyc: compiled
"""The layout of a Paletti position: fields, copying, JSON. How it changes is in ``rules``.

The palace is held twice: as facts the rules speak of (the level of every column, how many plateaus
lie) and as exact poses (``world/poses``). Facts come from the texts of actions; poses come from
recordings, or in a scripted world from what was aimed at. What a seat points at before nature acts
(a column, a direction, a place) is its draft.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.core.phase import phases_of
from palazzi.core.state import CHANCE, State, mix
from palazzi.games.paletti.components import (
    COLUMN_NAMES,
    COLUMNS_OF_COLOUR,
    PLATEAU_NAMES,
    POINTS,
    TOPMOST,
)
from palazzi.games.paletti.world.pieces import COLOURS
from palazzi.games.paletti.world.poses import NANO, settled_pose

# What the actor has to do. While ``moving`` is set the actor is CHANCE, and a hand is at work.
STARTING: Final[i64] = 0
GRAINING: Final[i64] = 1
BUILDING: Final[i64] = 2
PLACING: Final[i64] = 3
COVERING: Final[i64] = 4
ROLLING: Final[i64] = 5
COLOURING: Final[i64] = 6
TURNING: Final[i64] = 7
CLAIMING: Final[i64] = 8
OBJECTING: Final[i64] = 9
PENALISING: Final[i64] = 10
LAYING: Final[i64] = 11
CHALLENGING: Final[i64] = 12
PROVING: Final[i64] = 13
ENDED: Final[i64] = 14

PHASES: Final = (
    "starting", "graining", "building", "placing", "covering", "rolling", "colouring", "turning",
    "claiming", "objecting", "penalising", "laying", "challenging", "proving", "ended",
)  # fmt: skip

# How far a draft has come.
OPEN: Final[i64] = 0
GRIPPED: Final[i64] = 1
PULLED: Final[i64] = 2
"""The direction is chosen: of the pull, or how a plateau is turned."""
CROSSED: Final[i64] = 3
AIMED: Final[i64] = 4
FREE: Final[i64] = 5
"""By hand: the gesture decides."""

COLUMNS: Final[i64] = 20
BODIES: Final[i64] = 25
NOBODY: Final[i64] = -1
NEUTRAL: Final[i64] = -2
"""The owner of the fourth colour with three players (PP-9.1)."""
GONE: Final[i64] = -1
"""The level of a column that is out of the game."""
IN_BOX: Final[i64] = -2
"""The level of a column that is still to be stood on the foundation."""
NOTHING: Final[i64] = -1
NO_CELL: Final[i64] = -99

# Why it ended.
RUNNING: Final[i64] = 0
COLLAPSED: Final[i64] = 1
STUCK: Final[i64] = 2
ENDINGS: Final = ("running", "collapsed", "stuck")

_NUMBERS: Final = (
    "actor", "rounds", "chosen_start", "first", "active", "drawn", "failures", "top", "scoring",
    "holder", "shown", "quiet", "hand", "objector", "column", "direction", "across", "along",
    "culprit",
)  # fmt: skip


def column_names(mask: i64) -> list[str]:
    """The names of the columns in a mask."""
    return [COLUMN_NAMES[column] for column in range(20) if mask >> column & 1]


def columns_from(names: list[str]) -> int:
    """The mask of columns so named."""
    return sum(1 << COLUMN_NAMES.index(name) for name in names)


def visible(seven: list[int]) -> bytes:
    """A body as everybody sees it."""
    w, i, j, k = seven[3], seven[4], seven[5], seven[6]
    length = math.sqrt(w * w + i * i + j * j + k * k)
    if length == 0.0:
        return bytes(10)
    x, y, z = seven[0] / NANO, seven[1] / NANO, seven[2] / NANO
    return settled_pose((x, y, z, w / length, i / length, j / length, k / length))


NO_PHASES = phases_of(())


@mypyc_attr(acyclic=True)
class PalettiState(State):
    """All that a Paletti position is."""

    # the table's choices
    by_hand: bool
    """Whether players may move freely by gesture, besides aiming."""
    built_by_hand: bool
    """The setup of PP-2.1: by the players, or drawn."""
    daring: bool
    show_loads: bool
    rounds: i64
    """Of the edition: quiet rounds that end the game (PP-11.7)."""
    chosen_start: i64
    """The host's first chooser, or NOTHING for a random one."""

    first: i64
    """The first chooser of a colour (PP-2.3)."""
    active: i64
    """Whose turn it is; the actor differs from it in objections and proofs."""
    drawn: i64
    """Grains drawn, then colours taken."""
    failures: i64
    """Of the piece that is being set by hand (PP-11.13)."""

    # the palace
    grains: vec[i64]
    """Hidden: the height error of each column, as ``world/pieces`` counts them."""
    poses: vec[i64]
    """Seven numbers a body, as in ``world/poses``; zeros for a body that is not in the palace."""
    palace: bytes
    """The same as everybody sees it, ten bytes a body: whatever a seat is asked follows from this
    and never from the exact poses (PP-11.27)."""
    loads: vec[i64]
    """Millinewtons on each column at rest, as recorded."""
    level: vec[i64]
    top: i64
    """How many plateaus lie: the number of the topmost level."""
    blocked: i64
    """Columns that may not be chosen again (PP-3.3)."""
    owner: vec[i64]
    """By colour: a seat, NEUTRAL or NOBODY."""

    # the seal
    scoring: i64
    """The level of the scoring plateau (PP-6.2); 0 while there is none."""
    holder: i64
    shown: i64
    """The previous holder, whose colour the seal shows (PP-6.3)."""

    # the turn
    quiet: i64
    """Turns in a row in which nothing changed (PP-11.7)."""
    changed: bool
    neutral_done: bool
    """The neutral part of this turn is over (PP-9.1)."""
    objector: i64
    """Who objects, or tries the proof."""

    # the move: a draft up to ``moving``
    aim: i64
    column: i64
    direction: i64
    across: i64
    along: i64
    moving: bool
    hand: i64
    """Whose hand moves: the culprit of a collapse (PP-11.4)."""
    fallen: i64
    """Bystanders that have fallen in this move."""

    ending: i64
    culprit: i64

    def __init__(self, players: i64) -> None:
        super().__init__(players, NO_PHASES)
        self.by_hand = False
        self.built_by_hand = False
        self.daring = False
        self.show_loads = False
        self.rounds = 1
        self.chosen_start = NOTHING
        self.phase = STARTING
        self.first = NOTHING
        self.active = 0
        self.drawn = 0
        self.failures = 0
        self.grains = vec[i64]([0] * COLUMNS)
        self.poses = vec[i64]([0] * (7 * BODIES))
        self.palace = bytes(10 * 25)
        self.loads = vec[i64]([0] * COLUMNS)
        self.level = vec[i64]([IN_BOX] * COLUMNS)
        self.top = 0
        self.blocked = 0
        self.owner = vec[i64]([NOBODY] * 4)
        self.scoring = 0
        self.holder = NOBODY
        self.shown = NOBODY
        self.quiet = 0
        self.changed = False
        self.neutral_done = False
        self.objector = NOBODY
        self.aim = OPEN
        self.column = NOTHING
        self.direction = NOTHING
        self.across = NO_CELL
        self.along = NO_CELL
        self.moving = False
        self.hand = NOBODY
        self.fallen = 0
        self.ending = RUNNING
        self.culprit = NOBODY

    def is_detail(self) -> bool:
        return False

    def copy_into(self, other: PalettiState) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.actor = self.actor
        other.by_hand = self.by_hand
        other.built_by_hand = self.built_by_hand
        other.daring = self.daring
        other.show_loads = self.show_loads
        other.rounds = self.rounds
        other.chosen_start = self.chosen_start
        other.phase = self.phase
        other.first = self.first
        other.active = self.active
        other.drawn = self.drawn
        other.failures = self.failures
        other.grains = self.grains[:]
        other.poses = self.poses[:]
        other.palace = self.palace
        other.loads = self.loads[:]
        other.level = self.level[:]
        other.top = self.top
        other.blocked = self.blocked
        other.owner = self.owner[:]
        other.scoring = self.scoring
        other.holder = self.holder
        other.shown = self.shown
        other.quiet = self.quiet
        other.changed = self.changed
        other.neutral_done = self.neutral_done
        other.objector = self.objector
        other.aim = self.aim
        other.column = self.column
        other.direction = self.direction
        other.across = self.across
        other.along = self.along
        other.moving = self.moving
        other.hand = self.hand
        other.fallen = self.fallen
        other.ending = self.ending
        other.culprit = self.culprit

    def fingerprint(self) -> i64:
        h = mix(mix(mix(self.phase, self.actor + 2), self.active), self.first + 1)
        h = mix(mix(mix(mix(h, self.drawn), self.failures), self.top), self.blocked)
        h = mix(mix(mix(mix(h, self.scoring), self.holder + 1), self.shown + 1), self.quiet)
        h = mix(mix(mix(mix(h, self.aim), self.column + 1), self.direction + 1), self.hand + 1)
        h = mix(mix(mix(mix(h, self.across + 99), self.along + 99), self.fallen), self.objector + 1)
        h = mix(mix(mix(h, self.ending), self.culprit + 1), 1 if self.changed else 0)
        h = mix(mix(h, 1 if self.neutral_done else 0), 1 if self.moving else 0)
        i: i64 = 0
        while i < 4:
            h = mix(h, self.owner[i] + 2)
            i += 1
        i = 0
        while i < COLUMNS:
            h = mix(mix(mix(h, self.level[i] + 2), self.grains[i]), self.loads[i])
            i += 1
        i = 0
        while i < 7 * BODIES:
            h = mix(h, self.poses[i] + 4294967296)
            i += 1
        return h

    # ---- questions about the palace

    def standing(self, column: i64) -> bool:
        """Whether the column is in the palace."""
        return self.level[column] >= 0

    def owner_of(self, column: i64) -> i64:
        """The seat whose column it is, NEUTRAL or NOBODY."""
        return self.owner[column // COLUMNS_OF_COLOUR]

    def usable(self, seat: i64, column: i64) -> bool:
        """Own, standing below the topmost level, not blocked (PP-11.11)."""
        level = self.level[column]
        if self.owner_of(column) != seat or (self.blocked >> column) & 1:
            return False
        return 0 <= level < self.top

    def any_usable(self, seat: i64) -> bool:
        """Whether the seat has a usable column."""
        column: i64 = 0
        while column < COLUMNS:
            if self.usable(seat, column):
                return True
            column += 1
        return False

    def movable(self, column: i64) -> bool:
        """A neutral column that may be raised: not the last of its level (PP-9.2, PP-11.25)."""
        if not self.usable(NEUTRAL, column):
            return False
        level = self.level[column]
        others: i64 = 0
        i: i64 = 0
        while i < COLUMNS:
            if i != column and self.level[i] == level and self.owner_of(i) == NEUTRAL:
                others += 1
            i += 1
        return others > 0

    def any_movable(self) -> bool:
        """Whether some neutral column may be raised."""
        column: i64 = 0
        while column < COLUMNS:
            if self.movable(column):
                return True
            column += 1
        return False

    def any_standing(self, seat: i64) -> bool:
        """Whether the seat has a column in the palace (PP-11.21)."""
        column: i64 = 0
        while column < COLUMNS:
            if self.level[column] >= 0 and self.owner_of(column) == seat:
                return True
            column += 1
        return False

    def columns_on(self, level: i64) -> i64:
        """How many columns stand on a level."""
        n: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if self.level[column] == level:
                n += 1
            column += 1
        return n

    def points_on(self, seat: i64, level: i64) -> i64:
        """What the seat's columns on a level are worth; two colours are added (PP-8.1)."""
        total: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if self.level[column] == level and self.owner_of(column) == seat:
                total += POINTS[column]
            column += 1
        return total

    def points(self, seat: i64) -> i64:
        """On the scoring plateau; while there is none, on blue (PP-6.2, PP-11.8)."""
        return self.points_on(seat, self.scoring if self.scoring > 0 else 1)

    # ---- conservation and plain data

    def census(self) -> dict[str, int]:
        """Every column is in the box, in the palace or out; every plateau waits or lies.

        Of a palace that has collapsed only the ruins are left to look at.
        """
        counts: dict[str, int] = {}
        ruins = self.ending == COLLAPSED
        for column in range(20):
            there = 1 if ruins else self._is_there(column) + int(self.level[column] < 0)
            counts[COLUMN_NAMES[column]] = there
        for plateau in range(5):
            there = 1 if ruins else self._is_there(20 + plateau) + int(plateau >= self.top)
            counts[f"plateau {PLATEAU_NAMES[plateau]}"] = there
        return counts

    def _is_there(self, body: int) -> int:
        """1 if the body has a pose."""
        return int(any(self.poses[7 * body + i] != 0 for i in range(3, 7)))

    def audit(self) -> list[str]:
        wrong: list[str] = []
        for column in range(20):
            if not IN_BOX <= self.level[column] <= self.top:
                wrong.append(f"{COLUMN_NAMES[column]} stands on a level that is not there")
        if self.holder != NOBODY:
            held = self.points(self.holder)
            if any(self.points(seat) > held for seat in range(self.players)):
                wrong.append("somebody has more points than the holder of the seal")
            if self.shown == self.holder or self.scoring < 2:
                wrong.append("the seal shows its holder, or there is nothing to hold it for")
        if not 0 <= self.top <= TOPMOST or count(self.fallen) > 2:
            wrong.append("more plateaus lie, or more columns fell, than can be")
        if self.aim != OPEN and self.actor == CHANCE and not self.moving:
            wrong.append("somebody points at something while nothing moves")
        return wrong

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"players": int(self.players)}
        numbers = (
            self.actor, self.rounds, self.chosen_start, self.first, self.active, self.drawn,
            self.failures, self.top, self.scoring, self.holder, self.shown, self.quiet, self.hand,
            self.objector, self.column, self.direction, self.across, self.along, self.culprit,
        )  # fmt: skip
        for name, number in zip(_NUMBERS, numbers, strict=True):
            data[name] = int(number)
        data["by_hand"] = self.by_hand
        data["built_by_hand"] = self.built_by_hand
        data["daring"] = self.daring
        data["show_loads"] = self.show_loads
        data["phase"] = PHASES[self.phase]
        data["aim"] = int(self.aim)
        data["changed"] = self.changed
        data["neutral_done"] = self.neutral_done
        data["moving"] = self.moving
        data["ending"] = ENDINGS[self.ending]
        data["blocked"] = column_names(self.blocked)
        data["fallen"] = column_names(self.fallen)
        data["owner"] = {COLOURS[i]: int(self.owner[i]) for i in range(4)}
        data["level"] = {COLUMN_NAMES[i]: int(self.level[i]) for i in range(20)}
        data["grains"] = [int(self.grains[i]) for i in range(20)]
        data["loads"] = [int(self.loads[i]) for i in range(20)]
        data["poses"] = [[int(self.poses[7 * b + i]) for i in range(7)] for b in range(25)]
        return data

    def load(self, data: Mapping[str, object]) -> None:
        """Fill this position from what ``to_json`` wrote."""
        number = cast("Mapping[str, int]", data)
        names = cast("Mapping[str, list[str]]", data)
        self.actor = number["actor"]
        self.rounds = number["rounds"]
        self.chosen_start = number["chosen_start"]
        self.first = number["first"]
        self.active = number["active"]
        self.drawn = number["drawn"]
        self.failures = number["failures"]
        self.top = number["top"]
        self.scoring = number["scoring"]
        self.holder = number["holder"]
        self.shown = number["shown"]
        self.quiet = number["quiet"]
        self.hand = number["hand"]
        self.objector = number["objector"]
        self.column = number["column"]
        self.direction = number["direction"]
        self.across = number["across"]
        self.along = number["along"]
        self.culprit = number["culprit"]
        self.by_hand = bool(data["by_hand"])
        self.built_by_hand = bool(data["built_by_hand"])
        self.daring = bool(data["daring"])
        self.show_loads = bool(data["show_loads"])
        self.phase = PHASES.index(cast("str", data["phase"]))
        self.aim = number["aim"]
        self.changed = bool(data["changed"])
        self.neutral_done = bool(data["neutral_done"])
        self.moving = bool(data["moving"])
        self.ending = ENDINGS.index(cast("str", data["ending"]))
        self.blocked = columns_from(names["blocked"])
        self.fallen = columns_from(names["fallen"])
        owner = cast("Mapping[str, int]", data["owner"])
        level = cast("Mapping[str, int]", data["level"])
        for i in range(4):
            self.owner[i] = owner[COLOURS[i]]
        grains = cast("list[int]", data["grains"])
        loads = cast("list[int]", data["loads"])
        for i in range(20):
            self.level[i] = level[COLUMN_NAMES[i]]
            self.grains[i] = grains[i]
            self.loads[i] = loads[i]
        self.set_poses([n for row in cast("list[list[int]]", data["poses"]) for n in row])

    def set_poses(self, numbers: list[int]) -> None:
        """Take over the poses of the whole palace."""
        for i in range(7 * 25):
            self.poses[i] = numbers[i]
        self.palace = b"".join(visible(numbers[7 * body : 7 * body + 7]) for body in range(25))

    def clear_pose(self, body: i64) -> None:
        """The body is not in the palace any more."""
        i: i64 = 0
        while i < 7:
            self.poses[7 * body + i] = 0
            i += 1
        self._show(body)

    def _show(self, body: i64) -> None:
        """One body has moved."""
        seven = [int(self.poses[7 * body + i]) for i in range(7)]
        self.palace = self.palace[: 10 * body] + visible(seven) + self.palace[10 * body + 10 :]

    def put(self, body: i64, x: i64, y: i64, z: i64, w: i64, k: i64) -> None:
        """Upright at a place (nanometres), turned about the vertical."""
        base = 7 * body
        self.poses[base] = x
        self.poses[base + 1] = y
        self.poses[base + 2] = z
        self.poses[base + 3] = w
        self.poses[base + 4] = 0
        self.poses[base + 5] = 0
        self.poses[base + 6] = k
        self._show(body)

    def block(self, column: i64) -> None:
        """It may not be chosen again (PP-3.3)."""
        self.blocked |= bit(column)
