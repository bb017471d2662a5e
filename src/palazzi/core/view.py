"""What a seat may know of a position: plain JSON data, with no way back to the State.

Each game extends View with its own fields. The page, the terminal, spectators, bots and research
observations get only Views, so what a View does not hold nobody can leak.
"""

from __future__ import annotations

import json
from typing import Final, TypedDict

from palazzi.core.options import Options

SPECTATOR: Final = -3
"""The seat of somebody who only watches; never equal to an actor, CHANCE and OVER included."""


class View(TypedDict):
    """What all games' views have in common."""

    game: str
    """The ruleset, e.g. ``palazzo@1``."""
    players: int
    options: Options
    seat: int
    """Whose view this is; SPECTATOR for a watcher."""
    actor: int
    """Who has to act: a seat, CHANCE or OVER."""
    phase: str
    """The phase that is on, as far as the seat may know it."""


def canonical(data: object) -> str:
    """The one JSON text of plain data: sorted keys, no spaces. Equal data, equal bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
