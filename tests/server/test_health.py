"""``/healthz`` says what is wrong: with the database, with those who work in the background."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

import palazzi
from palazzi.core.errors import BadLog
from palazzi.core.state import CHANCE
from palazzi.server.assembly import Assembly
from palazzi.server.base.settings import Settings
from palazzi.server.protocol.bodies import Health
from palazzi.server.storage.store import NewTable
from palazzi.server.storage.writer import Write
from tests.postgres import Postgres
from tests.server.test_http import raw
from tests.server.test_store import a_table
from tests.server.trials.lobby import make_table
from tests.server.trials.process import ServerProcess


@asynccontextmanager
async def server_on(url: str, **more: Any) -> AsyncIterator[Assembly]:
    """The server's inside, as one process has it."""
    server = Assembly(Settings(database=url, bot_processes=1, **more))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def look_again(server: Assembly) -> Health:
    """An answer of a new probe, as if ten seconds had passed."""
    server.health.forget()
    return await server.health.answer()


def test_however_many_ask_there_is_one_probe_and_it_writes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Together, and one after the other."""

    async def ask() -> None:
        async with server_on(database) as server:
            written: list[Write] = []
            write = server.store.write

            async def noted(what: Write) -> None:
                if "probe" in str(what.then):  # others write at times, too
                    written.append(what)
                await write(what)

            monkeypatch.setattr(server.store, "write", noted)
            answers = await asyncio.gather(*(server.health.answer() for _ in range(300)))
            answers += [await server.health.answer() for _ in range(300)]
            assert {(a.status, tuple(a.problems)) for a in answers} == {("ok", ())}
            assert len(written) == 1
            await look_again(server)
            assert len(written) == 2
            ((at,),) = await server.store.read(lambda link: link.run("SELECT at FROM probe"))
            assert written[1].then[0][1] == (1, at)
            server.background.stopping = True
            assert (await server.health.answer()).status == "stopping"

    asyncio.run(ask())


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_disk_that_takes_nothing_more(tmp_path: Path) -> None:
    """The file cannot grow: nothing can be stored, although all can still be read."""
    url = f"sqlite:///{tmp_path / 'palazzi.db'}"
    with ServerProcess(url, tmp_path / "log", "--no-limits") as server:
        table = make_table(server.url, 2).id
        _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, hard))
        status, _, body = raw(server.url, "GET", "/healthz")
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (hard, hard))
        assert raw(server.url, "GET", f"/api/tables/{table}")[0] == 200
    assert status == 503
    told = json.loads(body)
    assert told["status"] == "no database"
    assert told["problems"] in (["database_cannot_write"], ["database_full"])
    assert "Traceback" not in server.said()


def test_a_damaged_page_of_the_log(tmp_path: Path) -> None:
    """Nobody has to ask for the table it belongs to."""
    file = tmp_path / "palazzi.db"

    async def fill() -> None:
        async with server_on(f"sqlite:///{file}") as server:
            for number in range(40):
                table = a_table(f"table-{number}")
                await server.store.create(NewTable.of(table, 0), False, [])

    async def ask() -> Health:
        async with server_on(f"sqlite:///{file}") as server:
            first = await server.health.answer()
            # It stays so: that the next statement meets no damage mends nothing.
            assert (await look_again(server)).problems == first.problems
            return first

    asyncio.run(fill())
    with closing(sqlite3.connect(file)) as link:
        size = link.execute("PRAGMA page_size").fetchone()[0]
        link.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    where = data.index(b'"table":"table-20"', data.index(b'"kind":"created"')) // size * size
    data[where : where + size] = b"\xff" * size
    file.write_bytes(data)
    found = asyncio.run(ask())
    assert found.status == "no database"
    assert "database_damaged" in found.problems


def test_a_postgresql_that_went_away(postgres_server: Postgres) -> None:
    """And came back."""
    url = postgres_server.new_database()
    name = urlsplit(url).path.lstrip("/")

    async def ask() -> None:
        async with server_on(url) as server:
            assert (await server.health.answer()).status == "ok"
            with psycopg.connect(postgres_server.url("postgres"), autocommit=True) as admin:
                admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
                admin.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s",
                    (name,),
                )
                gone = await look_again(server)
                assert gone.status == "no database"
                assert gone.problems == ["database_unreachable"]
                admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
            assert (await look_again(server)).problems == []

    asyncio.run(ask())


def test_those_who_work_in_the_background(tmp_path: Path) -> None:
    """Games go on without them somehow: degraded, and 200, with a word for each."""
    rules = palazzi.game("palazzo")
    state = rules.new(2)
    while state.actor == CHANCE:
        state.apply(state.chance()[0][0])
    known = rules.knowledge(state, state.actor)

    async def ask() -> None:
        async with server_on(f"sqlite:///{tmp_path / 'x.db'}", look=1000.0) as server:
            workers = server.bots._workers
            module, workers._module = workers._module, "palazzi.server.no_such_worker"
            for _ in range(2):
                await server.bots.choose("casual", known)
            server.quarantine.put("some-table", "it cannot be read", BadLog("a hole"))
            server.scheduler.last_look -= 2000  # it sleeps after its first look
            told = await server.health.answer()
            assert told.status == "degraded"
            assert told.problems == ["scheduler_silent", "tables_broken", "bots_failing"]
            server.quarantine.mended("some-table")
            server.scheduler.last_look = server.background.loop.time()
            workers._module = module
            await server.bots.choose("greedy", known)
            assert (await look_again(server)).problems == []

    asyncio.run(ask())
