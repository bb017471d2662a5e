"""Physical worlds move in processes of their own; everybody at the table watches.

A table that waits for a physical move gets a PhysicalMove: a process that carries the move out in
real time, sends a frame of poses for each moment, takes what the mover's hand does, and in the end
says what came of it. A process whose world stands still is given back, sooner if others wait for
one, and another takes the move up when the hand moves again. If the server is lost, the move begins
again from where the log says that everything was at rest.
"""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import Callable
from typing import Final

from palazzi.server.base.counters import Usage
from palazzi.server.protocol.codec import write
from palazzi.server.workers.fair_queue import Job
from palazzi.server.workers.motion import PhysicalMove
from palazzi.server.workers.processes import Worker, WorkerPool

PATIENCE: Final = 60.0
"""Seconds without a word from a world that moves, imports included, after which it is given up."""
CROWDED: Final = 1.0
"""Seconds that a world may stand still while others wait for a process."""
GLANCE: Final = 0.25
"""Seconds between looks at a world that stands still."""
LONGEST_FEED: Final = 4096
"""Bytes of a hand's movements in one message: some seconds of them."""

ShowWorld = Callable[[bytes, bool], None]
"""Is given a picture of the world, and whether it shows every piece."""
WorldOutcome = list[tuple[str, str]]
"""What came of a move, as texts with recordings."""


class Worlds:
    """A bounded number of worlds moves at a time; the others wait their turn."""

    def __init__(self, size: int, pace: float, idle: float) -> None:
        """``pace``: seconds of the clock for a second of the world; 0 for as fast as it goes.

        ``idle``: seconds that a world may stand still before its process is given back.
        """
        self._workers = WorkerPool("palazzi.server.workers.world_worker", size)
        self._pace = pace
        self._idle = idle

    async def simulate(self, motion: PhysicalMove, show: ShowWorld) -> WorldOutcome:
        """What came of the move; pictures are shown as they come.

        TimeoutError, OSError, EOFError, ValueError or KeyError if the world failed.
        """
        while True:
            async with self._workers.one(Job(motion.table_id, motion.urgency)) as worker:
                outcome = await self._move(worker, motion, show)
            if outcome is not None:
                return outcome
            await motion.stirred()

    async def _move(
        self, worker: Worker, motion: PhysicalMove, show: ShowWorld
    ) -> WorldOutcome | None:
        """Have a process at it, until the move is over or nothing moves; None for the latter."""
        await worker.tell(motion.order(self._pace))
        passing = asyncio.ensure_future(motion.pass_on(worker))
        try:
            while True:
                said = await self._hear(worker, motion)
                if "waiting" not in said:
                    motion.still_since = None
                match said:
                    case {"frame": str(frame), "whole": bool(whole)}:
                        show(base64.b64decode(frame), whole)
                    case {"refused": str(sentence)}:
                        motion.refused(sentence)
                    case {"happened": list(happened)}:
                        return [(str(text), str(recording)) for text, recording in happened]
                    case {"waiting": True}:
                        motion.still_since = asyncio.get_running_loop().time()
                    case {"rests": list(taken), "ticks": int(ticks)}:
                        motion.rest(taken, ticks)
                        return None
                    case _:
                        raise ValueError("a world says what it shows or what happened")
        finally:
            passing.cancel()

    async def _hear(self, worker: Worker, motion: PhysicalMove) -> dict[str, object]:
        """What the world says next; one that stands still for too long is told to rest."""
        while True:
            still = motion.still_since is not None
            try:
                async with asyncio.timeout(GLANCE if still else PATIENCE):
                    said: dict[str, object] = json.loads(await worker.hear())
                    return said
            except TimeoutError:
                if not still:
                    raise
            since = motion.still_since
            if since is None:
                continue
            idle = asyncio.get_running_loop().time() - since
            if idle >= (min(CROWDED, self._idle) if self._workers.wanted else self._idle):
                motion.still_since = None  # it says so again if it has moved meanwhile
                await worker.tell(write({"rest": True}))

    @property
    def usage(self) -> Usage:
        """How the processes are used, and how often they failed."""
        return self._workers.usage

    async def close(self) -> None:
        """End all processes."""
        await self._workers.close()
