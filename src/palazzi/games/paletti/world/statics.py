"""What a ruler and a plumb line tell about a palace: does the weight above a level lie inside its
supports, where is room on top, where would the next plateau rest well?

Only visible poses go in. Margins are metres inside the hull of the supporting feet; negative: it
would tip.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world.pieces import (
    FIRST_PLATEAU,
    OUTLINES,
    body_mass,
    foot,
    reach,
)
from palazzi.games.paletti.world.plan import CLEAR, FARTHEST_OUT, STRIDE
from palazzi.games.paletti.world.polygons import Outline, Point, hull
from palazzi.games.paletti.world.poses import Pose

Floats = NDArray[np.float64]

GRID: Final = 0.004
"""Places are chosen in steps of this size."""
TURNS: Final = 24
NARROWEST: Final = 0.0015
"""A column that passes others closer than this takes them along."""


def margins(outline: Sequence[Point], x: Any, y: Any) -> Floats:
    """``polygons.margin`` for many points at once."""
    xs, ys = np.asarray(x, dtype=float), np.asarray(y, dtype=float)
    nearest = np.full(np.broadcast(xs, ys).shape, np.inf)
    inside = np.zeros(nearest.shape, dtype=bool)
    for i in range(len(outline)):
        (ax, ay), (bx, by) = outline[i - 1], outline[i]
        dx, dy = bx - ax, by - ay
        along = np.clip(((xs - ax) * dx + (ys - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        nearest = np.minimum(nearest, np.hypot(xs - ax - along * dx, ys - ay - along * dy))
        if ay != by:
            crossing = ((ay > ys) != (by > ys)) & (xs < dx * (ys - ay) / dy + ax)
            inside ^= crossing
    return np.where(inside, nearest, -nearest)


class Balance:
    """The levels of a palace as hulls with weights above them."""

    def __init__(self, scene: Sequence[Pose | None]) -> None:
        self.scene = list(scene)
        self.laid = g.laid(scene)
        self.levels = g.levels(scene)
        mask = g.covered(scene)
        self.carriers = [
            [c for c in g.columns_on(scene, level) if mask >> c & 1] for level in range(self.laid)
        ]
        self._above: list[list[int]] = []
        for level in range(self.laid):
            plateaus = range(FIRST_PLATEAU + level, FIRST_PLATEAU + self.laid)
            columns = [c for c in range(FIRST_PLATEAU) if level < self.levels[c] <= self.laid]
            self._above.append([*plateaus, *columns])

    def feet(self, columns: Sequence[int]) -> Outline:
        """The hull of what these columns support."""
        corners: list[Point] = []
        for column in columns:
            pose = self.scene[column]
            assert pose is not None
            corners += foot(column, pose[0], pose[1], g.turn_of(pose))
        return hull(corners)

    def weight(self, level: int, skip: int = -1) -> tuple[float, float, float]:
        """Mass above a level, and where it acts."""
        mass = x = y = 0.0
        for body in self._above[level]:
            pose = self.scene[body]
            if body == skip or pose is None:
                continue
            m = body_mass(body)
            mass, x, y = mass + m, x + m * pose[0], y + m * pose[1]
        return mass, x / mass, y / mass

    def without(self, column: int) -> float:
        """The margin of its level once a column has gone."""
        level = self.levels[column]
        if level >= self.laid or column not in self.carriers[level]:
            return math.inf
        edge = self.feet([c for c in self.carriers[level] if c != column])
        if len(edge) < 3:
            return -math.inf
        _, x, y = self.weight(level)
        return float(margins(edge, x, y))

    def with_weight(self, mass: float, x: Any, y: Any, skip: int = -1) -> Floats:
        """The least margin of all levels when a weight comes to stand at each of some places."""
        worst = np.full(np.shape(x), np.inf)
        for level in range(self.laid):
            edge = self.feet([c for c in self.carriers[level] if c != skip])
            if len(edge) < 3:
                return np.full(np.shape(x), -np.inf)
            m, cx, cy = self.weight(level, skip)
            share = mass / (m + mass)
            there = margins(
                edge, cx + share * (np.asarray(x) - cx), cy + share * (np.asarray(y) - cy)
            )
            worst = np.minimum(worst, there)
        return worst

    def ways_out(self, column: int) -> list[tuple[float, float, float]]:
        """Directions in which nothing is in the way: (length, gap to the next column, angle)."""
        pose = self.scene[column]
        assert pose is not None
        x, y = pose[:2]
        level = self.levels[column]
        angles = np.arange(TURNS) * math.tau / TURNS
        lengths = np.arange(0, FARTHEST_OUT, STRIDE)
        px = x + np.cos(angles)[:, None] * lengths
        py = y + np.sin(angles)[:, None] * lengths
        under = np.zeros(px.shape, dtype=bool)
        for plateau in range(level, self.laid):
            under |= (
                margins(g.plateau_outline(self.scene, plateau), px, py) > -reach(column) - CLEAR
            )
        outs = np.argmin(under, axis=1)  # the first place with nothing above
        passed = np.arange(len(lengths)) <= outs[:, None]
        gaps = np.ones(TURNS)
        for other in range(FIRST_PLATEAU):
            there = self.scene[other]
            if other == column or there is None or self.levels[other] != level:
                continue
            apart = np.hypot(px - there[0], py - there[1]) - reach(other) - reach(column)
            gaps = np.minimum(gaps, np.where(passed, apart, np.inf).min(axis=1))
        return [
            (float(lengths[outs[k]]), float(gaps[k]), float(angles[k]))
            for k in range(TURNS)
            if gaps[k] > NARROWEST and not under[k, outs[k]]
        ]

    # ---- places on top

    def top_grid(self) -> tuple[Floats, Floats]:
        """Places on the topmost level: steps in its own frame, from its centre."""
        steps = np.arange(-30, 31) * GRID
        u, v = (axis.ravel() for axis in np.meshgrid(steps, steps))
        if self.laid == 0:
            return u, v
        pose = self.scene[FIRST_PLATEAU + self.laid - 1]
        assert pose is not None
        turn = g.turn_of(pose)
        c, s = math.cos(turn), math.sin(turn)
        return pose[0] + u * c - v * s, pose[1] + u * s + v * c

    def room(self, column: int, spare: float) -> tuple[Floats, Floats]:
        """Where a column could be set down with so much room around it."""
        x, y = self.top_grid()
        fits = margins(g.outline(self.scene, self.laid), x, y) > reach(column) + spare
        for other in range(FIRST_PLATEAU):
            pose = self.scene[other]
            if pose is None or other == column or self.levels[other] != self.laid:
                continue
            apart = reach(column) + reach(other) + 0.003 + 2 * spare
            fits &= np.hypot(x - pose[0], y - pose[1]) > apart
        return x[fits], y[fits]

    def rests(
        self, least: int, extra: Sequence[Pose] = (), rough: bool = False
    ) -> list[tuple[float, float, float, int, float]]:
        """Places for the next plateau, best first: x, y, turn, columns covered, margin.

        ``extra``: columns that are thought to stand on top as well (thin ones, to be careful).
        ``rough``: only every other place and every third turn, to compare bases quickly.
        """
        plateau = self.laid
        if plateau >= len(OUTLINES):
            return []
        columns = [c for c in range(FIRST_PLATEAU) if self.levels[c] == self.laid]
        tops = [pose for c in columns if (pose := self.scene[c]) is not None] + list(extra)
        if len(tops) < least:
            return []
        points = np.array([pose[:2] for pose in tops])
        feet = [foot(c, 0, 0, g.turn_of(pose)) for c, pose in zip(columns, tops, strict=False)]
        feet += [foot(0, 0, 0, 0)] * len(extra)
        middle = np.round(points.mean(axis=0) / GRID) * GRID
        steps = np.arange(-10, 11, 4 if rough else 1) * GRID
        x, y = (axis.ravel() for axis in np.meshgrid(middle[0] + steps, middle[1] + steps))
        mass = body_mass(FIRST_PLATEAU + plateau)
        below = self.with_weight(mass, x, y) if self.laid else np.full(x.shape, np.inf)
        dx, dy = points[:, 0, None] - x, points[:, 1, None] - y
        bits = (2 ** np.arange(len(tops)))[:, None]
        own: dict[int, Floats] = {}
        found: list[tuple[float, float, float, int, float]] = []
        for k in range(0, TURNS, 3 if rough else 1):
            turn = k * math.tau / TURNS
            c, s = math.cos(turn), math.sin(turn)
            over = margins(OUTLINES[plateau], dx * c + dy * s, dy * c - dx * s) > 0.002
            masks = (over * bits).sum(axis=0)
            for mask in map(int, np.unique(masks)):
                if mask.bit_count() < least:
                    continue
                if mask not in own:  # the margin depends on what is covered, not on the turn
                    inside = [i for i in range(len(tops)) if mask >> i & 1]
                    corners = [(tops[i][0] + u, tops[i][1] + v) for i in inside for u, v in feet[i]]
                    own[mask] = np.minimum(margins(hull(corners), x, y), below)
                safe = np.where(masks == mask, own[mask], -np.inf)
                best = int(np.argmax(safe))
                place = float(x[best]), float(y[best])
                found.append((*place, turn, mask.bit_count(), float(safe[best])))
        found.sort(key=lambda place: -(min(place[4], 0.03) + 0.002 * place[3]))
        return found
