"""A dataset on disk: plays the shards that are missing, and writes what belongs to them.

``plan.json`` says what is played; ``records/``, ``positions/`` and ``games/`` have one file per
shard. A file appears whole or not at all, that of ``games/`` last: whatever ends an export, the
same command goes on from there. ``datasheet.md`` and ``datasheet.json`` are written at the end.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from palazzi.arena.workers import spread
from palazzi.core.errors import BadResults, Unavailable, WrongState
from palazzi.research.dataset import SHARD, DatasetPlan, PlayedGames, play_games, shards
from palazzi.research.datasheet import Datasheet, as_markdown, datasheet
from palazzi.research.parquet import arrow

FOLDERS = ("records", "positions", "games")


def export_dataset(
    plan: DatasetPlan,
    games: int,
    out: Path,
    jobs: int,
    tell: Callable[[str], None],
    licence: str,
    size: int = SHARD,
) -> Datasheet:
    """Play what is missing, and describe the whole."""
    arrow()  # before hours of play, not after
    listed = shards(plan, games, size)
    with DatasetFolder(out, plan, size) as folder:
        todo = [shard for shard in listed if not folder.has(shard.name)]
        done = len(listed) - len(todo)
        work = map(play_games, todo) if jobs == 1 else spread(play_games, todo, jobs)
        for played in work:
            folder.add(played)
            done += 1
            tell(f"{done}/{len(listed)} shards, {played.shard}")
        sheet = datasheet(plan, [shard.name for shard in listed], out, licence)
        folder.write("datasheet.json", msgspec.json.format(msgspec.json.encode(sheet), indent=1))
        folder.write("datasheet.md", as_markdown(sheet).encode())
    return sheet


class _Stored(msgspec.Struct, frozen=True):
    """What ``plan.json`` holds."""

    plan: DatasetPlan
    shard: int


class DatasetFolder:
    """A dataset's folder, locked for this process until it is closed."""

    def __init__(self, path: Path, plan: DatasetPlan, size: int) -> None:
        """Open or create it; BadResults if it is another plan's, WrongState if it is in use."""
        self.path = path
        try:
            for name in FOLDERS:
                (path / name).mkdir(parents=True, exist_ok=True)
            self._lock = open(path / ".lock", "w")  # noqa: SIM115 - closed by __exit__
        except OSError as error:
            raise BadResults(f"The folder {path} cannot be used: {error.strerror}.") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._check(_Stored(plan, size))
        except BlockingIOError:
            self._lock.close()
            raise WrongState(f"Another export is writing to {path}: wait for it.") from None
        except BaseException:
            self._lock.close()
            raise

    def __enter__(self) -> DatasetFolder:
        return self

    def __exit__(self, *_: object) -> None:
        self._lock.close()

    def _check(self, wanted: _Stored) -> None:
        file = self.path / "plan.json"
        if not file.exists():
            self.write("plan.json", msgspec.json.encode(wanted))
            return
        try:
            stored = msgspec.json.decode(file.read_bytes(), type=_Stored)
        except msgspec.DecodeError as error:
            raise BadResults(f"{file} is not the plan of a dataset: {error}.") from None
        if stored != wanted:
            raise BadResults(
                f"{self.path} holds another dataset (other games, bots, seed or code): name "
                "another folder with --out, or delete this one."
            )

    def has(self, shard: str) -> bool:
        """Whether a shard was played."""
        return (self.path / f"games/{shard}.parquet").exists()

    def add(self, played: PlayedGames) -> None:
        """Store a shard."""
        self.write(f"records/{played.shard}.jsonl.gz", played.records)
        self.write(f"positions/{played.shard}.parquet", played.positions_data)
        self.write(f"games/{played.shard}.parquet", played.games_data)

    def write(self, name: str, data: bytes) -> None:
        """Replace a file."""
        part = self.path / ".part"
        try:
            part.write_bytes(data)
            os.replace(part, self.path / name)
        except OSError as error:
            raise Unavailable(
                f"The folder {self.path} cannot be written: {error.strerror}; what is in it is "
                "kept, and the same command resumes."
            ) from None
