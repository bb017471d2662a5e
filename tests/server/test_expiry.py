"""Tables that nobody uses go by the rules of docs/hosting.md, and no others do.

The times are passed in: a week passes between two lines.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import palazzi
from palazzi.cli import main
from palazzi.core.errors import BadOption
from palazzi.server.assembly import Assembly
from palazzi.server.base.journal import now
from palazzi.server.base.settings import Settings
from palazzi.server.protocol.messages import ChatLine
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage import datafile, expiry
from palazzi.server.storage.credentials import Credential
from palazzi.server.storage.database import Database, Link
from palazzi.server.storage.expiry import DAY, HELD
from palazzi.server.storage.migrations import MIGRATIONS, is_current, migrate
from palazzi.server.storage.store import NewTable, Summary
from palazzi.server.storage.writer import Write
from palazzi.table import SeatPlan, Table, create
from palazzi.testing import random_record
from tests.server.test_store import append, summarise

NOW = now()
KINDS = ("tables", "log", "credentials", "chat")


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays meanwhile."""
    monkeypatch.setattr(expiry, "PAUSE", 0)


@asynccontextmanager
async def server_on(url: str, **more: Any) -> AsyncIterator[Assembly]:
    """The server's inside, as one process has it."""
    server = Assembly(Settings(database=url, bot_processes=1, **more))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


async def put(
    server: Assembly,
    name: str,
    days: float,
    phase: str = "lobby",
    what_if: bool = False,
    events: tuple[str, ...] = ("joined", "started"),
) -> Table:
    """A table that was created that many days ago, with a credential and a line of chat.

    ``events`` are the kinds that its log has if it is not in the lobby any more.
    """
    at = NOW - round(days * DAY)
    given = None
    if what_if:
        given = random_record(palazzi.game("palazzo"), 2, 1)
        del given.entries[9:]
    created = create(
        table=name,
        game="palazzo",
        players=2,
        secret=bytes(32),
        now=at,
        plan=[SeatPlan(), SeatPlan()],
        given=given,
    )
    table = Table.from_events([created])
    new = NewTable.of(table, 0)
    await server.store.create(new, False, [(Credential(0, 1), f"hash of {name}")])
    await server.store.say(name, ChatLine(id="0:a", at=at, seat=0, name="Anna", text="ciao"))
    if phase != "lobby":
        for seq, kind in enumerate(events, 2):
            body = json.dumps({"kind": kind, "at": at}, separators=(",", ":"))
            await server.store.write(Write([(name, seq, None, None, body)]))
        last = 1 + len(events)
        await summarise(server.store, name, Summary(phase, None, False, new.summary.about, last))
    return table


async def left(server: Assembly) -> set[str]:
    """The tables there are; what belongs to a table is there with it, or not at all."""

    def look(link: Link) -> list[set[str]]:
        return [{game for (game,) in link.run(f"SELECT game FROM {kind}")} for kind in KINDS]

    tables, log, credentials, chat = await server.store.read(look)
    assert tables == log == credentials == chat
    return tables


def test_tables_go_by_their_rule_and_others_stay(database: str) -> None:
    """Unstarted after a week without an event, what-ifs after a day; the rest if the host says."""

    async def pass_time() -> None:
        async with server_on(database) as server:
            for name, days, phase, what_if in (
                ("new", 6.9, "lobby", False),
                ("old", 7.1, "lobby", False),
                ("busy", 30, "lobby", False),
                ("what-if-new", 0.9, "lobby", True),
                ("what-if-old", 1.1, "lobby", True),
                ("what-if-begun", 400, "playing", True),
                ("running", 400, "playing", False),
                ("finished", 400, "finished", False),
                ("cancelled", 400, "cancelled", False),
            ):
                table = await put(server, name, days, phase, what_if)
                if name == "busy":
                    events = table.lobby.join("Anna", "ab" * 16, now=NOW - DAY, seat=0)
                    assert await append(server.store, name, events)
            await put(server, "cancelled-old", 8, "cancelled", events=("joined",))
            for name, days, phase, what_if in (  # bots alone: somebody started them and went
                ("bots", 400, "finished", False),
                ("what-if-bots", 1.1, "playing", True),
                ("what-if-bots-over", 1.1, "finished", True),
                ("what-if-bots-new", 0.9, "finished", True),
            ):
                await put(server, name, days, phase, what_if, ("started",))
            everything = await left(server)
            assert await server.expiry.round(NOW) == {"what-if": 3, "unstarted": 2}
            assert everything - await left(server) == {
                "old", "what-if-old", "what-if-bots", "what-if-bots-over", "cancelled-old"
            }  # fmt: skip
            assert await server.expiry.round(NOW) == {"what-if": 0, "unstarted": 0}
            assert (await server.expiry.round(NOW + 6 * DAY + 1))["unstarted"] == 2
            assert {"running", "finished", "cancelled", "what-if-begun", "bots"} == await left(
                server
            )
        rules = {"expire_running": 30, "expire_finished": 401, "expire_cancelled": 30}
        async with server_on(database, **rules) as server:
            counts = await server.expiry.round(NOW)
            assert counts == {
                "what-if": 0, "unstarted": 0, "running": 2, "finished": 0, "cancelled": 1
            }  # fmt: skip
            assert await left(server) == {"finished", "bots"}

    asyncio.run(pass_time())


def test_more_tables_than_a_batch(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All go, also past those that only seem old."""
    monkeypatch.setattr(expiry, "BATCH", 3)

    async def pass_time() -> None:
        async with server_on(database) as server:
            for number in range(10):
                table = await put(server, f"t{number}", 8)
                if number % 3 == 0:
                    await append(
                        server.store, table.id, table.lobby.join("Anna", "ab" * 16, now=NOW)
                    )
            assert (await server.expiry.round(NOW))["unstarted"] == 6
            assert await left(server) == {"t0", "t3", "t6", "t9"}

    asyncio.run(pass_time())


def test_a_table_in_use_stays_whichever_process_looks(database: str) -> None:
    """Whoever has it in memory holds it; what was held by a process that died goes at last."""

    async def pass_time() -> None:
        async with server_on(database) as one, server_on(database) as two:
            await put(one, "used", 30)
            async with one.rooms.at("used"):
                pass
            for server in (one, two):
                assert (await server.expiry.round(NOW))["unstarted"] == 0
            later = NOW + HELD
            await one.expiry.round(later)
            assert (await two.expiry.round(later + HELD // 2))["unstarted"] == 0
            one.rooms._rooms.clear()
            assert (await two.expiry.round(later + 2 * HELD))["unstarted"] == 1
            with pytest.raises(Refused, match="no such table"):
                async with one.rooms.at("used"):
                    pass

    asyncio.run(pass_time())


def test_somebody_who_comes_at_the_last_moment_keeps_the_table(database: str) -> None:
    """Between finding and deleting it: then it is as if it had not been found."""

    async def pass_time() -> None:
        async with server_on(database) as server, server_on(database) as other:
            await put(server, "late", 30)
            rule = next(rule for rule in expiry.rules() if rule.name == "unstarted")
            (found,) = await server.store.read(lambda link: expiry.batch(link, rule, NOW, (-1, "")))
            async with other.rooms.at("late") as room:
                await server.store.write(Write(then=expiry.statements(found, rule, NOW)))
                assert await left(server) == {"late"}
            events = room.live.lobby.join("Anna", "ab" * 16, now=now())
            assert await append(other.store, "late", events)
            assert len(await server.store.load("late")) == 2

    asyncio.run(pass_time())


def test_what_cannot_be_read_is_not_thrown_away(database: str) -> None:
    """A last event that is damaged says nothing about its age."""

    async def pass_time() -> None:
        async with server_on(database) as server:
            await put(server, "broken", 30)
            damage = ("UPDATE log SET body = ? WHERE game = ?", ("{", "broken"))
            await server.store.write(Write(then=[damage]))
            assert (await server.expiry.round(NOW))["unstarted"] == 0
            assert await left(server) == {"broken"}

    asyncio.run(pass_time())


def old_schema(link: Link, bodies: Iterable[tuple[str, str]]) -> None:
    """A database of the first version, with tables in it."""
    link.run("CREATE TABLE migrations (version INTEGER NOT NULL PRIMARY KEY)")
    for step in MIGRATIONS[0]:
        link.run(step.format(**link.dialect))
    link.run("INSERT INTO migrations (version) VALUES (1)")
    for game, body in bodies:
        link.run("INSERT INTO log (game, seq, body) VALUES (?, 1, ?)", (game, body))
        link.run(
            "INSERT INTO tables (game, at, public, phase, bots, seq, about)"
            " VALUES (?, 5, 0, 'lobby', 0, 1, '{}')",
            (game,),
        )


def test_an_old_database_learns_what_it_needs(database: str) -> None:
    """Which tables were made from a record, and that all were touched when they were made."""
    name = json.dumps('a "given":[["')
    link = Database(database).open()
    old_schema(
        link,
        [
            ("plain", f'{{"plan":[{{"reserved":{name}}}],"given":[],"at":5}}'),
            ("what-if", '{"given":[[0,"bid"]],"at":5}'),
        ],
    )
    assert not is_current(link)
    assert migrate(link) == len(MIGRATIONS)
    assert is_current(link)
    found = link.run("SELECT game, touched, held, whatif FROM tables ORDER BY game")
    assert [tuple(row) for row in found] == [("plain", 5, 0, 0), ("what-if", 5, 0, 1)]
    link.close()


def test_the_command_says_first_and_deletes_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """By short ids; on a file that a server uses it only looks."""
    file = tmp_path / "palazzi.db"
    url = f"sqlite:///{file}"

    async def fill() -> None:
        async with server_on(url) as server:
            await put(server, "abcdefghijkl", 8)
            await put(server, "mnopqrstuvwx", 2, what_if=True)
            await put(server, "done", 100, "finished")

    asyncio.run(fill())
    rules = expiry.rules(finished=99)
    lines: list[expiry.ExpiryReport] = [
        {"rule": "what-if", "days": 1, "tables": ["mnopqr…"]},
        {"rule": "unstarted", "days": 7, "tables": ["abcdef…"]},
        {"rule": "finished", "days": 99, "tables": ["done…"]},
    ]
    with datafile.claimed(file):
        assert expiry.command(url, rules, dry_run=True) == lines
        with pytest.raises(BadOption, match="Another server uses"):
            expiry.command(url, rules, dry_run=False)
    monkeypatch.setattr("sys.argv", ["palazzi", "expire", "--database", url, "--dry-run"])
    main()
    assert capsys.readouterr().out.splitlines() == [
        "what-if, 1 day untouched: 1 table, mnopqr…",
        "unstarted, 7 days untouched: 1 table, abcdef…",
        "Nothing was deleted.",
    ]
    assert expiry.command(url, rules, dry_run=False) == lines
    assert [line["tables"] for line in expiry.command(url, rules, dry_run=True)] == [[], [], []]
    with pytest.raises(BadOption, match="no database"):
        expiry.command(f"sqlite:///{tmp_path / 'none.db'}", rules, dry_run=True)
    assert not (tmp_path / "none.db").exists()
