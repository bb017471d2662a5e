# mypyc: compiled
"""What a seat may know of a Paletti position (PP-11.27), and worlds it cannot tell apart.

The palace is public as everybody sees it: poses in ten bytes each, coarser than the hidden height
errors. These, the exact poses and the loads on the columns nobody knows, unless the table shows
loads to all. What a seat points at is its draft and shown to nobody else before it moves.
"""

from __future__ import annotations

import base64
from typing import Any, cast

from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from palazzi.core.view import Knowledge
from palazzi.games.paletti.components import COLUMN_NAMES, HALTS
from palazzi.games.paletti.palace import (
    CROSSED,
    HALTED,
    NO_CELL,
    NOTHING,
    OPEN,
    PULLED,
    column_names,
)
from palazzi.games.paletti.phases.numbers import GRAINING, STARTING
from palazzi.games.paletti.places import covered, drafted_cells
from palazzi.games.paletti.shapes import AimView, PalettiView, SeatView
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world import poses as forms
from palazzi.games.paletti.world.pieces import COLOURS, GRAINS


def exact(state: Paletti) -> tuple[int, ...]:
    """The poses as ``world/poses`` takes them."""
    return tuple(int(state.poses[i]) for i in range(7 * 25))


def view(state: Paletti, open_part: dict[str, Any], seat: int) -> PalettiView:
    """The position as the seat may know it, beside what everybody may."""
    mine = seat == state.actor
    seen: dict[str, Any] = {
        **open_part,
        "palace": base64.b64encode(state.palace).decode("ascii"),
        "covered": column_names(covered(state)),
        "loads": [int(state.loads[i]) for i in range(20)] if state.show_loads else None,
        "spent": int(state.spent),
        "aim": _aim(state, mine) if mine or state.moving else _no_aim(state),
        "seats": [_seat_view(state, s) for s in range(state.players)],
    }
    return cast("PalettiView", seen)


def _seat_view(state: Paletti, seat: int) -> SeatView:
    return {
        "colours": [COLOURS[i] for i in range(4) if state.owner[i] == seat],
        "points": int(state.points(seat)),
        "usable": column_names(state.usable(seat)),
    }


def _aim(state: Paletti, mine: bool) -> AimView:
    missed = state.aim == HALTED and state.halted == HALTS.index("missed")
    placing = mine and (state.aim == PULLED or state.aim == CROSSED or missed)
    return {
        "step": int(state.aim),
        "column": None if state.column == NOTHING else COLUMN_NAMES[state.column],
        "direction": int(state.direction),
        "across": int(state.across),
        "along": int(state.along),
        "force": int(state.force),
        "sway": int(state.sway),
        "tool": int(state.tool),
        "hold": int(state.hold),
        "tuned": int(state.tuned),
        "places": [format(row, "x") for row in drafted_cells(state)] if placing else [],
    }


def _no_aim(state: Paletti) -> AimView:
    """What others see: a column in a hand that has stopped, and nothing of what is drafted."""
    column = state.column if state.spent > 0 else NOTHING
    return {
        "step": int(OPEN if column == NOTHING else HALTED),
        "column": None if column == NOTHING else COLUMN_NAMES[column],
        "direction": int(NOTHING),
        "across": int(NO_CELL),
        "along": int(NO_CELL),
        "force": int(NOTHING),
        "sway": int(NOTHING),
        "tool": 0,
        "hold": int(NOTHING),
        "tuned": 0,
        "places": [],
    }


def resample(knowledge: Knowledge, state: Paletti, rng: Rng) -> None:
    """Fill the position so that the viewer cannot tell it from the true one.

    As seen, with other wood.
    """
    v = cast("PalettiView", knowledge)
    aim = v["aim"]
    column = aim["column"]
    state.aim = aim["step"]
    state.column = NOTHING if column is None else COLUMN_NAMES.index(column)
    state.direction = aim["direction"]
    state.across = aim["across"]
    state.along = aim["along"]
    state.force = aim["force"]
    state.sway = aim["sway"]
    state.tool = aim["tool"]
    state.hold = aim["hold"]
    state.tuned = aim["tuned"]
    state.spent = v["spent"]
    state.set_poses(list(forms.exact(forms.seen(base64.b64decode(v["palace"])))))
    if v["loads"] is not None:
        for i, load in enumerate(v["loads"]):
            state.loads[i] = load
    _grow_wood(state, rng)


def _grow_wood(state: Paletti, rng: Rng) -> None:
    """Height errors nobody has seen: any, for each column that has one already."""
    known = 20
    if state.actor == CHANCE and state.phase == STARTING:
        known = 0
    elif state.phase == GRAINING:
        known = int(state.drawn)
    for column in range(known):
        state.grains[column] = rng.below(GRAINS)
