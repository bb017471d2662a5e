"""Processes that work for the server, one order at a time: bots that think, worlds that move.

Each is started when first needed and used again and again. One whose user failed, or lost patience
with it, is killed: whatever it was doing, its next answer would be to the wrong question.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from palazzi.server.counters import Usage

LONGEST_LINE = 4 << 20


class Worker:
    """A process that reads and writes lines."""

    def __init__(self, process: Process, fresh: bool) -> None:
        self._process = process
        self.fresh = fresh
        """Whether this is its first order: it has to import everything before it can answer."""

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


class Workers:
    """At most so many processes of one module."""

    def __init__(self, module: str, size: int) -> None:
        self._module = module
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(size):
            self._free.put_nowait(None)
        self._all: set[Process] = set()
        self._ending: set[asyncio.Future[int]] = set()
        self._closed = False
        self.usage = Usage(module.rpartition(".")[2].removesuffix("_worker"))

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Worker]:
        """A process of one's own, as soon as one is free; killed if the block fails."""
        with self.usage.queued():
            process = await self._free.get()
        try:
            fresh = process is None or process.returncode is not None
            with self.usage.working():
                if process is None or fresh:
                    process = await self._start()
                yield Worker(process, fresh)
        except BaseException:
            if process is not None:
                self._kill(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)

    async def _start(self) -> Process:
        if self._closed:
            raise OSError("the server is stopping")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", self._module),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
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
