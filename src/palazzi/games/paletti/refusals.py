"""Why not? The clause that forbids an action which is not legal, for errors, prompts and the page.

Asked only when somebody tried; so it is written for clearness, not for speed.
"""

from __future__ import annotations

from palazzi.core.state import CHANCE, OVER
from palazzi.games.paletti.actions import ACTIONS
from palazzi.games.paletti.components import COLUMN_NAMES, TOPMOST
from palazzi.games.paletti.state import NEUTRAL, OPEN, PHASES, TURNING, PalettiState

DUE = {
    "starting": "PP-2.3",
    "graining": "PP-11.2",
    "building": "PP-2.1",
    "placing": "PP-2.1",
    "covering": "PP-2.2",
    "rolling": "PP-2.3",
    "colouring": "PP-2.3",
    "turning": "PP-3.1",
    "claiming": "PP-4.2",
    "objecting": "PP-4.2",
    "penalising": "PP-4.2",
    "laying": "PP-4.3",
    "challenging": "PP-9.3",
    "proving": "PP-9.3",
    "ended": "PP-7.1",
}
"""The clause that says what has to be done in each phase: the answer to everything else."""
MOVING = "PP-11.12"
AIMING = "PP-11.15"


def refusal(state: PalettiState, action: int) -> str:
    """The clause behind the refusal of an action."""
    phase = PHASES[state.phase]
    if state.moving:
        return MOVING
    if state.actor in (OVER, CHANCE) or not 0 <= action < len(ACTIONS):
        return DUE[phase]
    structure = ACTIONS.structure(action)
    verb = structure["verb"]
    if verb in ("across", "along"):
        return _place(state, phase)
    if state.aim != OPEN:
        return AIMING
    if verb == "grip":
        return _grip(state, phase, COLUMN_NAMES.index(structure["column"]))
    if verb == "claim" and phase == "turning":
        return "PP-11.24" if state.top == TOPMOST else "PP-11.25"
    if verb == "pass" and phase == "turning":
        return "PP-11.7"
    if verb == "turn" and phase == "covering":
        return "PP-2.2"
    return DUE[phase]


def _place(state: PalettiState, phase: str) -> str:
    """Why not there: off the edge, on another column, or over too few columns."""
    if state.aim == OPEN:
        return DUE[phase]
    if phase == "laying":
        return "PP-4.3"
    if phase == "covering":
        return "PP-2.2"
    return "PP-2.4" if phase == "placing" else "PP-5.3"


def _grip(state: PalettiState, phase: str, column: int) -> str:
    """Why not this column."""
    if phase == "placing" or phase not in ("turning", "objecting", "penalising", "proving"):
        return DUE[phase]
    if state.level[column] < 0:
        return "PP-3.1"
    if phase == "penalising":
        return "PP-11.22"
    neutral = state.owner_of(column) == NEUTRAL
    if neutral and phase == "objecting":
        return "PP-11.21"
    if phase == "turning" and neutral and state.neutral_done:
        return "PP-9.1"
    if state.level[column] == state.top:
        return "PP-3.2"
    if state.blocked >> column & 1:
        return "PP-3.3"
    if neutral:
        return "PP-9.2" if state.phase == TURNING or phase == "proving" else "PP-11.25"
    if phase == "turning" and state.owner_of(column) == state.actor:
        return "PP-9.1"  # a neutral one comes first
    return DUE[phase]
