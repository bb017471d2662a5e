"""The one thread that writes: everything that waits is committed together.

A commit costs the same for one move as for a hundred (it is the disk that takes time), so while one
is under way the next ones gather. Each write is still all or none on its own: it *claims* its
number in a table's log, and if another process was faster it alone is refused.
"""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Final

from palazzi.server.base.counters import COMMITS, LATENCY, WRITES
from palazzi.server.base.journal import bug, warn
from palazzi.server.protocol.replies import unavailable
from palazzi.server.storage.database import Database, Link, SqlValue

MOST: Final = 200
"""Writes in one transaction."""
TRIES: Final = 4
LONGEST_NOTICE: Final = 7000
"""PostgreSQL takes notices of less than 8000 bytes."""

LOG_COLUMNS: Final = 5
_LOG = "INSERT INTO log (game, seq, seat, client_id, body) VALUES "
_LOG_ROW = "(?, ?, ?, ?, ?)"

LogRow = tuple[str, int, int | None, str | None, str]
Statement = tuple[str, tuple[SqlValue, ...]]
Notice = list[str | int | list[int]]


@dataclass
class Write:
    """Rows of one table's log, and what must be stored with them. All or none."""

    rows: list[LogRow] = field(default_factory=list)
    then: list[Statement] = field(default_factory=list)
    notices: list[Notice] = field(default_factory=list)


WriteResult = bool | Exception
"""True: committed; False: somebody else has that number of the log."""


@dataclass(slots=True)
class _Job:
    write: Write
    settled: Callable[[WriteResult], None]
    outcome: WriteResult = False


class Writer:
    """Commits writes in groups."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin
        self._link: Link | None = None
        self._jobs: deque[_Job] = deque()
        self._wakes: SimpleQueue[bool] = SimpleQueue()
        """One True for each time there is something to do; False ends the thread."""
        self._awake = False
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether there is something to do, or being done."""
        return self._awake

    def submit(self, write: Write, settled: Callable[[WriteResult], None]) -> None:
        """Commit soon; then call back on the event loop."""
        self._jobs.append(_Job(write, settled))
        if not self._awake:
            self._awake = True
            # Not at once: what else happens in this round of the loop comes along.
            self._loop.call_soon(self._wakes.put, True)

    async def write(self, write: Write) -> bool:
        """True once it is committed; False if somebody else has that number of the log."""
        future: asyncio.Future[bool] = self._loop.create_future()

        def settled(outcome: WriteResult) -> None:
            if future.done():
                return
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

        self.submit(write, settled)
        return await future

    async def close(self) -> None:
        """Commit what was given, then stop."""
        self._loop.call_soon(self._wakes.put, False)
        await asyncio.to_thread(self._thread.join)

    # ---- in the thread

    def _work(self) -> None:
        while self._wakes.get():
            while True:
                jobs: list[_Job] = []
                while self._jobs and len(jobs) < MOST:
                    jobs.append(self._jobs.popleft())
                if not jobs:
                    self._awake = False
                    if not self._jobs:  # else it was given after we looked and before we said so
                        break
                    self._awake = True
                    continue
                self._execute(jobs)
                self._loop.call_soon_threadsafe(_settle, jobs)
        self._drop()

    def _execute(self, jobs: list[_Job]) -> None:
        began = time.monotonic()
        cause: Exception | None = None
        for attempt in range(TRIES):
            try:
                self._commit(jobs)
                LATENCY.add(time.monotonic() - began)
                COMMITS.add()
                WRITES.add(len(jobs))
                return
            except self._database.lost as error:
                cause = error
                warn("database lost", attempt=attempt, error=type(error).__name__)
                self._drop()
                time.sleep(0.05 * 4**attempt)
            except Exception as error:
                self._database.complained(error)
                self._drop()
                if len(jobs) > 1:  # one of them cannot be stored: the others can
                    for job in jobs:
                        self._execute([job])
                    return
                bug("cannot be stored", error)
                jobs[0].outcome = error
                return
        for job in jobs:
            job.outcome = unavailable()
            job.outcome.__cause__ = cause

    def _commit(self, jobs: list[_Job]) -> None:
        if self._link is None:
            self._link = self._database.open()
        link = self._link
        # In the same order everywhere, so that two processes never wait for each other.
        jobs.sort(key=lambda job: job.write.rows[0][:2] if job.write.rows else ("", 0))
        link.begin()
        try:
            # Of two in this group that claim one number the first one counts, like anywhere.
            first = {job.write.rows[0][:2]: job for job in reversed(jobs) if job.write.rows}
            won = _insert(link, [job.write.rows[0] for job in reversed(first.values())])
            for job in jobs:
                key = job.write.rows[0][:2] if job.write.rows else None
                job.outcome = key is None or (key in won and first[key] is job)
            winners = [job.write for job in jobs if job.outcome is True]
            _insert(link, [row for write in winners for row in write.rows[1:]])
            grouped: dict[str, list[tuple[SqlValue, ...]]] = {}
            for write in winners:
                for sql, values in write.then:
                    grouped.setdefault(sql, []).append(values)
            for sql, rows in grouped.items():
                link.run_many(sql, rows)
            if self._database.shared:
                notices = (notice for write in winners for notice in write.notices)
                link.tell(list(_packed(self._origin, notices)))
            link.commit()
        except BaseException:
            link.rollback()
            raise

    def _drop(self) -> None:
        if self._link is not None:
            self._link.close()
            self._link = None


def _insert(link: Link, rows: Sequence[LogRow]) -> set[tuple[str, int]]:
    """Insert rows of the log; the keys of those that were not there yet."""
    if not rows:
        return set()
    sql = _LOG + ", ".join([_LOG_ROW] * len(rows)) + " ON CONFLICT DO NOTHING RETURNING game, seq"
    values = [value for row in rows for value in row]
    return {(str(table_id), int(seq)) for table_id, seq in link.run(sql, values)}


def _packed(origin: str, notices: Iterable[Notice]) -> Iterator[str]:
    """As few notices as they fit in."""
    pack: list[Notice] = []
    size = 0
    for notice in notices:
        length = len(json.dumps(notice)) + 2
        if pack and size + length > LONGEST_NOTICE:
            yield json.dumps([origin, pack])
            pack, size = [], 0
        pack.append(notice)
        size += length
    if pack:
        yield json.dumps([origin, pack])


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        try:
            job.settled(job.outcome)
        except Exception as error:
            bug("after a commit", error)
