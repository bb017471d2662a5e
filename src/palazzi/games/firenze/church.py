# mypyc: compiled
"""The four church cards (FI-8.25 – FI-8.28): three privileges and the Campanile, on their spaces.

The position holds a bit for each open card, in the order of their numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.firenze.bricks import WHITE
from palazzi.games.firenze.deck import ARCHITECT, CAMPANILE, CHURCH, SMALL_PRIVILEGE
from palazzi.games.firenze.pieces import FirenzePieces
from palazzi.games.firenze.towers import SLOTS, colour_of, height_of

BELL_TOWER: Final[i64] = 3
"""The height of a bell tower."""
FIRST_PRIVILEGED: Final[i64] = 5
"""The small, medium and great privilege wait for the heights 5, 6 and 7 and bring 2, 3 and 4."""


def lay_open(t: FirenzePieces, card: i64) -> None:
    """A church card onto its space (FI-4.5)."""
    t.church |= bit(card - CHURCH)


def is_open(t: FirenzePieces, card: i64) -> bool:
    """Whether the card lies on a church space."""
    return t.church & bit(card - CHURCH) != 0


def close(t: FirenzePieces, card: i64) -> None:
    """A church card whose condition is met is discarded."""
    t.church &= ~bit(card - CHURCH)
    t.discard(card)


def privilege_for(t: FirenzePieces, height: i64) -> i64:
    """The extra points of a delivery of this height."""
    card = SMALL_PRIVILEGE + height - FIRST_PRIVILEGED
    if card < SMALL_PRIVILEGE or card >= CAMPANILE or not is_open(t, card):
        return 0
    return height - 3


def take_privilege(t: FirenzePieces, height: i64) -> i64:
    """The extra points of a delivery of this height; the card is then used up."""
    points = privilege_for(t, height)
    if points > 0:
        close(t, SMALL_PRIVILEGE + height - FIRST_PRIVILEGED)
    return points


def is_bound(t: FirenzePieces, seat: i64) -> bool:
    """Whether the seat must deliver a bell tower before anything else (FI-8.28)."""
    return is_open(t, CAMPANILE) and t.bells & bit(seat) == 0


def is_bell_tower(t: FirenzePieces, seat: i64, number: i64) -> bool:
    """Three white bricks; two or four with an Architect (FI-11.14)."""
    stands = t.towers[seat * SLOTS + number]
    height = height_of(stands)
    if height == 0 or colour_of(stands) != WHITE:
        return False
    if height == BELL_TOWER:
        return True
    near = height == BELL_TOWER - 1 or height == BELL_TOWER + 1
    return near and t.may_play(ARCHITECT)


def deliver_bell_tower(t: FirenzePieces, seat: i64, number: i64) -> None:
    """Bricks to the bag, a small seal on the card; the last one's closes it (FI-8.28)."""
    if height_of(t.towers[seat * SLOTS + number]) != BELL_TOWER:
        t.use(ARCHITECT)
    t.clear(seat, number)
    t.bells |= bit(seat)
    if t.bells == bit(t.players) - 1:
        t.bells = 0
        close(t, CAMPANILE)
