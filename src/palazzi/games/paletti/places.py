# mypyc: compiled
"""Places to aim at: a grid of 4 mm, and which of its cells a column or a plateau can go to.

A place for a column is counted in the frame of the topmost plateau (of the foundation, while it is
set up), for a plateau in the frame of the foundation. Only sensible aims are offered: a whole foot
on the plateau, clear of other columns (PP-5.3, PP-5.4), a plateau over enough columns (PP-4.3).
What really comes of an aim is up to the world.

A set of cells is a list of integers: entry ``i`` holds, for ``across = i - CELLS``, a bit for each
``along + CELLS``. Lengths are hundredths of a millimetre and integers throughout, so that compiled
and interpreted code agree to the bit.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.games.paletti.components import (
    CELLS,
    DARING_FROM,
    DIRECTIONS,
    LEAST_COVERED,
    LEAST_DARING,
    TOPMOST,
)
from palazzi.games.paletti.palace import NOTHING
from palazzi.games.paletti.world.pieces import (
    COLUMN_HEIGHT,
    COLUMNS_IN_ALL,
    FIRST_PLATEAU,
    FOUNDATION,
    OUTLINES,
    PLATEAU_THICKNESS,
    PLOT,
    reach,
)

if TYPE_CHECKING:
    from palazzi.games.paletti.state import Paletti

STEP: Final = 400
"""A cell, 4 mm."""
GAP: Final = 100
"""Air between two feet."""
EDGE: Final = 50
"""Between a foot and the edge it must not jut over."""
SURE: Final = 300
"""A column counts as covered by an aim if its axis is so far inside the outline."""
WIDTH: Final = 2 * CELLS + 1
BITS: Final[list[int]] = [2**n for n in range(WIDTH + 1)]
"""Powers of two: compiled code must not shift a literal (``core/bits``)."""
ROW: Final = 2**WIDTH - 1

UNIT_NANO: Final = 10_000
STEP_NANO: Final[i64] = 4_000_000
TURN: Final = 1_000_000
"""The scale of sines and cosines."""
_LARGEST: Final = 2 * 511 * 511
"""The square of a whole quaternion's length, as ``world/poses`` packs it."""
STOREY: Final[i64] = 51_000_000
"""Nanometres from the foot of a column to the foot of one a level higher."""
HALF_COLUMN: Final[i64] = 22_500_000
COLUMN: Final[i64] = 45_000_000
HALF_PLATEAU: Final[i64] = 3_000_000

assert round((COLUMN_HEIGHT + PLATEAU_THICKNESS) * 1e9) == STOREY
assert round(COLUMN_HEIGHT * 1e9) == COLUMN == 2 * HALF_COLUMN
assert round(PLATEAU_THICKNESS * 1e9) == 2 * HALF_PLATEAU

Corners = list[tuple[int, int]]


def _units(outline: tuple[tuple[float, float], ...]) -> Corners:
    return [(round(x * 1e5), round(y * 1e5)) for x, y in outline]


_SURFACES: Final = [_units(PLOT), *(_units(outline) for outline in OUTLINES)]
"""What columns stand on, by level."""
REACH: Final = [round(reach(column) * 1e5) for column in range(COLUMNS_IN_ALL)]
"""From the axis of a column to the farthest point of its foot."""
_ROOM: Final = [round(2 * half * 1e5) for half in FOUNDATION[:2]]
HALF_TURNS: Final = [
    (
        round(1e9 * math.cos(math.pi * k / DIRECTIONS)),
        round(1e9 * math.sin(math.pi * k / DIRECTIONS)),
    )
    for k in range(DIRECTIONS)
]
"""The quaternion (w, z) of each way a plateau can be turned."""
_TURNS: Final = [
    (
        round(1e6 * math.cos(2 * math.pi * k / DIRECTIONS)),
        round(1e6 * math.sin(2 * math.pi * k / DIRECTIONS)),
    )
    for k in range(DIRECTIONS)
]

_surfaces: dict[tuple[int, int], list[int]] = {}
_shadows: dict[tuple[int, int], list[int]] = {}
_column_cells: dict[tuple[bytes, int, int], list[int]] = {}
_plateau_cells: dict[tuple[bytes, int, int], list[int]] = {}
"""What was found out about the last few palaces: one is asked about several times in a move."""
_MOST_KEPT: Final = 100


def _near(ax: int, ay: int, bx: int, by: int, x: int, y: int, room: int) -> bool:
    """Whether a point is nearer than ``room`` to the straight edge from a to b."""
    dx, dy, px, py = bx - ax, by - ay, x - ax, y - ay
    along, length = px * dx + py * dy, dx * dx + dy * dy
    if along <= 0:
        return px * px + py * py < room * room
    if along >= length:
        return (x - bx) * (x - bx) + (y - by) * (y - by) < room * room
    cross = px * dy - py * dx
    return cross * cross < room * room * length


def _inside(corners: Corners, x: int, y: int) -> bool:
    """Whether a point is inside an outline."""
    inside = False
    ax, ay = corners[-1]
    for bx, by in corners:
        if (ay > y) != (by > y):
            cross = (x - ax) * (by - ay) - (y - ay) * (bx - ax)
            if cross != 0 and (cross < 0) == (by < ay):
                inside = not inside
        ax, ay = bx, by
    return inside


def _cells_inside(corners: Corners, room: int) -> list[int]:
    """The cells whose middle is inside an outline and at least ``room`` away from its edge."""
    cells = [0] * WIDTH
    left, right = _span(min(x for x, _ in corners), max(x for x, _ in corners))
    low, high = _span(min(y for _, y in corners), max(y for _, y in corners))
    for i in range(left, right):
        for j in range(low, high):
            if _inside(corners, STEP * (i - CELLS), STEP * (j - CELLS)):
                cells[i] |= BITS[j]
    ax, ay = corners[-1]
    for bx, by in corners:
        left, right = _span(min(ax, bx) - room, max(ax, bx) + room)
        low, high = _span(min(ay, by) - room, max(ay, by) + room)
        for i in range(left, right):
            for j in range(low, high):
                if _near(ax, ay, bx, by, STEP * (i - CELLS), STEP * (j - CELLS), room):
                    cells[i] &= ROW ^ BITS[j]
        ax, ay = bx, by
    return cells


def _span(low: int, high: int) -> tuple[int, int]:
    """The cells from one length to another, as a range of their numbers."""
    return max(0, low // STEP + CELLS), min(WIDTH, high // STEP + CELLS + 2)


def surface_cells(level: int, column: int) -> list[int]:
    """Where on a bare level the whole foot of a column fits; not to be changed."""
    room = REACH[column] + EDGE
    cells = _surfaces.get((level, room))
    if cells is None:
        cells = _surfaces[level, room] = _cells_inside(_SURFACES[level], room)
    return cells


def outline_cells(level: int) -> list[int]:
    """The cells of a level, up to its edge."""
    cells = _surfaces.get((level, 0))
    if cells is None:
        cells = _surfaces[level, 0] = _cells_inside(_SURFACES[level], 0)
    return cells


# ---- where things are seen to be


def _short(data: bytes, at: int) -> int:
    """A signed 16-bit number."""
    number = data[at] + 256 * data[at + 1]
    return number - (65536 if number >= 32768 else 0)


def seen_place(palace: bytes, body: int) -> tuple[int, int]:
    """Where the middle of a body is seen, in hundredths of a millimetre."""
    return 2 * _short(palace, 10 * body), 2 * _short(palace, 10 * body + 2)


def turn_of(palace: bytes, level: int) -> tuple[int, int]:
    """Cosine and sine of the way a plateau is seen to lie, in millionths; level 0 is not turned."""
    if level == 0:
        return TURN, 0
    at = 10 * (FIRST_PLATEAU + level - 1) + 6
    word = palace[at] + 256 * palace[at + 1] + 65536 * palace[at + 2] + 16777216 * palace[at + 3]
    small = [(word >> 20 & 1023) - 512, (word >> 10 & 1023) - 512, (word & 1023) - 512]
    rest = _LARGEST - sum(part * part for part in small)
    parts = [1000 * part for part in small]
    parts.insert(word >> 30, math.isqrt(max(0, rest) * 1_000_000))
    w, k = parts[0], parts[3]
    length = max(1, w * w + k * k)
    return (w * w - k * k) * TURN // length, 2 * w * k * TURN // length


def middle_of(palace: bytes, level: int) -> tuple[int, int]:
    """Where the middle of a level is seen."""
    return (0, 0) if level == 0 else seen_place(palace, FIRST_PLATEAU + level - 1)


def in_frame(palace: bytes, column: int, level: int) -> tuple[int, int]:
    """Where a column is seen, in the frame of a level."""
    cosine, sine = turn_of(palace, level)
    mx, my = middle_of(palace, level)
    x, y = seen_place(palace, column)
    x, y = x - mx, y - my
    return (x * cosine + y * sine) // TURN, (y * cosine - x * sine) // TURN


def covered(state: Paletti) -> int:
    """The columns whose axis is inside the outline of the next plateau (PP-11.11)."""
    mask = 0
    for column in range(COLUMNS_IN_ALL):
        level = int(state.level[column])
        if 0 <= level < state.top:
            x, y = in_frame(state.palace, column, level + 1)
            if _inside(_SURFACES[level + 1], x, y):
                mask |= BITS[column]
    return mask


# ---- columns


def column_cells(state: Paletti, column: int) -> list[int]:
    """Where a column can be stood on the topmost level; on red anywhere, for stacking (PP-5.4).

    Not to be changed, like all sets of cells.
    """
    level = int(state.top)
    if level == TOPMOST:
        return surface_cells(level, column)
    key = (state.palace, _on_top(state), column)
    known = _column_cells.get(key)
    if known is not None:
        return known
    cells = surface_cells(level, column)[:]
    for other in range(COLUMNS_IN_ALL):
        if state.level[other] == level and other != column:
            u, v = in_frame(state.palace, other, level)
            _strike(cells, u, v, REACH[column] + REACH[other] + GAP)
    if len(_column_cells) >= _MOST_KEPT:
        _column_cells.clear()
    _column_cells[key] = cells
    return cells


def _on_top(state: Paletti) -> int:
    """The columns of the topmost level, and how high that is, as one number."""
    return BITS[20 + int(state.top)] | int(state.columns_on(state.top))


def _strike(cells: list[int], x: int, y: int, room: int) -> None:
    """Take out all cells nearer than ``room`` to a point."""
    left, right = _span(x - room, x + room)
    for i in range(left, right):
        left = room * room - (STEP * (i - CELLS) - x) * (STEP * (i - CELLS) - x)
        if left <= 0:
            continue
        half = math.isqrt(left - 1)
        low = max(0, -((half - y) // STEP) + CELLS)
        high = min(WIDTH - 1, (y + half) // STEP + CELLS)
        if low <= high:
            cells[i] &= ROW ^ ((BITS[high - low + 1] - 1) * BITS[low])


# ---- plateaus


def _shadow(plateau: int, turn: int) -> list[int]:
    """Where the middle of a plateau may be, from a column's axis, so that it covers the column."""
    known = _shadows.get((plateau, turn))
    if known is None:
        cosine, sine = _TURNS[turn]
        corners: Corners = []
        for x, y in _SURFACES[plateau + 1]:  # the outline seen from the column: turned around
            u, v = (x * cosine - y * sine) // TURN, (x * sine + y * cosine) // TURN
            corners.append((-u, -v))
        known = _shadows[plateau, turn] = _cells_inside(corners, SURE)
    return known


def least_covered(state: Paletti) -> int:
    """How many columns the next plateau must cover (PP-4.3, PP-4.5)."""
    return least_above(bool(state.daring), int(state.top))


def least_above(daring: bool, top: int) -> int:
    """The same for a table of that kind, with that many plateaus laid."""
    return LEAST_DARING if daring and top >= DARING_FROM else LEAST_COVERED


def plateau_cells(state: Paletti, turn: int) -> list[int]:
    """Where the next plateau, turned so, covers enough columns of the topmost level."""
    least = least_covered(state)
    key = (state.palace, _on_top(state), turn if least == 1 else turn + DIRECTIONS)
    known = _plateau_cells.get(key)
    if known is not None:
        return known
    shadow = _shadow(int(state.top), turn)
    one, two, three = [0] * WIDTH, [0] * WIDTH, [0] * WIDTH
    for column in range(COLUMNS_IN_ALL):
        if state.level[column] != state.top:
            continue
        x, y = seen_place(state.palace, column)
        gx, gy = (x + STEP // 2) // STEP, (y + STEP // 2) // STEP
        for i in range(max(0, gx), min(WIDTH, WIDTH + gx)):
            row = shadow[i - gx]
            row = (row << gy if gy >= 0 else row >> -gy) & ROW
            three[i] |= two[i] & row
            two[i] |= one[i] & row
            one[i] |= row
    cells = one if least == 1 else three
    if state.top == 0:
        cells = _within(cells, turn)
    if len(_plateau_cells) >= _MOST_KEPT:
        _plateau_cells.clear()
    _plateau_cells[key] = cells
    return cells


def _within(cells: list[int], turn: int) -> list[int]:
    """Blue must not jut out over the foundation (PP-2.2)."""
    corners = _shadow_corners(turn)
    left, right = min(x for x, _ in corners), max(x for x, _ in corners)
    low, high = min(y for _, y in corners), max(y for _, y in corners)
    kept: list[int] = []
    for i in range(-CELLS, CELLS + 1):
        row = 0
        if 2 * (STEP * i + left) >= -_ROOM[0] and 2 * (STEP * i + right) <= _ROOM[0]:
            for j in range(-CELLS, CELLS + 1):
                if 2 * (STEP * j + low) >= -_ROOM[1] and 2 * (STEP * j + high) <= _ROOM[1]:
                    row |= BITS[j + CELLS]
        kept.append(row & cells[i + CELLS])
    return kept


def _shadow_corners(turn: int) -> Corners:
    """The corners of blue, turned about its middle."""
    cosine, sine = _TURNS[turn]
    return [
        ((x * cosine - y * sine) // TURN, (x * sine + y * cosine) // TURN) for x, y in _SURFACES[1]
    ]


# ---- from a draft to a place


def drafted_cells(state: Paletti) -> list[int]:
    """The places that the draft may go on to: of the gripped column, or of the next plateau."""
    if state.column == NOTHING:
        return plateau_cells(state, int(state.direction))
    cells = column_cells(state, int(state.column))
    if state.top == 0 and not any_cell(cells):
        return surface_cells(0, int(state.column))  # no room is left: let them find that out
    return cells


def any_cell(cells: list[int]) -> bool:
    """Whether there is one."""
    return any(row != 0 for row in cells)


def first_cell(cells: list[int]) -> tuple[int, int]:
    """The first cell of a set; the middle if it is empty."""
    for i in range(WIDTH):
        if cells[i]:
            low = cells[i] & -cells[i]
            return i - CELLS, low.bit_length() - 1 - CELLS
    return 0, 0


def place_of_column(state: Paletti, across: int, along: int) -> tuple[int, int]:
    """A cell of the topmost level as a place in the world, in nanometres."""
    cosine, sine = turn_of(state.palace, int(state.top))
    mx, my = middle_of(state.palace, int(state.top))
    u, v = across * int(STEP_NANO), along * int(STEP_NANO)
    x, y = (u * cosine - v * sine) // TURN, (u * sine + v * cosine) // TURN
    return UNIT_NANO * mx + x, UNIT_NANO * my + y
