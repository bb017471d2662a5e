"""Bots think in processes of their own, and never longer than they may.

Who is late or crashes loses his process, not the game: greedy moves instead, and if that fails too,
any legal action will do. Each process works on one decision at a time, so killing one hurts nobody
else.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

from palazzi.bots.bot import RandomBot
from palazzi.core.rng import Rng
from palazzi.core.view import View
from palazzi.games import REGISTRY
from palazzi.server.journal import warn
from palazzi.server.wire import write

STARTING = 30.0
"""Seconds a new process may take for its first answer on top of the deadline: it has to import."""


class BotPool:
    """So many processes; each is started when first needed."""

    def __init__(self, size: int, deadline: float) -> None:
        """``deadline``: seconds for one decision."""
        self._deadline = deadline
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(size):
            self._free.put_nowait(None)
        self._all: set[Process] = set()
        self._ending: set[asyncio.Future[int]] = set()
        self._closed = False

    async def choose(self, level: str, view: View) -> int:
        """A legal action for the view's seat, whatever happens."""
        for attempt in dict.fromkeys((level, "greedy")):
            try:
                return await self._ask(attempt, view)
            except (TimeoutError, OSError, EOFError, ValueError, KeyError) as error:
                warn("bot failed", bot=attempt, game=view["game"], error=type(error).__name__)
        return self.any_action(view)

    @staticmethod
    def any_action(view: View) -> int:
        """What is left when no bot answers; quick enough for the event loop."""
        return RandomBot(REGISTRY.get(view["game"]), Rng(secrets.randbits(62))).choose(view)

    async def _ask(self, level: str, view: View) -> int:
        process = await self._free.get()
        patience = self._deadline
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
                patience += STARTING
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(patience):
                process.stdin.write(write({"level": level, "view": view}) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            if not line:
                raise EOFError
            action = json.loads(line)["action"]
            if not isinstance(action, int):
                raise ValueError("an action is a number")
        except BaseException:
            # Whatever it was doing, its next answer would be to the wrong question.
            if process is not None:
                self._kill(process)
            process = None
            raise
        finally:
            self._free.put_nowait(process)
        return action

    async def _start(self) -> Process:
        if self._closed:
            raise OSError("the pool is closed")
        command = (sys.executable, "-m", "palazzi.server.bot_worker")
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=1 << 20
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
