"""The server as processes: several on one PostgreSQL, any of them for any player; and its end."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path

from tests.server.client import connected, play_on
from tests.server.test_requests import until_draft
from tests.server.trials.lobby import Opened, call, open_table
from tests.server.trials.process import ServerProcess

WORDS = ("--bot-pace", "0", "--no-limits")


def test_two_processes_are_one_table(postgres_url: str, tmp_path: Path) -> None:
    """Moves, chat and presence reach the other process; a draft does not."""
    with (
        ServerProcess(postgres_url, tmp_path / "one", *WORDS) as one,
        ServerProcess(postgres_url, tmp_path / "two", *WORDS) as two,
    ):
        table = open_table(one.url, 2, 1)

        async def play() -> None:
            async with (
                connected(one.url, table.id, table.tokens[0]) as anna,
                connected(two.url, table.id, table.tokens[1]) as bert,
            ):
                both = [0, 1]
                await anna.until(lambda m: m["type"] == "presence" and m["seats"] == both)
                assert (await anna.ask("chat", text="ciao"))["type"] == "done"
                line = await bert.until(lambda m: m["type"] == "chat" and bool(m["lines"]))
                assert line["lines"][0]["text"] == "ciao"
                drafter, other = await until_draft(anna, bert)
                await other.see(lambda f: f["seq"] >= drafter.seq)
                assert not other.frame["draft"]
                await asyncio.gather(play_on(anna), play_on(bert))
                await bert.socket.close()
                await anna.until(lambda m: m["type"] == "presence" and m["seats"] == [0])

        asyncio.run(play())
        ends = [call(server.url, "GET", f"/api/tables/{table.id}") for server in (one, two)]
        assert ends[0] == ends[1]
        assert ends[0]["phase"] == "finished"


def test_workers_share_one_address(postgres_url: str, tmp_path: Path) -> None:
    """One command, two processes; the parent ends them. Whole games are played above."""
    with ServerProcess(postgres_url, tmp_path / "log", *WORDS, "--workers", "2") as server:
        tables = [open_table(server.url, 1, 1) for _ in range(4)]

        async def play() -> None:
            async def one(table: Opened) -> str:
                async with connected(server.url, table.id, table.tokens[0]) as human:
                    return str((await play_on(human, most=12))["phase"])

            assert await asyncio.gather(*map(one, tables)) == ["playing"] * 4

        asyncio.run(play())
        family = server.family()
        assert len(family) >= 3
        server.kill()
        assert server.orphans() == []
        server.start()


def test_who_stops_it_impatiently_gets_no_complaint(tmp_path: Path) -> None:
    """Ctrl+C again and again: it stops as in good order, with one human still connected."""
    with ServerProcess(f"sqlite:///{tmp_path / 'p.db'}", tmp_path / "log", *WORDS) as server:
        table = open_table(server.url, 1, 1)

        async def leave() -> None:
            async with connected(server.url, table.id, table.tokens[0]) as human:
                await human.see(lambda f: f["actor"] == 0)  # no bot is cut off in its thoughts
                for _ in range(20):
                    server.process.send_signal(signal.SIGINT)
                    await asyncio.sleep(0.02)
                await asyncio.to_thread(server.process.wait, 30)

        asyncio.run(leave())
        assert server.process.returncode in (0, -signal.SIGINT)
        said = [json.loads(line) for line in server.said().splitlines()]
        assert [line["event"] for line in said if line["level"] != "info"] == []
        assert said[-1]["event"] == "stopped"
