"""Compiled and interpreted are the same game: equal checksums over seeded random games."""

from __future__ import annotations

import json
import os
from typing import Any

from palazzi.core.options import Value, show
from tests.command import run_cli
from tests.conformance.case import Case


def simulate(case: Case, *more: str) -> dict[str, Any]:
    options: list[str] = []
    for key, value in case.options.items():
        assert isinstance(value, Value)
        options += ["--option", f"{key}={show(value)}"]
    command = ["simulate", case.game.ruleset, "--players", str(case.players), "--games", "3"]
    done = run_cli(*command, "--seed", "42", "--json", *options, *more)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def test_compiled_equals_interpreted(case: Case) -> None:
    fast = simulate(case)
    pure = simulate(case, "--pure")
    assert pure["compiled"] is False
    if os.environ.get("PALAZZI_COMPILE") == "require":
        assert fast["compiled"] is True, "this run promised the compiled engine"
    for key in ("game", "ruleset", "players", "games", "decisions", "checksum"):
        assert fast[key] == pure[key]


def test_checking_every_invariant_plays_the_same_games(case: Case) -> None:
    assert simulate(case, "--check")["checksum"] == simulate(case)["checksum"]
