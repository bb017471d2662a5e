# mypyc: compiled
"""What the general bots know about value in Paletti, from facts alone.

The seal is the game: whoever holds it has won unless the palace falls by their own hand. Around
that, points, columns that can still go up, and how tempting a move is before anybody knows whether
it will hold. Where a palace is weak is not known here: the game's own bots look at the world
(``player``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.core.state import OVER
from palazzi.games.paletti.components import FIRST_SCORING, POINTS
from palazzi.games.paletti.palace import COLUMNS, NOBODY
from palazzi.games.paletti.phases.numbers import LAYING, PENALISING, TURNING
from palazzi.games.paletti.scoring import winners_of

if TYPE_CHECKING:
    from palazzi.games.paletti.state import Paletti

VICTORY: Final[float] = 100.0
SEAL: Final[float] = 20.0
USABLE: Final[float] = 0.4
"""For each point of a column that can still go up."""
PLATEAU: Final[float] = 1.0
HOPE: Final[float] = 0.6
"""How likely a move is taken to succeed."""


def expected_points(state: Paletti, seat: i64) -> float:
    """How well the seat stands; a scale of its own, about 100 for a victory."""
    if state.actor == OVER:
        return VICTORY if int(seat) in winners_of(state) else 0.0
    value = float(state.points(seat))
    if state.holder == seat:
        value += SEAL
    elif state.shown == seat and state.holder != NOBODY:
        value += SEAL / 8.0
    usable = state.usable(seat)
    column: i64 = 0
    while column < COLUMNS:
        if (usable >> column) & 1:
            value += USABLE * float(POINTS[column])
        column += 1
    if state.moving and state.hand == seat:
        value += promise(state, seat)
    return value


def promise(state: Paletti, seat: i64) -> float:
    """What the move that is under way would bring if it held."""
    if state.phase == LAYING:
        return PLATEAU
    column = state.column
    if state.phase == PENALISING:
        return HOPE * float(POINTS[column])
    if state.phase != TURNING or state.owner_of(column) != seat:
        return 0.0
    worth = float(POINTS[column])
    if state.top < FIRST_SCORING:
        return HOPE * worth
    gain = worth
    if state.top > state.scoring:
        gain += SEAL / 2.0
    elif state.holder != seat and state.points(seat) + POINTS[column] > state.points(state.holder):
        gain += SEAL
    return HOPE * gain
