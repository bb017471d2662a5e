# mypyc: compiled
"""The four church cards (FI-8.25 – FI-8.28): three privileges and the Campanile, on their spaces.

The position holds a bit for each open card, in the order of their numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.firenze.bricks import WHITE
from palazzi.games.firenze.deck import ARCHITECT, CAMPANILE, CHURCH, SMALL_PRIVILEGE
from palazzi.games.firenze.pieces import clear, discard, use
from palazzi.games.firenze.towers import SLOTS, colour_of, height_of

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

BELL_TOWER: Final[i64] = 3
"""The height of a bell tower."""
FIRST_PRIVILEGED: Final[i64] = 5
"""The small, medium and great privilege wait for the heights 5, 6 and 7 and bring 2, 3 and 4."""


def lay_open(state: Firenze, card: i64) -> None:
    """A church card onto its space (FI-4.5)."""
    state.church |= bit(card - CHURCH)


def is_open(state: Firenze, card: i64) -> bool:
    """Whether the card lies on a church space."""
    return state.church & bit(card - CHURCH) != 0


def close(state: Firenze, card: i64) -> None:
    """A church card whose condition is met is discarded."""
    state.church &= ~bit(card - CHURCH)
    discard(state, card)


def privilege_for(state: Firenze, height: i64) -> i64:
    """The extra points of a delivery of this height."""
    card = SMALL_PRIVILEGE + height - FIRST_PRIVILEGED
    if card < SMALL_PRIVILEGE or card >= CAMPANILE or not is_open(state, card):
        return 0
    return height - 3


def take_privilege(state: Firenze, height: i64) -> i64:
    """The extra points of a delivery of this height; the card is then used up."""
    points = privilege_for(state, height)
    if points > 0:
        close(state, SMALL_PRIVILEGE + height - FIRST_PRIVILEGED)
    return points


def is_bound(state: Firenze, seat: i64) -> bool:
    """Whether the seat must deliver a bell tower before anything else (FI-8.28)."""
    return is_open(state, CAMPANILE) and state.bells & bit(seat) == 0


def is_bell_tower(state: Firenze, seat: i64, number: i64) -> bool:
    """Three white bricks; two or four with an Architect (FI-11.14)."""
    stands = state.towers[seat * SLOTS + number]
    height = height_of(stands)
    if height == 0 or colour_of(stands) != WHITE:
        return False
    if height == BELL_TOWER:
        return True
    near = height == BELL_TOWER - 1 or height == BELL_TOWER + 1
    return near and state.may_play(ARCHITECT)


def deliver_bell_tower(state: Firenze, seat: i64, number: i64) -> None:
    """Bricks to the bag, a small seal on the card; the last one's closes it (FI-8.28)."""
    if height_of(state.towers[seat * SLOTS + number]) != BELL_TOWER:
        use(state, ARCHITECT)
    clear(state, seat, number)
    state.bells |= bit(seat)
    if state.bells == bit(state.players) - 1:
        state.bells = 0
        close(state, CAMPANILE)
