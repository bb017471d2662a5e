"""Work that takes too long for the event loop or for a client that has gone.

In a thread it is paid for by its account, one at a time; and whatever is long ends with the
connection that asked for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect
from starlette.types import Scope

from palazzi.server.budget import ACCOUNT, Account
from palazzi.server.connection import CONNECTION, HttpConnection

T = TypeVar("T")


async def in_thread(scope: Scope, work: Callable[[], T]) -> T:
    """Do it in a thread, unless the client goes before it begins."""
    return await while_heard(scope, _paid(scope[ACCOUNT], work))


async def _paid(account: Account, work: Callable[[], T]) -> T:
    async with account.thread:
        account.check()  # what waited in front of us may have used everything up
        result, seconds = await asyncio.to_thread(_timed, work)
        account.spend(seconds)
        if isinstance(result, Exception):
            raise result
        return result


def _timed(work: Callable[[], T]) -> tuple[T | Exception, float]:
    """An error has cost as much as a result."""
    began = time.thread_time()
    try:
        result: T | Exception = work()
    except Exception as error:
        result = error
    return result, time.thread_time() - began


async def while_heard(scope: Scope, work: Coroutine[Any, Any, T]) -> T:
    """Do it as long as somebody waits for it; ClientDisconnect if nobody does any more."""
    connection: HttpConnection | None = scope.get("extensions", {}).get(CONNECTION)
    task = asyncio.ensure_future(work)
    if connection is None:
        return await task
    with connection.attended(task):
        try:
            return await task
        except asyncio.CancelledError:
            if connection.gone:
                raise ClientDisconnect from None
            raise
