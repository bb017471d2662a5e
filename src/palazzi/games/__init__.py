"""The games, each a folder of the same shape, and the one list of them all."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from palazzi.core.registry import Registry


@cache
def _installed() -> dict[str, str]:
    """Games of other packages: their entry points in the group ``palazzi.games``."""
    return {point.name: point.value for point in entry_points(group="palazzi.games")}


REGISTRY = Registry(
    {
        "palazzo": "palazzi.games.palazzo",
        "carrara": "palazzi.games.carrara",
        "firenze": "palazzi.games.firenze",
        "paletti": "palazzi.games.paletti",
    },
    _installed,
)
