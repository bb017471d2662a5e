# mypyc: compiled
"""A position of Paletti: the native class with its fields, copying and hashing.

What the fields are is said in ``layout.py``, how they change in ``phases``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.core.features import Features
from palazzi.core.outcome import Outcome
from palazzi.core.state import CHANCE, OVER, State, mix
from palazzi.games.paletti.actions import ACCEPT, DECLINE
from palazzi.games.paletti.components import (
    COLUMN_NAMES,
    COLUMNS_OF_COLOUR,
    FORCES,
    PLATEAU_NAMES,
    POINTS,
    SWAYS,
    TOPMOST,
    USUAL_FORCE,
    USUAL_SWAY,
)
from palazzi.games.paletti.evaluate import expected_points
from palazzi.games.paletti.features import features_into
from palazzi.games.paletti.palace import (
    BODIES,
    COLLAPSED,
    COLUMNS,
    IN_BOX,
    NEUTRAL,
    NO_CELL,
    NOBODY,
    NOTHING,
    OPEN,
    RUNNING,
    STUCK,
    visible,
)
from palazzi.games.paletti.phases.numbers import BUILDING, CHALLENGING, CLAIMING, ENDED, TURNING
from palazzi.games.paletti.recording import check_recording, felt_in, longer_trail
from palazzi.games.paletti.scoring import final_outcome

if TYPE_CHECKING:
    from palazzi.core.phase import Phases


@final
@mypyc_attr(acyclic=True)
class Paletti(State):
    """A position of any ruleset version of Paletti."""

    # the table's choices
    by_hand: bool = False
    built_by_hand: bool = False
    daring: bool = False
    show_loads: bool = False
    rounds: i64 = 1
    seconds: i64 = 120
    help_after: i64 = 3
    sunk: i64 = 10
    tilt: i64 = 8
    many: i64 = 3
    chosen_start: i64 = NOTHING

    first: i64 = NOTHING
    active: i64 = 0
    drawn: i64 = 0
    failures: i64 = 0

    # the palace
    grains: vec[i64]
    poses: vec[i64]
    palace: bytes
    loads: vec[i64]
    level: vec[i64]
    top: i64 = 0
    blocked: i64 = 0
    owner: vec[i64]

    # the seal
    scoring: i64 = 0
    holder: i64 = NOBODY
    shown: i64 = NOBODY

    # the turn
    quiet: i64 = 0
    changed: bool = False
    neutral_done: bool = False
    objector: i64 = NOBODY

    # the move: a draft up to ``moving``
    aim: i64 = OPEN
    column: i64 = NOTHING
    direction: i64 = NOTHING
    across: i64 = NO_CELL
    along: i64 = NO_CELL
    moving: bool = False
    hand: i64 = NOBODY
    fallen: i64 = 0
    ousted: i64 = 0

    # … how the hand shall pull, and the rest between two segments (PP-11.31)
    force: i64 = NOTHING
    sway: i64 = NOTHING
    tool: i64 = 0
    hold: i64 = NOTHING
    tuned: i64 = 0
    halted: i64 = NOTHING
    felt: i64 = 0
    spent: i64 = 0
    start: vec[i64]
    trail: vec[i64]

    ending: i64 = RUNNING
    culprit: i64 = NOBODY

    def __init__(self, players: i64, phases: Phases) -> None:
        super().__init__(players, phases)
        self.palace = bytes(10 * 25)
        empty = vec[i64]()  # the layout makes room, or copy_into brings other ones
        self.grains = self.poses = self.loads = self.level = self.owner = empty
        self.start = self.trail = empty

    def clone(self) -> Paletti:
        copy = Paletti(0, self.phases)
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Paletti) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.phases = self.phases
        other.actor = self.actor
        other.phase = self.phase
        other.by_hand = self.by_hand
        other.built_by_hand = self.built_by_hand
        other.daring = self.daring
        other.show_loads = self.show_loads
        other.rounds = self.rounds
        other.seconds = self.seconds
        other.help_after = self.help_after
        other.sunk = self.sunk
        other.tilt = self.tilt
        other.many = self.many
        other.chosen_start = self.chosen_start
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
        other.ousted = self.ousted
        other.force = self.force
        other.sway = self.sway
        other.tool = self.tool
        other.hold = self.hold
        other.tuned = self.tuned
        other.halted = self.halted
        other.felt = self.felt
        other.spent = self.spent
        other.start = self.start[:]
        other.trail = self.trail[:]
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
        return self._with_rest(h)

    def _with_rest(self, h: i64) -> i64:
        """What paletti@2 adds; as long as nothing of it is set, hashes are those of paletti@1."""
        how = (((self.force + 1) * 16 + self.sway + 1) * 16 + self.hold + 1) * 16 + self.tuned
        how = (how * 16 + self.tool) * 16 + self.halted + 1
        if how != 0:
            h = mix(h, how)
        if self.ousted != 0:
            h = mix(h, self.ousted + 4294967296)
        if self.felt != 0 or self.spent != 0:
            h = mix(mix(h, self.felt), self.spent)
        i: i64 = 0
        while i < len(self.start):
            h = mix(h, self.start[i] + 4294967296)
            i += 1
        i = 0
        while i < len(self.trail):
            h = mix(h, self.trail[i] + 4294967296)
            i += 1
        return h

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

    # ---- what bots and players count

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def features_into(self, seat: i64, out: Features) -> None:
        features_into(self, seat, out)

    def points(self, seat: i64) -> i64:
        """On the scoring plateau; while there is none, on blue (PP-6.2, PP-11.8).

        Two colours are added (PP-8.1).
        """
        level = self.scoring if self.scoring > 0 else 1
        total: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if self.level[column] == level and self.owner_of(column) == seat:
                total += POINTS[column]
            column += 1
        return total

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    # ---- physical moves

    def physical(self) -> bool:
        return self.moving or self.phase == BUILDING

    def mover(self) -> int:
        return self.hand if self.moving else CHANCE

    def silence(self) -> int:
        """Who does not answer in time does not object, and does not want to prove (PP-11.5)."""
        if self.phase == CLAIMING:
            return ACCEPT
        return DECLINE if self.phase == CHALLENGING else -1

    def play_back(self, action: int, recording: str) -> None:
        """Believe a recording that fits: the facts by the action, the poses as recorded."""
        after = self.clone()
        after.step(action)
        move = check_recording(self, after, action, recording)
        felt = felt_in(self, move)
        spent = self.spent + move.ticks
        self.step(action)
        if self.spent > 0:  # it goes on: as it was, and not as a world without physics has it
            self.spent = spent
            self.felt = felt
            self.trail = vec[i64](longer_trail([int(n) for n in self.trail], move))
        self.set_poses(list(move.poses))
        for column in range(20):
            self.loads[column] = move.loads[column]

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

    def most_force(self) -> i64:
        """The greatest pull that the hand keeps to, in millinewtons (PP-11.31)."""
        return FORCES[self.force if self.force >= 0 else USUAL_FORCE]

    def most_sway(self) -> i64:
        """How far a plateau may be seen to move, in micrometres."""
        return SWAYS[self.sway if self.sway >= 0 else USUAL_SWAY]

    # ---- what phases ask and do; sets of columns are masks

    def owner_of(self, column: i64) -> i64:
        """The seat whose column it is, NEUTRAL or NOBODY."""
        return self.owner[column // COLUMNS_OF_COLOUR]

    def columns_on(self, level: i64) -> i64:
        """Those that stand on a level."""
        mask: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if self.level[column] == level:
                mask |= bit(column)
            column += 1
        return mask

    def columns_of(self, seat: i64) -> i64:
        """The seat's in the palace (PP-11.21)."""
        mask: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if self.level[column] >= 0 and self.owner_of(column) == seat:
                mask |= bit(column)
            column += 1
        return mask

    def usable(self, seat: i64) -> i64:
        """Own ones below the topmost level, not blocked (PP-11.11)."""
        return self.columns_of(seat) & ~(self.blocked | self.columns_on(self.top))

    def movable(self) -> i64:
        """Neutral ones that may be raised: not the last of their level (PP-9.2, PP-11.25)."""
        neutral, mask = self.columns_of(NEUTRAL), self.usable(NEUTRAL)
        level: i64 = 0
        while level < self.top:
            here = neutral & self.columns_on(level)
            if here & (here - 1) == 0:
                mask &= ~here
            level += 1
        return mask

    def most_ticks(self) -> i64:
        """How long an attempt may move, in ticks of 16 ms (PP-11.17)."""
        return self.seconds * 125 // 2

    def end_turn(self) -> None:
        """On clockwise, unless nothing has changed for a whole round (PP-11.7)."""
        self.quiet = 0 if self.changed else self.quiet + 1
        if self.quiet >= self.players * self.rounds:
            self.end(STUCK, NOBODY)
            return
        self.active = (self.active + 1) % self.players
        self.changed = self.neutral_done = False
        self.enter(TURNING)

    def end(self, ending: i64, culprit: i64) -> None:
        """The game is over."""
        self.ending = ending
        self.culprit = culprit
        self.enter(ENDED)
