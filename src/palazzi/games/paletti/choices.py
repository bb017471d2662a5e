# mypyc: compiled
"""What may be done in each phase of Paletti, and what nature may do. What it does is in ``rules``.

One method a question, in the order of a turn; all write ascending action ids into the caller's
buffer. The weights of a physical move's outcomes are those of a world without physics: they make
random games of a sensible length and mean nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit, count
from palazzi.core.state import CHANCE
from palazzi.games.paletti.actions import (
    ACCEPT,
    ACROSS,
    ALONG,
    BREAK,
    BROKEN,
    BUILT,
    CLAIM,
    COLLAPSE,
    COLOUR,
    DECLINE,
    FAILED,
    FELL,
    FIRST,
    FORGO,
    FORGONE,
    GRAIN,
    GRIP,
    HAND,
    LAID,
    LOST,
    OBJECT,
    OUT,
    PASS,
    PROVE,
    PULL,
    RAISED,
    ROLL,
    SPARE,
    STOOD,
    TURN,
)
from palazzi.games.paletti.components import CELLS, DIRECTIONS, HELP_AFTER, MOST_FALLEN, TOPMOST
from palazzi.games.paletti.places import (
    any_cell,
    column_cells,
    plateau_cells,
    surface_cells,
)
from palazzi.games.paletti.state import (
    BUILDING,
    CHALLENGING,
    CLAIMING,
    COLOURING,
    COLUMNS,
    COVERING,
    CROSSED,
    GRAINING,
    GRIPPED,
    IN_BOX,
    LAYING,
    NEUTRAL,
    NOBODY,
    NOTHING,
    OBJECTING,
    OPEN,
    PENALISING,
    PLACING,
    PROVING,
    PULLED,
    STARTING,
    TURNING,
    PalettiState,
)
from palazzi.games.paletti.world.pieces import GRAINS

OFTEN: Final[i64] = 400
BROKEN_OFF: Final[i64] = 60
SELDOM: Final[i64] = 8
FALLING: Final[i64] = 2
"""For each bystander."""
COLLAPSING: Final[i64] = 12


@mypyc_attr(acyclic=True)
class PalettiChoices(PalettiState):
    """A position that knows its choices."""

    # ---- what is legal

    def legal_into(self, out: vec[i64]) -> i64:
        if self.aim == GRIPPED:
            return self._grip_choices(out)
        if self.aim == PULLED:
            return self._across_choices(out)
        if self.aim == CROSSED:
            return self._along_choices(out)
        phase = self.phase
        if phase == TURNING:
            return self._turn_choices(out)
        if phase == CLAIMING:
            out[0], out[1] = OBJECT, ACCEPT
            return 2
        if phase == CHALLENGING:
            out[0], out[1] = PROVE, DECLINE
            return 2
        if phase == PENALISING:
            out[0] = SPARE
            return self._columns_into(out, 1)
        if phase == LAYING:
            out[0] = FORGO
            return self._lay_choices(out, 1)
        if phase == COVERING:
            return self._lay_choices(out, 0)
        if phase == COLOURING:
            return self._colours_into(out, COLOUR)
        return self._columns_into(out, 0)

    def _turn_choices(self, out: vec[i64]) -> i64:
        """Raise a column, or claim that none can be raised (PP-3.1, PP-4.1); else pass."""
        n: i64 = 0
        claims = self.may_claim()
        if not claims and not self.any_usable(self.actor):
            out[n] = PASS
            n += 1
        if claims:
            out[n] = CLAIM
            n += 1
        return self._columns_into(out, n)

    def may_claim(self) -> bool:
        """Before anything is touched, while a plateau is left (PP-4.1, PP-11.20, PP-11.25)."""
        return self.top < TOPMOST and not self.neutral_done

    def neutral_due(self) -> bool:
        """Whether the mover must raise a neutral column first (PP-9.1, PP-11.25)."""
        if self.players != 3 or self.neutral_done or not self.any_usable(self.active):
            return False
        return self.any_movable()

    def grippable(self, column: i64) -> bool:
        """Whether the actor may choose this column for what he is asked to do."""
        phase = self.phase
        if phase == TURNING:
            if self.neutral_due():
                return self.movable(column)
            return self.usable(self.actor, column)
        if phase == OBJECTING:  # any usable one of the claimant's (PP-4.2, PP-11.21)
            return self.usable(self.active, column)
        if phase == PENALISING:  # any one of the objector's (PP-11.22)
            return self.standing(column) and self.owner_of(column) == self.objector
        if phase == PROVING:  # the one that was broken off is blocked by now (PP-11.26)
            return self.movable(column)
        if phase == PLACING:
            return self.level[column] == IN_BOX
        return False

    def _columns_into(self, out: vec[i64], n: i64) -> i64:
        column: i64 = 0
        while column < COLUMNS:
            if self.grippable(column):
                out[n] = GRIP + column
                n += 1
            column += 1
        return n

    def _grip_choices(self, out: vec[i64]) -> i64:
        """Which way out; or let go at once, which is breaking off (PP-11.15)."""
        n: i64 = 0
        out[n] = BREAK
        n += 1
        if self.by_hand:
            out[n] = HAND
            n += 1
        if self.phase == PENALISING or any_cell(column_cells(self, self.column)):
            direction: i64 = 0
            while direction < DIRECTIONS:
                out[n] = PULL + direction
                n += 1
                direction += 1
        return n

    def _lay_choices(self, out: vec[i64], n: i64) -> i64:
        """How the plateau is turned; where, comes next."""
        if self.by_hand:
            out[n] = HAND
            n += 1
        turn: i64 = 0
        while turn < DIRECTIONS:
            if any_cell(plateau_cells(self, turn)):
                out[n] = TURN + turn
                n += 1
            turn += 1
        return n

    def cells(self) -> list[int]:
        """The places that the draft may go on to."""
        if self.phase == LAYING or self.phase == COVERING:
            return plateau_cells(self, self.direction)
        cells = column_cells(self, self.column)
        if self.phase == PLACING and not any_cell(cells):
            return surface_cells(0, self.column)  # no room is left: let them find that out
        return cells

    def _across_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        if self.phase == PLACING and self.by_hand:
            out[n] = HAND
            n += 1
        cells = self.cells()
        i: i64 = 0
        while i < len(cells):
            if cells[i] != 0:
                out[n] = ACROSS + i
                n += 1
            i += 1
        return n

    def _along_choices(self, out: vec[i64]) -> i64:
        n: i64 = 0
        row = self.cells()[self.across + CELLS]
        i: i64 = 0
        while row != 0:
            if row & 1:
                out[n] = ALONG + i
                n += 1
            row >>= 1
            i += 1
        return n

    def _colours_into(self, out: vec[i64], first: i64) -> i64:
        n: i64 = 0
        colour: i64 = 0
        while colour < 4:
            if self.owner[colour] == NOBODY:
                out[n] = first + colour
                n += 1
            colour += 1
        return n

    # ---- what nature may do

    def chance_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        phase = self.phase
        n: i64 = 0
        if self.moving:
            return self._outcomes_into(out, weights)
        if phase == STARTING:
            n = self._first_choosers_into(out)
        elif phase == GRAINING:
            while n < GRAINS:
                out[n] = GRAIN + n
                n += 1
        elif phase == BUILDING:
            out[0] = BUILT
            n = 1
        else:
            n = self._colours_into(out, ROLL)
        i: i64 = 0
        while i < n:
            weights[i] = 1
            i += 1
        return n

    def _first_choosers_into(self, out: vec[i64]) -> i64:
        if self.chosen_start != NOTHING:
            out[0] = FIRST + self.chosen_start
            return 1
        seat: i64 = 0
        while seat < self.players:
            out[seat] = FIRST + seat
            seat += 1
        return self.players

    def _outcomes_into(self, out: vec[i64], weights: vec[i64]) -> i64:
        """Bystanders that fall, in the order of their numbers; then what came of the move."""
        phase = self.phase
        n: i64 = 0
        if phase == PLACING or phase == COVERING:
            out[0] = LAID if phase == COVERING else STOOD
            weights[0] = OFTEN
            if self.failures == HELP_AFTER:
                return 1
            out[1] = FAILED
            weights[1] = BROKEN_OFF
            return 2
        if count(self.fallen) < MOST_FALLEN:
            column: i64 = 0
            while column < COLUMNS:
                later = self.fallen >> column == 0
                if later and self.standing(column) and column != self.column:
                    out[n] = FELL + column
                    weights[n] = FALLING
                    n += 1
                column += 1
        if phase == LAYING:
            out[n] = LAID
            weights[n] = OFTEN
            out[n + 1] = FORGONE
            weights[n + 1] = BROKEN_OFF
            n += 2
        else:
            n = self._column_outcomes_into(out, weights, n)
        if self.fallen == 0:
            out[n] = COLLAPSE
            weights[n] = COLLAPSING
            n += 1
        return n

    def _column_outcomes_into(self, out: vec[i64], weights: vec[i64], n: i64) -> i64:
        if self.phase != PENALISING:
            out[n] = RAISED
            weights[n] = OFTEN
            n += 1
        out[n] = BROKEN
        weights[n] = BROKEN_OFF
        out[n + 1] = LOST
        weights[n + 1] = SELDOM
        n += 2
        if self.phase == PENALISING:
            out[n] = OUT
            weights[n] = OFTEN
            n += 1
        return n

    # ---- whose move it is

    def physical(self) -> bool:
        return self.moving or self.phase == BUILDING

    def mover(self) -> int:
        return self.hand if self.moving else CHANCE

    def silence(self) -> int:
        """Who does not answer in time does not object, and does not want to prove (PP-11.5)."""
        if self.phase == CLAIMING:
            return ACCEPT
        return DECLINE if self.phase == CHALLENGING else -1

    def is_neutral_move(self) -> bool:
        """Whether the column being moved is a neutral one, by the mover of the turn."""
        return self.phase == TURNING and self.owner_of(self.column) == NEUTRAL

    def bystanders(self) -> i64:
        """Columns that could fall: all in the palace but the moved one."""
        mask: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            if self.standing(column) and column != self.column:
                mask |= bit(column)
            column += 1
        return mask

    def drafting(self) -> bool:
        """Whether the actor points at something already."""
        return self.aim != OPEN and not self.moving
