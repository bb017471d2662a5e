"""SQLite and PostgreSQL behind one narrow door: a ``Link`` runs SQL, in a thread of its own.

Everything above writes one SQL, with ``?`` for values. What differs between the two stands here and
nowhere else. Both drivers block, so each link lives in a thread; the event loop never waits for a
disk.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from typing import Any, ClassVar, Final, TypeVar
from urllib.parse import parse_qs

from palazzi.core.errors import BadOption
from palazzi.core.extras import require
from palazzi.server.protocol.replies import unavailable
from palazzi.server.storage import datafile

T = TypeVar("T")
SqlValue = str | int | None
Row = tuple[Any, ...]

CHANNEL: Final = "palazzi"
"""The PostgreSQL channel on which the processes tell each other what is new."""
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DAMAGED_STATES: Final = ("XX001", "XX002")
"""PostgreSQL's data_corrupted and index_corrupted."""


class Link(ABC):
    """One connection. Used by one thread only."""

    clustered: ClassVar[str]

    @abstractmethod
    def run(self, sql: str, values: Sequence[SqlValue] = ()) -> list[Row]:
        """One statement; its rows, if it has any."""

    @abstractmethod
    def run_many(self, sql: str, rows: Sequence[Sequence[SqlValue]]) -> None:
        """One statement, for each row of values."""

    @abstractmethod
    def begin(self, exclusive: bool = False) -> None:
        """Begin a transaction; ``exclusive``: the only one of its kind (migrations)."""

    @abstractmethod
    def tell(self, notices: Sequence[str]) -> None:
        """Tell the other processes, if and when the transaction is committed."""

    @abstractmethod
    def close(self) -> None:
        """Close; never raises."""

    def commit(self) -> None:
        """Make it last."""
        self.run("COMMIT")

    def rollback(self) -> None:
        """Forget it; never raises, for a link that is lost has forgotten already."""
        try:
            self.run("ROLLBACK")
        except Exception:
            return


class SqliteLink(Link):
    """A file. One server process at a time (datafile.py); even two could not lose a move."""

    clustered = "WITHOUT ROWID"

    def __init__(self, path: str, synchronous: str) -> None:
        self._raw = sqlite3.connect(path, isolation_level=None, timeout=10)
        self._raw.execute("PRAGMA journal_mode = WAL")
        self._raw.execute(f"PRAGMA synchronous = {synchronous}")

    def run(self, sql: str, values: Sequence[SqlValue] = ()) -> list[Row]:
        return self._raw.execute(sql, values).fetchall()

    def run_many(self, sql: str, rows: Sequence[Sequence[SqlValue]]) -> None:
        self._raw.executemany(sql, rows)

    def begin(self, exclusive: bool = False) -> None:  # noqa: ARG002 - every one is
        self.run("BEGIN IMMEDIATE")

    def tell(self, notices: Sequence[str]) -> None:
        """There is nobody to tell."""

    def close(self) -> None:
        self._raw.close()


class PostgresLink(Link):
    """A server that several processes share."""

    clustered = ""

    def __init__(self, url: str) -> None:
        import psycopg

        self._raw = psycopg.connect(url, autocommit=True, connect_timeout=10)

    def run(self, sql: str, values: Sequence[SqlValue] = ()) -> list[Row]:
        cursor = self._raw.execute(_percent(sql).encode(), values or None)
        return cursor.fetchall() if cursor.description else []

    def run_many(self, sql: str, rows: Sequence[Sequence[SqlValue]]) -> None:
        with self._raw.cursor() as cursor:
            cursor.executemany(_percent(sql).encode(), rows)

    def begin(self, exclusive: bool = False) -> None:
        self.run("BEGIN")
        if exclusive:
            self.run("SELECT pg_advisory_xact_lock(7025254)")

    def tell(self, notices: Sequence[str]) -> None:
        for notice in notices:
            self.run(f"SELECT pg_notify('{CHANNEL}', ?)", (notice,))

    def close(self) -> None:
        self._raw.close()


@lru_cache(maxsize=1000)
def _percent(sql: str) -> str:
    return sql.replace("%", "%%").replace("?", "%s")


class Database:
    """Where the data is; opens links to it."""

    def __init__(self, url: str) -> None:
        """``sqlite:///file.db`` or ``postgresql://…``; BadOption for anything else."""
        self.url = url
        self.shared = url.startswith(("postgresql://", "postgres://"))
        """Whether several processes may use it."""
        self.lost: tuple[type[Exception], ...] = (sqlite3.OperationalError,)
        """Errors after which it is worth trying again on a new connection."""
        self.path: Path | None = None
        """The SQLite file."""
        self.damaged = False
        """Whether anything that was read or written met a damaged page since the start."""
        self._opening = threading.Lock()
        if self.shared:
            require("postgres", "PostgreSQL")
            import psycopg

            self.lost = (psycopg.OperationalError, psycopg.InterfaceError)
            return
        scheme, _, rest = url.partition(":///")
        path, _, query = rest.partition("?")
        settings = parse_qs(query)
        self._synchronous = settings.pop("synchronous", ["full"])[0]
        if scheme != "sqlite" or not path or settings:
            raise BadOption(f"A database is sqlite:///FILE or postgresql://…, not '{url}'.")
        if self._synchronous not in ("full", "normal"):
            raise BadOption("A SQLite database is written with synchronous=full or =normal.")
        self.path = Path(path)

    def open(self) -> Link:
        """A new connection; a new file is for its owner alone."""
        if self.path is None:
            return PostgresLink(self.url)
        with self._opening:  # nobody may have it open while ``make`` closes it
            datafile.make(self.path)
            return SqliteLink(str(self.path), self._synchronous)

    def complained(self, error: Exception) -> None:
        """Remember damage: the next statement may meet none, and it does not mend itself."""
        code = getattr(error, "sqlite_errorcode", 0)
        state = getattr(error, "sqlstate", None)
        if code & 0xFF in DAMAGE or state in DAMAGED_STATES:
            self.damaged = True


class Lane:
    """A thread with a link, that carries out what it is given, one after the other."""

    def __init__(self, database: Database, name: str) -> None:
        self._database = database
        self._link: Link | None = None
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def read(self, job: Callable[[Link], T]) -> T:
        """Run a job that only reads; tried again if the connection turns out to be dead."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()

        def work() -> None:
            try:
                value = self._try(job)
            except Exception as error:
                self._database.complained(error)
                loop.call_soon_threadsafe(_fail, future, error)
            else:
                loop.call_soon_threadsafe(_settle, future, value)

        self._jobs.put(work)
        return await future

    def _try(self, job: Callable[[Link], T]) -> T:
        try:
            return job(self.link())
        except self._database.lost:
            self.drop()
        try:
            return job(self.link())
        except self._database.lost as error:
            self.drop()
            raise unavailable() from error

    def link(self) -> Link:
        """The link of this thread, opened when first needed."""
        if self._link is None:
            self._link = self._database.open()
        return self._link

    def drop(self) -> None:
        """Close the link; the next use opens another."""
        if self._link is not None:
            self._link.close()
            self._link = None

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
        self.drop()

    async def close(self) -> None:
        """Finish what was given, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)


def _settle(future: asyncio.Future[T], value: T) -> None:
    if not future.done():
        future.set_result(value)


def _fail(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
