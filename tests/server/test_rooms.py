"""Tables come and go in memory; clocks run out and bots move without anybody there."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.client import connected, play_on
from tests.server.trials.lobby import call, open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

WORDS = ("--bot-pace", "0", "--no-limits")


def test_tables_that_are_dropped_from_memory_come_back(tmp_path: Path) -> None:
    """One table fits, three are played at a time."""
    database = f"sqlite:///{tmp_path / 'x.db'}?synchronous=normal"
    with ServerProcess(database, tmp_path / "log", *WORDS, "--live-tables", "1") as server:
        tables = [open_table(server.url, 1, 1) for _ in range(3)]

        async def play() -> None:
            async with (
                connected(server.url, tables[0].id, tables[0].tokens[0]) as one,
                connected(server.url, tables[1].id, tables[1].tokens[0]) as two,
                connected(server.url, tables[2].id, tables[2].tokens[0]) as three,
            ):
                ends = await asyncio.gather(play_on(one), play_on(two), play_on(three))
                assert [end["phase"] for end in ends] == ["finished"] * 3

        asyncio.run(play())


def test_a_clock_runs_out_and_the_others_choose(server: ServerProcess) -> None:
    """Nothing ends by itself; all others may let a bot play on."""
    clock = {"kind": "move", "allowance": 1, "increment": 0}
    body = {"game": "palazzo", "players": 2, "clock": clock}
    made = call(server.url, "POST", "/api/tables", body)
    table, tokens = made["table"], {0: made["tokens"]["0"]}
    for seat in (0, 1):
        join = {"name": f"P{seat}", "nonce": f"{seat + 1:032x}", "seat": seat}
        sat = call(server.url, "POST", f"/api/tables/{table}/join", join, tokens.get(seat))
        tokens[seat] = sat["token"]
    call(server.url, "POST", f"/api/tables/{table}/requests", {"type": "start"}, tokens[0])

    async def wait() -> None:
        async with (
            connected(server.url, table, tokens[0]) as anna,
            connected(server.url, table, tokens[1]) as bert,
        ):
            await anna.see(lambda f: f["overtime"] is not None)
            late = anna.frame["overtime"]["seat"]
            other = bert if late == 0 else anna
            assert (await other.ask("choose", choice="bot"))["type"] == "done"
            await other.see(lambda f: f["seats"][late]["stand_in"] == "greedy")

    asyncio.run(wait())


def test_bots_go_on_after_a_restart_with_nobody_there(tmp_path: Path) -> None:
    """What is due stands in the database."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    bots = [{"bot": "greedy"}, {"bot": "random"}]
    body = {"game": "palazzo", "players": 2, "host": -3, "seats": bots}
    words = ("--bot-pace", "30", "--no-limits")
    with ServerProcess(database, tmp_path / "log", *words) as server:
        made = call(server.url, "POST", "/api/tables", body)
        token = made["tokens"]["-3"]
        path = f"/api/tables/{made['table']}"
        call(server.url, "POST", f"{path}/requests", {"type": "start"}, token)
        seen = call(server.url, "GET", path)["seq"]
        server.kill()
        server.start()

        def went_on() -> bool:
            frame = call(server.url, "GET", path)
            return bool(frame["seq"] >= seen + 5 or frame["phase"] == "finished")

        await_true(went_on)
