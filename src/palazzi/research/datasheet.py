"""How a dataset was made, what is in it and what it is for: as data, and for people."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Sequence
from pathlib import Path

import msgspec

import palazzi
from palazzi.games import REGISTRY
from palazzi.research.dataset import DatasetPlan
from palazzi.research.parquet import FORMAT, arrow


class DatasheetCell(msgspec.Struct, frozen=True):
    """What there is of a ruleset, number of players and variant."""

    name: str
    options: dict[str, object]
    features: str
    games: int
    positions: int


class Datasheet(msgspec.Struct, frozen=True):
    """All of it."""

    format: str
    seed: int
    bots: list[str]
    games: int
    positions: int
    bytes: int
    licence: str
    versions: dict[str, str]
    cells: list[DatasheetCell]
    digests: dict[str, str]
    """SHA-256 of every file."""


def datasheet(plan: DatasetPlan, names: Sequence[str], out: Path, licence: str) -> Datasheet:
    """Describe these shards of a dataset."""
    pa = arrow()
    games = dict.fromkeys((cell.name for cell in plan.cells), 0)
    positions = dict(games)
    digests: dict[str, str] = {}
    size = 0
    for name in names:
        cell = name.rpartition("-")[0]
        for kind, suffix in (
            ("records", "jsonl.gz"),
            ("positions", "parquet"),
            ("games", "parquet"),
        ):
            file = out / kind / f"{name}.{suffix}"
            data = file.read_bytes()
            size += len(data)
            digests[f"{kind}/{file.name}"] = hashlib.sha256(data).hexdigest()
        games[cell] += pa.parquet.read_metadata(out / f"games/{name}.parquet").num_rows
        positions[cell] += pa.parquet.read_metadata(out / f"positions/{name}.parquet").num_rows
    return Datasheet(
        format=FORMAT,
        seed=plan.seed,
        bots=list(plan.bots),
        games=sum(games.values()),
        positions=sum(positions.values()),
        bytes=size,
        licence=licence,
        versions={
            "palazzi": palazzi.__version__,
            "code": plan.code,
            "python": platform.python_version(),
            "pyarrow": pa.__version__,
        },
        cells=[
            DatasheetCell(
                cell.name,
                dict(cell.options),
                _features(cell.game),
                games[cell.name],
                positions[cell.name],
            )
            for cell in plan.cells
            if games[cell.name]
        ],
        digests=digests,
    )


def _features(ruleset: str) -> str:
    table = REGISTRY.get(ruleset).features
    assert table is not None
    return table.version


def as_markdown(sheet: Datasheet) -> str:
    """For people: in the order of "Datasheets for Datasets" (Gebru et al.)."""
    rows = [
        f"| {cell.name} | {_shown(cell.options)} | {cell.features} | {cell.games:,} "
        f"| {cell.positions:,} |"
        for cell in sheet.cells
    ]
    versions = ", ".join(f"{name} {value}" for name, value in sheet.versions.items())
    return "\n".join(
        [
            f"# Datasheet: {sheet.games:,} games of bots",
            "",
            "**Motivation.** Positions of board games for several players with hidden",
            "information, to learn from and to compare methods on.",
            "",
            f"**Composition.** {sheet.games:,} whole games, {sheet.positions:,} positions,",
            f"{sheet.bytes / 1e6:.1f} MB. No data of people. A position holds only what its seat",
            "could know; a record holds the whole game, hidden cards included.",
            "",
            "| cell | options | features | games | positions |",
            "| --- | --- | --- | --- | --- |",
            *rows,
            "",
            "| folder | a row or line is |",
            "| --- | --- |",
            "| `records/` | a game as Palazzi's record, in JSON |",
            "| `games/` | a game: bots by seat, every action and draw by number, scores, ranks |",
            "| `positions/` | a decision: features as `slots` and `values`, `legal` actions, the"
            " `action` taken; at the end `win` (shared wins by parts), `points`, `lead` |",
            "",
            f"**Collection.** Played by bots of Palazzi ({', '.join(sheet.bots)}), one by lot for",
            f"each seat of each game, with seed {sheet.seed}. {versions}. The same command makes",
            "the same files byte for byte with the same versions; `datasheet.json` has their",
            "SHA-256.",
            "",
            "**Uses.** Imitation, value prediction, representation learning, tests of tools. The",
            "bots are not strong players, `random` least of all: what they do is no advice.",
            "",
            f"**Distribution.** {sheet.licence}.",
            "",
            "**Maintenance.** Rulesets and features have versions that never change; a new",
            "version is a new dataset.",
            "",
        ]
    )


def _shown(options: dict[str, object]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items()) or "–"
