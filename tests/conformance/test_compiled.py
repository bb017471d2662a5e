"""Compiled and interpreted are the same game: equal checksums over seeded random games.

By the command ``simulate``, called here for the compiled side; all cases of a ruleset share one
process for the interpreted side, for starting one takes longer than the games.
"""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any

from typer.testing import CliRunner

import palazzi
from palazzi.cli import app
from palazzi.core.game import Game
from palazzi.core.options import Value, show
from tests.command import run_cli, run_python
from tests.conformance.case import Case, every

INTERPRETED = """
import json, sys
from typer.testing import CliRunner
from palazzi.cli import app

for words in json.load(sys.stdin):
    done = CliRunner().invoke(app, words)
    print(done.stdout.strip() or json.dumps({"error": repr(done.exception)}))
"""


def words_of(case: Case, *more: str) -> list[str]:
    options: list[str] = []
    for key, value in case.options.items():
        assert isinstance(value, Value)
        options += ["--option", f"{key}={show(value)}"]
    command = ["simulate", case.game.ruleset, "--players", str(case.players), "--games", "3"]
    return [*command, "--seed", "42", "--json", *options, *more]


@cache
def simulate(case: Case, *more: str) -> dict[str, Any]:
    done = CliRunner().invoke(app, words_of(case, *more), catch_exceptions=False)
    assert done.exit_code == 0, done.output
    result: dict[str, Any] = json.loads(done.stdout)
    return result


@cache
def interpreted(game: Game) -> dict[str, dict[str, Any]]:
    """The results of all cases of a ruleset, by case."""
    cases = every(game)
    told = run_python(INTERPRETED, json.dumps([words_of(case) for case in cases]), PALAZZI_PURE="1")
    return {str(c): json.loads(line) for c, line in zip(cases, told.splitlines(), strict=True)}


def test_compiled_equals_interpreted(case: Case) -> None:
    fast = simulate(case)
    pure = interpreted(case.game)[str(case)]
    assert pure["compiled"] is False, pure
    if os.environ.get("PALAZZI_COMPILE") == "require":
        assert fast["compiled"] is True, "this run promised the compiled engine"
    for key in ("game", "ruleset", "players", "games", "decisions", "checksum"):
        assert fast[key] == pure[key]


def test_checking_every_invariant_plays_the_same_games(case: Case) -> None:
    assert simulate(case, "--check")["checksum"] == simulate(case)["checksum"]


def test_the_command_itself_can_be_told_to_run_interpreted() -> None:
    """With any game: that each is the same then is seen above."""
    game = palazzi.game("palazzo")
    case = Case(game, game.players[0], 0)
    done = run_cli(*words_of(case, "--games", "1", "--pure"))
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["compiled"] is False
    assert told["checksum"] == simulate(case, "--games", "1")["checksum"]
