"""The screen of the terminal in tests: it is laid out at once, and drawn a few times per second."""

from __future__ import annotations

import pytest
from textual import screen


@pytest.fixture(autouse=True)
def _seldom_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks: drawing sixty times per second takes longer than all else."""
    monkeypatch.setattr(screen, "UPDATE_PERIOD", 1 / 8)
