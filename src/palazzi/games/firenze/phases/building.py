# mypyc: compiled
"""Phases 3 and 4: build towers, pay for it, and lose what was not raised (FI-3.5 – FI-3.7)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Role, Suggestion
from palazzi.games.firenze.actions import ACTIONS, DELIVER, DONE, FOUND, PLAY, RAISE, RETURN
from palazzi.games.firenze.board import MOST_BUILT
from palazzi.games.firenze.bricks import colours_into, held, total, unit
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.phases.base import (
    FirenzePhase,
    giving,
    heap_of,
    returned,
    spare,
    stored,
    unforced,
)
from palazzi.games.firenze.phases.numbers import COSTING, DELIVERING
from palazzi.games.firenze.phases.playing import TurnPhase, play, plays_into
from palazzi.games.firenze.pieces import debts_into, owe, pay_debt, ruin_marked
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.towers import NO_TOWER, OLD, SLOTS, colour_of, height_of, is_old, tower
from palazzi.games.firenze.words import label, player
from palazzi.games.firenze.words import tower as tower_words


@final
class Building(TurnPhase):
    """Brick by brick; one is offered only if the cost of all stays payable (FI-11.12)."""

    name = "building"
    rule = "FI-3.5"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "done": ("FI-3.5",),
        "found": ("FI-3.5", "FI-3.6"),
        "raise": ("FI-3.5", "FI-3.6"),
        "play": ("FI-4.2",),
    }

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        out[0] = DONE
        n: i64 = 1
        bricks = state.store[state.active]
        if state.built < MOST_BUILT and total(bricks) > state.cost(state.built + 1):
            n = colours_into(out, n, FOUND, bricks)
            base = state.active * SLOTS
            i: i64 = 0
            while i < SLOTS:
                stands = state.towers[base + i]
                if stands != NO_TOWER and held(bricks, colour_of(stands)) > 0:
                    out[n] = RAISE + i
                    n += 1
                i += 1
        return plays_into(state, out, n)

    def does(self, state: Firenze, action: i64) -> None:
        if action == DONE:
            state.enter(COSTING)
        elif action >= PLAY:
            play(state, action)
        elif action >= RAISE:
            self._raise(state, state.active * SLOTS + action - RAISE)
        else:
            self._found(state, action - FOUND)

    def _found(self, state: Firenze, colour: i64) -> None:
        """A new tower of one brick on the lowest free number."""
        i = state.active * SLOTS
        while state.towers[i] != NO_TOWER:
            i += 1
        state.towers[i] = tower(colour, 1)
        state.store[state.active] -= unit(colour)
        state.built += 1

    def _raise(self, state: Firenze, at: i64) -> None:
        """One brick of its colour onto a tower: it is no ruin this turn (FI-11.10)."""
        state.store[state.active] -= unit(colour_of(state.towers[at]))
        state.towers[at] = (state.towers[at] & ~OLD) + 1
        state.built += 1

    def refuses(self, state: Firenze, action: int) -> str:
        if RAISE <= action < DELIVER:
            stands = state.towers[state.active * SLOTS + action - RAISE]
            return self.rule if stands == NO_TOWER else self._no_brick(state, colour_of(stands))
        if FOUND <= action < RAISE:
            return self._no_brick(state, action - FOUND)
        return super().refuses(state, action)

    def _no_brick(self, state: Firenze, colour: int) -> str:
        """Why no brick of a colour can be built."""
        if state.built >= MOST_BUILT:
            return "FI-3.6"
        return "FI-11.12" if held(state.store[state.active], colour) else "FI-3.5"

    def because(self, state: Firenze, action: int) -> Message | None:
        if not FOUND <= action < DELIVER:
            return None
        colour = int(action - FOUND)
        if action >= RAISE:
            stands = state.towers[state.active * SLOTS + action - RAISE]
            if stands == NO_TOWER:
                return None
            colour = int(colour_of(stands))
        if state.built >= MOST_BUILT:
            return say("firenze-why-most", most=int(MOST_BUILT))
        bricks = state.store[state.active]
        if not held(bricks, colour):
            return say("firenze-why-no-brick", colour=COLOURS[colour])
        number = int(state.built) + 1
        cost, left = int(state.cost(number)), int(total(bricks)) - 1
        return say("firenze-why-cost", number=number, cost=cost, left=left)

    def role(self, state: Firenze, action: int) -> Role:
        if action != DONE:
            return "choice"
        if state.built == 0:
            return "refusal"
        return "choice" if self._paid(state) else "main"

    def warns(self, state: Firenze, action: int) -> Message | None:
        """Towers that become ruins though a brick for them is there."""
        if action != DONE:
            return None
        base = state.active * SLOTS
        raised = [a - RAISE for a in state.legal() if RAISE <= a < DELIVER]
        lost = sum(1 for number in raised if is_old(state.towers[base + number]))
        return say("firenze-warn-ruins", towers=lost) if lost else None

    def suggests(self, state: Firenze) -> list[Suggestion]:
        """A brick on every old tower; or done, and paid with the bricks that are missed least."""
        return [*self._raise_old(state), *self._paid(state)]

    def _raise_old(self, state: Firenze) -> list[Suggestion]:
        """All towers that would fall otherwise, where they can all be saved (FI-3.7)."""
        after, raises = state.clone(), list[int]()
        for number in range(SLOTS):
            if is_old(state.towers[state.active * SLOTS + number]):
                if not after.allows(RAISE + number):
                    return []
                raises.append(int(RAISE) + number)
                after.step(RAISE + number)
        if len(raises) < 2:
            return []
        built, cost = int(after.built), int(after.cost(after.built))
        told = say("firenze-suggest-raise", towers=len(raises), built=built, cost=cost)
        return [suggestion(ACTIONS, raises, told, "choice", worth=len(raises))]

    def _paid(self, state: Firenze) -> list[Suggestion]:
        built, cost = int(state.built), int(state.cost(state.built))
        if not built or not cost or total(state.store[state.active]) <= cost:
            return []
        if self.warns(state, DONE):
            return []
        pays = spare(state, RETURN, cost)
        after = state.clone()
        after.step(DONE)
        if after.phase != COSTING:  # one colour: paid without a choice
            return []
        ids = [int(DONE), *unforced(after, pays)]
        told = say(
            "firenze-suggest-build",
            built=built,
            cost=cost,
            bricks=heap_of(pays, RETURN),
            ruins=len(_unraised(state)),
        )
        return [suggestion(ACTIONS, ids, told, "main")]

    def lies(self, state: Firenze, action: int) -> list[str]:
        if action == DONE or action >= PLAY:
            return []
        number = action - RAISE
        if action < RAISE:
            number = min(i for i in range(SLOTS) if not state.towers[state.active * SLOTS + i])
        return [f"built:{int(state.actor)}:{int(number) + 1}"]

    def asks(self, state: Firenze) -> Message:
        built, cost = int(state.built), int(state.cost(state.built))
        if ruins := _unraised(state):
            return say("firenze-ask-building-old", built=built, cost=cost, towers=ruins)
        return say("firenze-ask-building", built=built, cost=cost)

    def labels(self, state: Firenze, action: int) -> Message:
        if action == DONE:
            built, cost = int(state.built), int(state.cost(state.built))
            ruins = len(_unraised(state))
            return say("firenze-act-done-building", built=built, cost=cost, ruins=ruins)
        if RAISE <= action < PLAY:
            mine, to = _raised(state, action)
            return say("firenze-act-raise-to", tower=mine, to=to)
        return label(action)

    def parts(self, state: Firenze, action: int) -> list[str]:
        if action == DONE or action >= PLAY:
            return super().parts(state, action)
        me = int(state.actor)
        if action < RAISE:
            return [stored(state, action - FOUND), f"site:{me}"]
        parts = [f"tower:{me}:{int(action - RAISE + 1)}"]
        stands = state.towers[me * SLOTS + action - RAISE]
        return parts if stands == NO_TOWER else [*parts, stored(state, colour_of(stands))]

    def deed(self, state: Firenze, action: int) -> Message | None:
        who = player(state.actor)
        if action == DONE:
            return say("firenze-log-built", player=who, bricks=int(state.built))
        if action >= PLAY:
            return super().deed(state, action)
        if action < RAISE:
            return say("firenze-log-found", player=who, colour=COLOURS[action - FOUND])
        mine, to = _raised(state, action)
        return say("firenze-log-raise", player=who, tower=mine, to=to)


def _unraised(state: Firenze) -> list[Message]:
    """The towers that would be ruins if building ended now (FI-3.7)."""
    seat = int(state.active)
    return [
        tower_words(state, seat, number + 1)
        for number in range(SLOTS)
        if is_old(state.towers[seat * SLOTS + number])
    ]


def _raised(state: Firenze, action: int) -> tuple[Message, int]:
    """The tower to be raised, and its height then."""
    number = int(action - RAISE)
    height = int(height_of(state.towers[state.active * SLOTS + number]))
    return tower_words(state, int(state.active), number + 1), height + 1


@final
class Costing(FirenzePhase):
    """What was built is paid for (FI-3.6); then phase 4 comes by itself (FI-3.7)."""

    name = "costing"
    rule = "FI-3.6"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {"return": ("FI-3.6",)}
    detail = True

    def begins(self, state: Firenze) -> None:
        owe(state, state.active, state.cost(state.built))
        if state.owed == 0:
            self.ends(state)

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        return debts_into(state, out)

    def does(self, state: Firenze, action: i64) -> None:
        pay_debt(state, action - RETURN)

    def ends(self, state: Firenze) -> None:
        ruin_marked(state, state.active, OLD)
        state.enter(DELIVERING)

    def suggests(self, state: Firenze) -> list[Suggestion]:
        return giving(state, "firenze-suggest-pay")

    def asks(self, state: Firenze) -> Message:
        return say("firenze-ask-costing", left=int(state.owed))

    def parts(self, state: Firenze, action: int) -> list[str]:
        return [stored(state, action - RETURN)]

    def lies(self, state: Firenze, action: int) -> list[str]:
        return [f"paid:{int(state.actor)}:{COLOURS[action - RETURN]}"]

    def deed(self, state: Firenze, action: int) -> Message | None:
        return returned(state, action - RETURN)
