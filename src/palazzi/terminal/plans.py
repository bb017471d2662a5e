"""A palace from above, level by level: where things are on a grid of characters.

All plans are drawn in the frame of the foundation, so what stands above another is drawn above it,
and a direction is the same on all of them.
"""

from __future__ import annotations

from typing import Final, cast

from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.places import middle_of, seen_place, turn_of
from palazzi.games.paletti.shapes import PalettiView
from palazzi.games.paletti.world.pieces import FOUNDATION_OUTLINE, OUTLINES
from palazzi.games.paletti.world.polygons import Point

EXTENT: Final = 13500
"""Hundredths of a millimetre from the middle to the edge of a plan."""
SHAPES: Final = {"thin1": "1", "thin2": "2", "thin3": "3", "square": "▫", "thick": "●"}
SYMBOLS: Final = {"blue": "✚", "green": "■", "yellow": "▲", "red": "◆"}
FULL: Final = 1_000_000


def outline(palace: bytes, number: int) -> list[Point]:
    """The edge of a level where it lies, in hundredths of a millimetre."""
    cosine, sine = turn_of(palace, number)
    mx, my = middle_of(palace, number)
    corners = OUTLINES[number - 1] if number else FOUNDATION_OUTLINE
    return placed(corners, cosine / FULL, sine / FULL, (mx, my))


def placed(corners: object, cosine: float, sine: float, middle: Point) -> list[Point]:
    """An outline, turned and moved."""
    return [
        (
            middle[0] + 1e5 * (x * cosine - y * sine),
            middle[1] + 1e5 * (x * sine + y * cosine),
        )
        for x, y in cast("tuple[Point, ...]", corners)
    ]


def inside(corners: list[Point], x: float, y: float) -> bool:
    """Whether a point lies within."""
    odd = False
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


def cell_of(place: Point, wide: int, high: int) -> tuple[int, int]:
    """The line and the character of a place."""
    across = round((place[0] / EXTENT + 1) * wide / 2 - 0.5)
    line = round((1 - place[1] / EXTENT) * high / 2 - 0.5)
    return min(max(line, 0), high - 1), min(max(across, 0), wide - 2)


def mark_of(name: str) -> str:
    """A column in two characters: its colour's symbol, and its shape or number."""
    colour, _, shape = name.partition("-")
    return SYMBOLS[colour] + SHAPES[shape]


def plain_plan(v: PalettiView, palace: bytes, number: int, high: int) -> list[str]:
    """A level in characters; two of them are as wide as a line is high."""
    wide, edge = 2 * high, outline(palace, number)
    grid = [
        [
            "·" if inside(edge, EXTENT * ((2 * i + 1) / wide - 1), EXTENT * (1 - y)) else " "
            for i in range(wide)
        ]
        for y in ((2 * line + 1) / high for line in range(high))
    ]
    taken: set[tuple[int, int]] = set()
    for index, name in enumerate(COLUMN_NAMES):
        if v["level"][name] == number:
            line, across = cell_of(seen_place(palace, index), wide, high)
            while (line, across) in taken and across + 3 < wide:
                across += 2
            taken.add((line, across))
            grid[line][across : across + 2] = mark_of(name)
    return ["".join(row) for row in grid]
