"""The server's clock: milliseconds since 1970, from a clock that cannot jump.

The machine's wall clock can: somebody sets it, or it is corrected after a start with a flat
battery. Deadlines that are compared with it would pass an hour early or late. So the wall clock is
read once, when the process starts; from then on a steady clock counts, and what the wall clock
differs by is made up for slowly. A second never takes less than 0.95 or more than 1.05 seconds, and
time never goes back.
"""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from typing import Final

SLEW: Final = 20
"""Our clock may run faster or slower than the steady clock by one part in this."""
LONGEST: Final = 2_000_000_000
"""Nanoseconds between two readings that count for it: after a long silence there is no leap."""

Reading = tuple[int, int]
"""The steady clock and ours, at one moment; in nanoseconds."""


def steady() -> int:
    """Nanoseconds of a clock that only counts, the time that a machine sleeps included."""
    if sys.platform == "win32":
        return time.monotonic_ns()
    # Linux: CLOCK_MONOTONIC stops while a laptop is closed. macOS: it does not.
    return time.clock_gettime_ns(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class SteadyClock:
    """One for each process; ``follow`` makes it agree with the one that started this process."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, count: Callable[[], int] = steady
    ) -> None:
        self._wall = wall
        self._count = count
        self._lock = threading.Lock()
        self._last: Reading = (count(), wall())

    def read(self) -> Reading:
        """Both clocks now."""
        with self._lock:
            counted, ours = self._last
            now = self._count()
            passed = max(0, now - counted)
            most = min(passed, LONGEST) // SLEW
            behind = self._wall() - (ours + passed)
            self._last = now, ours + passed + max(-most, min(most, behind))
            return self._last

    def follow(self, reading: Reading) -> None:
        """Go on from what another process of this machine read."""
        with self._lock:
            self._last = reading

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self.read()[1] // 1_000_000


CLOCK: Final = SteadyClock()
