"""Confidence intervals of rates and means, all at 95 %."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import atan, cos, inf, pi, sin, sqrt, tan
from statistics import fmean, variance
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""The normal distribution's 97.5 % point."""


class Interval(NamedTuple):
    """An estimate and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(won: float, games: int) -> Interval:
    """A rate by Wilson's score interval; a shared win counts as a fraction."""
    if not games:
        return Interval(0.0, 0.0, 1.0)
    rate = won / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(spread * rate * (1 - rate) + spread * spread / 4) / (1 + spread)
    return Interval(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def mean(values: Sequence[float]) -> Interval:
    """The mean of independent values by Student's t."""
    middle = fmean(values)
    if len(values) < 2:
        return Interval(middle, -inf, inf)
    half = student(len(values) - 1) * sqrt(variance(values) / len(values))
    return Interval(middle, middle - half, middle + half)


@lru_cache
def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, to nine digits."""

    def central(angle: float) -> float:
        """P(|T| <= tan(angle) * sqrt(freedom)), the finite sums of Abramowitz and Stegun 26.7.3."""
        term = total = 1.0 if freedom % 2 == 0 else cos(angle)
        for n in range(2 if freedom % 2 else 1, freedom - 1, 2):
            term *= cos(angle) ** 2 * n / (n + 1)
            total += term
        if freedom % 2 == 0:
            return sin(angle) * total
        return 2 / pi * (angle + (sin(angle) * total if freedom > 1 else 0.0))

    return sqrt(freedom) * tan(_solve(central, 0.95, atan(Z / sqrt(freedom)), pi / 2))


def _solve(rising: Callable[[float], float], value: float, low: float, high: float) -> float:
    while high - low > 1e-12 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if rising(middle) < value else (low, middle)
    return (low + high) / 2
