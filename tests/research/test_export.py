"""Datasets: rows replay to the very positions, files are the same again, and nothing is lost."""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from palazzi.core.errors import BadBot, BadOption, BadResults, Unavailable
from palazzi.core.features import Features
from palazzi.core.record import Record
from palazzi.core.state import OVER
from palazzi.games import REGISTRY
from palazzi.research.dataset import DatasetPlan, dataset_plan
from palazzi.research.export import export_dataset
from palazzi.research.parquet import dense, position_at, read_table
from tests.command import call_cli

pytest.importorskip("pyarrow")


def made(plan: DatasetPlan, out: Path, games: int, told: list[str] | None = None) -> Path:
    """A dataset of one game per shard."""
    tell = (told if told is not None else []).append
    export_dataset(plan, games, out, 1, tell, "CC0-1.0", 1)
    return out


@pytest.fixture(scope="module")
def dataset(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of every board game, by bots that take no time."""
    plan = dataset_plan((), ["random"], 3)
    one_each = {cell.game: cell for cell in reversed(plan.cells) if cell.players == 2}
    plan = msgspec.structs.replace(plan, cells=tuple(one_each.values()))
    out = tmp_path_factory.mktemp("dataset")
    export_dataset(plan, len(one_each), out, 1, print, "CC0-1.0", 1)
    return out


def files(out: Path, kind: str) -> list[Path]:
    """The shards of one kind."""
    return sorted((out / kind).iterdir())


def test_every_board_game_is_played_with_all_players_and_variants() -> None:
    """Physical games are played by hand."""
    names = {cell.name for cell in dataset_plan((), ["random"], 3).cells}
    for name in REGISTRY:
        game = REGISTRY.get(name)
        mine = {one for one in names if one.startswith(f"{name}-")}
        assert len(mine) == (0 if game.physical else len(game.players) * len(game.variants))


def test_rows_replay_to_the_very_positions(dataset: Path) -> None:
    for path in files(dataset, "positions"):
        positions, games = read_table(path), read_table(dataset / "games" / path.name)
        observations, masks = dense(positions)
        features = Features()
        first = games["game"][0].as_py()
        rows = positions.to_pylist()
        for number in range(0, len(rows), max(1, len(rows) // 6)):
            row = rows[number]
            state = position_at(games, row["game"] - first, row["step"])
            assert state.actor == row["seat"]
            assert state.legal() == row["legal"] == np.flatnonzero(masks[number]).tolist()
            assert state.allows(row["action"])
            features.clear()
            state.features_into(state.actor, features)
            pairs = features.pairs()
            assert dict(zip(row["slots"], row["values"], strict=True)) == pairs
            assert observations[number, list(pairs)].tolist() == list(pairs.values())
            assert np.count_nonzero(observations[number]) == len(pairs)


def test_outcomes_are_those_of_the_game_and_of_its_record(dataset: Path) -> None:
    for path in files(dataset, "games"):
        games = read_table(path)
        lines = gzip.decompress((dataset / "records" / f"{path.stem}.jsonl.gz").read_bytes())
        records = [json.loads(line) for line in lines.splitlines()]
        positions = read_table(dataset / "positions" / path.name)
        for number, (row, plain) in enumerate(zip(games.to_pylist(), records, strict=True)):
            state = position_at(games, number, len(row["actions"]))
            assert state.actor == OVER
            outcome = state.outcome()
            assert outcome is not None
            assert row["scores"] == list(outcome.scores)
            record = Record.from_json(plain)
            game = REGISTRY.get(record.ruleset)
            assert record.replay(game).to_json() == state.to_json()
            assert record.seats == row["bots"]
            assert plain["number"] == row["game"]
        for row in positions.slice(0, 3).to_pylist():
            scores = games.to_pylist()[row["game"] - games["game"][0].as_py()]["scores"]
            others = [score for seat, score in enumerate(scores) if seat != row["seat"]]
            assert row["points"] == scores[row["seat"]]
            assert row["lead"] == row["points"] - max(others)


def test_the_datasheet_says_how_it_was_made(dataset: Path) -> None:
    sheet = json.loads((dataset / "datasheet.json").read_bytes())
    assert sheet["bots"] == ["random"]
    assert sheet["seed"] == 3
    assert sheet["games"] == sum(len(read_table(file)) for file in files(dataset, "games"))
    assert {"palazzi", "code", "pyarrow", "python"} == set(sheet["versions"])
    for name, digest in sheet["digests"].items():
        assert hashlib.sha256((dataset / name).read_bytes()).hexdigest() == digest
    text = (dataset / "datasheet.md").read_text()
    assert "CC0-1.0" in text
    assert "palazzo-1-2p-v0" in text


def test_it_is_the_same_again_and_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan = dataset_plan(["palazzo"], ["random", "novice"], 5)
    whole, part = made(plan, tmp_path / "whole", 2), tmp_path / "part"
    made(plan, part, 1)
    told: list[str] = []
    made(plan, part, 2, told)
    assert len(told) == 1
    for kind in ("records", "positions", "games"):
        same = [file.read_bytes() for file in files(whole, kind)]
        assert [file.read_bytes() for file in files(part, kind)] == same
    with pytest.raises(BadResults, match=r"holds another dataset .* name another folder"):
        made(dataset_plan(["palazzo"], ["random"], 5), part, 2)


def test_what_cannot_be_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    physical = next(name for name in REGISTRY if REGISTRY.get(name).physical)
    with pytest.raises(BadOption, match=rf"^'{physical}' is played by hand"):
        dataset_plan([physical], ["random"], 1)
    with pytest.raises(BadOption, match=r"^'palazo' is no game; did you mean 'palazzo'\?$"):
        dataset_plan(["palazo"], ["random"], 1)
    with pytest.raises(BadBot, match=r"^There is no bot 'gredy'"):
        dataset_plan([], ["gredy"], 1)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Unavailable, match=r"^pyarrow is not installed: '\./palazzi export'"):
        made(dataset_plan([], ["random"], 1), tmp_path / "none", 1)


def test_a_file_of_others_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.parquet").write_bytes(b"no")
    with pytest.raises(BadResults, match="cannot be read as Parquet"):
        read_table(tmp_path / "x.parquet")


def test_the_command_makes_one(tmp_path: Path) -> None:
    words = ("export", tmp_path, "--game", "palazzo", "--games", "1", "--bots", "random")
    done = call_cli(*words, "--shard", "1", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("1 games, ")
    assert (tmp_path / "datasheet.md").exists()
