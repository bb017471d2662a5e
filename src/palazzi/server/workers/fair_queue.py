"""Who works next: an order among the jobs that wait for a process. No I/O, no clock.

Jobs belong to a table and have an urgency. Two rules decide:

- *Between urgencies* the most urgent goes first. The others are never starved: while a less urgent
  job waits, the seconds that are worked for all others are counted, and when its share of them
  covers what it is expected to take, it goes first once.
- *Between tables* of one urgency it is fair queuing: in virtual time, in which all tables work side
  by side, a job starts when its table's last one has ended; whichever would end first goes first.
  So a table that has used little goes before one that has used much, a short job before a long one,
  and equals take turns.
"""

from __future__ import annotations

from asyncio import QueueFull
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

MOST_OF_TABLE: Final = 4
"""Jobs of one table that may wait."""
LEAST: Final = 0.001
"""Seconds that every job is charged at least, so that whoever waits gets nearer."""

AGEING: Final = 1 / 50
"""How much the virtual time goes on with every second worked, whoever it is for: ever new tables,
which all start now, would otherwise keep one that has used much waiting for ever."""


class Urgency(IntEnum):
    """The smaller, the sooner."""

    PEOPLE = 0
    """A move at a table where people play or watch."""
    HINT = 1
    """Advice for a person."""
    BOTS = 2
    """A move at a table of bots that nobody watches."""


SHARES: Final = {Urgency.HINT: 1 / 4, Urgency.BOTS: 1 / 8}
"""Of the seconds worked for others while such a job waits, the part that is then its own."""


@dataclass(eq=False, slots=True)
class Job:
    """Something that a process has to do for a table."""

    table_id: str
    urgency: Urgency
    seconds: float = 0.0
    """How long it will take, as far as one can tell; what it took is charged in the end."""
    start: float = field(default=0.0, init=False)
    """In the virtual time of its urgency."""
    number: int = field(default=0, init=False)


class _Line:
    """The jobs of one urgency."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.jobs: list[Job] = []
        self.passed_over = 0.0
        """Seconds worked for others since one of these was taken, while one waited."""
        self._now = 0.0
        """The virtual time: where the job that was taken last started, and a little on."""
        self._ends: dict[str, float] = {}
        """When each table's last job ends, in virtual time; tables behind it are left out."""

    def put(self, job: Job) -> None:
        job.start = max(self._now, self._ends.get(job.table_id, 0.0))
        self._ends[job.table_id] = job.start + job.seconds
        self.jobs.append(job)

    def first(self, fits: Callable[[Job], bool]) -> Job | None:
        fitting = (job for job in self.jobs if fits(job))
        return min(fitting, key=lambda job: (job.start + job.seconds, job.number), default=None)

    def owed(self, job: Job) -> bool:
        return self.passed_over * self.share >= max(LEAST, job.seconds)

    def take(self, job: Job) -> None:
        self.jobs.remove(job)
        self.passed_over = 0.0
        self._now = max(self._now, job.start)

    def drop(self, job: Job) -> None:
        self.jobs.remove(job)
        self._correct(job, -job.seconds)

    def used(self, job: Job, seconds: float) -> None:
        self._correct(job, seconds - job.seconds)
        self._now += AGEING * seconds
        self._ends = {table_id: end for table_id, end in self._ends.items() if end > self._now}

    def _correct(self, job: Job, seconds: float) -> None:
        expected = job.start + job.seconds  # if the virtual time is past it, it was left out
        self._ends[job.table_id] = self._ends.get(job.table_id, expected) + seconds


class FairQueue:
    """The jobs that wait."""

    def __init__(self) -> None:
        self._lines = {urgency: _Line(SHARES.get(urgency, 1.0)) for urgency in Urgency}
        self._put = 0

    def __len__(self) -> int:
        return sum(len(line.jobs) for line in self._lines.values())

    def put(self, job: Job) -> None:
        """Let it wait; QueueFull if enough jobs of its table do."""
        lines = self._lines.values()
        if (
            sum(job.table_id == other.table_id for line in lines for other in line.jobs)
            >= MOST_OF_TABLE
        ):
            raise QueueFull
        self._put += 1
        job.number = self._put
        self._lines[job.urgency].put(job)

    def take(self, fits: Callable[[Job], bool] = lambda _: True) -> Job | None:
        """The next of those that fit, which waits no more."""
        firsts = [(line, line.first(fits)) for line in self._lines.values()]
        waiting = [(line, job) for line, job in firsts if job is not None]
        if not waiting:
            return None
        owed = (pair for pair in waiting[1:] if pair[0].owed(pair[1]))
        line, job = next(owed, waiting[0])
        line.take(job)
        return job

    def used(self, job: Job, seconds: float) -> None:
        """It was taken, and has taken so long."""
        seconds = max(LEAST, seconds)
        for urgency, line in self._lines.items():
            if urgency == job.urgency:
                line.used(job, seconds)
            elif line.jobs:
                line.passed_over += seconds

    def drop(self, job: Job) -> None:
        """It need not be done any more."""
        self._lines[job.urgency].drop(job)
