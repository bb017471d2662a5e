"""Processes that work for the server, one order at a time: bots that think, worlds that
move, records that are long.

Each is started when first needed and used again and again. Who gets the next free one is decided by
a FairQueue. One whose user failed, or lost patience with it, is killed: whatever it was doing, its
next answer would be to the wrong question.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from palazzi.server.base.counters import Usage
from palazzi.server.workers.fair_queue import FairQueue, Job

LONGEST_LINE: Final = 4 << 20
YIELDS: Final = 10
"""How nice a process that thinks is: the server that answers people comes first on every core."""
LONG: Final = 0.5
"""Seconds from which on a job is a long one. Where there are several processes, one of them does
short ones only, so that nobody with a quick question waits for all who think."""


class Worker:
    """A process that reads and writes lines."""

    def __init__(self, process: Process, fresh: bool) -> None:
        self._process = process
        self.fresh = fresh
        """Whether this is its first order: it has to import everything before it can answer."""
        self.spent: float | None = None
        """Seconds of a core that the order cost, if it said so; else the time it took counts."""

    async def tell(self, line: bytes) -> None:
        """Send it a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()

    async def hear(self) -> bytes:
        """Its next line; EOFError if it has ended."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise EOFError
        return line


class WorkerPool:
    """A bounded number of processes of one module."""

    def __init__(self, module: str, size: int, longest: int = LONGEST_LINE) -> None:
        """``longest``: bytes of a line that it may answer with."""
        self._module = module
        self._size = size
        self._longest = longest
        self._queue = FairQueue()
        self._calls: dict[Job, asyncio.Future[None]] = {}
        """By job that waits: done when it may begin."""
        self._working: set[Job] = set()
        self._idle: list[Process] = []
        """The last one used is used first: the others may be paged out."""
        self._all: set[Process] = set()
        self._ending: set[asyncio.Future[int]] = set()
        self._closed = False
        self.usage = Usage(module.rpartition(".")[2].removesuffix("_worker"))

    @property
    def wanted(self) -> bool:
        """Whether somebody waits for a process."""
        return len(self._queue) > 0

    def works(self, job: Job) -> bool:
        """Whether a process is at it."""
        return job in self._working

    @asynccontextmanager
    async def one(self, job: Job) -> AsyncIterator[Worker]:
        """A process of one's own, when it is the job's turn; killed if the block fails.

        QueueFull if too many jobs of that table wait.
        """
        with self.usage.queued():
            await self._turn(job)
        process = self._idle.pop() if self._idle else None
        began = asyncio.get_running_loop().time()
        worker: Worker | None = None
        try:
            fresh = process is None or process.returncode is not None
            with self.usage.working():
                if process is None or fresh:
                    self._all -= {process}
                    process = await self._start()
                worker = Worker(process, fresh)
                yield worker
            self._idle.append(process)
        except BaseException:
            if process is not None:
                self._kill(process)
            raise
        finally:
            took = asyncio.get_running_loop().time() - began
            spent = None if worker is None else worker.spent
            self._end(job, took if spent is None else spent)

    async def _turn(self, job: Job) -> None:
        """Wait until the job may begin; a job that is no longer waited for leaves the queue."""
        self._queue.put(job)
        call = self._calls[job] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            await call
        except asyncio.CancelledError:
            if self._calls.pop(job, None) is not None:
                self._queue.drop(job)
            else:  # it was called at the same moment
                self._end(job, 0.0)
            raise

    def _call(self) -> None:
        """Let jobs begin, as many as there are free processes."""
        while len(self._working) < self._size:
            job = self._queue.take(self._fits)
            if job is None:
                return
            self._working.add(job)
            self._calls.pop(job).set_result(None)

    def _fits(self, job: Job) -> bool:
        """Whether a free process may take the job: the last one is kept from long ones."""
        if job.seconds < LONG or self._size == 1:
            return True
        return sum(other.seconds >= LONG for other in self._working) < self._size - 1

    def _end(self, job: Job, seconds: float) -> None:
        self._working.discard(job)
        self._queue.used(job, seconds)
        # Not at once: a bot that is in the midst of its move asks for the next step right away.
        asyncio.get_running_loop().call_soon(self._call)

    async def _start(self) -> Process:
        if self._closed:
            raise OSError("the server is stopping")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self._module),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=self._longest,
        )
        self._all.add(process)
        return process

    def _kill(self, process: Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        self._all.discard(process)
        ended = asyncio.ensure_future(process.wait())
        self._ending.add(ended)
        ended.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all processes."""
        self._closed = True
        for process in list(self._all):
            self._kill(process)
        await asyncio.gather(*self._ending)
