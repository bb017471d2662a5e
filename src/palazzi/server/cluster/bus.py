"""News from the other processes on the same PostgreSQL, by LISTEN. Alone on SQLite: none.

A notice only says *that* there is something new; what it is, is read from the log. So a notice that
comes late, twice or not at all cannot do harm, and after a lost connection it is enough to look.
Only what is never kept is in a notice itself: who is there, and how a physical world moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
from collections.abc import Callable
from typing import Any

from palazzi.server.base.journal import warn
from palazzi.server.storage.database import CHANNEL, Database

Hear = Callable[[str, list[Any]], None]


class Bus:
    """Listens in a thread; calls back on the event loop."""

    def __init__(
        self, database: Database, origin: str, hear: Hear, gap: Callable[[], None]
    ) -> None:
        """``hear(origin, notice)`` for each; ``gap()`` when some may have been missed."""
        self._database = database
        self._origin = origin
        self._hear = hear
        self._gap = gap
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        """Listen from now on."""
        if self._database.shared:
            self._thread = threading.Thread(target=self._work, name="bus", daemon=True)
            self._thread.start()
            await asyncio.to_thread(self._ready.wait, 10)

    async def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._database.url, autocommit=True) as link:
                    link.execute(f"LISTEN {CHANNEL}".encode())
                    if self._ready.is_set():
                        self._call(self._gap)
                    self._ready.set()
                    while not self._stop.is_set():
                        for notice in link.notifies(timeout=0.5):
                            self._deliver(notice.payload)
            except psycopg.Error as error:
                warn("bus lost", error=type(error).__name__)
                self._stop.wait(0.5)

    def _deliver(self, payload: str) -> None:
        origin, notices = json.loads(payload)
        if origin != self._origin:
            for notice in notices:
                self._call(self._hear, origin, notice)

    def _call(self, function: Callable[..., None], *args: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(function, *args)
