"""Intervals against published values, and what must hold for all of them."""

from __future__ import annotations

from math import inf
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.arena.intervals import Z, mean, student, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(won: int, games: int, low: float, high: float) -> None:
    rate = wilson(won, games)
    assert rate == pytest.approx((won / games, low, high), abs=5e-5)


@given(st.integers(1, 10_000), st.data())
def test_wilson_holds_its_rate_and_is_symmetric(games: int, data: st.DataObject) -> None:
    won = data.draw(st.integers(0, 2 * games)) / 2  # shared wins are halves
    rate, other = wilson(won, games), wilson(games - won, games)
    assert 0 <= rate.low <= rate.value <= rate.high <= 1
    assert (1 - other.high, 1 - other.low) == pytest.approx((rate.low, rate.high))
    assert wilson(10 * won, 10 * games).high - wilson(10 * won, 10 * games).low <= (
        rate.high - rate.low
    )


def test_no_games_say_nothing() -> None:
    assert wilson(0, 0) == (0, 0, 1)
    assert mean([3.0]) == (3, -inf, inf)


@pytest.mark.parametrize(
    ("freedom", "point"),
    [
        (1, 12.7062),
        (2, 4.3027),
        (3, 3.1824),
        (4, 2.7764),
        (5, 2.5706),
        (10, 2.2281),
        (30, 2.0423),
        (60, 2.0003),
        (120, 1.9799),
        (1000, 1.9623),
    ],
)
def test_student_as_in_every_table(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=5e-5)


@given(st.integers(1, 400))
def test_student_falls_towards_the_normal(freedom: int) -> None:
    assert student(freedom) > student(freedom + 1) > Z


@given(st.lists(st.floats(-100, 100), min_size=2, max_size=50), st.floats(-50, 50))
def test_the_mean_moves_with_its_values(values: list[float], shift: float) -> None:
    here, there = mean(values), mean([value + shift for value in values])
    assert here.low <= here.value <= here.high
    assert here.value == pytest.approx(fmean(values))
    assert there == pytest.approx([bound + shift for bound in here], abs=1e-6)


def test_intervals_hold_the_truth_as_often_as_they_promise() -> None:
    """Samples of twenty deals with a known mean: 95 % of 2000 are 1900, give or take 10."""
    chance = Random(1)
    held = 0
    for _ in range(2000):
        found = mean([chance.gauss(5, 3) for _ in range(20)])
        held += found.low <= 5 <= found.high
    assert 1860 <= held <= 1940
