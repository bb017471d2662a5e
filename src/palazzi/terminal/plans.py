"""A palace from above, level by level: where things are on a grid of characters.

All plans are drawn in the frame of the foundation, so what stands above another is drawn above it,
and a direction is the same on all of them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, cast

from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.places import middle_of, seen_place, turn_of
from palazzi.games.paletti.shapes import PalettiView
from palazzi.games.paletti.world.pieces import FOUNDATION_OUTLINE, OUTLINES
from palazzi.games.paletti.world.polygons import Point

EXTENT: Final = 13500
"""Hundredths of a millimetre from the middle to the edge of a plan, at least."""
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


@dataclass(frozen=True)
class PlanGrid:
    """The characters of a plan; two of them are as wide as a line is high."""

    high: int
    extent: float
    """Hundredths of a millimetre from the middle to the edge."""

    @property
    def wide(self) -> int:
        """How many characters a line has."""
        return 2 * self.high

    def cell(self, place: Point) -> tuple[int, int]:
        """The line and the character of a place."""
        across = round((place[0] / self.extent + 1) * self.wide / 2 - 0.5)
        line = round((1 - place[1] / self.extent) * self.high / 2 - 0.5)
        return min(max(line, 0), self.high - 1), min(max(across, 0), self.wide - 2)

    def free_cell(self, place: Point, taken: Collection[tuple[int, int]]) -> tuple[int, int]:
        """Where there is room for two characters, as near to a place as can be."""
        line, across = self.cell(place)
        if not any((line, across + aside) in taken for aside in (-1, 0, 1)):
            return line, across
        room = (
            (there, here)
            for there in range(self.high)
            for here in range(self.wide - 1)
            if not any((there, here + aside) in taken for aside in (-1, 0, 1))
        )
        return min(room, key=lambda cell: (2 * abs(cell[0] - line) + abs(cell[1] - across), cell))

    def place(self, line: int, across: int) -> Point:
        """The middle of a character."""
        return (
            self.extent * ((2 * across + 1) / self.wide - 1),
            self.extent * (1 - (2 * line + 1) / self.high),
        )


def plan_grid(palace: bytes, top: int, high: int) -> PlanGrid:
    """One grid for all levels, as large as whatever juts out farthest."""
    edges = (corner for number in range(top + 1) for corner in outline(palace, number))
    return PlanGrid(high, max(EXTENT, *(abs(figure) for corner in edges for figure in corner)))


def mark_of(name: str) -> str:
    """A column in two characters: its colour's symbol, and its shape or number."""
    colour, _, shape = name.partition("-")
    return SYMBOLS[colour] + SHAPES[shape]


def plain_plan(v: PalettiView, palace: bytes, number: int, high: int) -> list[str]:
    """A level in characters."""
    grid, edge = plan_grid(palace, v["top"], high), outline(palace, number)
    cells = [
        ["·" if inside(edge, *grid.place(line, across)) else " " for across in range(grid.wide)]
        for line in range(high)
    ]
    taken: set[tuple[int, int]] = set()
    for index, name in enumerate(COLUMN_NAMES):
        if v["level"][name] == number:
            line, across = grid.free_cell(seen_place(palace, index), taken)
            taken.add((line, across))
            cells[line][across : across + 2] = mark_of(name)
    return ["".join(row) for row in cells]
