"""What is at stake for a seat, from facts alone: how likely it wins if the palace stands.

Whoever brings the palace down has lost (PP-7.2), so a risk is worth as much as there is to lose:
a holder of the seal does not gamble, one who loses anyway may. All numbers are chances to win,
found by playing bots against each other (``bench/paletti_bots.py``).
"""

from __future__ import annotations

from typing import Final

from palazzi.core.bits import bit
from palazzi.games.paletti.components import FIRST_SCORING, POINTS, TOPMOST
from palazzi.games.paletti.palace import NOBODY
from palazzi.games.paletti.state import Paletti

HOLDING: Final = {2: 0.75, 3: 0.62, 4: 0.55}
"""Who holds the seal wins so often."""
LEAD: Final = 0.03
"""For each point between the holder and the next."""
POINT: Final = 0.015
"""For a point that does not change hands of the seal yet."""
BLOCKED: Final = 0.012
"""A column that may not be used any more, for each of its points."""
OPENED: Final = -0.15
"""A new plateau for the holder: the next player may be first on it."""
HOPE: Final = 0.03
"""… and for anybody else."""
BEATEN: Final = 0.3
"""What is left of the hopes of a seat that has nothing to take the seal with …"""
LOST: Final = 0.05
"""… on red, where no new plateau can help."""
LEAST, MOST = 0.01, 0.97


def standing(state: Paletti, seat: int) -> float:
    """The chance of a seat as things are."""
    players = int(state.players)
    points = [int(state.points(other)) for other in range(players)]
    ahead = points[seat] - max(points[other] for other in range(players) if other != seat)
    if state.holder == NOBODY:
        return _chance(1 / players + LEAD * ahead)
    if state.holder == seat:
        return _chance(HOLDING[players] + LEAD * ahead)
    share = (1 - HOLDING[players]) / (players - 1)
    if not _may_overtake(state, seat, points):
        share *= BEATEN if state.top < TOPMOST else LOST
    return _chance(share + (0.05 if state.shown == seat else 0.0))


def raised(state: Paletti, seat: int, column: int) -> float:
    """The chance once this column stands on top."""
    now = standing(state, seat)
    if state.owner_of(column) != seat:
        return now
    players, worth = int(state.players), POINTS[column]
    points = int(state.points(seat)) + worth
    takes = state.top >= FIRST_SCORING and (
        state.top > state.scoring
        or (state.holder not in (seat, NOBODY) and points > state.points(state.holder))
    )
    if takes and state.holder != seat:
        return _chance(HOLDING[players])
    return _chance(now + POINT * worth)


def let_go(state: Paletti, seat: int, column: int) -> float:
    """The chance if this column is gripped and put back at once: blocked, and the palace stands."""
    cost = BLOCKED * POINTS[column] if state.owner_of(column) == seat else BLOCKED
    after = state.clone()
    after.blocked |= bit(column)
    return _chance(standing(after, seat) - cost * (0.3 if state.holder == seat else 1.0))


def laid(state: Paletti, seat: int) -> float:
    """The chance once this seat has laid the next plateau."""
    return _chance(standing(state, seat) + (OPENED if state.holder == seat else HOPE))


def _may_overtake(state: Paletti, seat: int, points: list[int]) -> bool:
    """Whether a column is left that could bring the seal, now or on a new plateau."""
    usable = state.usable(seat)
    mine = [POINTS[column] for column in range(20) if usable >> column & 1]
    if not mine:
        return False
    return state.top < TOPMOST or points[seat] + sum(mine) > points[int(state.holder)]


def _chance(value: float) -> float:
    return min(MOST, max(LEAST, value))
