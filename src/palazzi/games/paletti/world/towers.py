"""Finished palaces of five levels, made from numbers: what measurements and tests stand on.

Six, four, four, three and three columns, each level well inside the next plateau and with the
weight above inside its supports. No game ever looks as tidy; but none is higher or heavier.
"""

from __future__ import annotations

import math
from typing import Final

from palazzi.core.rng import Rng
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.layout import fraction, settle
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import (
    COLUMN_HEIGHT,
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    GRAINS,
    OUTLINES,
    PLATEAU_THICKNESS,
    PLOT,
    reach,
)
from palazzi.games.paletti.world.polygons import Outline, Point, margin, support

COUNTS: Final = (6, 4, 4, 3, 3)
GAP: Final = 0.012
INSIDE: Final = 0.012


def tower(seed: int, wood: p.Wood = p.WOOD) -> World:
    """A palace of five levels at rest; every seed is another one."""
    rng = Rng(seed, 5)
    grains = tuple(int(rng.below(GRAINS)) for _ in range(COLUMNS_IN_ALL))
    columns = list(range(COLUMNS_IN_ALL))
    for i in range(COLUMNS_IN_ALL - 1, 0, -1):
        j = int(rng.below(i + 1))
        columns[i], columns[j] = columns[j], columns[i]
    world = World(grains, wood)
    floor = 0.0
    for level, count in enumerate(COUNTS):
        below = PLOT if level == 0 else OUTLINES[level - 1]
        used, columns = columns[:count], columns[count:]
        for column, (x, y) in zip(used, _places(rng, used, below, OUTLINES[level]), strict=True):
            turn = math.pi * fraction(rng) / 2
            z = floor + world.heights[column] / 2
            world.put(column, (x, y, z, math.cos(turn), 0.0, 0.0, math.sin(turn)))
        floor += max(world.heights[column] for column in used) + PLATEAU_THICKNESS
        world.put(
            FIRST_PLATEAU + level, (0.0, 0.0, floor - PLATEAU_THICKNESS / 2, 1.0, 0.0, 0.0, 0.0)
        )
    world.refresh()
    settle(world)
    world.rest_at(world.poses())
    assert floor > len(COUNTS) * COLUMN_HEIGHT
    return world


def _places(rng: Rng, columns: list[int], below: Outline, above: Outline) -> list[Point]:
    """Room for these columns on one outline and under another, around the middle."""
    while True:
        places: list[Point] = []
        for column in columns:
            for _ in range(60):
                x, y = 0.22 * fraction(rng) - 0.11, 0.18 * fraction(rng) - 0.09
                if (
                    margin(below, x, y) > reach(column) + 0.003
                    and margin(above, x, y) > 0.6 * reach(column)
                    and all(
                        math.dist((x, y), there) > reach(column) + reach(other) + GAP
                        for other, there in zip(columns, places, strict=False)
                    )
                ):
                    places.append((x, y))
                    break
            else:
                break
        if len(places) == len(columns) and support(places, 0.0, 0.0) > INSIDE:
            return places
