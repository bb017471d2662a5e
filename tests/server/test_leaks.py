"""Nothing hidden is on the wire: not in frames, not in a draft, not in the log for the host."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

import palazzi
from palazzi.core.rng import Rng
from palazzi.core.view import SPECTATOR
from palazzi.server.room import Room
from palazzi.table import SeatPlan, Table, create
from tests.server.client import connected, play_on
from tests.server.trials.lobby import open_table
from tests.server.trials.process import ServerProcess


def a_table(game: str) -> Table:
    """A table of bots that has started."""
    players = palazzi.game(game).players[-1]
    created = create(
        table="t",
        game=game,
        players=players,
        secret=bytes(32),
        now=1,
        host=SPECTATOR,
        plan=[SeatPlan(bot="random")] * players,
    )
    table = Table.from_events([created])
    for event in table.start(SPECTATOR, now=2):
        table.apply(event)
    return table


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_seat_is_sent_the_same_bytes_in_every_world_it_cannot_tell_apart(game: str) -> None:
    """The very text that goes to the socket, for every seat and for watchers."""
    table = a_table(game)
    rng = Rng(7)
    room = Room("t")
    room.table = table
    for _ in range(60):
        turn = table.waiting_bot()
        if turn is None:
            break
        truth = table.state
        for seat in (SPECTATOR, *range(table.players)):
            sent = room.message(seat, table.seq)
            if table.drafting:
                continue  # resampling needs the committed position, which a draft is not
            table.state = table.game.resample(table.game.view(truth, seat), rng)
            assert room.message(seat, table.seq) == sent
            table.state = truth
        ids = palazzi.game(game).resample(turn.view, rng).legal()
        step = table.submit(turn.seat, [ids[rng.below(len(ids))]], now=3, bot=turn.level)
        for event in step.events:
            table.apply(event)


def test_no_secret_leaves_the_server_before_the_end(tmp_path: Path) -> None:
    """Neither in anybody's messages nor in the server's own log; tokens are stored as hashes."""
    file = tmp_path / "palazzi.db"
    words = ("--bot-pace", "0", "--no-limits")
    with ServerProcess(f"sqlite:///{file}", tmp_path / "log", *words) as server:
        table = open_table(server.url, 2, 1)

        async def play() -> tuple[list[str], list[str]]:
            async with (
                connected(server.url, table.id, table.tokens[0]) as anna,
                connected(server.url, table.id, table.tokens[1]) as bert,
                connected(server.url, table.id) as watcher,
            ):
                await asyncio.gather(play_on(anna), play_on(bert))
                await watcher.see(lambda f: f["phase"] == "finished")
                return [*anna.raw, *bert.raw], watcher.raw

        players, watched = asyncio.run(play())
        said = server.said()
    with sqlite3.connect(file) as link:
        created = json.loads(link.execute("SELECT body FROM log WHERE seq = 1").fetchone()[0])
        joined = link.execute("SELECT body FROM log WHERE body LIKE '%joined%'").fetchall()
        everything = "\n".join(link.iterdump())
    link.close()
    during = [text for text in (*players, *watched) if '"phase":"finished"' not in text]
    assert not any(created["secret"] in text for text in during)
    for token in table.tokens.values():
        assert token not in "".join((*players, *watched))
        assert token not in everything
        assert token not in said
    assert created["secret"] not in said
    for (body,) in joined:
        assert json.loads(body)["nonce"] not in said
    for text in watched:
        if '"phase":"playing"' in text:
            frame = json.loads(text)["frame"]
            assert frame["draft"] is None
            assert frame["prompt"]["choices"] == []
