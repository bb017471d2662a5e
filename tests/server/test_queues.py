"""Whoever asks for much waits for it themselves: their neighbours' bots go on moving.

Over real sockets. Nothing is timed: what counts is how much of the others' work was done first.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.client import Client, act, connected
from tests.server.conftest import WORDS
from tests.server.trials.lobby import Opened, call, open_table, start
from tests.server.trials.process import ServerProcess

CROWD = 12


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with one process for all bots and hints."""
    folder = tmp_path_factory.mktemp("queues")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *WORDS, "--bot-processes", "1") as running:
        yield running


class Hint:
    """A request for a hint on a separate connection, which can be cut."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self._reply = asyncio.create_task(reader.read())

    @classmethod
    async def ask(cls, url: str, table: Opened) -> Hint:
        """Send the request."""
        where = urlsplit(url)
        reader, writer = await asyncio.open_connection(where.hostname, where.port)
        lines = (
            f"POST /api/tables/{table.id}/hint HTTP/1.1",
            f"Host: {where.netloc}",
            f"Authorization: Bearer {table.tokens[0]}",
            "Content-Type: application/json",
            "Content-Length: 2",
            "Connection: close",
        )
        writer.write("\r\n".join((*lines, "", "{}")).encode())
        await writer.drain()
        return cls(reader, writer)

    @property
    def answered(self) -> bool:
        """Whether the reply has come."""
        return self._reply.done()

    async def reply(self) -> tuple[int, Any]:
        """Status and body."""
        head, _, body = (await self._reply).partition(b"\r\n\r\n")
        self._writer.close()
        return int(head.split()[1]), json.loads(body)

    async def cut(self) -> None:
        """Hang up."""
        self._writer.close()
        await self._writer.wait_closed()
        await asyncio.wait([self._reply])


@asynccontextmanager
async def neighbour(url: str) -> AsyncIterator[Client]:
    """Somebody who plays against a greedy bot, which has moved before: its process is warm."""
    table = open_table(url, 1, 1)
    async with connected(url, table.id, table.tokens[0]) as person:
        await exchange(person)
        yield person


async def exchange(person: Client) -> None:
    """The person acts, and then the bot, until it is the person's turn again."""
    await hand_over(person)
    await person.see(lambda f: f["actor"] == f["seat"])


async def hand_over(person: Client) -> None:
    """The person acts until it is the bot's turn."""
    await person.see(lambda f: f["actor"] == f["seat"])
    while person.frame["actor"] == person.frame["seat"]:
        await act(person, person.frame["prompt"]["choices"][0]["action"])


def test_a_seat_has_one_hint_at_a_time(server: ServerProcess) -> None:
    """Of sixty at once one is thought about; the others are told to wait, and when to come back."""
    table = open_table(server.url, 1, 1)

    async def ask() -> None:
        async with connected(server.url, table.id, table.tokens[0]) as person:
            await person.see(lambda f: f["actor"] == 0)
            hints = await asyncio.gather(*(Hint.ask(server.url, table) for _ in range(60)))
            replies = [await hint.reply() for hint in hints]
            found = [body for status, body in replies if status == 200]
            refused = [body for status, body in replies if status == 429]
            assert found
            assert len(found) < 10
            assert len(refused) == 60 - len(found)
            assert all(body["code"] == "too_many" and body["retry_after"] for body in refused)

    asyncio.run(ask())


def test_hints_of_many_do_not_stop_a_neighbours_bot(server: ServerProcess) -> None:
    """It moves while most hints still wait; those that nobody waits for any more are dropped."""
    tables = [open_table(server.url, 1, 1) for _ in range(CROWD)]

    async def play() -> None:
        async with neighbour(server.url) as person, AsyncExitStack() as stack:
            for table in tables:
                there = await stack.enter_async_context(
                    connected(server.url, table.id, table.tokens[0])
                )
                await there.see(lambda f: f["actor"] == 0)
            hints = [await Hint.ask(server.url, table) for table in tables]
            await exchange(person)
            waiting = [hint for hint in hints if not hint.answered]
            assert len(waiting) > CROWD // 2
            for hint in hints:
                await hint.cut()
            status = 429
            while status == 429:  # until the server knows that nobody waits for the last one
                status, _ = await (await Hint.ask(server.url, tables[-1])).reply()
            assert status == 200

    before = worked_out(server)
    asyncio.run(play())
    assert worked_out(server) - before < CROWD // 2


def worked_out(server: ServerProcess) -> int:
    """How many hints were thought to their end."""
    lines = map(json.loads, server.said().splitlines())
    return sum(line.get("route", "").endswith("/hint") and line["status"] == 200 for line in lines)


def test_tables_that_think_for_long_do_not_stop_a_neighbours_bot(server: ServerProcess) -> None:
    """With a process for all of them: the quick table has its move between two slow ones.

    Somebody watches each of them, so they are no less urgent.
    """
    body = {"game": "palazzo", "players": 2, "host": -3, "seats": [{"bot": "strong"}] * 2}

    async def play() -> None:
        async with neighbour(server.url) as person, AsyncExitStack() as stack:
            crowd: list[Client] = []
            for _ in range(2 * CROWD):
                made = call(server.url, "POST", "/api/tables", body)
                table = Opened(made["table"], {0: made["tokens"]["-3"]})
                crowd.append(await stack.enter_async_context(connected(server.url, table.id)))
                start(server.url, table, "let-us-begin")
            watching = [asyncio.create_task(watch(watcher)) for watcher in crowd]
            await hand_over(person)
            before = sum(watcher.seq for watcher in crowd)
            await person.see(lambda f: f["actor"] == f["seat"])
            assert sum(watcher.seq for watcher in crowd) - before < 2 * CROWD
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    asyncio.run(play())


async def watch(client: Client) -> None:
    """Take note of everything that comes."""
    while True:
        await client.receive()
