"""Whole games over real websockets: every game, with bots and with people, and what is left."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import palazzi
from palazzi.core.playout import is_compiled
from palazzi.core.record import Record
from palazzi.table import verify
from tests.server.client import connected, play_on
from tests.server.trials.lobby import Opened, Refused, call, join, open_table, start
from tests.server.trials.process import ServerProcess


def with_bots(server: ServerProcess, game: str) -> Opened:
    """A table of as few players as can be: a human, and bots that are quick enough here."""
    level = "greedy" if is_compiled() else "random"
    players = palazzi.game(game).players[0]
    bots = [{"bot": level}, *[{"bot": "random"}] * (players - 2)]
    body = {"game": game, "players": players, "seats": [{}, *bots]}
    made = call(server.url, "POST", "/api/tables", body)
    table = Opened(made["table"], {0: made["tokens"]["0"]})
    join(server.url, table, 0, "0123456789abcdef")
    start(server.url, table, "start")
    return table


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_human_plays_every_game_to_its_end_with_bots(server: ServerProcess, game: str) -> None:
    """The document of the game verifies, and its record replays."""
    table = with_bots(server, game)
    rng = Random(1)

    async def play() -> None:
        async with connected(server.url, table.id, table.tokens[0]) as human:
            last = await play_on(human, rng.choice)
            assert last["phase"] == "finished"
            assert last["outcome"]["winners"]

    asyncio.run(play())
    document = call(server.url, "GET", f"/api/tables/{table.id}/game.json")
    assert verify(json.dumps(document)).table == table.id
    record = Record.from_json(document["record"])
    assert palazzi.replay(record).actor == palazzi.OVER


def test_two_humans_and_a_watcher_see_the_same_game(server: ServerProcess) -> None:
    """All see the same end; the watcher's view is nobody's."""
    table = open_table(server.url, 2)

    async def play() -> None:
        async with (
            connected(server.url, table.id, table.tokens[0]) as anna,
            connected(server.url, table.id, table.tokens[1]) as bert,
            connected(server.url, table.id) as watcher,
        ):
            assert watcher.frame["seat"] == palazzi.SPECTATOR
            ends = await asyncio.gather(
                play_on(anna, Random(1).choice),
                play_on(bert, Random(2).choice),
                watcher.see(lambda f: f["phase"] == "finished"),
            )
            assert ends[0]["outcome"] == ends[1]["outcome"] == ends[2]["outcome"]
            assert ends[0]["secret"] == ends[2]["secret"] is not None

    asyncio.run(play())


def test_a_record_is_for_all_when_the_game_is_over_and_for_nobody_before(
    server: ServerProcess,
) -> None:
    """During play the log is what the seat may read; the record and the secret wait."""
    table = open_table(server.url, 1, 1)
    for what in ("record", "game.json"):
        with pytest.raises(Refused) as refused:
            call(server.url, "GET", f"/api/tables/{table.id}/{what}", token=table.tokens[0])
        assert refused.value.code == "wrong_state"
    log = call(server.url, "GET", f"/api/tables/{table.id}/log", token=table.tokens[0])
    assert log["lines"][0]["message"]["key"] == "table-log-created"


def test_a_game_goes_on_after_a_restart_in_the_middle(database: str, tmp_path: Path) -> None:
    """Nothing but the database is kept; the player resumes with what they have."""
    words = ("--bot-pace", "0", "--no-limits")
    with ServerProcess(database, tmp_path / "log", *words) as first:
        table = open_table(first.url, 1, 2)

        async def begin() -> int:
            async with connected(first.url, table.id, table.tokens[0]) as human:
                await play_on(human, most=5)
                return human.seq

        seen = asyncio.run(begin())
        first.kill()
        first.start()

        async def go_on() -> None:
            async with connected(first.url, table.id, table.tokens[0], seen) as human:
                assert human.seq >= seen
                assert (await play_on(human, Random(3).choice))["phase"] == "finished"

        asyncio.run(go_on())
