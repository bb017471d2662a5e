"""By which names this server is called: the Host header against DNS rebinding.

A page of evil.example can have its own name point to a machine in your home a moment after it was
loaded, and then talk to it as if both were one site. What it cannot do is send another Host than
its own. So public names must be known. An address needs no name server, and a name without a dot
or under an ending that no public name server answers for (RFC 6762, 6761, 8375) cannot be anybody
else's: those are let in, and so play at home works without a setting.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from palazzi.server.base.settings import Settings

AT_HOME: Final = (
    ".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain",
)  # fmt: skip
_HOST: Final = re.compile(r"(\[[0-9a-fA-F:.%a-z]+\]|[^\[\]:@/?#\s]*)(?::[0-9]{0,5})?")


class Hosts:
    """The names that count as this server's."""

    def __init__(self, settings: Settings) -> None:
        self._exact: set[str] = set()
        self._below: set[str] = set()
        origins = (urlsplit(origin).netloc for origin in (*settings.origins, settings.url))
        for name in (settings.host, *settings.hosts, *origins):
            self._add(name)
        self._ours = lru_cache(maxsize=256)(self._look)

    def _add(self, given: str) -> None:
        name = _name(given)
        if name is None:
            return
        if name.startswith("*."):
            self._below.add(name[1:])
        else:
            self._exact.add(name)

    def __contains__(self, header: str) -> bool:
        return len(header) <= 300 and self._ours(header)

    def _look(self, header: str) -> bool:
        name = _name(header)
        if name is None:
            return False
        return (
            name in self._exact
            or "." not in name
            or _is_address(name)
            or name.endswith(AT_HOME)
            or _ends(name, self._below)
        )


def _name(header: str) -> str | None:
    """The name in a header, without port and final dot; None if there is none to be read."""
    found = _HOST.fullmatch(header)
    return None if found is None else found[1].lower().removesuffix(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _ends(name: str, endings: Iterable[str]) -> bool:
    return any(name.endswith(ending) for ending in endings)
