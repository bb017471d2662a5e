"""Long orders and records are read in a process of their own (record_worker.py).

A record of thousands of moves takes a tenth of a second to read and replay. Not on the event loop,
and not in a thread: it holds the interpreter's lock for milliseconds at a time, and everybody who
stores a move waits for that lock several times.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec
from msgspec import Struct

from palazzi.server.base.counters import Usage
from palazzi.server.base.journal import warn
from palazzi.server.limits.budget import Account
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.messages import Error
from palazzi.server.protocol.replies import INTERNAL, Refused
from palazzi.server.workers.fair_queue import Job, Urgency
from palazzi.server.workers.orders import Prepared, TableStamp
from palazzi.server.workers.processes import WorkerPool

DEADLINE: Final = 10.0
"""Seconds for one order; the longest that is accepted takes one."""
STARTING: Final = 30.0
"""Seconds that a new process may take on top of that: it has to import."""
LONGEST_ANSWER: Final = 32 << 20
"""Bytes: every move of the longest record in its sentence."""
_PER_BYTE: Final = 5e-7
"""Seconds that an order takes for each of its bytes, about."""


class RecordOrder(Struct):
    """What the process is asked."""

    body: bytes
    stamp: TableStamp | None = None
    """For a new table; a replay needs none."""


class Said(Struct):
    """What it answers."""

    cpu: float
    """Seconds of a core that it cost."""
    refused: Error | None = None
    prepared: Prepared | None = None
    replay: msgspec.Raw = msgspec.Raw(b"null")


_read_said = msgspec.json.Decoder(Said).decode


class Records:
    """The process, started when first needed; addresses take turns."""

    def __init__(self) -> None:
        self._workers = WorkerPool("palazzi.server.workers.record_worker", 1, LONGEST_ANSWER)
        self._tasks: set[asyncio.Task[Said]] = set()

    async def prepare(self, account: Account, body: bytes, stamp: TableStamp) -> Prepared:
        """``orders.prepare``, elsewhere."""
        said = await self._ask(account, RecordOrder(body, stamp))
        assert said.prepared is not None
        return said.prepared

    async def replayed(self, account: Account, body: bytes) -> bytes:
        """``orders.replayed``, elsewhere, as JSON."""
        return bytes((await self._ask(account, RecordOrder(body))).replay)

    async def _ask(self, account: Account, order: RecordOrder) -> Said:
        """If nobody waits any more (this is cancelled) the order is out of the queue.

        One that is being read is read to its end, and paid for: a process that is killed costs more
        than the rest of a second.
        """
        job = Job(account.address, Urgency.PEOPLE, len(order.body) * _PER_BYTE)
        reading = asyncio.create_task(self._read(account, order, job))
        self._tasks.add(reading)
        reading.add_done_callback(self._ended)
        try:
            said = await asyncio.shield(reading)
        except asyncio.CancelledError:
            if not self._workers.works(job):
                reading.cancel()
            raise
        if said.refused is None:
            return said
        if said.refused.code == "internal":
            warn("record failed", error=said.refused.message)
            raise Refused("internal", INTERNAL)
        raise Refused(said.refused.code, said.refused.message)

    def _ended(self, task: asyncio.Task[Said]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked was told, if they are still there

    async def _read(self, account: Account, order: RecordOrder, job: Job) -> Said:
        async with account.alone:
            account.check()  # what waited in front of us may have used everything up
            try:
                async with self._workers.one(job) as worker:
                    async with asyncio.timeout(DEADLINE + (STARTING if worker.fresh else 0)):
                        await worker.tell(write(order))
                        said = _read_said(await worker.hear())
                    worker.spent = said.cpu
            except (TimeoutError, OSError, EOFError, ValueError) as error:
                warn("no answer about a record", error=type(error).__name__)
                sentence = "The record could not be read now; please try again."
                raise Refused("too_many", sentence, retry_after=5000) from None
            account.spend(said.cpu)
            return said

    @property
    def usage(self) -> Usage:
        """How the process is used, and how often it failed."""
        return self._workers.usage

    async def close(self) -> None:
        """End the process."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._workers.close()
