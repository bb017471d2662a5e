"""From a plan to decisions: which direction, which cell. And a bot that knows only facts.

A plan names a place exactly; what is offered is a grid. So each step of a draft takes what is
nearest to the plan among what is offered.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge
from palazzi.games.paletti.actions import (
    ACROSS,
    ALONG,
    BREAK,
    CLAIM,
    FIRST,
    FORCE,
    GRIP,
    HAND,
    PULL,
    SWAY,
    TURN,
)
from palazzi.games.paletti.components import (
    CELLS,
    DIRECTIONS,
    FORCES,
    SWAYS,
    USUAL_FORCE,
    USUAL_SWAY,
)
from palazzi.games.paletti.evaluate import promise
from palazzi.games.paletti.palace import HALTED, OPEN
from palazzi.games.paletti.phases.numbers import COVERING, LAYING
from palazzi.games.paletti.places import STEP, in_frame, middle_of, turn_of
from palazzi.games.paletti.state import Paletti


class Aim(Protocol):
    """What a plan says about a way and a place: angles in 0.1°, places in 0.1 mm."""

    @property
    def angle(self) -> int: ...
    @property
    def turn(self) -> int: ...
    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...


class Limits(Protocol):
    """What a plan says about the hand: millinewtons and micrometres, 0 for no limit."""

    @property
    def care(self) -> int: ...
    @property
    def sway(self) -> int: ...


def limits(state: Paletti, plan: Limits, legal: list[int]) -> int | None:
    """The next thing to say about how far the hand may go; None if all is said (PP-11.31)."""
    force = _nearest(FORCES, plan.care)
    sway = _nearest(SWAYS, plan.sway)
    if FORCE + force in legal and (state.force if state.force >= 0 else USUAL_FORCE) != force:
        return int(FORCE + force)
    if SWAY + sway in legal and (state.sway if state.sway >= 0 else USUAL_SWAY) != sway:
        return int(SWAY + sway)
    return None


def _nearest(values: Sequence[int], wanted: int) -> int:
    """The place of what is nearest; of the last for no limit at all."""
    far = [abs(value - wanted) if wanted else -value for value in values]
    return far.index(min(far))


def next_step(state: Paletti, aim: Aim, legal: list[int], rng: Rng) -> int:
    """The offered action that is nearest to the plan; any, if the plan says nothing about it."""
    laying = state.phase in (LAYING, COVERING)
    turns = [action for action in legal if TURN <= action < ACROSS]
    pulls = [action for action in legal if PULL <= action < TURN]
    if turns:
        return min(turns, key=lambda action: _apart(action - TURN, aim.turn))
    if pulls:
        return min(pulls, key=lambda action: _apart(action - PULL, aim.angle))
    u, v = target_cell(state, aim, laying)
    across = [action for action in legal if ACROSS <= action < ALONG]
    if across:
        return min(across, key=lambda action: abs(int(action - ACROSS) - CELLS - u))
    along = [action for action in legal if ALONG <= action < FIRST]
    if along:
        return min(along, key=lambda action: abs(int(action - ALONG) - CELLS - v))
    return legal[rng.below(len(legal))]


def _apart(direction: int, angle: int) -> int:
    """Tenths of a degree between one of the directions and an angle."""
    off = (direction * (3600 // DIRECTIONS) - angle) % 3600
    return min(off, 3600 - off)


def target_cell(state: Paletti, aim: Aim, laying: bool) -> tuple[float, float]:
    """The place of a plan in cells: of the topmost level, or for a plateau of the foundation."""
    x, y = 10 * aim.x, 10 * aim.y
    if laying:
        return x / STEP, y / STEP
    level = int(state.top)
    cosine, sine = turn_of(state.palace, level)
    mx, my = middle_of(state.palace, level)
    x, y = x - mx, y - my
    return (x * cosine + y * sine) / 1e6 / STEP, (y * cosine - x * sine) / 1e6 / STEP


class Greedy:
    """Raises what counts most, the nearest way out, anywhere; claims when it has nothing to raise.

    It knows the facts and nothing about wood: what ``greedy`` is in a game where the general
    look-ahead would only compare places that look all the same to it.
    """

    def __init__(self, game: Game[Paletti], rng: Rng) -> None:
        self._game = game
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> int:
        """The best by facts alone."""
        state = self._game.resample(knowledge, self._rng)
        legal = [action for action in state.legal() if action != HAND]
        if state.aim == HALTED:
            return int(BREAK)
        grips = [action for action in legal if GRIP <= action < PULL]
        pulls = [action for action in legal if PULL <= action < TURN]
        if state.aim == OPEN and grips:
            return max(grips, key=lambda action: self._value(state, action))
        if state.aim == OPEN and CLAIM in legal:
            return int(CLAIM)
        if pulls:
            return PULL + self._way_out(state)
        return legal[self._rng.below(len(legal))]

    def _value(self, state: Paletti, action: int) -> float:
        """What gripping a column promises; equal ones in any order."""
        after = state.clone()
        after.step(action)
        return promise(after, int(state.actor)) + 1e-9 * float(self._rng.below(1000))

    def _way_out(self, state: Paletti) -> int:
        """Away from the middle of what lies above."""
        column = int(state.column)
        level = min(int(state.level[column]) + 1, int(state.top))
        u, v = in_frame(state.palace, column, level)
        cosine, sine = turn_of(state.palace, level)
        angle = math.atan2(u * sine + v * cosine, u * cosine - v * sine)
        return round(angle * DIRECTIONS / math.tau) % DIRECTIONS
