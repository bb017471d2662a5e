"""Backups in a running server: made when they are due, tried now and then, one thing at a time.

What is due follows from the folder alone, so a restart changes nothing. The copy is made in a
thread, the drill in a process of its own that stands back for everything else.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any, Final

from palazzi.core.errors import PalazziError, WrongState
from palazzi.server.backups.envelope import checked_key
from palazzi.server.backups.folder import KeepRule, Kept, listed, open_folder
from palazzi.server.backups.making import make_backup
from palazzi.server.base.journal import bug, note, now, warn
from palazzi.server.base.settings import Settings
from palazzi.server.base.threads import in_thread
from palazzi.server.storage.database import Database

LOOK: Final = 60.0
"""Seconds between two looks for what is due."""
HOUR: Final = 3_600_000
SHOWN: Final = 30
"""How many backups an operator is shown."""


def check_backups(settings: Settings) -> None:
    """What cannot be is said before the start."""
    KeepRule.read(settings.backup_keep)
    checked_key(settings.backup_key)
    if settings.backup_folder:
        open_folder(Path(settings.backup_folder))


class BackupKeeper:
    """Makes backups of one server and has them tried."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._folder = Path(settings.backup_folder) if settings.backup_folder else None
        self._busy = ""
        """What is under way: backup, drill, or nothing."""
        self.problem = ""
        """Why the last attempt failed."""

    async def run(self) -> None:
        """Do what is due, for as long as the server runs; of several processes one does."""
        while self._folder is not None and self._settings.worker == 0:
            try:
                await self._round(self._folder)
            except Exception as error:  # whatever is wrong may be right in a minute
                bug("backups failed", error)
            await asyncio.sleep(LOOK)

    async def _round(self, folder: Path) -> None:
        there = await in_thread(lambda: listed(folder))
        every, drills = self._settings.backup_every, self._settings.backup_drill
        if not self._busy and _age(there) >= every * HOUR:
            await self.back_up()
            there = await in_thread(lambda: listed(folder))
        tried = [int(kept.drill["at"]) for kept in there if kept.drill is not None]
        due = bool(drills and there) and now() - max(tried, default=0) >= drills * HOUR
        if due and not self._busy:
            await self.try_out(there[0].path.name)

    async def back_up(self) -> dict[str, Any]:
        """Make one now; WrongState if something is under way."""
        folder = self._claim("backup")
        settings = self._settings
        try:
            made = await in_thread(
                lambda: make_backup(
                    Database(settings.database),
                    folder,
                    settings.backup_key,
                    KeepRule.read(settings.backup_keep),
                )
            )
        except PalazziError as error:
            self.problem = str(error)
            warn("backup failed", error=type(error).__name__)
            raise
        finally:
            self._busy = ""
        self.problem = ""
        note("backup made", bytes=made["bytes"], finished=made["finished"])
        return made

    async def try_out(self, name: str) -> None:
        """Try a backup of the folder in a process of its own; the report lies beside it."""
        folder = self._claim("drill")
        settings = self._settings
        environment = {
            **{word: value for word, value in os.environ.items() if word != "PALAZZI_CONFIG"},
            "PALAZZI_DATABASE": settings.database,
            "PALAZZI_BACKUP_FOLDER": settings.backup_folder,
            **({"PALAZZI_BACKUP_KEY": settings.backup_key} if settings.backup_key else {}),
        }
        environment.pop("PALAZZI_BACKUP_KEY_FILE", None)
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "palazzi", "restore", "--drill", str(folder / name)),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE,
                env=environment,
            )
            try:
                _, said = await process.communicate()
            finally:
                if process.returncode is None:
                    process.terminate()
        finally:
            self._busy = ""
        if process.returncode:
            self.problem = said.decode("utf-8", "replace").strip()[-500:]
            warn("a backup did not pass its drill", code=process.returncode)
        else:
            note("a backup passed its drill")

    def require_free(self) -> Path:
        """The folder; WrongState if there is none, or something is under way."""
        if self._folder is None:
            raise WrongState("This server makes no backups: start it with --backup-folder.")
        if self._busy:
            raise WrongState(f"A {self._busy} is under way; please wait for its end.")
        return self._folder

    def _claim(self, what: str) -> Path:
        folder = self.require_free()
        self._busy = what
        return folder

    async def about(self) -> dict[str, Any]:
        """What an operator is told."""
        folder = self._folder
        if folder is None:
            return {"on": False, "busy": "", "problem": "", "backups": []}
        told = await in_thread(lambda: [kept.about() for kept in listed(folder)[:SHOWN]])
        return {"on": True, "busy": self._busy, "problem": self.problem, "backups": told}


def _age(there: list[Kept]) -> float:
    """Milliseconds since the last backup."""
    return now() - there[0].made.timestamp() * 1000 if there else float("inf")
