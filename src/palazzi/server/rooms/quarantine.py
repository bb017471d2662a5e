"""Tables that something is wrong with: what, and when they are tried again.

One broken table must harm nobody else. Its record cannot be read, or its bots or its world fail
again and again: then it is left alone for a while, longer each time, and is said to the journal
once. Whoever asks for a table whose record cannot be read is told so in a sentence.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from palazzi.core.errors import BadLog
from palazzi.server.base.journal import bug, short
from palazzi.server.protocol.replies import Refused

FIRST: Final = 5.0
"""Seconds before a broken table is tried again for the first time; then twice as long, …"""
LONGEST: Final = 300.0
"""… up to this."""


def damaged() -> Refused:
    """A table's record cannot be read."""
    return Refused(
        "wrong_state",
        "This table's record is damaged; whoever runs the server has to look at it.",
    )


@dataclass(slots=True)
class _Broken:
    reason: str
    unreadable: bool
    pause: float
    until: float


class Quarantine:
    """The broken tables of a server."""

    def __init__(self) -> None:
        self._broken: dict[str, _Broken] = {}

    @property
    def reasons(self) -> dict[str, str]:
        """Why each table is here; of its id only the beginning."""
        return {short(table_id): broken.reason for table_id, broken in self._broken.items()}

    def __len__(self) -> int:
        return len(self._broken)

    def is_unreadable(self, table_id: str) -> bool:
        """Whether its record cannot be read."""
        broken = self._broken.get(table_id)
        return broken is not None and broken.unreadable

    def pause(self, table_id: str) -> float:
        """Seconds for which the table is to be left alone."""
        broken = self._broken.get(table_id)
        return 0.0 if broken is None else max(0.0, broken.until - monotonic())

    def put(self, table_id: str, what: str, error: Exception, unreadable: bool = False) -> None:
        """Something failed at a table; said to the journal if it is news."""
        # An exception's own words may quote what was sent; those of BadLog are ours.
        reason = f"{what}: {error if isinstance(error, BadLog) else type(error).__name__}"
        known = self._broken.get(table_id)
        if known is None or known.reason != reason:
            bug("a table is broken", error, table=short(table_id), reason=reason)
        pause = FIRST if known is None else min(LONGEST, 2 * known.pause)
        self._broken[table_id] = _Broken(reason, unreadable, pause, monotonic() + pause)

    def mended(self, table_id: str, unreadable: bool = False) -> None:
        """It went well; what is wrong with the record is only mended by reading it."""
        broken = self._broken.get(table_id)
        if broken is not None and broken.unreadable == unreadable:
            del self._broken[table_id]

    @contextmanager
    def reading(self, table_id: str) -> Iterator[None]:
        """For the block that reads a table's record: ``damaged`` if it cannot be read."""
        broken = self._broken.get(table_id)
        if broken is not None and broken.unreadable and broken.until > monotonic():
            raise damaged()
        try:
            yield
        except Refused:
            raise  # there is no such table, or no database
        except Exception as error:
            self.put(table_id, "its record cannot be read", error, unreadable=True)
            raise damaged() from error
        self.mended(table_id, unreadable=True)
