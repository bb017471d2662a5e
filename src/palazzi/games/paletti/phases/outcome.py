# mypyc: compiled
"""What may come of a move of a turn, and its consequences in the order of PP-11.12: a collapse,
fallen columns, the moved piece, the seal; then whatever the phase leads to.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.core.messages import Message, say
from palazzi.games.paletti.actions import BREAK, BROKEN, COLLAPSE, FELL, LOST, RAISED
from palazzi.games.paletti.components import MOST_FALLEN
from palazzi.games.paletti.palace import COLLAPSED, COLUMNS, NEUTRAL, NOBODY, OPEN
from palazzi.games.paletti.phases.aiming import BROKEN_OFF, OFTEN, AimingPhase
from palazzi.games.paletti.pieces import (
    let_go,
    pass_seal,
    put_back_for_good,
    remove,
    remove_fallen,
    stand_on_top,
)
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import piece, player

SELDOM: Final[i64] = 8
FALLING: Final[i64] = 2
"""For each bystander."""
COLLAPSING: Final[i64] = 12

FALLS: Final = {"fell": ("PP-11.3",)}
"""Nature's, but about a part of the board: so it stands among the clauses."""


class MovePhase(AimingPhase):
    """A phase of a turn whose actor may move a piece; by default a column, to the topmost level."""

    # ---- what a phase says for itself

    def results_into(self, state: Paletti, out: vec[i64], weights: vec[i64], n: i64) -> i64:
        """Write how the move may end, short of a collapse."""
        out[n], weights[n] = RAISED, OFTEN
        out[n + 1], weights[n + 1] = BROKEN, BROKEN_OFF
        out[n + 2], weights[n + 2] = LOST, SELDOM
        return n + 3

    def settles(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> i64:
        """The moved piece stands, is put back or leaves; ``clean`` if no bystander fell.

        Returns whose column counts for the seal now, if anybody's does.
        """
        if outcome == RAISED:
            stand_on_top(state, column)
            return state.owner_of(column)
        if outcome == BROKEN:
            put_back_for_good(state, column)
        else:
            remove(state, column)
        return NOBODY

    def follows(self, state: Paletti, column: i64, outcome: i64, clean: bool) -> None:
        """Who acts next, and in which phase."""
        raise NotImplementedError

    # ---- what nature may say, and does

    def draws_into(self, state: Paletti, out: vec[i64], weights: vec[i64]) -> i64:
        """Bystanders that fall, in the order of their numbers; then what came of the move."""
        n: i64 = 0
        if count(state.fallen) < MOST_FALLEN:
            column: i64 = 0
            while column < COLUMNS:
                later = state.fallen >> column == 0
                if later and state.level[column] >= 0 and column != state.column:
                    out[n], weights[n] = FELL + column, FALLING
                    n += 1
                column += 1
        n = self.results_into(state, out, weights, n)
        if state.fallen == 0:
            out[n], weights[n] = COLLAPSE, COLLAPSING
            n += 1
        return n

    def resolves(self, state: Paletti, outcome: i64) -> None:
        if FELL <= outcome < RAISED:
            state.fallen |= bit(outcome - FELL)
        elif outcome == COLLAPSE:
            state.moving = False
            state.aim = OPEN
            state.end(COLLAPSED, state.hand)
        else:
            column, clean = state.column, state.fallen == 0
            remove_fallen(state)
            stood_by = self.settles(state, column, outcome, clean)
            let_go(state)
            pass_seal(state, stood_by)
            self.follows(state, column, outcome, clean)

    # ---- in words

    def why_not_grip(self, state: Paletti, column: int) -> str:
        if state.level[column] < 0:
            return "PP-3.1"
        if state.level[column] == state.top:
            return "PP-3.2"
        if state.blocked >> column & 1:
            return "PP-3.3"
        return "PP-9.2" if state.owner_of(column) == NEUTRAL else self.rule

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        """A column blocked, the seal in other hands."""
        more: list[Message] = []
        if not state.moving and action != BREAK:
            return more
        if after.blocked != state.blocked:
            more.append(say("paletti-log-blocked", column=piece(state)))
        if after.holder != state.holder:
            holder = player(after.holder)
            if state.holder == NOBODY:
                more.append(say("paletti-log-seal-first", player=holder))
            else:
                more.append(say("paletti-log-seal", player=holder, other=player(state.holder)))
        return more
