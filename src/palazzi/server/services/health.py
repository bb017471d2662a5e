"""How the server is: what ``/healthz`` answers.

Asking is free for anybody, so the answer comes from a probe that is made at most every ten seconds,
however many ask. It does what a move needs (a row is committed by the thread that commits moves),
reads on where the last probe stopped in the log, so that a damaged page is found in time, and looks
at those who work in the background. What is wrong is said in words of a fixed list.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import suppress
from typing import Final

import palazzi
from palazzi.server.base.background import Background
from palazzi.server.base.counters import Usage
from palazzi.server.base.journal import now, warn
from palazzi.server.protocol.bodies import Health, HealthProblem
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.services.scheduler import Scheduler
from palazzi.server.storage.database import Database, Link
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Write

EVERY: Final = 10.0
"""Seconds that an answer holds for."""
PATIENCE: Final = 6.0
"""Seconds for the database: longer than the thread that commits tries again."""
SILENCE: Final = 30.0
"""Seconds without a look of the scheduler that are too many."""
FAILURES: Final = 3
"""Failures in a row that are no accident."""
SPACE: Final = 64 << 20
"""Bytes that should be left on the disk of a SQLite file."""
ROWS: Final = 200
"""Rows of the log that each probe reads."""
FATAL: Final[frozenset[HealthProblem]] = frozenset(
    {"database_unreachable", "database_cannot_write", "database_full", "database_damaged"}
)
"""With any of these nothing can be stored, or not be read again."""


class HealthProbe:
    """Looks at the server, at most every ten seconds."""

    def __init__(
        self,
        database: Database,
        store: Store,
        quarantine: Quarantine,
        scheduler: Scheduler,
        bots: Usage,
        worlds: Usage,
        background: Background,
    ) -> None:
        self._database = database
        self._store = store
        self._quarantine = quarantine
        self._scheduler = scheduler
        self._bots = bots
        self._worlds = worlds
        self._background = background
        self._problems: list[HealthProblem] = []
        self._until = 0.0
        self._probing: asyncio.Task[None] | None = None
        self._place = ("", 0)
        """How far the log has been read."""

    async def answer(self) -> Health:
        """How the server is, or was a few seconds ago."""
        stopping = self._background.stopping
        if self._now() >= self._until and self._probing is None and not stopping:
            self._probing = self._background.spawn(self._probe())
        if self._probing is not None:
            # One probe for all who ask meanwhile; it goes on if one of them does not wait.
            await asyncio.wait([self._probing])
        reply = Health(status="ok", version=palazzi.__version__, problems=self._problems)
        if self._background.stopping:
            reply.status = "stopping"
        elif FATAL.intersection(self._problems):
            reply.status = "no database"
        elif self._problems:
            reply.status = "degraded"
        return reply

    def _now(self) -> float:
        return self._background.loop.time()

    def forget(self) -> None:
        """Have the next one who asks wait for a new probe."""
        self._until = 0.0

    async def _probe(self) -> None:
        try:
            found = [*await self._storage(), *self._tasks()]
            if found != self._problems:
                warn("health", problems=found)
            self._problems = found
        finally:
            self._until = self._now() + EVERY
            self._probing = None

    async def _storage(self) -> list[HealthProblem]:
        found: list[HealthProblem] = []
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.write(Write(then=[(_PROBE, (1, now()))]))
                self._place = await self._store.read(self._sweep)
        except TimeoutError:
            found.append("database_unreachable")
        except Exception as error:
            found.append(_what(error))
        if self._database.damaged and "database_damaged" not in found:
            found.append("database_damaged")
        with suppress(OSError):  # no folder: the database has said so
            path = self._database.path
            if path and shutil.disk_usage(path.parent).free < SPACE:
                found.append("disk_nearly_full")
        return found

    def _sweep(self, link: Link) -> tuple[str, int]:
        """Read on in the log, all of each row; where it stopped."""
        rows = link.run(
            "SELECT game, seq, length(body) FROM log WHERE game > ? OR (game = ? AND seq > ?)"
            f" ORDER BY game, seq LIMIT {ROWS}",
            (self._place[0], *self._place),
        )
        if rows:
            link.run("SELECT length(about) FROM tables WHERE game = ?", (rows[-1][0],))
        return (rows[-1][0], rows[-1][1]) if len(rows) == ROWS else ("", 0)

    def _tasks(self) -> list[HealthProblem]:
        found: list[HealthProblem] = []
        if self._scheduler.late > SILENCE:
            found.append("scheduler_silent")
        if len(self._quarantine):
            found.append("tables_broken")
        if self._bots.failures >= FAILURES:
            found.append("bots_failing")
        if self._worlds.failures >= FAILURES:
            found.append("worlds_failing")
        return found


_PROBE: Final = (
    "INSERT INTO probe (id, at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
)


def _what(error: BaseException) -> HealthProblem:
    """The word for what a database said; the cause counts, for ``unavailable`` hides it."""
    cause = error.__cause__ or error
    if getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_FULL:
        return "database_full"
    match getattr(cause, "sqlstate", ""):
        case "53100":
            return "database_full"
        case None:  # a connection of psycopg's that broke, or never was
            return "database_unreachable"
    return "database_cannot_write"
