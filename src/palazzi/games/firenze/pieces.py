# mypyc: compiled
"""How pieces move in Firenze: the few verbs that the phases and the cards share.

A method here moves bricks, towers, cards or seals and nothing else: who acts next and in which
phase is decided in ``rules`` and by the cards themselves.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit
from palazzi.games.firenze.actions import RETURN
from palazzi.games.firenze.bricks import NO_BRICKS, colours_into, total, unit
from palazzi.games.firenze.deck import NO_CARDS, has, one
from palazzi.games.firenze.state import FREE, NOTHING, PLACES, FirenzeState
from palazzi.games.firenze.towers import (
    DOOMED,
    NO_TOWER,
    OLD,
    SLOTS,
    bricks_of,
    colour_of,
    height_of,
    is_doomed,
    tower,
)


@mypyc_attr(acyclic=True)
class FirenzePieces(FirenzeState):
    """A position whose pieces can be moved."""

    # ---- bricks

    def to_bag(self, seat: i64, colour: i64) -> None:
        """One brick of a storehouse into the bag."""
        self.store[seat] -= unit(colour)
        self.bag += unit(colour)

    def owe(self, seat: i64, bricks: i64) -> None:
        """The seat has to give so many bricks to the bag; all it has go at once."""
        if bricks >= total(self.store[seat]):
            self.bag += self.store[seat]
            self.store[seat] = NO_BRICKS
            bricks = 0
        self.owed = bricks

    def debts_into(self, out: vec[i64], at: i64) -> i64:
        """Write the bricks the actor may give of those he owes; return the new length."""
        if self.owed == 0:
            return at
        return colours_into(out, at, RETURN, self.store[self.actor])

    def pay_debt(self, colour: i64) -> None:
        """The actor gives one of the bricks he owes."""
        self.to_bag(self.actor, colour)
        self.owed -= 1

    # ---- towers

    def towers_into(self, out: vec[i64], at: i64, first: i64, seat: i64) -> i64:
        """Write ``first`` + number of each tower of a seat; return the new length."""
        i: i64 = 0
        while i < SLOTS:
            if self.towers[seat * SLOTS + i] != NO_TOWER:
                out[at] = first + i
                at += 1
            i += 1
        return at

    def found(self, seat: i64, colour: i64) -> None:
        """A new tower of one brick on the lowest free number."""
        i = seat * SLOTS
        while self.towers[i] != NO_TOWER:
            i += 1
        self.towers[i] = tower(colour, 1)
        self.store[seat] -= unit(colour)

    def raise_tower(self, seat: i64, number: i64) -> None:
        """One brick of its colour onto a tower: it is no ruin this turn (FI-11.10)."""
        at = seat * SLOTS + number
        self.store[seat] -= unit(colour_of(self.towers[at]))
        self.towers[at] = (self.towers[at] & ~OLD) + 1

    def clear(self, seat: i64, number: i64) -> None:
        """All bricks of a tower into the bag."""
        at = seat * SLOTS + number
        self.bag += bricks_of(self.towers[at])
        self.towers[at] = NO_TOWER

    def chip(self, seat: i64, number: i64) -> None:
        """One brick of a tower into the bag; without any it is gone (FI-11.10)."""
        at = seat * SLOTS + number
        self.bag += unit(colour_of(self.towers[at]))
        self.towers[at] -= 1
        if height_of(self.towers[at]) == 0:
            self.towers[at] = NO_TOWER

    def ruin(self, seat: i64, number: i64) -> None:
        """Half of a tower, rounded up, into the bag, the rest into the storehouse (FI-3.7)."""
        at = seat * SLOTS + number
        stood = self.towers[at]
        kept = height_of(stood) // 2
        self.store[seat] += kept * unit(colour_of(stood))
        self.bag += (height_of(stood) - kept) * unit(colour_of(stood))
        self.towers[at] = NO_TOWER

    def ruin_marked(self, seat: i64, mark: i64) -> None:
        """All towers of a seat that carry the mark (OLD or DOOMED)."""
        i: i64 = 0
        while i < SLOTS:
            if self.towers[seat * SLOTS + i] & mark:
                self.ruin(seat, i)
            i += 1

    def doom(self, seat: i64, number: i64) -> None:
        """The tower falls when everybody has paid (FI-11.9)."""
        self.towers[seat * SLOTS + number] |= DOOMED

    def kept_towers(self, seat: i64, colour: i64, lowest: i64) -> i64:
        """How many towers, of a colour or of any for NOTHING, are so high and not given up."""
        n: i64 = 0
        i = seat * SLOTS
        while i < (seat + 1) * SLOTS:
            stands = self.towers[i]
            fits = colour == NOTHING or colour_of(stands) == colour
            if (
                stands != NO_TOWER
                and fits
                and height_of(stands) >= lowest
                and not is_doomed(stands)
            ):
                n += 1
            i += 1
        return n

    def highest_tower(self, seat: i64) -> i64:
        """The height of the highest tower of a seat, 0 without any."""
        best: i64 = 0
        i = seat * SLOTS
        while i < (seat + 1) * SLOTS:
            best = max(best, height_of(self.towers[i]))
            i += 1
        return best

    def renumber(self, seat: i64) -> None:
        """Close the gaps among a seat's towers, so that standing ones have the numbers 1 to 6."""
        to = seat * SLOTS
        i = seat * SLOTS
        while i < (seat + 1) * SLOTS:
            if self.towers[i] != NO_TOWER:
                stands = self.towers[i]
                self.towers[i] = NO_TOWER
                self.towers[to] = stands
                to += 1
            i += 1

    # ---- cards

    def discard(self, card: i64) -> None:
        """A card onto the discards."""
        self.discards += one(card)
        self.top = card

    def has_open(self, seat: i64, building: i64) -> bool:
        """Whether the building is open in front of the seat."""
        return has(self.open[seat], building)

    def may_play(self, person: i64) -> bool:
        """Whether the active player holds a person whose name he has not yet played (FI-4.2)."""
        return has(self.hands[self.active], person) and not self.was_played(person)

    def was_played(self, person: i64) -> bool:
        """Whether a person of this name was played this turn."""
        return self.played & bit(person) != 0

    def use(self, person: i64) -> None:
        """A person from the active hand onto the discards."""
        self.hands[self.active] -= one(person)
        self.played |= bit(person)
        self.discard(person)

    def reshuffle(self) -> None:
        """Discards become the draw pile (FI-3.3)."""
        self.pile += self.discards
        self.discards = NO_CARDS
        self.top = NOTHING

    # ---- row

    def close_gap(self) -> None:
        """Cards right of an empty place move left with their bricks (FI-3.3)."""
        to: i64 = 0
        place: i64 = 0
        while place < PLACES:
            if self.row[place] != NOTHING:
                if to != place:
                    self.row[to] = self.row[place]
                    self.row_bricks[to] = self.row_bricks[place]
                    self.row[place] = NOTHING
                    self.row_bricks[place] = NO_BRICKS
                to += 1
            place += 1

    def first_gap(self) -> i64:
        """The leftmost empty place of the row; PLACES if there is none."""
        place: i64 = 0
        while place < PLACES and self.row[place] != NOTHING:
            place += 1
        return place

    # ---- commissions

    def open_balcony(self) -> i64:
        """The commission under the lowest balcony not yet delivered, NOTHING if all are."""
        i: i64 = 0
        while i < 4:
            if self.balconies[i] != NOTHING and self.owner[self.balconies[i]] == FREE:
                return self.balconies[i]
            i += 1
        return NOTHING

    def is_balcony(self, commission: i64) -> bool:
        """Whether a balcony covers the commission."""
        b = self.balconies
        return commission == b[0] or commission == b[1] or commission == b[2] or commission == b[3]
