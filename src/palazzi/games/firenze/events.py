# mypyc: compiled
# ruff: noqa: ARG002 - a hook is offered more than every card needs
"""The eight events (FI-8.2 – FI-8.9), one class a card: what it asks of a player and does to him.

``rules`` strikes the player who took the card, or everybody clockwise from him (FI-4.1, FI-11.6).
The seat being struck is the position's ``actor``; its choices are asked until ``choices`` has none
left.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.games.firenze.actions import CHIP, FORFEIT, RAZE, RETURN, SABOTAGE
from palazzi.games.firenze.bricks import HUES, held, total, unit
from palazzi.games.firenze.deck import NO_CARDS, one
from palazzi.games.firenze.pieces import FirenzePieces
from palazzi.games.firenze.state import NOTHING
from palazzi.games.firenze.towers import (
    DOOMED,
    NO_TOWER,
    SLOTS,
    colour_of,
    height_of,
    is_doomed,
)

TALL: Final[i64] = 5
TAX: Final[i64] = 2


class Event:
    """An event card."""

    everybody: bool = False
    """Whether it hits all players."""
    keeps_bricks_out: bool = False
    """Whether the bricks on the card enter the storehouse only after it."""

    def strike(self, t: FirenzePieces) -> None:
        """Begin with the actor."""
        t.owed = 1

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        """What the actor may still have to choose, ascending; 0 when he is through."""
        return 0

    def choose(self, t: FirenzePieces, action: i64) -> None:
        """Carry out a choice."""

    def finish(self, t: FirenzePieces) -> None:
        """When everybody is through."""


@final
class Collapse(Event):
    """One own tower falls, all its bricks to the bag (FI-8.2)."""

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        return t.towers_into(out, 0, RAZE, t.actor) if t.owed > 0 else 0

    def choose(self, t: FirenzePieces, action: i64) -> None:
        t.clear(t.actor, action - RAZE)
        t.owed = 0


class Loss(Event):
    """Bricks out of everybody's storehouse, of the owner's choice."""

    everybody = True
    keeps_bricks_out = True

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        return t.debts_into(out, 0)

    def choose(self, t: FirenzePieces, action: i64) -> None:
        t.pay_debt(action - RETURN)


@final
class Flood(Loss):
    """A third of the storehouse, rounded up (FI-8.3)."""

    def strike(self, t: FirenzePieces) -> None:
        t.owe(t.actor, (total(t.store[t.actor]) + 2) // 3)


@final
class WarehouseFire(Loss):
    """Three bricks, or all (FI-8.4)."""

    def strike(self, t: FirenzePieces) -> None:
        t.owe(t.actor, 3)


class Levy(Event):
    """Everybody pays for towers, as many as he can; then the unpaid ones fall (FI-11.9)."""

    everybody = True

    def finish(self, t: FirenzePieces) -> None:
        seat: i64 = 0
        while seat < t.players:
            t.ruin_marked(seat, DOOMED)
            seat += 1


@final
class LuxuryTax(Levy):
    """Two bricks for each tower of five or more floors (FI-8.5)."""

    def strike(self, t: FirenzePieces) -> None:
        tall = t.kept_towers(t.actor, NOTHING, TALL)
        payable = min(tall, total(t.store[t.actor]) // TAX)
        t.falling = tall - payable
        t.owed = 0
        if payable == 0:
            i: i64 = 0
            while i < SLOTS:
                if height_of(t.towers[t.actor * SLOTS + i]) >= TALL:
                    t.doom(t.actor, i)
                i += 1
            t.falling = 0
        elif t.falling == 0:
            t.owe(t.actor, TAX * payable)

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        if t.falling == 0:
            return t.debts_into(out, 0)
        n: i64 = 0
        i: i64 = 0
        while i < SLOTS:
            stands = t.towers[t.actor * SLOTS + i]
            if height_of(stands) >= TALL and not is_doomed(stands):
                out[n] = FORFEIT + i
                n += 1
            i += 1
        return n

    def choose(self, t: FirenzePieces, action: i64) -> None:
        if action < FORFEIT:
            t.pay_debt(action - RETURN)
            return
        t.doom(t.actor, action - FORFEIT)
        t.falling -= 1
        if t.falling == 0:
            t.owe(t.actor, TAX * t.kept_towers(t.actor, NOTHING, TALL))


@final
class BotchedWork(Event):
    """One own tower loses a brick (FI-8.6)."""

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        return t.towers_into(out, 0, CHIP, t.actor) if t.owed > 0 else 0

    def choose(self, t: FirenzePieces, action: i64) -> None:
        t.chip(t.actor, action - CHIP)
        t.owed = 0


@final
class Renaissance(Event):
    """Draw pile, discards and this card become the new draw pile (FI-8.7)."""

    def strike(self, t: FirenzePieces) -> None:
        t.reshuffle()
        t.pile += t.start_pile + one(t.card)
        t.start_pile = NO_CARDS
        t.card = NOTHING


@final
class Saboteur(Event):
    """One tower of another player loses a brick (FI-8.8)."""

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        if t.owed == 0:
            return 0
        n: i64 = 0
        i: i64 = 0
        while i < SLOTS:
            seat: i64 = 0
            while seat < t.players:
                if seat != t.actor and t.towers[seat * SLOTS + i] != NO_TOWER:
                    out[n] = SABOTAGE + 4 * i + seat
                    n += 1
                seat += 1
            i += 1
        return n

    def choose(self, t: FirenzePieces, action: i64) -> None:
        t.chip((action - SABOTAGE) % 4, (action - SABOTAGE) // 4)
        t.owed = 0


@final
class Tribute(Levy):
    """For each tower a brick of its colour (FI-8.9)."""

    def strike(self, t: FirenzePieces) -> None:
        t.owed = 0
        t.falling = 0
        colour: i64 = 0
        while colour < HUES:
            t.falling += self.short(t, colour)
            colour += 1
        i: i64 = 0
        while i < SLOTS:  # without any brick of a colour there is nothing to choose
            stands = t.towers[t.actor * SLOTS + i]
            if stands != NO_TOWER and held(t.store[t.actor], colour_of(stands)) == 0:
                t.doom(t.actor, i)
                t.falling -= 1
            i += 1
        if t.falling == 0:
            self.pay(t)

    def short(self, t: FirenzePieces, colour: i64) -> i64:
        """How many towers of a colour cannot be paid for."""
        return max(0, t.kept_towers(t.actor, colour, 1) - held(t.store[t.actor], colour))

    def choices(self, t: FirenzePieces, out: vec[i64]) -> i64:
        n: i64 = 0
        if t.falling > 0:
            i: i64 = 0
            while i < SLOTS:
                stands = t.towers[t.actor * SLOTS + i]
                if (
                    stands != NO_TOWER
                    and not is_doomed(stands)
                    and self.short(t, colour_of(stands))
                ):
                    out[n] = FORFEIT + i
                    n += 1
                i += 1
        return n

    def choose(self, t: FirenzePieces, action: i64) -> None:
        t.doom(t.actor, action - FORFEIT)
        t.falling -= 1
        if t.falling == 0:
            self.pay(t)

    def pay(self, t: FirenzePieces) -> None:
        """A brick for each tower that is not given up."""
        i: i64 = 0
        while i < SLOTS:
            stands = t.towers[t.actor * SLOTS + i]
            if stands != NO_TOWER and not is_doomed(stands):
                t.store[t.actor] -= unit(colour_of(stands))
                t.bag += unit(colour_of(stands))
            i += 1


EVENTS: Final[list[Event]] = [
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
