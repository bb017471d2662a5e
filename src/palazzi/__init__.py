"""Palazzi: four Italian building games on one engine. The public names.

Everything else is private.
"""

from palazzi._pure import use_sources_if_asked

use_sources_if_asked()

from palazzi.bots.match import play  # noqa: E402
from palazzi.core.errors import PalazziError  # noqa: E402
from palazzi.core.game import Game  # noqa: E402
from palazzi.core.record import Record  # noqa: E402
from palazzi.core.rng import Rng  # noqa: E402
from palazzi.core.state import CHANCE, OVER, State  # noqa: E402
from palazzi.core.view import SPECTATOR  # noqa: E402
from palazzi.games import REGISTRY  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "SPECTATOR",
    "Game",
    "PalazziError",
    "Record",
    "Rng",
    "State",
    "game",
    "game_ids",
    "play",
    "replay",
]


def game(name: str) -> Game:
    """The game called ``palazzo`` or, by its ruleset, ``palazzo@1``."""
    return REGISTRY.get(name)


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(REGISTRY)


def replay(record: Record) -> State:
    """The position a record leads to, under the ruleset it was played with."""
    return record.replay(game(record.ruleset))
