"""Somebody at another table while a server is attacked: how long do they wait for their answers?

Used by bench/attacks.py. Two people move steadily at one table, and one plays against a bot at a
second; each answer is timed from the moment it was asked for.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

ADDRESS = "127.0.0.9"
"""Not the attacker's: limits are per address."""
PACE = 0.05
"""Seconds between an answer and the next move."""

Frame = dict[str, Any]


@dataclass
class Times:
    """Milliseconds, by the phase of the attack in which they began."""

    phase: str = "before"
    moves: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    bots: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    lost: int = 0
    """Connections that the server closed."""


@dataclass(frozen=True)
class Started:
    """A table where a game has begun: its id and the tokens of its people."""

    id: str
    tokens: dict[int, str]


class Stopwatch:
    """Times one answer; one that is missing when the benchmark ends took at least that long."""

    def __init__(self, times: Times, into: dict[str, list[float]]) -> None:
        self._into = into
        self._phase = times.phase
        self._began = time.perf_counter()
        self._open = True

    def stop(self) -> None:
        """The answer arrived."""
        if self._open:
            self._open = False
            self._into[self._phase].append((time.perf_counter() - self._began) * 1000)


async def greet(url: str, table: str, token: str | None, address: str) -> ClientConnection:
    """A connection that was welcomed, whichever protocol the server speaks."""
    where = f"{url.replace('http', 'ws', 1)}/ws/{table}"
    for protocol in (2, 1):
        socket = await connect(
            where,
            compression=None,
            max_size=None,
            max_queue=None,
            proxy=None,
            local_addr=(address, 0),
            ping_interval=None,
            open_timeout=60,
        )
        hello = {"type": "hello", "protocol": protocol, "token": token}
        await socket.send(json.dumps(hello))
        if json.loads(await socket.recv())["type"] == "welcome":
            return socket
        await socket.close()
    raise SystemExit("the server did not welcome a client")


async def move(url: str, table: Started, times: Times, against_bot: bool) -> None:
    """Play for all people of a table until cancelled or the game is over."""
    sockets = [await greet(url, table.id, token, ADDRESS) for token in table.tokens.values()]
    watch: list[Stopwatch] = []
    try:
        async with asyncio.TaskGroup() as seats:
            for socket in sockets:
                seats.create_task(_play(socket, times, against_bot, watch))
    except* ConnectionClosed:
        times.lost += 1
    finally:
        for one in watch:
            one.stop()
        await asyncio.gather(*(_leave(socket) for socket in sockets))


async def _leave(socket: ClientConnection) -> None:
    socket.transport.abort()


async def _play(
    socket: ClientConnection, times: Times, against_bot: bool, watch: list[Stopwatch]
) -> None:
    """One seat: moves when it has to, and times the answer, or how long a bot takes."""
    asked = 0
    after = (0, 0)
    waiting: Stopwatch | None = None
    bot: Stopwatch | None = None
    async for text in socket:
        message = json.loads(text)
        if message["type"] in ("done", "error") and waiting is not None:
            waiting.stop()
            watch.remove(waiting)
            waiting = None
            if message["type"] == "done":
                after = (message["seq"], message["step"])
                if message["committed"] and against_bot:
                    bot = Stopwatch(times, times.bots)
                    watch.append(bot)
        if message["type"] != "frame" or waiting is not None:
            continue
        frame: Frame = message["frame"]
        if frame["phase"] != "playing":
            return
        if frame["actor"] != frame["seat"] or frame["draft"] is None:
            continue
        if bot is not None:
            bot.stop()
            watch.remove(bot)
            bot = None
        step = len(frame["draft"])
        if (frame["seq"], step) < after:
            continue
        await asyncio.sleep(PACE)
        asked += 1
        choice = frame["prompt"]["choices"][asked * 7 % len(frame["prompt"]["choices"])]
        request = {
            "type": "submit",
            "client_id": f"n{asked}",
            "actions": [choice["action"]],
            "expected_seq": frame["seq"],
            "expected_step": step,
        }
        waiting = Stopwatch(times, times.moves)
        watch.append(waiting)
        await socket.send(json.dumps(request))
