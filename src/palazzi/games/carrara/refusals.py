"""Why not?"""

from __future__ import annotations

from palazzi.games.carrara.state import CarraraState


def refusal(state: CarraraState, action: int) -> str:
    """The clause behind the refusal of an action."""
    return "CA-3.1"
