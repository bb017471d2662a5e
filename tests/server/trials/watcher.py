"""Somebody at a table whose world moves: chooses by words, and keeps the pictures."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from websockets.asyncio.client import ClientConnection

PATIENCE = 120.0


class Watcher:
    """A connection that keeps texts and pictures apart."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: dict[str, Any] = {}
        self.pictures: list[bytes] = []
        self.times: list[float] = []
        """When each picture came, in seconds."""
        self.errors: list[dict[str, Any]] = []

    async def hello(self, token: str | None) -> None:
        """Say who we are."""
        await self.send({"type": "hello", "protocol": 2, "token": token})
        while not self.frame:
            await self.receive()

    async def send(self, message: dict[str, Any]) -> None:
        """Send a text."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> None:
        """Take note of the next message."""
        async with asyncio.timeout(PATIENCE):
            message = await self.socket.recv()
        if isinstance(message, bytes):
            self.pictures.append(message)
            self.times.append(time.monotonic())
            return
        told = json.loads(message)
        if told["type"] == "frame":
            self.frame = told["frame"]
        elif told["type"] == "error":
            self.errors.append(told)

    async def choose(self, *preferred: str) -> str:
        """Take the first choice whose text begins with one of these words, else the first."""
        choices = self.frame["prompt"]["choices"]
        texts = [choice["text"] for choice in choices]
        wanted = next((t for word in preferred for t in texts if t.startswith(word)), texts[0])
        seq, step = self.frame["seq"], len(self.frame["draft"])
        before = (seq, step)
        await self.send(
            {
                "type": "submit",
                "client_id": f"c{seq}.{step}",
                "expected_seq": seq,
                "actions": [wanted],
            }
        )
        while (self.frame["seq"], len(self.frame["draft"] or ())) == before:
            await self.receive()
        return str(wanted)

    async def until_asked(self) -> None:
        """Watch until it is this seat's turn."""
        while not self.asked:
            await self.receive()

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn."""
        return bool(self.frame["prompt"]["choices"])
