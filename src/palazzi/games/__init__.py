"""The games, each a folder of the same shape, and the one list of them all."""

from __future__ import annotations

from palazzi.core.registry import Registry

REGISTRY = Registry(
    {
        "palazzo": "palazzi.games.palazzo",
        "carrara": "palazzi.games.carrara",
        "firenze": "palazzi.games.firenze",
        "paletti": "palazzi.games.paletti",
    }
)
