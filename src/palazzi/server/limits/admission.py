"""Who may hold a connection, from the moment it is accepted until it is lost, websockets included.

Counted per address and in all. The connections of a trusted proxy are everybody's, so they are
counted in all only; its websockets are counted for whoever is behind it once the header is read.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

from palazzi.server.limits.address import Proxies, network
from palazzi.server.protocol.replies import Refused

MOST_OF_ADDRESS: Final = 100
"""A browser holds up to seven; so this is a dozen people in one house."""
MOST_DESCRIPTORS: Final = 65_536
"""As many files as we ask the system for; each connection is one."""
RESERVE: Final = 256
"""Descriptors kept for the database, the bots' pipes, files of the page and the log."""
FEWEST: Final = 64
"""Connections that we try to serve even where descriptors are scarce."""


class Admission:
    """The connections of this process."""

    def __init__(self, proxies: str, limits: bool, most: int) -> None:
        self._proxies = Proxies(proxies)
        self._limits = limits
        self._most = most
        self._all = 0
        self._of: Counter[str] = Counter()

    def enter(self, host: str) -> Ticket:
        """Let a connection in; ``too_many`` if there are enough."""
        if self._all >= self._most:
            raise Refused("too_many", "This server has no connection left; please try again.", 5000)
        ticket = Ticket(self)
        if host not in self._proxies:
            ticket.belong_to(network(host))
        self._all += 1
        ticket.held = True
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """A connection is lost; saying so twice does no harm."""
        if ticket.held:
            ticket.held = False
            self._all -= 1
            self.move(ticket, "")

    def move(self, ticket: Ticket, address: str) -> None:
        """Count it for that address; ``too_many`` if it has enough, then it stays as it is."""
        if address == ticket.address:
            return
        if address and self._limits and self._of[address] >= MOST_OF_ADDRESS:
            raise Refused(
                "too_many",
                f"There are {MOST_OF_ADDRESS} connections from your address; close some.",
                5000,
            )
        if ticket.address:
            self._of[ticket.address] -= 1
            if not self._of[ticket.address]:
                del self._of[ticket.address]
        if address:
            self._of[address] += 1
        ticket.address = address


class Ticket:
    """One connection that was let in."""

    __slots__ = ("_admission", "address", "held")

    def __init__(self, admission: Admission) -> None:
        self._admission = admission
        self.address = ""
        """Whom it is counted for; nobody, for a proxy's."""
        self.held = False

    def belong_to(self, address: str) -> None:
        """It turned out whose it is; ``too_many`` if they have enough."""
        self._admission.move(self, address)

    def leave(self) -> None:
        """It is lost."""
        self._admission.leave(self)


def room_for_connections() -> int:
    """Ask the system for as many descriptors as we may have; the connections that makes."""
    if sys.platform == "win32":
        return MOST_DESCRIPTORS  # sockets are no files there
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            pass  # a system that promises more than it gives
    if soft == resource.RLIM_INFINITY:
        soft = MOST_DESCRIPTORS
    return max(FEWEST, min(soft, MOST_DESCRIPTORS) - RESERVE)
