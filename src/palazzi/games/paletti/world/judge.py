"""What an attempt has done to a palace: collapse, fallen columns, standing (PP-11.3, 11.11).

Everything is measured against ``Before``, the palace at the start of the attempt.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.move import Attempt, Kind, Reason
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import (
    BODIES,
    COLUMN_HEIGHT,
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    PLATEAU_THICKNESS,
    is_column,
    reach,
)
from palazzi.games.paletti.world.polygons import margin
from palazzi.games.paletti.world.poses import Pose

CLEARANCE = 0.05
"""Pieces from the box appear this high above everything."""
LIFTED = 0.02
"""A penalty column is out when it is this high above its level with nothing over it."""


@dataclass(frozen=True)
class CollapseLimits:
    """From where on it is a collapse (PP-11.3); an edition may have others."""

    sunk: float = p.DROPPED
    """Metres that a plateau has sunk."""
    tilt: float = p.TILTED
    """Degrees."""
    many: int = p.MANY_FALLEN
    """Columns besides the moved one."""


class Before:
    """The palace at the start, and what has changed since."""

    def __init__(
        self, scene: Sequence[Pose | None], attempt: Attempt, limits: CollapseLimits | None = None
    ) -> None:
        self.limits = limits or CollapseLimits()
        self.scene = list(scene)
        self.attempt = attempt
        self.laid = g.laid(scene)
        self.levels = g.levels(scene)
        self.highest = highest(scene)
        self.gone: set[int] = set()
        self._margins = [
            g.cover_margin(scene, column, self.levels[column]) for column in range(COLUMNS_IN_ALL)
        ]

    def collapse(self, scene: Sequence[Pose | None]) -> Reason:
        """NONE, or how the plateaus show it (PP-11.3)."""
        for body in range(FIRST_PLATEAU, FIRST_PLATEAU + self.laid):
            old, now = self.scene[body], scene[body]
            assert old is not None
            assert now is not None
            if old[2] - now[2] > self.limits.sunk:
                return Reason.PLATEAU_DROPPED
            cosine = sum(a * b for a, b in zip(g.axis_of(old), g.axis_of(now), strict=True))
            if cosine < math.cos(math.radians(self.limits.tilt)):
                return Reason.PLATEAU_TILTED
        return Reason.NONE

    def too_many(self, fallen: Collection[int]) -> bool:
        """Whether that many fallen columns are a collapse too."""
        return len(fallen) + len(self.gone) >= self.limits.many

    def fallen(self, scene: Sequence[Pose | None], moved: int) -> list[int]:
        """Columns besides the moved one that do not stand where they stood."""
        return [
            column
            for column in range(COLUMNS_IN_ALL)
            if column != moved
            and scene[column] is not None
            and g.has_fallen(scene, column, self.levels[column])
        ]

    def cover_changed(self, scene: Sequence[Pose | None], moved: int) -> bool:
        """Whether a free column became covered or the reverse, by more than 2 mm (PP-11.16)."""
        for column in range(COLUMNS_IN_ALL):
            if column == moved or scene[column] is None or not math.isfinite(self._margins[column]):
                continue
            now = g.cover_margin(scene, column, self.levels[column])
            if (now > 0) != (self._margins[column] > 0) and abs(now) > p.COVER_SLACK:
                return True
        return False

    def covers(self, scene: Sequence[Pose | None], body: int) -> int:
        """How many columns of what was the topmost level the new plateau covers (PP-11.10)."""
        if is_column(body):
            return 0
        edge = g.plateau_outline(scene, body - FIRST_PLATEAU)
        count = 0
        for column in range(COLUMNS_IN_ALL):
            pose = scene[column]
            if pose is not None and self.levels[column] == self.laid:
                count += margin(edge, pose[0], pose[1]) > 0
        return count


def highest(scene: Sequence[Pose | None]) -> float:
    """The top of whatever reaches highest, roughly."""
    tops = [
        pose[2] + (COLUMN_HEIGHT if is_column(body) else PLATEAU_THICKNESS) / 2
        for body, pose in enumerate(scene)
        if pose is not None
    ]
    return max(tops, default=0.0)


def from_the_box(scene: Sequence[Pose | None], body: int) -> Pose:
    """Where a piece appears that is taken from the box: above the middle, clear of everything."""
    assert 0 <= body < BODIES
    return 0.0, 0.0, highest(scene) + CLEARANCE, 1.0, 0.0, 0.0, 0.0


def verdict(before: Before, scene: Sequence[Pose | None], body: int) -> Reason:
    """NONE if the released piece, at rest, is where the attempt wanted it; else why not."""
    if not is_column(body):
        return _lies(before, scene, body)
    level = 0 if before.attempt.kind is Kind.STAND else before.laid
    if not g.stands_on(scene, body, level):
        return Reason.ON_COLUMN if _on_column(scene, body, level) else Reason.NOT_STANDING
    if g.juts_out(scene, body, level):
        return Reason.JUTS_OUT
    return Reason.COVER_CHANGED if before.cover_changed(scene, body) else Reason.NONE


def _on_column(scene: Sequence[Pose | None], body: int, level: int) -> bool:
    pose = scene[body]
    if pose is None or g.tilt_of(pose) > p.STANDING_TILT:
        return False
    x, y, z = g.foot_of(pose)
    above = z - g.surface(scene, level, x, y) - COLUMN_HEIGHT
    return above > -p.STANDING_FOOT and g.overhang(scene, body, level) < reach(body)


def _lies(before: Before, scene: Sequence[Pose | None], body: int) -> Reason:
    pose = scene[body]
    assert pose is not None
    rest = g.surface(scene, before.laid, pose[0], pose[1]) + COLUMN_HEIGHT + PLATEAU_THICKNESS / 2
    if g.tilt_of(pose) > p.TILTED or abs(pose[2] - rest) > p.DROPPED:
        return Reason.NOT_STANDING
    if before.laid == 0 and g.off_foundation(scene, 0):
        return Reason.JUTS_OUT
    if before.covers(scene, body) < before.attempt.least:
        return Reason.TOO_FEW_COVERED
    return Reason.NONE


def is_back(before: Before, scene: Sequence[Pose | None], column: int) -> bool:
    """Whether a column stands at its old place again (PP-11.9)."""
    old, now = before.scene[column], scene[column]
    assert old is not None
    assert now is not None
    return (
        g.stands_on(scene, column, before.levels[column])
        and math.dist(old[:2], now[:2]) <= p.OLD_PLACE
    )


def is_out(before: Before, scene: Sequence[Pose | None], column: int) -> bool:
    """Whether a penalty column has been pulled out of the palace."""
    pose = scene[column]
    assert pose is not None
    x, y, z = g.foot_of(pose)
    level = before.levels[column]
    if z < g.surface(before.scene, level, x, y) + LIFTED:
        return False
    above = range(level, before.laid)
    return all(margin(g.plateau_outline(scene, k), x, y) < -reach(column) for k in above)


def carries(world: World, fallen: Collection[int]) -> bool:
    """Whether a plateau rests on a fallen column (PP-11.3)."""
    if not fallen:
        return False
    return any(
        column in fallen
        and plateau >= FIRST_PLATEAU
        and force > 0
        and height > world.pose(column)[2]
        for one, other, height, force in world.contacts()
        for column, plateau in ((one, other), (other, one))
    )
