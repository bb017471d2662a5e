"""POST to an address that a player named: never into the private network, never for long.

Whoever names an address decides where this machine connects to. So a name is resolved once, every
address it has must be public, and the connection is made to that very address: a name server that
gives another answer a moment later is not asked again. No redirect is followed, of the answer only
the head is read, and all of it happens in a thread of its own, so that a thousand dead endpoints
cost nobody who plays a moment.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar
from urllib.parse import SplitResult, urlsplit

from palazzi.server.base.threads import in_thread

T = TypeVar("T")

PATIENCE: Final = 10.0
"""Seconds for all of it: name, connection, request and answer."""
LONGEST_HEAD: Final = 16 * 1024
LONGEST_URL: Final = 1000
_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 addresses as a translator (NAT64) writes them."""


class NotPublic(Exception):
    """The address may not be used."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """What came of an attempt: the status of the answer, or 0 if there was none."""

    status: int
    retry_after: int = 0
    """Seconds."""

    @property
    def arrived(self) -> bool:
        """Whether it was accepted."""
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Whether there will never be anybody at that address."""
        return self.status in (404, 410)


def is_public(address: str) -> bool:
    """Whether an IP address is somebody's on the internet, however it is written."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo or (None, None))[1]
        if inner is None and ip in _TRANSLATED:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None and not is_public(str(inner)):
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def read_url(url: str, private: bool) -> SplitResult:
    """The parts of an address that may be asked; NotPublic if it may not, whoever is there."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotPublic from None
    printable = url.isascii() and url.isprintable() and " " not in url
    if not printable or len(url) > LONGEST_URL or not parts.hostname:
        raise NotPublic
    if parts.scheme not in (("https", "http") if private else ("https",)):
        raise NotPublic
    if parts.username is not None or parts.password is not None:
        raise NotPublic
    if port is not None and port < 1024 and port not in (80, 443):
        raise NotPublic  # what listens there speaks another language
    return parts


async def addresses_of(parts: SplitResult, private: bool) -> list[str]:
    """The IP addresses of a name, all of them public; NotPublic otherwise, or if there is none."""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = await in_thread(
            partial(socket.getaddrinfo, parts.hostname, port, type=socket.SOCK_STREAM)
        )
    except (OSError, UnicodeError):
        raise NotPublic from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not addresses or not (private or all(map(is_public, addresses))):
        raise NotPublic
    return addresses


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> Delivery:
    """Send it; NotPublic if it may not be sent there."""
    try:
        async with asyncio.timeout(PATIENCE):
            parts = read_url(url, private)
            addresses = await addresses_of(parts, private)
            return await _exchange(parts, addresses[0], headers, body)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return Delivery(0)
    except (ValueError, IndexError):  # the answer is no HTTP
        return Delivery(0)


async def _exchange(
    parts: SplitResult, address: str, headers: Mapping[str, str], body: bytes
) -> Delivery:
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        parts.port or (443 if secure else 80),
        limit=LONGEST_HEAD,
        ssl=_tls() if secure else None,
        server_hostname=parts.hostname if secure else None,
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            f"Content-Length: {len(body)}",
            "Connection: close",
            "User-Agent: palazzi",
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        await writer.drain()
        while True:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            status = int(head[0].split(" ", 2)[1])
            if status >= 200:
                return Delivery(status, _retry_after(head[1:]))
    finally:
        writer.transport.abort()


def _retry_after(lines: list[str]) -> int:
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip().lower() == "retry-after" and value.strip().isdecimal():
            return min(86_400, int(value))
    return 0


_TLS: list[ssl.SSLContext] = []


def _tls() -> ssl.SSLContext:
    if not _TLS:
        _TLS.append(ssl.create_default_context())
    return _TLS[0]


class Errands:
    """An event loop in a thread of its own, for what happens outside."""

    def __init__(self) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    async def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Have it done there; whoever stops waiting stops it."""
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(
                target=self._loop.run_forever, name="errands", daemon=True
            )
            self._thread.start()
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    async def close(self) -> None:
        """Stop; what is under way is dropped, and tried again by whoever claims it next."""
        if self._loop is None or self._thread is None:
            return
        loop = self._loop
        for task in asyncio.all_tasks(loop):
            loop.call_soon_threadsafe(task.cancel)
        loop.call_soon_threadsafe(loop.call_later, 0.05, loop.stop)
        await asyncio.to_thread(self._thread.join, 5)
