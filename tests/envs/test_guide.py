"""The guide for researchers: what it shows runs, one page from top to bottom."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import palazzi.envs.spiel

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/research.md").read_text(encoding="utf-8")
SNIPPETS = {
    f"{heading.strip()} {number}": code
    for heading, body in re.findall(r"^##+ (.+?)$(.*?)(?=^##|\Z)", TEXT, re.M | re.S)
    for number, code in enumerate(re.findall(r"```python\n(.*?)```", body, re.S), start=1)
}


def test_the_guide_shows_every_interface() -> None:
    assert len(SNIPPETS) >= 6


@pytest.mark.parametrize("name", SNIPPETS)
def test_a_snippet_runs(name: str) -> None:
    exec(compile(SNIPPETS[name], f"docs/research.md: {name}", "exec"), {})


def test_the_training_run_learns(capsys: pytest.CaptureFixture[str]) -> None:
    """Briefly: a few games make it better than it was."""
    example = runpy.run_path(str(ROOT / "examples/train_seat.py"))
    curve = example["train"]("palazzo", 2, games=25, every=25, tests=8, seed=1)
    assert "25 games" in capsys.readouterr().out
    assert [row["games"] for row in curve] == [0, 25]
    assert curve[1]["lead"] > curve[0]["lead"]


@pytest.mark.trial
def test_the_training_run_beats_random_in_95_of_100_games() -> None:
    example = runpy.run_path(str(ROOT / "examples/train_seat.py"))
    curve = example["train"]("palazzo", 2, games=300, every=100, tests=400, seed=1)
    assert curve[-1]["low"] >= 0.95


def test_games_are_registered_under_the_names_that_the_guide_uses() -> None:
    for name in re.findall(r"palazzi_[a-z]+(?=[(`])", TEXT):
        assert hasattr(palazzi.envs.spiel, f"Spiel{name.partition('_')[2].title()}")
