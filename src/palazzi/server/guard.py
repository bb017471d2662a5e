"""What stands before every request: headers that protect the page, whose pages may ask, how often.

Plain ASGI, outermost: whatever happens inside, what goes out has these headers and is typed.
"""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palazzi.server import limits
from palazzi.server.counters import count_request
from palazzi.server.journal import bug, note
from palazzi.server.replies import STATUS, Refused, error_of
from palazzi.server.settings import Settings
from palazzi.server.wire import write

_CSP: Final = (
    "default-src 'self'; img-src 'self' data: blob:; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "  # drawings place their pieces by style=
    "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", _CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """The outermost application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = frozenset(settings.origins)
        self._limits = settings.limits
        self._log_addresses = settings.log_addresses
        self._http = limits.Buckets(limits.HTTP)
        self._sockets = limits.Buckets(limits.SOCKETS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *HEADERS]
                if scope["path"].startswith("/api"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            if self._limits and scope["path"] != "/healthz":
                self._http.take(_address(scope))
            if scope["method"] not in SAFE and self._foreign(scope):
                raise Refused("forbidden", "Pages of other sites may not do that.")
            await self._app(scope, receive, guarded)
        except Exception as error:
            if not isinstance(error, Refused):
                bug("request failed", error, method=scope["method"])
            if not status:
                await _refuse(guarded, error)
        finally:
            route = scope.get("route_path", "")
            took = round((time.perf_counter() - began) * 1000, 1)
            count_request(scope["method"], route, status)
            who = self._who(scope)
            note("http", method=scope["method"], route=route, status=status, ms=took, **who)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            if self._foreign(scope):
                raise Refused("forbidden", "Pages of other sites may not do that.")
            if self._limits:
                self._sockets.take(_address(scope))
        except Refused:
            await receive()
            await send({"type": "websocket.close", "code": 4403})
            return
        note("websocket", **self._who(scope))
        await self._app(scope, receive, send)

    def _who(self, scope: Scope) -> dict[str, str]:
        """For the journal: the address, where the host wants it there."""
        return {"address": _address(scope)} if self._log_addresses else {}

    def _foreign(self, scope: Scope) -> bool:
        """Whether a browser says that the request comes from another site's page."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site") in (b"cross-site", b"same-site")
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            same = urlsplit(origin).netloc == host
        except ValueError:
            same = False
        return not same and origin not in self._origins


async def _refuse(send: Send, error: Exception) -> None:
    """A typed reply, made of as little as possible."""
    reply = error_of(error)
    headers = [(b"content-type", b"application/json")]
    if reply.retry_after is not None:
        headers.append((b"retry-after", str(reply.retry_after // 1000 + 1).encode()))
    start: Message = {"type": "http.response.start", "status": STATUS[reply.code]}
    await send({**start, "headers": headers})
    await send({"type": "http.response.body", "body": write(reply)})


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""
