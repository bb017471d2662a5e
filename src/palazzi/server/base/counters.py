"""What a server counts about itself, in Prometheus' text format (metrics.py shows it).

Labels are words of our own (a route's template, a code, a rule): never a name, an id, a token or an
address. Written by hand, for the format is a dozen lines, and a client library would bring a second
registry, and files on disk where there are several processes.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

TICK: Final = 0.5
"""Seconds between two looks at the event loop."""


# ---- the format


def head(name: str, about: str, kind: str) -> Iterator[str]:
    """What comes before the values of a metric."""
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def labelled(labels: Iterable[tuple[str, str]]) -> str:
    """Labels in their braces."""
    inside = ",".join(f'{label}="{value}"' for label, value in labels)
    return f"{{{inside}}}" if inside else ""


def number(value: float) -> str:
    """As short as it can be read."""
    return str(int(value)) if value == int(value) else repr(round(value, 6))


# ---- what can be counted


class Counter:
    """Something that only grows, by the values of its labels."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name, self.about, self.labels = name, about, labels
        self._counts: dict[tuple[str, ...], float] = {} if labels else {(): 0}

    def add(self, amount: float = 1, *values: str) -> None:
        """Count."""
        self._counts[values] = self._counts.get(values, 0) + amount

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from head(self.name, self.about, "counter")
        for values, count in sorted(self._counts.items()):
            yield f"{self.name}{labelled(zip(self.labels, values, strict=True))} {number(count)}"


class Histogram:
    """How long something takes, in seconds."""

    def __init__(self, name: str, about: str, *bounds: float) -> None:
        self.name, self.about = name, about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0
        self._worst = 0.0

    def worst(self) -> float:
        """The longest since this was asked last."""
        worst, self._worst = self._worst, 0.0
        return worst

    def add(self, seconds: float) -> None:
        """Count one that took this long."""
        self._worst = max(self._worst, seconds)
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it."""
        yield from head(self.name, self.about, "histogram")
        total = 0
        for bound, count in zip((*self._bounds, None), self._counts, strict=True):
            total += count
            limit = "+Inf" if bound is None else number(bound)
            yield f'{self.name}_bucket{{le="{limit}"}} {total}'
        yield f"{self.name}_sum {number(self._sum)}"
        yield f"{self.name}_count {total}"


class Usage:
    """How a pool of processes is used (processes.py)."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.queue = 0
        """How many wait for a process."""
        self.busy = 0
        self.failures = 0
        """How often it failed since it last did not."""
        self.waits = Histogram(
            f"palazzi_{name}_wait_seconds", f"Time in the queue for a {name}.", 0.01, 0.1, 1, 5, 30
        )

    @contextmanager
    def queued(self) -> Iterator[None]:
        """While somebody waits for a process."""
        began = time.monotonic()
        self.queue += 1
        try:
            yield
        finally:
            self.queue -= 1
            self.waits.add(time.monotonic() - began)

    @contextmanager
    def working(self) -> Iterator[None]:
        """While a process works; whoever gives up waiting for it is no failure of its own."""
        self.busy += 1
        try:
            yield
            self.failures = 0
        except Exception:
            self.failures += 1
            raise
        finally:
            self.busy -= 1


REQUESTS: Final = Counter("palazzi_requests_total", "HTTP requests.", "method", "route", "status")
REFUSED: Final = Counter("palazzi_refused_total", "Requests that got an error.", "code")
COMMITS: Final = Counter("palazzi_commits_total", "Transactions that were committed.")
WRITES: Final = Counter("palazzi_writes_total", "Writes in those transactions.")
LATENCY: Final = Histogram(
    "palazzi_commit_seconds",
    "Time for a commit, new attempts included.",
    *(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
)
LAG: Final = Histogram(
    "palazzi_loop_lag_seconds",
    "How late the event loop was.",
    *(0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
EXPIRED: Final = Counter("palazzi_expired_total", "Tables that were deleted.", "rule")
ALERTS: Final = Counter(
    "palazzi_alerts_total", "Alerts, by what came of them.", "channel", "outcome"
)

KEPT: Final = (REQUESTS, REFUSED, COMMITS, WRITES, LATENCY, LAG, EXPIRED, ALERTS)
_METHODS: Final = ("GET", "HEAD", "POST", "OPTIONS", "PUT", "DELETE", "PATCH")


def count_request(method: str, route: str, status: int) -> None:
    """A request was answered; ``route`` is a template, empty for the page and for no address."""
    known = method if method in _METHODS else "other"
    REQUESTS.add(1, known, route or "other", f"{status // 100}xx" if status else "none")


async def watch_loop() -> None:
    """Measure how late the event loop is, for as long as it runs."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + TICK
        await asyncio.sleep(TICK)
        LAG.add(max(0.0, loop.time() - due))
