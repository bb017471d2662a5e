"""Progress: one line on a terminal, an occasional line in a log."""

from __future__ import annotations

from io import StringIO

import pytest

from palazzi.arena.show import Progress, pace, short, span
from tests.arena.test_standings import result


class Screen(StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


class Hours:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


RESULTS = [result(n, "a b", [2, 1]) for n in range(10)]


def test_a_screen_has_one_line_from_the_start_and_none_at_the_end() -> None:
    screen, clock = Screen(), Hours()
    progress = Progress(10, RESULTS[:2], screen, clock)
    assert screen.getvalue() == "\r\x1b[K2/10 games; won: a 2"
    clock.now += 120
    progress.finished(RESULTS[2])
    assert screen.getvalue().endswith("\r\x1b[K3/10 games, 30.0/h, 14 min left; won: a 3")
    progress.finished(RESULTS[3])  # too soon after the last
    assert "4/10" not in screen.getvalue()
    progress.close()
    assert screen.getvalue().endswith("\r\x1b[K")
    assert "\n" not in screen.getvalue()


def test_a_log_gets_a_line_a_minute_at_most() -> None:
    log, clock = StringIO(), Hours()
    progress = Progress(10, [], log, clock)
    for one in RESULTS:
        clock.now += 25
        progress.finished(one)
    progress.close()
    assert log.getvalue().splitlines() == [
        "3/10 games, 2.4/min, 3 min left; won: a 3",
        "6/10 games, 2.4/min, 2 min left; won: a 6",
        "9/10 games, 2.4/min, 25 s left; won: a 9",
    ]


def test_what_is_soon_over_logs_nothing() -> None:
    log = StringIO()
    progress = Progress(10, [], log)
    for one in RESULTS:
        progress.finished(one)
    progress.close()
    assert log.getvalue() == ""


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0.0, "0 s"), (99.0, "99 s"), (100.0, "2 min"), (5900.0, "98 min"), (8760.0, "2 h 26 min")],
)
def test_a_time_to_wait(seconds: float, said: str) -> None:
    assert span(seconds) == said


@pytest.mark.parametrize(("rate", "said"), [(12.0, "12.0/s"), (0.5, "30.0/min"), (0.01, "36.0/h")])
def test_a_pace(rate: float, said: str) -> None:
    assert pace(rate) == said


def test_of_a_long_name_the_end_is_shown() -> None:
    assert short("greedy") == "greedy"
    assert short("exec:" + "x" * 40 + "/bot.py") == "…" + "x" * 24 + "/bot.py"
