"""Bots that can build: they look at the visible palace, imagine its wood, and try moves in it.

A level is a skill (``world/study``): how much the hand trembles, how soon it breaks off, how many
palaces it imagines and how many moves it tries in them. All a Builder knows is its View
(PP-11.27). What it finds out about one palace it keeps until it sees another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge
from palazzi.games.paletti.actions import (
    ACCEPT,
    BREAK,
    CLAIM,
    DECLINE,
    FORGO,
    GRIP,
    HAND,
    OBJECT,
    PASS,
    PROVE,
    PULL,
    SPARE,
)
from palazzi.games.paletti.aiming import limits, next_step
from palazzi.games.paletti.components import FIRST_SCORING, POINTS
from palazzi.games.paletti.palace import HALTED, NOBODY, OPEN
from palazzi.games.paletti.phases.numbers import (
    CHALLENGING,
    CLAIMING,
    COVERING,
    LAYING,
    OBJECTING,
    PENALISING,
    PROVING,
    TURNING,
)
from palazzi.games.paletti.places import least_covered
from palazzi.games.paletti.state import Paletti

if TYPE_CHECKING:
    from palazzi.games.paletti.world.plan import HandPlan
    from palazzi.games.paletti.world.study import Study

SAFE_PROOF = 0.12
SAFE_PENALTY = 0.25
HOPELESS = 0.75
"""With such a risk it is better to grip a column and let it go: blocked, but the palace stands."""


class Builder:
    """A bot of one level."""

    def __init__(self, game: Game[Paletti], level: str, rng: Rng) -> None:
        self._game = game
        self._level = level
        self._rng = rng
        self._palace = b""
        self._study: Study | None = None
        self._plan: HandPlan | None = None

    def choose(self, knowledge: Knowledge) -> int:
        """What to do; a free hand is for people, so it aims."""
        state = self._game.resample(knowledge, self._rng)
        legal = [action for action in state.legal() if action != HAND]
        if len(legal) == 1:
            return legal[0]
        if state.aim != OPEN:
            return self._go_on(state, legal)
        choice = self._decide(state)
        return choice if choice in legal else legal[self._rng.below(len(legal))]

    # ---- what to do

    def _decide(self, state: Paletti) -> int:
        phase = state.phase
        if phase == TURNING:
            return self._turn(state)
        if phase == CLAIMING:
            columns = _columns(state.usable(state.active))
            return int(OBJECT if self._look(state).object(columns) else ACCEPT)
        if phase == CHALLENGING:
            columns = _columns(state.movable())
            advice = self._look(state).raise_one(columns)
            return int(PROVE if advice is not None and advice.risk < SAFE_PROOF else DECLINE)
        if phase in (OBJECTING, PROVING):
            return self._raise(state)
        if phase == PENALISING:
            return self._punish(state)
        if phase in (LAYING, COVERING):
            return self._lay(state)
        legal = state.legal()  # a colour, or a column for the foundation: any
        return legal[self._rng.below(len(legal))]

    def _turn(self, state: Paletti) -> int:
        legal = state.legal()
        if legal[0] == PASS:
            return int(PASS)
        own = _columns(state.usable(state.actor))
        if CLAIM in legal:
            content = state.holder == state.actor
            if not own or self._look(state).claim(own, least_covered(state), content):
                return int(CLAIM)
        return self._raise(state)

    def _raise(self, state: Paletti) -> int:
        """The column that promises most for its risk; if none can be moved, any."""
        columns = [int(a - GRIP) for a in state.legal() if GRIP <= a < PULL]
        advice = self._look(state).raise_one(columns, self._worth(state, columns))
        if advice is None:
            return int(GRIP + columns[self._rng.below(len(columns))])
        self._plan = advice.plan
        return int(GRIP + advice.plan.body)

    def _worth(self, state: Paletti, columns: list[int]) -> dict[int, float]:
        """What standing a column is worth, as a risk that may be taken for it."""
        if state.phase != TURNING or state.top < FIRST_SCORING:
            return {column: 0.01 * POINTS[column] for column in columns}
        me, holder = state.actor, state.holder
        worth = {column: 0.03 * POINTS[column] for column in columns}
        for column in columns:
            if state.owner_of(column) != me:
                worth[column] = 0.0
            elif state.top > state.scoring or holder == NOBODY:
                worth[column] = 0.2 + 0.01 * POINTS[column]
            elif holder != me and state.points(me) + POINTS[column] > state.points(holder):
                worth[column] = 0.25
        return worth

    def _punish(self, state: Paletti) -> int:
        """The objector's best column, if it comes out safely."""
        columns = [int(a - GRIP) for a in state.legal() if GRIP <= a < PULL]
        columns.sort(key=lambda c: -POINTS[c] - 3 * int(state.level[c] == state.scoring))
        for column in columns[:4]:
            advice = self._look(state).pull([column])
            if advice is not None and advice.risk < SAFE_PENALTY:
                self._plan = advice.plan
                return int(GRIP + column)
        return int(SPARE)

    def _lay(self, state: Paletti) -> int:
        advice = self._look(state).lay(least_covered(state))
        if advice is None:
            return int(FORGO)
        self._plan = advice.plan
        return next_step(state, advice.plan, state.legal(), self._rng)

    # ---- how to do it

    def _go_on(self, state: Paletti, legal: list[int]) -> int:
        """The next step of the draft: as planned, or planned now for what is gripped."""
        if state.aim == HALTED:
            return int(BREAK)
        column = int(state.column)
        if self._plan is None or (column >= 0 and self._plan.body != column):
            self._plan = self._plan_for(state, column)
        if self._plan is None:
            return int(BREAK) if BREAK in legal else legal[self._rng.below(len(legal))]
        limit = limits(state, self._plan, legal)
        return next_step(state, self._plan, legal, self._rng) if limit is None else limit

    def _plan_for(self, state: Paletti, column: int) -> HandPlan | None:
        """How to move this very piece; None if it had better be let go."""
        study = self._look(state)
        if column < 0:
            advice = study.lay(least_covered(state))
        elif state.phase == PENALISING:
            advice = study.pull([column])
        elif state.top == 0:
            return None
        else:
            advice = study.raise_one([column])
        return advice.plan if advice is not None and advice.risk < HOPELESS else None

    def _look(self, state: Paletti) -> Study:
        """What is known about the palace as it is seen now.

        The physics engine comes in here: whoever only asks whether there is such a bot needs none.
        """
        from palazzi.games.paletti.world.study import SKILLS, Study

        if self._study is None or self._palace != state.palace:
            self._palace = state.palace
            self._study = Study(state.palace, SKILLS[self._level], self._rng)
            self._plan = None
        return self._study


def _columns(mask: int) -> list[int]:
    return [column for column in range(20) if mask >> column & 1]
