# mypyc: compiled
"""A turn begins: money, tiles or a renovation (PZ-5)."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.palazzo.actions import MONEY, RENOVATE, TILES
from palazzi.games.palazzo.money import NO_CARDS, size
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.numbers import DRAWING, RENOVATING, REVEALING
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import label, player


@final
class Turning(PalazzoPhase):
    """The active player says what the turn is for."""

    name = "turning"
    rule = "PZ-9.7"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "money": ("PZ-5.1",),
        "tiles": ("PZ-5.3",),
        "renovate": ("PZ-5.16", "PZ-5.17"),
    }

    def begins(self, state: Palazzo) -> None:
        state.actor = state.active
        state.price = 0

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        n: i64 = 0
        free = state.quiet < state.quiet_turns
        if free and size(state.stock) + size(state.discards) > state.players:
            out[n] = MONEY
            n += 1
        out[n] = TILES
        n += 1
        if free and state.hands[state.actor] != NO_CARDS and state.has_palace(state.actor):
            out[n] = RENOVATE
            n += 1
        return n

    def does(self, state: Palazzo, action: i64) -> None:
        if action == MONEY:
            state.enter(REVEALING)
        elif action == TILES:
            state.enter(DRAWING)
        else:
            state.enter(RENOVATING)

    def refuses(self, state: Palazzo, action: int) -> str:
        if action not in (MONEY, RENOVATE):
            return self.rule
        if state.quiet >= state.quiet_turns:
            return "PZ-9.8"
        if action == MONEY:
            return "PZ-5.2"
        return "PZ-5.17" if state.hands[state.actor] else "PZ-5.16"

    def because(self, state: Palazzo, action: int) -> Message | None:
        if action not in (MONEY, RENOVATE):
            return None
        if state.quiet >= state.quiet_turns:
            return say("palazzo-why-quiet", turns=int(state.quiet))
        if action == MONEY:
            there = int(size(state.stock) + size(state.discards))
            return say("palazzo-why-few-cards", cards=there, needed=int(state.players) + 1)
        return say("palazzo-why-no-palace" if state.hands[state.actor] else "palazzo-why-no-money")

    def labels(self, state: Palazzo, action: int) -> Message:
        if action == MONEY:
            return say("palazzo-act-money-reveal", cards=int(state.players) + 1)
        return label(action)

    def parts(self, state: Palazzo, action: int) -> list[str]:
        if action == MONEY:
            return ["stock"]
        return ["stack"] if action == TILES else [f"palaces:{int(state.actor)}"]

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        if action == MONEY:
            return say("palazzo-log-money", player=player(state.actor))
        if action == TILES:
            return say("palazzo-log-tiles", player=player(state.actor))
        return None  # a renovation is a draft until it is paid
