# mypyc: compiled
"""The extras of a turn (CA-3.16 – CA-3.18): an object may be bought, then the end announced."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.carrara.actions import ANNOUNCE, OBJECT, SKIP
from palazzi.games.carrara.cards.brown import brown
from palazzi.games.carrara.cards.grey import grey
from palazzi.games.carrara.cards.purple import purple
from palazzi.games.carrara.components import ENDINGS, OBJECTS
from palazzi.games.carrara.counts import NONE, held, unit
from palazzi.games.carrara.phases.base import OBJECT_PRICE, CarraraPhase
from palazzi.games.carrara.phases.numbers import (
    ANNOUNCED,
    ANNOUNCING,
    LAST_BUILDING,
    RUNNING,
    SHOPPING,
)
from palazzi.games.carrara.scoring import ANNOUNCEMENT
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.words import label, player, thing


class Shopping(CarraraPhase):
    """One object from the sale field for 10 coins (CA-3.16)."""

    name = "shopping"
    rule = "CA-3.16"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "skip": ("CA-3.16",),
        "object": ("CA-3.16",),
    }
    mains: ClassVar[tuple[str, ...]] = ("skip",)
    optional = True

    def begins(self, state: Carrara) -> None:
        if state.sale == NONE or state.coins[state.actor] < OBJECT_PRICE:
            state.enter(ANNOUNCING)

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        out[0] = SKIP
        n: i64 = 1
        kind: i64 = 0
        while kind < 6:
            if held(state.sale, kind) > 0:
                out[n] = OBJECT + kind
                n += 1
            kind += 1
        return n

    def does(self, state: Carrara, action: i64) -> None:
        if action != SKIP:
            bought = unit(action - OBJECT)
            state.coins[state.actor] -= OBJECT_PRICE
            state.sale -= bought
            state.objects[state.actor] += bought
        state.enter(ANNOUNCING)

    def asks(self, state: Carrara) -> Message:
        return say("carrara-ask-shopping", coins=int(state.coins[state.actor]))

    def labels(self, state: Carrara, action: int) -> Message:
        if action != SKIP:
            return label(action)
        after = state.clone()
        after.step(SKIP)
        asked = after.phase == ANNOUNCING and after.actor == state.actor
        return say("carrara-act-skip-shopping", ends=int(not asked))

    def parts(self, state: Carrara, action: int) -> list[str]:
        return [] if action == SKIP else [f"sale:{OBJECTS[action - OBJECT]}"]

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        if action == SKIP:
            return None
        what = thing(OBJECTS[action - OBJECT])
        return say("carrara-log-object", player=player(state.actor), object=what)


class Announcing(CarraraPhase):
    """The end may be announced if all three conditions hold (CA-3.17, CA-4.2)."""

    name = "announcing"
    rule = "CA-3.17"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "skip": ("CA-3.17",),
        "announce": ("CA-3.17", "CA-4.2", "CA-4.3"),
    }
    refusals: ClassVar[tuple[str, ...]] = ("skip",)

    def open(self, state: Carrara) -> bool:
        """Whether anybody may still announce: once in a game, in the last round too (CA-7.7)."""
        return state.ending != ANNOUNCED

    def begins(self, state: Carrara) -> None:
        if not (self.open(state) and conditions_met(state, state.actor)):
            state.end_turn()

    def offers_into(self, state: Carrara, out: vec[i64]) -> i64:
        out[0] = SKIP
        out[1] = ANNOUNCE
        return 2

    def does(self, state: Carrara, action: i64) -> None:
        if action == ANNOUNCE:
            state.points[state.actor] += ANNOUNCEMENT
            state.ending = ANNOUNCED
            state.announcer = state.actor
        state.end_turn()

    def refuses(self, state: Carrara, action: int) -> str:
        """Never twice, else only after action and purchase."""
        if action != ANNOUNCE:
            return self.rule
        if state.ending == ANNOUNCED:
            return "CA-4.2"
        return "CA-7.9" if state.phase == SHOPPING else "CA-3.18"

    def cites(self, state: Carrara, action: int) -> list[str]:
        cited = super().cites(state, action)
        return [*cited, "CA-7.7"] if state.ending == LAST_BUILDING else cited

    def asks(self, state: Carrara) -> Message:
        return say("carrara-ask-announcing", ending=ENDINGS[state.ending])

    def labels(self, state: Carrara, action: int) -> Message:
        return say("carrara-act-skip-announcing") if action == SKIP else label(action)

    def tells(self, state: Carrara, action: int, seat: int) -> Message | None:
        if action == SKIP:
            return None
        return say("carrara-log-announce", player=player(state.actor))


class AnnouncingV1(Announcing):
    """In carrara@1 nobody could announce once the last building was built (CA-7.7)."""

    def open(self, state: Carrara) -> bool:
        return state.ending == RUNNING

    def refuses(self, state: Carrara, action: int) -> str:
        if action == ANNOUNCE and state.ending == LAST_BUILDING:
            return "CA-7.7"
        return super().refuses(state, action)


def conditions_met(state: Carrara, seat: i64) -> bool:
    """Whether the seat fulfils all three open cards now (CA-4.3, CA-5.7)."""
    return (
        brown(state.brown).met(state, seat)
        and purple(state.purple).met(state, seat)
        and grey(state.grey).met(state, seat)
    )
