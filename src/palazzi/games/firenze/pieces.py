# mypyc: compiled
"""How pieces move in Firenze: the few verbs that several phases and cards share. Who acts next, and
in which phase, is for the phases to say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.firenze.actions import RETURN
from palazzi.games.firenze.board import NOTHING
from palazzi.games.firenze.bricks import NO_BRICKS, colours_into, total, unit
from palazzi.games.firenze.deck import NO_CARDS, one
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, bricks_of, colour_of, height_of

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

# ---- bricks


def to_bag(state: Firenze, seat: i64, colour: i64) -> None:
    """One brick of a storehouse into the bag."""
    state.store[seat] -= unit(colour)
    state.bag += unit(colour)


def owe(state: Firenze, seat: i64, bricks: i64) -> None:
    """The seat has to give that many bricks to the bag; if it has no more, all go at once."""
    if bricks >= total(state.store[seat]):
        state.bag += state.store[seat]
        state.store[seat] = NO_BRICKS
        bricks = 0
    state.owed = bricks


def debts_into(state: Firenze, out: vec[i64]) -> i64:
    """Write the bricks the actor may give of those they owe; return how many colours."""
    if state.owed == 0:
        return 0
    return colours_into(out, 0, RETURN, state.store[state.actor])


def pay_debt(state: Firenze, colour: i64) -> None:
    """The actor gives one of the bricks they owe."""
    to_bag(state, state.actor, colour)
    state.owed -= 1


# ---- towers


def clear(state: Firenze, seat: i64, number: i64) -> None:
    """All bricks of a tower into the bag."""
    at = seat * SLOTS + number
    state.bag += bricks_of(state.towers[at])
    state.towers[at] = NO_TOWER


def kept_of_ruin(height: i64) -> i64:
    """How many of a ruin's bricks go back to the storehouse: half, rounded down (FI-3.7)."""
    return height // 2


def ruin_marked(state: Firenze, seat: i64, mark: i64) -> None:
    """All towers of a seat that carry the mark (OLD or DOOMED) are ruins (FI-3.7)."""
    i = seat * SLOTS
    while i < (seat + 1) * SLOTS:
        stood = state.towers[i]
        if stood & mark:
            kept = kept_of_ruin(height_of(stood))
            state.store[seat] += kept * unit(colour_of(stood))
            state.bag += (height_of(stood) - kept) * unit(colour_of(stood))
            state.towers[i] = NO_TOWER
        i += 1


# ---- cards


def discard(state: Firenze, card: i64) -> None:
    """A card onto the discards."""
    state.discards += one(card)
    state.top = card


def use(state: Firenze, person: i64) -> None:
    """A person from the active hand onto the discards."""
    state.hands[state.active] -= one(person)
    state.played |= bit(person)
    discard(state, person)


def reshuffle(state: Firenze) -> None:
    """Discards become the draw pile (FI-3.3)."""
    state.pile += state.discards
    state.discards = NO_CARDS
    state.top = NOTHING
