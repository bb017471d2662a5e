"""What the game chooses for somebody who is not there (FI-11.4): little is lost, none begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

_FIRST = ("done", "suffer")


def absent_choice(state: Firenze) -> int:
    """A legal action for the actor, who is absent.

    Bricks of colours without a tower go first, common ones before rare ones; of towers the highest
    are kept, of equal ones the rarer colour. Whatever may be declined is.
    """
    return min(state.legal(), key=lambda action: _dearness(state, action))


def _dearness(state: Firenze, action: int) -> tuple[int, int, int]:
    """The least goes first."""
    s = ACTIONS.structure(action)
    seat = int(state.actor)
    if s["verb"] in _FIRST:
        return (0, 0, action)
    if s["verb"] == "play":
        return (9, 0, action)
    if s["verb"] in ("lay", "return", "give"):
        colour = COLOURS.index(s["colour"])
        return (1, int(_builds(state, seat, colour)), colour)
    if s["verb"] in ("raze", "chip", "forfeit"):
        stands = state.towers[seat * SLOTS + int(s["tower"]) - 1]
        return (1, int(height_of(stands)), int(colour_of(stands)))
    return (1, 0, action)


def _builds(state: Firenze, seat: int, colour: int) -> bool:
    towers = (state.towers[seat * SLOTS + i] for i in range(SLOTS))
    return any(tower != NO_TOWER and colour_of(tower) == colour for tower in towers)
