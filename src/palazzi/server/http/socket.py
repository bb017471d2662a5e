"""A websocket: hello, then requests one after the other, and everything that happens meanwhile.

Requests are heard inside the transport's callback (see line.py). Most are answered by callbacks
alone; what has to wait for something else is a task, and the requests after it wait.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send

from palazzi.core.errors import PalazziError, Stale
from palazzi.server.base.journal import bug, now
from palazzi.server.http.state import AppState
from palazzi.server.limits.budget import ACCOUNT, Account
from palazzi.server.limits.rates import CHAT, MESSAGES, Bucket
from palazzi.server.protocol import fields, messages, requests
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import Refused, error_of, outdated
from palazzi.server.rooms.room import Member
from palazzi.server.storage.credentials import WATCHER, Credential
from palazzi.server.transport.line import EXTENSION, SocketLine

PATIENCE: Final = 10.0
"""Seconds for the first message."""
STUBBORN: Final = 200
"""Refusals for haste, without a pause, after which a connection is closed."""
MOST_PENDING: Final = 64
"""Requests of one connection that may wait for their turn before it is read no further."""
CLOSING: Final = {
    "unauthorized": 4401,
    "sign_in": 4407,
    "unknown": 4404,
    "unavailable": 1012,
    "too_many": 4429,
}


class Gone(Exception):
    """The client has hung up."""


async def serve(state: AppState, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from its first message to its last."""
    line: SocketLine = scope["extensions"][EXTENSION]
    table_id = scope["path_params"]["table"]
    await receive()
    await send({"type": "websocket.accept"})
    try:
        member, first = await _hello(state, table_id, line, receive, scope[ACCOUNT])
    except Gone:
        return
    except Exception as error:
        reply = error_of(_hello_error(error))
        if line.open:
            line.write([write(reply)])
            await send({"type": "websocket.close", "code": CLOSING.get(reply.code, 4400)})
        return
    try:
        welcome = messages.Welcome(table=table_id, seat=member.seat, now=now())
        if line.open:
            line.write([write(welcome), *first])
        member.flush()
        line.listen(_Talk(state, table_id, member, line, scope[ACCOUNT]).hear, member.flush)
        await _hung_up(receive)
        if member.closing and line.open:
            await send({"type": "websocket.close", "code": member.closing})
    finally:
        state["visits"].leave(table_id, member)


def _hello_error(error: Exception) -> Exception:
    if isinstance(error, TimeoutError):
        return Refused("malformed", "The first message is a hello, within 10 seconds.")
    if not isinstance(error, PalazziError | msgspec.DecodeError):
        bug("hello failed", error)
    return error


async def _hung_up(receive: Receive) -> None:
    """Wait until the client or the server wants to end the connection."""
    while (await receive())["type"] == "websocket.receive":
        pass


async def _hello(
    state: AppState, table_id: str, line: SocketLine, receive: Receive, account: Account
) -> tuple[Member, list[bytes]]:
    async with asyncio.timeout(PATIENCE):
        message = await receive()
    if message["type"] != "websocket.receive":
        raise Gone
    hello = requests.read_hello(message.get("bytes") or b"")
    if hello.protocol != fields.PROTOCOL:
        raise outdated()
    if state["background"].stopping:
        raise Refused("unavailable", "The server is stopping; please try again.")
    who: Credential | None = WATCHER
    if hello.token is not None:
        who = await state["store"].credential(table_id, hello.token)
    if who is None:
        async with state["rooms"].at(table_id):  # an unknown table is said to be unknown
            raise Refused("unauthorized", "This token does not belong to this table.")
    if who.sitting:
        account.sit(table_id, who.seat)
    account.check()
    await state["sign_in"].admit(who, hello.device)
    await account.turn()
    member = Member(line, who, account if hello.steps else None)
    member.visible = hello.visible
    return member, await state["visits"].enter(table_id, member, hello.since)


class _Talk:
    """The requests of one connection, in order."""

    def __init__(
        self, state: AppState, table_id: str, member: Member, line: SocketLine, account: Account
    ) -> None:
        self._state = state
        self._table_id = table_id
        self._member = member
        self._line = line
        self._account = account
        self._messages = Bucket(MESSAGES)
        self._chat = Bucket(CHAT)
        self._pending: deque[bytes] = deque()
        self._current: requests.TableRequest | None = None
        """The request that is being carried out."""

    def hear(self, data: bytes, binary: bool) -> None:
        """A message came; a binary one is what the hand does in a physical world."""
        with self._account.measure():
            self._hear(data, binary)

    def _hear(self, data: bytes, binary: bool) -> None:
        if binary:
            self._feed(data)
            return
        if self._current is None and not self._pending:
            self._begin(data)
            return
        self._pending.append(data)
        if len(self._pending) >= MOST_PENDING:
            self._line.hold(True)

    def _feed(self, data: bytes) -> None:
        """Pass the hand's movements on. They have no answer but a refusal: frames show the rest."""
        error = self._hurried()
        if error is None and self._member.who.sitting:
            error = self._state["neighbours"].feed(
                self._table_id, self._member.seat, data, self._cannot
            )
        elif error is None:
            error = Refused("forbidden", "Watchers cannot do that.")
        if error is not None:
            self._cannot(str(error), error.code)

    def _cannot(self, sentence: str, code: messages.Code = "illegal") -> None:
        self._member.send(write(messages.Error(code, sentence, seq=self._member.seq)))

    def _begin(self, data: bytes) -> None:
        """Read a request and have it carried out; it ends in ``_done`` or ``_fail``."""
        try:
            request = self._current = requests.read_request(data)
        except Exception as error:
            self._fail(self._hurried() or error)
            return
        if (hurried := self._hurried()) is not None:
            self._fail(hurried)
            return
        if (poor := self._poor()) is not None:
            self._fail(poor)
            return
        quick = (
            isinstance(request, requests.Submit | requests.Undo | requests.TakeOut | requests.Reset)
            and request.client_id
        )
        who = self._member.who
        if quick and self._state["requests"].ask_now(
            self._table_id, who, request, self._done, self._fail
        ):
            return
        self._state["background"].spawn(self._account.metered(self._handle(request)))

    def _hurried(self) -> Refused | None:
        """Count a message, readable or not; what to answer if there were too many."""
        try:
            if self._state["limits"]:
                self._messages.take()
        except Refused as error:
            return error
        return None

    def _poor(self) -> Refused | None:
        """What to answer if nothing is left to pay with."""
        try:
            self._account.check()
        except Refused as error:
            return error
        return None

    def _end(self) -> None:
        """On to the next, in the next round of the loop: others have their turn between."""
        self._current = None
        if self._pending:
            self._state["background"].loop.call_soon(self._next)

    def _next(self) -> None:
        if not self._line.open:
            self._pending.clear()  # nobody waits for the answers
        elif self._current is None and self._pending and not self._member.closing:
            data = self._pending.popleft()
            if len(self._pending) < MOST_PENDING // 2:
                self._line.hold(False)
            with self._account.measure():
                self._begin(data)

    def _done(self, reply: messages.Done | messages.Pong) -> None:
        self._member.send(write(reply))
        self._end()

    def _fail(self, error: Exception) -> None:
        if not isinstance(error, PalazziError | msgspec.DecodeError):
            bug("websocket request failed", error)
        name = None if self._current is None else self._current.client_id
        self._member.send(write(error_of(error, name, self._member.seq)))
        if isinstance(error, Stale):
            self._state["background"].spawn(self._account.metered(self._resync()))
        if self._messages.refused > STUBBORN:
            self._member.close(4429)
        self._end()

    async def _handle(self, request: requests.TableRequest) -> None:
        """What cannot be done at once."""
        try:
            await self._ask(request)
        except Exception as error:
            self._fail(error)

    async def _ask(self, request: requests.TableRequest) -> None:
        member, name = self._member, request.client_id
        if isinstance(request, requests.Ping):
            self._done(messages.Pong(client_id=name, now=now()))
        elif isinstance(request, requests.Look):
            self._state["neighbours"].looks(self._table_id, member, request.visible)
            self._done(messages.Done(client_id=name, seq=member.seq))
        elif isinstance(request, requests.Resync):
            member.send(write(messages.Done(client_id=name, seq=member.seq)))
            await self._resync()
            self._end()
        elif isinstance(request, requests.Chat):
            if self._state["limits"]:
                self._chat.take()
            self._done(
                await self._state["chat"].say(self._table_id, member.who, request.text, name)
            )
        else:
            await self._state["requests"].ask(self._table_id, member.who, request, self._done)

    async def _resync(self) -> None:
        """Everything anew, unless that is on its way already; for a client that is still there."""
        member = self._member
        await self._account.turn()
        if member.renewing or not self._line.open:
            return
        async with self._state["frame_builder"].told(self._table_id, member.who, 0) as room:
            if self._line.open:
                member.renew(room.message(member.seat, 0))
                member.seq = room.live.seq


class Endpoint:
    """The websocket as an ASGI application."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serve(scope["state"], scope, receive, send)
