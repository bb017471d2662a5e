"""How busy this process is, and the others: each leaves its numbers where all can read them."""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from palazzi.server.base.counters import LAG, Usage
from palazzi.server.base.journal import BUGS, now
from palazzi.server.base.settings import Settings
from palazzi.server.protocol.admin import OurError, PoolLoad, ProcessLoad
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage.credentials import WATCHER

EVERY: Final = 5.0
"""Seconds between two looks."""
_read = msgspec.json.Decoder(ProcessLoad).decode


class LoadWatch:
    """The numbers of one process."""

    def __init__(
        self, settings: Settings, rooms: Rooms, quarantine: Quarantine, pools: tuple[Usage, ...]
    ) -> None:
        self._folder = settings.metrics_folder
        self._worker = settings.worker
        self._rooms = rooms
        self._quarantine = quarantine
        self._pools = pools
        self._started = now()
        self._last = (time.monotonic(), time.process_time())
        self._cpu = 0.0
        self._lag = 0.0

    async def run(self) -> None:
        """Look every few seconds, and leave the numbers for the others."""
        while True:
            wall, cpu = time.monotonic(), time.process_time()
            self._cpu = (cpu - self._last[1]) / max(wall - self._last[0], 0.001)
            self._last = (wall, cpu)
            self._lag = LAG.worst()
            if self._folder is not None:
                path = Path(self._folder, f"{self._worker}.load")
                await asyncio.to_thread(_leave, path, msgspec.json.encode(self.own()))
            await asyncio.sleep(EVERY)

    async def all(self) -> list[ProcessLoad]:
        """This process and the others, as far as they have told."""
        if self._folder is None:
            return [self.own()]
        others = await asyncio.to_thread(_left, Path(self._folder))
        found = {one.worker: one for one in others} | {self._worker: self.own()}
        return [found[worker] for worker in sorted(found)]

    def own(self) -> ProcessLoad:
        """What this process has now."""
        members = [member for room in self._rooms for member in room.members]
        seated = sum(member.who != WATCHER for member in members)
        return ProcessLoad(
            worker=self._worker,
            at=now(),
            started=self._started,
            cpu=round(self._cpu, 3),
            memory=_memory(),
            lag=round(self._lag * 1000, 1),
            players=seated,
            watchers=len(members) - seated,
            tables=sum(room.table is not None for room in self._rooms),
            aside=[f"{id_} {reason}" for id_, reason in self._quarantine.reasons.items()],
            pools=[PoolLoad(p.name, p.busy, p.queue, p.failures) for p in self._pools],
            errors=[OurError(*bug, worker=self._worker) for bug in reversed(BUGS)],
        )


def _memory() -> int:
    with suppress(OSError, AttributeError):  # only Linux tells
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def _leave(path: Path, text: bytes) -> None:
    with suppress(OSError):  # it can wait, or the server is stopping
        path.with_suffix(".part").write_bytes(text)
        path.with_suffix(".part").replace(path)


def _left(folder: Path) -> list[ProcessLoad]:
    found = []
    for path in folder.glob("*.load"):
        with suppress(OSError, msgspec.DecodeError):
            found.append(_read(path.read_bytes()))
    return found
