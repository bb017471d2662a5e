"""A database as one stream of bytes, and back: SQLite by ``VACUUM INTO``, PostgreSQL by its tools.

Both are of one moment, while the server goes on: the rows that a snapshot counts are the rows that
its content has.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from palazzi.core.errors import BadBackup, BadOption
from palazzi.server.backups import postgres
from palazzi.server.storage import datafile
from palazzi.server.storage.database import Database, Link, SqliteLink
from palazzi.server.storage.migrations import our_tables

PIECE: Final = 64 * 1024
PREFIX: Final = ".palazzi-"
STALE: Final = 86_400.0
"""Seconds after which nobody works on a half-made file any more."""
DumpKind = str
"""``sqlite`` or ``postgresql``: each can be restored into its like."""


@dataclass(frozen=True)
class Snapshot:
    """A database at one moment."""

    schema: int
    rows: dict[str, int]
    """How many there are in each table of ours."""
    finished: int
    """Games that were played to their end."""
    content: Iterator[bytes]


def kind_of(database: Database) -> DumpKind:
    """What a backup of it is."""
    return "postgresql" if database.shared else "sqlite"


def present(link: Link) -> list[str]:
    """Those of our tables that a database has."""
    sql = (
        "SELECT name FROM sqlite_master WHERE type = 'table'"
        if isinstance(link, SqliteLink)
        else "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    )
    found = {name for (name,) in link.run(sql)}
    return [name for name in our_tables() if name in found]


@contextmanager
def snapshot(database: Database) -> Iterator[Snapshot]:
    """Look at a database; its content can be read as long as the block lasts."""
    if database.path is None:
        with _exported(database) as found:
            yield found
        return
    if not database.path.is_file():
        raise BadOption(f"There is no database {database.path}.")
    # Beside the database, where the same is open to read anyway: the folder of the backups may be
    # on another machine, and what is encrypted there must not have been there in plain.
    with private_folder(database.path.parent) as folder:
        copy = folder / "copy.db"
        duplicate(database.path, copy)
        link = SqliteLink(str(copy), "off")
        try:
            found = _counted(link, _compressed(copy))
        finally:
            link.close()
        yield found


def damage_of(link: SqliteLink) -> list[str]:
    """What SQLite itself finds wrong with a file.

    Before 3.41 it took columns of a table without row ids for NULL that are not; nothing of ours
    ever is where it may not be, for that is checked when it is written.
    """
    said = [str(line) for (line,) in link.run("PRAGMA quick_check")]
    return [line for line in said if line != "ok" and not line.startswith("NULL value in ")]


@contextmanager
def private_folder(where: Path | None) -> Iterator[Path]:
    """A folder that only its owner can open, and that is gone afterwards.

    What a process that was killed has left goes after a day.
    """
    if where is not None:
        sweep(where, f"{PREFIX}*")
    try:
        folder = Path(tempfile.mkdtemp(prefix=PREFIX, dir=where))
    except OSError as error:
        raise BadOption(f"Nothing can be written to {where}: {error.strerror}.") from None
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def sweep(folder: Path, pattern: str) -> None:
    """Delete what was left half made."""
    for path in folder.glob(pattern):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime < STALE:
                continue
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink()


def duplicate(source: Path, copy: Path) -> None:
    """A consistent copy of a SQLite file, also while a server writes to it."""
    datafile.make(copy)
    link = SqliteLink(str(source), "off")
    try:
        link.run("VACUUM INTO ?", (str(copy),))
    finally:
        link.close()


@contextmanager
def _exported(database: Database) -> Iterator[Snapshot]:
    link = database.open()
    try:
        link.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        name = link.run("SELECT pg_export_snapshot()")[0][0]
        tables = [f"--table={table}" for table in present(link)]
        content = postgres.dump(database.url, f"--snapshot={name}", *tables)
        yield _counted(link, content)
    finally:
        link.close()


def _counted(link: Link, content: Iterator[bytes]) -> Snapshot:
    tables = present(link)
    if not {"migrations", "tables", "log"} <= set(tables):
        raise BadOption("There is nothing of ours in this database.")
    rows = {name: int(link.run(f"SELECT count(*) FROM {name}")[0][0]) for name in tables}
    schema = int(link.run("SELECT max(version) FROM migrations")[0][0])
    finished = link.run("SELECT count(*) FROM tables WHERE phase = 'finished'")
    return Snapshot(schema, rows, int(finished[0][0]), content)


def _compressed(file: Path) -> Iterator[bytes]:
    packer = zlib.compressobj(6)
    with file.open("rb") as stream:
        while piece := stream.read(PIECE):
            yield packer.compress(piece)
    yield packer.flush()


def fill(database: Database, content: Iterable[bytes]) -> None:
    """Put a content into a database that has nothing; all of it or nothing."""
    if database.path is None:
        postgres.restore(database.url, content)
    else:
        _unpack(database.path, content)


def _unpack(path: Path, content: Iterable[bytes]) -> None:
    unpacker = zlib.decompressobj()
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    datafile.make(part)
    try:
        with part.open("wb") as file:
            for piece in content:
                file.write(unpacker.decompress(piece))
            file.write(unpacker.flush())
            file.flush()
            os.fsync(file.fileno())
        if not unpacker.eof:
            raise BadBackup("The backup is damaged: its content ends too early.")
        part.rename(path)
    except zlib.error:
        raise BadBackup("The backup is damaged: its content cannot be unpacked.") from None
    finally:
        part.unlink(missing_ok=True)
