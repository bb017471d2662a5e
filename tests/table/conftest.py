"""Every registered game sits at the table."""

from __future__ import annotations

import pytest

import palazzi


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "title" in metafunc.fixturenames:
        metafunc.parametrize("title", palazzi.game_ids())
