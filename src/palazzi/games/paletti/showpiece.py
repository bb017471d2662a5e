"""A palace as the house remembers it: what everybody saw of it, and how high it was."""

from __future__ import annotations

import base64
from typing import Final

from palazzi.core.nature import Showpiece
from palazzi.games.paletti.world import geometry as g
from palazzi.games.paletti.world import parameters as p
from palazzi.games.paletti.world.pieces import COLUMN_HEIGHT, PLATEAU_THICKNESS, is_column
from palazzi.games.paletti.world.poses import seen

UNIT: Final = 1e-4
"""Heights are told in tenths of a millimetre, which is finer than anybody sees."""


def height_of(palace: bytes) -> float:
    """The topmost face above the foundation, in metres; what lies about does not count."""
    tops = [
        pose[2] + (COLUMN_HEIGHT if is_column(body) else PLATEAU_THICKNESS) / 2
        for body, pose in enumerate(seen(palace))
        if pose is not None and g.tilt_of(pose) <= p.FALLEN_TILT
    ]
    return max(tops, default=0.0)


def showpiece(palace: bytes, plateaus: int) -> Showpiece | None:
    """The higher, the better; a palace without a storey of its own is none."""
    if plateaus < 2:
        return None
    height = round(height_of(palace) / UNIT)
    picture = {"palace": base64.b64encode(palace).decode("ascii"), "plateaus": plateaus}
    return Showpiece(height, picture)
