"""The time of a bot's move tells nothing about what it had to choose from (PZ-9.10).

Thoughts are simulated, and no clock runs: forced moves are known at once, chosen ones take what the
level's budget is, less or a little more. The times that are seen are compared by the two-sample
Kolmogorov-Smirnov test, at a chance of one in a thousand for a false alarm; the seeds are fixed.
"""

from __future__ import annotations

import math
import random
from bisect import bisect_right

import pytest

from palazzi.server.workers.pace import QUICK, SPREAD, Pace, budget

MOVES = 2000
LEVELS = ("novice", "greedy", "strong", "master", "search:500ms")


def distance(one: list[float], other: list[float]) -> float:
    """The largest difference of two samples' distributions, to the microsecond."""
    ones, others = (sorted(round(x, 6) for x in sample) for sample in (one, other))
    return max(
        abs(bisect_right(ones, x) / len(ones) - bisect_right(others, x) / len(others))
        for x in {*ones, *others}
    )


def alike(one: list[float], other: list[float]) -> bool:
    """Whether the test sees no difference, at 0.001."""
    limit = math.sqrt(-math.log(0.0005) / 2 * (1 / len(one) + 1 / len(other)))
    return distance(one, other) <= limit


def thought(level: str, forced: bool, luck: random.Random) -> float:
    """How long a bot thinks, as measured: a search that is sure of itself stops early."""
    if forced:
        return luck.uniform(0.0005, 0.003)
    seconds = budget(level)
    return luck.uniform(0.3, 1.02) * seconds if seconds else luck.uniform(0.004, 0.06)


def seen(level: str, pace: float, slow: float = 1.0) -> tuple[list[float], list[float]]:
    """The times that others see of forced moves and of chosen ones, in one game."""
    luck = random.Random(level)
    bots = Pace(pace, random.Random(7))
    times: tuple[list[float], list[float]] = [], []
    for _ in range(MOVES):
        forced = luck.random() < 0.3
        took = thought(level, forced, luck) * slow
        wait = luck.uniform(0.0, 0.05)  # for a process
        passed = wait + took
        times[forced].append(passed + bots.hold(level, took, passed))
    return times[True], times[False]


@pytest.mark.parametrize("level", LEVELS)
def test_forced_and_chosen_moves_take_the_same_time(level: str) -> None:
    """Whether the pause of the table is longer than the level's thoughts or shorter."""
    assert alike(*seen(level, 0.6))
    assert alike(*seen(level, 0.01))


def test_without_a_pause_the_test_sees_the_difference() -> None:
    """The test is able to fail; a pause of 0 is for tests and simulations."""
    assert not alike(*seen("master", 0.0))


def test_a_busy_machine_is_allowed_for() -> None:
    """Bots that think half as long again as their budget; the first moves show that."""
    forced, chosen = seen("master", 0.6, slow=1.5)
    assert alike(forced[50:], chosen[50:])


@pytest.mark.parametrize("level", LEVELS)
def test_the_time_is_drawn_before_the_thought_is_looked_at(level: str) -> None:
    """With the same luck every thought within the budget is seen after the same time."""
    shown = set()
    for took in (0.0, 0.3 * budget(level), budget(level)):
        bots = Pace(0.01, random.Random(5))
        shown.add(round(took + bots.hold(level, took, took), 9))
    assert len(shown) == 1
    low = QUICK + budget(level)
    assert low <= shown.pop() <= SPREAD * low


def test_levels_have_their_budgets() -> None:
    """What is no search thinks as briefly as it can."""
    assert budget("master") == 2.0
    assert budget("search") == 0.2
    assert budget("search:1.5s") == 1.5
    assert budget("search:300") == budget("greedy") == budget("nobody") == 0.0
