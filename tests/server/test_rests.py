"""A hand that has stopped waits for its player, over a restart of the server (PP-11.31)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from websockets.asyncio.client import connect

import palazzi
from palazzi import Record
from tests.e2e.palace import KEYSTONE, KEYSTONE_WAY, on_the_brink
from tests.server.conftest import WORDS
from tests.server.trials.lobby import Opened, call, join, start
from tests.server.trials.player import socket_url
from tests.server.trials.process import ServerProcess
from tests.server.trials.watcher import Watcher


def brink(url: str) -> Opened:
    """A table at which seat 0 may pull at what carries the palace."""
    body = {"record": on_the_brink().to_text(), "seats": [{}, {}]}
    made = call(url, "POST", "/api/tables", body)
    table = Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})
    for seat in range(2):
        join(url, table, seat, f"somebody-at-seat-{seat}")
    start(url, table, "let-us-begin")
    return table


def test_the_question_survives_a_restart(database: str, tmp_path: Path) -> None:
    """The world stops at the limit; days later its player breaks off, and the palace stands."""
    with ServerProcess(database, tmp_path / "log", *WORDS) as server:
        table = brink(server.url)

        async def play(*steps: str) -> dict[str, object]:
            where = socket_url(server.url, table.id)
            async with connect(where, max_queue=None) as socket:
                hand = Watcher(socket)
                await hand.hello(table.tokens[0])
                for step in steps:
                    assert (await hand.choose(step)).startswith(step)
                while hand.frame["actor"] < 0:
                    await hand.receive()
                return hand.frame

        way = (f"grip {KEYSTONE}", "force 0.2", "sway 0.5", f"pull {KEYSTONE_WAY}")
        asked = asyncio.run(play(*way, "across", "along"))["prompt"]
        server.kill()
        server.start()
        assert asyncio.run(play())["prompt"] == asked
        frame = asyncio.run(play("break"))
        assert frame["actor"] == 1
        text = call(server.url, "GET", f"/api/tables/{table.id}/replay?count=0")["moves"][-1]
        assert text["actor"] < 0
        view = frame["view"]
        assert isinstance(view, dict)
        assert view["blocked"] == [KEYSTONE]
        assert palazzi.game("paletti").ruleset == view["game"] == "paletti@2"
        assert Record.from_text(on_the_brink().to_text()).ruleset == "paletti@2"
