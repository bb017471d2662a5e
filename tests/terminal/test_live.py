"""A terminal at a table of a server, beside a player who speaks the protocol as the page does."""

from __future__ import annotations

import asyncio
import json
import secrets
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import ProxyHandler, Request, build_opener

import pytest
from textual.widgets import Static

import palazzi
from palazzi.bots.match import play
from palazzi.core.errors import PalazziError
from palazzi.locale import catalogue
from palazzi.terminal.lines import PlainTable
from palazzi.terminal.live import LiveTable
from palazzi.terminal.screen.app import PalazziApp
from palazzi.terminal.screen.sheets import Confirmation, Speech
from palazzi.terminal.seats import KeptSeat, SeatBook
from tests.command import call_cli
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


@pytest.fixture
def book(tmp_path: Path) -> SeatBook:
    """Where this test's terminals keep their seats."""
    return SeatBook(tmp_path / "state" / "seats")


def table_of(server: ServerProcess, table: str, book: SeatBook, language: str = "en") -> LiveTable:
    """What a terminal opens by the table's link."""
    return LiveTable(f"{server.url}/t/{table}", catalogue(language), book)


async def host_plays(server: ServerProcess, table: str, token: str) -> Any:
    """The host begins when all sit, and plays to the end; the last frame."""
    async with connected(server.url, table, token) as client:
        await client.see(lambda f: all(seat["kind"] == "human" for seat in f["seats"]))
        await client.ask("start")
        await client.see(lambda f: f["phase"] == "playing")
        return await play_on(client)


def shown(app: PalazziApp, name: str) -> str:
    return str(app.table.query_one(f"#{name}", Static).render())


def test_a_seat_outlives_the_program_and_a_whole_game_is_played_from_it(
    server: ServerProcess, book: SeatBook, tmp_path: Path
) -> None:
    """The nonce is kept with it: the second program reveals what the first committed to."""
    table, token = opened(server.url)

    async def main() -> None:
        first = table_of(server, table, book)
        assert await first.take_seat("Anna")
        app = PalazziApp(first, "palazzi-dark")
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, lambda: app.table.sight is not None and bool(app.table.sight.room))
            await pilot.press("q")
        live = table_of(server, table, book, "nl")
        assert await live.take_seat(None), "the seat was not kept"
        other = asyncio.create_task(host_plays(server, table, token))
        app = PalazziApp(live, "palazzi-dark")
        async with app.run_test(size=(80, 24)):
            await until(app, lambda: playing(app))
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
        assert book.find(live.link) is None, "a closed table needs no seat"

    asyncio.run(main())


def playing(app: PalazziApp) -> bool:
    """Whether the game has begun and something can be chosen."""
    sight = app.table.sight
    return sight is not None and sight.view is not None and ready(app)


def test_a_whole_game_is_played_in_lines(server: ServerProcess, book: SeatBook) -> None:
    """For screen readers and scripts: a line is read only where something is asked."""
    table, token = opened(server.url)
    said: list[str] = []
    answers = iter(["b", "?", "99", "c Buona sera"])
    begun = threading.Event()

    def ask(_: str) -> str:
        begun.wait()  # before the start the one choice is to stand up again
        return next(answers, "1")

    async def main() -> None:
        live = table_of(server, table, book)
        await live.take_seat("Anna")

        def show(text: str) -> None:
            said.append(text)
            if "Anna: " in text:
                begun.set()

        other = asyncio.create_task(host_plays(server, table, token))
        await PlainTable(live, ask, show).run()
        assert (await other)["outcome"]["winners"]

    asyncio.run(main())
    told = "\n".join(said)
    assert "Bert" in told.partition("Anna: ")[0], "who sits there"
    assert "Please type one of the numbers" in told
    assert "Anna: Buona sera" in told
    assert "PZ-" in told
    assert "wins with" in told or "share the victory" in told
    assert "\x1b" not in told


def test_a_pipe_sits_down_in_lines(
    server: ServerProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    table, _ = opened(server.url)
    words = ("play", "--terminal", "--table", f"{server.url}/t/{table}", "--name", "Anna")
    done = call_cli(*words, "--lang", "nl", given="?\nq\n")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "Bert" in done.stdout
    assert "Weer opstaan" in done.stdout
    assert not done.stderr


def test_a_kept_seat_is_for_its_owners_eyes_only(
    server: ServerProcess, book: SeatBook, tmp_path: Path
) -> None:
    table, _ = opened(server.url)

    async def main() -> None:
        live = table_of(server, table, book)
        await live.take_seat("Anna")
        (file,) = (tmp_path / "state" / "seats").iterdir()
        assert file.stat().st_mode & 0o777 == 0o600
        assert file.parent.stat().st_mode & 0o777 == 0o700
        kept = book.find(live.link)
        assert kept is not None
        assert kept.token not in live.link + file.name
        book.keep(live.link, KeptSeat("no token of this table", kept.nonce))
        again = table_of(server, table, book)
        assert not await again.take_seat(None)
        assert book.find(live.link) is None

    asyncio.run(main())


def test_a_terminal_hosts_a_table_fills_it_with_a_bot_and_begins(
    server: ServerProcess, book: SeatBook
) -> None:
    """The waiting room says who sits there and which figures were corrected."""
    terms = {"game": "palazzo", "players": 3, "host": 0, "seats": [{}, {"bot": "novice"}, {}]}

    async def main() -> None:
        live = LiveTable(server.url, catalogue("en"), book)
        assert not live.named
        await live.open({**terms, "edition": {"quiet-turns": 12}})
        assert await live.take_seat("Anna")
        app = PalazziApp(live, "palazzi-dark")
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, lambda: bool(app.table.offers) and "Anna" in shown(app, "middle"))
            room = shown(app, "middle")
            for told in (
                "Anna",
                "(you)  host",
                "Pippo",
                "Open seat",
                live.link,
                "(quiet-turns): 12",
            ):
                assert told in room
            assert "Own edition" in shown(app, "title")
            labels = [live.words.say(offer.label) for offer in app.table.offers]
            assert labels[0] == "Begin, with Pippo on the empty seat"
            await pilot.press("c")
            await until(app, lambda: isinstance(app.screen, Speech) and app.screen.is_mounted)
            await pilot.press(*"Buona sera", "enter")
            await until(app, lambda: "Anna: Buona sera" in shown(app, "story"))
            await press(app, 1)
            await until(app, lambda: playing(app))
            assert "Anna: Buona sera" in shown(app, "story")
            assert app.table.sight is not None
            assert [one.theirs for one in app.table.sight.edition] == ["12"]

    asyncio.run(main())


def test_who_stands_up_leaves_the_seat_to_others(server: ServerProcess, book: SeatBook) -> None:
    table, token = opened(server.url)

    async def main() -> None:
        live = table_of(server, table, book)
        await live.take_seat("Anna")
        app = PalazziApp(live, "palazzi-dark")
        async with app.run_test(size=(80, 24)) as pilot:
            await until(app, lambda: bool(app.table.offers))
            await pilot.press("1")
            await until(app, lambda: isinstance(app.screen, Confirmation))
            await pilot.press("enter")
            async with connected(server.url, table, token) as host:
                await host.see(lambda f: f["seats"][1]["kind"] == "open")
        assert book.find(live.link) is None

    asyncio.run(main())


def test_a_wrong_link_is_refused_in_the_language_chosen(
    server: ServerProcess, book: SeatBook
) -> None:
    async def main() -> None:
        live = table_of(server, "x" * 22, book, "nl")
        with pytest.raises(PalazziError, match="tafel"):
            await live.sit_down("Anna")
        table, _ = opened(server.url)
        live = table_of(server, table, book, "nl")
        await live.sit_down("Anna")
        with pytest.raises(PalazziError, match="De server heeft dat niet aangenomen"):
            await table_of(server, table, book, "nl").sit_down("A" * 200)

    asyncio.run(main())
