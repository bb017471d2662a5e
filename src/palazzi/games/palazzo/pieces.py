# mypyc: compiled
"""How pieces move in Palazzo: the few verbs that several phases share. Who acts next, and in which
phase, is for the phases to say.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.palazzo.actions import TURN
from palazzi.games.palazzo.components import CURRENCIES, PAY_NAMES
from palazzi.games.palazzo.money import (
    CERTIFICATE,
    CERTIFICATE_TRIO,
    KINDS,
    NO_CARDS,
    OPEN,
    TRIO,
    held,
    trio_cards,
    trios_of,
    unit,
    value_of,
)
from palazzi.games.palazzo.palaces import NO_PALACE, SLOTS
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import TWINS, kinds_into, one_of, twin

# ---- money


def lay_money(state: Palazzo, what: i64) -> None:
    """The actor adds a card or a group to the payment or bid being laid (PZ-4)."""
    seat = state.actor
    if what < KINDS:
        cards = unit(what)
        state.laid_worth += value_of(what)
        if what < CERTIFICATE:
            state.currency[seat] = what // 5
    else:
        cards = trio_cards(what - KINDS)
        state.laid_worth += TRIO
        state.laid_trios += bit(2 * (what - KINDS))
    state.hands[seat] -= cards
    state.laid += cards


def why_not_lay(state: Palazzo, what: int) -> str | None:
    """The clause that forbids laying a card or a group; None if the hand does not hold it."""
    hand = state.hands[state.actor]
    if what >= KINDS:
        trio = what - KINDS
        if trios_of(hand, trio):
            return "PZ-9.9"
        return "PZ-4.3" if trio == CERTIFICATE_TRIO else "PZ-4.2"
    if not held(hand, what):
        return None
    currency = state.currency[state.actor]
    bound = currency != OPEN and what != CERTIFICATE
    if bound and not PAY_NAMES[what].startswith(CURRENCIES[currency]):
        return "PZ-4.1"
    return "PZ-9.9"


def clear_draft(state: Palazzo, seat: i64) -> None:
    """What was laid lies elsewhere now."""
    state.laid = NO_CARDS
    state.laid_trios = 0
    state.laid_worth = 0
    state.currency[seat] = OPEN


# ---- tiles


def tiles_to_turn_into(state: Palazzo, out: vec[i64], weights: vec[i64]) -> i64:
    """Write the tiles that may be turned up, by kind and number; return how many kinds."""
    tiles = state.stack()
    n = kinds_into(out, 0, TURN, tiles)
    i: i64 = 0
    while i < n:
        weights[i] = 1
        if tiles >= TWINS and tiles & bit(out[i] - TURN) and tiles & twin(out[i] - TURN):
            weights[i] = 2
        i += 1
    return n


def turn_up(state: Palazzo, kind: i64) -> i64:
    """Take one tile of the kind off its stack; return its bit."""
    tile = one_of(state.stack(), kind)
    if state.stack1:
        state.stack1 -= tile
    elif state.stack2:
        state.stack2 -= tile
    else:
        state.stack3 -= tile
    return tile


def remove(state: Palazzo, kind: i64) -> None:
    """Out of the game; of two alike tiles it does not matter which."""
    state.removed |= twin(kind) if state.removed & bit(kind) else bit(kind)


def found_palace(state: Palazzo, palace: i64) -> None:
    """A new palace gets the actor's lowest free number (PZ-9.14)."""
    seat = state.actor
    i: i64 = 0
    while state.palaces[seat * SLOTS + i] != NO_PALACE:
        i += 1
    state.palaces[seat * SLOTS + i] = palace
    if i >= state.used[seat]:
        state.used[seat] = i + 1
