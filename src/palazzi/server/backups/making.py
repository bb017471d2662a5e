"""A backup is made: of one moment, whole or not at all, readable by its owner alone."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import palazzi
from palazzi.core.errors import BadOption
from palazzi.server.backups.dump import kind_of, snapshot, sweep
from palazzi.server.backups.envelope import write
from palazzi.server.backups.folder import KeepRule, new_path, open_folder, tidy
from palazzi.server.base.journal import now
from palazzi.server.storage.database import Database
from palazzi.server.storage.datafile import PRIVATE
from palazzi.server.storage.startup import complaints_of, sentence

BackupJson = dict[str, Any]


def make_backup(database: Database, folder: Path, key: str, rule: KeepRule) -> BackupJson:
    """Make one, then delete those that the rule does not keep; what was made."""
    open_folder(folder)
    sweep(folder, "palazzi-*.part")
    at = now()
    path = new_path(folder, datetime.fromtimestamp(at / 1000, UTC))
    part = path.with_suffix(".part")
    try:
        with snapshot(database) as found:
            head: BackupJson = {
                "made": at,
                "product": palazzi.__version__,
                "database": kind_of(database),
                "schema": found.schema,
                "rows": found.rows,
                "finished": found.finished,
            }
            handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
            with os.fdopen(handle, "wb") as file:
                write(file, head, found.content, key)
                file.flush()
                os.fsync(file.fileno())
        size = part.stat().st_size
        part.rename(path)
    except OSError as error:
        raise BadOption(f"The backup {path} cannot be written: {error.strerror}.") from None
    except complaints_of(database) as error:
        raise BadOption(sentence(database, error)) from None
    finally:
        part.unlink(missing_ok=True)
    gone = tidy(folder, rule)
    return {"path": str(path), "bytes": size, "encrypted": bool(key), **head, "deleted": gone}
