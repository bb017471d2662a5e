"""What stands before every request: names, headers that protect the page, whose pages may ask, how
often and for how long.

Plain ASGI, outermost: whatever happens inside, what goes out has these headers and is typed.
"""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from palazzi.server.base.counters import count_request
from palazzi.server.base.journal import bug, note
from palazzi.server.base.settings import Settings
from palazzi.server.http.hosts import Hosts
from palazzi.server.limits.address import address_of
from palazzi.server.limits.budget import ACCOUNT, Account, Accounts
from palazzi.server.limits.rates import HTTP, SOCKETS, Buckets
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import STATUS, Refused, error_of
from palazzi.server.transport.connection import CONNECTION
from palazzi.server.transport.line import EXTENSION, SocketLine

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
        self._hosts = Hosts(settings)
        self._limits = settings.limits
        self._log_addresses = settings.log_addresses
        self._http = Buckets(HTTP)
        self._sockets = Buckets(SOCKETS)
        self._accounts = Accounts(settings.limits, settings.cpu_budget)

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

        account = scope[ACCOUNT] = self._accounts.of(address_of(scope))
        try:
            self._admit(scope, self._http)
            if scope["path"] != "/healthz":
                await self._begin(scope, account)
            if not _gone(scope):
                await account.metered(self._run(scope, receive, guarded))
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

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def _begin(self, scope: Scope, account: Account) -> None:
        """Wait for a turn, and check that it can be paid for. A token that was sent is checked
        first: a seat pays for itself, however busy its address is."""
        if not any(name == b"authorization" for name, _ in scope["headers"]):
            account.check()
            await account.turn()
            account.check()

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        account = scope[ACCOUNT] = self._accounts.of(address)
        line: SocketLine = scope["extensions"][EXTENSION]
        try:
            self._admit(scope, self._sockets)
            if line.ticket is not None:
                line.ticket.belong_to(address)
            account.check()
        except Refused as error:
            await receive()
            await _refuse(send, error, "websocket.http.response")
            return
        note("websocket", **self._who(scope))
        await account.metered(self._run(scope, receive, send))

    def _who(self, scope: Scope) -> dict[str, str]:
        """For the journal: the address, where the host wants it there."""
        return {"address": address_of(scope)} if self._log_addresses else {}

    def _admit(self, scope: Scope, buckets: Buckets) -> None:
        """Refuse what may not ask at all, or asks too often."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if host not in self._hosts:
            raise Refused(
                "forbidden",
                f"This server does not know the name '{host[:100]}'. If it is one of its own, "
                "start it with --hosts and that name.",
            )
        if any(character < " " or character == "\ufffd" for character in scope["path"]):
            raise Refused("unknown", "There is nothing at this address.")
        if self._limits and scope["path"] != "/healthz":
            buckets.take(address_of(scope))
        if scope.get("method") not in SAFE and self._foreign(scope):
            raise Refused("forbidden", "Pages of other sites may not do that.")

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


async def _refuse(send: Send, error: Exception, kind: str = "http.response") -> None:
    """A typed reply, made of as little as possible."""
    reply = error_of(error)
    body = write(reply)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if reply.retry_after is not None:
        headers.append((b"retry-after", str(reply.retry_after // 1000 + 1).encode()))
    await send({"type": f"{kind}.start", "status": STATUS[reply.code], "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def _gone(scope: Scope) -> bool:
    """Whether nobody waits for the answer any more."""
    connection = scope.get("extensions", {}).get(CONNECTION)
    return connection is not None and connection.gone
