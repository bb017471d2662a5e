"""What columns count and where a move ends, for faces: every figure comes from what the rules use.

Sent once for a table's terms; see ``Game.tables``. Sizes and outlines of the wood are not here:
a page draws it, and ``world/pieces`` says how it is shaped.
"""

from __future__ import annotations

from palazzi.games.paletti.components import KIND_POINTS, TOPMOST
from palazzi.games.paletti.places import least_above
from palazzi.games.paletti.shapes import GripTable, PalettiTables
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world import gesture
from palazzi.games.paletti.world.parameters import BOTH_HANDS, HAND, HOOK, Grip
from palazzi.games.paletti.world.pieces import KINDS


def tables(state: Paletti) -> PalettiTables:
    """The tables of a game that begins so."""
    return {
        "points": dict(zip(KINDS, KIND_POINTS.value, strict=True)),
        "least": [least_above(bool(state.daring), top) for top in range(TOPMOST)],
        "ticks": int(state.most_ticks()),
        "lift": gesture.HIGHEST_LIFT * gesture.UNIT,
        "shift": gesture.WIDEST_SHIFT * gesture.UNIT,
        "hand": _grip(HAND),
        "hook": _grip(HOOK),
        "both": _grip(BOTH_HANDS),
    }


def _grip(grip: Grip) -> GripTable:
    return {"stiffness": grip.stiffness, "cap": grip.cap}
