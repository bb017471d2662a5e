"""What blocks is done in a thread that a process does not wait for when it ends."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar, cast

T = TypeVar("T")


async def in_thread(work: Callable[[], T]) -> T:
    """Do it in a thread of its own; whoever stops waiting does not stop it."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(value: T | None, error: BaseException | None) -> None:
        if future.done():
            return  # nobody waits any longer
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(cast(T, value))

    def run() -> None:
        value, error = None, None
        try:
            value = work()
        except Exception as caught:
            error = caught
        with suppress(RuntimeError):  # the loop has been closed
            loop.call_soon_threadsafe(settle, value, error)

    threading.Thread(target=run, name="errand", daemon=True).start()
    return await future
