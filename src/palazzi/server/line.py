"""uvicorn's websocket protocol with two shortcuts, for what happens thousands of times a second.

What a client sends is handed to a listener inside the callback of the transport, without a queue
and a task switch between; and all that waits for a client goes out in one write. Everything else
(the handshake, pings, closing) stays uvicorn's. It needs per-message compression to be off.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "palazzi.line"
"""Where the application finds this object in the ASGI scope."""


class Binary(bytes):
    """A message to be sent as bytes; all others are texts."""


class Glimpse(Binary):
    """One that may be left out if the client is behind: others will follow."""


Listener = Callable[[bytes, bool], None]
"""Is given what a client sent, and whether it was binary."""


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    _listener: Listener | None = None
    _drained: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

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
                text = message.get("text")
                if text is not None:
                    listener(text.encode(), False)
                else:
                    listener(message.get("bytes") or b"", True)
            else:
                later.append(message)
        for message in later:
            self.queue.put_nowait(message)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._listener(data, self.curr_msg_data_type == "bytes")

    def hold(self, on: bool) -> None:
        """Stop reading, or go on: who sends faster than he is served has to wait."""
        if on != self.read_paused and not self.transport.is_closing():
            self.read_paused = on
            (self.transport.pause_reading if on else self.transport.resume_reading)()

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
