"""What makes two bots of one level two players: a temper, a hand and an eye of their own.

All of it follows from the level and the colours somebody plays, so it stays the same through a
game and is the same in every process: the bot that judges and the hand that moves are one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from palazzi.games.paletti.components import LEVELS, SEATS
from palazzi.games.paletti.state import Paletti

TEMPERS: Final = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""From timid to bold."""
HANDS: Final = (0.7, 0.85, 1.0, 1.2, 1.4)
"""From steady to shaky: in parts of what is usual for the level."""
EYES: Final = (0.7, 0.85, 1.0, 1.15, 1.3)
"""From wary to hopeful: how wide a margin looks, and by how much less a column seems to carry."""


class Character(NamedTuple):
    """How one bot differs from others of its level."""

    temper: float = 0.0
    hand: float = 1.0
    eye: float = 1.0


PLAIN: Final = Character()
"""Of people, and of bots without an eye for wood."""


def character_of(level: str, state: Paletti, seat: int) -> Character:
    """Of whoever plays at this level on a seat; seats of one table differ in every trait."""
    if level not in LEVELS:
        return PLAIN
    name = sum(ord(letter) for letter in level)
    colour = next((n for n in range(SEATS) if state.owner[n] == seat), SEATS)
    return Character(
        TEMPERS[(name + 3 * colour) % len(TEMPERS)],
        HANDS[(name + 2 * colour + 1) % len(HANDS)],
        EYES[(name + colour + 2) % len(EYES)],
    )
