# mypyc: compiled
"""The draft of a physical move (PP-11.15): which piece, which way, and where to, step by step.

Every phase in which a hand may move something derives from ``AimingPhase``. What may come of a move
of a turn, and what follows from it, is in ``outcome``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.state import CHANCE
from palazzi.games.paletti.actions import (
    ACROSS,
    ACTIONS,
    ALONG,
    BREAK,
    BROKEN,
    FELL,
    FIRST,
    GRIP,
    HAND,
    PULL,
    RAISED,
    TURN,
)
from palazzi.games.paletti.components import CELLS, COLUMN_NAMES, DIRECTIONS
from palazzi.games.paletti.palace import (
    AIMED,
    COLUMNS,
    CROSSED,
    FREE,
    GRIPPED,
    OPEN,
    PULLED,
)
from palazzi.games.paletti.phases.base import PalettiPhase, next_plateau
from palazzi.games.paletti.places import any_cell, column_cells, drafted_cells, plateau_cells
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import column, level, piece, player

OFTEN: Final[i64] = 400
BROKEN_OFF: Final[i64] = 60
"""Weights of a world without physics: they make random games of a sensible length, nothing else."""

BY_HAND: Final = {"hand": ("PP-11.15", "PP-11.17")}
PULLING: Final = {"break": ("PP-3.3", "PP-11.15"), "pull": ("PP-5.1",), **BY_HAND}
STANDING: Final = {"across": ("PP-5.3", "PP-5.4"), "along": ("PP-5.3", "PP-5.4")}
"""The clauses behind the steps of a draft, for the phases that have them."""

_STEPS: Final = {int(GRIPPED): "pull", int(PULLED): "across", int(CROSSED): "along"}


class AimingPhase(PalettiPhase):
    """A phase whose actor may move a piece: a column, or the next plateau."""

    pulled: bool = True
    """Whether a column has to come out of the palace first, so that its way out is chosen."""
    placed: bool = True
    """Whether the piece goes to a place that is chosen."""
    no_place: str = "PP-5.3"
    """The clause that forbids all places which are not offered."""

    # ---- what a phase says for itself

    def opens_into(self, state: Paletti, out: vec[i64]) -> i64:
        """Write what may be done before anything is pointed at."""
        return self.grips_into(state, out, 0)

    def grippable(self, state: Paletti) -> i64:
        """The columns that the actor may choose, as a mask."""
        return 0

    def decides(self, state: Paletti, action: i64) -> None:
        """Carry out a decision that needs no hand."""
        raise NotImplementedError

    def resolves(self, state: Paletti, outcome: i64) -> None:
        """Carry out what nature says has come of the move."""
        raise NotImplementedError

    def question(self, state: Paletti) -> Message:
        """What is asked before anything is pointed at."""
        return say(f"paletti-ask-{self.name}")

    def why_not_grip(self, state: Paletti, column: int) -> str:
        """The clause that forbids choosing this column."""
        return self.rule

    # ---- the draft

    def offers_into(self, state: Paletti, out: vec[i64]) -> i64:
        if state.aim == GRIPPED:
            return self._ways_into(state, out)
        if state.aim == PULLED:
            return self._across_into(state, out)
        if state.aim == CROSSED:
            return self._along_into(state, out)
        return self.opens_into(state, out)

    def grips_into(self, state: Paletti, out: vec[i64], n: i64) -> i64:
        """Which column."""
        columns = self.grippable(state)
        column: i64 = 0
        while column < COLUMNS:
            if (columns >> column) & 1:
                out[n] = GRIP + column
                n += 1
            column += 1
        return n

    def turns_into(self, state: Paletti, out: vec[i64], n: i64) -> i64:
        """How the next plateau is turned; where to, comes next."""
        n = _hand_into(state, out, n)
        turn: i64 = 0
        while turn < DIRECTIONS:
            if any_cell(plateau_cells(state, turn)):
                out[n] = TURN + turn
                n += 1
            turn += 1
        return n

    def _ways_into(self, state: Paletti, out: vec[i64]) -> i64:
        """Which way out; or let go at once, which is breaking off (PP-11.15)."""
        out[0] = BREAK
        n = _hand_into(state, out, 1)
        if not self.placed or any_cell(column_cells(state, state.column)):
            direction: i64 = 0
            while direction < DIRECTIONS:
                out[n] = PULL + direction
                n += 1
                direction += 1
        return n

    def _across_into(self, state: Paletti, out: vec[i64]) -> i64:
        n: i64 = 0
        if state.column >= 0 and not self.pulled:  # nothing was asked since the column was chosen
            n = _hand_into(state, out, n)
        cells = drafted_cells(state)
        i: i64 = 0
        while i < len(cells):
            if cells[i] != 0:
                out[n] = ACROSS + i
                n += 1
            i += 1
        return n

    def _along_into(self, state: Paletti, out: vec[i64]) -> i64:
        n: i64 = 0
        row = drafted_cells(state)[state.across + CELLS]
        i: i64 = 0
        while row != 0:
            if row & 1:
                out[n] = ALONG + i
                n += 1
            row >>= 1
            i += 1
        return n

    def does(self, state: Paletti, action: i64) -> None:
        if state.moving:
            self.resolves(state, action)
        elif action == BREAK:
            state.hand = state.actor
            self.resolves(state, BROKEN)
        elif action == HAND:
            state.aim = FREE
            _move(state)
        elif action < GRIP or action >= FIRST:
            self.decides(state, action)
        elif action < PULL:
            state.column = action - GRIP
            state.aim = GRIPPED if self.pulled else PULLED
        elif action < ACROSS:
            state.direction = action - (PULL if action < TURN else TURN)
            state.aim = PULLED
            if not self.placed:
                state.aim = AIMED
                _move(state)
        elif action < ALONG:
            state.across = action - ACROSS - CELLS
            state.aim = CROSSED
        else:
            state.along = action - ALONG - CELLS
            state.aim = AIMED
            _move(state)

    # ---- in words

    def due(self, state: Paletti) -> str:
        if state.moving:
            return "PP-11.12"
        return self.rule if state.aim == OPEN else "PP-11.15"

    def refuses(self, state: Paletti, action: int) -> str:
        if state.aim != OPEN:
            return self.no_place if ACROSS <= action < FIRST else "PP-11.15"
        if GRIP <= action < PULL:
            return self.why_not_grip(state, action - GRIP)
        return self.rule

    def asks(self, state: Paletti) -> Message:
        step = _STEPS.get(int(state.aim))
        if step is None:
            return self.question(state)
        return say(f"paletti-ask-{step}", piece=piece(state))

    def awaits(self, state: Paletti) -> Message:
        if state.moving:
            return say("paletti-moving", player=player(state.hand))
        return super().awaits(state)

    def parts(self, state: Paletti, action: int) -> list[str]:
        if GRIP <= action < PULL:
            return [f"column:{COLUMN_NAMES[action - GRIP]}"]
        if FELL <= action < RAISED:
            return [f"column:{COLUMN_NAMES[action - FELL]}"]
        if PULL <= action < TURN or action == BREAK:
            return [f"column:{COLUMN_NAMES[state.column]}"] if state.column >= 0 else []
        if TURN <= action < ACROSS:
            return next_plateau(state)
        if ACROSS <= action < FIRST:
            return [ACTIONS.text(action).replace(" ", ":")]
        return []

    def deed(self, state: Paletti, action: int) -> Message | None:
        if action == HAND or GRIP <= action < FIRST:
            return None
        if not state.moving and action != BREAK:
            return super().deed(state, action)
        if FELL <= action < RAISED:
            return say("paletti-log-fell", column=column(COLUMN_NAMES[action - FELL]))
        who = player(state.actor if state.actor >= 0 else state.hand)
        match ACTIONS.text(action):
            case "laid" | "forgone" as verb:
                return say(f"paletti-log-{verb}", player=who, plateau=piece(state))
            case "failed":
                return say("paletti-log-failed", player=who, piece=piece(state))
            case "raised":
                where = level(int(state.top))
                return say("paletti-log-raised", player=who, column=piece(state), level=where)
            case "broken" | "break":
                return say("paletti-log-broken", player=who, column=piece(state))
            case "lost" | "out" | "stood" as verb:
                return say(f"paletti-log-{verb}", player=who, column=piece(state))
            case _:
                return say("paletti-log-collapse", player=who)


def _hand_into(state: Paletti, out: vec[i64], n: i64) -> i64:
    """The free hand, where the table lets players move so."""
    if not state.by_hand:
        return n
    out[n] = HAND
    return n + 1


def _move(state: Paletti) -> None:
    """From here on it is in nature's hands."""
    state.hand = state.actor
    state.moving = True
    state.actor = CHANCE
