"""The wooden pieces: numbers, shapes, weights. Data and what follows from it; no physics engine.

Bodies are numbered 0 … 24. Columns 0 … 19 are ``colour * 5 + i``; the first three of a colour are
thin round ones, the fourth is square, the fifth thick and round (PP-1.2, PP-11.1). Plateaus
20 … 24 are in the order in which they go up (PP-1.3). Lengths are metres, masses kilograms.
Sizes and outlines are ours (PP-11.2): chosen by experiment, see ``parameters``.
"""

from __future__ import annotations

import math
from typing import Final, Literal, get_args

from palazzi.games.paletti.world.polygons import (
    Outline,
    area,
    centroid,
    convex_parts,
    second_moments,
)

ColumnColour = Literal["blue", "green", "yellow", "red"]
COLOURS: Final[tuple[ColumnColour, ...]] = get_args(ColumnColour)
ColumnKind = Literal["thin", "square", "thick"]
KINDS: Final[tuple[ColumnKind, ...]] = get_args(ColumnKind)
KIND_OF_COLUMN: Final = (0, 0, 0, 1, 2)
PLATEAUS: Final = ("blue", "green", "yellow", "orange", "red")

COLUMNS_IN_ALL: Final = 20
BODIES: Final = 25
FIRST_PLATEAU: Final = 20

COLUMN_HEIGHT: Final = 0.045
PLATEAU_THICKNESS: Final = 0.006
DENSITY: Final = 650.0
"""Beech and birch plywood."""
HALF_WIDTH: Final = (0.0080, 0.0095, 0.0140)
"""By kind: the radius of the round ones, half the side of the square one."""
FOUNDATION: Final = (0.130, 0.110, 0.010)
"""Half sizes; its upper face is at height 0 and rests on the table."""
PLOT_EDGE: Final = 0.005
"""The building plot ends this far inside the foundation's edge."""

_MILLIMETRES: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    # blue, 210 x 170: a bay in front, one behind
    (
        (-105, -60),
        (-70, -85),
        (-15, -85),
        (0, -55),
        (30, -55),
        (45, -85),
        (90, -85),
        (105, -50),
        (105, 45),
        (80, 85),
        (25, 85),
        (5, 60),
        (-30, 60),
        (-45, 85),
        (-85, 85),
        (-105, 55),
    ),
    # green, 184 x 150: a deep bay on the right
    (
        (-92, -40),
        (-60, -75),
        (60, -75),
        (92, -45),
        (92, -12),
        (45, -5),
        (45, 20),
        (92, 30),
        (80, 70),
        (-40, 75),
        (-92, 45),
    ),
    # yellow, 160 x 135: a bent arm
    ((-80, -65), (75, -65), (80, -20), (25, -8), (10, 15), (25, 65), (-45, 70), (-80, 35)),
    # orange, 140 x 110: an arrowhead
    ((-65, -55), (0, -35), (65, -55), (70, 0), (40, 55), (-40, 55), (-70, 5)),
    # red, 110 x 85: a shield with a notch
    (
        (-55, -20),
        (-30, -45),
        (-8, -45),
        (0, -25),
        (8, -45),
        (30, -45),
        (55, -20),
        (50, 40),
        (-50, 40),
    ),
)


def _balanced(corners: tuple[tuple[int, int], ...]) -> Outline:
    """In metres, with the centre of mass at the origin."""
    outline = tuple((x / 1000, y / 1000) for x, y in corners)
    cx, cy = centroid(outline)
    return tuple((x - cx, y - cy) for x, y in outline)


OUTLINES: Final = tuple(_balanced(corners) for corners in _MILLIMETRES)
CONVEX_PARTS: Final = tuple(convex_parts(outline) for outline in OUTLINES)
PLOT: Final[Outline] = tuple(
    (sx * (FOUNDATION[0] - PLOT_EDGE), sy * (FOUNDATION[1] - PLOT_EDGE))
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
)
FOUNDATION_OUTLINE: Final[Outline] = tuple(
    (sx * FOUNDATION[0], sy * FOUNDATION[1]) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))
)


def is_column(body: int) -> bool:
    """Whether the body is a column (else a plateau)."""
    return body < FIRST_PLATEAU


def kind_of(column: int) -> int:
    """0 thin, 1 square, 2 thick."""
    return KIND_OF_COLUMN[column % 5]


def colour_of(column: int) -> int:
    """0 blue, 1 green, 2 yellow, 3 red."""
    return column // 5


def is_round(column: int) -> bool:
    """Turned on the lathe, that is: everything but the square ones."""
    return kind_of(column) != 1


def reach(column: int) -> float:
    """From the axis to the farthest point of the foot."""
    half = HALF_WIDTH[kind_of(column)]
    return half if is_round(column) else half * math.sqrt(2)


def column_mass(column: int, height: float = COLUMN_HEIGHT) -> float:
    """Its weight on the scales."""
    half = HALF_WIDTH[kind_of(column)]
    foot = math.pi * half * half if is_round(column) else 4 * half * half
    return DENSITY * height * foot


def plateau_mass(plateau: int) -> float:
    """By its place in the order, 0 … 4."""
    return DENSITY * PLATEAU_THICKNESS * area(OUTLINES[plateau])


def body_mass(body: int) -> float:
    """Of any piece."""
    return column_mass(body) if is_column(body) else plateau_mass(body - FIRST_PLATEAU)


def plateau_inertia(plateau: int) -> tuple[float, float, float, float]:
    """Of the prism about its centre: xx, yy, zz, xy; exact for the outline."""
    yy, xx, xy = second_moments(OUTLINES[plateau])
    sheet = DENSITY * PLATEAU_THICKNESS
    slab = plateau_mass(plateau) * PLATEAU_THICKNESS**2 / 12
    return yy * sheet + slab, xx * sheet + slab, (xx + yy) * sheet, -xy * sheet


def foot(column: int, x: float, y: float, turn: float, corners: int = 16) -> Outline:
    """The outline of a column's foot where it stands."""
    half = HALF_WIDTH[kind_of(column)]
    if is_round(column):
        step = 2 * math.pi / corners
        return tuple(
            (x + half * math.cos(i * step), y + half * math.sin(i * step)) for i in range(corners)
        )
    c, s = half * math.cos(turn), half * math.sin(turn)
    return tuple(
        (x + a * c - b * s, y + a * s + b * c) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    )


# ---- the grain of the wood: hidden height errors

GRAINS: Final = 32
"""A column's height error is one of this many equally likely values, longest last."""

_SPREAD: Final = 10_000
"""Standard deviation in nanometres: makes 4 to 11 of 20 columns carry, the rest is loose."""


def _normal_quantile(p: float) -> float:
    """By bisection of the error function: exact enough, and the same on every machine."""
    low, high = -8.0, 8.0
    for _ in range(80):
        middle = (low + high) / 2
        if (1 + math.erf(middle / math.sqrt(2))) / 2 < p:
            low = middle
        else:
            high = middle
    return low


HEIGHT_ERRORS: Final = tuple(
    round(_SPREAD * _normal_quantile((grain + 0.5) / GRAINS)) for grain in range(GRAINS)
)


def column_heights(grains: tuple[int, ...]) -> tuple[float, ...]:
    """The true heights of all twenty, from the numbers that chance drew."""
    if len(grains) != COLUMNS_IN_ALL or not all(0 <= grain < GRAINS for grain in grains):
        raise ValueError(f"a world needs {COLUMNS_IN_ALL} grains from 0 to {GRAINS - 1}")
    return tuple(COLUMN_HEIGHT + HEIGHT_ERRORS[grain] * 1e-9 for grain in grains)
