"""The rooms of this process: which tables are in memory, and which are dropped again.

Tables are kept in memory only for speed: whatever is dropped comes back from the log.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Final

from palazzi.core.errors import PalazziError
from palazzi.server.protocol.replies import no_table
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.rooms.room import Narrate, Room
from palazzi.server.storage.credentials import Credential, require_admitted
from palazzi.server.storage.expiry import load_held
from palazzi.server.storage.store import Store

MOST_MEMORY: Final = 64 << 20
"""Bytes that all transcripts of this process may hold before the longest unused are forgotten."""


class Rooms:
    """All rooms, the longest unused first."""

    arrange: Callable[[Room, bool], None]
    """Starts the timer and the bot that a table needs next: the scheduler's, once there is one. The
    flag says whether what happened last, happened in this process."""
    narrate: Narrate | None = None
    """Makes the steps of frames: the frame builder's, once there is one."""

    def __init__(
        self, store: Store, quarantine: Quarantine, *, shared: bool, live_tables: int, idle: float
    ) -> None:
        """``shared``: whether other processes may work on the same tables."""
        self._store = store
        self._quarantine = quarantine
        self._shared = shared
        self._live_tables = live_tables
        self._idle = idle
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loaded = 0

    def __iter__(self) -> Iterator[Room]:
        return iter(self._rooms.values())

    def __len__(self) -> int:
        return len(self._rooms)

    def ids(self) -> list[str]:
        """The ids of all tables that have a room."""
        return list(self._rooms)

    def get(self, table_id: str) -> Room | None:
        """The room of a table, if there is one now."""
        return self._rooms.get(table_id)

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Room]:
        """The room of a table, locked, with its Table; ``unknown`` if there is none."""
        room = await self.locked(table_id)
        try:
            yield room
        finally:
            room.lock.release()

    @asynccontextmanager
    async def shown_to(self, table_id: str, who: Credential) -> AsyncIterator[Room]:
        """The same for somebody who wants to look: up to date, and only while it admits them."""
        async with self.at(table_id) as room:
            if self._shared:
                await self.catch_up(room)
            require_admitted(room.live, who)
            yield room

    async def locked(self, table_id: str) -> Room:
        """The room of a table with its Table; the caller releases its lock."""
        while True:
            room = self._rooms.get(table_id) or self._rooms.setdefault(table_id, Room(table_id))
            room.narrate = self.narrate
            await room.lock.acquire()
            if self._rooms.get(table_id) is not room:
                room.lock.release()  # it was dropped while we waited: two rooms would be two tables
                continue
            try:
                await self._load(room)
            except BaseException:
                if not room.members:
                    self._rooms.pop(table_id, None)
                room.lock.release()
                raise
            self.touch(room)
            return room

    async def _load(self, room: Room) -> None:
        if room.table is None:
            with self._quarantine.reading(room.table_id):
                events = await load_held(self._store, room.table_id)
                if not events:
                    raise no_table()
                room.load(events)
            self._loaded += 1
            if (
                self._loaded % 64 == 0
            ):  # the scheduler tidies every second, but many can come at once
                self.tidy()

    async def catch_up(self, room: Room) -> bool:
        """Apply what others have stored; whether there was anything. The lock is held."""
        with self._quarantine.reading(room.table_id):
            events = await self._store.load(room.table_id, room.live.seq)
        if not events:
            return False
        try:
            room.apply(events)
        except PalazziError:
            room.drop()
            await self._load(room)
        room.show()
        self.arrange(room, False)
        return True

    def touch(self, room: Room) -> None:
        """The room is in use: it will be the last to be dropped."""
        room.used = time.monotonic()
        self._rooms.move_to_end(room.table_id)

    def tidy(self) -> None:
        """Drop Tables beyond the limit or long unused, and rooms that nobody is in."""
        self.trim()
        live = sum(room.table is not None for room in self)
        limit = time.monotonic() - self._idle
        for table_id, room in list(self._rooms.items()):
            if live <= self._live_tables and room.used > limit:
                break
            if room.busy or room.used > time.monotonic() - 1:
                continue
            if room.table is not None:
                room.drop()
                live -= 1
            if not room.members:
                room.stop_timer()
                del self._rooms[table_id]

    def trim(self) -> None:
        """Keep the memory of all transcripts within its limit."""
        total = sum(room.transcripts.size for room in self)
        for room in self:
            if total <= MOST_MEMORY:
                break
            total -= room.transcripts.size
            room.transcripts.forget()

    def close(self) -> None:
        """The server stops: no timer runs out any more, and all connections end."""
        for room in self:
            room.stop_timer()
            for member in room.members:
                member.close(1012)
