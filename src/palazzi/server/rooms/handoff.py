"""A lock whose owner may be a callback: it can be taken without waiting, and is handed on in order.

``asyncio.Lock`` can only be taken by a coroutine. A move that is stored and told by callbacks alone
saves two task switches, which is a good part of what it costs.
"""

from __future__ import annotations

import asyncio
from collections import deque


class HandoffLock:
    """First come, first served."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._held

    def take(self) -> bool:
        """Take it if it is free; whether it was."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Hand it to the next who still waits."""
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(None)
                return
        self._held = False

    async def acquire(self) -> None:
        """Wait for it."""
        if self.take():
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # it was ours already: hand it on
                self.release()
            raise
