"""The server's clock under a wall clock that somebody sets: neither stops, nor goes back."""

from __future__ import annotations

import pytest

from palazzi.server.base.clock import SteadyClock

HOUR = 3_600_000
MS = 1_000_000


class Times:
    """A wall clock and a steady one that a test moves, in milliseconds."""

    def __init__(self) -> None:
        self.wall = 1_790_000_000_000
        self.count = 5_000

    def pass_(self, ms: int) -> None:
        """Time goes by, for both."""
        self.wall += ms
        self.count += ms

    def clock(self) -> SteadyClock:
        """A clock that reads them."""
        return SteadyClock(lambda: self.wall * MS, lambda: self.count * MS)


def test_without_jumps_it_is_the_wall_clock() -> None:
    """To the millisecond, however long it was not looked at."""
    times = Times()
    clock = times.clock()
    for ms in (0, 1, 40, 1000, 7 * HOUR):
        times.pass_(ms)
        assert clock.now() == times.wall


@pytest.mark.parametrize("jump", [-5 * HOUR, -1, 1, 5 * HOUR])
def test_a_jump_changes_a_minute_by_three_seconds_at_most(jump: int) -> None:
    """It never goes back, and a deadline a minute away stays about a minute away."""
    times = Times()
    clock = times.clock()
    began = last = clock.now()
    times.wall += jump
    for _ in range(600):
        times.pass_(100)
        assert clock.now() >= last
        last = clock.now()
    assert abs(last - began - 60_000) <= 3_000


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_it_meets_the_wall_clock_again(jump: int) -> None:
    """An hour is made up for in a day."""
    times = Times()
    clock = times.clock()
    times.wall += jump
    for _ in range(21 * 3600):
        times.pass_(1000)
        clock.now()
    assert clock.now() == times.wall


def test_after_a_long_silence_there_is_no_leap() -> None:
    """Only looking at it makes up for anything."""
    times = Times()
    clock = times.clock()
    began = clock.now()
    times.wall += 5 * HOUR
    times.pass_(10 * HOUR)
    assert abs(clock.now() - began - 10 * HOUR) <= 100


def test_a_process_that_starts_after_the_jump_agrees_with_the_others() -> None:
    """It goes on from what its parent reads."""
    times = Times()
    old = times.clock()
    times.wall += 5 * HOUR
    new = times.clock()
    assert new.now() - old.now() == 5 * HOUR
    new.follow(old.read())
    times.pass_(100)
    assert new.now() == old.now()
