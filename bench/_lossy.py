"""A bad network between a page and the server: late both ways, and messages get lost.

It passes HTTP on as it comes and websocket frames one by one. Every byte is late by ``delay``. Of
the server's binary messages a share is dropped for good: the protocol allows it, for whole frames
come now and then. What a hand sends must arrive; a lost packet of it is sent again, as TCP does,
after one more round trip, and everything behind it waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

BINARY = 2


class Lossy:
    """Stands between clients and a server on this machine."""

    def __init__(self, server: int, delay: float, loss: float, seed: int = 1) -> None:
        self._server = server
        self._delay = delay
        self._loss = loss
        self._rng = random.Random(seed)
        self.dropped = 0
        """Binary messages of the server that never arrived."""
        self.repeated = 0
        """Messages of clients that arrived a round trip late."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[int]:
        """Listen; the port to connect to."""
        listener = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        async with listener:
            yield int(listener.sockets[0].getsockname()[1])

    async def _meet(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, forth = await asyncio.open_connection("127.0.0.1", self._server)
        upgraded = asyncio.Event()
        ways = (
            asyncio.ensure_future(self._pass_on(near, forth, upgraded, down=False)),
            asyncio.ensure_future(self._pass_on(far, back, upgraded, down=True)),
        )
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for writer in (back, forth):
            writer.close()

    async def _pass_on(
        self,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        upgraded: asyncio.Event,
        down: bool,
    ) -> None:
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.ensure_future(_deliver(queue, writer))
        try:
            await self._hold_up(reader, queue, upgraded, down)
            await delivering
        finally:
            delivering.cancel()

    async def _hold_up(
        self,
        reader: asyncio.StreamReader,
        queue: asyncio.Queue[tuple[float, bytes]],
        upgraded: asyncio.Event,
        down: bool,
    ) -> None:
        loop = asyncio.get_running_loop()
        last = 0.0
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                data, binary = await _unit(reader, upgraded)
                if not data:
                    break
                if b"Upgrade: websocket" in data[:4096] or b"upgrade: websocket" in data[:4096]:
                    # A message that is lost must not be part of another's compression.
                    data = _without(data, b"sec-websocket-extensions")
                    if down:
                        upgraded.set()
                due = loop.time() + self._delay
                if binary and self._rng.random() < self._loss:
                    if down:
                        self.dropped += 1
                        continue
                    self.repeated += 1
                    due += 2 * self._delay
                last = max(last, due)
                queue.put_nowait((last, data))
        queue.put_nowait((last, b""))


async def _deliver(queue: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
    while True:
        due, data = await queue.get()
        await asyncio.sleep(max(0.0, due - asyncio.get_running_loop().time()))
        if not data:
            return
        writer.write(data)


async def _unit(reader: asyncio.StreamReader, upgraded: asyncio.Event) -> tuple[bytes, bool]:
    """The next bytes that are late together, and whether they are a binary message."""
    if not upgraded.is_set():
        # A read that began before the upgrade ends with the first frame, which is text.
        return await reader.read(65536), False
    head = await reader.readexactly(2)
    size = head[1] & 127
    if size > 125:
        more = await reader.readexactly(2 if size == 126 else 8)
        head += more
        size = int.from_bytes(more, "big")
    if head[1] & 128:
        head += await reader.readexactly(4)
    return head + await reader.readexactly(size), head[0] & 15 == BINARY


def _without(head: bytes, name: bytes) -> bytes:
    """An HTTP head without the line of that name."""
    lines = head.split(b"\r\n")
    return b"\r\n".join(line for line in lines if not line.lower().startswith(name))
