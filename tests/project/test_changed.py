"""What ./palazzi test --changed runs after a change, and what the launcher's long forms are."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest

from tests.changed import ALL, importers, plan
from tests.conftest import games_in

ROOT = Path(__file__).parents[2]
FILES = importers()


@pytest.mark.parametrize(
    "file",
    [
        "palazzi",
        "pyproject.toml",
        "src/palazzi/core/state.py",
        "src/palazzi/testing.py",
        "tests/waiting.py",
        "something/nobody/has/thought.of",
    ],
)
def test_what_all_rests_on_runs_everything(file: str) -> None:
    made = plan([file, "docs/design.md"], FILES)
    assert ALL in made.tests
    told = json.loads(made.to_json())
    assert told["pytest"] == []
    assert {"mypy", "vitest", "pytest"} <= set(told["gates"])
    assert f"{file}: everything" in made.why


@pytest.mark.parametrize(
    ("file", "concerned", "spared", "game"),
    [
        ("src/palazzi/games/firenze/view.py", "tests/conformance", "tests/project", "firenze"),
        ("src/palazzi/locale/nl/carrara.ftl", "tests/rules", "tests/server", "carrara"),
        ("web/src/boards/palazzo/Tile.svelte", "tests/e2e", "tests/server", "palazzo"),
        ("web/src/shell/Menu.svelte", "tests/e2e", "tests/conformance", ""),
        ("src/palazzi/games/paletti/world/run.py", "tests/conformance", "tests/project", "paletti"),
        ("src/palazzi/server/rooms/room.py", "tests/server", "tests/rules", ""),
        ("src/palazzi/arena/plan.py", "tests/arena/test_plan.py", "tests/e2e", ""),
        ("docs/hosting.md", "tests/project", "tests/e2e", ""),
        ("tests/rules/carrara/table.py", "tests/rules/carrara/test_end.py", "tests/e2e", "carrara"),
    ],
)
def test_a_change_runs_what_it_can_break(file: str, concerned: str, spared: str, game: str) -> None:
    made = plan([file], FILES)
    assert concerned in made.tests
    assert spared not in made.tests
    assert ALL not in made.tests
    words = json.loads(made.to_json())["pytest"]
    assert ("--games" in words) == bool(game)
    assert not game or words[-1] == game
    assert made.why[0].startswith(f"{file}: ")


def test_changes_of_a_game_and_of_a_face_run_all_games() -> None:
    made = plan(["src/palazzi/games/firenze/view.py", "web/src/shell/Menu.svelte"], FILES)
    assert "--games" not in json.loads(made.to_json())["pytest"]


def test_no_change_runs_nothing() -> None:
    assert json.loads(plan([], FILES).to_json()) == {
        "why": ["nothing has changed"],
        "gates": [],
        "pytest": [],
    }


def test_games_are_known_by_name() -> None:
    assert games_in("tests/rules/carrara/test_end.py::test_x") == {"carrara"}
    assert games_in("tests/e2e/test_games.py::test_x[firenze-en-1440]") == {"firenze"}
    assert games_in("tests/conformance/test_bots.py::test_x[palazzo@1-2p-v0]") == {"palazzo"}
    assert games_in("tests/e2e/test_hints.py::test_x[paletti]") == {"paletti"}
    assert games_in("tests/server/test_http.py::test_x") == set()


def test_every_long_form_is_documented_and_there() -> None:
    trials = runpy.run_path(str(ROOT / "palazzi"))["TRIALS"]
    text = (ROOT / "docs/testing.md").read_text(encoding="utf-8")
    for name, trial in trials.items():
        assert f"| `{name}` |" in text
        paths = [word for word in trial.words if word.startswith("tests/")]
        assert paths
        assert all((ROOT / path).exists() for path in paths)
