"""A terminal at a table of a server, beside a player who speaks the protocol as the page does."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

import pytest

import palazzi
from palazzi.bots.match import play
from palazzi.core.errors import PalazziError
from palazzi.locale import catalogue
from palazzi.terminal.live import LiveTable
from palazzi.terminal.screen.app import PalazziApp
from tests.server.client import connected, play_on
from tests.server.conftest import WORDS
from tests.server.trials.process import ServerProcess
from tests.terminal.screens import press, ready, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    with ServerProcess(database, folder / "log", *WORDS) as running:
        yield running


def post(url: str, body: object, token: str = "") -> Any:
    request = Request(url, json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    with build_opener(ProxyHandler({})).open(request, timeout=30) as reply:
        return json.load(reply)


def opened(url: str) -> tuple[str, str]:
    """A table that goes on near the end of a game, and the token of its host, who sits there."""
    record = play(palazzi.game("palazzo"), ["greedy", "greedy"], 3)
    left = len(record.entries) - 40
    made = post(f"{url}/api/tables", {"record": record.to_text(), "at": left})
    join = {"name": "Bert", "nonce": secrets.token_hex(16), "seat": 0}
    sat = post(f"{url}/api/tables/{made['table']}/join", join, made["tokens"]["0"])
    return made["table"], sat["token"]


def test_a_terminal_and_another_player_play_a_whole_game(server: ServerProcess) -> None:
    """The terminal keeps its nonce until the terms are frozen, and reveals it by itself."""
    table, token = opened(server.url)

    async def host() -> Any:
        async with connected(server.url, table, token) as client:
            await client.see(lambda f: all(seat["kind"] == "human" for seat in f["seats"]))
            await client.ask("start")
            await client.see(lambda f: f["phase"] == "playing")
            return await play_on(client)

    async def main() -> None:
        live = LiveTable(f"{server.url}/t/{table}", catalogue("nl"))
        other = asyncio.create_task(host())
        assert await live.sit_down("Anna") == 1
        app = PalazziApp(live, "palazzi-dark")
        async with app.run_test(size=(80, 24)):
            await until(app, lambda: ready(app))
            while app.table.sight is not None and app.table.sight.outcome is None:
                await press(app, 1)
            assert app.table.sight is not None
            assert list(app.table.sight.names) == ["Bert", "Anna"]
            assert any("Anna" in line for line in app.table.sight.log)
            end = await other
            assert end["outcome"] == app.table.sight.outcome
            assert end["seats"][1]["deposited"] is False
            past = await live.history()
            assert len(past) > 10

    asyncio.run(main())


def test_a_wrong_link_is_refused_in_the_language_chosen(server: ServerProcess) -> None:
    async def main() -> None:
        live = LiveTable(f"{server.url}/t/{'x' * 22}", catalogue("nl"))
        with pytest.raises(PalazziError, match="tafel"):
            await live.sit_down("Anna")

    asyncio.run(main())
