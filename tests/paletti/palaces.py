"""Small palaces to touch: blue on a few columns, some on top, one beside it."""

from __future__ import annotations

from palazzi.games.paletti.world import layout
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL, FIRST_PLATEAU
from palazzi.games.paletti.world.polygons import Point

EVEN = (16,) * COLUMNS_IN_ALL
CORNERS = ((-0.06, -0.05), (0.06, -0.05), (0.06, 0.05), (-0.06, 0.05))
BESIDE = 5
"""A free column, left of the blue plateau."""


def palace(below: tuple[Point, ...] = CORNERS, on_top: tuple[Point, ...] = ()) -> World:
    """Columns 0, 1, … carry blue; 5 stands free; 10, 11, … stand on blue."""
    world = World(EVEN)
    half = world.heights[0] / 2
    for column, (x, y) in enumerate(below):
        world.put(column, (x, y, half, 1.0, 0.0, 0.0, 0.0))
    world.put(BESIDE, (-0.112, -0.085, half, 1.0, 0.0, 0.0, 0.0))
    top = 2 * half + 0.006
    world.put(FIRST_PLATEAU, (0.0, 0.0, top - 0.003, 1.0, 0.0, 0.0, 0.0))
    for column, (x, y) in enumerate(on_top, 10):
        world.put(column, (x, y, top + half, 1.0, 0.0, 0.0, 0.0))
    world.refresh()
    layout.settle(world)
    world.rest_at(world.poses())
    return world
