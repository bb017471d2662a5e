"""Work that ends with the connection that asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect
from starlette.types import Scope

from palazzi.server.transport.connection import CONNECTION, HttpConnection

T = TypeVar("T")


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
