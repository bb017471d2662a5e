"""The games, each a folder of the same shape, and the one list of them all."""

from __future__ import annotations

from palazzi.core.registry import Registry

REGISTRY = Registry(
    {
        "palazzo": {1: "palazzi.games.palazzo"},
        "carrara": {1: "palazzi.games.carrara"},
        "firenze": {1: "palazzi.games.firenze"},
        "paletti": {1: "palazzi.games.paletti"},
    }
)
