"""Token buckets: so much at once, so much a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

from palazzi.server.replies import Refused


@dataclass(frozen=True, slots=True)
class Rate:
    """``burst`` at once, refilled by ``second`` a second."""

    second: float
    burst: float


MESSAGES = Rate(20, 60)
CHAT = Rate(1, 5)
HTTP = Rate(20, 120)
TABLES = Rate(0.2, 20)
SOCKETS = Rate(5, 60)


class Bucket:
    """One bucket."""

    __slots__ = ("_level", "_rate", "_since", "refused")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level = rate.burst
        self._since = time.monotonic()
        self.refused = 0
        """How often there was nothing left since it was last half full."""

    def take(self) -> None:
        """Take one; ``too_many`` if there is none."""
        now = time.monotonic()
        self._level = min(self._rate.burst, self._level + (now - self._since) * self._rate.second)
        self._since = now
        if self._level < 1:
            self.refused += 1
            wait = max(1, round((1 - self._level) / self._rate.second * 1000))
            raise Refused("too_many", "Too many requests; please slow down.", retry_after=wait)
        self._level -= 1
        # Not at once: one gets through every few moments, and would excuse all the others.
        if self._level > self._rate.burst / 2:
            self.refused = 0


class Buckets:
    """A bucket for each address; the ones longest unused are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> None:
        """Take one from the address's bucket; ``too_many`` if there is none."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        bucket.take()
