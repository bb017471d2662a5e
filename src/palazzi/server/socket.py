"""A websocket: hello, then requests one after the other, and everything that happens meanwhile.

Two tasks share it: one reads and carries out, the other sends what waits in the member's outbox. So
a client that does not read cannot hold up a table, and a request under way does not hold up frames.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from palazzi.core.errors import PalazziError, Stale
from palazzi.core.view import SPECTATOR
from palazzi.server import wire
from palazzi.server.hub import Hub
from palazzi.server.journal import bug, now
from palazzi.server.limits import CHAT, MESSAGES, Bucket
from palazzi.server.replies import Refused, error_of
from palazzi.server.room import Member

PATIENCE = 10.0
"""Seconds for the first message."""
STUBBORN = 200
"""Refusals for haste in a row after which a connection is closed."""
CLOSING = {"unauthorized": 4401, "unknown": 4404, "unavailable": 1012, "too_many": 4429}


async def serve(hub: Hub, socket: WebSocket) -> None:
    """One connection, from its first message to its last."""
    game = socket.path_params["table"]
    await socket.accept()
    try:
        member = await _hello(hub, game, socket)
    except (PalazziError, msgspec.DecodeError, TimeoutError) as error:
        if isinstance(error, TimeoutError):
            error = Refused("malformed", "The first message is a hello, within 10 seconds.")
        await _close(socket, error)
        return
    except WebSocketDisconnect:
        return
    sender = asyncio.create_task(_send(socket, member))
    try:
        await _Talk(hub, game, member).listen(socket)
    except WebSocketDisconnect:
        pass
    finally:
        hub.exit(game, member)
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await sender


async def _hello(hub: Hub, game: str, socket: WebSocket) -> Member:
    async with asyncio.timeout(PATIENCE):
        hello = wire.read_hello(await _text(socket))
    if hub.stopping:
        raise Refused("unavailable", "The server is stopping; please try again.")
    seat: int | None = SPECTATOR
    if hello.token is not None:
        seat = await hub.store.seat_of(game, hello.token)
    if seat is None:
        async with hub.at(game):  # an unknown table is said to be unknown
            raise Refused("unauthorized", "This token does not belong to this table.")
    member = Member(seat, known=hello.token is not None)
    welcome = wire.Welcome(table=game, seat=seat, now=now())
    try:
        first = await hub.enter(game, member, hello.since)
        await socket.send_text(wire.write(welcome).decode())
        for text in first:
            await socket.send_text(text)
    except BaseException:
        hub.exit(game, member)
        raise
    return member


async def _text(socket: WebSocket) -> str | bytes:
    """The next message; JSON may come as text or as bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text if isinstance(text, str) else bytes(message["bytes"])


async def _send(socket: WebSocket, member: Member) -> None:
    """Send what waits, until the connection ends."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while (text := await member.next()) is not None:
            await socket.send({"type": "websocket.send", "text": text})
        await socket.close(member.closing)


async def _close(socket: WebSocket, error: BaseException) -> None:
    reply = error_of(error)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.send_text(wire.write(reply).decode())
            await socket.close(CLOSING.get(reply.code, 4400))


class _Talk:
    """The requests of one connection."""

    def __init__(self, hub: Hub, game: str, member: Member) -> None:
        self._hub = hub
        self._game = game
        self._member = member
        self._messages = Bucket(MESSAGES)
        self._chat = Bucket(CHAT)

    async def listen(self, socket: WebSocket) -> None:
        """Carry out requests in order, each with its reply."""
        member = self._member
        while not member.closing:
            data = await _text(socket)
            client_id: str | None = None
            try:
                if self._hub.settings.limits:
                    self._messages.take()
                request = wire.read_request(data)
                client_id = request.client_id
                await self._carry_out(request)
            except Exception as error:
                if not isinstance(error, PalazziError | msgspec.DecodeError):
                    bug("websocket request failed", error)
                seq = member.seq
                member.send(wire.write(error_of(error, client_id, seq)).decode())
                if isinstance(error, Stale):
                    await self._resync()
                if self._messages.refused > STUBBORN:
                    member.close(4429)

    async def _carry_out(self, request: wire.TableRequest) -> None:
        member, name = self._member, request.client_id
        if isinstance(request, wire.Ping):
            self._reply(wire.Pong(client_id=name, now=now()))
        elif isinstance(request, wire.Resync):
            self._reply(wire.Done(client_id=name, seq=member.seq))
            await self._resync()
        elif not member.known:
            raise Refused("forbidden", "Who only watches cannot do that.")
        elif isinstance(request, wire.Chat):
            if self._hub.settings.limits:
                self._chat.take()
            self._reply(await self._hub.say(self._game, member.seat, request.text, name))
        else:
            await self._hub.ask(self._game, member.seat, request, self._reply)

    def _reply(self, reply: wire.Done | wire.Pong) -> None:
        self._member.send(wire.write(reply).decode())

    async def _resync(self) -> None:
        """Everything, from the beginning."""
        async with self._hub.at(self._game) as room:
            self._member.send(room.message(self._member.seat, 0))
            self._member.seq = room.live.seq
