"""Bots that can build: they look at the visible palace, imagine its wood, and try moves in it.

A level is a skill (``world/study``): how much the hand trembles, how soon it breaks off, how many
palaces it imagines and how many moves it tries in them; a temper, a hand and an eye of its own make
it somebody (``character``). All a Builder knows is its View
(PP-11.27). What it finds out about one palace it keeps until it sees another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge
from palazzi.games.paletti import outlook
from palazzi.games.paletti.actions import (
    ACCEPT,
    BREAK,
    CLAIM,
    DECLINE,
    FORCE,
    FORGO,
    GO,
    GRIP,
    HAND,
    OBJECT,
    PASS,
    PROVE,
    PULL,
    SPARE,
    SWAY,
)
from palazzi.games.paletti.aiming import limits, next_step
from palazzi.games.paletti.character import character_of
from palazzi.games.paletti.components import FORCES, HALTS, POINTS
from palazzi.games.paletti.palace import HALTED, OPEN, TUNED_FORCE
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
    from palazzi.games.paletti.world.study import Advice, Study

SAFE_PROOF = 0.12
SAFE_PENALTY = 0.25
BOLDER = 0.35
"""By so much a temper makes light of a risk, or dreads it."""
DOUBT = 0.25
"""A column that resists falls out of a palace so much more likely than one thought."""
HOPELESS = 0.5
"""With such a risk an objection or a proof is broken off: that costs less than the game."""
REFUTED = 0.05
"""What it is worth to refute a claim."""
CAUGHT = 0.035
"""What it costs if a claim is refuted: a column, and the plateau."""
SURE = 0.7
"""A plateau that was asked for is laid unless it would cost this much of one's chances."""
TRIES = 3000
"""Ticks after which a column that will not stand is given up."""


class Weighed(NamedTuple):
    """What a bot could have done, and what it thought of it."""

    deed: str
    """``raise``, ``release`` (grip and put back), ``claim``, ``pull``, ``spare``, …"""
    column: int
    """Or -1."""
    risk: float
    """How likely it thought the palace to fall by it."""
    chance: float
    """How likely it thought to win by it."""


class Builder:
    """A bot of one level."""

    def __init__(self, game: Game[Paletti], level: str, rng: Rng) -> None:
        self._game = game
        self._level = level
        self._rng = rng
        self._palace = b""
        self._study: Study | None = None
        self._plan: HandPlan | None = None
        self.estimate = 0.0
        """How likely it thought its last move to go wrong."""
        self.options: list[Weighed] = []
        """What it weighed for that move."""

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
            return int(OBJECT if self._objects(state) else ACCEPT)
        if phase == CHALLENGING:
            columns = _columns(state.movable())
            advice = self._look(state).raise_one(columns)
            safe = advice is not None and self._dread(state, advice.risk) < SAFE_PROOF
            return int(PROVE if safe else DECLINE)
        if phase in (OBJECTING, PROVING):
            return self._raise(state)
        if phase == PENALISING:
            return self._punish(state)
        if phase in (LAYING, COVERING):
            return self._lay(state)
        legal = state.legal()  # a colour, or a column for the foundation: any
        return legal[self._rng.below(len(legal))]

    def _turn(self, state: Paletti) -> int:
        """Raise a column, claim a plateau, or grip a column and let it go: what promises most."""
        legal = state.legal()
        if legal[0] == PASS:
            return int(PASS)
        columns = [int(a - GRIP) for a in legal if GRIP <= a < PULL]
        if not columns:
            return int(CLAIM)
        me = int(state.actor)
        advice = self._best(state, columns)
        options = [(outlook.let_go(state, me, c), int(GRIP + c)) for c in columns]
        self.options = [Weighed("release", c - GRIP, 0.0, chance) for chance, c in options]
        for looked in self._look(state).looked(columns):
            promise = self._promise(state, looked)
            self.options.append(Weighed("raise", looked.plan.body, looked.risk, promise))
        if advice is not None:
            options.append((self._promise(state, advice), int(GRIP + advice.plan.body)))
        if CLAIM in legal:
            claim = self._claims(state)
            options.append((claim.chance, int(CLAIM)))
            self.options.append(claim)
        best = max(options)
        self._plan = None
        if advice is not None and best == options[len(columns)]:
            self._take(advice)
        return best[1]

    def _best(self, state: Paletti, columns: list[int]) -> Advice | None:
        """The column that promises most for its risk."""
        me = int(state.actor)
        chances = {column: outlook.raised(state, me, column) for column in columns}
        most = max(chances.values())
        worth = {column: chance / most for column, chance in chances.items()}
        return self._look(state).raise_one(columns, worth)

    def _promise(self, state: Paletti, advice: Advice) -> float:
        """The chance to win by this move: none if the palace falls."""
        chance = outlook.raised(state, int(state.actor), advice.plan.body)
        return chance * (1 - self._dread(state, advice.risk))

    def _claims(self, state: Paletti) -> Weighed:
        """What comes of asking for the next plateau: others may see that it was bold."""
        me = int(state.actor)
        own = _columns(state.usable(me))
        best = self._look(state).raise_one(own) if own else None
        caught = CAUGHT * (1 - best.risk) if best is not None else 0.0
        plateau = self._look(state).lay(least_covered(state))
        if plateau is None:  # forgone: a pass, unless somebody objects
            idle = outlook.standing(state, me) - (0.0 if state.holder == me else 0.02)
            return Weighed("claim", -1, 0.0, idle - caught)
        chance = outlook.laid(state, me) * (1 - self._dread(state, plateau.risk))
        return Weighed("claim", -1, plateau.risk, chance - caught)

    def _objects(self, state: Paletti) -> bool:
        """Whether it is worth the risk to refute the claim: by one's own look, and temper."""
        advice = self._look(state).raise_one(_columns(state.usable(state.active)))
        if advice is None:
            return False
        me = int(state.actor)
        now = outlook.standing(state, me)
        gain = REFUTED * (2.0 if state.holder == me else 1.0)
        return (now + gain) * (1 - self._dread(state, advice.risk)) > now

    def _dread(self, state: Paletti, risk: float) -> float:
        """A risk as this player feels it."""
        temper = character_of(self._level, state, int(state.actor)).temper
        return min(1.0, risk * (1 - BOLDER * temper))

    def _raise(self, state: Paletti) -> int:
        """For an objection or a proof: what comes up most safely; if nothing does, any."""
        columns = [int(a - GRIP) for a in state.legal() if GRIP <= a < PULL]
        advice = self._look(state).raise_one(columns)
        if advice is None:
            return int(GRIP + columns[self._rng.below(len(columns))])
        self._take(advice)
        self.options = [Weighed("release", c, 0.0, 0.0) for c in columns]
        for looked in self._look(state).looked(columns):
            self.options.append(Weighed("raise", looked.plan.body, looked.risk, 0.0))
        return int(GRIP + advice.plan.body)

    def _punish(self, state: Paletti) -> int:
        """The objector's best column, if it comes out safely."""
        columns = [int(a - GRIP) for a in state.legal() if GRIP <= a < PULL]
        columns.sort(key=lambda c: -POINTS[c] - 3 * int(state.level[c] == state.scoring))
        limit = SAFE_PENALTY * (0.2 if state.holder == state.actor else 1.0)
        self.options = [Weighed("spare", -1, 0.0, 0.0)]
        for column in columns[:4]:
            advice = self._look(state).pull([column])
            if advice is not None:
                self.options.append(Weighed("pull", column, advice.risk, 0.0))
            if advice is not None and self._dread(state, advice.risk) < limit:
                self._take(advice)
                return int(GRIP + column)
        return int(SPARE)

    def _lay(self, state: Paletti) -> int:
        """Where it rests best; or not at all, if it is likely to bring everything down."""
        advice = self._look(state).lay(least_covered(state))
        if advice is None:
            return int(FORGO)
        me = int(state.actor)
        if state.phase == LAYING:
            chance = outlook.laid(state, me) * (1 - self._dread(state, advice.risk))
            forgone = outlook.standing(state, me)
            self.options = [
                Weighed("forgo", -1, 0.0, forgone),
                Weighed("lay", -1, advice.risk, chance),
            ]
            if chance < forgone * SURE:
                return int(FORGO)
        self._take(advice)
        return next_step(state, advice.plan, state.legal(), self._rng)

    def _take(self, advice: Advice) -> None:
        """This is what it will do."""
        self._plan, self.estimate = advice.plan, advice.risk

    # ---- how to do it

    def _go_on(self, state: Paletti, legal: list[int]) -> int:
        """The next step of the draft: as planned, or planned now for what is gripped."""
        if state.aim == HALTED:
            return self._resume(state, legal)
        column = int(state.column)
        if self._plan is None or (column >= 0 and self._plan.body != column):
            self._plan = self._plan_for(state, column)
        if self._plan is None:
            return int(BREAK) if BREAK in legal else legal[self._rng.below(len(legal))]
        limit = limits(state, self._plan, legal)
        return next_step(state, self._plan, legal, self._rng) if limit is None else limit

    def _resume(self, state: Paletti, legal: list[int]) -> int:
        """The hand has stopped: harder, or break off (PP-11.31); what slipped is tried again."""
        if state.halted == HALTS.index("missed"):
            return int(GO if state.spent < TRIES else BREAK)
        if state.halted == HALTS.index("swayed") or state.phase == PENALISING:
            return int(BREAK)
        me, column = int(state.actor), int(state.column)
        chance = outlook.raised(state, me, column) if state.phase == TURNING else 0.0
        doubt = DOUBT * int(state.felt) / 700
        promise = chance * (1 - self._dread(state, doubt))
        safe = outlook.let_go(state, me, column)
        if promise <= safe:
            return int(BREAK)
        self.estimate = max(self.estimate, doubt)
        self.options = [
            Weighed("release", column, 0.0, safe),
            Weighed("harder", column, self.estimate, promise),
        ]
        harder = [action for action in legal if FORCE <= action < SWAY]
        stronger = [action for action in harder if FORCES[action - FORCE] > 1.3 * int(state.felt)]
        if state.tuned & TUNED_FORCE or not stronger:
            return int(GO if state.tuned & TUNED_FORCE else BREAK)
        return stronger[0]

    def _plan_for(self, state: Paletti, column: int) -> HandPlan | None:
        """How to move this very piece; None if it had better be let go."""
        study = self._look(state)
        if column < 0:
            advice = study.lay(least_covered(state))
            if advice is not None:
                self._take(advice)
            return self._plan
        if state.top == 0:
            return None
        if state.phase == PENALISING:
            advice = study.pull([column])
        else:
            advice = study.raise_one([column])
        if advice is None:
            return None
        self.estimate = advice.risk
        if state.phase == TURNING:
            better = self._promise(state, advice) > outlook.let_go(state, int(state.actor), column)
            return advice.plan if better else None
        return advice.plan if self._dread(state, advice.risk) < HOPELESS else None

    def _look(self, state: Paletti) -> Study:
        """What is known about the palace as it is seen now.

        The physics engine comes in here: whoever only asks whether there is such a bot needs none.
        """
        from palazzi.games.paletti.nature import skill_of
        from palazzi.games.paletti.world.study import Study

        if self._study is None or self._palace != state.palace:
            self._palace = state.palace
            skill = skill_of(self._level, character_of(self._level, state, int(state.actor)))
            self._study = Study(state.palace, skill, self._rng)
            self._plan = None
        return self._study


def _columns(mask: int) -> list[int]:
    return [column for column in range(20) if mask >> column & 1]
