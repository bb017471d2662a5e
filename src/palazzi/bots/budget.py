"""How long a bot thinks about a move: ``200ms``, ``2s``, or ``300`` iterations."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Final

from palazzi.core.errors import BadBot

MOST_SECONDS: Final = 60.0
MOST_ITERATIONS: Final = 1_000_000
PATIENCE: Final = 2.0
"""On a busy machine a time budget may last this many times as long on the wall's clock."""

_FORM = re.compile(r"(\d{1,7}(?:\.\d{1,3})?)(ms|s)|(\d{1,7})")


@dataclass(frozen=True, slots=True)
class Budget:
    """A time, or a number of iterations; whichever is not 0."""

    seconds: float = 0.0
    iterations: int = 0

    def __str__(self) -> str:
        if self.iterations:
            return str(self.iterations)
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{1000 * self.seconds:g}ms"


def read_budget(text: str) -> Budget:
    """``200ms``, ``1.5s`` or ``300``; BadBot with a sentence for anything else."""
    found = _FORM.fullmatch(text.strip())
    if found is None:
        raise BadBot(
            f"'{text}' is no budget: write a time such as 200ms or 2s, or a number of iterations "
            "such as 300."
        )
    number, unit, iterations = found.groups()
    budget = Budget(iterations=int(iterations)) if iterations else Budget(_seconds(number, unit))
    if not 0 < budget.seconds <= MOST_SECONDS and not 0 < budget.iterations <= MOST_ITERATIONS:
        raise BadBot(
            f"'{text}' is no budget: it goes up to {MOST_SECONDS:g}s, or from 1 to "
            f"{MOST_ITERATIONS} iterations."
        )
    return budget


def _seconds(number: str, unit: str) -> float:
    return float(number) / 1000 if unit == "ms" else float(number)


class Stopwatch:
    """What is left of a budget. Time is the thread's own, so other work does not weaken a bot."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = time.thread_time()
        self._latest = time.monotonic() + PATIENCE * budget.seconds
        self.iterations = 0
        """How many were done."""

    def left(self) -> int:
        """How many more iterations there will be, about; 0 when the budget is spent."""
        if self._budget.iterations:
            return max(0, self._budget.iterations - self.iterations)
        spent = time.thread_time() - self._began
        if spent >= self._budget.seconds or time.monotonic() >= self._latest:
            return 0
        if self.iterations == 0 or spent <= 0.0:
            return MOST_ITERATIONS
        return 1 + int((self._budget.seconds - spent) * self.iterations / spent)
