"""By which address others can open this server: the host's word, or what the machine knows.

An address that only this machine can open is none: whoever is handed it finds nothing there.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from palazzi.core.errors import BadOption
from palazzi.server.base.settings import Settings

IN_A_BOX: Final = (Path("/.dockerenv"), Path("/run/.containerenv"))
"""A container's own address leads nowhere outside it."""
FAR: Final = (
    (socket.AF_INET, "192.0.2.1"),
    (socket.AF_INET6, "2001:db8::1"),
)
"""Addresses that nobody has (RFC 5737, 3849): the way to them leaves by the network's interface."""


_PATH: Final = re.compile(r"(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*/?")
"""Plain words only: they are written into documents and compared with what browsers send."""


def checked_url(given: str) -> str:
    """The address that people open, as it is put before a path; BadOption if it is none. It may
    have a path itself, under which the whole site lives then."""
    if not given:
        return ""
    try:
        parts = urlsplit(given)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
        known = known and _PATH.fullmatch(parts.path) is not None
    except ValueError:
        known = False
    if not known or parts.query or parts.fragment or "@" in parts.netloc:
        raise BadOption(
            "--url is an address such as https://play.example.org or https://example.org/palazzi, "
            f"not '{given}'."
        )
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def checked_docs(given: str) -> str:
    """The folder of the documentation; BadOption if it holds none."""
    if given and not (Path(given) / "index.html").is_file():
        raise BadOption(f"--docs: there is no index.html in {given}; './palazzi docs' makes it.")
    return given


def base_of(url: str) -> str:
    """The path under which the site lives, by a checked address; empty for the root."""
    return urlsplit(url).path


def local_address(settings: Settings) -> str:
    """What others in the same network can open; empty if they cannot, or nobody knows.

    Asked anew each time: a laptop goes from network to network.
    """
    host = settings.host
    address = _as_address(host)
    if address is None:
        return "" if host == "localhost" else _url(host, settings.port)
    if address.is_unspecified:
        found = "" if any(mark.exists() for mark in IN_A_BOX) else _outward(address.version)
        return _url(found, settings.port) if found else ""
    return "" if address.is_loopback else _url(host, settings.port)


def _as_address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _outward(version: int) -> str:
    """The address that this machine has where it is connected to others; nothing is sent."""
    for family, far in FAR:
        if family == socket.AF_INET6 and version == 4:
            continue
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ip_address(found).is_loopback:
            return found
    return ""


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
