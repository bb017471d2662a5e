"""A drawn setup: twenty columns on the building plot and the blue plateau at rest on some of them.

Sound in the sense of PP-11.13: gaps of 3 mm and more (ours are wider, so that fingers and hook find
a way), two to four covered columns of each colour, blue inside the foundation and well supported.
"""

from __future__ import annotations

import math
from typing import Final

from palazzi.core.rng import Rng
from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.move import Attempt, Kind, Move, Reason, Verdict
from palazzi.games.paletti.world.physics import World
from palazzi.games.paletti.world.pieces import (
    COLUMN_HEIGHT,
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    FOUNDATION_OUTLINE,
    OUTLINES,
    PLATEAU_THICKNESS,
    PLOT,
    colour_of,
    foot,
    reach,
)
from palazzi.games.paletti.world.polygons import Outline, margin, moved, support
from palazzi.games.paletti.world.poses import FrameWriter, Poses

GAP: Final = 0.009
FEWEST_COVERED: Final = 2
MOST_COVERED: Final = 4
WELL_SUPPORTED: Final = 0.025
CARRIERS: Final = range(4, 12)
"""How many columns carry: with fewer the rest is no riddle, with more nothing is loose."""
TRIES: Final = 400
"""A layout takes some ten draws; whoever needs hundreds has numbers that are not random."""

Place = tuple[float, float, float]


def draw(rng: Rng, grains: tuple[int, ...]) -> Move:
    """The setup as nature's move."""
    for _ in range(TRIES):
        blue = _draw_blue(rng)
        places = _draw_columns(rng, moved(OUTLINES[0], *blue))
        if places is None:
            continue
        world = World(grains)
        for column, (x, y, turn) in enumerate(places):
            z = world.heights[column] / 2
            world.put(column, (x, y, z, math.cos(turn / 2), 0.0, 0.0, math.sin(turn / 2)))
        x, y, turn = blue
        z = max(world.heights) + PLATEAU_THICKNESS / 2
        world.put(FIRST_PLATEAU, (x, y, z, math.cos(turn / 2), 0.0, 0.0, math.sin(turn / 2)))
        world.refresh()
        ticks = settle(world)
        if not _is_sound(world):
            continue
        move = _as_move(world, ticks)
        if sum(load > 0 for load in move.loads) in CARRIERS:
            return move
    raise RuntimeError("no sound layout was drawn; the generator is not random")


def settle(world: World, most: int = p.LONGEST_REST_TICKS) -> int:
    """Let a world that nobody touches come to rest; how many ticks it took."""
    quiet = ticks = 0
    while quiet < p.REST_TICKS and ticks < most:
        world.step(p.STEPS_A_TICK)
        ticks += 1
        quiet = quiet + 1 if world.fastest() < p.REST_SPEED else 0
    return ticks


def fraction(rng: Rng) -> float:
    """A number from 0 up to, but not including, 1."""
    return int(rng.word()) / 4294967296


def _between(rng: Rng, low: float, high: float) -> float:
    return low + (high - low) * fraction(rng)


def _draw_blue(rng: Rng) -> Place:
    while True:
        blue = (_between(rng, -0.02, 0.02), _between(rng, -0.02, 0.02), _between(rng, 0, math.tau))
        if all(margin(FOUNDATION_OUTLINE, x, y) > 0.001 for x, y in moved(OUTLINES[0], *blue)):
            return blue


def _draw_columns(rng: Rng, blue: Outline) -> list[Place] | None:
    """Places for all columns, the wide ones first; None if these draws lead nowhere."""
    places: dict[int, Place] = {}
    covered = [0, 0, 0, 0]
    right, top = PLOT[2]
    for column in sorted(range(COLUMNS_IN_ALL), key=reach, reverse=True):
        wide = reach(column)
        for _ in range(200):
            x, y = _between(rng, -right, right), _between(rng, -top, top)
            inside = margin(blue, x, y)
            under = inside > 0.3 * wide
            if margin(PLOT, x, y) < wide + 0.001 or not (under or inside < -wide - 0.001):
                continue
            if under and covered[colour_of(column)] == MOST_COVERED:
                continue
            if all(
                math.dist((x, y), there[:2]) > wide + reach(other) + GAP
                for other, there in places.items()
            ):
                places[column] = (x, y, _between(rng, 0, math.tau))
                covered[colour_of(column)] += under
                break
        else:
            return None
    if min(covered) < FEWEST_COVERED:
        return None
    carriers = [c for c, (x, y, _) in places.items() if margin(blue, x, y) > 0]
    feet = [corner for c in carriers for corner in foot(c, *places[c])]
    middle = (sum(x for x, _ in blue) / len(blue), sum(y for _, y in blue) / len(blue))
    if support(feet, *middle) < WELL_SUPPORTED:
        return None
    return [places[column] for column in range(COLUMNS_IN_ALL)]


def _is_sound(world: World) -> bool:
    scene = world.scene()
    blue = scene[FIRST_PLATEAU]
    assert blue is not None
    rest = COLUMN_HEIGHT + PLATEAU_THICKNESS / 2
    return (
        g.tilt_of(blue) < 1
        and abs(blue[2] - rest) < 0.001
        and not g.off_foundation(scene, 0)
        and all(g.stands_on(scene, column, 0) for column in range(COLUMNS_IN_ALL))
    )


def _as_move(world: World, ticks: int) -> Move:
    poses: Poses = world.poses()
    world.rest_at(poses)
    scene = world.scene()
    covered = g.covered(scene)
    return Move(
        Attempt(Kind.BUILD, ()),
        -1,
        Verdict.STANDS,
        Reason.NONE,
        (),
        False,
        -1,
        covered.bit_count(),
        g.levels(scene),
        covered,
        tuple(round(1000 * load) for load in world.loads()),
        0,
        ticks,
        poses,
        b"",
        FrameWriter().frame(0, scene),
    ).signed()
