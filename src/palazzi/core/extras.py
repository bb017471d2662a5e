"""Heavy packages that only some parts need: extras of pyproject.toml, and what to say without one.

Nothing of an extra is imported before somebody uses what it is for.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from palazzi.core.errors import Unavailable
from palazzi.core.game import Game

EXTRAS: Final = {
    "paletti": ("mujoco", "numpy"),
    "pictures": ("PIL", "numpy"),
    "postgres": ("psycopg",),
    "train": ("numpy",),
}
"""The modules that each must have brought."""


def installed(extra: str) -> bool:
    """Whether everything of an extra is there."""
    return all(find_spec(module) is not None for module in EXTRAS[extra])


def is_playable(game: Game) -> bool:
    """Whether everything is there that it takes to play it."""
    return not game.extra or installed(game.extra)


def require(extra: str, what: str) -> None:
    """Unavailable, which says how to get it, unless it is installed; ``what`` begins a sentence."""
    if not installed(extra):
        raise Unavailable(f"{what} needs an extra: pip install 'palazzi[{extra}]' brings it.")
