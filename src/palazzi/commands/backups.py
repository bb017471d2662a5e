"""``palazzi backup``, ``restore``, ``upgrade``: copies of the database, tried before they count."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Any

import typer

from palazzi.commands.arguments import AsJson, data_file
from palazzi.commands.serve import (
    BackupFolder,
    BackupKeep,
    BackupKey,
    ConfigFile,
    DatabaseUrl,
    DataFolder,
)
from palazzi.core.errors import BadBackup, BadOption
from palazzi.server.base.settings import Settings

ScratchPlace = Annotated[
    str,
    typer.Option(
        allow_from_autoenv=False,
        help="Where to try it: a folder, or the URL of an empty PostgreSQL database.",
    ),
]


def backup(
    config: ConfigFile = None,  # noqa: ARG001 (its callback has read it)
    database: DatabaseUrl = None,
    data: DataFolder = None,
    backup_folder: BackupFolder = Settings.backup_folder,
    backup_keep: BackupKeep = Settings.backup_keep,
    backup_key: BackupKey = Settings.backup_key,
    as_json: AsJson = False,
) -> None:
    """Make a backup now; the server may be running. Old ones are deleted by the rule."""
    from palazzi.server.backups.envelope import checked_key
    from palazzi.server.backups.folder import KeepRule
    from palazzi.server.backups.making import make_backup
    from palazzi.server.storage.database import Database

    made = make_backup(
        Database(database or data_file(data)),
        _folder(backup_folder),
        checked_key(backup_key),
        KeepRule.read(backup_keep),
    )
    if as_json:
        print(json.dumps(made))
        return
    how = "encrypted" if made["encrypted"] else "not encrypted"
    print(f"{made['path']}: {made['bytes']} bytes, {how}; {_count(made['finished'], 'game')}.")
    for name in made["deleted"]:
        print(f"Deleted {name}.")


def restore(
    file: Annotated[
        Path | None,
        typer.Argument(help="A backup; by default the newest in --backup-folder."),
    ] = None,
    config: ConfigFile = None,  # noqa: ARG001 (its callback has read it)
    drill: Annotated[
        bool,
        typer.Option(
            "--drill",
            allow_from_autoenv=False,
            help="Only try it: restore it elsewhere, start it, replay every game.",
        ),
    ] = False,
    overwrite: Annotated[
        bool,
        typer.Option(
            "--overwrite", allow_from_autoenv=False, help="Replace a database that has tables."
        ),
    ] = False,
    scratch: ScratchPlace = "",
    database: DatabaseUrl = None,
    data: DataFolder = None,
    backup_folder: BackupFolder = Settings.backup_folder,
    backup_key: BackupKey = Settings.backup_key,
    as_json: AsJson = False,
) -> None:
    """Restore a backup, or try whether it could be; exit code 2 if anything in it is wrong."""
    from palazzi.server.backups import drill as drills
    from palazzi.server.backups import restoring
    from palazzi.server.backups.folder import listed, newest
    from palazzi.server.storage.database import Database

    if file is None:
        folder = _folder(backup_folder)
        file = newest(listed(folder), folder)
    own = Database(database or data_file(data))
    if drill:
        _stand_back()
        _tell_trial(drills.drill(file, backup_key, own, scratch), as_json, f"The backup {file}")
        return
    done = restoring.restore(file, backup_key, own, overwrite)
    if as_json:
        print(json.dumps(done))
        return
    print(f"Restored {done['path']}: {_count(done['finished'], 'game')}, schema {done['schema']}.")
    if done["kept"]:
        print(f"What was there before is kept as {done['kept']}; delete it when you are sure.")


def upgrade(
    config: ConfigFile = None,  # noqa: ARG001 (its callback has read it)
    check: Annotated[
        bool,
        typer.Option("--check", allow_from_autoenv=False, help="Only look whether it would do."),
    ] = False,
    scratch: ScratchPlace = "",
    database: DatabaseUrl = None,
    data: DataFolder = None,
    backup_folder: BackupFolder = Settings.backup_folder,
    backup_keep: BackupKeep = Settings.backup_keep,
    backup_key: BackupKey = Settings.backup_key,
    as_json: AsJson = False,
) -> None:
    """Bring the database up to this version: a copy first, a backup, then the database itself."""
    from palazzi.server.backups.drill import check_upgrade
    from palazzi.server.backups.folder import KeepRule
    from palazzi.server.backups.making import make_backup
    from palazzi.server.storage.database import Database
    from palazzi.server.storage.startup import ready_database

    own = Database(database or data_file(data))
    if not check and not backup_folder:
        raise BadOption("An upgrade makes a backup first: name a folder with --backup-folder.")
    report = check_upgrade(own, scratch)
    _tell_trial(report, as_json, "The database")
    if check:
        return
    make_backup(own, _folder(backup_folder), backup_key, KeepRule.read(backup_keep))
    with ready_database(own):
        if not as_json:
            print(f"The database has schema {report['schema_after']} now.")


def _folder(given: str) -> Path:
    if not given:
        raise BadOption("Backups need a folder: name one with --backup-folder.")
    return Path(given)


def _stand_back() -> None:
    """Nobody waits for it, and somebody may play on this machine."""
    if hasattr(os, "nice"):
        os.nice(10)


def _tell_trial(report: dict[str, Any], as_json: bool, what: str) -> None:
    """Say what was found; BadBackup if anything was."""
    if as_json:
        print(json.dumps(report))
    problems = report["problems"]
    if problems:
        first = problems[0]
        where = f"table {first['table']} ({first['game'] or 'unknown game'}): " * bool(
            first["table"]
        )
        more = f", and {_count(len(problems) - 1, 'more problem')}" * (len(problems) > 1)
        if not as_json:
            for one in problems[1:]:
                print(f"{one['table']} {one['game']} {one['what']}".strip())
        raise BadBackup(f"{what} did not pass: {where}{first['what']}{more}.")
    if as_json:
        return
    print(
        f"{what} is in order: {_count(report['tables'], 'table')}, "
        f"{_count(report['finished'], 'finished game')} replayed to the result that was stored, "
        f"{report['proven']} proofs of deals verified, in {report['seconds']} s."
    )
    if report["unsealed"]:
        print(f"{report['unsealed']} of them ended before results were stored with them.")


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
