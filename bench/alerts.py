"""Alerts to a thousand dead endpoints: what do those notice who play meanwhile?

    ./palazzi bench alerts [--endpoints N] [--seconds S] [--json]

One server, one run: eight people move steadily at four tables, some seconds with nothing to send
and some in which every endpoint is due, by turns. Half of them refuse the connection, half
accept it and never answer; each message is a sealed push. Their answers are timed in both.
Before that, how long it takes from a move to the push that tells its next player, who is away.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path

from tests.server.alerted import Player
from tests.server.outside import Browser, Endpoint
from tests.server.trials.lobby import call, open_table
from tests.server.trials.process import ServerProcess

from bench._neighbour import Started, Times, move
from palazzi.server.alerts.desk import GRACE

PUSHES = 12
ROUNDS = 4
TABLES = 4


def arrivals(server: ServerProcess) -> list[float]:
    """Seconds from moves that are committed to the arrival of their pushes."""
    time.sleep(GRACE / 1000 + 1)  # so long everybody may come back after a start
    took: list[float] = []
    with Endpoint() as endpoint:
        player = Player(server)
        player.subscribe(endpoint)
        game = player.sit()
        while len(took) < PUSHES:
            if game.actor() == game.mine:
                game.play(game.mine)
            game.play(1 - game.mine)
            began = time.monotonic()
            endpoint.next()
            took.append(time.monotonic() - began)
    return took


def prepare(database: Path, url: str, endpoints: int, silent: int, dead: int) -> None:
    """A player with that many subscriptions: more than anybody may have, so they are written."""
    device = call(url, "POST", "/api/players", {"name": "bench"})["token"]
    call(url, "GET", "/api/player/alerts", token=device)  # makes the key
    browser = Browser()
    with closing(sqlite3.connect(database, timeout=30)) as link, link:
        (player,) = link.execute("SELECT player FROM devices WHERE name = 'bench'").fetchone()
        (key,) = link.execute("SELECT name FROM alert_keys WHERE name LIKE 'vapid%'").fetchone()
        secrets = json.dumps([browser.p256dh, browser.auth, key])
        rows = [
            (f"{number:016x}", player, f"http://127.0.0.1:{(silent, dead)[number % 2]}/", secrets)
            for number in range(endpoints)
        ]
        link.executemany(
            "INSERT INTO alert_channels (id, player, device, kind, address, secrets, origin, delay,"
            " confirmed, at) VALUES (?, ?, NULL, 'push', ?, ?, 'https://bench.example', 0, 1, 0)",
            rows,
        )


def make_due(database: Path, endpoints: int, due: bool) -> None:
    """Something is to be sent to all of them; or nothing any more."""
    with closing(sqlite3.connect(database, timeout=30)) as link, link:
        link.execute("DELETE FROM alert_sends")
        if due:
            link.executemany(
                "INSERT INTO alert_sends (channel, game, mark, due, tries)"
                " VALUES (?, '', 'test', 0, 0)",
                [(f"{number:016x}",) for number in range(endpoints)],
            )


async def played(url: str, database: Path, endpoints: int, seconds: float) -> Times:
    times = Times()

    async def keep_playing() -> None:
        while True:
            table = await asyncio.to_thread(open_table, url, 2)
            await move(url, Started(table.id, table.tokens), times, against_bot=False)

    players = [asyncio.create_task(keep_playing()) for _ in range(TABLES)]
    await asyncio.sleep(2)
    times.moves.clear()
    for _ in range(ROUNDS):
        for phase in ("quiet", "sending"):
            await asyncio.to_thread(make_due, database, endpoints, phase == "sending")
            times.phase = phase
            await asyncio.sleep(seconds)
            times.phase = "between"
            await asyncio.to_thread(make_due, database, endpoints, False)
            await asyncio.sleep(1)
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endpoints", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        socket.create_server(("127.0.0.1", 0), backlog=2000) as silent,
        socket.socket() as dead,
    ):
        dead.bind(("127.0.0.1", 0))  # nobody listens there
        database = Path(folder) / "palazzi.db"
        words = ("--no-limits", "--private-alerts", "--log-level", "warning")
        with ServerProcess(f"sqlite:///{database}", Path(folder) / "log", *words) as server:
            pushed = arrivals(server)
            ports = silent.getsockname()[1], dead.getsockname()[1]
            prepare(database, server.url, asked.endpoints, *ports)
            began = time.monotonic()
            times = asyncio.run(played(server.url, database, asked.endpoints, asked.seconds))
            took = time.monotonic() - began
    figures = {}
    for phase in ("quiet", "sending"):
        moves = sorted(times.moves[phase])
        figures[phase] = {
            "answers": len(moves),
            "p50": round(statistics.median(moves), 2),
            "p99": round(moves[int(len(moves) * 0.99)], 2),
        }
    ratio = figures["sending"]["p99"] / figures["quiet"]["p99"]
    if asked.json:
        worst = {"push_median": statistics.median(pushed), "push_worst": max(pushed)}
        print(json.dumps({**figures, "p99_ratio": round(ratio, 3), **worst}))
        return
    print(
        f"{len(pushed)} pushes, from the move to the arrival: median "
        f"{statistics.median(pushed):.1f} s, worst {max(pushed):.1f} s"
    )
    print(f"{asked.endpoints} dead endpoints, {took:.0f} s; milliseconds from a move to its answer")
    for phase, one in figures.items():
        print(f"  {phase:8} {one['answers']:6} answers  p50 {one['p50']:7}  p99 {one['p99']:7}")
    print(f"  p99, sending to quiet: {ratio:.2f}")


if __name__ == "__main__":
    main()
