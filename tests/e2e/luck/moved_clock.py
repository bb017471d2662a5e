"""A clock that a test moves: in all processes of a server it is as far ahead as a file says.

Like luck, it comes in by the environment and ``sitecustomize``, so the product has no door for it.
Timers of the event loop follow it, which those of uvloop cannot: such a server runs without.
"""

from __future__ import annotations

import mmap
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

FILE = "PALAZZI_CLOCK"


class MovedClock:
    """Nanoseconds that time is ahead, and since when it stands, in a file that processes share."""

    def __init__(self, file: Path) -> None:
        if not file.exists():
            file.write_bytes(bytes(16))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), 16)
        self._passed = time.monotonic_ns

    def ahead(self) -> int:
        stopped = int.from_bytes(self._shared[8:])
        return int.from_bytes(self._shared[:8]) - (stopped and self._passed() - stopped)

    def move(self, seconds: float) -> None:
        """Let so much time pass at once."""
        self._shared[:8] = (self.ahead() + round(seconds * 1e9)).to_bytes(8)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """No time passes meanwhile."""
        self._shared[8:] = self._passed().to_bytes(8)
        yield
        self._shared[8:] = bytes(8)

    def rule(self) -> None:
        """From now on ``time`` tells this."""
        for name, unit in (("time", 1e9), ("monotonic", 1e9), ("time_ns", 1), ("monotonic_ns", 1)):
            setattr(time, name, self._moved(getattr(time, name), unit))
        count = time.clock_gettime_ns
        time.clock_gettime_ns = lambda kind: count(kind) + self.ahead()
        sys.modules["uvloop"] = None  # type: ignore[assignment]

    def _moved(self, real: Callable[[], float], unit: float) -> Callable[[], float]:
        return (
            (lambda: real() + self.ahead()) if unit == 1 else lambda: real() + self.ahead() / unit
        )
