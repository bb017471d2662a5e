"""Settings that all tests share."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import chain

import pytest
from hypothesis import HealthCheck, settings

import palazzi
from tests.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]

# A whole game is one example: slow ones are no sign of a bad strategy, and timing is no test.
settings.register_profile(
    "palazzi",
    deadline=None,
    max_examples=20,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("palazzi")

FIRST = ("tests/e2e/test_games.py", "tests/e2e/", "tests/server/", "tests/arena/")
"""What takes longest: begun first, so that no worker is left with it at the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--games", default="", help="leave out tests that name only other games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: next((n for n, x in enumerate(FIRST) if x in item.nodeid), 9))
    if wanted := set(config.getoption("--games").split(",")) - {""}:
        other = [item for item in items if (named := games_in(item.nodeid)) and not named & wanted]
        config.hook.pytest_deselected(items=other)
        items[:] = [item for item in items if item not in set(other)]


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Beside the slowest tests, which were asked for: how long each folder took, workers added."""
    if not config.option.durations:
        return
    spent: defaultdict[str, float] = defaultdict(float)
    for report in chain.from_iterable(terminalreporter.stats.values()):
        if isinstance(report, pytest.TestReport):
            spent[report.nodeid.rpartition("::")[0].rpartition("/")[0]] += report.duration
    terminalreporter.section("time by folder")
    whole = sum(spent.values())
    for folder in sorted(spent, key=lambda name: -spent[name]):
        seconds = spent[folder]
        terminalreporter.write_line(f"{seconds:7.1f}s {seconds / whole:4.0%} {folder}")


def games_in(node: str) -> set[str]:
    """The games that a test's folder, file, name or case names."""
    return set(re.split(r"[^a-z]+", node)) & set(palazzi.game_ids())
