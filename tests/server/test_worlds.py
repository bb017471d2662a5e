"""Physical moves at a table: carried out in a process, watched live, kept with a recording."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
from websockets.asyncio.client import connect

from palazzi.games.paletti.world.gesture import Sample, What, encode
from palazzi.games.paletti.world.poses import read_frames
from tests.server.conftest import WORDS
from tests.server.trials.lobby import Opened, call, join, start
from tests.server.trials.player import socket_url
from tests.server.trials.process import ServerProcess
from tests.server.trials.watcher import Watcher


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose worlds do not wait for the clock."""
    folder = tmp_path_factory.mktemp("worlds")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *WORDS) as running:
        yield running


def paletti(url: str, humans: int, bots: int, **options: object) -> Opened:
    """A table of Palazzo Paletti that has started."""
    more = {key: options.pop(key) for key in ("clock",) if key in options}
    body = {
        "game": "paletti",
        "players": humans + bots,
        "seats": [{}] * humans + [{"bot": "strong"}] * bots,
        "options": options,
        **more,
    }
    made = call(url, "POST", "/api/tables", body)
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    for seat in range(humans):
        join(url, table, seat, f"somebody-at-seat-{seat}")
    start(url, table, "let-us-begin")
    return table


async def turn(seats: tuple[Watcher, Watcher]) -> tuple[Watcher, Watcher]:
    """Watch until somebody has to choose; that player comes first, and both are up to date."""
    while True:
        for watcher, other in (seats, seats[::-1]):
            while watcher.frame["seq"] < other.frame["seq"]:
                await watcher.receive()
        for watcher, other in (seats, seats[::-1]):
            if watcher.asked:
                return watcher, other
        await seats[0].receive()


@asynccontextmanager
async def two(table: Opened, *servers: ServerProcess) -> AsyncIterator[tuple[Watcher, Watcher]]:
    """Both players, connected to the first of the processes and to the last."""
    here, there = (socket_url(server.url, table.id) for server in (servers[0], servers[-1]))
    async with connect(here, max_queue=None) as one, connect(there, max_queue=None) as other:
        seats = Watcher(one), Watcher(other)
        for seat, watcher in enumerate(seats):
            await watcher.hello(table.tokens[seat])
        yield seats


def test_a_move_is_seen_by_everybody_and_kept_with_its_recording(worlds: ServerProcess) -> None:
    """A column is aimed; both watch the same pictures; the record has the outcome."""
    table = paletti(worlds.url, 2, 0, start="0")

    async def play() -> None:
        async with two(table, worlds) as seats:
            for watcher in seats:
                watcher.pictures.clear()
            last = ""
            while not last.startswith("along"):
                mover, other = await turn(seats)
                last = await mover.choose("grip", "pull", "across", "along")
            await turn(seats)
            # picture by picture: a column that did not hold was aimed twice, and time begins anew
            frames = [frame for picture in mover.pictures for frame in read_frames(picture)]
            assert len(frames) > 3
            assert len({tick for tick, _ in frames}) > 3
            assert other.pictures[:9] == mover.pictures[:9]

    asyncio.run(play())
    moves = call(worlds.url, "GET", f"/api/tables/{table.id}/replay?count=0")["moves"]
    assert any(move["actor"] >= 0 for move in moves)
    assert moves[-1]["actor"] < 0


def test_a_free_hand_grips_and_breaks_off(worlds: ServerProcess) -> None:
    """The stream goes to the world; nonsense is refused in a sentence and changes nothing."""
    table = paletti(worlds.url, 2, 0, **{"start": "0", "free-hand": True})

    async def play() -> None:
        async with two(table, worlds) as seats:
            while True:
                hand, bystander = await turn(seats)
                if await hand.choose("hand", "grip") == "hand":
                    break
            while bystander.frame["seq"] < hand.frame["seq"]:
                await bystander.receive()
            before = hand.frame["seq"]
            await bystander.socket.send(encode([Sample(0, What.BREAK)]))
            while not bystander.errors:
                await bystander.receive()
            assert bystander.errors[0]["code"] == "not_your_turn"
            await hand.socket.send(b"nonsense, that is")
            while not hand.errors:
                await hand.receive()
            assert hand.errors[0]["message"].endswith(".")
            assert hand.frame["seq"] == before
            await hand.socket.send(encode([Sample(1, What.BREAK)]))
            while hand.frame["seq"] == before:
                await hand.receive()
            assert hand.frame["actor"] >= 0

    asyncio.run(play())


def test_bots_build_too(worlds: ServerProcess) -> None:
    """Whoever takes the last colour starts, here the bot; then it is the person's turn."""
    table = paletti(worlds.url, 1, 1, start="0")

    async def play() -> None:
        where = socket_url(worlds.url, table.id)
        async with connect(where, max_queue=None) as socket:
            person = Watcher(socket)
            await person.hello(table.tokens[0])
            await person.until_asked()
            await person.choose("colour")
            await person.until_asked()
            assert person.pictures

    asyncio.run(play())
