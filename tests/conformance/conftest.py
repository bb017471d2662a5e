"""Every ruleset, number of players and variant: the whole suite runs over all, no exceptions."""

from __future__ import annotations

import pytest

from palazzi.games import REGISTRY
from tests.conformance.case import Case


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = [game for name in (*REGISTRY, "asta") for game in REGISTRY.versions(name).values()]
    if metafunc.definition.get_closest_marker("foreseen"):
        games = [game for game in games if not game.physical]
    if "case" in metafunc.fixturenames:
        cases = [
            Case(game, players, variant)
            for game in games
            for players in game.players
            for variant in range(len(game.variants))
        ]
        metafunc.parametrize("case", cases, ids=str)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=lambda game: game.ruleset)
