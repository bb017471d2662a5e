"""A backup takes the place of a database: all of it or nothing, and never of one that is in use.

What was there before is kept beside it: a file with another name, a schema with another name.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from palazzi.core.errors import BadBackup, BadOption
from palazzi.server.backups.dump import damage_of, fill, kind_of, present, private_folder
from palazzi.server.backups.envelope import Envelope
from palazzi.server.base.journal import now
from palazzi.server.storage import datafile
from palazzi.server.storage.database import Database, Link, SqliteLink
from palazzi.server.storage.migrations import MIGRATIONS
from palazzi.server.storage.startup import linked

FLAG = "--overwrite"
TAILS = ("", "-wal", "-shm")


def restore(path: Path, key: str, database: Database, overwrite: bool) -> dict[str, Any]:
    """Restore a backup; what it was, and under which name the database that was there is kept."""
    envelope = Envelope(path)
    head = envelope.head
    if head["database"] != kind_of(database):
        raise BadOption(
            f"The backup is of {head['database']}, and the database is {kind_of(database)}: "
            "each is restored into its like."
        )
    if int(head["schema"]) > len(MIGRATIONS):
        raise BadOption(
            f"The backup was made by a newer version (schema {head['schema']}; this one knows "
            f"{len(MIGRATIONS)}). Update this program first."
        )
    envelope.check(key)  # before anything is touched
    if database.path is None:
        kept = _into_postgres(database, envelope, key, overwrite)
    else:
        database.path.parent.mkdir(0o700, parents=True, exist_ok=True)
        with datafile.claimed(database.path):
            kept = _into_file(database.path, envelope, key, overwrite)
    return {"path": str(path), **head, "kept": kept}


def _stamp() -> str:
    return f"{datetime.fromtimestamp(now() / 1000, UTC):%Y%m%d_%H%M%S}"


# ---- SQLite


def _into_file(path: Path, envelope: Envelope, key: str, overwrite: bool) -> str:
    occupied = path.exists() and not _is_empty(path)
    if occupied and not overwrite:
        raise BadOption(
            f"There is a database {path} already. It is replaced, and kept under another name, "
            f"with {FLAG}."
        )
    with private_folder(path.parent) as folder:
        ready = folder / "restored.db"
        fill(Database(f"sqlite:///{ready}"), envelope.content(key))
        _check(ready)
        kept = _set_aside(path) if occupied else ""
        # The one step that counts: before it the old database is there, after it the new one.
        ready.replace(path)
    _sync(path.parent)
    return kept


def _is_empty(path: Path) -> bool:
    """Whether a file has no table of ours; one that cannot be read is not empty."""
    if path.stat().st_size == 0:
        return True
    try:
        link = SqliteLink(str(path), "full")
        try:
            return not present(link)
        finally:
            link.close()
    except sqlite3.Error:
        return False


def _check(path: Path) -> None:
    link = SqliteLink(str(path), "full")
    try:
        if damage_of(link):
            raise BadBackup("The backup holds a damaged database; nothing was changed.")
        link.run("PRAGMA journal_mode = DELETE")  # one file, which can be renamed
    finally:
        link.close()


def _set_aside(path: Path) -> str:
    """Give the old file a second name, and see to it that no log of it is applied to the new."""
    name = f"{path.name}.replaced-{_stamp()}"
    with suppress(sqlite3.Error):  # a damaged one keeps its log beside it
        link = SqliteLink(str(path), "full")
        try:
            link.run("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            link.close()
    for tail in TAILS:
        if Path(f"{path}{tail}").exists():
            os.link(f"{path}{tail}", path.with_name(f"{name}{tail}"))
    for tail in TAILS[1:]:
        Path(f"{path}{tail}").unlink(missing_ok=True)
    return name


def _sync(folder: Path) -> None:
    """Make a renaming last."""
    with suppress(OSError):  # not every system lets a folder be opened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# ---- PostgreSQL


def _into_postgres(database: Database, envelope: Envelope, key: str, overwrite: bool) -> str:
    with linked(database) as link:
        _require_unused(link)
        occupied = present(link)
        if occupied and not overwrite:
            raise BadOption(
                "There are tables of ours in this database already. They are replaced, and kept "
                f"in another schema, with {FLAG}."
            )
        kept = _move_aside(link, occupied) if occupied else ""
        try:
            fill(database, envelope.content(key))
        except BaseException:
            if kept:
                _move_back(link, occupied, kept)
            raise
    return kept


def _require_unused(link: Link) -> None:
    sql = (
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    count = link.run(sql)[0][0]
    if count:
        raise BadOption(
            f"The database is in use: {count} more {'program is' if count == 1 else 'programs are'}"
            " connected to it. Stop the servers first."
        )


def _move_aside(link: Link, names: list[str]) -> str:
    schema = f"palazzi_replaced_{_stamp()}"
    link.begin()
    try:
        link.run(f"CREATE SCHEMA {schema}")
        for name in names:
            link.run(f"ALTER TABLE {name} SET SCHEMA {schema}")
        link.commit()
    except BaseException:
        link.rollback()
        raise
    return schema


def _move_back(link: Link, names: list[str], schema: str) -> None:
    home = link.run("SELECT current_schema()")[0][0]
    link.begin()
    for name in names:
        link.run(f"ALTER TABLE {schema}.{name} SET SCHEMA {home}")
    link.run(f"DROP SCHEMA {schema}")
    link.commit()
