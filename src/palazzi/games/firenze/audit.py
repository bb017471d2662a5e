"""What must hold in every position of Firenze beyond what all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palazzi.games.firenze.board import COMMISSIONS, NEUTRAL_SEAL
from palazzi.games.firenze.components import CARD_NAMES, MOST_STANDING, SEALS
from palazzi.games.firenze.deck import (
    BUILDING,
    CHURCH,
    PERSON,
    SABOTEUR,
    copies,
    size,
    size_between,
)
from palazzi.games.firenze.phases.numbers import STRUCK
from palazzi.games.firenze.towers import SLOTS, is_doomed, is_old

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze


def faults(state: Firenze) -> list[str]:
    """Each broken invariant as a sentence."""
    found: list[str] = []
    for seat in range(state.players):
        laid = sum(state.owner[place] == seat for place in range(COMMISSIONS))
        if laid + state.seals[seat] != SEALS.value[state.players]:
            found.append(f"seat {seat} has lost or found a seal (FI-1.4)")
        for i in range(SLOTS):
            tower = state.towers[seat * SLOTS + i]
            if tower and i >= MOST_STANDING and seat != state.active:
                found.append(f"seat {seat} keeps more towers than it can have raised (FI-3.7)")
            if is_old(tower) and seat != state.active:
                found.append(f"seat {seat} has a tower to raise, but it is not its turn (FI-3.7)")
            if is_doomed(tower) and state.phase != STRUCK:
                found.append(f"a tower of seat {seat} should have fallen (FI-11.9)")
        hand = state.hands[seat]
        played = size_between(hand, PERSON, BUILDING)
        if state.tables.saboteur_is_person:
            played += copies(hand, SABOTEUR)
        if played != size(hand):
            found.append(f"seat {seat} holds a card that is no person or feast (FI-4)")
        for card in range(BUILDING, CHURCH):
            if copies(state.open[seat], card) > 1:
                found.append(f"seat {seat} has two buildings {CARD_NAMES[card]} (FI-4.4)")
        if size_between(state.open[seat], 0, BUILDING):
            found.append(f"seat {seat} has opened what is no building (FI-4.4)")
    for number in range(4):
        if state.balconies[number] >= 0 and state.owner[state.balconies[number]] == NEUTRAL_SEAL:
            found.append(f"a neutral seal lies on balcony {number + 1} (FI-2.2)")
    if state.built > MOST_STANDING:
        found.append("more than six bricks were built in a turn (FI-3.6)")
    return found
