"""What a stranger can do to everybody else: a neighbour's answers before, during and after attacks.

    ./palazzi bench attacks [--base PATH] [--only NAME …] [--quick] [--json]

Each attack gets a fresh server with its limits on and a long game of Firenze in its log. Two people
move steadily at another table and one plays against a bot; the attack comes from a separate process
and another address of the loopback network, and is bounded in number and time.
``--base`` names another checkout, whose server (PATH/src) is attacked the same way in the same run.
Nothing ever leaves 127.0.0.0/8.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import importlib.util
import json
import multiprocessing
import os
import resource
import shutil
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.parse import urlsplit

from tests.server.trials.process import ServerProcess

from bench._neighbour import Started, Times, greet, move
from palazzi.core.record import Record

ROOT = Path(__file__).parents[1]
ATTACKER = "127.0.0.2"
LONG_GAMES = 6
"""How many games of Firenze are played; the longest is attacked."""
Figures = dict[str, Any]


@dataclass(frozen=True)
class Target:
    """What an attacker knows."""

    url: str
    long: str
    """A table whose game was long."""
    record: str
    """The record of that game."""
    seat: Started
    """A table where the attacker plays against a bot, and has to act."""


# ---- attacks: each runs in a separate process and returns the answers it got


def ask(target: Target, method: str, path: str, body: object = None, token: str = "") -> str:
    """One request from the attacker's address: its status, or what went wrong."""
    where = urlsplit(target.url)
    connection = http.client.HTTPConnection(
        where.hostname or "", where.port, timeout=30, source_address=(ATTACKER, 0)
    )
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = connection.getresponse()
        response.read()
        return str(response.status)
    except (OSError, http.client.HTTPException) as error:
        return type(error).__name__
    finally:
        connection.close()


def crowd(times: int, one: Callable[[], str], at_once: int = 32) -> Counter[str]:
    """The same from many threads."""
    with ThreadPoolExecutor(at_once) as threads:
        return Counter(future.result() for future in [threads.submit(one) for _ in range(times)])


def resync(target: Target) -> Counter[str]:
    """Twenty watchers of a long game ask for everything sixty times each, then hang up."""

    async def watch() -> str:
        try:
            line = await greet(target.url, target.long, None, ATTACKER)
            for number in range(60):
                await line.send(json.dumps({"type": "resync", "client_id": str(number)}))
            await asyncio.sleep(3)  # the server has read them all, and may drop what is left to do
            line.transport.abort()
        except Exception as error:
            return type(error).__name__
        return "sent"

    async def all_watch() -> list[str]:
        return await asyncio.gather(*(watch() for _ in range(20)))

    return Counter(asyncio.run(all_watch()))


def look(target: Target) -> Counter[str]:
    """The frame of a long game with its whole log, 240 times."""
    path = f"/api/tables/{target.long}?since=0"
    return crowd(240, lambda: ask(target, "GET", path))


def replays(target: Target) -> Counter[str]:
    """The replay of a long game, 240 times."""
    path = f"/api/tables/{target.long}/replay?first=0"
    return crowd(240, lambda: ask(target, "GET", path))


def hints(target: Target) -> Counter[str]:
    """Sixty hints for one seat at once."""
    path, token = f"/api/tables/{target.seat.id}/hint", target.seat.tokens[0]
    return crowd(60, lambda: ask(target, "POST", path, {}, token), 60)


def masters(target: Target) -> Counter[str]:
    """Twenty tables where the strongest bots play each other."""
    where = urlsplit(target.url)

    def one() -> str:
        link = http.client.HTTPConnection(
            where.hostname or "", where.port, timeout=30, source_address=(ATTACKER, 0)
        )
        seats = [{"bot": "master"}, {"bot": "master"}]
        body = {"game": "palazzo", "players": 2, "host": -3, "seats": seats}
        try:
            link.request("POST", "/api/tables", json.dumps(body))
            response = link.getresponse()
            made = json.loads(response.read())
        except (OSError, http.client.HTTPException) as error:
            return type(error).__name__
        finally:
            link.close()
        if response.status != 201:
            return str(response.status)
        token = made["tokens"]["-3"]
        path = f"/api/tables/{made['table']}/requests"
        return ask(target, "POST", path, {"type": "start"}, token)

    answers = crowd(20, one, 4)
    time.sleep(5)  # they play
    return answers


def headers(target: Target) -> Counter[str]:
    """One request with 50 MB of short headers."""
    where = urlsplit(target.url)
    lines = b"".join(b"x%d: y\r\n" % number for number in range(10_000))
    with socket.socket() as raw:
        raw.settimeout(60)
        raw.bind((ATTACKER, 0))
        raw.connect((where.hostname, where.port))
        try:
            raw.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
            for _ in range(50_000_000 // len(lines)):
                raw.sendall(lines)
            raw.sendall(b"\r\n")
            return Counter([raw.recv(64).decode("latin-1").partition("\r")[0] or "closed"])
        except OSError as error:
            return Counter([type(error).__name__])


def idle(target: Target) -> Counter[str]:
    """1,083 connections that say nothing."""
    where = urlsplit(target.url)
    open_: list[socket.socket] = []
    answers: Counter[str] = Counter()
    for _ in range(1_083):
        raw = socket.socket()
        open_.append(raw)
        raw.settimeout(2)
        raw.bind((ATTACKER, 0))
        try:
            raw.connect((where.hostname, where.port))
            answers["connected"] += 1
        except OSError as error:
            answers[type(error).__name__] += 1
    time.sleep(3)
    # A neighbour who comes now must be let in.
    probe = http.client.HTTPConnection(
        where.hostname or "", where.port, timeout=5, source_address=("127.0.0.8", 0)
    )
    try:
        probe.request("GET", "/healthz")
        answers[f"somebody new: {probe.getresponse().status}"] += 1
    except (OSError, http.client.HTTPException) as error:
        answers[f"somebody new: {type(error).__name__}"] += 1
    probe.close()
    for raw in open_:
        raw.close()
    return answers


def misspelt(target: Target) -> Counter[str]:
    """Sixty submissions of actions that do not exist, on each of eight connections of a seat."""

    async def talk() -> Counter[str]:
        answers: Counter[str] = Counter()
        try:
            line = await greet(target.url, target.seat.id, target.seat.tokens[0], ATTACKER)
            while (message := json.loads(await line.recv()))["type"] != "frame":
                pass
            for number in range(60):
                request = {
                    "type": "submit",
                    "client_id": f"m{number}",
                    "actions": [f"bidd rad{number}"],  # similar to many, and as long as most
                    "expected_seq": message["seq"],
                }
                await line.send(json.dumps(request))
            async with asyncio.timeout(30):
                async for text in line:
                    message = json.loads(text)
                    if message["type"] in ("done", "error"):
                        answers[message.get("code", "done")] += 1
                        if answers.total() == 60:
                            break
            line.transport.abort()
        except Exception as error:
            answers[type(error).__name__] += 1
        return answers

    async def all_talk() -> Counter[str]:
        return sum(await asyncio.gather(*(talk() for _ in range(8))), Counter())

    return asyncio.run(all_talk())


def whatifs(target: Target) -> Counter[str]:
    """Forty tables that continue from the last position but one of a long game."""
    body = {"record": target.record, "at": len(target.record.split("\n\n", 1)[1].splitlines()) - 1}
    return crowd(40, lambda: ask(target, "POST", "/api/tables", body))


ATTACKS: dict[str, Callable[[Target], Counter[str]]] = {
    one.__name__: one
    for one in (resync, look, replays, hints, masters, headers, idle, misspelt, whatifs)
}


def attack(name: str, target: Target) -> dict[str, int]:
    """Run one, in a separate process."""
    _allow_files(4096)
    return dict(ATTACKS[name](target))


def _allow_files(files: int) -> None:
    """How many files and connections this process, and those it starts, may have open."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, most), most))


# ---- one server


class Side:
    """A checkout whose server is attacked."""

    def __init__(self, name: str, root: Path, folder: Path) -> None:
        self.name = name
        self._root = root
        self._folder = folder
        folder.mkdir()
        # Sit down the way that this checkout does: protocols differ.
        self._lobby = _load(root / "tests" / "server" / "trials" / "lobby.py", f"lobby_{name}")
        self.long, self.record, self.events = self._play()

    def _server(self, folder: Path, *words: str) -> ServerProcess:
        database = f"sqlite:///{folder / 'palazzi.db'}"
        more = ("--bot-pace", "0", *words)
        return ServerProcess(database, folder / "log", *more, source=self._root / "src")

    def _play(self) -> tuple[str, str, int]:
        """Some games of Firenze between random bots; the longest."""
        games: list[tuple[int, str]] = []
        with self._server(self._folder, "--no-limits") as server:
            for _ in range(LONG_GAMES):
                seats = [{"bot": "random"}] * 4
                body = {"game": "firenze", "players": 4, "host": -3, "seats": seats}
                made = self._lobby.call(server.url, "POST", "/api/tables", body)
                path, token = f"/api/tables/{made['table']}", made["tokens"]["-3"]
                start = {"type": "start", "client_id": "0123456789abcdef"}
                self._lobby.call(server.url, "POST", f"{path}/requests", start, token)
                while True:
                    time.sleep(0.5)
                    frame = self._lobby.call(server.url, "GET", f"{path}?since=999999")
                    if frame["phase"] == "finished":
                        break
                games.append((frame["seq"], made["table"]))
            events, long = max(games)
            document = self._lobby.call(server.url, "GET", f"/api/tables/{long}/game.json")
        return long, _text(document["record"]), events

    def suffer(self, name: str, before: float, after: float) -> Figures:
        """One attack, and what the neighbours noticed."""
        folder = self._folder / name
        folder.mkdir()
        for file in self._folder.glob("palazzi.db*"):
            shutil.copy(file, folder)
        server = self._server(folder)
        server.start()
        try:
            return asyncio.run(self._measure(server, name, before, after))
        finally:
            server.kill()  # it may have minutes of work left

    async def _measure(
        self, server: ServerProcess, name: str, before: float, after: float
    ) -> Figures:
        def table(humans: int, bots: int) -> Started:
            made = self._lobby.open_table(server.url, humans, bots)
            return Started(made.id, made.tokens)

        seat = table(1, 1)
        await self._reach_turn(server.url, seat)
        target = Target(server.url, self.long, self.record, seat)
        times = Times()

        async def keep_moving(humans: int, bots: int) -> None:
            while True:
                mine = await asyncio.to_thread(table, humans, bots)
                await move(server.url, mine, times, bool(bots))

        neighbours = [asyncio.create_task(keep_moving(*people)) for people in ((2, 0), (1, 1))]
        await asyncio.sleep(before)
        memory, used = server.resident(), _cpu(server)
        times.phase = "during"
        began = time.perf_counter()
        spawn = multiprocessing.get_context("spawn")
        process = ProcessPoolExecutor(1, spawn)
        attacked = asyncio.get_running_loop().run_in_executor(process, attack, name, target)
        peak = memory
        while not attacked.done():
            peak = max(peak, server.resident())
            await asyncio.sleep(0.1)
        answers = await attacked
        # Not here: an attacker that was sent a lot ends slowly, and the neighbours would wait.
        ended = asyncio.create_task(asyncio.to_thread(process.shutdown))
        took = time.perf_counter() - began
        times.phase = "after"
        await asyncio.sleep(after)
        for task in neighbours:
            task.cancel()
        await asyncio.gather(*neighbours, ended, return_exceptions=True)
        return {
            "attack": name,
            "seconds": round(took, 1),
            "answers": answers,
            "moves": {phase: _summary(some) for phase, some in times.moves.items()},
            "bots": {phase: _summary(some) for phase, some in times.bots.items()},
            "lost": times.lost,
            "server_cpu": round(_cpu(server) - used, 1),
            "memory_mb": round((peak - memory) / 1e6),
        }

    async def _reach_turn(self, url: str, seat: Started) -> None:
        """Wait until the attacker's seat has to act; bots may move first."""
        line = await greet(url, seat.id, seat.tokens[0], ATTACKER)
        async for text in line:
            message = json.loads(text)
            if message["type"] == "frame" and message["frame"]["actor"] == 0:
                break
        await line.close()


def _load(file: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None:
        raise SystemExit(f"{file} is missing: is that a checkout?")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # its dataclasses look for it there
    spec.loader.exec_module(module)
    return module


def _text(record: dict[str, Any]) -> str:
    """The readable form, from which a what-if table is made."""
    return Record.from_json(record).to_text()


def _cpu(server: ServerProcess) -> float:
    """CPU seconds of the server itself, without its bots."""
    with suppress(OSError):
        fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _summary(values: list[float]) -> Figures:
    some = sorted(values)
    return {
        "n": len(some),
        "p50": round(some[len(some) // 2], 1),
        "p99": round(some[min(len(some) - 1, int(len(some) * 0.99))], 1),
        "max": round(some[-1], 1),
    }


# ---- telling


def page(rows: list[tuple[str, Figures]]) -> str:
    """A table: milliseconds that a neighbour waited for an answer, and for a bot."""
    lines = [
        "| attack | server | before p50 / p99 | during p50 / p99 / max | after p99 / max "
        "| bot, at most | CPU | memory | answers |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for side, row in rows:
        moves = {phase: row["moves"].get(phase) for phase in ("before", "during", "after")}
        cells = [
            _cells(moves["before"], "p50", "p99"),
            _cells(moves["during"], "p50", "p99", "max"),
            _cells(moves["after"], "p99", "max"),
        ]
        bots = max((some["max"] for some in row["bots"].values()), default=0.0)
        said = ", ".join(f"{count} × {answer}" for answer, count in row["answers"].items())
        lines.append(
            f"| {row['attack']} ({row['seconds']} s) | {side} | {' | '.join(cells)} "
            f"| {bots:.0f} ms | {row['server_cpu']} s | +{row['memory_mb']} MB | {said} |"
        )
    return "\n".join(lines) + "\n"


def _cells(summary: Figures | None, *keys: str) -> str:
    if summary is None:
        return "no answer"
    return " / ".join(f"{summary[key]:.0f}" for key in keys) + " ms"


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench attacks", description=__doc__)
    parser.add_argument("--base", type=Path, help="another checkout, attacked in the same run")
    parser.add_argument("--only", nargs="+", choices=sorted(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--quick", action="store_true", help="measure less before and after")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    _allow_files(1024)  # the usual limit of a service
    before, after = (1.5, 4.0) if args.quick else (5.0, 20.0)
    rows: list[tuple[str, Figures]] = []
    with tempfile.TemporaryDirectory(prefix="palazzi-attacks-") as name:
        roots = {"this": ROOT, **({"base": args.base.resolve()} if args.base else {})}
        sides = [Side(side, root, Path(name) / side) for side, root in roots.items()]
        for chosen in args.only:
            rows += [(side.name, side.suffer(chosen, before, after)) for side in sides]
        events = {side.name: side.events for side in sides}
    figures = [{"server": side, **row} for side, row in rows]
    told = f"The long game has {events} events.\n\n{page(rows)}"
    print(json.dumps({"events": events, "attacks": figures}) if args.json else told)


if __name__ == "__main__":
    main()
