# mypyc: compiled
"""What may come of a move of a turn, and its consequences in the order of PP-11.12: a collapse,
fallen columns, the moved piece, the seal; then whatever the phase leads to. Or the hand has
stopped: then the same player goes on with the same attempt (PP-11.31).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.core.messages import Message, say
from palazzi.games.paletti.actions import (
    BREAK,
    BROKEN,
    COLLAPSE,
    FELL,
    GRIP,
    LOST,
    MISSED,
    OUSTED,
    PULL,
    RAISED,
    RESISTED,
    SWAYED,
)
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.palace import (
    AIMED,
    BACKING,
    COLLAPSED,
    COLUMNS,
    GONE,
    HALTED,
    NEUTRAL,
    NOBODY,
    OPEN,
)
from palazzi.games.paletti.phases.aiming import BROKEN_OFF, OFTEN, AimingPhase
from palazzi.games.paletti.pieces import (
    forfeit,
    let_go,
    owed_for,
    pass_seal,
    put_back_for_good,
    remove,
    remove_all,
    stand_on_top,
)
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import column as column_word
from palazzi.games.paletti.words import level, piece, player

SELDOM: Final[i64] = 8
FALLING: Final[i64] = 2
"""For each bystander."""
COLLAPSING: Final[i64] = 12
HALTING: Final[i64] = 40
SEGMENT: Final[i64] = 750
"""Ticks that a segment takes in a world without physics."""

FALLS: Final = {"fell": ("PP-11.3",), "ousted": ("PP-11.30",)}
"""Nature's, but about a part of the board: so they stand among the clauses."""


class MovePhase(AimingPhase):
    """A phase of a turn whose actor may move a piece; by default a column, to the topmost level."""

    halts = True
    sets_back: bool = True
    """Whether bystanders that fell are set back and the attempt has failed (PP-11.30); else they
    leave the game, and the attempt may have succeeded all the same (PP-11.3, PP-11.19)."""

    # ---- what a phase says for itself

    def results_into(self, state: Paletti, out: vec[i64], weights: vec[i64], n: i64) -> i64:
        """Write how the move may end, short of a collapse."""
        return self.ends_into(state, out, weights, n, RAISED)

    def ends_into(
        self, state: Paletti, out: vec[i64], weights: vec[i64], n: i64, success: i64
    ) -> i64:
        """A column arrives, goes back or leaves; out of order where ``success`` says so."""
        fails = state.aim == BACKING or (self.sets_back and state.fallen != 0)
        if not fails and success < BROKEN:
            out[n], weights[n] = success, OFTEN
            n += 1
        if not self._forfeited(state):
            out[n], weights[n] = BROKEN, BROKEN_OFF
            n += 1
        out[n], weights[n] = LOST, SELDOM
        n += 1
        if not fails and success > LOST:
            out[n], weights[n] = success, OFTEN
            n += 1
        return n

    def _forfeited(self, state: Paletti) -> bool:
        """Whether the moved column has to leave, for another one that had to (PP-11.30)."""
        if not self.sets_back or state.owner_of(state.column) != state.hand:
            return False
        return owed_for(state, state.ousted) > 0

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
        if count(state.fallen) < state.many - 1:
            column: i64 = 0
            while column < COLUMNS:
                if _may_fall(state, column):
                    out[n], weights[n] = FELL + column, FALLING
                    n += 1
                column += 1
        n = self.results_into(state, out, weights, n)
        if state.fallen == 0:
            out[n], weights[n] = COLLAPSE, COLLAPSING
            n += 1
            if self.halts and state.aim == AIMED and state.spent < state.most_ticks():
                n = self._halts_into(state, out, weights, n)
        if self.sets_back and count(state.fallen) < state.many - 1:
            column = 0
            while column < COLUMNS:
                if _may_fall(state, column):
                    out[n], weights[n] = OUSTED + column, 1
                    n += 1
                column += 1
        return n

    def _halts_into(self, state: Paletti, out: vec[i64], weights: vec[i64], n: i64) -> i64:
        """Where the hand may stop: at a limit, while it pulls; or where the piece does not stay."""
        if state.column >= 0:
            out[n], weights[n] = RESISTED, HALTING
            out[n + 1], weights[n + 1] = SWAYED, HALTING
            n += 2
        out[n], weights[n] = MISSED, HALTING
        return n + 1

    def resolves(self, state: Paletti, outcome: i64) -> None:
        if FELL <= outcome < RAISED:
            state.fallen |= bit(outcome - FELL)
        elif outcome >= OUSTED:
            state.fallen |= bit(outcome - OUSTED)
            state.ousted |= bit(outcome - OUSTED)
        elif outcome >= RESISTED:
            _rest(state, outcome)
        elif outcome == COLLAPSE:
            state.moving = False
            state.aim = OPEN
            state.end(COLLAPSED, state.hand)
        else:
            column, clean = state.column, state.fallen == 0 or self.sets_back
            lost = state.ousted if self.sets_back else state.fallen
            owed = owed_for(state, lost) if self.sets_back else 0
            if self.sets_back and outcome == LOST and state.fallen != 0:
                owed += owed_for(state, bit(column))
                if state.owner_of(column) == state.hand:
                    owed -= 1
            remove_all(state, lost)
            stood_by = self.settles(state, column, outcome, clean)
            forfeit(state, state.hand, owed)
            let_go(state)
            pass_seal(state, stood_by)
            self.follows(state, column, outcome, clean)

    # ---- in words

    def deed(self, state: Paletti, action: int) -> Message | None:
        if self.sets_back and state.moving:
            if FELL <= action < RAISED:
                return say("paletti-log-set-back", column=column_word(COLUMN_NAMES[action - FELL]))
            if action >= OUSTED:
                return say("paletti-log-ousted", column=column_word(COLUMN_NAMES[action - OUSTED]))
            if action in (BROKEN, LOST) and state.fallen != 0:
                key = "paletti-log-spoiled" if action == BROKEN else "paletti-log-spoiled-lost"
                return say(key, player=player(state.hand), column=piece(state))
        return super().deed(state, action)

    def why_not_grip(self, state: Paletti, column: int) -> str:
        if state.level[column] < 0:
            return "PP-3.1"
        if state.level[column] == state.top:
            return "PP-3.2"
        if state.blocked >> column & 1:
            return "PP-3.3"
        return "PP-9.2" if state.owner_of(column) == NEUTRAL else self.rule

    def because(self, state: Paletti, action: int) -> Message | None:
        """What it is about the column that it may not be gripped now."""
        column = action - GRIP
        if state.aim != OPEN or not GRIP <= action < PULL:
            return None
        where, owner = state.level[column], state.owner_of(column)
        if where < 0:
            return say("paletti-why-gone", column=column_word(COLUMN_NAMES[column]))
        if where == state.top:
            return say("paletti-why-top", level=level(int(where)))
        if state.blocked >> column & 1:
            return say("paletti-why-blocked", column=column_word(COLUMN_NAMES[column]))
        if 0 <= owner < state.players and owner != state.actor:
            return say("paletti-why-owner", player=player(int(owner)))
        return None

    def consequences(self, state: Paletti, action: int, after: Paletti) -> list[Message]:
        """A column blocked, others forfeited, the seal in other hands."""
        more: list[Message] = []
        if not state.moving and (action != BREAK or state.aim == HALTED):
            return more
        told = bit(state.column) if state.column >= 0 else 0
        gone = after.columns_on(GONE) & ~(state.columns_on(GONE) | state.ousted | told)
        for column in range(20):
            if self.sets_back and gone >> column & 1:
                name = column_word(COLUMN_NAMES[column])
                more.append(say("paletti-log-forfeited", player=player(state.hand), column=name))
        if after.blocked != state.blocked:
            more.append(say("paletti-log-blocked", column=piece(state)))
        if after.holder != state.holder:
            holder = player(after.holder)
            if state.holder == NOBODY:
                more.append(say("paletti-log-seal-first", player=holder))
            else:
                more.append(say("paletti-log-seal", player=holder, other=player(state.holder)))
        return more


def _may_fall(state: Paletti, column: i64) -> bool:
    """A bystander, later in order than those that have fallen."""
    return state.fallen >> column == 0 and state.level[column] >= 0 and column != state.column


def _rest(state: Paletti, outcome: i64) -> None:
    """The hand has stopped and its player decides; the attempt is the same (PP-11.31)."""
    if state.spent == 0:
        state.start = state.poses[:]
    state.spent += SEGMENT
    state.halted = outcome - RESISTED
    state.felt = 0
    if outcome == RESISTED:
        state.felt = state.most_force()
    elif outcome == SWAYED:
        state.felt = state.most_sway()
    state.aim = HALTED if state.column >= 0 else OPEN  # a plateau is in its box again (PP-11.10)
    state.moving = False
    state.actor = state.hand
