"""Rate limits: token buckets with a burst and a refill per second, by the monotonic clock.

A ``Bucket`` counts requests: each takes one token, or is refused. A ``CostBucket`` holds an amount
(seconds of CPU, bytes); what a request costs is known only afterwards, so it may be overdrawn once
and then has to fill up again. ``Buckets`` and ``CostBuckets`` have one per key and forget those
longest unused.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

from palazzi.server.protocol.replies import Refused

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Rate:
    """``burst`` at once, refilled by ``second`` per second."""

    second: float
    burst: float

    def __mul__(self, factor: float) -> Rate:
        return Rate(self.second * factor, self.burst * factor)


MESSAGES = Rate(20, 60)
CHAT = Rate(1, 5)
HTTP = Rate(20, 120)
TABLES = Rate(0.2, 20)
"""Tables made, rematches included."""
STRANGERS = Rate(0.05, 10)
"""Players that an address begins, and keys that it tries."""
OPERATORS = Rate(1 / 60, 5)
"""Tries at the operator's secret."""
SIGN_INS = Rate(0.5, 40)
"""Sign-ins that begin at an address, behind which there may be a whole school."""
SOCKETS = Rate(5, 60)
CONTROLS = Rate(2, 20)
"""Pings and pongs that a client may send; ours ask for one pong in 20 seconds."""

STRANGER_CPU = Rate(0.25, 4)
"""Seconds of CPU for an address without a seat: a quarter of a core. Opening a table in a browser
costs a tenth of a second, paging through the replay of a long game some seconds."""
SEAT_CPU = Rate(0.25, 4)
"""For a seat at a table: a click costs about 10 ms, so this is 25 clicks per second."""
TABLE_CPU = Rate(0.5, 8)
"""For all seats of a table together."""
STORED = Rate(20_000_000 / 86_400, 20_000_000)
"""Bytes that the tables made from one address may put into the database: 20 MB per day. A table
begins with 1 to 5 kB; one that goes on from a long record with its 70 kB."""


TABLE_BYTES = 2000
"""What a table takes at least, however short the order was."""


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


class CostBucket:
    """An amount that is spent and refilled."""

    __slots__ = ("_level", "_rate", "_sentence", "_since")

    def __init__(self, rate: Rate, sentence: str) -> None:
        self._rate = rate
        self._level = rate.burst
        self._since = time.monotonic()
        self._sentence = sentence

    def check(self) -> None:
        """``too_many``, with this bucket's sentence, unless something is left."""
        self._refill()
        if self._level <= 0:
            # Not until the first moment it is positive: what comes then would overdraw it again.
            wait = (self._rate.burst / 20 - self._level) / self._rate.second
            raise Refused("too_many", self._sentence, retry_after=max(1, round(wait * 1000)))

    def spend(self, amount: float) -> None:
        """What was asked for has cost this much; the bucket may be overdrawn by it."""
        self._refill()
        self._level -= amount

    def _refill(self) -> None:
        now = time.monotonic()
        self._level = min(self._rate.burst, self._level + (now - self._since) * self._rate.second)
        self._since = now


class _Recent(Generic[V]):
    """A value for each key, made when it is first asked for; the longest unused are forgotten."""

    def __init__(self, make: Callable[[], V], most: int = 10_000) -> None:
        self._make = make
        self._most = most
        self._values: OrderedDict[Hashable, V] = OrderedDict()

    def __getitem__(self, key: Hashable) -> V:
        value = self._values.get(key)
        if value is None:
            value = self._values[key] = self._make()
            if len(self._values) > self._most:
                self._values.popitem(last=False)
        self._values.move_to_end(key)
        return value


class Buckets:
    """A bucket for each address, or whatever else is counted."""

    def __init__(self, rate: Rate) -> None:
        self._buckets = _Recent(lambda: Bucket(rate))

    def take(self, address: str) -> None:
        """Take one from the address's bucket; ``too_many`` if there is none."""
        self._buckets[address].take()


class CostBuckets:
    """A cost bucket for each key."""

    def __init__(self, rate: Rate, sentence: str) -> None:
        self._buckets = _Recent(lambda: CostBucket(rate, sentence))

    def __getitem__(self, key: Hashable) -> CostBucket:
        return self._buckets[key]


class Makers:
    """Who makes tables: how many, and how much of the database with them."""

    def __init__(self, limits: bool) -> None:
        self._limits = limits
        self._tables = Buckets(TABLES)
        self._stored = CostBuckets(
            STORED, "Your address has stored as much as it may for today; please try tomorrow."
        )

    def take(self, address: str) -> None:
        """One more; ``too_many`` if it comes too soon, or if too much is stored already."""
        if self._limits:
            self._tables.take(address)
            self._stored[address].check()

    def stored(self, address: str, size: int) -> None:
        """A table was made, from an order of that many bytes."""
        self._stored[address].spend(TABLE_BYTES + size)
