"""``palazzi render``: a picture, a film, or one sentence about what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from palazzi.games.paletti.world import layout
from palazzi.games.paletti.world.pieces import COLUMNS_IN_ALL
from tests.command import call_cli


@pytest.fixture
def record(tmp_path: Path) -> Path:
    kept = Record("paletti@1", 2)
    kept.add(CHANCE, "built", layout.draw(Rng(1), tuple(range(COLUMNS_IN_ALL))).to_text())
    path = tmp_path / "game.txt"
    path.write_text(kept.to_text())
    return path


@pytest.mark.parametrize(("name", "mark"), [("a.png", b"\x89PNG"), ("a.gif", b"GIF89a")])
def test_a_record_becomes_a_picture(record: Path, tmp_path: Path, name: str, mark: bytes) -> None:
    done = call_cli("render", record, "-o", tmp_path / name, "--size", "96x72")
    assert done.returncode == 0, done.stderr
    assert "1 picture" in done.stdout
    assert (tmp_path / name).read_bytes().startswith(mark)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["-o", "a.bmp"], "A picture ends in .png"),
        (["-o", "a.png", "--size", "big"], "WIDTHxHEIGHT"),
        (["-o", "a.png", "--size", "9x9"], "from 64 to 4096"),
        (["-o", "a.png", "--view", "below"], "no view 'below'"),
        (["-o", "a.png", "--at", "7"], "has 1 actions"),
        (["-o", "a.gif", "--at", "0"], "nothing to film"),
        (["-o", "/nowhere/a.png", "--size", "64x64"], "cannot be written"),
    ],
)
def test_a_mistake_is_one_sentence(record: Path, words: list[str], said: str) -> None:
    done = call_cli("render", record, *words)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
