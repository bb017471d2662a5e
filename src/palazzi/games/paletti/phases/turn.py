# mypyc: compiled
"""A turn (PP-3): raise a column, or claim that none can be raised. With three players a neutral
column comes first (PP-9).
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.messages import Message, say
from palazzi.games.paletti.actions import CLAIM, PASS, RAISED
from palazzi.games.paletti.components import TOPMOST
from palazzi.games.paletti.palace import NEUTRAL, NOBODY, OPEN
from palazzi.games.paletti.phases.aiming import PULLING, STANDING
from palazzi.games.paletti.phases.base import next_plateau
from palazzi.games.paletti.phases.claim import too_few
from palazzi.games.paletti.phases.numbers import CHALLENGING, CLAIMING, TURNING
from palazzi.games.paletti.phases.outcome import FALLS, MovePhase
from palazzi.games.paletti.places import least_covered
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import level


class Turning(MovePhase):
    """The active player's move; entered a second time after its neutral part."""

    name = "turning"
    rule = "PP-3.1"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "pass": ("PP-11.7",),
        "claim": ("PP-4.1", "PP-11.20"),
        "grip": ("PP-3.1", "PP-3.4"),
        **PULLING,
        **STANDING,
        **FALLS,
    }

    def begins(self, state: Paletti) -> None:
        state.actor = state.active
        state.objector = NOBODY
        if state.neutral_done and state.usable(state.active) == 0:
            state.end_turn()

    def opens_into(self, state: Paletti, out: vec[i64]) -> i64:
        """Raise a column, or claim that none can be raised (PP-3.1, PP-4.1); else pass.

        A claim comes before anything is touched, while a plateau is left (PP-11.20, PP-11.25).
        """
        n: i64 = 0
        if state.top < TOPMOST and not state.neutral_done:
            out[n] = CLAIM
            n += 1
        elif state.usable(state.actor) == 0:
            out[n] = PASS
            n += 1
        return self.grips_into(state, out, n)

    def grippable(self, state: Paletti) -> i64:
        return state.movable() if neutral_due(state) else state.usable(state.actor)

    def decides(self, state: Paletti, action: i64) -> None:
        if action == PASS:
            state.end_turn()
        else:
            state.enter(CLAIMING)

    def follows(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> None:
        """After a neutral column the own one (PP-9.1, PP-9.3).

        In paletti@1 that is lost if a bystander fell (PP-11.19).
        """
        if state.owner_of(column) != NEUTRAL:
            state.end_turn()
            return
        state.neutral_done = True
        if not clean:
            state.end_turn()
        elif outcome == RAISED:
            state.enter(TURNING)
        else:
            state.enter(CHALLENGING)

    def due(self, state: Paletti) -> str:
        if state.aim == OPEN and not state.moving and neutral_due(state):
            return "PP-9.1"
        return super().due(state)

    def refuses(self, state: Paletti, action: int) -> str:
        if state.aim == OPEN and action == CLAIM:
            return "PP-11.24" if state.top == TOPMOST else "PP-11.25"
        if state.aim == OPEN and action == PASS:
            return "PP-11.7"
        return super().refuses(state, action)

    def why_not_grip(self, state: Paletti, column: int) -> str:
        owner = state.owner_of(column)
        if state.level[column] >= 0 and owner == NEUTRAL and state.neutral_done:
            return "PP-9.1"
        why = super().why_not_grip(state, column)
        mine = why == self.rule and state.level[column] >= 0 and owner == state.actor
        return "PP-9.1" if mine else why  # a neutral one comes first

    def question(self, state: Paletti) -> Message:
        if neutral_due(state):
            return say("paletti-ask-neutral")
        return say("paletti-ask-turning", level=level(int(state.top)))

    def parts(self, state: Paletti, action: int) -> list[str]:
        return next_plateau(state) if action == CLAIM else super().parts(state, action)

    def warns(self, state: Paletti, action: int) -> Message | None:
        """A claim ends the turn without a column (PP-4.4), and may cost one (PP-4.2)."""
        if state.aim != OPEN or action != CLAIM or state.usable(state.actor) == 0:
            return None
        few = count(state.columns_on(state.top)) < least_covered(state)
        return say("paletti-warn-claim-few" if few else "paletti-warn-claim")

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        if action == CLAIM:
            return too_few(state, after)
        return super().consequences(state, action, after)


@final
class TurningV1(Turning):
    """In paletti@1 the hand broke off by itself, and bystanders that fell left the game."""

    halts = False
    sets_back = False


def neutral_due(state: Paletti) -> bool:
    """Whether the mover must raise a neutral column first (PP-9.1, PP-11.25)."""
    if state.players != 3 or state.neutral_done or state.usable(state.active) == 0:
        return False
    return state.movable() != 0
