# mypyc: compiled
"""What happens in Paletti: the ``@final`` State class.

Decisions lead up to a physical move; then nature says what came of it, and ``_resolve`` draws the
consequences in the order of PP-11.12: collapse, fallen columns, the moved one, seal, end, next.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit
from palazzi.core.outcome import Outcome
from palazzi.core.state import CHANCE, OVER
from palazzi.games.paletti.actions import (
    ACROSS,
    ALONG,
    BREAK,
    BROKEN,
    COLLAPSE,
    COLOUR,
    FAILED,
    FELL,
    FIRST,
    GRAIN,
    GRIP,
    HAND,
    LAID,
    OBJECT,
    PASS,
    PROVE,
    PULL,
    RAISED,
    ROLL,
    TURN,
)
from palazzi.games.paletti.choices import PalettiChoices
from palazzi.games.paletti.components import CELLS, FIRST_SCORING
from palazzi.games.paletti.evaluate import expected_points
from palazzi.games.paletti.layout import stand_all
from palazzi.games.paletti.places import lay, least_covered, stand
from palazzi.games.paletti.recording import check_recording
from palazzi.games.paletti.refusals import refusal
from palazzi.games.paletti.scoring import final_outcome
from palazzi.games.paletti.state import (
    AIMED,
    BUILDING,
    CHALLENGING,
    CLAIMING,
    COLLAPSED,
    COLOURING,
    COLUMNS,
    COVERING,
    CROSSED,
    ENDED,
    FREE,
    GONE,
    GRAINING,
    GRIPPED,
    LAYING,
    NEUTRAL,
    NO_CELL,
    NOBODY,
    NOTHING,
    OBJECTING,
    OPEN,
    PENALISING,
    PLACING,
    PROVING,
    PULLED,
    ROLLING,
    STARTING,
    STUCK,
    TURNING,
)


@final
@mypyc_attr(acyclic=True)
class Paletti(PalettiChoices):
    """A position of paletti@1."""

    def clone(self) -> Paletti:
        copy = Paletti(self.players)
        self.copy_into(copy)
        return copy

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def refusal(self, action: int) -> str:
        return refusal(self, action)

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    # ---- what happens

    def play_back(self, action: int, recording: str) -> None:
        """Believe a recording that fits: the facts by the action, the poses as recorded."""
        after = self.clone()
        after.step(action)
        poses, loads = check_recording(self, after, action, recording)
        self.step(action)
        self.set_poses(poses)
        for column in range(20):
            self.loads[column] = loads[column]

    def step(self, action: i64) -> None:
        phase = self.phase
        if self.moving:
            self._happen(action)
        elif GRIP <= action < FIRST or action == BREAK or action == HAND:
            self._aim(action)
        elif phase == TURNING:
            if action == PASS:
                self._end_turn()
            else:
                self._claim()
        elif phase == CLAIMING:
            self._answer_claim(action == OBJECT)
        elif phase == CHALLENGING:
            self._answer_challenge(action == PROVE)
        elif phase == PENALISING:  # spared
            self._begin_laying()
        elif phase == LAYING:  # forgone, before anything is touched
            self._end_turn()
        elif phase == COLOURING:
            self._colour(action - COLOUR)
        else:
            self._set_up(action)

    # setup

    def _set_up(self, action: i64) -> None:
        phase = self.phase
        if phase == STARTING:
            self.first = action - FIRST
            self.active = self.first
            self.phase = GRAINING
        elif phase == GRAINING:
            self.grains[self.drawn] = action - GRAIN
            self.drawn += 1
            if self.drawn == COLUMNS:
                self.drawn = 0
                self.phase = PLACING if self.built_by_hand else BUILDING
                if self.built_by_hand:
                    self.actor = self.first
        elif phase == BUILDING:
            stand_all(self)
            self._roll_next()
        else:
            self._colour(action - ROLL)

    def _roll_next(self) -> None:
        """Blue lies: the first chooser rolls the seal (PP-2.3)."""
        self.top = 1
        self.actor = CHANCE
        self.phase = ROLLING

    def _colour(self, colour: i64) -> None:
        """Clockwise from the first chooser; the last colour needs no choice (PP-11.14)."""
        self.owner[colour] = (self.first + self.drawn) % self.players
        self.drawn += 1
        if self.drawn < 3:
            self.phase = COLOURING
            self.actor = (self.first + self.drawn) % self.players
            return
        rest: i64 = 0
        while self.owner[rest] != NOBODY:
            rest += 1
        self.owner[rest] = NEUTRAL if self.players == 3 else (self.first + 3) % self.players
        self.drawn = 0
        self.active = (self.first + self.players - 1) % self.players
        self._begin_turn()

    # the turn

    def _begin_turn(self) -> None:
        self.changed = False
        self.neutral_done = False
        self.objector = NOBODY
        self.phase = TURNING
        self.actor = self.active

    def _end_turn(self) -> None:
        """On clockwise, unless nothing has changed for a whole round (PP-11.7)."""
        self.quiet = 0 if self.changed else self.quiet + 1
        if self.quiet >= self.players * self.rounds:
            self._end(STUCK, NOBODY)
            return
        self.active = (self.active + 1) % self.players
        self._begin_turn()

    def _end(self, ending: i64, culprit: i64) -> None:
        self.ending = ending
        self.culprit = culprit
        self.phase = ENDED
        self.actor = OVER

    # claims (PP-4)

    def _claim(self) -> None:
        """A claimant without a usable column is right: nobody is asked (PP-11.20)."""
        if self.any_usable(self.active):
            self.phase = CLAIMING
            self._ask_next()
        else:
            self._begin_laying()

    def _ask_next(self) -> None:
        """Clockwise, who has a column in the palace (PP-11.5, PP-11.21)."""
        seat = (self.actor + 1) % self.players
        while seat != self.active and not self.any_standing(seat):
            seat = (seat + 1) % self.players
        if seat == self.active:
            self._begin_laying()
        else:
            self.actor = seat

    def _answer_claim(self, objects: bool) -> None:
        if objects:
            self.objector = self.actor
            self.phase = OBJECTING
        else:
            self._ask_next()

    def _begin_laying(self) -> None:
        """With too few columns on top the plateau is forgone at once (PP-4.3, PP-11.20)."""
        self.actor = self.active
        self.phase = LAYING
        if self.columns_on(self.top) < least_covered(self):
            self._end_turn()

    # proofs (PP-9.3, PP-11.26)

    def _challenge(self) -> None:
        """A neutral column was broken off: could another have been raised?"""
        if not self.any_movable():
            self._go_on()
            return
        self.phase = CHALLENGING
        self.actor = (self.active + 1) % self.players

    def _answer_challenge(self, tries: bool) -> None:
        if tries:
            self.objector = self.actor
            self.phase = PROVING
            return
        self.actor = (self.actor + 1) % self.players
        if self.actor == self.active:
            self._go_on()

    def _go_on(self) -> None:
        """The mover's own column, after the neutral part."""
        self.phase = TURNING
        self.actor = self.active
        self.objector = NOBODY
        if not self.any_usable(self.active):
            self._end_turn()

    # the draft of a move

    def _aim(self, action: i64) -> None:
        if action == BREAK:
            self.hand = self.actor
            self._resolve(BROKEN)
        elif action == HAND:
            self.aim = FREE
            self._move()
        elif action < PULL:
            self.column = action - GRIP
            self.aim = PULLED if self.phase == PLACING else GRIPPED
        elif action < ACROSS:
            self.direction = action - (PULL if action < TURN else TURN)
            self.aim = PULLED
            if self.phase == PENALISING:
                self.aim = AIMED
                self._move()
        elif action < ALONG:
            self.across = action - ACROSS - CELLS
            self.aim = CROSSED
        else:
            self.along = action - ALONG - CELLS
            self.aim = AIMED
            self._move()

    def _move(self) -> None:
        """From here on it is in nature's hands."""
        self.hand = self.actor
        self.moving = True
        self.actor = CHANCE

    # what came of it

    def _happen(self, action: i64) -> None:
        if FELL <= action < RAISED:
            self.fallen |= bit(action - FELL)
        elif action == COLLAPSE:
            self.moving = False
            self.aim = OPEN
            self._end(COLLAPSED, self.hand)
        elif self.phase == PLACING or self.phase == COVERING:
            self._set_by_hand(action)
        else:
            self._resolve(action)

    def _set_by_hand(self, action: i64) -> None:
        """A piece of the setup; failures are repeated without penalty (PP-11.13)."""
        seat = self.hand
        if action == FAILED:
            self.failures += 1
            self._let_go()
            self.actor = seat
            return
        self.failures = 0
        if self.phase == COVERING:
            lay(self)
            self._let_go()
            self._roll_next()
            return
        stand(self, self.column)
        self.level[self.column] = 0
        self._let_go()
        self.actor = (seat + 1) % self.players
        if self.columns_on(0) == COLUMNS:
            self.phase = COVERING

    def _let_go(self) -> None:
        """The move is over: nothing is pointed at any more."""
        self.aim = OPEN
        self.column = NOTHING
        self.direction = NOTHING
        self.across = NO_CELL
        self.along = NO_CELL
        self.moving = False
        self.hand = NOBODY
        self.fallen = 0

    def _resolve(self, outcome: i64) -> None:
        """The consequences of a move that was no collapse (PP-11.12)."""
        phase, column = self.phase, self.column
        failed = self.fallen != 0
        neutral = self.is_neutral_move() if column >= 0 else False
        self._remove_fallen()
        stood_by = NOBODY
        if phase == LAYING:
            if outcome == LAID:
                lay(self)
                self.top += 1
                self.changed = True
        elif outcome == RAISED:
            stood_by = self._raise(phase, column, failed)
        elif outcome == BROKEN:
            self._put_back(phase, column)
        else:  # lost, or pulled out
            self._remove(column)
        self._let_go()
        self._seal(stood_by)
        if phase == TURNING and not neutral:
            self._end_turn()
        elif phase == TURNING:
            self._after_neutral(outcome == RAISED, failed)
        elif phase == PROVING:
            self._after_proof(outcome == RAISED and not failed)
        elif phase == OBJECTING:
            self._after_objection(outcome == RAISED and not failed)
        elif phase == PENALISING and not failed:
            self._begin_laying()
        else:  # the plateau lies or is forgone, or a bystander fell in the penalty pull (PP-11.3)
            self._end_turn()

    def _remove_fallen(self) -> None:
        """Bystanders that fell leave the game (PP-11.3)."""
        column: i64 = 0
        while column < COLUMNS:
            if (self.fallen >> column) & 1:
                self._remove(column)
            column += 1

    def _remove(self, column: i64) -> None:
        self.level[column] = GONE
        self.clear_pose(column)
        self.loads[column] = 0
        self.changed = True

    def _raise(self, phase: i64, column: i64, failed: bool) -> i64:
        """It stands on top. Returns whose column counts for the seal now, if anybody's does.

        After a successful objection it is lifted off at once (PP-4.2, PP-11.21).
        """
        self.changed = True
        if phase == OBJECTING and not failed:
            self._remove(column)
            return NOBODY
        stand(self, column)
        self.level[column] = self.top
        return self.owner_of(column)

    def _put_back(self, phase: i64, column: i64) -> None:
        """Broken off: blocked for good (PP-3.3), but not by others' hands (PP-11.21, PP-11.22)."""
        if phase == TURNING or phase == PROVING:
            self.block(column)
            self.changed = True

    def _after_neutral(self, raised: bool, failed: bool) -> None:
        """PP-9.1, PP-9.3; if a bystander fell, the own move is lost (PP-11.19)."""
        self.neutral_done = True
        if failed:
            self._end_turn()
        elif raised:
            self._go_on()
        else:
            self._challenge()

    def _after_proof(self, proven: bool) -> None:
        """Proven: the mover's own move is forfeited (PP-9.3)."""
        if proven:
            self._end_turn()
        else:
            self._go_on()

    def _after_objection(self, succeeded: bool) -> None:
        """Right or wrong, PP-4.2; what follows, PP-11.6."""
        if succeeded:
            self._end_turn()
        elif self.any_standing(self.objector):
            self.actor = self.active
            self.phase = PENALISING
        else:
            self._begin_laying()

    # the seal (PP-6)

    def _seal(self, stood_by: i64) -> None:
        """Once a move: who has stood a column, by whom, and what was lost, is settled by now."""
        if stood_by >= 0 and self.top >= FIRST_SCORING and self.top > self.scoring:
            self.scoring = self.top
            self._take_seal(stood_by)
            return
        if self.holder == NOBODY:
            return
        best = self.holder
        i: i64 = 1
        while i < self.players:  # equal: the first clockwise from the old holder (PP-11.23)
            seat = (self.holder + i) % self.players
            if self.points(seat) > self.points(best):
                best = seat
            i += 1
        self._take_seal(best)

    def _take_seal(self, seat: i64) -> None:
        """It shows the colour of the previous holder (PP-6.3); who keeps it changes nothing."""
        if seat != self.holder:
            self.shown = self.holder
            self.holder = seat
