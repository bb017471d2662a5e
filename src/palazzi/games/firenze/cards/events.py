# mypyc: compiled
# ruff: noqa: ARG002 - a hook is offered more than every card needs
"""The eight events (FI-8.2 – FI-8.9), one class per card: what it asks of a player, and does.

The phase STRUCK hits the player who took the card, or everybody clockwise from there (FI-4.1,
FI-11.6). The seat being struck is the position's ``actor``; its choices are asked until ``choices``
has none left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.games.firenze.actions import CHIP, FORFEIT, RAZE, RETURN, SABOTAGE
from palazzi.games.firenze.board import NOTHING
from palazzi.games.firenze.bricks import HUES, held, total, unit
from palazzi.games.firenze.deck import NO_CARDS, one
from palazzi.games.firenze.pieces import clear, debts_into, owe, pay_debt, reshuffle, ruin_marked
from palazzi.games.firenze.towers import DOOMED, NO_TOWER, SLOTS, colour_of, height_of, is_doomed
from palazzi.games.firenze.words import card_of

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

TALL: Final[i64] = 5
TAX: Final[i64] = 2


class EventCard:
    """An event card."""

    everybody: bool = False
    """Whether it hits all players."""
    keeps_bricks_out: bool = False
    """Whether the bricks on the card enter the storehouse only after it."""

    def strike(self, state: Firenze) -> None:
        """Begin with the actor."""
        state.owed = 1

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        """What the actor may still have to choose, ascending; 0 when they are through."""
        return 0

    def choose(self, state: Firenze, action: i64) -> None:
        """Carry out a choice."""

    def finish(self, state: Firenze) -> None:
        """When everybody is through."""

    def asks(self, state: Firenze) -> Message:
        """What is put to the actor."""
        return say("firenze-ask-struck", card=card_of(state.card))


@final
class Collapse(EventCard):
    """One own tower falls, all its bricks to the bag (FI-8.2)."""

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        return towers_into(state, out, RAZE) if state.owed > 0 else 0

    def choose(self, state: Firenze, action: i64) -> None:
        clear(state, state.actor, action - RAZE)
        state.owed = 0


class Loss(EventCard):
    """Bricks out of everybody's storehouse, of the owner's choice."""

    everybody = True
    keeps_bricks_out = True

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        return debts_into(state, out)

    def choose(self, state: Firenze, action: i64) -> None:
        pay_debt(state, action - RETURN)

    def asks(self, state: Firenze) -> Message:
        return say("firenze-ask-loss", card=card_of(state.card), left=int(state.owed))


@final
class Flood(Loss):
    """A third of the storehouse, rounded up (FI-8.3)."""

    def strike(self, state: Firenze) -> None:
        owe(state, state.actor, (total(state.store[state.actor]) + 2) // 3)


@final
class WarehouseFire(Loss):
    """Three bricks, or all (FI-8.4)."""

    def strike(self, state: Firenze) -> None:
        owe(state, state.actor, 3)


class Levy(EventCard):
    """Everybody pays for towers, as many as they can; then the unpaid ones fall (FI-11.9)."""

    everybody = True

    def finish(self, state: Firenze) -> None:
        seat: i64 = 0
        while seat < state.players:
            ruin_marked(state, seat, DOOMED)
            seat += 1

    def asks(self, state: Firenze) -> Message:
        card = card_of(state.card)
        if state.falling:
            return say("firenze-ask-forfeit", card=card, left=int(state.falling))
        return say("firenze-ask-loss", card=card, left=int(state.owed))


@final
class LuxuryTax(Levy):
    """Two bricks for each tower of five or more floors (FI-8.5)."""

    def strike(self, state: Firenze) -> None:
        tall = kept_towers(state, NOTHING, TALL)
        payable = min(tall, total(state.store[state.actor]) // TAX)
        state.falling = tall - payable
        state.owed = 0
        if payable == 0:
            i: i64 = 0
            while i < SLOTS:
                if height_of(state.towers[state.actor * SLOTS + i]) >= TALL:
                    doom(state, i)
                i += 1
            state.falling = 0
        elif state.falling == 0:
            owe(state, state.actor, TAX * payable)

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        if state.falling == 0:
            return debts_into(state, out)
        n: i64 = 0
        i: i64 = 0
        while i < SLOTS:
            stands = state.towers[state.actor * SLOTS + i]
            if height_of(stands) >= TALL and not is_doomed(stands):
                out[n] = FORFEIT + i
                n += 1
            i += 1
        return n

    def choose(self, state: Firenze, action: i64) -> None:
        if action < FORFEIT:
            pay_debt(state, action - RETURN)
            return
        doom(state, action - FORFEIT)
        state.falling -= 1
        if state.falling == 0:
            owe(state, state.actor, TAX * kept_towers(state, NOTHING, TALL))


@final
class BotchedWork(EventCard):
    """One own tower loses a brick (FI-8.6)."""

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        return towers_into(state, out, CHIP) if state.owed > 0 else 0

    def choose(self, state: Firenze, action: i64) -> None:
        chip(state, state.actor, action - CHIP)
        state.owed = 0


@final
class Renaissance(EventCard):
    """Draw pile, discards and this card become the new draw pile (FI-8.7)."""

    def strike(self, state: Firenze) -> None:
        reshuffle(state)
        state.pile += state.start_pile + one(state.card)
        state.start_pile = NO_CARDS
        state.card = NOTHING


@final
class Saboteur(EventCard):
    """One tower of another player loses a brick (FI-8.8)."""

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        return sabotages_into(state, out) if state.owed > 0 else 0

    def choose(self, state: Firenze, action: i64) -> None:
        sabotage(state, action)

    def asks(self, state: Firenze) -> Message:
        return say("firenze-ask-saboteur")


@final
class Tribute(Levy):
    """For each tower a brick of its colour (FI-8.9)."""

    def strike(self, state: Firenze) -> None:
        state.owed = 0
        state.falling = 0
        colour: i64 = 0
        while colour < HUES:
            state.falling += self.short(state, colour)
            colour += 1
        i: i64 = 0
        while i < SLOTS:  # without any brick of a colour there is nothing to choose
            stands = state.towers[state.actor * SLOTS + i]
            if stands != NO_TOWER and held(state.store[state.actor], colour_of(stands)) == 0:
                doom(state, i)
                state.falling -= 1
            i += 1
        if state.falling == 0:
            self.pay(state)

    def short(self, state: Firenze, colour: i64) -> i64:
        """How many towers of a colour cannot be paid for."""
        return max(0, kept_towers(state, colour, 1) - held(state.store[state.actor], colour))

    def choices(self, state: Firenze, out: vec[i64]) -> i64:
        n: i64 = 0
        if state.falling > 0:
            i: i64 = 0
            while i < SLOTS:
                stands = state.towers[state.actor * SLOTS + i]
                if (
                    stands != NO_TOWER
                    and not is_doomed(stands)
                    and self.short(state, colour_of(stands))
                ):
                    out[n] = FORFEIT + i
                    n += 1
                i += 1
        return n

    def choose(self, state: Firenze, action: i64) -> None:
        doom(state, action - FORFEIT)
        state.falling -= 1
        if state.falling == 0:
            self.pay(state)

    def pay(self, state: Firenze) -> None:
        """A brick for each tower that is not given up."""
        i: i64 = 0
        while i < SLOTS:
            stands = state.towers[state.actor * SLOTS + i]
            if stands != NO_TOWER and not is_doomed(stands):
                state.store[state.actor] -= unit(colour_of(stands))
                state.bag += unit(colour_of(stands))
            i += 1


# ---- towers that are hit


def towers_into(state: Firenze, out: vec[i64], first: i64) -> i64:
    """Write ``first`` + number of each tower of the actor; return how many."""
    n: i64 = 0
    i: i64 = 0
    while i < SLOTS:
        if state.towers[state.actor * SLOTS + i] != NO_TOWER:
            out[n] = first + i
            n += 1
        i += 1
    return n


def chip(state: Firenze, seat: i64, number: i64) -> None:
    """One brick of a tower into the bag; without any it is gone (FI-11.10)."""
    at = seat * SLOTS + number
    state.bag += unit(colour_of(state.towers[at]))
    state.towers[at] -= 1
    if height_of(state.towers[at]) == 0:
        state.towers[at] = NO_TOWER


def sabotages_into(state: Firenze, out: vec[i64]) -> i64:
    """Write the towers of others that a Saboteur of the actor may hit; return how many."""
    n: i64 = 0
    i: i64 = 0
    while i < SLOTS:
        seat: i64 = 0
        while seat < state.players:
            if seat != state.actor and state.towers[seat * SLOTS + i] != NO_TOWER:
                out[n] = SABOTAGE + 4 * i + seat
                n += 1
            seat += 1
        i += 1
    return n


def sabotage(state: Firenze, action: i64) -> None:
    """The tower that was chosen loses a brick."""
    chip(state, (action - SABOTAGE) % 4, (action - SABOTAGE) // 4)
    state.owed = 0


def doom(state: Firenze, number: i64) -> None:
    """A tower of the actor falls when everybody has paid (FI-11.9)."""
    state.towers[state.actor * SLOTS + number] |= DOOMED


def kept_towers(state: Firenze, colour: i64, lowest: i64) -> i64:
    """How many towers of the actor are so high and not doomed; NOTHING for any colour."""
    n: i64 = 0
    i = state.actor * SLOTS
    while i < (state.actor + 1) * SLOTS:
        stands = state.towers[i]
        fits = colour == NOTHING or colour_of(stands) == colour
        if stands != NO_TOWER and fits and height_of(stands) >= lowest and not is_doomed(stands):
            n += 1
        i += 1
    return n


EVENTS: Final[list[EventCard]] = [
    Collapse(),
    Flood(),
    WarehouseFire(),
    LuxuryTax(),
    BotchedWork(),
    Renaissance(),
    Saboteur(),
    Tribute(),
]
"""By card number."""
