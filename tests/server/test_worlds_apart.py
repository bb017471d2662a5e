"""A physical world moves in one process; people in another watch it, and move in it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from palazzi.games.paletti.world.gesture import Sample, What, encode
from palazzi.games.paletti.world.poses import read_frames
from tests.server.conftest import WORDS
from tests.server.test_worlds import paletti, turn, two
from tests.server.trials.lobby import call
from tests.server.trials.player import socket_url
from tests.server.trials.process import ServerProcess
from tests.server.trials.watcher import Watcher

Servers = tuple[ServerProcess, ServerProcess]


@pytest.fixture
def servers(postgres_url: str, tmp_path: Path) -> Iterator[Servers]:
    """Two processes on one database."""
    with (
        ServerProcess(postgres_url, tmp_path / "one", *WORDS) as one,
        ServerProcess(postgres_url, tmp_path / "two", *WORDS) as two,
    ):
        yield one, two


def test_pictures_reach_the_other_process(servers: Servers) -> None:
    """Whoever moves, both see the same pictures and the same outcome."""
    table = paletti(servers[0].url, 2, 0, start="0")

    async def play() -> None:
        async with two(table, *servers) as seats:
            last = ""
            while not last.startswith("along"):
                mover, other = await turn(seats)
                last = await mover.choose("grip", "pull", "across", "along")
            await turn(seats)
            # picture by picture: a column that did not hold was aimed twice, and time begins anew
            both = [picture for picture in mover.pictures if picture in other.pictures]
            shown = [frame for picture in both for frame in read_frames(picture)]
            assert len({tick for tick, _ in shown}) > 3
            assert mover.frame["view"]["palace"] == other.frame["view"]["palace"]

    asyncio.run(play())
    ends = [call(server.url, "GET", f"/api/tables/{table.id}") for server in servers]
    assert ends[0] == ends[1]


def test_a_hand_reaches_into_the_other_process(servers: Servers) -> None:
    """A player reconnects elsewhere in the middle of a move and continues it."""
    table = paletti(servers[0].url, 2, 0, **{"start": "0", "free-hand": True})

    async def play() -> None:
        async with two(table, *servers) as seats:
            while True:
                hand, bystander = await turn(seats)
                if await hand.choose("hand", "grip") == "hand":
                    break
            seat = seats.index(hand)
            elsewhere = socket_url(servers[1 - seat].url, table.id)
            async with connect(elsewhere, max_queue=None) as socket:
                again = Watcher(socket)
                await again.hello(table.tokens[seat])
                before = again.frame["seq"]
                heard = asyncio.ensure_future(again.receive())  # one reads at a time
                while True:  # the world may be on its way still
                    await again.socket.send(b"nonsense, that is")
                    await asyncio.wait([heard], timeout=1)
                    if again.errors:
                        break
                    if heard.done():
                        heard = asyncio.ensure_future(again.receive())
                assert again.errors[0]["message"].endswith(".")
                await again.socket.send(encode([Sample(1, What.BREAK)]))
                while again.frame["seq"] == before:
                    await again.receive()
                assert again.frame["actor"] >= 0
                await bystander.socket.send(encode([Sample(0, What.BREAK)]))
                while not bystander.errors:
                    await bystander.receive()
                assert bystander.errors[0]["code"] == "not_your_turn"

    asyncio.run(play())
