"""A palace as a player can imagine it: the visible poses, with height errors that are made up.

Nobody sees which columns carry (PP-11.27). Whoever wants to know builds palaces that look the same
with other grains, and asks in how many of them a column can go.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from palazzi.core.rng import Rng
from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world.layout import settle
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import (
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    GRAINS,
    PLATEAU_THICKNESS,
)
from palazzi.games.paletti.world.poses import Pose

LEVEL: Final = 0.5
"""Degrees. What leans less than this is taken to lie flat: ten bytes are no spirit level."""
SAME: Final = 0.0015
"""A guess that moves more than this while it settles is not the palace one sees."""
TRIES: Final = 3


def guessed_world(scene: Sequence[Pose | None], rng: Rng) -> World | None:
    """A palace that looks like this one, at rest; None if no guess would stand still."""
    for _ in range(TRIES):
        grains = tuple(int(rng.below(GRAINS)) for _ in range(COLUMNS_IN_ALL))
        world = _stacked(scene, grains)
        settle(world, 40)
        if moved_most(scene, world.scene()) < SAME:
            world.rest_at(world.poses())
            return world
    return None


def moved_most(before: Sequence[Pose | None], now: Sequence[Pose | None]) -> float:
    """How far the piece has gone that went farthest."""
    return max(
        (
            math.dist(a[:3], b[:3])
            for a, b in zip(before, now, strict=True)
            if a is not None and b is not None
        ),
        default=0.0,
    )


def _stacked(scene: Sequence[Pose | None], grains: tuple[int, ...]) -> World:
    """Every piece at its visible place, its height such that it touches what is below."""
    world = World(grains)
    floor = 0.0
    for level in range(g.laid(scene) + 1):
        tallest = 0.0
        for column in g.columns_on(scene, level):
            pose = scene[column]
            assert pose is not None
            height = world.heights[column]
            stacked = g.foot_of(pose)[2] - g.surface(scene, level, pose[0], pose[1]) > 0.02
            if g.tilt_of(pose) > LEVEL or stacked:
                world.put(column, pose)
                continue
            world.put(column, _upright(pose, floor + height / 2))
            if g.cover_margin(scene, column, level) > 0:
                tallest = max(tallest, height)
        plateau = FIRST_PLATEAU + level
        above = scene[plateau] if level < g.laid(scene) else None
        if above is None:
            break
        if g.tilt_of(above) > LEVEL:
            world.put(plateau, above)
            floor = above[2] + PLATEAU_THICKNESS / 2
        else:
            world.put(plateau, _upright(above, floor + tallest + PLATEAU_THICKNESS / 2))
            floor += tallest + PLATEAU_THICKNESS
    world.refresh()
    return world


def _upright(pose: Pose, height: float) -> Pose:
    turn = g.turn_of(pose) / 2
    return pose[0], pose[1], height, math.cos(turn), 0.0, 0.0, math.sin(turn)
