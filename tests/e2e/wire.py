"""A network between page and server that a test can spoil: a TCP proxy in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Self, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
PORTAL = b"<!doctype html><title>Welcome to the hotel</title><p>Please sign in."


class Wire:
    """Passes bytes on until it is told otherwise."""

    def __init__(self, target: str) -> None:
        place = urlsplit(target)
        self._target = (place.hostname or "", place.port or 0)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._lines: set[_Passage] = set()
        self._mute = self._portal = False
        self.url = ""

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = self._there(asyncio.start_server(self._meet, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._there(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def mute(self) -> None:
        """Nothing passes any more, and nobody is told: connections stay open, new ones, too."""
        self._there(self._spoil(mute=True))

    def stand_between(self) -> None:
        """Cut all connections, and answer whoever comes with a page of our own."""
        self._there(self._spoil(portal=True))

    def heal(self) -> None:
        """New connections work again; mute ones stay so for ever."""
        self._there(self._spoil())

    def _there(self, work: Coroutine[None, None, T]) -> T:
        """What comes of it, from the loop's thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _spoil(self, mute: bool = False, portal: bool = False) -> None:
        self._mute, self._portal = mute, portal
        for line in list(self._lines):
            line.mute = line.mute or mute
            if portal:
                line.close()

    async def _end(self) -> None:
        self._server.close()
        for line in self._lines:
            line.close()
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._portal:
            await reader.readuntil(b"\r\n\r\n")
            head = (
                f"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: {len(PORTAL)}\r\n"
            )
            writer.write(head.encode() + b"Connection: close\r\n\r\n" + PORTAL)
            writer.close()
            return
        far, out = await asyncio.open_connection(*self._target)
        line = _Passage((writer, out), self._mute)
        self._lines.add(line)
        try:
            await asyncio.gather(line.pass_on(reader, out), line.pass_on(far, writer))
        finally:
            self._lines.discard(line)
            line.close()


class _Passage:
    """One connection, both ways."""

    def __init__(self, ends: tuple[asyncio.StreamWriter, ...], mute: bool) -> None:
        self._ends = ends
        self.mute = mute

    async def pass_on(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        """Until either side ends it."""
        try:
            while data := await source.read(65536):
                if not self.mute:
                    to.write(data)
        except ConnectionError:
            pass
        if not self.mute:
            self.close()

    def close(self) -> None:
        """End it on both sides."""
        for end in self._ends:
            end.close()
