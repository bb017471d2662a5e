"""Long work of this process, a little at a time, so that nobody at another table has to wait.

Telling a whole game takes a tenth of a second and more. It is done on the event loop, but in slices
of a millisecond with a round of the loop between them. A thread would gain nothing: it holds the
interpreter's lock, so others waited as long when we measured it; and here the table cannot change
under our hands within a slice.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Final, TypeVar
from weakref import WeakKeyDictionary

from palazzi.server.base.background import Background
from palazzi.server.limits.budget import Account
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.room import FrameInProgress, Room
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.rooms.transcripts import ToldReplay
from palazzi.server.storage.credentials import Credential
from palazzi.table.replay import PositionFrame
from palazzi.table.shapes import StoryStep
from palazzi.table.transcript import Transcript

T = TypeVar("T")
SLICE: Final = 0.001
"""Seconds of work between two rounds of the loop."""
PAUSE: Final = 0.002
"""Seconds between two slices while something is being stored: the thread that commits needs the
interpreter's lock a dozen times, and would wait for each slice as often."""
MOST_JOBS: Final = 64
"""Pieces of work that may be under way; a server that is asked for more refuses it."""
_ROUNDS: Final = 8
FILM_PATIENCE: Final = 0.25
"""Seconds that a watcher's frame waits until its steps may be made; then it comes without."""


class FrameBuilder:
    """Builds sentences, steps and replays in time slices; equal requests share their work."""

    def __init__(self, rooms: Rooms, background: Background, storing: Callable[[], bool]) -> None:
        """``storing`` tells whether something is being stored."""
        self._rooms = rooms
        self._background = background
        self._storing = storing
        self._turn = asyncio.Lock()
        self._jobs = 0
        self._shared: WeakKeyDictionary[object, asyncio.Task[None]] = WeakKeyDictionary()

    async def run(self, work: Iterator[T]) -> list[T]:
        """All that the iterator gives. All who run something take turns, one slice each."""
        if self._jobs >= MOST_JOBS:
            raise Refused("too_many", "The server is busy; please try again.", retry_after=1000)
        self._jobs += 1
        results: list[T] = []
        try:
            while True:
                async with self._turn:
                    end = time.perf_counter() + SLICE
                    for result in work:
                        results.append(result)
                        if time.perf_counter() >= end:
                            break
                    else:
                        return results
                    await asyncio.sleep(PAUSE if self._storing() else 0)
        finally:
            self._jobs -= 1

    # ---- frames

    @asynccontextmanager
    async def told(self, table_id: str, who: Credential, since: int) -> AsyncIterator[Room]:
        """``Rooms.shown_to`` with all the sentences that a frame of theirs needs.

        They are recalled before, without the lock: the game goes on meanwhile.
        """
        for _ in range(_ROUNDS):
            async with self._rooms.shown_to(table_id, who) as room:
                start = room.transcripts.missing(room.live, who.seat, since)
                if start is None:
                    yield room
                    return
                transcript = room.transcripts.transcript(room.live, who.seat)
            await self._recall(transcript, start)
        async with self._rooms.shown_to(
            table_id, who
        ) as room:  # memory is short: it makes do with less
            yield room

    async def page(self, table_id: str, who: Credential, since: int) -> tuple[int, int, bytes]:
        """Lines of the log after ``since``, or after the last event if that is earlier.

        First that number, then the one of the event up to which they go.
        """
        for _ in range(_ROUNDS):
            async with self._rooms.shown_to(table_id, who) as room:
                transcript = room.transcripts.transcript(room.live, who.seat)
                first = min(since, transcript.end)
                if transcript.start <= first:
                    return first, *room.transcripts.page(room.live, who.seat, first)
            await self._recall(transcript, first)
        raise Refused("too_many", "The server is busy; please try again.", retry_after=1000)

    async def _recall(self, transcript: Transcript, start: int) -> None:
        await self._share(transcript, transcript.recall(start))

    # ---- steps

    def narrate(self, frame: FrameInProgress, work: Iterator[StoryStep], payer: Account) -> None:
        """Make the steps of a frame and have it sent; whoever is to see them pays."""
        self._background.spawn(payer.metered(self._narrate(frame, work, payer)))

    async def _narrate(
        self, frame: FrameInProgress, work: Iterator[StoryStep], payer: Account
    ) -> None:
        steps: list[StoryStep] = []
        try:
            payer.check()
            async with asyncio.timeout(FILM_PATIENCE):
                await payer.turn()  # watchers are strangers: no more of them than may begin
            steps = await self.run(work)
        except (Refused, TimeoutError):
            pass  # the end is shown in any case
        finally:
            frame.complete(steps)

    # ---- replays

    async def replay(self, told: ToldReplay, first: int, count: int) -> bytes:
        """The answer to a request for a replay; the room's lock is not held."""
        if not told.ready:
            await self._share(told, told.read())
        positions: list[PositionFrame] = await self.run(told.positions(first, count))
        return told.write(positions)

    # ---- sharing

    async def _share(self, owner: object, work: Iterator[None]) -> None:
        """Do it, or wait for whoever is at work on the same thing."""
        task = self._shared.get(owner)
        if task is None or task.done():
            task = self._shared[owner] = self._background.spawn(self._work(work))
        # Whoever hangs up leaves the others their work; and the result is kept in any case.
        await asyncio.shield(task)

    async def _work(self, work: Iterator[None]) -> None:
        await self.run(work)
        self._rooms.trim()
