"""The best palaces of a house: which games leave one, in what order, and what is told of whom."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import pytest

import palazzi
from palazzi.games.paletti.showpiece import height_of, showpiece
from palazzi.games.paletti.state import Paletti
from palazzi.server.protocol.bodies import ShowpieceAbout
from palazzi.server.storage.store import NOTHING_SHOWN, NewTable, Summary
from palazzi.table import Table
from tests.e2e.palace import on_the_brink, opening, tower
from tests.server.test_store import opened, summarise
from tests.server.trials.lobby import Refused, call
from tests.server.trials.process import ServerProcess
from tests.table.house import House


def played(seed: int, **how: object) -> Table:
    """A whole game against a bot, in a world without physics."""
    options = {"start": "0"}
    more: dict[str, Any] = {"bots": {1: "random"}, "options": options, **how}
    house = House("paletti", seed=seed, table=f"t{seed}", **more)
    return house.begin().finish().table


@pytest.fixture(scope="module")
def games() -> list[Table]:
    """Some that have left a palace of two plateaus or more."""

    def wanted() -> Iterator[Table]:
        for seed in range(1, 60):
            table = played(seed)
            if table.fold.game.showpiece(table.fold.before, table.fold.state) is not None:
                yield table

    found = wanted()
    return [next(found) for _ in range(3)]


def test_a_palace_is_as_high_as_its_topmost_face() -> None:
    """In tenths of a millimetre; what has hardly begun is nothing to show."""
    high = cast("Paletti", palazzi.replay(tower()))
    low = cast("Paletti", palazzi.replay(on_the_brink()))
    for state, millimetres in ((high, 5 * 51), (low, 2 * 51 + 45)):
        piece = showpiece(state.palace, int(state.top))
        assert piece is not None
        assert piece.rank == pytest.approx(10 * millimetres, abs=2)
        assert piece.picture["plateaus"] == state.top
        assert height_of(state.palace) == pytest.approx(millimetres / 1000, abs=2e-4)
    begun = cast("Paletti", opening().state)
    assert showpiece(begun.palace, int(begun.top)) is None


def test_the_best_come_first_and_names_are_told_of_public_tables_only(
    database: str, games: list[Table]
) -> None:
    async def look() -> list[ShowpieceAbout]:
        async with opened(database) as store:
            for number, table in enumerate(games):
                await store.create(NewTable.of(table, 0), number == 0, [])
                await summarise(store, table.id, Summary.of(table, 0))
            assert await store.showpieces("another", 6) == []
            assert len(await store.showpieces("paletti", 2)) == 2
            return await store.showpieces("paletti", 6)

    pieces = asyncio.run(look())
    assert len(pieces) == len(games)
    assert [piece.rank for piece in pieces] == sorted((p.rank for p in pieces), reverse=True)
    told = [piece for piece in pieces if piece.seats]
    assert [piece.table for piece in told] == [games[0].id]
    assert [seat.name for seat in told[0].seats] == ["Anna", "random"]
    assert all(piece.table is None for piece in pieces if not piece.seats)


def test_what_was_only_practised_or_given_leaves_nothing(games: list[Table]) -> None:
    """Nor does a game that goes on, or one of bots alone."""
    counted = games[0]
    assert Summary.of(counted, 0).shown != NOTHING_SHOWN
    seed = int(counted.id[1:])
    assert Summary.of(played(seed, practice=True), 0).shown == NOTHING_SHOWN
    running = House("paletti", bots={1: "random"}).begin().table
    assert Summary.of(running, 0).shown == NOTHING_SHOWN


def test_a_house_shows_its_gallery_to_everybody(server: ServerProcess) -> None:
    assert call(server.url, "GET", "/api/games/paletti/gallery") == {"pieces": []}
    with pytest.raises(Refused) as refused:
        call(server.url, "GET", "/api/games/nothing/gallery")
    assert refused.value.code == "unknown"
