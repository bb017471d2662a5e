"""Runs tasks: in this process, on a pool of processes, or on Ray. Results come as they finish.

Closing the iterator (an error, Ctrl-C) ends the work at once; nothing is left running.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from itertools import islice
from multiprocessing import active_children, connection, get_context, parent_process
from types import FrameType
from typing import Final, TypeVar

from palazzi.arena.plan import code_digest
from palazzi.arena.task import Result, Task, play_task
from palazzi.bots.process import kill_all
from palazzi.core.errors import BadOption, PalazziError, Unavailable

T = TypeVar("T")
R = TypeVar("R")

TaskRunner = Callable[[Iterable[Task]], Iterator[Result]]

AHEAD: Final = 2
"""Tasks handed out per process: one that runs, and one that waits, so that none is idle."""
MOST_BREAKS: Final = 3
"""How often in a row a pool may lose a process without finishing anything."""


def cores() -> int:
    """How many processes can run at once."""
    affinity = getattr(os, "sched_getaffinity", None)  # respects limits, where it exists
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def workers(where: str, jobs: int) -> TaskRunner:
    """The runner that ``--on`` names."""
    if where == "pool":
        return partial(on_pool, jobs=jobs)
    if where == "here":
        return here
    if where == "ray" or where.startswith("ray://"):
        return partial(on_ray, jobs=jobs, address="local" if where == "ray" else where)
    raise BadOption(f"--on is pool, here, ray or ray://HOST:PORT, not '{where}'.")


def here(tasks: Iterable[Task]) -> Iterator[Result]:
    """One after another in this process."""
    return map(play_task, tasks)


# ---- a pool of processes


def on_pool(tasks: Iterable[Task], jobs: int) -> Generator[Result]:
    """On that many processes; the games of a process that died are played again."""
    return spread(play_task, tasks, jobs)


def spread(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R]:
    """Any work on that many processes; the tasks of a process that died are done again."""
    todo = iter(tasks)
    again: list[T] = []
    breaks = 0
    while True:
        running: dict[Future[R], T] = {}
        with closing(_pool_results(work, again, todo, jobs, running)) as results:
            try:
                for result in results:
                    breaks = 0
                    yield result
                return
            except BrokenProcessPool:
                breaks += 1
                again = list(running.values())
        if breaks >= MOST_BREAKS:
            raise Unavailable(
                "The pool's processes keep dying, perhaps for lack of memory: try fewer --jobs; "
                "finished games are kept."
            )


def _pool_results(
    work: Callable[[T], R],
    first: list[T],
    todo: Iterator[T],
    jobs: int,
    running: dict[Future[R], T],
) -> Generator[R]:
    """One pool's results; ``running`` holds the unfinished tasks."""
    others = set(active_children())
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_settle)
    finished = False
    try:
        for task in first:
            running[pool.submit(work, task)] = task
        while True:
            for task in islice(todo, max(0, AHEAD * jobs - len(running))):
                running[pool.submit(work, task)] = task
            if not running:
                break
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                result = future.result()
                del running[future]
                yield result
        finished = True
    finally:
        pool.shutdown(wait=finished, cancel_futures=True)
        for process in set(active_children()) - others:
            process.terminate()
            process.join()


def _settle() -> None:
    """Set up a process of the pool: it ignores Ctrl-C, and its bots end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave(*_: int | FrameType | None) -> None:
    kill_all()
    os._exit(1)


def _leave_with_parent() -> None:
    """End with the parent: if it is killed, it cannot tell its children to stop."""
    parent = parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    _leave()


# ---- Ray


def on_ray(tasks: Iterable[Task], jobs: int, address: str) -> Iterator[Result]:
    """On a local Ray with that many processes, or on the cluster at the address."""
    try:
        import ray
    except ImportError:
        raise Unavailable(
            "Ray is not installed: './palazzi arena … --on ray' installs it, and so does "
            "pip install 'palazzi[ray]'."
        ) from None
    limit = {"num_cpus": jobs, "include_dashboard": False} if address == "local" else {}
    try:
        ray.init(address, log_to_driver=False, logging_level="ERROR", **limit)
    except (ConnectionError, ValueError) as error:
        raise Unavailable(f"Ray cannot be reached at {address}: {error}") from None
    try:
        play = ray.remote(_play_elsewhere)
        most = AHEAD * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        todo = iter(tasks)
        running = [play.remote(task) for task in islice(todo, most)]
        while running:
            done, running = ray.wait(running)
            running += [play.remote(task) for task in islice(todo, len(done))]
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, PalazziError):
            raise error.cause from None
        raise
    finally:
        ray.shutdown()


def _play_elsewhere(task: Task) -> Result:
    """On a machine that may have another version of Palazzi."""
    if code_digest(task.plan.bots) != task.plan.code:
        raise Unavailable("A machine in the cluster has another version of Palazzi or of a bot.")
    return play_task(task)
