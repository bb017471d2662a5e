"""Where things stand, read off a scene: levels, covered, jutting out, fallen (PP-11.3, 11.11).

Pure geometry on poses; needs no physics engine, so rules and replays can use it. A *level* is 0 on
the foundation and k on the k-th plateau; ABSENT for a column that is not in the palace.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.pieces import (
    COLUMN_HEIGHT,
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    FOUNDATION_OUTLINE,
    OUTLINES,
    PLATEAU_THICKNESS,
    PLATEAUS,
    PLOT,
    foot,
)
from palazzi.games.paletti.world.polygons import Outline, margin, moved
from palazzi.games.paletti.world.poses import Pose

ABSENT: Final = 255
HIGHEST: Final = len(PLATEAUS)


def turn_of(pose: Pose) -> float:
    """The angle about the vertical."""
    _, _, _, w, x, y, z = pose
    return math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))


def axis_of(pose: Pose) -> tuple[float, float, float]:
    """The direction of what was up when the piece stood upright."""
    _, _, _, w, x, y, z = pose
    return 2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)


def tilt_of(pose: Pose) -> float:
    """Degrees between that direction and the vertical."""
    return math.degrees(math.acos(max(-1.0, min(1.0, axis_of(pose)[2]))))


def foot_of(pose: Pose) -> tuple[float, float, float]:
    """The middle of a column's lower face."""
    ax, ay, az = axis_of(pose)
    half = COLUMN_HEIGHT / 2
    return pose[0] - half * ax, pose[1] - half * ay, pose[2] - half * az


def laid(scene: Sequence[Pose | None]) -> int:
    """How many plateaus lie."""
    return sum(pose is not None for pose in scene[FIRST_PLATEAU:])


def plateau_outline(scene: Sequence[Pose | None], plateau: int) -> Outline:
    """A laid plateau seen from above."""
    pose = scene[FIRST_PLATEAU + plateau]
    assert pose is not None
    return moved(OUTLINES[plateau], pose[0], pose[1], turn_of(pose))


def outline(scene: Sequence[Pose | None], level: int) -> Outline:
    """What columns of a level stand on, seen from above."""
    return PLOT if level == 0 else plateau_outline(scene, level - 1)


def surface(scene: Sequence[Pose | None], level: int, x: float, y: float) -> float:
    """The height of a level at a place; a plateau may lie a little askew."""
    if level == 0:
        return 0.0
    pose = scene[FIRST_PLATEAU + level - 1]
    assert pose is not None
    ax, ay, az = axis_of(pose)
    half = PLATEAU_THICKNESS / 2
    if az < 0.5:  # on edge: it carries nothing any more
        return pose[2]
    top = (pose[0] + half * ax, pose[1] + half * ay, pose[2] + half * az)
    return top[2] - ((x - top[0]) * ax + (y - top[1]) * ay) / az


def level_of(scene: Sequence[Pose | None], column: int) -> int:
    """The level whose surface is nearest to the foot; above the red plateau: stacked on it."""
    pose = scene[column]
    if pose is None:
        return ABSENT
    x, y, z = foot_of(pose)
    heights = [abs(z - surface(scene, level, x, y)) for level in range(laid(scene) + 1)]
    return heights.index(min(heights))


def levels(scene: Sequence[Pose | None]) -> bytes:
    """Of all columns."""
    return bytes(level_of(scene, column) for column in range(COLUMNS_IN_ALL))


def cover_margin(scene: Sequence[Pose | None], column: int, level: int) -> float:
    """How far inside the outline of the next plateau the column's axis is; negative: free."""
    pose = scene[column]
    if pose is None or level >= laid(scene):
        return -math.inf
    return margin(plateau_outline(scene, level), pose[0], pose[1])


def covered(scene: Sequence[Pose | None]) -> int:
    """A mask of the covered columns."""
    mask = 0
    for column in range(COLUMNS_IN_ALL):
        level = level_of(scene, column)
        if level != ABSENT and cover_margin(scene, column, level) > 0:
            mask |= 2**column
    return mask


def columns_on(scene: Sequence[Pose | None], level: int) -> list[int]:
    """The columns of one level."""
    return [column for column in range(COLUMNS_IN_ALL) if level_of(scene, column) == level]


def overhang(scene: Sequence[Pose | None], column: int, level: int) -> float:
    """How far the foot reaches over the edge of what it stands on; negative: it is inside."""
    pose = scene[column]
    assert pose is not None
    x, y, _ = foot_of(pose)
    edge = outline(scene, level)
    return -min(margin(edge, u, v) for u, v in foot(column, x, y, turn_of(pose)))


def juts_out(scene: Sequence[Pose | None], column: int, level: int) -> bool:
    """Whether the foot is more than half a millimetre over the edge (PP-5.3, 11.11)."""
    return overhang(scene, column, level) > p.JUTTING


def off_foundation(scene: Sequence[Pose | None], plateau: int) -> bool:
    """Whether a plateau reaches over the foundation's edge (PP-2.2)."""
    corners = plateau_outline(scene, plateau)
    return min(margin(FOUNDATION_OUTLINE, x, y) for x, y in corners) < -p.JUTTING


def stands_on(scene: Sequence[Pose | None], column: int, level: int) -> bool:
    """Upright, with its foot on that level (PP-11.11); on red also on other columns (PP-5.4)."""
    pose = scene[column]
    if pose is None or tilt_of(pose) > p.STANDING_TILT:
        return False
    x, y, z = foot_of(pose)
    above = z - surface(scene, level, x, y)
    if level == HIGHEST:
        above -= COLUMN_HEIGHT * max(0, round(above / COLUMN_HEIGHT))
    return abs(above) <= p.STANDING_FOOT


def has_fallen(scene: Sequence[Pose | None], column: int, level: int) -> bool:
    """Lying, or not where the level is on which it stood (PP-11.3)."""
    pose = scene[column]
    if pose is None:
        return False
    if tilt_of(pose) > p.FALLEN_TILT:
        return True
    x, y, z = foot_of(pose)
    above = z - surface(scene, level, x, y)
    if level == HIGHEST:
        above -= COLUMN_HEIGHT * max(0, round(above / COLUMN_HEIGHT))
    return abs(above) > p.FALLEN_FOOT
