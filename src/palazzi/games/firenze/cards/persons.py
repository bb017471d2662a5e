# mypyc: compiled
# ruff: noqa: ARG002 - a hook is offered more than every card needs
"""The seven persons (FI-8.10 – FI-8.16), and the Saboteur where an edition makes it one
(FI-11.1). One class per card: when it may be played, and its effect.

The Architect is played with a delivery (FI-11.14) and lends it a floor; all others have an action
of their own. A person who needs choices is asked in the phase PLAYING until ``choices`` has none
left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.firenze.actions import (
    DROP,
    DROP_SABOTEUR,
    DROPPED_CARDS,
    GET,
    GIVE,
    STEAL,
    STIR,
    dropped,
)
from palazzi.games.firenze.board import NOTHING, PLACES
from palazzi.games.firenze.bricks import HUES, NO_BRICKS, colours_into, held, total, unit
from palazzi.games.firenze.cards.events import sabotage, sabotages_into
from palazzi.games.firenze.components import CARD_NAMES
from palazzi.games.firenze.deck import (
    ALCHEMIST,
    BUILDING,
    FEAST,
    MASON,
    PATRICIAN,
    PERSON,
    PRINCESS,
    SABOTEUR,
    SMUGGLER,
    WHOLESALER,
    has,
    one,
    size,
)
from palazzi.games.firenze.phases.numbers import BUILDING as BUILDING_PHASE
from palazzi.games.firenze.phases.numbers import DELIVERING, DRAWING, SWAPPING, TAKING
from palazzi.games.firenze.pieces import discard
from palazzi.games.firenze.towers import NO_TOWER, SLOTS

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

MASON_SAVES: Final[i64] = 3


class Person:
    """A person card."""

    def fits(self, state: Firenze) -> bool:
        """Whether it can be played in this phase and has something to work on."""
        return True

    def begin(self, state: Firenze) -> None:
        """Right after it was played."""

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        """What its player still has to choose, ascending; 0 when it is done."""
        return 0

    def choose(self, state: Firenze, action: i64) -> None:
        """Carry out a choice."""

    def asks(self, state: Firenze) -> Message:
        """What is put to its player."""
        return say(f"firenze-ask-{CARD_NAMES[state.person]}")


class Exchange(Person):
    """One storehouse brick for another one: what is given is named first."""

    def begin(self, state: Firenze) -> None:
        state.wanted = NOTHING
        state.owed = 1

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        if state.owed == 0:
            return 0
        if state.wanted == NOTHING:
            return colours_into(out, 0, GIVE, state.store[state.active])
        return self.gains(state, out)

    def choose(self, state: Firenze, action: i64) -> None:
        if state.wanted == NOTHING:
            state.wanted = action - GIVE
            return
        self.exchange(state, action)
        state.wanted = NOTHING
        state.owed = 0

    def gains(self, state: Firenze, out: vec[i64]) -> i64:
        """What may be had for it, ascending."""
        return 0

    def exchange(self, state: Firenze, action: i64) -> None:
        """Both bricks change places."""

    def asks(self, state: Firenze) -> Message:
        step = "give" if state.wanted == NOTHING else "get"
        return say(f"firenze-ask-{CARD_NAMES[state.person]}-{step}")


@final
class Alchemist(Exchange):
    """One storehouse brick for one of choice from the bag (FI-8.10, FI-11.15)."""

    def fits(self, state: Firenze) -> bool:
        return state.store[state.active] != NO_BRICKS and state.bag != NO_BRICKS

    def gains(self, state: Firenze, out: vec[i64]) -> i64:
        return colours_into(out, 0, GET, state.bag)

    def exchange(self, state: Firenze, action: i64) -> None:
        change = unit(action - GET) - unit(state.wanted)
        state.store[state.active] += change
        state.bag -= change


@final
class Architect(Person):
    """A tower counts as one floor higher or lower, for one delivery (FI-8.11)."""

    def fits(self, state: Firenze) -> bool:
        return state.phase == DELIVERING


@final
class Princess(Person):
    """The chosen card costs nothing (FI-8.12)."""

    def fits(self, state: Firenze) -> bool:
        return state.phase == TAKING


def price(state: Firenze, place: i64) -> i64:
    """What a card of the row costs: one brick for each card to its left (FI-3.1)."""
    return 0 if state.was_played(PRINCESS) else place


@final
class Wholesaler(Person):
    """Other bricks from the bag onto one card of the row (FI-8.13, FI-11.16)."""

    def fits(self, state: Firenze) -> bool:
        if state.phase != TAKING and state.phase != SWAPPING:
            return False
        place: i64 = 0
        while place < PLACES:
            if state.row_bricks[place] != NO_BRICKS:
                return True
            place += 1
        return False

    def begin(self, state: Firenze) -> None:
        state.owed = 1

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        n: i64 = 0
        place: i64 = 0
        while place < PLACES and state.owed > 0:
            if state.row_bricks[place] != NO_BRICKS:
                out[n] = STIR + place
                n += 1
            place += 1
        return n

    def choose(self, state: Firenze, action: i64) -> None:
        state.target = action - STIR
        state.to_draw = total(state.row_bricks[state.target])
        state.bag += state.row_bricks[state.target]
        state.row_bricks[state.target] = NO_BRICKS
        state.owed = 0
        state.enter(DRAWING)


@final
class Mason(Person):
    """Building costs three less this turn (FI-8.14)."""

    def fits(self, state: Firenze) -> bool:
        return state.phase == BUILDING_PHASE


def mason_saves(state: Firenze) -> i64:
    """What a Mason played this turn takes off the cost."""
    return MASON_SAVES if state.was_played(MASON) else 0


def drops_into(out: vec[i64], at: i64, cards: i64, feasts: bool) -> i64:
    """Write what may be given up of a set of cards, feasts or not; return the new length."""
    i: i64 = 0
    while i < len(DROPPED_CARDS):
        card = DROPPED_CARDS[i]
        if has(cards, card) and (feasts or card < FEAST or card >= BUILDING):
            out[at] = DROP + i
            at += 1
        i += 1
    if has(cards, SABOTEUR):
        out[at] = DROP_SABOTEUR
        at += 1
    return at


@final
class Patrician(Person):
    """Away with a hand card (FI-8.15); averting an event is asked when the event is taken."""

    def fits(self, state: Firenze) -> bool:
        return size(state.hands[state.active]) > 1

    def begin(self, state: Firenze) -> None:
        state.owed = 1

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        return drops_into(out, 0, state.hands[state.active], True) if state.owed > 0 else 0

    def choose(self, state: Firenze, action: i64) -> None:
        card = dropped(action)
        state.hands[state.active] -= one(card)
        discard(state, card)
        state.owed = 0


@final
class Smuggler(Exchange):
    """One storehouse brick for one of another player's (FI-8.16, FI-11.15)."""

    def fits(self, state: Firenze) -> bool:
        if state.store[state.active] == NO_BRICKS:
            return False
        seat: i64 = 0
        while seat < state.players:
            if seat != state.active and state.store[seat] != NO_BRICKS:
                return True
            seat += 1
        return False

    def gains(self, state: Firenze, out: vec[i64]) -> i64:
        n: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            colour: i64 = 0
            while seat != state.active and colour < HUES:
                if held(state.store[seat], colour) > 0:
                    out[n] = STEAL + HUES * seat + colour
                    n += 1
                colour += 1
            seat += 1
        return n

    def exchange(self, state: Firenze, action: i64) -> None:
        change = unit((action - STEAL) % HUES) - unit(state.wanted)
        state.store[state.active] += change
        state.store[(action - STEAL) // HUES] -= change


@final
class SaboteurOnHand(Person):
    """One tower of another player loses a brick (FI-8.8, FI-11.1)."""

    def fits(self, state: Firenze) -> bool:
        seat: i64 = 0
        while seat < state.players:
            i: i64 = 0
            while seat != state.active and i < SLOTS:
                if state.towers[seat * SLOTS + i] != NO_TOWER:
                    return True
                i += 1
            seat += 1
        return False

    def begin(self, state: Firenze) -> None:
        state.owed = 1

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        return sabotages_into(state, out) if state.owed > 0 else 0

    def choose(self, state: Firenze, action: i64) -> None:
        sabotage(state, action)


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
SABOTEUR_ON_HAND: Final[Person] = SaboteurOnHand()


def person_of(card: i64) -> Person:
    """What a card does that is played from a hand."""
    return SABOTEUR_ON_HAND if card == SABOTEUR else PERSONS[card - PERSON]


PLAYABLE: Final[vec[i64]] = vec[i64]([ALCHEMIST, PRINCESS, WHOLESALER, MASON, PATRICIAN, SMUGGLER])
"""The cards behind the actions ``play``, in their order: all persons but the Architect."""
