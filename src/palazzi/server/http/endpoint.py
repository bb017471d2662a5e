"""What all HTTP resources have in common: how a request is read, and how it is answered."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from palazzi.core.errors import PalazziError
from palazzi.server.base.journal import bug
from palazzi.server.http.refusal import refusal
from palazzi.server.http.state import AppState
from palazzi.server.limits.budget import ACCOUNT, Account
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage.credentials import WATCHER, Credential

SMALL = 64 * 1024
LARGE = 1024 * 1024 + SMALL
"""Where a record is uploaded."""
DEVICE_TOKEN: Final = "palazzi-device"
"""The header for a device's token where Authorization is for a seat's."""

AT_TABLE: Final[tuple[Code, ...]] = ("unauthorized", "forbidden", "unknown", "wrong_state")
"""Errors of nearly every request to a table."""
TABLE: Final = "/api/tables/{table}"

T = TypeVar("T")
Query = dict[str, dict[str, object]]
Act = Callable[[Request[AppState]], Awaitable[object]]
SINCE: Final[Query] = {
    "since": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0}
}


@dataclass(frozen=True)
class Resource:
    """One method of one path."""

    method: str
    path: str
    act: Act
    reply: Any
    """The type of what it answers."""
    body: Any = None
    """The type of what it is sent."""
    status: int = 200
    media: str = "application/json"
    query: Query = field(default_factory=dict)
    """Parameters and their schemas."""
    token: bool = False
    """Whether a token may be sent along."""
    device: bool = False
    """Whether a device's token may be sent along with it, for hosts who want people to sign in."""
    errors: tuple[Code, ...] = ()
    most: int = SMALL

    async def respond(self, request: Request[AppState]) -> Response:
        """Have it act; every error becomes a typed reply."""
        request.scope["route_path"] = self.path
        try:
            if request.state["background"].stopping and self.path != "/healthz":
                raise Refused("unavailable", "The server is stopping; please try again.")
            if not self.token:
                request.scope[ACCOUNT].check()  # whatever token was shown, no seat pays here
            reply = await self.act(request)
        except (PalazziError, msgspec.DecodeError) as error:
            return refusal(error)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            bug("request failed", error, route=self.path)
            return refusal(error)
        if isinstance(reply, Response):
            return reply
        content = reply if isinstance(reply, str) else write(reply)
        return Response(content, self.status, media_type=self.media)


def as_json(content: bytes) -> Response:
    """What is JSON already."""
    return Response(content, media_type="application/json")


def cached(request: Request[AppState], content: bytes) -> Response:
    """JSON that whoever has it already need not be sent again."""
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(content, headers=headers, media_type="application/json")


# ---- reading requests


async def read(request: Request[AppState], decode: Callable[[bytes], T], most: int = SMALL) -> T:
    """The body, decoded; stops reading when it is too long."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refused("too_large", f"The body is longer than {most // 1024} kB.")
        chunks.append(chunk)
    return decode(b"".join(chunks))


def bearer(request: Request[AppState]) -> str | None:
    """The token that was sent along."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused("unauthorized", "The Authorization header reads 'Bearer TOKEN'.")
    return token.strip()


async def whose(request: Request[AppState], needed: bool) -> Credential:
    """What the token that was sent along proves; a watcher without one where that will do."""
    token, sign_in = bearer(request), request.state["sign_in"]
    if token is None:
        if needed:
            raise Refused("unauthorized", "This needs the token of a seat.")
        await sign_in.admit(WATCHER, device_token(request))
        return WATCHER
    table_id = request.path_params["table"]
    who = await request.state["store"].credential(table_id, token)
    if who is None:
        raise Refused("unauthorized", "This token does not belong to this table.")
    request.state["neighbours"].heard_of(table_id, who)
    account: Account = request.scope[ACCOUNT]
    if who.sitting:
        account.sit(table_id, who.seat)
    account.check()
    await sign_in.admit(who, device_token(request))
    return who


def device_token(request: Request[AppState]) -> str | None:
    """The token of the device, where it stands beside a seat's or in place of one."""
    return request.headers.get(DEVICE_TOKEN)


def origin_of(request: Request[AppState]) -> str:
    """The address that the page was opened by: one that the guard knows."""
    return f"{request.url.scheme}://{request.url.netloc}"


def number(request: Request[AppState], name: str, default: int = 0) -> int:
    """A query parameter that is a number from 0 on."""
    text = request.query_params.get(name, str(default))
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refused("malformed", f"'{name}' is a whole number from 0 on.")
    return int(text)
