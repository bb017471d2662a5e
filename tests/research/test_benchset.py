"""Palazzi-Bench: frozen, complete, the same figure wherever it is played, and resumed."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import palazzi
from palazzi.arena.intervals import Interval
from palazzi.arena.task import Result
from palazzi.core.errors import BadOption, Unknown
from palazzi.core.playout import is_compiled
from palazzi.games import REGISTRY
from palazzi.research.benchset import (
    BenchCell,
    BenchSet,
    anchor_digest,
    bouts,
    deals_digest,
    load_set,
    play_bout,
    set_versions,
)
from palazzi.research.score import as_text, bench_score, is_deterministic, score_cell
from tests.command import call_cli, run_python
from tests.conformance.case import ALL

V1 = load_set("v1")


def test_every_board_game_is_in_it_with_every_number_of_players() -> None:
    """Physical games are not: how wood moves is not the same to the last bit everywhere."""
    for name in REGISTRY:
        game = REGISTRY.get(name)
        counts = {cell.players for cell in V1.cells if cell.game.startswith(f"{name}@")}
        assert counts == (set() if game.physical else set(game.players))
    assert len({cell.seed for cell in V1.cells}) == len(V1.cells)


@pytest.mark.parametrize("cell", V1.cells, ids=lambda cell: f"{cell.game}-{cell.players}")
def test_deals_are_those_that_were_released(cell: BenchCell) -> None:
    """If this fails, the set has changed: mend what changed it, or release another set."""
    assert deals_digest(cell) == cell.digest


@pytest.mark.parametrize("game", V1.anchor_digests)
def test_anchors_play_as_they_did_when_it_was_released(game: str) -> None:
    """If this fails, figures of before cannot be compared: release another set."""
    cell = next(c for c in V1.cells if c.game == game and c.players == 2)
    quick = game.startswith("palazzo")  # where a search takes seconds; the others in the trial
    for anchor, digest in V1.anchor_digests[game].items():
        if anchor == "greedy" or (is_compiled() and (quick or ALL)):
            assert anchor_digest(cell, anchor) == digest


SMALL = BenchSet(
    "small",
    2,
    ("random", "classic:2"),
    (
        BenchCell("asta@2", 2, {}, 5, ""),
        BenchCell("asta@2", 3, {}, 6, ""),
    ),
    {},
)


def small_score(out: str) -> str:
    """What greedy reaches in it, as JSON."""
    listed = bouts(SMALL, "greedy")
    cells = [play_bout(bout, "greedy", SMALL.deals, Path(out), 1) for bout in listed]
    return msgspec.json.encode(bench_score("small", "greedy", cells, True, "code")).decode()


SCORED = """
import sys
sys.path.insert(0, ".")
from palazzi.core.playout import is_compiled
from tests.research.test_benchset import small_score
assert not is_compiled()
print(small_score(sys.stdin.read()))
"""


def test_the_figure_is_the_same_again_and_interpreted(tmp_path: Path) -> None:
    once = small_score(str(tmp_path / "once"))
    assert small_score(str(tmp_path / "again")) == once
    assert run_python(SCORED, str(tmp_path / "pure"), PALAZZI_PURE="1").strip() == once


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = small_score(str(tmp_path / "whole"))
    first = bouts(SMALL, "greedy")[0]
    play_bout(first, "greedy", 1, tmp_path / "part", 1)
    lines = (tmp_path / "part" / first.folder / "games.jsonl").read_text().splitlines()
    assert len(lines) == 1 + first.cell.players
    assert small_score(str(tmp_path / "part")) == whole
    after = (tmp_path / "part" / first.folder / "games.jsonl").read_text().splitlines()
    assert after[: len(lines)] == lines


def result(deal: int, seat: int, ranks: tuple[int, ...]) -> Result:
    """A game of x in a seat, among anchors a."""
    bots = tuple("x" if i == seat else "a" for i in range(len(ranks)))
    winners = tuple(i for i, rank in enumerate(ranks) if rank == 1)
    none: tuple[dict[str, int], ...] = ({},) * len(ranks)
    return Result(0, deal, 0, bots, ranks, ranks, winners, 0, "", (0.0,) * len(ranks), none, none)


def test_the_score_counts_who_is_ahead_of_whom() -> None:
    one = score_cell("g@1", 3, {}, "x", "a", [result(0, 0, (1, 2, 3)), result(0, 1, (1, 1, 3))])
    assert one.ahead.value == pytest.approx((1.0 + 0.75) / 2)
    assert one.won == pytest.approx((1.0 + 0.5) / 2)
    assert one.deals == 1
    itself = score_cell("g@1", 3, {}, "a", "a", [])
    assert itself.ahead == Interval(0.5, 0.5, 0.5)
    two = score_cell("g@1", 2, {}, "x", "a", [result(0, 0, (1, 2)), result(1, 0, (2, 1))])
    told = bench_score("v1", "greedy", [two, itself], False, "code")
    assert told.score.value == 50.0
    assert told.score.low < 50.0 < told.score.high
    assert "not to be cited" in as_text(told)


def test_who_is_deterministic() -> None:
    told = {name: is_deterministic(name) for name in ("random", "greedy", "casual", "classic:50")}
    assert set(told.values()) == {True}
    assert not any(is_deterministic(name) for name in ("search", "master", "classic:20ms"))
    assert is_deterministic("text:cat") is None


def test_the_command_gives_a_figure_a_table_and_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a small set: the released one takes hours."""
    monkeypatch.setattr("palazzi.research.benchset.load_set", lambda version: SMALL)
    words = ("bench-set", "small", "--bot", "random", "--jobs", "1", "--out", tmp_path)
    done = call_cli(*words)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Palazzi-Bench small, random: ")
    score = json.loads((tmp_path / "score.json").read_bytes())
    assert score["versions"]["palazzi"] == palazzi.__version__
    assert len(score["cells"]) == len(SMALL.cells) * len(SMALL.anchors)
    assert score["complete"]
    own = [cell for cell in score["cells"] if cell["anchor"] == "random"]
    assert all(cell["ahead"] == [0.5, 0.5, 0.5] for cell in own)
    part = call_cli(*words, "--deals", "1", "--json")
    assert not json.loads(part.stdout)["complete"]


def test_what_is_not_there_is_said_in_a_sentence() -> None:
    with pytest.raises(Unknown, match=r"^There is no Palazzi-Bench 'v9'"):
        load_set("v9")
    with pytest.raises(BadOption, match=r"has no game 'palazo'; did you mean 'palazzo'\?$"):
        bouts(V1, "greedy", ["palazo"])
    assert set_versions() == ["v1"]
    wrong = call_cli("bench-set", "v1", "--bot", "gredy")
    assert wrong.returncode == 2
    assert wrong.stderr == "palazzi: There is no bot 'gredy'; did you mean 'greedy'?\n"
