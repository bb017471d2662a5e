"""Tasks in the background, which end before the server does."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from palazzi.server.base.journal import bug

T = TypeVar("T")


class Background:
    """All tasks that nobody waits for."""

    def __init__(self, expected: type[Exception]) -> None:
        """``expected`` is the error that a task may end with; all others are logged as bugs."""
        self.loop = asyncio.get_running_loop()
        self.stopping = False
        self._expected = expected
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, self._expected):
            bug("background task failed", error)

    async def stop(self) -> None:
        """Cancel all tasks and wait for them."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
