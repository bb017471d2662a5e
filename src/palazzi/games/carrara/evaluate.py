# mypyc: compiled
"""What bots know about value in Carrara."""

from __future__ import annotations

from mypy_extensions import i64

from palazzi.games.carrara.scoring import final_points
from palazzi.games.carrara.state import CarraraState


def expected_points(state: CarraraState, seat: i64) -> float:
    """The points the seat may expect at the end."""
    return float(final_points(state, seat))
