"""SIGUSR1 replaces a running server by what is installed now; nobody loses anything by it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from palazzi.server.base.handover import STOPGAP, successor
from tests.command import run_cli
from tests.server.client import Message, connected
from tests.server.trials.lobby import call, open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that the tests may replace."""
    folder = tmp_path_factory.mktemp("server")
    data = f"sqlite:///{folder / 'palazzi.db'}"
    with ServerProcess(data, folder / "log", "--bot-pace", "0") as running:
        yield running


def renewals(server: ServerProcess) -> int:
    """How often it has been replaced."""
    return server.said().count('"event": "renewed"')


def test_process_socket_and_lock_stay_the_same(server: ServerProcess) -> None:
    """And nobody is refused meanwhile: who connects waits in the queue."""
    table = open_table(server.url, humans=1, bots=1)
    pid = server.process.pid
    before = renewals(server)
    server.process.send_signal(signal.SIGUSR1)
    while renewals(server) == before:
        with suppress(ConnectionResetError):  # it was on its way, as at any stop
            assert call(server.url, "GET", f"/api/tables/{table.id}")["game"] == "palazzo@1"
    assert server.process.poll() is None
    other = run_cli("serve", "--port", "0", "--database", server.database)
    assert "Another server uses" in other.stderr
    assert f"(process {pid})" in other.stderr
    assert len(os.listdir(f"/proc/{pid}/fd")) < 40, "nothing else is handed over"


def asked(frame: Message) -> bool:
    """Whether the seat has a choice."""
    return frame["prompt"] is not None and bool(frame["prompt"]["choices"])


def test_a_draft_is_waited_for(server: ServerProcess) -> None:
    """Drafts are in memory only: the server is replaced when the last one is sent or undone."""
    table = open_table(server.url, humans=1, bots=1)

    async def play() -> None:
        async with connected(server.url, table.id, table.tokens[0]) as client:
            while not client.frame.get("draft"):
                frame = await client.see(asked)
                await client.submit(frame["prompt"]["choices"][0]["action"])
            before = renewals(server)
            server.process.send_signal(signal.SIGUSR1)
            for _ in range(10):  # ten of its looks
                await client.ask("ping")
                await asyncio.sleep(0.1)
            assert renewals(server) == before
            assert (await client.ask("undo", keep=0))["type"] == "done"

        await_true(lambda: renewals(server) > before)

    asyncio.run(play())


def test_several_processes(tmp_path: Path, postgres_url: str) -> None:
    """Each makes room by itself, then the parent is replaced."""
    words = ("--workers", "2", "--bot-pace", "0")
    with ServerProcess(postgres_url, tmp_path / "log", *words) as server:
        table = open_table(server.url, humans=1, bots=1)
        server.process.send_signal(signal.SIGUSR1)
        await_true(lambda: renewals(server) == 1)
        assert call(server.url, "GET", f"/api/tables/{table.id}")["game"] == "palazzo@1"
        assert server.said().count('"event": "started"') == 4


def test_the_stopgap_is_left_behind() -> None:
    assert successor({"A": "b", "PYTHONPATH": "/x"}) == {"A": "b", "PYTHONPATH": "/x"}
    assert successor({STOPGAP: "/s", "PYTHONPATH": "/s"}) == {}
    assert successor({STOPGAP: "/s", "PYTHONPATH": "/s:/x"}) == {"PYTHONPATH": "/x"}
