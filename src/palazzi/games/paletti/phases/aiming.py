# mypyc: compiled
"""The draft of a physical move (PP-11.15): which piece, which way, and where to, step by step.

Every phase in which a hand may move something derives from ``AimingPhase``. What may come of a move
of a turn, and what follows from it, is in ``outcome``. How the hand shall pull (the limits it keeps
to, hook, second hand) may be said before the way out, or be left as usual; when the hand has
stopped at a limit it is asked again (PP-11.31).
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
    FORCE,
    GO,
    GRIP,
    HAND,
    HOLD,
    MISSED,
    OUSTED,
    PULL,
    RAISED,
    RESISTED,
    SWAY,
    TOOL,
    TURN,
)
from palazzi.games.paletti.components import (
    CELLS,
    COLUMN_NAMES,
    DIRECTIONS,
    FORCES,
    HALTS,
    LIFTS,
    SWAYS,
    TOOLS,
)
from palazzi.games.paletti.palace import (
    AIMED,
    BACKING,
    COLUMNS,
    CROSSED,
    FREE,
    GRIPPED,
    HALTED,
    NOTHING,
    OPEN,
    PULLED,
    TUNED_FORCE,
    TUNED_HOLD,
    TUNED_SWAY,
    TUNED_TOOL,
)
from palazzi.games.paletti.phases.base import PalettiPhase, next_plateau
from palazzi.games.paletti.places import any_cell, column_cells, drafted_cells, plateau_cells
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.words import column, decimal, kind, level, piece, player

OFTEN: Final[i64] = 400
BROKEN_OFF: Final[i64] = 60
"""Weights of a world without physics: they make random games of a sensible length, nothing else."""

BY_HAND: Final = {"hand": ("PP-11.15", "PP-11.17")}
PULLING: Final = {
    "break": ("PP-3.3", "PP-11.15"),
    "pull": ("PP-5.1",),
    **BY_HAND,
    "go": ("PP-11.31",),
    "force": ("PP-11.31",),
    "sway": ("PP-11.31",),
    "tool": ("PP-11.15", "PP-11.31"),
    "hold": ("PP-5.1", "PP-11.16"),
}
STANDING: Final = {"across": ("PP-5.3", "PP-5.4"), "along": ("PP-5.3", "PP-5.4")}
"""The clauses behind the steps of a draft, for the phases that have them."""

_STEPS: Final = {int(GRIPPED): "pull", int(PULLED): "across", int(CROSSED): "along"}


class AimingPhase(PalettiPhase):
    """A phase whose actor may move a piece: a column, or the next plateau."""

    pulled: bool = True
    """Whether a column has to come out of the palace first, so that its way out is chosen."""
    placed: bool = True
    """Whether the piece goes to a place that is chosen."""
    halts: bool = False
    """Whether the hand keeps to limits and stops at them, so that breaking off is decided by the
    player (PP-11.31); else it breaks off as its owner's skill has it."""
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
            return self._across_into(state, out, 0)
        if state.aim == CROSSED:
            return self._along_into(state, out)
        if state.aim == HALTED:
            return self._rest_into(state, out)
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
            if self.halts:
                n = _tunes_into(state, out, n)
        return n

    def _rest_into(self, state: Paletti, out: vec[i64]) -> i64:
        """The hand has stopped: break off, another way or place, or go on (PP-11.31)."""
        out[0] = BREAK
        n: i64 = 1
        i: i64 = 0
        if state.halted == MISSED - RESISTED:
            if self.placed:
                n = self._across_into(state, out, n)
        else:
            while i < DIRECTIONS:
                if i != state.direction:
                    out[n] = PULL + i
                    n += 1
                i += 1
        out[n] = GO
        return _tunes_into(state, out, n + 1)

    def _across_into(self, state: Paletti, out: vec[i64], n: i64) -> i64:
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
            if state.aim == HALTED:
                state.aim = BACKING
                _move(state)
            else:
                self.resolves(state, BROKEN)
        elif action == HAND:
            state.aim = FREE
            _move(state)
        elif action == GO:
            state.aim = AIMED
            _move(state)
        elif action > GO:
            _tune(state, action)
        elif action < GRIP or action >= FIRST:
            self.decides(state, action)
        elif action < PULL:
            state.column = action - GRIP
            state.aim = GRIPPED if self.pulled else PULLED
        elif action < ACROSS:
            on = state.aim == HALTED or not self.placed
            state.direction = action - (PULL if action < TURN else TURN)
            state.aim = PULLED
            if on:
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
        if state.aim == HALTED:
            return "PP-11.31"
        return self.rule if state.aim == OPEN else "PP-11.15"

    def refuses(self, state: Paletti, action: int) -> str:
        if state.aim != OPEN:
            return self.no_place if ACROSS <= action < FIRST else self.due(state)
        if GRIP <= action < PULL:
            return self.why_not_grip(state, action - GRIP)
        return self.rule

    def asks(self, state: Paletti) -> Message:
        if state.aim == HALTED:
            felt = decimal(int(state.felt))
            return say(f"paletti-ask-{HALTS[state.halted]}", piece=piece(state), felt=felt)
        step = _STEPS.get(int(state.aim))
        if step is None:
            return self.question(state)
        return say(f"paletti-ask-{step}", piece=piece(state), kind=kind(state))

    def awaits(self, state: Paletti) -> Message:
        if state.moving:
            return say("paletti-moving", player=player(state.hand))
        return super().awaits(state)

    def parts(self, state: Paletti, action: int) -> list[str]:
        if GRIP <= action < PULL:
            return [f"column:{COLUMN_NAMES[action - GRIP]}"]
        if FELL <= action < RAISED:
            return [f"column:{COLUMN_NAMES[action - FELL]}"]
        if action >= OUSTED:
            return [f"column:{COLUMN_NAMES[action - OUSTED]}"]
        if PULL <= action < TURN or action == BREAK or GO <= action < RESISTED:
            return [f"column:{COLUMN_NAMES[state.column]}"] if state.column >= 0 else []
        if TURN <= action < ACROSS:
            return next_plateau(state)
        if ACROSS <= action < FIRST:
            return [ACTIONS.text(action).replace(" ", ":")]
        return []

    def deed(self, state: Paletti, action: int) -> Message | None:
        if action == HAND or GRIP <= action < FIRST or GO <= action < RESISTED:
            return None
        if state.aim == HALTED:  # told when the column is back
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
                which = kind(state)
                return say("paletti-log-failed", player=who, piece=piece(state), kind=which)
            case "raised":
                where = level(int(state.top))
                return say("paletti-log-raised", player=who, column=piece(state), level=where)
            case "broken" | "break":
                return say("paletti-log-broken", player=who, column=piece(state))
            case "resisted":
                most = decimal(int(state.most_force()))
                return say("paletti-log-resisted", player=who, column=piece(state), most=most)
            case "swayed":
                most = decimal(int(state.most_sway()))
                return say("paletti-log-swayed", player=who, most=most)
            case "lost" | "out" | "stood" | "missed" as verb:
                return say(f"paletti-log-{verb}", player=who, column=piece(state))
            case _:
                return say("paletti-log-collapse", player=who)


def _hand_into(state: Paletti, out: vec[i64], n: i64) -> i64:
    """The free hand, where the table lets players move so."""
    if not state.by_hand:
        return n
    out[n] = HAND
    return n + 1


def _tunes_into(state: Paletti, out: vec[i64], n: i64) -> i64:
    """How the hand shall pull: each may be said once before it moves (PP-11.31)."""
    if not state.tuned & TUNED_FORCE:
        n = _all_but(out, n, FORCE, len(FORCES), state.force)
    if not state.tuned & TUNED_SWAY:
        n = _all_but(out, n, SWAY, len(SWAYS), state.sway)
    if not state.tuned & TUNED_TOOL:
        n = _all_but(out, n, TOOL, len(TOOLS), state.tool)
    if not state.tuned & TUNED_HOLD:
        n = _all_but(out, n, HOLD, LIFTS * state.top, state.hold)
    return n


def _all_but(out: vec[i64], n: i64, first: i64, many: i64, chosen: i64) -> i64:
    """List actions in a row, without the one that is chosen already."""
    i: i64 = 0
    while i < many:
        if i != chosen:
            out[n] = first + i
            n += 1
        i += 1
    return n


def _tune(state: Paletti, action: i64) -> None:
    if action < SWAY:
        state.force = action - FORCE
        state.tuned |= TUNED_FORCE
    elif action < TOOL:
        state.sway = action - SWAY
        state.tuned |= TUNED_SWAY
    elif action < HOLD:
        state.tool = action - TOOL
        state.tuned |= TUNED_TOOL
    else:
        state.hold = action - HOLD
        state.tuned |= TUNED_HOLD


def _move(state: Paletti) -> None:
    """From here on it is in nature's hands."""
    state.halted = NOTHING
    state.felt = 0
    state.tuned = 0
    state.hand = state.actor
    state.moving = True
    state.actor = CHANCE
