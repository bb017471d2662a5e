"""uvicorn's HTTP protocol with bounds on what a client may send, and how slowly.

uvicorn leaves that to a proxy in front, and there may be none. Whatever goes beyond a bound gets a
typed reply if none is on its way yet, and the connection is closed. Bodies are bounded by the
resources (http.py); here is only what never reaches them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any, Final, cast

import uvicorn
from starlette.types import ASGIApp
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from palazzi.server.limits.admission import Admission, Ticket
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import STATUS, Refused, error_of
from palazzi.server.transport.line import SocketLine

CONNECTION: Final = "palazzi.connection"
"""Where the application finds this object in the ASGI scope."""

LONGEST_HEAD: Final = 16 * 1024
"""Bytes of request line and headers."""
LONGEST_TARGET: Final = 8192
"""Bytes of the address in the request line."""
MOST_HEADERS: Final = 100
LONGEST_REQUEST: Final = 4 << 20
"""Bytes of a request with all that chunks, trailers and a refused body add to it."""
MOST_PIPELINED: Final = 16
"""Requests that may wait on one connection for the answer to the one before."""
HEAD_TIME: Final = 10.0
"""Seconds from the connection, or the first byte of a request, to the end of its headers."""
BODY_TIME: Final = 60.0
"""Seconds for the body: the largest, of 1 MB, needs 18 kB per second."""
READ_TIME: Final = 60.0
"""Seconds in which a client must read something of what it is being sent."""
CLOSE_TIME: Final = 5.0
"""Seconds for what is on its way when we close."""


class BoundedConfig(uvicorn.Config):
    """uvicorn's settings, and what all connections of a process share."""

    def __init__(self, app: ASGIApp, admission: Admission, **more: Any) -> None:
        super().__init__(app, http=HttpConnection, ws=SocketLine, **more)
        self.admission = admission


class HttpConnection(HttpToolsProtocol):
    """One connection, until it is closed or becomes a websocket."""

    config: BoundedConfig
    _ticket: Ticket | None = None
    _refused: Refused | None = None
    """Why the parser was stopped from within."""
    _head: int = 0
    """Bytes since the end of the request before, while the headers are not complete."""
    _size: int = 0
    """Bytes of the request that is being read."""
    _reading_head = True
    _reading_body = False
    _deadline: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None
    gone = False
    """Whether the client has hung up."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self._tasks: set[asyncio.Future[Any]] = set()

    # ---- the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._ticket = self.config.admission.enter(self.client[0] if self.client else "")
        except Refused as error:
            self._refuse(error)
        else:
            self._wait(HEAD_TIME)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        super().connection_lost(exc)
        if self._ticket is not None:
            self._ticket.leave()
        self._forget()
        if self._stalled is not None:
            self._stalled.cancel()
        for task in self._tasks:
            task.cancel()

    @contextmanager
    def attended(self, task: asyncio.Future[Any]) -> Iterator[None]:
        """Cancel the task if the connection is lost meanwhile."""
        if self.gone:
            task.cancel()
        self._tasks.add(task)
        try:
            yield
        finally:
            self._tasks.discard(task)

    def handle_websocket_upgrade(self) -> None:
        """From here on the transport tells only the SocketLine what happens."""
        self._forget()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, SocketLine)
        line.ticket, self._ticket = self._ticket, None

    # ---- what comes in

    def data_received(self, data: bytes) -> None:
        """Headers are read in pieces no larger than what is left of them."""
        while data and not self.transport.is_closing():
            if self._reading_head:
                room = LONGEST_HEAD - self._head
                piece, data = data[:room], data[room:]
                self._head += len(piece)
            else:
                piece, data = data, b""
            self._size += len(piece)
            super().data_received(piece)
            if self.transport.get_protocol() is not self:
                return  # a websocket; what a client sends before it is told so is lost
            if self._reading_head and self._head >= LONGEST_HEAD:
                self._refuse(_too_large(f"The headers are longer than {LONGEST_HEAD} bytes."))
            elif self._size > LONGEST_REQUEST:
                self._refuse(_too_large(f"The request is longer than {LONGEST_REQUEST} bytes."))
        self._watch()

    def _watch(self) -> None:
        """See to it that what has begun is finished in time."""
        if self.transport.is_closing() or not (self._head or self._reading_body):
            self._forget()
        elif self._deadline is None:
            self._wait(BODY_TIME if self._reading_body else HEAD_TIME)

    def _wait(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _forget(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._deadline = None
        what = "body" if self._reading_body else "headers"
        self._refuse(Refused("malformed", f"The request's {what} did not come in time."))

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._head or 1
        self.scope["extensions"] = {CONNECTION: self}  # type: ignore[dict-item]

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        if len(self.url) > LONGEST_TARGET:
            self._stop(_too_large(f"The address is longer than {LONGEST_TARGET} bytes."))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also of a chunked body's end."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._stop(_too_large(f"The request has more than {MOST_HEADERS} headers."))

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop(Refused("too_many", "Wait for some answers before you send more."))
        self._head, self._reading_head, self._reading_body = 0, False, True
        self._forget()
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._size, self._reading_head, self._reading_body = 0, True, False
        super().on_message_complete()

    def _stop(self, error: Refused) -> None:
        """Have the parser stop; ``send_400_response`` is called next."""
        self._refused = error
        raise error

    # ---- what goes out

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """What cannot be parsed, or must not be."""
        self._refuse(self._refused or Refused("malformed", "This is not a request of HTTP/1.1."))

    def _refuse(self, error: Refused) -> None:
        """Say why, unless an answer is on its way already, and close."""
        if self.transport.is_closing():
            return
        if self._answerable():
            self.transport.write(plain_reply(error))
        self._close()

    def _answerable(self) -> bool:
        """Whether the client expects a reply to just what is being read."""
        if self.pipeline:
            return False
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is None or self._reading_head:
            return cycle is None or cycle.response_complete
        if cycle.response_started:
            return False
        # The resource waits for a body that we do not take: nothing it says will be sent.
        cycle.disconnected = True
        cycle.message_event.set()
        return True

    def _close(self) -> None:
        self.transport.close()
        self.loop.call_later(CLOSE_TIME, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.is_closing():
            self._close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stalled is None:
            self._stalled = self.loop.call_later(READ_TIME, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def _too_large(sentence: str) -> Refused:
    return Refused("too_large", sentence)


def plain_reply(error: Refused) -> bytes:
    """A typed reply as bytes, for what never becomes a request."""
    status = HTTPStatus(STATUS[error.code])
    reply = error_of(error)
    body = write(reply)
    head = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n"
    if reply.retry_after is not None:
        head += f"retry-after: {reply.retry_after // 1000 + 1}\r\n"
    head += f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n"
    return head.encode() + body
