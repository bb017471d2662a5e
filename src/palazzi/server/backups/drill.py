"""A backup, or a copy of the database, is tried: restored, migrated, replayed, started."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import palazzi
from palazzi.core.errors import BadBackup, BadOption
from palazzi.server.backups.dump import damage_of, fill, kind_of, present, snapshot
from palazzi.server.backups.envelope import Envelope
from palazzi.server.backups.folder import DrillJson, keep_report
from palazzi.server.backups.replays import Replayed, replay_all
from palazzi.server.backups.scratch import scratch, silence, start_server
from palazzi.server.base.journal import now
from palazzi.server.storage.database import Database, Link, SqliteLink
from palazzi.server.storage.migrations import MIGRATIONS, migrate
from palazzi.server.storage.startup import linked


def drill(path: Path, key: str, own: Database | None, place: str) -> DrillJson:
    """Try a backup; what was found is kept beside it, and handed back."""
    began, at = time.monotonic(), now()
    report: DrillJson = {"backup": path.name, "at": at, "product": palazzi.__version__}
    try:
        envelope = Envelope(path)
        envelope.check(key)
        head = envelope.head
        with scratch(str(head["database"]), own, place, path.parent) as database:
            found = _tried(database, envelope.content(key), dict(head["rows"]))
        report |= {"made": head["made"], "schema": head["schema"], **found}
    except BadBackup as error:
        report |= {"ok": False, "problems": [{"table": "", "game": "", "what": str(error)}]}
    report["seconds"] = round(time.monotonic() - began, 1)
    keep_report(path, report)
    return report


def check_upgrade(database: Database, place: str) -> DrillJson:
    """Bring a copy of the database up to date and replay it; the original is only read."""
    began = time.monotonic()
    report: DrillJson = {"at": now(), "product": palazzi.__version__}
    beside = Path.cwd() if database.path is None else database.path.parent
    with (
        snapshot(database) as seen,
        scratch(kind_of(database), database, place, beside) as copy,
    ):
        found = _tried(copy, seen.content, seen.rows)
        report |= {"schema": seen.schema, "schema_after": len(MIGRATIONS), **found}
    report["seconds"] = round(time.monotonic() - began, 1)
    return report


def _tried(database: Database, content: Iterable[bytes], rows: dict[str, int]) -> dict[str, Any]:
    """Fill a scratch database, and look at everything in it."""
    fill(database, content)
    wrong: list[str] = []
    replayed = Replayed()
    try:
        with linked(database) as link:
            wrong += _looked_at(link, rows)
            migrate(link)
            silence(link)
        replayed = replay_all(database, os.cpu_count() or 1)
        wrong += start_server(database)
    except BadOption as error:  # what the database itself complains about
        wrong.append(str(error))
    problems = [{"table": "", "game": "", "what": what} for what in wrong]
    problems += [asdict(broken) for broken in replayed.broken]
    return {
        "ok": not problems,
        "tables": replayed.tables,
        "finished": replayed.finished,
        "proven": replayed.proven,
        "unsealed": replayed.unsealed,
        "problems": problems,
    }


def _looked_at(link: Link, rows: dict[str, int]) -> Iterator[str]:
    """What is wrong before any game is looked at."""
    if isinstance(link, SqliteLink):
        for said in damage_of(link)[:5]:
            yield f"SQLite says: {said}"
    there = present(link)
    for name, count in rows.items():
        has = link.run(f"SELECT count(*) FROM {name}")[0][0] if name in there else 0
        if has != count:
            yield f"the table {name} has {has} rows, and had {count}"
