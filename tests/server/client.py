"""A client that does as it is told: one connection, every message kept as it came."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.trials.player import socket_url

Message = dict[str, Any]
PATIENCE = 30.0
"""Seconds until a test that waits for a message gives up; not a measurement."""


class Client:
    """A seat's connection, or a watcher's."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        """Every text that was received."""
        self.frame: Message = {}
        self.seq = 0
        self._names = 0

    async def receive(self) -> Message:
        """The next message; frames are kept, and checked for holes."""
        async with asyncio.timeout(PATIENCE):
            while not isinstance(text := await self.socket.recv(), str):
                pass  # a picture of a moving world
        self.raw.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("frame", "skip"):
            assert message["since"] in (0, self.seq), "a hole"
            self.seq = message["seq"]
            self.frame = message.get("frame", self.frame)
        return message

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message that is wanted; others are taken note of."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def see(self, wanted: Callable[[Message], bool]) -> Message:
        """Wait until the frame is as wanted; it may be so already."""
        while not (self.frame and wanted(self.frame)):
            await self.receive()
        return self.frame

    async def send(self, type_: str, **fields: object) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": type_, **fields}))

    async def ask(self, type_: str, **fields: object) -> Message:
        """Send a request and wait for its reply, done or error."""
        self._names += 1
        name = fields.setdefault("client_id", f"c{self._names}")
        await self.send(type_, **fields)
        return await self.until(
            lambda m: m["type"] in ("done", "error", "pong") and m["client_id"] == name
        )

    async def submit(self, action: int | str, **fields: object) -> Message:
        """Submit one action, on top of the frame that was seen last."""
        frame = self.frame
        step = {"expected_step": len(frame["draft"])} if frame.get("draft") is not None else {}
        fields = {"expected_seq": self.seq, **step, **fields}
        return await self.ask("submit", actions=[action], **fields)


@asynccontextmanager
async def connected(
    url: str, table: str, token: str | None = None, since: int = 0, **more: object
) -> AsyncIterator[Client]:
    """A client that has been welcomed and has its first frame."""
    # Without a bound on the queue: a test may leave a client unread while others play.
    where = socket_url(url, table)
    async with connect(where, compression=None, max_queue=None, proxy=None) as socket:
        client = Client(socket)
        client.seq = since
        await client.send("hello", protocol=2, token=token, since=since, **more)
        await client.until(lambda m: m["type"] in ("frame", "error"))
        yield client


async def act(client: Client, action: int | str) -> None:
    """Submit one action and wait for the frame it leads to."""
    reply = await client.submit(action)
    assert reply["type"] == "done", reply
    while client.seq <= reply["seq"] and not reply["committed"]:
        if client.seq == reply["seq"] and len(client.frame["draft"]) == reply["step"]:
            return
        await client.receive()
    while client.seq < reply["seq"]:
        await client.receive()


async def play_on(
    client: Client, pick: Callable[[list[Any]], Any] = lambda c: c[0], most: int = 10**6
) -> Message:
    """Act for the seat until the game is over (or that many times); its last frame."""
    seat = client.frame["seat"]
    while client.frame["phase"] == "playing" and most:
        frame = client.frame
        if frame["actor"] == seat and frame["draft"] is not None:
            await act(client, pick(frame["prompt"]["choices"])["action"])
            most -= 1
        else:
            await client.receive()
    return client.frame
