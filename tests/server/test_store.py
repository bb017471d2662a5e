"""The log on both databases: numbers are given once, groups are committed together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from palazzi.core.errors import BadOption
from palazzi.core.view import SPECTATOR
from palazzi.server.protocol.messages import ChatLine
from palazzi.server.storage.credentials import Credential, admit, digest
from palazzi.server.storage.database import Database
from palazzi.server.storage.migrations import MIGRATIONS, migrate
from palazzi.server.storage.store import NewTable, Store, Summary, row
from palazzi.server.storage.writer import Statement, Write
from palazzi.table import Event, SeatPlan, Table, create


def a_table(name: str) -> Table:
    """A table with one open seat, in the lobby."""
    plan = [SeatPlan(), SeatPlan(bot="greedy")]
    secret = bytes(32)
    created = create(table=name, game="palazzo", players=2, secret=secret, now=1, plan=plan)
    return Table.from_events([created])


@asynccontextmanager
async def opened(url: str, origin: str = "here") -> AsyncIterator[Store]:
    """A store, closed at the end."""
    store = Store(Database(url), origin)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


async def settled(begin: Callable[[Callable[[bool | Exception], None]], None]) -> bool:
    """What a callback is given."""
    future: asyncio.Future[bool | Exception] = asyncio.get_running_loop().create_future()
    begin(future.set_result)
    won = await future
    assert isinstance(won, bool)
    return won


async def append(
    store: Store, game: str, events: Sequence[Event], then: Sequence[Statement] = ()
) -> bool:
    """Store events; whether they got their numbers."""
    return await settled(lambda done: store.append_soon(game, events, then, done))


async def summarise(store: Store, game: str, summary: Summary) -> None:
    """Write what follows from the log."""
    await settled(lambda done: store.summarise_soon(game, summary, lambda: done(True)))


def test_a_log_comes_back_as_it_went_in(database: str) -> None:
    """Also from a new start of the program."""
    table = a_table("one")
    given = (Credential(0, 1), digest("secret-token"))

    async def write() -> None:
        async with opened(database) as store:
            await store.create(NewTable.of(table, 0), True, [given])
            events = table.lobby.join("Anna", "ab" * 16, now=2, seat=0, client_id="x")
            assert await append(store, "one", events)

    async def read() -> None:
        async with opened(database) as store:
            events = await store.load("one")
            assert [event.seq for event in events] == [1, 2]
            assert Table.from_events(events).fold.seats[0].name == "Anna"
            assert await store.load("one", 1) == events[1:]
            assert await store.load("two") == []
            assert await store.credential("one", "secret-token") == Credential(0, 1)
            assert await store.credential("one", "wrong") is None
            assert await store.credentials("one") == [given]
            assert [about.table for about in await store.lobby("lobby")] == ["one"]

    asyncio.run(write())
    asyncio.run(read())


def test_of_many_who_want_a_number_one_gets_it(database: str) -> None:
    """Through two stores, as two processes would; all of the winner's rows and no others."""
    tables = [a_table(f"t{number}") for number in range(20)]

    async def race() -> None:
        async with opened(database) as one, opened(database, "there") as two:
            for table in tables:
                await one.create(NewTable.of(table, 0), False, [])
            tries = []
            for table in tables:
                for index, store in enumerate((one, two, one, two)):
                    events = table.lobby.join(
                        f"P{index}", "ab" * 16, now=2, seat=0, client_id=f"c{index}"
                    )
                    then = [admit(table.id, Credential(0, 2), f"hash-{index}")]
                    tries.append(append(store, table.id, events, then))
            won = await asyncio.gather(*tries)
            assert [sum(won[4 * i : 4 * i + 4]) for i in range(20)] == [1] * 20
            for number, table in enumerate(tables):
                winner = won[4 * number : 4 * number + 4].index(True)
                given = await two.credentials(table.id)
                assert given == [(Credential(0, 2), f"hash-{winner}")]
                assert len(await two.load(table.id)) == 2

    asyncio.run(race())


def test_what_cannot_be_stored_does_not_take_others_with_it(database: str) -> None:
    """A write that fails fails alone, even in a group."""

    async def write() -> None:
        async with opened(database) as store:
            nobody = "INSERT INTO credentials (game, seat, sitting, hash) VALUES (?, ?, ?, ?)"
            bad = Write(then=[(nobody, (None, 1, 0, "hash"))])
            table = a_table("good")
            outcomes = await asyncio.gather(
                store._writer.write(bad),
                store.create(NewTable.of(table, 0), False, []),
                return_exceptions=True,
            )
            assert isinstance(outcomes[0], Exception)
            assert outcomes[1] is None
            assert len(await store.load("good")) == 1

    asyncio.run(write())


def test_due_tables_are_found_and_old_summaries_do_not_win(database: str) -> None:
    """What follows from more of the log stays."""

    async def look() -> None:
        async with opened(database) as store:
            table = a_table("due")
            await store.create(NewTable.of(table, 0), False, [])
            new = Summary("playing", 50, True, "{}", 9)
            await summarise(store, "due", new)
            await summarise(store, "due", Summary("lobby", None, True, "{}", 8))
            assert await store.due(49) == []
            assert await store.due(50) == ["due"]
            assert await store.forgotten() == []

    asyncio.run(look())


def test_a_line_of_chat_is_kept_once(database: str) -> None:
    """The same id again changes nothing."""

    async def talk() -> None:
        async with opened(database) as store:
            for at in (1, 2):
                await store.say("t", ChatLine(id="0:a", at=at, seat=0, name="Anna", text="ciao"))
            await store.say("t", ChatLine(id="0:b", at=3, seat=SPECTATOR, name="", text="hm"))
            assert [(line.at, line.text) for line in await store.chat("t")] == [
                (1, "ciao"),
                (3, "hm"),
            ]

    asyncio.run(talk())


def test_migrations_run_once_and_newer_databases_are_refused(tmp_path: Path) -> None:
    """A program that is too old says so instead of writing."""
    link = Database(f"sqlite:///{tmp_path / 'x.db'}").open()
    assert migrate(link) == migrate(link) == len(MIGRATIONS)
    link.run("INSERT INTO migrations (version) VALUES (999)")
    with pytest.raises(BadOption, match="newer"):
        migrate(link)
    link.close()


def test_tokens_of_an_old_database_belong_to_the_sittings_they_were_given_for(
    database: str,
) -> None:
    """Whoever sat keeps the seat; whoever was invited still is; the host is the host."""
    secret = bytes(32)
    plan = [SeatPlan(), SeatPlan(reserved="Anna"), SeatPlan(reserved="Bert")]
    created = create(table="old", game="palazzo", players=3, secret=secret, now=1, plan=plan)
    table = Table.from_events([created])
    joined = table.lobby.join("Anna", "ab" * 16, now=2, seat=1)[0]
    link = Database(database).open()
    link.run("CREATE TABLE migrations (version INTEGER NOT NULL PRIMARY KEY)")
    for step in MIGRATIONS[0]:
        link.run(step.format(**link.dialect))
    link.run("INSERT INTO migrations (version) VALUES (1)")
    for event in (created, joined):
        link.run(
            "INSERT INTO log (game, seq, seat, client_id, body) VALUES (?, ?, ?, ?, ?)",
            row("old", event),
        )
    for seat in range(3):
        link.run(
            "INSERT INTO tokens (game, seat, hash) VALUES (?, ?, ?)",
            ("old", seat, digest(f"token {seat}")),
        )
    link.close()

    async def look() -> None:
        async with opened(database) as store:
            found = [await store.credential("old", f"token {seat}") for seat in range(3)]
            assert found == [Credential(0, 1), Credential(1, 2), Credential(2, 0)]

    asyncio.run(look())


@pytest.mark.parametrize("url", ["mysql://x", "sqlite:///", "sqlite:///x?mode=ro", "x.db"])
def test_a_database_that_cannot_be_is_told_in_a_sentence(url: str) -> None:
    """Before anything is opened."""
    with pytest.raises(BadOption, match="sqlite"):
        Database(url)
