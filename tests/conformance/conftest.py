"""Every ruleset, number of players and variant: each test meets all of them, no exceptions.

It meets each with each, unless it is marked ``spread``: then every number of players and every
variant of a ruleset comes once at least. Where a game has two rulesets and two variants, the older
one takes the pairs that the newer leaves out. A ruleset that has a newer one, with which it shares
nearly all phases, is always spread. ``./palazzi trials cases`` meets each with each.
"""

from __future__ import annotations

import pytest

from palazzi.games import REGISTRY
from tests.conformance.case import every, spread


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [game for name in (*REGISTRY, "asta") for game in REGISTRY.versions(name).values()]
    if metafunc.definition.get_closest_marker("foreseen"):
        games = [game for game in games if not game.physical]
    if metafunc.definition.get_closest_marker("featured"):
        games = [game for game in games if game.features is not None]
    if "case" in metafunc.fixturenames:
        few = metafunc.definition.get_closest_marker("spread") is not None
        cases = [
            case
            for game in games
            for case in (spread if few or game is not REGISTRY.get(game.id) else every)(game)
        ]
        metafunc.parametrize("case", cases, ids=str)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=lambda game: game.ruleset)
