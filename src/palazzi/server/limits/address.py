"""Who is at the other end, as limits count: an IPv4 address, or an IPv6 network of /64.

A household or a rented machine has a whole /64, so one address of it says nothing. Behind a reverse
proxy that we trust, uvicorn puts the address of its X-Forwarded-For header into the scope.
"""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from starlette.types import Scope


def address_of(scope: Scope) -> str:
    """Whom a request or a websocket is counted against."""
    client = scope.get("client")
    return network(str(client[0])) if client else ""


@lru_cache(maxsize=4096)
def network(host: str) -> str:
    """An address as it is counted; whatever is none (a Unix socket's name) counts as it is."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Network((address.packed, 64), strict=False))
    return str(address)


class Proxies:
    """The reverse proxies that are trusted: everybody behind one shares its connections."""

    def __init__(self, names: str) -> None:
        self._all = names.strip() == "*"
        self._networks: list[IPv4Network | IPv6Network] = []
        for name in names.split(","):
            try:
                self._networks.append(ip_network(name.strip(), strict=False))
            except ValueError:
                continue  # a name: uvicorn compares it with what is no address

    def __contains__(self, host: str) -> bool:
        if self._all:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return True  # a Unix socket: only a proxy of this machine can be there
        return any(address in known for known in self._networks)
