"""Real servers for the tests of the server: a process, on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lucky import luck, lucky
from tests.postgres import postgres_server, postgres_url
from tests.server.trials.process import ServerProcess

__all__ = ["luck", "postgres_server", "postgres_url"]

WORDS = ("--bot-pace", "0", "--world-pace", "0", "--no-limits", "--absence", "0")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on SQLite, one for all tests of a module."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *WORDS, more=lucky(folder)) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    return str(request.getfixturevalue("postgres_url"))
