"""Bytes over a socket, and what comes back: for what no library would send."""

from __future__ import annotations

import json
import socket
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

PATIENCE = 30.0
"""Seconds until a test that waits for bytes gives up; not a measurement."""


@contextmanager
def plug(url: str, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A connection from an address of this machine; all of 127/8 are its."""
    where = urlsplit(url)
    target = (where.hostname or "", where.port or 0)
    with socket.create_connection(target, PATIENCE, (address, 0)) as wire:
        yield wire


def send(wire: socket.socket, data: bytes) -> None:
    """Send all of it, or as much as the server takes."""
    with suppress(ConnectionError):  # it has closed; what it said can still be read
        wire.sendall(data)


def answer(wire: socket.socket) -> tuple[int, Any]:
    """Status and JSON of one answer; status 0 if the connection was closed without one."""
    data = b""
    while b"\r\n\r\n" not in data:
        if not (more := receive(wire)):
            return 0, None
        data += more
    head, _, body = data.partition(b"\r\n\r\n")
    fields = dict(line.split(b": ", 1) for line in head.lower().split(b"\r\n")[1:])
    while len(body) < int(fields.get(b"content-length", b"0")):
        if not (more := receive(wire)):
            break
        body += more
    return int(head.split()[1]), json.loads(body) if body else None


def receive(wire: socket.socket) -> bytes:
    """What comes next; nothing if the connection has ended."""
    try:
        return wire.recv(65536)
    except ConnectionError:
        return b""


def request(url: str, head: str, body: bytes = b"", address: str = "127.0.0.1") -> tuple[int, Any]:
    """One request, its head without the last empty line; what was answered."""
    with plug(url, address) as wire:
        lines = f"{head}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        send(wire, lines.encode() + body)
        return answer(wire)


def upgrade(url: str, table: str, host: str = "127.0.0.1") -> bytes:
    """The handshake of a websocket."""
    key = b64encode(b"0123456789abcdef").decode()
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()
