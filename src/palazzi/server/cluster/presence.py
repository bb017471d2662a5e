"""Who is connected, in all processes together.

Each process tells the others about its own connections when they change, and that it is alive. What
a process said is forgotten when it has been silent for too long.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from typing import Final

from palazzi.server.protocol.codec import write
from palazzi.server.protocol.messages import Presence

BEAT: Final = 10.0
"""Seconds between signs of life."""
SILENCE: Final = 30.0

Here = tuple[list[int], int]
"""Seats, and the number of watchers."""
Seen = list[int]
"""The seats whose player can see the table."""


class Elsewhere:
    """What the other processes said."""

    def __init__(self) -> None:
        self._alive: dict[str, float] = {}
        self._here: dict[str, dict[str, Here]] = {}
        """By table, by process."""
        self._seen: dict[str, dict[str, Seen]] = {}

    def alive(self, origin: str) -> None:
        """A process showed that it lives."""
        self._alive[origin] = time.monotonic()

    def say(self, origin: str, table_id: str, here: Here, seen: Seen) -> None:
        """A process has these connections to a table."""
        self.alive(origin)
        by_origin = self._seen.setdefault(table_id, {})
        by_origin[origin] = seen
        if not seen:
            del by_origin[origin]
        if not by_origin:
            del self._seen[table_id]
        by_process = self._here.setdefault(table_id, {})
        by_process[origin] = here
        if not here[0] and not here[1]:
            del by_process[origin]
        if not by_process:
            del self._here[table_id]

    def bury(self) -> list[str]:
        """Forget processes that have been silent; the tables whose presence changed."""
        limit = time.monotonic() - SILENCE
        dead = [origin for origin, last in self._alive.items() if last < limit]
        changed = []
        for origin in dead:
            del self._alive[origin]
            for table_id in [table_id for table_id, here in self._here.items() if origin in here]:
                changed.append(table_id)
                self.say(origin, table_id, ([], 0), [])
                self._alive.pop(origin, None)
        return changed

    def of(self, table_id: str) -> Collection[Here]:
        """What the others have of a table."""
        return self._here.get(table_id, {}).values()

    def seen(self, table_id: str, seat: int) -> bool:
        """Whether a seat's player can see the table by a connection to another process."""
        return any(seat in seats for seats in self._seen.get(table_id, {}).values())


def message(here: Iterable[Here]) -> bytes:
    """What clients are told."""
    seats: set[int] = set()
    watchers = 0
    for some, more in here:
        seats.update(some)
        watchers += more
    return write(Presence(seats=sorted(seats), watchers=watchers))
