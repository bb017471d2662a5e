"""What bots know about building: which column is loose, which way out, where to set it, and when
to ask for a plateau. What it is worth to them, and so when they dare, is in ``player``.

Everything starts from public poses. Loads come from guessed palaces with other height errors
(PP-11.27): loads, then the static margin, then a look at what happens without the column, for the
best few only; a heavily loaded one is pulled out of a guessed palace before it is pulled out of the
real one. *Skill* is a steady hand, and the care that goes before it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from palazzi.core.rng import Rng
from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.execute import perform
from palazzi.games.paletti.world.guess import guessed_world, moved_most
from palazzi.games.paletti.world.move import Attempt, Kind, Verdict
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import (
    COLUMN_HEIGHT,
    FIRST_PLATEAU,
    body_mass,
    is_round,
    reach,
)
from palazzi.games.paletti.world.plan import HandPlan
from palazzi.games.paletti.world.poses import Pose, seen
from palazzi.games.paletti.world.statics import Balance

LOOK_STEPS: Final = 150
MOVES: Final = 0.0015
"""A palace that moves more than this without a column needed it."""
SAFE_MARGIN: Final = 0.012
"""Metres within the edge that look safe to a plain eye."""
HIGHEST: Final = 5
PLENTY: Final = 6
"""With this many columns on top the next plateau finds its place anyway."""


@dataclass(frozen=True)
class Skill:
    """A hand and the care behind it."""

    tremor: int
    """Micrometres."""
    care: int
    """Millinewtons at which it breaks off; 0: never."""
    sway: int
    """Micrometres that a plateau may be seen to move; 0: any."""
    worlds: int
    """Palaces it imagines."""
    looks: int
    """Columns it thinks away in each of them."""
    rehearsals: int
    """Pulls it tries in an imagined palace before the real one."""
    eye: float = 1.0
    """How wide a margin looks to it, and how much less a column seems to carry."""

    def own(self, hand: float, eye: float) -> Skill:
        """The same skill in somebody's own hands: their tremor, in parts of it, and their eye."""
        return replace(self, tremor=round(self.tremor * hand), eye=eye)


SKILLS: Final[Mapping[str, Skill]] = {
    "novice": Skill(7000, 0, 0, 0, 0, 0),
    "casual": Skill(1500, 1300, 4000, 1, 1, 0),
    "strong": Skill(500, 700, 1500, 2, 3, 0),
    "master": Skill(250, 500, 1000, 3, 4, 1),
    "person": Skill(300, 700, 1500, 0, 0, 0),
}


@dataclass(frozen=True)
class Advice:
    """What to do, and how likely it is to go wrong (0 … 1)."""

    plan: HandPlan
    risk: float
    covers: int = 0


class Study:
    """One look at a palace. Make a new one for each decision."""

    def __init__(self, public: bytes, skill: Skill, rng: Rng) -> None:
        self.scene = seen(public)
        self.skill = skill
        self.balance = Balance(self.scene)
        self._rng = rng
        self._worlds: list[World] | None = None
        self._loads: list[list[float]] = []
        self._risks: dict[int, tuple[float, float]] = {}
        self._sights: dict[int, float] = {}
        self._outs: dict[int, list[tuple[float, float, float]]] = {}
        self._advised: dict[int, Advice | None] = {}
        self._final: dict[int, Advice] = {}

    def _at(self, margin: float) -> float:
        """A static margin as a risk: certain at the edge, none from where it looks safe on."""
        return min(1.0, max(0.0, 1 - margin * self.skill.eye / SAFE_MARGIN))

    # ---- raising a column

    def raise_one(
        self, columns: Sequence[int], worth: Mapping[int, float] | None = None
    ) -> Advice | None:
        """The best of these columns with its way and its place; None if none can be moved at all.

        ``worth``: what a column gains once it stands, as a probability one would pay for it.
        """
        ranked = sorted(columns, key=lambda c: self._first_sight(c) - (worth or {}).get(c, 0.0))
        best: tuple[float, Advice] | None = None
        looked = 0
        for column in ranked:
            if self._first_sight(column) > 1:
                continue
            if looked > self.skill.looks and best is not None:
                break
            looked += 1
            if column not in self._advised:
                self._advised[column] = self._advise(column)
            advice = self._advised[column]
            if advice is None:
                continue
            price = advice.risk - (worth or {}).get(column, 0.0)
            if best is None or price < best[0]:
                best = (price, advice)
        return self._well_placed(best[1]) if best else None

    def looked(self, columns: Sequence[int]) -> list[Advice]:
        """Those of these columns that were looked at, as they were judged last."""
        known = {**self._advised, **self._final}
        found = (known.get(column) for column in columns)
        return [advice for advice in found if advice is not None]

    def pull(self, columns: Sequence[int]) -> Advice | None:
        """The safest of these columns to pull out of the palace for good (PP-4.2)."""
        best: Advice | None = None
        for column in sorted(columns, key=self._first_sight)[: 1 + self.skill.looks]:
            angle, risk = self._risk(column)
            if risk <= 1 and (best is None or risk < best.risk):
                best = Advice(self._plan(column, angle, 0, 0, 0.0), risk)
        return best

    def _advise(self, column: int) -> Advice | None:
        angle, risk = self._risk(column)
        place = self._place(column)
        if place is None or risk > 1:
            return None
        x, y, turn, danger = place
        return Advice(self._plan(column, angle, x, y, turn), 1 - (1 - risk) * (1 - danger))

    def _well_placed(self, advice: Advice) -> Advice:
        """The chosen column, set down where the next plateau will rest well."""
        column = advice.plan.body
        if column not in self._final:
            place = self._place(column, thorough=True)
            assert place is not None
            x, y, turn, danger = place
            _, risk = self._risk(column)
            plan = replace(
                advice.plan,
                x=round(x * 1e4),
                y=round(y * 1e4),
                turn=round(math.degrees(turn) * 10) % 3600,
            )
            self._final[column] = Advice(plan, 1 - (1 - risk) * (1 - danger))
        return self._final[column]

    def _plan(self, body: int, angle: float, x: float, y: float, turn: float) -> HandPlan:
        skill = self.skill
        return HandPlan(
            body,
            round(math.degrees(angle) * 10) % 3600,
            round(x * 1e4),
            round(y * 1e4),
            round(math.degrees(turn) * 10) % 3600,
            tremor=skill.tremor,
            care=skill.care,
            sway=skill.sway,
            seed=int(self._rng.below(2**31)),
        )

    def _first_sight(self, column: int) -> float:
        """A guess at the risk without looking closer; above 1: it cannot be moved."""
        if column not in self._sights:
            self._sights[column] = self._glance(column)
        return self._sights[column]

    def _glance(self, column: int) -> float:
        if not self._ways(column):
            return 2.0
        if not self.skill.worlds:  # takes what it likes
            return float(self._rng.below(1000)) / 1000
        risk = self._at(self.balance.without(column))
        if self._imagined():
            load = sum(loads[column] for loads in self._loads) / len(self._loads) / self.skill.eye
            risk += min(1.0, 2 * p.WOOD.friction * load / 0.8)
        return min(risk, 1.0)

    def _ways(self, column: int) -> list[tuple[float, float, float]]:
        if column not in self._outs:
            self._outs[column] = self.balance.ways_out(column)
        return self._outs[column]

    def _risk(self, column: int) -> tuple[float, float]:
        """The way out, and how likely the palace does not bear it."""
        if column not in self._risks:
            self._risks[column] = self._look(column)
        return self._risks[column]

    def _look(self, column: int) -> tuple[float, float]:
        ways = self._ways(column)
        if not ways:
            return 0.0, 2.0
        room = 0.004 + 2e-6 * self.skill.tremor
        _, _, angle = min(ways, key=lambda way: way[0] + 3 * max(0.0, room - way[1]))
        risk = self._at(self.balance.without(column))
        worlds = self._imagined()
        if not worlds:
            return angle, risk
        falls = held = 0.0
        for world, loads in zip(worlds, self._loads, strict=True):
            falls += _moves_without(world, column) > MOVES
            drag = 2 * p.WOOD.friction * loads[column] / self.skill.eye
            held += self.skill.care > 0 and drag > self.skill.care / 1000
        risk = max(risk, (falls + 0.7 * max(0.0, held - falls)) / len(worlds))
        return angle, max(risk, self._rehearsed(column, angle)) if risk < 0.5 else risk

    def _rehearsed(self, column: int, angle: float) -> float:
        """How often pulling goes wrong in imagined palaces; 0 without a rehearsal."""
        tries = self._imagined()[: self.skill.rehearsals]
        wrong = 0.0
        for world in tries:
            if sum(loads[column] for loads in self._loads) < 0.05:
                continue
            saved = world.save()
            plan = self._plan(column, angle, 0, 0, 0.0)
            move = perform(world, Attempt(Kind.PULL, (column,)), plan)
            wrong += {Verdict.STANDS: 0.0, Verdict.BROKE_OFF: 0.7}.get(move.verdict, 1.0)
            world.restore(saved)
        return wrong / len(tries) if tries else 0.0

    def _imagined(self) -> list[World]:
        if self._worlds is None:
            guesses = [guessed_world(self.scene, self._rng) for _ in range(self.skill.worlds)]
            self._worlds = [world for world in guesses if world is not None]
            self._loads = [world.loads() for world in self._worlds]
        return self._worlds

    # ---- places

    def _place(
        self, column: int, thorough: bool = False
    ) -> tuple[float, float, float, float] | None:
        """Where on top: stable now, and a good base for the next plateau; with the danger."""
        spare = 0.001 + 1.5e-6 * self.skill.tremor
        x, y = self.balance.room(column, spare)
        if not x.size:
            x, y = self.balance.room(column, 0.0005)
        stacking = not x.size and self.balance.laid == HIGHEST
        if stacking:
            x, y = self._on_columns(column)
        if not x.size:
            return None
        safe = self.balance.with_weight(body_mass(column), x, y, column)
        turn = 0.0 if is_round(column) else self._turn_of_top()
        if not self.skill.worlds:  # sees only that there is room
            pick = int(self._rng.below(len(x)))
            return float(x[pick]), float(y[pick]), turn, self._at(float(safe[pick]))
        tops = [self.scene[c] for c in g.columns_on(self.scene, self.balance.laid) if c != column]
        value = 3 * np.minimum(safe, 0.02)
        for pose in tops:
            assert pose is not None
            value = value + 0.2 * np.minimum(np.hypot(x - pose[0], y - pose[1]), 0.06)
        best = [int(i) for i in np.argsort(-value)[: 6 if thorough else 1]]
        if thorough:
            best.sort(key=lambda i: -float(value[i]) - self._base(float(x[i]), float(y[i]), column))
        pick = best[0]
        danger = self._at(float(safe[pick])) if not stacking else 0.3
        return float(x[pick]), float(y[pick]), turn, danger

    def _base(self, x: float, y: float, column: int) -> float:
        """How well the next plateau would rest if a column stood here too."""
        on_top = len([c for c in g.columns_on(self.scene, self.balance.laid) if c != column])
        if on_top < 2:
            return -0.3 * abs(self._from_centre(x, y) - 0.035)
        if on_top >= PLENTY:
            return 0.0
        floor = g.surface(self.scene, self.balance.laid, x, y)
        extra: Pose = (x, y, floor + COLUMN_HEIGHT / 2, 1.0, 0.0, 0.0, 0.0)
        found = self.balance.rests(3, [extra], rough=True)
        return min(found[0][4], 0.03) if found else -0.05

    def _from_centre(self, x: float, y: float) -> float:
        top = self.scene[FIRST_PLATEAU + self.balance.laid - 1]
        return math.hypot(x - top[0], y - top[1]) if top is not None else 0.0

    def _turn_of_top(self) -> float:
        top = self.scene[FIRST_PLATEAU + self.balance.laid - 1] if self.balance.laid else None
        return g.turn_of(top) if top is not None else 0.0

    def _on_columns(self, column: int) -> tuple[np.ndarray, np.ndarray]:
        """On red: onto columns that stand free (PP-5.4)."""
        x, y = self.balance.top_grid()
        fits = np.zeros(x.shape, dtype=bool)
        for other in g.columns_on(self.scene, HIGHEST):
            pose = self.scene[other]
            if other != column and pose is not None and reach(other) >= reach(column) - 0.002:
                fits |= np.hypot(x - pose[0], y - pose[1]) < 0.003
        return x[fits], y[fits]

    # ---- plateaus and claims

    def lay(self, least: int = 3) -> Advice | None:
        """Where the next plateau rests best; None if it cannot cover enough."""
        found = self.balance.rests(least)
        if not found:
            return None
        pick = found[0]
        if not self.skill.worlds:
            pick = found[int(self._rng.below(min(len(found), 6)))]
        x, y, turn, covered, safe = pick
        plan = self._plan(FIRST_PLATEAU + self.balance.laid, 0.0, x, y, turn)
        return Advice(replace(plan, care=0, sway=0), self._at(safe), covered)

    def claim(self, columns: Sequence[int], least: int = 3, content: bool = False) -> bool:
        """Whether to ask for the next plateau rather than raise one of these.

        ``content``: the game may end now for all one cares (one holds the seal).
        """
        best = self.raise_one(columns)
        if best is None:
            return True
        if best.risk <= (0.2 if content else 0.4):
            return False
        plateau = self.lay(least)
        return content if plateau is None else plateau.risk < best.risk


def _moves_without(world: World, column: int) -> float:
    """How far anything moves within 0.3 s without a column; the world is left as it was."""
    saved = world.save()
    before = world.scene()
    world.take_out(column)
    world.refresh()
    far = 0.0
    for _ in range(LOOK_STEPS // 10):
        world.step(10)
        far = moved_most(before, world.scene())
        if far > MOVES:
            break
    world.restore(saved)
    return far
