# mypyc: compiled
# ruff: noqa: ARG002 - a hook is offered more than every card needs
"""The seven persons (FI-8.10 – FI-8.16), one class a card: when it may be played and what it does.

The Architect is played with a delivery (FI-11.14) and lends it a floor; all others have an action
of their own. A person who needs choices is asked in the phase PLAYING until ``choices`` has none
left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.state import CHANCE
from palazzi.games.firenze.actions import DROP, DROPPED_CARDS, GET, GIVE, STEAL, STIR
from palazzi.games.firenze.bricks import HUES, NO_BRICKS, colours_into, held, total, unit
from palazzi.games.firenze.deck import (
    ALCHEMIST,
    BUILDING,
    FEAST,
    MASON,
    PATRICIAN,
    PRINCESS,
    SMUGGLER,
    WHOLESALER,
    has,
    one,
    size,
)
from palazzi.games.firenze.pieces import FirenzePieces
from palazzi.games.firenze.state import BUILDING as BUILDING_PHASE
from palazzi.games.firenze.state import (
    DELIVERING,
    DRAWING,
    NOTHING,
    PLACES,
    SWAPPING,
    TAKING,
)

MASON_SAVES: Final[i64] = 3


class Person:
    """A person card."""

    def fits(self, t: FirenzePieces) -> bool:
        """Whether it can be played in this phase and has something to work on."""
        return True

    def begin(self, t: FirenzePieces) -> None:
        """Right after it was played."""

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        """What its player still has to choose, ascending; 0 when it is done."""
        return 0

    def choose(self, t: FirenzePieces, action: i64) -> None:
        """Carry out a choice."""


@final
class Alchemist(Person):
    """One storehouse brick for one of choice from the bag (FI-8.10, FI-11.15)."""

    def fits(self, t: FirenzePieces) -> bool:
        return t.store[t.active] != NO_BRICKS and t.bag != NO_BRICKS

    def begin(self, t: FirenzePieces) -> None:
        t.wanted = NOTHING
        t.owed = 1

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        if t.owed == 0:
            return 0
        if t.wanted == NOTHING:
            return colours_into(out, 0, GIVE, t.store[t.active])
        return colours_into(out, 0, GET, t.bag)

    def choose(self, t: FirenzePieces, action: i64) -> None:
        if t.wanted == NOTHING:
            t.wanted = action - GIVE
            return
        change = unit(action - GET) - unit(t.wanted)
        t.store[t.active] += change
        t.bag -= change
        t.wanted = NOTHING
        t.owed = 0


@final
class Architect(Person):
    """A tower counts as one floor higher or lower, for one delivery (FI-8.11)."""

    def fits(self, t: FirenzePieces) -> bool:
        return t.phase == DELIVERING


@final
class Princess(Person):
    """The chosen card costs nothing (FI-8.12)."""

    def fits(self, t: FirenzePieces) -> bool:
        return t.phase == TAKING


def price(t: FirenzePieces, place: i64) -> i64:
    """What a card of the row costs: one brick for each card to its left (FI-3.1)."""
    return 0 if t.was_played(PRINCESS) else place


@final
class Wholesaler(Person):
    """Other bricks from the bag onto one card of the row (FI-8.13, FI-11.16)."""

    def fits(self, t: FirenzePieces) -> bool:
        if t.phase != TAKING and t.phase != SWAPPING:
            return False
        place: i64 = 0
        while place < PLACES:
            if t.row_bricks[place] != NO_BRICKS:
                return True
            place += 1
        return False

    def begin(self, t: FirenzePieces) -> None:
        t.owed = 1

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        n: i64 = 0
        place: i64 = 0
        while place < PLACES and t.owed > 0:
            if t.row_bricks[place] != NO_BRICKS:
                out[n] = STIR + place
                n += 1
            place += 1
        return n

    def choose(self, t: FirenzePieces, action: i64) -> None:
        t.target = action - STIR
        t.to_draw = total(t.row_bricks[t.target])
        t.bag += t.row_bricks[t.target]
        t.row_bricks[t.target] = NO_BRICKS
        t.owed = 0
        t.phase = DRAWING
        t.actor = CHANCE


@final
class Mason(Person):
    """Building costs three less this turn (FI-8.14)."""

    def fits(self, t: FirenzePieces) -> bool:
        return t.phase == BUILDING_PHASE


def mason_saves(t: FirenzePieces) -> i64:
    """What a Mason played this turn takes off the cost."""
    return MASON_SAVES if t.was_played(MASON) else 0


def drops_into(out: vec[i64], at: i64, cards: i64, feasts: bool) -> i64:
    """Write what may be given up of a set of cards, feasts or not; return the new length."""
    i: i64 = 0
    while i < len(DROPPED_CARDS):
        card = DROPPED_CARDS[i]
        if has(cards, card) and (feasts or card < FEAST or card >= BUILDING):
            out[at] = DROP + i
            at += 1
        i += 1
    return at


@final
class Patrician(Person):
    """Away with a hand card (FI-8.15); averting an event is asked when the event is taken."""

    def fits(self, t: FirenzePieces) -> bool:
        return size(t.hands[t.active]) > 1

    def begin(self, t: FirenzePieces) -> None:
        t.owed = 1

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        return drops_into(out, 0, t.hands[t.active], True) if t.owed > 0 else 0

    def choose(self, t: FirenzePieces, action: i64) -> None:
        card = DROPPED_CARDS[action - DROP]
        t.hands[t.active] -= one(card)
        t.discard(card)
        t.owed = 0


@final
class Smuggler(Person):
    """One storehouse brick for one of another player's (FI-8.16, FI-11.15)."""

    def fits(self, t: FirenzePieces) -> bool:
        if t.store[t.active] == NO_BRICKS:
            return False
        seat: i64 = 0
        while seat < t.players:
            if seat != t.active and t.store[seat] != NO_BRICKS:
                return True
            seat += 1
        return False

    def begin(self, t: FirenzePieces) -> None:
        t.wanted = NOTHING
        t.owed = 1

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        if t.owed == 0:
            return 0
        if t.wanted == NOTHING:
            return colours_into(out, 0, GIVE, t.store[t.active])
        n: i64 = 0
        seat: i64 = 0
        while seat < t.players:
            colour: i64 = 0
            while seat != t.active and colour < HUES:
                if held(t.store[seat], colour) > 0:
                    out[n] = STEAL + HUES * seat + colour
                    n += 1
                colour += 1
            seat += 1
        return n

    def choose(self, t: FirenzePieces, action: i64) -> None:
        if t.wanted == NOTHING:
            t.wanted = action - GIVE
            return
        change = unit((action - STEAL) % HUES) - unit(t.wanted)
        t.store[t.active] += change
        t.store[(action - STEAL) // HUES] -= change
        t.wanted = NOTHING
        t.owed = 0


PERSONS: Final[list[Person]] = [
    Alchemist(),
    Architect(),
    Princess(),
    Wholesaler(),
    Mason(),
    Patrician(),
    Smuggler(),
]
"""By card number less that of the first person."""

PLAYABLE: Final[vec[i64]] = vec[i64]([ALCHEMIST, PRINCESS, WHOLESALER, MASON, PATRICIAN, SMUGGLER])
"""The cards behind the actions ``play``, in their order: all persons but the Architect."""
