# mypyc: compiled
"""The proof (PP-9.3, PP-11.26): who broke off a neutral column may be shown that another one could
have been raised.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.paletti.actions import DECLINE, PROVE, RAISED
from palazzi.games.paletti.phases.aiming import PULLING, STANDING
from palazzi.games.paletti.phases.base import PalettiPhase
from palazzi.games.paletti.phases.numbers import PROVING, TURNING
from palazzi.games.paletti.phases.outcome import FALLS, MovePhase
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import level, player


@final
class Challenging(PalettiPhase):
    """The others are asked in turn, if there is a column to prove it with."""

    name = "challenging"
    rule = "PP-9.3"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "prove": ("PP-9.3", "PP-11.26"),
        "decline": ("PP-11.26",),
    }

    def begins(self, state: Paletti) -> None:
        if state.movable() == 0:
            state.enter(TURNING)
        else:
            state.actor = (state.active + 1) % state.players

    def offers_into(self, state: Paletti, out: vec[i64]) -> i64:
        out[0], out[1] = PROVE, DECLINE
        return 2

    def does(self, state: Paletti, action: i64) -> None:
        if action == PROVE:
            state.enter(PROVING)
            return
        state.actor = (state.actor + 1) % state.players
        if state.actor == state.active:
            state.enter(TURNING)

    def asks(self, state: Paletti) -> Message:
        return say("paletti-ask-challenging", player=player(state.active))


class Proving(MovePhase):
    """Raise a neutral column; the one that was broken off is blocked by now."""

    name = "proving"
    rule = "PP-9.3"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "grip": ("PP-9.3", "PP-11.26"),
        **PULLING,
        **STANDING,
        **FALLS,
    }

    def begins(self, state: Paletti) -> None:
        state.objector = state.actor

    def grippable(self, state: Paletti) -> i64:
        return state.movable()

    def follows(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> None:
        """Proven: the mover's own move is forfeited."""
        if outcome == RAISED and clean:
            state.end_turn()
        else:
            state.enter(TURNING)

    def question(self, state: Paletti) -> Message:
        return say("paletti-ask-proving", level=level(int(state.top)))

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        more = super().consequences(state, action, after)
        if action == RAISED and after.active != state.active:
            more.insert(0, say("paletti-log-proven", player=player(state.active)))
        return more


@final
class ProvingV1(Proving):
    """As paletti@1 has it."""

    halts = False
    sets_back = False
