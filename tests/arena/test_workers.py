"""The pool: a process that dies takes no game with it."""

from __future__ import annotations

import os
import signal
from multiprocessing import active_children
from pathlib import Path

import msgspec
import pytest

import palazzi
from palazzi.arena.plan import make_plan, pairings
from palazzi.arena.task import Result, Task
from palazzi.arena.workers import here, on_pool
from palazzi.core.errors import Unavailable
from tests.bots.scripts import GOOD, script
from tests.waiting import await_true


def tasks(bots: list[str], games: int) -> list[Task]:
    plan = make_plan(palazzi.game("palazzo"), bots)
    return [Task(plan, pairing) for pairing in pairings(plan, games)]


def timeless(results: list[Result]) -> list[Result]:
    results.sort(key=lambda result: result.number)
    return [msgspec.structs.replace(result, seconds=()) for result in results]


@pytest.mark.slow
def test_games_of_a_process_that_was_killed_are_played_again(tmp_path: Path) -> None:
    todo = tasks(["random", "exec:" + " ".join(script(tmp_path, GOOD))], 8)
    results = []
    for result in on_pool(todo, jobs=2):
        results.append(result)
        if len(results) == 2:
            victim = active_children()[0].pid
            assert victim is not None
            os.kill(victim, signal.SIGKILL)
    assert timeless(results) == timeless(list(here(todo)))
    await_true(lambda: not active_children())


@pytest.mark.slow
def test_a_pool_whose_processes_keep_dying_gives_up_in_a_sentence(tmp_path: Path) -> None:
    """The bot kills whoever asks it anything."""
    murder = "hello()\nread()\nos.kill(os.getppid(), 9)\n"
    todo = tasks(["random", "exec:" + " ".join(script(tmp_path, murder))], 4)
    with pytest.raises(Unavailable, match="keep dying"):
        list(on_pool(todo, jobs=1))
    await_true(lambda: not active_children())


def test_who_stops_asking_ends_the_work() -> None:
    results = on_pool(tasks(["random", "random"], 50), jobs=1)
    next(results)
    results.close()
    await_true(lambda: not active_children())
