"""The recording of a physical move, held against what is said to have come of it.

Nothing is simulated again. But a recording must be whole (its hash), be of the move that was due,
and show the palace that the rules arrive at: each column on its level, nothing fallen that is said
to stand. Whatever does not fit is refused in one sentence.
"""

from __future__ import annotations

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
from palazzi.games.paletti.world.move import Attempt, Kind, Move, Verdict
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL, FIRST_PLATEAU
from palazzi.games.paletti.world.poses import present, scene_of

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
}
"""What nature says, and the verdicts of a world that it may stand for."""


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


def check_recording(
    before: Paletti, after: Paletti, action: int, recording: str
) -> tuple[list[int], list[int]]:
    """Poses and loads of a recording that fits; BadRecording if it does not.

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
    if move.verdict not in OUTCOMES[text]:
        raise BadRecording(f"The recording does not show '{text}'.")
    if text not in ("collapse", "failed"):
        _check_facts(before, move)
        _check_plateaus(after, move)
        _check_columns(after, move, list(geometry.levels(scene)))
    return list(move.poses), list(move.loads)


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
