# mypyc: compiled
"""A palace as one integer (PZ-3): four bits per floor, floor 1 lowest.

Each nibble is 0 (no such floor) or ``material * 3 + windows`` (1–9). A tile kind is numbered
``material * 15 + (floor - 1) * 3 + (windows - 1)``, as in KIND_NAMES.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.games.palazzo.components import KIND_NAMES, MOST_PALACES

NO_PALACE: Final[i64] = 0
SLOTS: Final[i64] = MOST_PALACES
"""Places for palaces that each seat has in a position; NO_PALACE where there is none."""
NOTHING: Final[i64] = -1
SEVERAL: Final[i64] = -2


def floor_of(kind: i64) -> i64:
    """The floor of a tile kind, 1–5."""
    return kind // 3 % 5 + 1


def windows_of(kind: i64) -> i64:
    """The windows of a tile kind, 1–3."""
    return kind % 3 + 1


def material_of(kind: i64) -> i64:
    """The material of a tile kind, 0–2."""
    return kind // 15


def layer(kind: i64) -> i64:
    """A tile as the part of a palace it becomes."""
    return (material_of(kind) * 3 + windows_of(kind)) << (4 * (floor_of(kind) - 1))


def kind_on(palace: i64, floor: i64) -> i64:
    """The tile kind on a floor, or -1."""
    code = (palace >> (4 * (floor - 1))) & 15
    if code == 0:
        return -1
    return (code - 1) // 3 * 15 + (floor - 1) * 3 + (code - 1) % 3


def top(palace: i64) -> i64:
    """The highest floor, 0 for none."""
    floor: i64 = 5
    while floor > 0 and (palace >> (4 * (floor - 1))) & 15 == 0:
        floor -= 1
    return floor


def height(palace: i64) -> i64:
    """How many floors."""
    n: i64 = 0
    while palace > 0:
        if palace & 15:
            n += 1
        palace >>= 4
    return n


def has_floor(palace: i64, floor: i64) -> bool:
    """Whether the palace has that floor already (PZ-3.2)."""
    return (palace >> (4 * (floor - 1))) & 15 != 0


def windows(palace: i64) -> i64:
    """All windows of the palace."""
    n: i64 = 0
    while palace > 0:
        code = palace & 15
        if code:
            n += (code - 1) % 3 + 1
        palace >>= 4
    return n


def one_material(palace: i64) -> bool:
    """Whether all floors are of one material (PZ-6.3)."""
    found: i64 = -1
    while palace > 0:
        code = palace & 15
        if code:
            material = (code - 1) // 3
            if found >= 0 and found != material:
                return False
            found = material
        palace >>= 4
    return True


# ---- by name


def palace_names(palace: i64) -> list[str]:
    """The tile kinds of a palace from the lowest floor up."""
    return [KIND_NAMES[kind_on(palace, f)] for f in range(1, 6) if kind_on(palace, f) >= 0]


def palace_from(names: list[str]) -> int:
    """The palace of these tile kinds."""
    return sum(int(layer(KIND_NAMES.index(name))) for name in names)
