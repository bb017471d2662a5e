"""Waiting for what must come true, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 60.0
"""Seconds; for the slowest machine."""


def await_true(holds: Callable[[], object]) -> None:
    """Return when it holds; fail if it does not come to hold."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.05)
