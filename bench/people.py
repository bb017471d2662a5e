"""What machine serves how many: people who play slowly with bots, at the server's usual settings.

    ./palazzi bench people [--people 2000] [--seconds 600] [--pace 20] [--strong N …]
                           [--only casual strong postgres] [--json] [--write]

Two people and a bot sit at each table of Palazzo; each person moves every ``--pace`` seconds.
*casual*: everybody with `casual` bots, on SQLite. *strong*: fewer and fewer spare seconds for
`strong` bots, as many tables as ``--strong`` says, one number after the other. *postgres*: as
casual, with 4 workers on PostgreSQL. Limits are on; each person has an address of 127.0.0.0/8, and
nothing leaves this machine. The number of people and the time are bounded; it ends by itself.

``--write`` keeps the figures in bench/people.json and writes them into docs/hosting.md.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.postgres import running as running_postgres
from tests.server.trials.process import ServerProcess

from bench._people import HUMANS, Crowd, play
from palazzi.core.playout import is_compiled

ROOT = Path(__file__).parents[1]
KEPT = Path(__file__).with_suffix(".json")
PAGE = ROOT / "docs/hosting.md"
BEGIN, END = "<!-- from bench/people.json -->\n", "<!-- until here -->"
WORKERS = 4
TICKS = os.sysconf("SC_CLK_TCK")
MOST_PEOPLE, LONGEST = 4000, 1800.0
PART = 0.2
"""How much of the time one number of strong bots is played."""
SLOWER = 2.0
"""Bots are saturated when their turns take so many times as long as with the fewest."""

Figures = dict[str, Any]


class Meter:
    """CPU time and memory of the server's processes."""

    def __init__(self, server: ServerProcess, database: int | None) -> None:
        self._server = server
        self._database = database
        self.start()

    def start(self) -> None:
        """From now on."""
        self._began = time.perf_counter()
        self._before = self._spent()
        self._own = time.process_time()

    def read(self) -> Figures:
        """Cores in use on average since then, and megabytes now."""
        took = time.perf_counter() - self._began
        now = self._spent()
        cores = {name: (now[name] - self._before[name]) / took for name in now}
        return {
            "cpu_server": cores["server"],
            "cpu_bots": cores["bots"],
            "cpu_database": cores["database"],
            "cpu_clients": (time.process_time() - self._own) / took,
            "memory_server_mb": self._server.resident(workers=False) / 1e6,
            "memory_all_mb": self._server.resident() / 1e6,
        }

    def _spent(self) -> dict[str, float]:
        """Seconds so far. What yields to the server (by its nice value) is a bot's process."""
        own = os.getpriority(os.PRIO_PROCESS, self._server.process.pid)
        spent = {"server": 0.0, "bots": 0.0, "database": 0.0}
        for pid in self._server.family():
            stat = _stat(pid)
            if stat:
                kind = "bots" if int(stat[16]) > own else "server"
                spent[kind] += (int(stat[11]) + int(stat[12])) / TICKS
        if self._database is not None:
            for pid in (self._database, *_children(self._database)):
                stat = _stat(pid)
                # Connections that ended count by what their parent has waited for.
                fields = (11, 12, 13, 14) if pid == self._database else (11, 12)
                spent["database"] += sum(int(stat[at]) for at in fields) / TICKS if stat else 0
        return spent


def _stat(pid: int) -> list[str]:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def _children(pid: int) -> list[int]:
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def measure(
    server: ServerProcess, crowd: Crowd, seconds: float, database: int | None = None
) -> Figures:
    """One crowd at one server."""
    meter = Meter(server, database)
    busy = os.getloadavg()[0]
    seen = asyncio.run(play(crowd, seconds, meter.start))
    answers, bots = sorted(seen.answers), sorted(seen.bots)
    if not answers or not bots:
        raise SystemExit("nobody moved: is the time too short for the pace?")
    return {
        "people": crowd.tables * HUMANS,
        "tables": crowd.tables,
        "level": crowd.level,
        "seconds": seconds,
        "pace": crowd.pace,
        "load_before": busy,
        "moves_per_s": seen.moves / seconds,
        "answers": len(answers),
        "p50_ms": statistics.median(answers),
        "p99_ms": answers[int(len(answers) * 0.99)],
        "most_ms": answers[-1],
        "bot_turns": len(bots),
        "bot_p50_ms": statistics.median(bots),
        "bot_p90_ms": bots[int(len(bots) * 0.9)],
        "refused": dict(seen.refused),
        "lost": seen.lost,
        "finished": seen.finished,
        **meter.read(),
    }


@contextmanager
def our_server(database: str, folder: Path, *words: str) -> Iterator[ServerProcess]:
    """A server with its usual settings, and a quiet log."""
    with ServerProcess(database, folder / "log", "--log-level", "warning", *words) as server:
        yield server


def run(
    only: Sequence[str], people: int, seconds: float, pace: float, strong: list[int]
) -> Figures:
    """Everything that was asked for."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    tables = people // HUMANS
    result: Figures = {"cores": os.cpu_count(), "compiled": is_compiled(), "strong": []}
    with tempfile.TemporaryDirectory(prefix="palazzi-bench-") as name:
        folder = Path(name)
        if "casual" in only:
            with our_server(f"sqlite:///{folder / 'casual.db'}", folder) as server:
                crowd = Crowd(server.url, tables, pace, "casual")
                result["casual"] = measure(server, crowd, seconds)
        if "strong" in only:
            for count in strong:
                with our_server(f"sqlite:///{folder / f'strong-{count}.db'}", folder) as server:
                    crowd = Crowd(server.url, count, pace, "strong")
                    time_for = max(seconds * PART, 2 * pace)
                    result["strong"].append(measure(server, crowd, time_for))
        if "postgres" in only:
            with running_postgres() as postgres:
                words = ("--workers", str(WORKERS))
                with our_server(postgres.new_database(), folder, *words) as server:
                    crowd = Crowd(server.url, tables, pace, "casual")
                    result["postgres"] = measure(server, crowd, seconds, postgres.pid)
    return result


# ---- telling


def saturated(steps: list[Figures]) -> int | None:
    """The fewest tables with strong bots at which their turns took much longer."""
    usual = steps[0]["bot_p90_ms"] if steps else 0.0
    return next((one["tables"] for one in steps if one["bot_p90_ms"] > SLOWER * usual), None)


def section(result: Figures) -> str:
    """What docs/hosting.md says, from the figures."""
    head = [
        "",
        "people",
        "bots",
        "moves/s",
        "answer p50",
        "p99",
        "longest",
        "bot's turn p50",
        "p90",
    ]
    head += ["CPU server", "bots", "database", "memory server", "all"]
    lines = [f"| {' | '.join(head)} |", f"|{' --- |' * len(head)}"]
    named = [("SQLite, 1 process", result.get("casual"))]
    named += [("SQLite, 1 process", one) for one in result["strong"]]
    named += [(f"PostgreSQL, {WORKERS} workers", result.get("postgres"))]
    rows = [(name, row) for name, row in named if row is not None]
    for name, row in rows:
        cells = [
            *(name, f"{row['people']}", f"{row['tables']} {row['level']}"),
            f"{row['moves_per_s']:.1f}",
            *(f"{row[key]:.0f} ms" for key in ("p50_ms", "p99_ms", "most_ms")),
            *(f"{row[key] / 1000:.1f} s" for key in ("bot_p50_ms", "bot_p90_ms")),
            *(f"{row[key]:.0%}" for key in ("cpu_server", "cpu_bots", "cpu_database")),
            *(f"{row[key]:.0f} MB" for key in ("memory_server_mb", "memory_all_mb")),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    longest = max(row["seconds"] for _, row in rows)
    busiest = max(row["load_before"] for _, row in rows)
    wrong = sum(sum(row["refused"].values()) + row["lost"] for _, row in rows)
    told = [
        f"Measured on {result['cores']} cores, which the clients share "
        f"({'compiled' if result['compiled'] else 'interpreted'}; {longest:.0f} s, a move every "
        f"{rows[0][1]['pace']:.0f} s each; load average before the start: up to {busiest:.1f}). "
        f"{wrong} answers were refusals or lost. CPU is of one core; memory counts what processes "
        "share once for each.",
    ]
    if result["strong"]:
        limit = saturated(result["strong"])
        most = result["strong"][-1]["tables"]
        told.append(
            f"`strong` bots took twice as long for their turns from {limit} tables on."
            if limit
            else f"`strong` bots took no longer with {most} tables than with a few."
        )
    return "\n".join([*lines, "", *told]) + "\n"


def written(page: str, result: Figures) -> str:
    """The page with these figures in it."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise SystemExit(f"{PAGE.name} has no place for the figures")
    return f"{before}{begin}\n{section(result)}\n{end}{after}"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench people", description=__doc__)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=600.0, help="after everybody sits")
    parser.add_argument("--pace", type=float, default=20.0, help="seconds between a person's moves")
    parser.add_argument("--strong", type=int, nargs="+", default=[5, 10, 20, 40, 80])
    kinds = ["casual", "strong", "postgres"]
    parser.add_argument("--only", nargs="+", choices=kinds, default=kinds)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", action="store_true", help="keep the figures, and the page")
    args = parser.parse_args()
    if not HUMANS <= args.people <= MOST_PEOPLE or not 1 <= args.seconds <= LONGEST:
        parser.error(f"up to {MOST_PEOPLE} people and {LONGEST:.0f} seconds")
    result = run(args.only, args.people, args.seconds, args.pace, args.strong)
    if args.write:
        KEPT.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), result), encoding="utf-8")
    print(json.dumps(result) if args.json else section(result))


if __name__ == "__main__":
    main()
