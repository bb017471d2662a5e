# mypyc: compiled
"""What the integers of a Paletti position stand for: levels, owners, steps of a draft, endings."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.world.poses import NANO, settled_pose

COLUMNS: Final[i64] = 20
BODIES: Final[i64] = 25
NOTHING: Final[i64] = -1

# Who owns a colour, holds the seal, objects.
NOBODY: Final[i64] = -1
NEUTRAL: Final[i64] = -2
"""The owner of the fourth colour with three players (PP-9.1)."""

# Where a column stands: level 0 is the foundation, level k stands on the k-th plateau.
GONE: Final[i64] = -1
"""Out of the game."""
IN_BOX: Final[i64] = -2
"""Still to be stood on the foundation."""

# How far a draft has come.
OPEN: Final[i64] = 0
GRIPPED: Final[i64] = 1
PULLED: Final[i64] = 2
"""The direction is chosen: of the pull, or how a plateau is turned."""
CROSSED: Final[i64] = 3
AIMED: Final[i64] = 4
FREE: Final[i64] = 5
"""By hand: the gesture decides."""
HALTED: Final[i64] = 6
"""The hand has stopped, the piece rests, and the player decides what next (PP-11.31)."""
BACKING: Final[i64] = 7
"""Broken off after it moved: the game's hand carries the column back."""
NO_CELL: Final[i64] = -99

# What one has said about how the hand shall pull since one was asked last: one bit each.
TUNED_FORCE: Final[i64] = 1
TUNED_SWAY: Final[i64] = 2
TUNED_TOOL: Final[i64] = 4
TUNED_HOLD: Final[i64] = 8

# Why it ended.
RUNNING: Final[i64] = 0
COLLAPSED: Final[i64] = 1
STUCK: Final[i64] = 2


def column_names(mask: i64) -> list[str]:
    """The names of the columns in a mask."""
    return [COLUMN_NAMES[column] for column in range(20) if mask >> column & 1]


def pose_rows(poses: vec[i64]) -> list[list[int]]:
    """The exact poses, body by body."""
    return [[int(poses[7 * body + i]) for i in range(7)] for body in range(25)]


def visible(seven: list[int]) -> bytes:
    """A body as everybody sees it."""
    w, i, j, k = seven[3], seven[4], seven[5], seven[6]
    length = math.sqrt(w * w + i * i + j * j + k * k)
    if length == 0.0:
        return bytes(10)
    x, y, z = seven[0] / NANO, seven[1] / NANO, seven[2] / NANO
    return settled_pose((x, y, z, w / length, i / length, j / length, k / length))
