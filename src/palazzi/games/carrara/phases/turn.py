# mypyc: compiled
"""A turn begins: stones, a building or a scoring (CA-3); whoever can do nothing takes 2 coins."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Suggestion
from palazzi.core.state import ENDS
from palazzi.games.carrara.actions import (
    ACTIONS,
    BUILD,
    BUY,
    PASS,
    RAISE,
    RAISE_FROM,
    REPLACE,
    SCORE,
    SKIP,
    STAY,
)
from palazzi.games.carrara.buildings import FIRST_EIGHT
from palazzi.games.carrara.components import BUILDINGS, ENDINGS
from palazzi.games.carrara.counts import NONE
from palazzi.games.carrara.phases.base import CarraraPhase
from palazzi.games.carrara.phases.building import (
    build_because,
    construction,
    raises_into,
    why_not_build,
    within_reach_into,
)
from palazzi.games.carrara.phases.buying import turn_wheel
from palazzi.games.carrara.phases.numbers import (
    ANNOUNCED,
    CHOOSING,
    DRAWING,
    REPLACING,
    RUNNING,
    SHOPPING,
    SITING,
)
from palazzi.games.carrara.phases.scoring import (
    score,
    score_because,
    scoring_clause,
    scoring_label,
    scoring_parts,
    scoring_told,
    scorings_into,
    why_not_score,
)
from palazzi.games.carrara.pieces import take_alms
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.words import label, player
from palazzi.games.carrara.yields import scoring_yield


@final
class Turning(CarraraPhase):
    """The active player says what the turn is for."""

    name = "turning"
    rule = "CA-7.6"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "buy": ("CA-3.1", "CA-3.2", "CA-3.3"),
        "stay": ("CA-5.1",),
        "pass": ("CA-4.2",),
        "score": ("CA-3.9", "CA-3.10", "CA-5.6"),
        "build": ("CA-3.6",),
        "raise": ("CA-5.3",),
    }
    refusals: ClassVar[tuple[str, ...]] = ("pass",)

    def begins(self, state: Carrara) -> None:
        state.actor = state.active

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        n: i64 = 0
        on_wheel = state.on_wheel()
        if on_wheel or state.bag != NONE:
            out[n] = BUY
            n += 1
        if on_wheel and state.expansion != 0:
            out[n] = STAY
            n += 1
        if state.ending == ANNOUNCED:
            out[n] = PASS
            n += 1
        n = scorings_into(state, out, n)
        n = within_reach_into(state, out, n)
        if state.expansion != 0:
            n = raises_into(state, out, n)
        # Whoever cannot act at all takes alms, in the last round too: doing nothing is no better.
        return 0 if n == 1 and out[0] == PASS else n

    def does(self, state: Carrara, action: i64) -> None:
        if action >= RAISE:
            state.building = action - RAISE + RAISE_FROM
            state.enter(REPLACING)
        elif action >= BUILD:
            state.building = action - BUILD
            state.enter(SITING)
        elif action >= SCORE:
            score(state, action - SCORE)
            state.enter(SHOPPING)
        elif action == BUY:
            turn_wheel(state)
            state.enter(DRAWING)
        elif action == STAY:
            state.enter(CHOOSING)
        else:
            state.enter(SHOPPING)

    def ends(self, state: Carrara) -> None:
        """Nothing can be done (CA-3.5)."""
        take_alms(state)

    def refuses(self, state: Carrara, action: int) -> str:
        if action == BUY:
            return "CA-3.5"
        if action == STAY:
            return "CA-5.1"
        if action == PASS:
            return "CA-7.6" if state.ending == RUNNING else "CA-7.7"
        if SCORE <= action < BUILD:
            return why_not_score(state, action - SCORE)
        if BUILD <= action < RAISE:
            return why_not_build(state, action - BUILD)
        return "CA-5.3" if RAISE <= action < REPLACE else super().refuses(state, action)

    def cites(self, state: Carrara, action: int) -> list[str]:
        if SCORE <= action < BUILD:
            return [scoring_clause(action - SCORE)]
        if BUILD + FIRST_EIGHT <= action < RAISE:
            return ["CA-5.2", "CA-3.6"]
        return super().cites(state, action)

    def because(self, state: Carrara, action: int) -> Message | None:
        if SCORE <= action < BUILD:
            return score_because(state, action - SCORE)
        if BUILD <= action < REPLACE:
            return build_because(state, action)
        return super().because(state, action)

    def worth(self, state: Carrara, action: int) -> int:
        if not SCORE <= action < BUILD:
            return 0
        return int(scoring_yield(state, state.actor, action - SCORE)[1])

    def suggests(self, state: Carrara) -> list[Suggestion]:
        """A scoring and the end of the turn in one, where only an object could still be bought."""
        found: list[Suggestion] = []
        for action in state.legal():
            after = state.clone()
            if not SCORE <= action < BUILD:
                continue
            after.step(action)
            if after.phase == SHOPPING and after.actor == state.actor:
                first = scoring_label(state, action - SCORE)
                then = state.phases[SHOPPING].labels(after, SKIP)
                told = say("carrara-suggest-score", first=first, then=then)
                found.append(suggestion(ACTIONS, [action, SKIP], told))
        return found

    def lies(self, state: Carrara, action: int) -> list[str]:
        return self.parts(state, action) if action >= BUILD else []

    def asks(self, state: Carrara) -> Message:
        return say("carrara-ask-turning", ending=ENDINGS[state.ending])

    def labels(self, state: Carrara, action: int) -> Message:
        if action >= BUILD:
            return construction(state, action)
        return scoring_label(state, action - SCORE) if action >= SCORE else label(action)

    def parts(self, state: Carrara, action: int) -> list[str]:
        if action >= RAISE:
            return [f"building:{BUILDINGS[action - RAISE + RAISE_FROM]}"]
        if action >= BUILD:
            return [f"building:{BUILDINGS[action - BUILD]}"]
        if action >= SCORE:
            return scoring_parts(state, action - SCORE)
        return [] if action == PASS else ["wheel"]

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        if action == ENDS:
            return say("carrara-log-alms", player=player(state.actor))
        if action >= BUILD:
            return None  # told once it is paid
        if action >= SCORE:
            return scoring_told(state, action - SCORE)
        return say(f"carrara-log-{ACTIONS.text(action)}", player=player(state.actor))
