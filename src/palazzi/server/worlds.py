"""Physical worlds move in processes of their own; everybody at the table watches.

A table whose game waits for a physical move gets a Motion: a process that carries the move out in
real time, sends a frame of poses for each moment, takes what the mover's hand does, and in the end
says what came of it. The world lives in that process only; if it is lost, the move begins again
from where the log says that everything was at rest.
"""

from __future__ import annotations

import asyncio
import base64
import json
import secrets
from collections.abc import Callable
from typing import Final

from palazzi.server.counters import Usage
from palazzi.server.processes import Worker, Workers
from palazzi.server.wire import write
from palazzi.table import HandTurn

PATIENCE: Final = 60.0
"""Seconds without a word from a world, imports included, after which it is given up. A world that
waits for a hand says so now and then."""
LONGEST_FEED: Final = 4096
"""Bytes of a hand's movements in one message: some seconds of them."""

Refuse = Callable[[str], None]
"""Is told in a sentence why a hand cannot do what it did."""
Show = Callable[[bytes, bool], None]
"""Is given a picture of the world, and whether it shows every piece."""


class Motion:
    """One physical move under way."""

    def __init__(self, turn: HandTurn) -> None:
        self.turn = turn
        self._fed: asyncio.Queue[bytes] = asyncio.Queue(64)
        self._refuse: Refuse | None = None

    def feed(self, data: bytes, refuse: Refuse) -> bool:
        """What the mover's hand does; False if it comes faster than the world can take it."""
        self._refuse = refuse
        if self._fed.full():
            return False
        self._fed.put_nowait(data)
        return True

    def refused(self, sentence: str) -> None:
        """Tell whoever moved last."""
        if self._refuse is not None:
            self._refuse(sentence)

    async def pass_on(self, worker: Worker) -> None:
        """Hand the movements to the world as they come."""
        while True:
            data = await self._fed.get()
            await worker.tell(write({"feed": base64.b64encode(data).decode()}))


class Worlds:
    """At most so many worlds move at a time; the others wait their turn."""

    def __init__(self, size: int, pace: float) -> None:
        """``pace``: seconds of the clock for a second of the world; 0 for as fast as it goes."""
        self._workers = Workers("palazzi.server.world_worker", size)
        self._pace = pace

    async def carry_out(self, motion: Motion, show: Show) -> list[tuple[str, str]]:
        """What came of the move, as texts with recordings; pictures are shown as they come.

        TimeoutError, OSError, EOFError, ValueError or KeyError if the world failed.
        """
        turn = motion.turn
        order = {
            "ruleset": turn.ruleset,
            "position": turn.position,
            "hand": turn.hand,
            "seed": secrets.randbits(62),
            "pace": self._pace,
        }
        async with self._workers.one() as worker:
            await worker.tell(write(order))
            passing = asyncio.ensure_future(motion.pass_on(worker))
            try:
                while True:
                    async with asyncio.timeout(PATIENCE):
                        said = json.loads(await worker.hear())
                    match said:
                        case {"frame": str(frame), "whole": bool(whole)}:
                            show(base64.b64decode(frame), whole)
                        case {"refused": str(sentence)}:
                            motion.refused(sentence)
                        case {"happened": list(happened)}:
                            return [(str(text), str(recording)) for text, recording in happened]
                        case {"waiting": True}:
                            continue
                        case _:
                            raise ValueError("a world says what it shows or what happened")
            finally:
                passing.cancel()

    @property
    def usage(self) -> Usage:
        """How the processes are used, and how often they failed."""
        return self._workers.usage

    async def close(self) -> None:
        """End all processes."""
        await self._workers.close()
