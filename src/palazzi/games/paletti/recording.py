"""The recording of a physical move, held against what is said to have come of it.

Nothing is simulated again. But a recording must be whole (its hash), be of the move that was due,
and show the palace that the rules arrive at: each column on its level, nothing fallen that is said
to stand. Whatever does not fit is refused in one sentence.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from palazzi.core.errors import BadRecording, Malformed
from palazzi.games.paletti.actions import ACTIONS
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.phases.numbers import (
    BUILDING,
    COVERING,
    LAYING,
    OBJECTING,
    PENALISING,
    PLACING,
)
from palazzi.games.paletti.places import least_covered
from palazzi.games.paletti.world import geometry
from palazzi.games.paletti.world.gesture import What, decode
from palazzi.games.paletti.world.move import Attempt, Kind, Move, Reason, Verdict
from palazzi.games.paletti.world.parameters import GRAVITY
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL, FIRST_PLATEAU, body_mass
from palazzi.games.paletti.world.poses import NANO, present, public, scene_of, seen

if TYPE_CHECKING:
    from palazzi.games.paletti.state import Paletti

OUTCOMES = {
    "raised": (Verdict.STANDS,),
    "out": (Verdict.STANDS,),
    "laid": (Verdict.STANDS,),
    "stood": (Verdict.STANDS,),
    "built": (Verdict.STANDS,),
    "collapse": (Verdict.COLLAPSE,),
    "broken": (Verdict.BROKE_OFF, Verdict.UNTOUCHED),
    "lost": (Verdict.BROKE_OFF,),
    "forgone": (Verdict.BROKE_OFF, Verdict.UNTOUCHED),
    "failed": (Verdict.BROKE_OFF, Verdict.UNTOUCHED, Verdict.COLLAPSE),
    "resisted": (Verdict.HALTED,),
    "swayed": (Verdict.HALTED,),
    "missed": (Verdict.HALTED,),
}
"""What nature says, and the verdicts of a world that it may stand for."""
HALTS = {Reason.RESISTED: "resisted", Reason.SWAYED: "swayed"}
"""Why a hand stopped; for any other reason the piece does not stay where it was put."""
SPACING = 0.006
"""Metres between points of a hand's way: it pulls straight on."""


def attempt_of(state: Paletti) -> Attempt:
    """The physical move that is due, as the world knows it."""
    match state.phase:
        case phase if phase == BUILDING:
            return Attempt(Kind.BUILD, ())
        case phase if phase in (LAYING, COVERING):
            plateau = FIRST_PLATEAU + int(state.top)
            return Attempt(Kind.LAY, (plateau,), least_covered(state))
        case phase if phase == PENALISING:
            kind = Kind.PULL
        case phase if phase == OBJECTING:
            kind = Kind.OBJECT
        case phase if phase == PLACING:
            kind = Kind.STAND
        case _:
            kind = Kind.RAISE
    return Attempt(kind, (int(state.column),))


def outcome_of(move: Move) -> str:
    """What nature says about a move that a world has carried out."""
    stands = move.verdict is Verdict.STANDS
    match move.attempt.kind:
        case Kind.STAND:
            return "stood" if stands else "failed"
        case Kind.BUILD:
            return "built"
        case _ if move.verdict is Verdict.HALTED:
            return HALTS.get(move.reason, "missed")
        case _ if move.verdict is Verdict.COLLAPSE:
            return "collapse"
        case Kind.LAY:
            return "laid" if stands else "forgone"
        case Kind.PULL if stands:
            return "out"
        case _ if stands:
            return "raised"
        case _:
            return "lost" if move.gone else "broken"


def check_recording(before: Paletti, after: Paletti, action: int, recording: str) -> Move:
    """A recording that fits; BadRecording if it does not.

    ``after`` is where the rules arrive by the action alone.
    """
    text = ACTIONS.text(action)
    if text not in OUTCOMES:
        raise BadRecording(f"'{text}' is no outcome of a move, so it has no recording.")
    try:
        move = Move.from_text(recording)
        scene = scene_of(move.poses)
    except Malformed as error:
        raise BadRecording(f"The recording cannot be read: {error}") from None
    if move.attempt != attempt_of(before):
        raise BadRecording("The recording is of another move than the one that was due.")
    halted = move.verdict is Verdict.HALTED
    if move.verdict not in OUTCOMES[text] or (halted and outcome_of(move) != text):
        raise BadRecording(f"The recording does not show '{text}'.")
    if text not in ("collapse", "failed"):
        _check_facts(before, move)
        _check_plateaus(after, move)
        levels = list(geometry.levels(scene))
        if halted and before.column >= 0:
            levels[before.column] = int(after.level[before.column])  # it is on its way
        _check_columns(after, move, levels)
    return move


def felt_in(before: Paletti, move: Move) -> int:
    """What stopped the hand: its pull in mN, or how far a plateau was seen to move in µm."""
    if move.reason is Reason.RESISTED:  # what the hand bears is no resistance
        borne = round(1000 * GRAVITY * body_mass(int(before.column)))
        return max(move.strongest - borne, int(before.most_force()))
    if move.reason is not Reason.SWAYED:
        return 0
    old, now = seen(before.palace), seen(public(move.poses))
    moved = [
        math.dist(a[:3], b[:3])
        for a, b in zip(old[FIRST_PLATEAU:], now[FIRST_PLATEAU:], strict=True)
        if a is not None and b is not None
    ]
    return max(round(1e6 * max(moved, default=0.0)), int(before.most_sway()))


def longer_trail(trail: list[int], move: Move) -> list[int]:
    """The way of a hand with that of one more segment; it leads a column back (PP-11.9)."""
    last = [number / NANO for number in trail[-3:]]
    for sample in decode(move.gesture):
        if sample.what is What.MOVE and (not last or math.dist(last, sample.place) >= SPACING):
            last = list(sample.place)
            trail += [round(value * NANO) for value in last]
    return trail


def _check_facts(before: Paletti, move: Move) -> None:
    fallen = sum(2**column for column in move.fallen)
    if fallen != before.fallen:
        raise BadRecording("Other columns fell in the recording than in the game.")
    if move.body >= 0 and move.body not in move.attempt.allowed:
        raise BadRecording("The recording shows a hand on another piece.")


def _check_plateaus(after: Paletti, move: Move) -> None:
    """Those that lie by the rules, and no others."""
    there = present(move.poses)
    for plateau in range(5):
        if bool(there >> (FIRST_PLATEAU + plateau) & 1) != (plateau < after.top):
            raise BadRecording("The recording does not show the plateaus that lie.")


def _check_columns(after: Paletti, move: Move, levels: list[int]) -> None:
    """Each is where the rules have it."""
    there = present(move.poses)
    for column in range(COLUMNS_IN_ALL):
        stands = after.level[column] >= 0
        if bool(there >> column & 1) != stands:
            where = "missing from" if stands else "still in"
            raise BadRecording(f"{COLUMN_NAMES[column]} is {where} the palace of the recording.")
        if stands and levels[column] != after.level[column]:
            raise BadRecording(f"{COLUMN_NAMES[column]} stands elsewhere in the recording.")
