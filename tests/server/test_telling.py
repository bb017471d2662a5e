"""What a long game has told is kept: nobody can stop a server by asking for it again and again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from palazzi.core.view import SPECTATOR
from palazzi.server.assembly import Assembly
from palazzi.server.base.settings import Settings
from palazzi.server.rooms import frame_builder
from palazzi.server.rooms.transcripts import TAIL
from palazzi.server.storage.store import Summary
from palazzi.table import Table
from palazzi.table.replay import MOST_POSITIONS, replay
from tests.server.client import PATIENCE, Client, connected
from tests.server.conftest import WORDS
from tests.server.trials.audit import plain
from tests.server.trials.lobby import call, open_table
from tests.server.trials.player import socket_url
from tests.server.trials.process import ServerProcess
from tests.table.house import House

GAME = "a-long-game"
EVENTS = 800
"""After this much of a game of Firenze, a watcher was told thousands of lines."""


@pytest.fixture(scope="module")
def long_game() -> Table:
    """A game that has gone on for long and waits for somebody, as the server must see it."""
    for seed in range(1, 100):
        house = House("firenze", 4, seed=seed, table=GAME).begin()
        while house.table.fold.phase == "playing" and house.table.seq < EVENTS:
            house.move()
        if house.table.fold.phase == "playing":
            return house.rebuilt()
    raise AssertionError("no game was long enough")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, long_game: Table) -> Iterator[ServerProcess]:
    """A server that finds the game in its log, and has told nobody anything."""
    file = tmp_path_factory.mktemp("telling") / "palazzi.db"
    with ServerProcess(f"sqlite:///{file}", file.with_name("log"), *WORDS) as running:
        store(file, long_game)
        yield running


def store(file: Path, table: Table) -> None:
    """Write a table's log behind a server's back."""
    with closing(sqlite3.connect(file)) as link, link:
        link.executemany(
            "INSERT INTO log (game, seq, seat, client_id, body) VALUES (?, ?, ?, ?, ?)",
            [
                (table.id, event.seq, event.by, event.client_id, json.dumps(event.to_json()))
                for event in table.fold.events
            ],
        )


def test_a_stranger_who_asks_for_everything_again_and_again_keeps_nobody_waiting(
    server: ServerProcess,
) -> None:
    """Twenty watchers, sixty times each. The test gives up after half a minute."""
    table = open_table(server.url, 2)

    answered = asyncio.Event()

    async def watch() -> None:
        async with connected(server.url, GAME) as watcher:
            for _ in range(60):
                await watcher.send("resync")
            await answered.wait()

    async def attack() -> None:
        async with (
            connected(server.url, table.id, table.tokens[0]) as neighbour,
            asyncio.TaskGroup() as watchers,
        ):
            for _ in range(20):
                watchers.create_task(watch())
            async with asyncio.timeout(PATIENCE):
                for _ in range(40):
                    assert (await neighbour.ask("ping"))["type"] == "pong"
                    await asyncio.sleep(0.01)
            answered.set()

    asyncio.run(attack())


def test_a_late_frame_has_the_end_of_the_log_and_pages_have_all(
    server: ServerProcess, long_game: Table
) -> None:
    """Over the websocket, over HTTP, and after a long absence."""
    whole = plain(long_game.frame(SPECTATOR))["log"]

    async def first(since: int) -> dict[str, Any]:
        async with connected(server.url, GAME, since=since) as watcher:
            message: dict[str, Any] = json.loads(watcher.raw[-1])
            return message

    path = f"/api/tables/{GAME}"
    message = asyncio.run(first(0))
    late = asyncio.run(first(3))
    frame = message["frame"]
    lines = [line for line in whole if line["seq"] > frame["log_from"]]
    assert 0 < len(lines) <= TAIL
    assert frame["log"] == lines
    assert (late["since"], late["frame"]) == (0, frame)
    assert call(server.url, "GET", path) == frame
    soon = asyncio.run(first(long_game.seq - 2))
    assert soon["since"] == soon["frame"]["log_from"] == long_game.seq - 2
    assert soon["frame"]["log"] == [line for line in whole if line["seq"] > soon["since"]]
    told: list[Any] = []
    since = 0
    while since < long_game.seq:
        page = call(server.url, "GET", f"{path}/log?since={since}")
        assert page["since"] == since
        told += page["lines"]
        since = page["seq"]
    assert told == whole
    assert call(server.url, "GET", f"{path}/log?since=99999")["lines"] == []


def test_many_who_ask_for_a_replay_at_once_get_the_same(
    server: ServerProcess, long_game: Table
) -> None:
    async def ask(first: int) -> Any:
        path = f"/api/tables/{GAME}/replay?first={first}"
        return await asyncio.to_thread(call, server.url, "GET", path)

    async def asked() -> list[Any]:
        return await asyncio.gather(*(ask(first) for first in (0, 0, 64, 100, 10**6)))

    record = long_game.fold.record()
    for first, shown in zip((0, 0, 64, 100, 10**6), asyncio.run(asked()), strict=True):
        due = replay(long_game.fold.game, record, SPECTATOR, first, MOST_POSITIONS)
        assert shown == json.loads(json.dumps(due))


def test_what_somebody_has_not_read_yet_is_not_sent_again(server: ServerProcess) -> None:
    """A client that asks for everything and does not read is sent it once, and stays connected."""

    async def ask() -> None:
        slow = connect(
            socket_url(server.url, GAME), compression=None, max_queue=1, max_size=None, proxy=None
        )
        async with slow as socket, connected(server.url, GAME) as other:
            watcher = Client(socket)
            await watcher.send("hello", protocol=2, token=None, since=0)
            await watcher.until(lambda m: m["type"] == "frame")
            for _ in range(200):
                await watcher.send("resync")
            for _ in range(200):  # the server goes on, and the watcher reads nothing
                await other.ask("ping")
            assert (await watcher.ask("ping"))["type"] == "pong"
            assert sum(text.startswith('{"type":"frame"') for text in watcher.raw) < 150

    asyncio.run(ask())


def test_long_work_makes_way_while_something_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a moment after each slice: the thread that commits gets the interpreter's lock."""
    waits: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waits.append(seconds)
        await sleep(seconds)

    async def work() -> None:
        server = Assembly(Settings(database=f"sqlite:///{tmp_path / 'palazzi.db'}"))
        await server.open()
        stored = asyncio.Event()
        monkeypatch.setattr(frame_builder, "SLICE", 0.0)
        summary = Summary("lobby", None, False, "{}", 1)
        with monkeypatch.context() as patched:
            patched.setattr(asyncio, "sleep", noted)
            server.store.summarise_soon("nowhere", summary, stored.set)
            assert await server.frame_builder.run(iter("ab")) == ["a", "b"]
            assert waits[0] == frame_builder.PAUSE
        await stored.wait()
        while server.store.storing:
            await sleep(0)
        with monkeypatch.context() as patched:
            waits.clear()
            patched.setattr(asyncio, "sleep", noted)
            await server.frame_builder.run(iter("ab"))
            assert frame_builder.PAUSE not in waits
        await server.close()

    asyncio.run(asyncio.wait_for(work(), PATIENCE))
