"""The parametric move: a few numbers from which a hand's stream is made.

Bots, the terminal and research say *what* they want to do with a piece; the Pilot moves a hand for
them, sample by sample, and trembles. It knows what a player knows: the visible poses when it
begins, and while it pulls the force on its gauge and whether a plateau is seen to move. All numbers
of a HandPlan are integers, so that its readable form is exact.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from palazzi.core.errors import BadGesture
from palazzi.core.rng import Rng
from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world.gesture import (
    FASTEST,
    HIGHEST_LIFT,
    TICK_SECONDS,
    UNIT,
    Sample,
    Tool,
    What,
    grip,
    hold,
    move_to,
)
from palazzi.games.paletti.world.judge import from_the_box, highest
from palazzi.games.paletti.world.move import Attempt, Kind, Reason
from palazzi.games.paletti.world.pieces import (
    BODIES,
    COLUMN_HEIGHT,
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    PLATEAU_THICKNESS,
    is_column,
    reach,
)
from palazzi.games.paletti.world.polygons import Point, margin
from palazzi.games.paletti.world.poses import Pose

PULLING: Final = 0.05
CARRYING: Final = 0.25
LOWERING: Final = 0.12
TOUCHING: Final = 0.01
CLEAR: Final = 0.004
"""Beyond the last edge, before a column is lifted."""
FARTHEST_OUT: Final = 0.4
STRIDE: Final = 0.004
PRESS: Final = 0.001
"""The hand's target goes this far into the surface: the foot is felt to stand."""
LONGEST_STEP: Final = 0.9 * FASTEST
HOLDING_TICKS: Final = 20
"""The second hand comes first: it lifts at most 0.2 mm a tick."""
TREMOR_SECONDS: Final = 0.08
"""How long a hand's error stays the same, roughly."""


@dataclass(frozen=True, slots=True)
class HandPlan:
    """What to do with one piece. Places in 0.1 mm, angles in 0.1°, forces in mN, tremor in µm."""

    body: int
    angle: int = 0
    """Out of the palace in this direction (columns that are covered)."""
    x: int = 0
    y: int = 0
    turn: int = 0
    tool: Tool = Tool.HAND
    tremor: int = 300
    care: int = 0
    """Break off when the column resists more than this; 0: never."""
    sway: int = 0
    """Break off when a plateau is seen to move more than this (µm); 0: never."""
    seed: int = 0
    hold: int = -1
    """The plateau (0 … 4) that the second hand keeps while a column is pulled; -1: none."""
    lift: int = 0
    """By how much it lifts that plateau."""

    def __post_init__(self) -> None:
        if not 0 <= self.body < BODIES:
            raise BadGesture(f"There is no piece {self.body}; pieces are 0 to {BODIES - 1}.")
        if max(abs(self.x), abs(self.y)) > 2000 or max(abs(self.angle), abs(self.turn)) > 3600:
            raise BadGesture("A place is within 200 mm of the middle, an angle within 360°.")
        if not (
            0 <= self.tremor <= 20_000 and 0 <= self.care <= 10_000 and 0 <= self.sway <= 10_000
        ):
            raise BadGesture("Tremor, care and sway are numbers from 0 to 20, 10 and 10.")
        if not (-1 <= self.hold < 5 and 0 <= self.lift <= HIGHEST_LIFT):
            raise BadGesture("The second hand lifts one of five plateaus by at most 2 mm.")

    def to_text(self) -> str:
        """Readable, exact; ``from_text`` reads it back."""
        return (
            f"piece {self.body} out {self.angle / 10:.1f} to {self.x / 10:.1f} {self.y / 10:.1f} "
            f"turn {self.turn / 10:.1f} with {self.tool.name.lower()} "
            f"tremor {self.tremor / 1000:.3f} care {self.care / 1000:.3f} "
            f"sway {self.sway / 1000:.3f} seed {self.seed}"
            + (f" hold {self.hold} lift {self.lift / 10:.1f}" if self.hold >= 0 else "")
        )

    @classmethod
    def from_text(cls, text: str) -> HandPlan:
        """BadGesture with one sentence if the text is no plan."""
        words = text.split()
        try:
            names = ("piece", "out", "to", "turn", "with", "tremor", "care", "sway", "seed")
            if tuple(words[0:4:2]) + tuple(words[i] for i in (4, 7, 9, 11, 13, 15, 17)) != names:
                raise ValueError
            numbers = [float(words[i]) for i in (3, 5, 6, 8, 12, 14, 16)]
            if not all(math.isfinite(number) for number in numbers):
                raise ValueError
            hold, lift = -1, 0
            if len(words) == 23 and (words[19], words[21]) == ("hold", "lift"):
                hold, lift = int(words[20]), round(float(words[22]) * 10)
            elif len(words) != 19:
                raise ValueError
            angle, x, y, turn = (round(number * 10) for number in numbers[:4])
            tremor, care, sway = (round(number * 1000) for number in numbers[4:])
            tool = Tool[words[10].upper()]
            body, seed = int(words[1]), int(words[18])
        except (ValueError, IndexError, KeyError):
            raise BadGesture(
                "A plan reads 'piece 7 out 120.0 to 12.3 -40.1 turn 15.0 with hand tremor 0.300 "
                "care 0.800 sway 1.000 seed 1'."
            ) from None
        return cls(body, angle, x, y, turn, tool, tremor, care, sway, seed, hold, lift)


# ---- the way out


def way_out(scene: Sequence[Pose | None], column: int, angle: float) -> float:
    """How far a column must be pulled in a direction until no plateau is above it."""
    pose = scene[column]
    assert pose is not None
    x, y = pose[:2]
    wide = reach(column) + CLEAR
    above = [g.plateau_outline(scene, k) for k in range(g.level_of(scene, column), g.laid(scene))]
    length = 0.0
    dx, dy = math.cos(angle), math.sin(angle)
    while length < FARTHEST_OUT and any(
        margin(edge, x + length * dx, y + length * dy) > -wide for edge in above
    ):
        length += STRIDE
    return length


# ---- the hand


@dataclass(frozen=True, slots=True)
class Feeling:
    """What a player notices while pulling."""

    force: float
    """Newtons on the gauge."""
    sway: float
    """How far a plateau has moved, as far as one can see."""


@dataclass(frozen=True, slots=True)
class _Stretch:
    start: tuple[float, float, float, float]
    end: tuple[float, float, float, float]
    seconds: float
    pulling: bool


class Pilot:
    """Moves a hand along a plan."""

    def __init__(
        self,
        scene: Sequence[Pose | None],
        attempt: Attempt,
        plan: HandPlan,
        *,
        halts: bool = False,
        back: bool = False,
    ) -> None:
        """``halts``: stops at its limits instead of breaking off; ``back``: breaks off at once."""
        self.halted = Reason.NONE
        """Why the hand has stopped."""
        self._halts = halts
        self._back = back
        self._plan = plan
        self._pull = attempt.kind is Kind.PULL
        self._level = 0 if attempt.kind is Kind.STAND else g.laid(scene)
        self._rng = Rng(plan.seed, plan.body)
        self._error = [0.0, 0.0, 0.0]
        self._felt = 0.0
        start = scene[plan.body]
        pose = start if start is not None else from_the_box(scene, plan.body)
        self._here = pose[:3]
        self._covered = False
        self._holds = False
        self._wait = 0
        self._way = list(self._stretches(scene, pose))
        self._at = 0
        self._since = 0.0
        self._state = 0

    def _stretches(self, scene: Sequence[Pose | None], pose: Pose) -> Iterator[_Stretch]:
        plan = self._plan
        x, y, z = pose[:3]
        turn = g.turn_of(pose)
        now = (x, y, z, turn)
        column = is_column(plan.body)
        taken = scene[plan.body] is not None

        def to(
            goal: tuple[float, float, float, float], speed: float, pulling: bool = False
        ) -> _Stretch:
            nonlocal now
            seconds = max(
                0.15, 1.5 * math.dist(now[:3], goal[:3]) / speed, abs(goal[3] - now[3]) / 3
            )
            stretch = _Stretch(now, goal, seconds, pulling)
            now = goal
            return stretch

        if column and taken:
            angle = math.radians(plan.angle / 10)
            length = way_out(scene, plan.body, angle)
            if length > 0:
                self._covered = True
                out = (x + length * math.cos(angle), y + length * math.sin(angle), z, turn)
                yield to(out, PULLING, True)
            else:
                yield to((x, y, z + CLEAR, turn), PULLING, True)
        height = COLUMN_HEIGHT if column else PLATEAU_THICKNESS
        others = [pose if body != plan.body else None for body, pose in enumerate(scene)]
        over = highest(others) + height / 2 + 0.025
        over = max(over, now[2])
        yield to((now[0], now[1], over, now[3]), CARRYING)
        if self._pull:
            return
        # Turn the shorter way.
        goal_turn = math.radians(plan.turn / 10)
        goal_turn = turn + (goal_turn - turn + math.pi) % (2 * math.pi) - math.pi
        goal = (plan.x * UNIT, plan.y * UNIT)
        yield to((*goal, over, goal_turn), CARRYING)
        rest = self._rest_height(scene, goal, height)
        yield to((*goal, rest + CLEAR, goal_turn), LOWERING)
        yield to((*goal, rest - PRESS, goal_turn), TOUCHING)

    def _rest_height(self, scene: Sequence[Pose | None], goal: Point, height: float) -> float:
        """The centre's height once the piece stands on what is below."""
        body = self._plan.body
        level = self._level
        floor = g.surface(scene, level, *goal)
        if not is_column(body):
            return floor + COLUMN_HEIGHT + height / 2
        stacked = [
            pose[2] + COLUMN_HEIGHT / 2
            for other in g.columns_on(scene, level)
            if other != body
            and (pose := scene[other]) is not None
            and math.dist(pose[:2], goal) < reach(other) + reach(body)
        ]
        return max([floor, *stacked]) + height / 2

    def samples(self, tick: int, feeling: Feeling) -> list[Sample]:
        """What the hand does in this tick."""
        if self._state == 0:
            return self._begin(tick)
        if self._back:
            self._state = 3
            return [Sample(tick, What.BREAK)]
        if self._wait > 0:
            self._wait -= 1
            return []
        if self._state == 1 and self._at < len(self._way):
            stretch = self._way[self._at]
            if stretch.pulling and (why := self._threatens(feeling)) is not Reason.NONE:
                self._state = 3
                if not self._halts:
                    return [Sample(tick, What.BREAK)]
                self.halted = why
                return [Sample(tick, What.END)]
            part = min(1.0, self._since / stretch.seconds)
            smooth = part * part * part * (10 - 15 * part + 6 * part * part)
            x, y, z, turn = (
                a + (b - a) * smooth for a, b in zip(stretch.start, stretch.end, strict=True)
            )
            self._since += TICK_SECONDS
            if self._since > stretch.seconds:
                self._at, self._since = self._at + 1, 0.0
            self._tremble()
            ex, ey, ez = self._error
            moves = [self._reach(tick, x + ex, y + ey, z + ez, turn)]
            if self._holds and not stretch.pulling:
                self._holds = False
                moves.append(Sample(tick, What.LET_GO))
            return moves
        if self._state == 1:
            self._state = 2
            return [Sample(tick, What.RELEASE)]
        if self._state == 2:
            self._state = 3
            return [Sample(tick, What.END)]
        return []

    def _begin(self, tick: int) -> list[Sample]:
        """Grip; and hold a plateau first, if the column has to come out from under one."""
        plan = self._plan
        self._state = 1
        gripped = grip(tick, plan.body, plan.tool if is_column(plan.body) else Tool.HAND)
        self._holds = plan.hold >= 0 and self._covered and not self._back
        if not self._holds:
            return [gripped]
        self._wait = HOLDING_TICKS
        return [hold(tick, plan.hold, plan.lift), gripped]

    def _threatens(self, feeling: Feeling) -> Reason:
        """Which limit is exceeded, if one is."""
        self._felt += 0.15 * (feeling.force - self._felt)  # a hand feels no single tremble
        if 0 < self._plan.care < 1000 * self._felt:
            return Reason.RESISTED
        return Reason.SWAYED if 0 < self._plan.sway < 1e6 * feeling.sway else Reason.NONE

    def _reach(self, tick: int, x: float, y: float, z: float, turn: float) -> Sample:
        """As far toward there as a hand comes in one tick, however it trembles."""
        hx, hy, hz = self._here
        far = math.dist((x, y, z), self._here)
        part = min(1.0, LONGEST_STEP / far) if far > 0 else 1.0
        self._here = (hx + (x - hx) * part, hy + (y - hy) * part, hz + (z - hz) * part)
        return move_to(tick, *self._here, turn)

    def _tremble(self) -> None:
        """A wandering error of a given size that forgets itself."""
        keep = math.exp(-TICK_SECONDS / TREMOR_SECONDS)
        fresh = self._plan.tremor * 1e-6 * math.sqrt(1 - keep * keep)
        for axis in range(3):
            self._error[axis] = self._error[axis] * keep + fresh * normal(self._rng)


def normal(rng: Rng) -> float:
    """A standard normal number, cut off at three."""
    radius = math.sqrt(-2 * math.log((rng.word() + 1) / 4294967297))
    return max(-3.0, min(3.0, radius * math.cos(math.tau * int(rng.word()) / 4294967296)))


def plan_is_for(plan: HandPlan, attempt: Attempt) -> None:
    """BadGesture unless the attempt allows this piece."""
    if plan.body not in attempt.allowed:
        what = "column" if plan.body < COLUMNS_IN_ALL else "plateau"
        number = plan.body if plan.body < COLUMNS_IN_ALL else plan.body - FIRST_PLATEAU
        raise BadGesture(f"The {what} {number} may not be moved now; see which ones are offered.")
