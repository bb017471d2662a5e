# mypyc: compiled
"""The claim that none of one's columns can be raised (PP-4): objections, the penalty for a wrong
one, and the next plateau.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.messages import Message, say
from palazzi.core.state import OVER
from palazzi.games.paletti.actions import (
    ACCEPT,
    BROKEN,
    COLLAPSE,
    FORGO,
    FORGONE,
    LAID,
    MISSED,
    OBJECT,
    OUT,
    RAISED,
    SPARE,
)
from palazzi.games.paletti.components import PLATEAU_NAMES, TOPMOST
from palazzi.games.paletti.palace import GONE, NEUTRAL, NOBODY
from palazzi.games.paletti.phases.aiming import BROKEN_OFF, BY_HAND, OFTEN, PULLING, STANDING
from palazzi.games.paletti.phases.base import PalettiPhase, next_plateau
from palazzi.games.paletti.phases.numbers import LAYING, OBJECTING, PENALISING
from palazzi.games.paletti.phases.outcome import FALLS, MovePhase
from palazzi.games.paletti.pieces import lay, let_go, remove
from palazzi.games.paletti.places import least_covered
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import level, piece, plateau, player


@final
class Claiming(PalettiPhase):
    """The others are asked in turn whether they object."""

    name = "claiming"
    rule = "PP-4.2"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "object": ("PP-4.2", "PP-11.21"),
        "accept": ("PP-4.3", "PP-11.5"),
    }

    def begins(self, state: Paletti) -> None:
        """A claimant without a usable column is right: nobody is asked (PP-11.20)."""
        if state.usable(state.active) == 0:
            state.enter(LAYING)
        else:
            self._ask_next(state)

    def offers_into(self, state: Paletti, out: vec[i64]) -> i64:
        out[0], out[1] = OBJECT, ACCEPT
        return 2

    def does(self, state: Paletti, action: i64) -> None:
        if action == OBJECT:
            state.enter(OBJECTING)
        else:
            self._ask_next(state)

    def _ask_next(self, state: Paletti) -> None:
        """Clockwise, who has a column in the palace (PP-11.5, PP-11.21)."""
        seat = (state.actor + 1) % state.players
        while seat != state.active and state.columns_of(seat) == 0:
            seat = (seat + 1) % state.players
        if seat == state.active:
            state.enter(LAYING)
        else:
            state.actor = seat

    def asks(self, state: Paletti) -> Message:
        next_one = plateau(PLATEAU_NAMES[min(state.top, TOPMOST - 1)])
        return say("paletti-ask-claiming", player=player(state.active), plateau=next_one)

    def parts(self, state: Paletti, action: int) -> list[str]:
        return next_plateau(state)

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        return too_few(state, after) if action == ACCEPT else []


class Objecting(MovePhase):
    """Raise one of the claimant's usable columns; it is lifted off at once (PP-4.2, PP-11.21)."""

    name = "objecting"
    rule = "PP-4.2"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "grip": ("PP-4.2", "PP-11.21"),
        **PULLING,
        **STANDING,
        **FALLS,
    }

    def begins(self, state: Paletti) -> None:
        state.objector = state.actor

    def grippable(self, state: Paletti) -> i64:
        return state.usable(state.active)

    def settles(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> i64:
        """What another hand breaks off is not blocked (PP-11.21)."""
        if outcome == BROKEN:
            return NOBODY
        if outcome == RAISED and clean:
            remove(state, column)
            return NOBODY
        return super().settles(state, column, outcome, clean)

    def follows(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> None:
        """Right or wrong, PP-4.2."""
        if outcome == RAISED and clean:
            state.end_turn()
        else:
            state.enter(PENALISING)

    def why_not_grip(self, state: Paletti, column: int) -> str:
        if state.level[column] >= 0 and state.owner_of(column) == NEUTRAL:
            return "PP-11.21"
        return super().why_not_grip(state, column)

    def question(self, state: Paletti) -> Message:
        where = level(int(state.top))
        return say("paletti-ask-objecting", player=player(state.active), level=where)

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        more = super().consequences(state, action, after)
        if action == RAISED and after.level[state.column] == GONE:
            more.insert(0, say("paletti-log-lifted", column=piece(state)))
        return more


class Penalising(MovePhase):
    """Pull out one of the objector's columns, or spare them (PP-4.2, PP-11.22)."""

    name = "penalising"
    rule = "PP-4.2"
    placed = False
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "spare": ("PP-4.2", "PP-11.6"),
        "grip": ("PP-4.2", "PP-11.22"),
        **PULLING,
        **FALLS,
    }

    def begins(self, state: Paletti) -> None:
        """An objector without any column cannot be penalised (PP-11.6)."""
        state.actor = state.active
        if state.columns_of(state.objector) == 0:
            state.enter(LAYING)

    def opens_into(self, state: Paletti, out: vec[i64]) -> i64:
        out[0] = SPARE
        return self.grips_into(state, out, 1)

    def grippable(self, state: Paletti) -> i64:
        return state.columns_of(state.objector)

    def decides(self, state: Paletti, action: i64) -> None:
        state.enter(LAYING)

    def results_into(self, state: Paletti, out: vec[i64], weights: vec[i64], n: i64) -> i64:
        return self.ends_into(state, out, weights, n, OUT)

    def settles(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> i64:
        """What another hand breaks off is not blocked (PP-11.22)."""
        if outcome != BROKEN:
            remove(state, column)
        return NOBODY

    def follows(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> None:
        """In paletti@1 the turn is over if a bystander fell (PP-11.3)."""
        if clean:
            state.enter(LAYING)
        else:
            state.end_turn()

    def why_not_grip(self, state: Paletti, column: int) -> str:
        return "PP-3.1" if state.level[column] < 0 else "PP-11.22"

    def question(self, state: Paletti) -> Message:
        return say("paletti-ask-penalising", player=player(state.objector))

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        more = super().consequences(state, action, after)
        clean = state.fallen == 0 or self.sets_back
        pulled = state.moving and clean and action != COLLAPSE
        if action == SPARE or pulled:
            more += too_few(state, after)
        return more


class Laying(MovePhase):
    """Lay the next plateau on the topmost level, or forgo it (PP-4.3)."""

    name = "laying"
    rule = "PP-4.3"
    no_place = "PP-4.3"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "forgo": ("PP-4.3",),
        "turn": ("PP-11.24",),
        "across": ("PP-4.3", "PP-11.24"),
        "along": ("PP-4.3", "PP-11.24"),
        **BY_HAND,
        **FALLS,
    }

    def begins(self, state: Paletti) -> None:
        """With too few columns on top the plateau is forgone at once (PP-4.3, PP-11.20)."""
        state.actor = state.active
        if count(state.columns_on(state.top)) < least_covered(state):
            state.end_turn()

    def opens_into(self, state: Paletti, out: vec[i64]) -> i64:
        out[0] = FORGO
        return self.turns_into(state, out, 1)

    def decides(self, state: Paletti, action: i64) -> None:
        let_go(state)
        state.end_turn()

    def results_into(self, state: Paletti, out: vec[i64], weights: vec[i64], n: i64) -> i64:
        if state.fallen == 0 or not self.sets_back:
            out[n], weights[n] = LAID, OFTEN
            n += 1
        out[n], weights[n] = FORGONE, BROKEN_OFF
        return n + 1

    def settles(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> i64:
        if outcome == LAID:
            lay(state)
            state.top += 1
            state.changed = True
        return NOBODY

    def follows(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> None:
        state.end_turn()

    def why_not_grip(self, state: Paletti, column: int) -> str:
        return self.rule

    def question(self, state: Paletti) -> Message:
        again = "again" if state.spent > 0 else "laying"  # PP-11.10
        return say(f"paletti-ask-{again}", plateau=piece(state), least=int(least_covered(state)))

    def parts(self, state: Paletti, action: int) -> list[str]:
        return next_plateau(state) if action == FORGO else super().parts(state, action)

    def warns(self, state: Paletti, action: int) -> Message | None:
        if action != FORGO:
            return None
        return say("paletti-warn-forgo", plateau=piece(state))

    def deed(self, state: Paletti, action: int) -> Message | None:
        if action == FORGO:
            return say("paletti-log-forgone", player=player(state.actor), plateau=piece(state))
        if action == MISSED:
            return say("paletti-log-lifted-off", player=player(state.hand), plateau=piece(state))
        return super().deed(state, action)


@final
class ObjectingV1(Objecting):
    """As paletti@1 has it."""

    halts = False
    sets_back = False


@final
class PenalisingV1(Penalising):
    """As paletti@1 has it."""

    halts = False
    sets_back = False


@final
class LayingV1(Laying):
    """As paletti@1 has it."""

    halts = False
    sets_back = False


def too_few(state: Paletti, after: Paletti) -> list[Message]:
    """What is told if a claimant's turn ended because no plateau can be laid (PP-4.3)."""
    if after.active == state.active and after.actor != OVER:
        return []
    return [say("paletti-log-too-few")]
