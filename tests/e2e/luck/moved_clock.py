"""A clock that a test moves: in all processes of a server it is as far ahead as a file says.

Like luck, it comes in by the environment and ``sitecustomize``, so the product has no door for it.
Timers of the event loop follow it, which those of uvloop cannot: such a server runs without.
"""

from __future__ import annotations

import mmap
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

FILE = "PALAZZI_CLOCK"


class MovedClock:
    """Nanoseconds that time is ahead, and when it was stopped, in a file that processes share.

    Every time that is asked for comes from one reading of one clock: of two, the second may be
    taken much later, and time that stands would seem to go.
    """

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(16))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), 16)
        self._passed = time.monotonic_ns
        self._since = time.time_ns() - time.monotonic_ns()

    def monotonic_ns(self) -> int:
        ahead, stopped = self._read()
        return (stopped or self._passed()) + ahead

    def time_ns(self) -> int:
        return self.monotonic_ns() + self._since

    def move(self, seconds: float) -> None:
        """Let so much time pass at once."""
        ahead, stopped = self._read()
        self._write(ahead + round(seconds * 1e9), stopped)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """No time passes meanwhile."""
        self._write(self._read()[0], self._passed())
        yield
        ahead, stopped = self._read()
        self._write(ahead + stopped - self._passed(), 0)

    def rule(self) -> None:
        """From now on ``time`` tells this."""
        time.monotonic_ns = self.monotonic_ns
        time.time_ns = self.time_ns
        time.monotonic = lambda: self.monotonic_ns() / 1e9
        time.time = lambda: self.time_ns() / 1e9
        read = time.clock_gettime_ns
        since = cache(lambda kind: read(kind) - self._passed())
        time.clock_gettime_ns = lambda kind: self.monotonic_ns() + since(kind)
        sys.modules["uvloop"] = None  # type: ignore[assignment]

    def _read(self) -> tuple[int, int]:
        both = self._shared[:]
        return int.from_bytes(both[:8], signed=True), int.from_bytes(both[8:])

    def _write(self, ahead: int, stopped: int) -> None:
        self._shared[:] = ahead.to_bytes(8, signed=True) + stopped.to_bytes(8)
