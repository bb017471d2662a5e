"""uvicorn's websocket protocol with shortcuts for what is frequent, and bounds for what is hostile.

What a client sends is handed to a listener inside the callback of the transport, without a queue
and a task switch between; and all that waits for a client goes out in one write. Everything else
(the handshake, pings, closing) stays uvicorn's. It needs per-message compression to be off.

Bytes are parsed a little at a time, and the rest waits while others have their turn or while the
listener wants no more; so a flood of tiny frames costs its sender time and nobody else.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from palazzi.server.limits.admission import Ticket
from palazzi.server.limits.rates import CONTROLS, Bucket
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import STATUS, Refused, error_of

EXTENSION = "palazzi.line"
"""Where the application finds this object in the ASGI scope."""
SLICE: Final = 4096
"""Bytes that are parsed in one round of the loop: 700 of the smallest frames, in some 5 ms."""
MOST_FRAGMENTS: Final = 64
"""Frames of one message, empty ones included."""
TOO_MANY: Final = 4429
TOO_BIG: Final = 1009


class Binary(bytes):
    """A message to be sent as bytes; all others are texts."""


class Glimpse(Binary):
    """One that may be left out if the client is behind: others will follow."""


Listener = Callable[[bytes, bool], None]
"""Is given what a client sent, and whether it was binary."""


class _Handshake(ServerProtocol):
    """Refuses with typed replies."""

    def reject(self, status: Any, text: str) -> Response:  # noqa: ARG002
        """For a browser this is only a failure; a program can read why."""
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            error = Refused("unavailable", "No connection could be made; please try again.")
        elif status == HTTPStatus.FORBIDDEN:
            error = Refused("unknown", "There is no websocket at this address.")
        elif status == HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE:
            error = Refused("too_large", "The handshake has too many headers, or too long ones.")
        else:  # a 426 is not for us to give: it tells old pages to reload
            error = Refused("malformed", "This is not the handshake of a websocket.")
        status = HTTPStatus(STATUS[error.code])
        body = write(error_of(error))
        headers = Headers(
            {
                "Content-Type": "application/json",
                "Content-Length": str(len(body)),
                "Connection": "close",
            }
        )
        return Response(status.value, status.phrase, headers, body)


class SocketLine(WebSocketsSansIOProtocol):
    """One connection."""

    ticket: Ticket | None = None
    """What its admission counts."""
    _listener: Listener | None = None
    _drained: Callable[[], None] | None = None
    _pumping = False

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.conn = _Handshake(
            max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error")
        )
        self._backlog = bytearray()
        """What was read and not yet parsed; nothing more is read meanwhile."""
        self._controls = Bucket(CONTROLS)

    def handle_connect(self, event: Request) -> None:
        try:
            super().handle_connect(event)
        except UnicodeError:  # an address that is not ASCII
            self._bad_handshake()
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._backlog.clear()
        if self.ticket is not None:
            self.ticket.leave()

    # ---- in

    def listen(self, listener: Listener, drained: Callable[[], None]) -> None:
        """From now on messages go to the listener; ``drained`` is called when it can write again.

        What came before, and waits in the queue, goes first.
        """
        self._listener, self._drained = listener, drained
        later: list[Any] = []
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener(message.get("bytes") or b"", "binary" in message)
            else:
                later.append(message)
        for message in later:
            self.queue.put_nowait(message)
        self.hold(False)

    def data_received(self, data: bytes) -> None:
        if len(data) <= SLICE and not self._backlog and not self.read_paused:
            self._parse(data)
            return
        self._backlog += data
        self.transport.pause_reading()
        self._pump_soon()

    def _pump_soon(self) -> None:
        if not self._pumping:
            self._pumping = True
            self.loop.call_soon(self._pump)

    def _pump(self) -> None:
        """Parse a slice of what waits; then others have their turn."""
        self._pumping = False
        if self.transport.is_closing() or self.close_sent:
            self._backlog.clear()
            self.transport.resume_reading()  # for the other side's word of farewell
            return
        if self.read_paused:
            return  # ``hold`` or ``receive`` goes on
        piece = bytes(self._backlog[:SLICE])
        del self._backlog[:SLICE]
        if piece:
            self._parse(piece)
        if self._backlog:
            self._pump_soon()
        elif not self._held():
            self.transport.resume_reading()

    def _held(self) -> bool:
        """Whether nothing may be read now; what was just parsed may have changed that."""
        return self.read_paused or self.transport.is_closing()

    def _parse(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._bad_handshake()
        elif self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def _bad_handshake(self) -> None:
        """A request that websockets cannot read, though HTTP can; uvicorn expects none."""
        self.close_sent = self.handshake_complete = True
        refusal = b"".join(self.conn.data_to_send())
        self.transport.write(refusal or self.conn.reject(HTTPStatus.BAD_REQUEST, "").serialize())
        self.transport.close()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._backlog and not self.read_paused:
            self._pump_soon()
        return message

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        binary = self.curr_msg_data_type == "bytes"
        if self._listener is not None:
            self._listener(data, binary)
            return
        # As bytes, even if it is text: whoever reads it says what is wrong if it is not UTF-8.
        message = {"type": "websocket.receive", "bytes": data}
        self.queue.put_nowait(cast(Any, {**message, "binary": True} if binary else message))
        self.hold(True)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) >= MOST_FRAGMENTS:
            self._end(TOO_BIG, "too many fragments")

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count_control()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_control()

    def _count_control(self) -> None:
        try:
            self._controls.take()
        except Refused:
            self._end(TOO_MANY, "too many pings")

    def _end(self, code: int, reason: str) -> None:
        """Close at once, whatever the application does."""
        if not self.close_sent and self.conn.state is State.OPEN:
            self.conn.send_close(code, reason)
            self.handle_parser_exception()

    def hold(self, on: bool) -> None:
        """Back-pressure: stop reading until the listener has caught up."""
        if on == self.read_paused or self.transport.is_closing():
            return
        self.read_paused = on
        if on:
            self.transport.pause_reading()
        elif self._backlog:
            self._pump_soon()
        else:
            self.transport.resume_reading()

    # ---- out

    @property
    def open(self) -> bool:
        """Whether anything can still be sent."""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    def write(self, messages: Iterable[bytes]) -> None:
        """Send messages, in one write; UTF-8 texts, or Binary."""
        parts: list[bytes] = []
        for message in messages:
            size = len(message)
            kind = b"\x82" if isinstance(message, Binary) else b"\x81"
            if size < 126:
                parts.append(kind + b"%c" % size)
            elif size < 65536:
                parts.append(kind + b"\x7e" + size.to_bytes(2, "big"))
            else:
                parts.append(kind + b"\x7f" + size.to_bytes(8, "big"))
            parts.append(message)
        self.transport.write(b"".join(parts))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._drained is not None:
            self._drained()

    def hang_up(self) -> None:
        """Have the application's ``receive`` return, so that it closes the connection."""
        self.queue.put_nowait(cast(Any, {"type": EXTENSION}))
