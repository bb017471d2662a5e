"""Databases with finished games, made quickly: by random moves, through the table's own path."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import palazzi
from palazzi.server.storage.credentials import Credential
from palazzi.server.storage.database import Database
from palazzi.server.storage.store import NewTable, Store, Summary
from palazzi.table import Table
from tests.server.test_store import append, summarise
from tests.table.house import House


def finished_games(count: int, seed: int = 1) -> Iterator[House]:
    """So many games of all kinds, played to their end by luck alone."""
    games = palazzi.game_ids()
    for number in range(count):
        name = games[number % len(games)]
        house = House(name, 2, seed=seed + number, table=f"{name}-{seed + number:05}")
        yield house.begin().finish()


def store_games(url: str, houses: Sequence[House]) -> None:
    """Put tables into a database as a server does: created, appended to, summarised."""

    async def keep() -> None:
        store = Store(Database(url), "test")
        await store.open()
        try:
            for house in houses:
                events = house.table.fold.events
                new = NewTable.of(Table.from_events(events[:1]), 0)
                given = [(Credential(0, 2), f"hash of {house.table.id}")]
                await store.create(new, False, given)
                await append(store, house.table.id, events[1:])
                await summarise(store, house.table.id, Summary.of(house.table, 0))
        finally:
            await store.close()

    asyncio.run(keep())
