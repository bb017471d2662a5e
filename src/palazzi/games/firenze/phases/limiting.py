# mypyc: compiled
"""Phase 6: limits (FI-3.11, FI-3.12). Surplus bricks go, then surplus cards; then the turn ends."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Suggestion
from palazzi.core.state import OVER
from palazzi.games.firenze.actions import ACTIONS, PLAY, RETURN, dropped, is_drop
from palazzi.games.firenze.bricks import colours_into, total
from palazzi.games.firenze.cards.buildings import brick_limit, card_limit
from palazzi.games.firenze.cards.persons import drops_into
from palazzi.games.firenze.deck import BUILDING, FEAST, has, one, size
from palazzi.games.firenze.phases.base import heap_of, returned, spare, stored, unforced
from palazzi.games.firenze.phases.numbers import ENDED, TAKING
from palazzi.games.firenze.phases.playing import (
    TurnPhase,
    drop_deed,
    drop_parts,
    persons_into,
    play,
    plays_into,
    saboteur_into,
)
from palazzi.games.firenze.pieces import discard, to_bag
from palazzi.games.firenze.state import Firenze
from palazzi.games.firenze.towers import NO_TOWER, SLOTS


@final
class Limiting(TurnPhase):
    """Asked until nothing is too much."""

    name = "limiting"
    rule = "FI-3.11"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "return": ("FI-3.11",),
        "play": ("FI-4.2",),
        "drop": ("FI-3.12",),
    }
    detail = True

    def offers_into(self, state: Firenze, out: vec[i64]) -> i64:
        seat = state.active
        if _too_many_bricks(state):
            return plays_into(state, out, colours_into(out, 0, RETURN, state.store[seat]))
        cards = state.hands[seat] + state.open[seat]
        if size(cards) <= card_limit(state, seat):
            return 0
        if drops_into(out, 0, cards, False) == 0:  # only feasts: they stay
            return 0
        n = drops_into(out, persons_into(state, out, 0), cards, False)
        return saboteur_into(state, out, n)

    def does(self, state: Firenze, action: i64) -> None:
        seat = state.active
        if action < PLAY:
            to_bag(state, seat, action - RETURN)
        elif not is_drop(action):
            play(state, action)
        else:
            card = dropped(action)
            if has(state.hands[seat], card):
                state.hands[seat] -= one(card)
            else:
                state.open[seat] -= one(card)
            discard(state, card)

    def ends(self, state: Firenze) -> None:
        """On to the left, unless the endgame tile or too much quiet stops it (FI-5.1, FI-11.5)."""
        _renumber(state, state.active)
        state.quiet = 0 if state.sealed else state.quiet + 1
        seat = (state.active + 1) % state.players
        if state.endgame == seat or state.quiet >= state.tables.quiet_turns * state.players:
            state.actor = OVER
            state.enter(ENDED)
        else:
            state.active = seat
            state.enter(TAKING)

    def due(self, state: Firenze) -> str:
        return "FI-3.11" if _too_many_bricks(state) else "FI-3.12"

    def refuses(self, state: Firenze, action: int) -> str:
        if not is_drop(action):
            return super().refuses(state, action)
        if _too_many_bricks(state):
            return "FI-3.11"
        return "FI-3.12" if FEAST <= dropped(action) < BUILDING else "FI-3.13"

    def suggests(self, state: Firenze) -> list[Suggestion]:
        """All surplus bricks at once."""
        surplus = int(total(state.store[state.active]) - brick_limit(state, state.active))
        gives = spare(state, RETURN, max(0, surplus))
        if len(gives) < 2:
            return []
        told = say("firenze-suggest-return", bricks=heap_of(gives, RETURN))
        return [suggestion(ACTIONS, unforced(state, gives), told, "main")]

    def asks(self, state: Firenze) -> Message:
        seat = state.active
        if _too_many_bricks(state):
            most = int(brick_limit(state, seat))
            left = int(total(state.store[seat])) - most
            return say("firenze-ask-limit-bricks", most=most, left=left)
        most = int(card_limit(state, seat))
        left = int(size(state.hands[seat] + state.open[seat])) - most
        return say("firenze-ask-limit-cards", most=most, left=left)

    def parts(self, state: Firenze, action: int) -> list[str]:
        if action < PLAY:
            return [stored(state, action - RETURN)]
        return drop_parts(action) if is_drop(action) else super().parts(state, action)

    def deed(self, state: Firenze, action: int) -> Message | None:
        if action < PLAY:
            return returned(state, action - RETURN)
        return drop_deed(state, action) if is_drop(action) else super().deed(state, action)


def _too_many_bricks(state: Firenze) -> bool:
    return total(state.store[state.active]) > brick_limit(state, state.active)


def _renumber(state: Firenze, seat: i64) -> None:
    """Close the gaps among a seat's towers, so that standing ones have the numbers 1 to 6."""
    to = seat * SLOTS
    i = seat * SLOTS
    while i < (seat + 1) * SLOTS:
        if state.towers[i] != NO_TOWER:
            stands = state.towers[i]
            state.towers[i] = NO_TOWER
            state.towers[to] = stands
            to += 1
        i += 1
