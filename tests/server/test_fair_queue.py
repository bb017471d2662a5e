"""Who works next: the urgent first, nobody starved, and tables even with each other."""

from __future__ import annotations

import asyncio
from asyncio import QueueFull
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.server.workers.fair_queue import AGEING, MOST_OF_TABLE, SHARES, FairQueue, Job, Urgency
from palazzi.server.workers.processes import WorkerPool

LONGEST = 3.0
COSTS = st.floats(0.001, LONGEST)


def served(queue: FairQueue, seconds: float) -> Job:
    """The next job, done in that many seconds."""
    job = queue.take()
    assert job is not None
    queue.used(job, seconds)
    return job


def test_the_most_urgent_goes_first() -> None:
    """Whatever came before."""
    queue = FairQueue()
    for urgency in reversed(Urgency):
        queue.put(Job("one", urgency, 1.0))
    assert [served(queue, 0.1).urgency for _ in Urgency] == list(Urgency)
    assert queue.take() is None


def test_a_table_that_used_much_yields_to_one_that_used_little() -> None:
    """Although it asked before."""
    queue = FairQueue()
    for table in ("much", "some", "none"):
        queue.put(Job(table, Urgency.PEOPLE, 0.1))
    served(queue, 10.0)
    served(queue, 1.0)
    for table in ("much", "some", "new"):
        queue.put(Job(table, Urgency.PEOPLE, 0.1))
    assert [served(queue, 0.1).table_id for _ in range(4)] == ["none", "new", "some", "much"]


def test_a_short_job_goes_before_long_ones_of_tables_that_used_as_little() -> None:
    """A quick bot does not wait until twenty new tables have thought for the first time."""
    queue = FairQueue()
    for number in range(20):
        queue.put(Job(f"long {number}", Urgency.PEOPLE, 2.0))
    served(queue, 2.0)
    queue.put(Job("short", Urgency.PEOPLE, 0.02))
    assert served(queue, 0.02).table_id == "short"


def test_jobs_of_one_table_wait_behind_the_first_ones_of_others() -> None:
    """A table cannot gain by asking often."""
    queue = FairQueue()
    for _ in range(3):
        queue.put(Job("many", Urgency.HINT, 1.0))
    queue.put(Job("one", Urgency.HINT, 1.0))
    assert [served(queue, 1.0).table_id for _ in range(4)] == ["many", "one", "many", "many"]


def test_only_so_many_jobs_of_a_table_wait() -> None:
    """One that is dropped makes room, and another table is not concerned."""
    queue = FairQueue()
    jobs = [Job("one", urgency) for urgency in (*Urgency, Urgency.HINT)]
    assert len(jobs) == MOST_OF_TABLE
    for job in jobs:
        queue.put(job)
    with pytest.raises(QueueFull):
        queue.put(Job("one", Urgency.PEOPLE))
    queue.put(Job("other", Urgency.PEOPLE))
    queue.drop(jobs[1])
    queue.put(Job("one", Urgency.PEOPLE))
    assert len(queue) == MOST_OF_TABLE + 1


@settings(max_examples=50, deadline=None)
@given(
    costs=st.lists(COSTS, min_size=60, max_size=60),
    guesses=st.lists(COSTS, min_size=60, max_size=60),
    tables=st.integers(2, 6),
)
def test_tables_that_always_wait_are_worked_for_alike(
    costs: list[float], guesses: list[float], tables: int
) -> None:
    """At any time two of them differ by a few jobs, whatever was expected of each."""
    queue, used = FairQueue(), Counter[str]()
    for table in range(tables):
        queue.put(Job(f"{table}", Urgency.PEOPLE, guesses[table]))
    for cost, guess in zip(costs, guesses, strict=True):
        job = served(queue, cost)
        used[job.table_id] += cost  # type: ignore[assignment]
        queue.put(Job(job.table_id, Urgency.PEOPLE, guess))
        spent = [used[f"{table}"] for table in range(tables)]
        assert max(spent) - min(spent) <= 3 * LONGEST + AGEING * sum(spent) + 1e-6


@settings(max_examples=50, deadline=None)
@given(
    costs=st.lists(COSTS, min_size=1, max_size=40),
    expected=st.floats(0.0, 3.0),
    urgency=st.sampled_from([Urgency.HINT, Urgency.BOTS]),
)
def test_nobody_is_starved_by_what_is_more_urgent(
    costs: list[float], expected: float, urgency: Urgency
) -> None:
    """However many ask: after a bounded amount of other work it is the waiting job's turn."""
    queue = FairQueue()
    waiting = Job("patient", urgency, expected)
    queue.put(waiting)
    worked = 0.0
    for number in range(50_000):
        queue.put(Job(f"new {number}", Urgency.PEOPLE, 0.02))
        cost = costs[number % len(costs)]
        if served(queue, cost) is waiting:
            break
        worked += cost
    assert worked <= max(0.001, expected) / SHARES[urgency] + max(costs)


@settings(max_examples=50, deadline=None)
@given(costs=st.lists(st.floats(0.1, LONGEST), min_size=1, max_size=40), used=st.floats(0.1, 9.0))
def test_nobody_is_starved_by_ever_new_tables(costs: list[float], used: float) -> None:
    """A table that used much waits for others, and not for ever."""
    queue = FairQueue()
    queue.put(Job("hungry", Urgency.PEOPLE))
    served(queue, used)
    waiting = Job("hungry", Urgency.PEOPLE)
    queue.put(waiting)
    worked = 0.0
    for number in range(10_000):
        queue.put(Job(f"new {number}", Urgency.PEOPLE))
        cost = costs[number % len(costs)]
        if served(queue, cost) is waiting:
            break
        worked += cost
    assert worked <= used / AGEING + LONGEST


def test_one_process_is_kept_from_long_jobs() -> None:
    """Two would think for long; the second leaves the last process to a short one."""

    async def work() -> None:
        workers = WorkerPool("palazzi.server.workers.bot_worker", 2)
        order: list[str] = []

        async def do(job: Job, until: asyncio.Event) -> None:
            async with workers.one(job):
                order.append(job.table_id)
                await until.wait()

        ends = [asyncio.Event() for _ in range(3)]
        names = [("long", 2.0), ("longer", 2.0), ("short", 0.01)]
        jobs = [Job(name, Urgency.PEOPLE, seconds) for name, seconds in names]
        tasks = [asyncio.create_task(do(*pair)) for pair in zip(jobs, ends, strict=True)]
        ends[2].set()
        await tasks[2]
        assert sorted(order) == ["long", "short"]
        assert workers.wanted
        ends[0].set()
        ends[1].set()
        await asyncio.gather(*tasks)
        assert order[-1] == "longer"
        await workers.close()

    asyncio.run(work())


def test_a_job_that_nobody_waits_for_leaves_the_queue() -> None:
    """The next in line gets the process."""

    async def work() -> None:
        workers = WorkerPool("palazzi.server.workers.bot_worker", 1)

        async def hold(job: Job, until: asyncio.Event) -> None:
            async with workers.one(job):
                await until.wait()

        end = asyncio.Event()
        first, gone, last = (
            asyncio.create_task(hold(Job(name, Urgency.HINT), end)) for name in "abc"
        )
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        end.set()
        await asyncio.gather(first, last)
        assert not workers.wanted
        await workers.close()

    asyncio.run(work())
