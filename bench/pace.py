"""Does the time that a bot takes for its move tell whether it had a choice (PZ-9.10)?

    ./palazzi bench pace [--game palazzo] [--level greedy] [--tables 24] [--players 3] [--json]

Bots play each other on a real server, at its usual pace, while somebody watches every table. The
times between frames are compared by the two-sample Kolmogorov-Smirnov test: moves of which every
step was the only legal one against all others of as many steps (how many, everybody sees).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import sqlite3
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.test_pace import distance
from tests.server.trials.lobby import call
from tests.server.trials.process import ServerProcess

from bench._neighbour import greet
from palazzi.core.view import SPECTATOR
from palazzi.table import Table, read_event
from palazzi.table.events import Played

Seen = dict[int, float]
"""When the frame of each event arrived."""
Samples = dict[tuple[str, bool], list[float]]
"""Seconds, by a kind of move and whether it was forced."""


def begin(url: str, game: str, players: int, level: str) -> str:
    """Start a table of bots; its id."""
    seats = [{"bot": level}] * players
    body = {"game": game, "players": players, "host": SPECTATOR, "seats": seats}
    made = call(url, "POST", "/api/tables", body)
    path, token = f"/api/tables/{made['table']}/requests", made["tokens"][str(SPECTATOR)]
    call(url, "POST", path, {"type": "start"}, token)
    return str(made["table"])


async def watch(url: str, table: str) -> Seen:
    """When each frame arrived, until the game is over."""
    line = await greet(url, table, None, "127.0.0.1")
    seen: Seen = {}
    async for text in line:
        came = time.perf_counter()
        message = json.loads(text)
        if message["type"] == "frame":
            seen.setdefault(message["frame"]["seq"], came)
            if message["frame"]["phase"] != "playing":
                break
    await line.close()
    return seen


def moves(file: Path, table: str, seen: Seen) -> Iterator[tuple[str, bool, float]]:
    """For each timed move: its kind, whether it was forced, the seconds."""
    with closing(sqlite3.connect(file)) as link:
        rows = link.execute("SELECT body FROM log WHERE game = ? ORDER BY seq", (table,))
        events = [read_event(json.loads(body)) for (body,) in rows]
    live = Table.from_events(events[:1])
    for event in events[1:]:
        if isinstance(event, Played) and event.seq in seen and event.seq - 1 in seen:
            seconds = seen[event.seq] - seen[event.seq - 1]
            forced = all(_forced(live, event.actions))
            steps = len(event.actions)
            yield f"of {steps} steps" if steps > 1 else "of 1 step", forced, seconds
            if event.actions == ("pass",):
                yield "pass", forced, seconds
        live.apply(event)


def _forced(table: Table, actions: tuple[str, ...]) -> Iterator[bool]:
    """For each step, whether it was the only legal one."""
    state = table.fold.state.clone()
    for action in actions:
        yield len(state.legal()) == 1
        table.fold.game.apply_text(state, action)


def compared(samples: Samples) -> list[dict[str, Any]]:
    """The test for each kind of move with enough samples of both."""
    rows = []
    for kind in sorted({kind for kind, _ in samples}):
        forced, chosen = sorted(samples[kind, True]), sorted(samples[kind, False])
        if min(len(forced), len(chosen)) < 20:
            continue
        found = distance(forced, chosen)
        size = len(forced) * len(chosen) / (len(forced) + len(chosen))
        rows.append(
            {
                "moves": kind,
                "forced": len(forced),
                "chosen": len(chosen),
                "median_forced": round(forced[len(forced) // 2], 4),
                "median_chosen": round(chosen[len(chosen) // 2], 4),
                "D": round(found, 4),
                "D_at_0.001": round(math.sqrt(-math.log(0.0005) / 2 / size), 4),
                "p": float(f"{min(1.0, 2 * math.exp(-2 * size * found**2)):.2g}"),
            }
        )
    return rows


async def play(url: str, args: argparse.Namespace) -> list[tuple[str, Seen]]:
    """All tables side by side."""

    async def one() -> tuple[str, Seen]:
        table = await asyncio.to_thread(begin, url, args.game, args.players, args.level)
        return table, await watch(url, table)

    return list(await asyncio.gather(*(one() for _ in range(args.tables))))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench pace", description=__doc__)
    parser.add_argument("--game", default="palazzo")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    samples: Samples = defaultdict(list)
    with tempfile.TemporaryDirectory(prefix="palazzi-pace-") as name:
        file = Path(name, "palazzi.db")
        with ServerProcess(f"sqlite:///{file}", Path(name, "log"), "--no-limits") as server:
            for table, seen in asyncio.run(play(server.url, args)):
                for kind, forced, seconds in moves(file, table, seen):
                    samples[kind, forced].append(seconds)
    rows = compared(samples)
    if args.json:
        print(json.dumps({"game": args.game, "level": args.level, "moves": rows}))
        return
    print("| moves | forced | chosen | median | D | D at 0.001 | p |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for row in rows:
        medians = f"{row['median_forced'] * 1000:.0f} / {row['median_chosen'] * 1000:.0f} ms"
        cells = (row["moves"], row["forced"], row["chosen"], medians)
        print("|", *(f"{cell} |" for cell in (*cells, row["D"], row["D_at_0.001"], row["p"])))


if __name__ == "__main__":
    main()
