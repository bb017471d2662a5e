"""People who play slowly, for bench/people.py: each with a websocket and an address of their own.

Two people and a bot sit at every table of Palazzo. A person moves when it is their turn and their
pace allows; a finished table is replaced by a new one. All of them live in this process, and all
their addresses are in 127.0.0.0/8.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import secrets
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

HUMANS = 2
"""Per table; the third seat is a bot's."""
OPENERS = 16
"""Tables that are opened at the same time."""
AGAIN = 1.0
"""Seconds until somebody who was cut off comes back."""


@dataclass
class Measured:
    """What all people saw, from the moment that everybody sits."""

    on: bool = False
    answers: list[float] = field(default_factory=list)
    """Milliseconds from an action to its answer."""
    moves: int = 0
    """Those that were stored."""
    bots: list[float] = field(default_factory=list)
    """Milliseconds of a bot's turn, as its table sees it: thinking, waiting, and the pace."""
    refused: Counter[str] = field(default_factory=Counter)
    """Answers that were errors, by code."""
    lost: int = 0
    """Connections that ended before their game did."""
    finished: int = 0


@dataclass(frozen=True)
class Crowd:
    """Who plays where."""

    url: str
    tables: int
    pace: float
    """Seconds between a person's moves."""
    level: str
    """Of the bots."""
    seed: int = 1


def address(person: int) -> str:
    """The person's own, so that limits per address see as many people as there are."""
    return f"127.{10 + person // 62_500}.{1 + person // 250 % 250}.{1 + person % 250}"


class Person:
    """One seat of one table, from the first frame to the end of the game."""

    def __init__(self, crowd: Crowd, table: str, seat: int, token: str, who: int) -> None:
        self._crowd = crowd
        self._url = f"{crowd.url.replace('http', 'ws', 1)}/ws/{table}"
        self._seat = seat
        self._token = token
        self._address = address(who)
        self._rng = random.Random(f"{crowd.seed} {table} {seat}")
        # Everybody begins somewhere in their pace: nobody moves in step with all others.
        self._due = time.perf_counter() + self._rng.uniform(0, crowd.pace)
        self._frame: dict[str, Any] = {}
        self._seq = 0
        self._asked: tuple[str, float] | None = None
        """The request without an answer, and since when."""
        self._after = (0, 0)
        """Frames before this seq and step are old."""
        self._sent = 0
        self._bot_since = 0.0

    async def play(self, measured: Measured) -> None:
        """Until the game is over; whoever is cut off comes back."""
        while not self._over:
            try:
                line = connect(
                    self._url,
                    compression=None,
                    max_size=None,
                    proxy=None,
                    local_addr=(self._address, 0),
                    open_timeout=60,
                )
                async with line as socket:
                    hello = {"type": "hello", "protocol": 2, "token": self._token}
                    await socket.send(json.dumps(hello | {"since": self._seq}))
                    await self._talk(socket, measured)
            except (OSError, ConnectionClosed, InvalidHandshake):
                measured.lost += measured.on
                self._asked = None
                await asyncio.sleep(AGAIN)

    @property
    def _over(self) -> bool:
        return bool(self._frame) and self._frame["phase"] != "playing"

    @property
    def _mine(self) -> bool:
        """Whether the frame asks me, and is not older than my last answer."""
        frame = self._frame
        if not frame or frame["phase"] != "playing" or frame["actor"] != self._seat:
            return False
        if self._asked is not None or frame["draft"] is None:
            return False
        return (self._seq, len(frame["draft"])) >= self._after

    async def _talk(self, socket: ClientConnection, measured: Measured) -> None:
        while not self._over:
            wait = None
            if self._mine:
                # The steps of one move follow each other; a move waits for its time.
                wait = 0.0 if self._frame["draft"] else self._due - time.perf_counter()
                if wait <= 0:
                    await self._act(socket)
                    continue
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    text = await socket.recv()
                self._hear(json.loads(text), measured)

    async def _act(self, socket: ClientConnection) -> None:
        frame, now = self._frame, time.perf_counter()
        if not frame["draft"]:
            self._due = now + self._crowd.pace
        self._sent += 1
        name = f"{self._seat}-{self._sent}-{secrets.token_hex(4)}"
        choice = self._rng.choice(frame["prompt"]["choices"])["action"]
        self._asked = (name, now)
        where = {"expected_seq": self._seq, "expected_step": len(frame["draft"])}
        order = {"type": "submit", "actions": [choice], "client_id": name, **where}
        await socket.send(json.dumps(order))

    def _hear(self, message: dict[str, Any], measured: Measured) -> None:
        match message["type"]:
            case "frame" | "skip":
                self._seq = message["seq"]
                self._look(message.get("frame", self._frame), measured)
            case "done" | "error" if self._asked and message.get("client_id") == self._asked[0]:
                took = (time.perf_counter() - self._asked[1]) * 1000
                self._asked = None
                if measured.on:
                    measured.answers.append(took)
                if message["type"] == "error":
                    measured.refused[message["code"]] += measured.on
                    self._due = time.perf_counter() + self._crowd.pace
                    self._after = (self._seq, 0)
                    return
                measured.moves += measured.on and message["committed"]
                step = 0 if message["committed"] else message["step"]
                self._after = (message["seq"], step)

    def _look(self, frame: dict[str, Any], measured: Measured) -> None:
        """The first person of a table times its bot."""
        before = self._frame.get("actor")
        self._frame = frame
        if self._seat or frame["actor"] == before:
            return
        now = time.perf_counter()
        if before == HUMANS and measured.on and self._bot_since:
            measured.bots.append((now - self._bot_since) * 1000)
        if frame["actor"] == HUMANS:
            self._bot_since = now


async def play(crowd: Crowd, seconds: float, ready: Any) -> Measured:
    """Everybody sits down, then plays for so long; ``ready`` is called in between."""
    measured = Measured()
    gate = asyncio.Semaphore(OPENERS)
    seated = asyncio.Event()
    sitting = 0

    async def table(number: int) -> None:
        nonlocal sitting
        first = True
        while True:
            async with gate:
                made, tokens = await asyncio.to_thread(open_table, crowd, number)
            people = [
                Person(crowd, made, seat, token, number * HUMANS + seat)
                for seat, token in enumerate(tokens)
            ]
            if first:
                first, sitting = False, sitting + 1
                if sitting == crowd.tables:
                    seated.set()
            await asyncio.gather(*(one.play(measured) for one in people))
            measured.finished += measured.on

    async with asyncio.TaskGroup() as group:
        running = [group.create_task(table(number)) for number in range(crowd.tables)]
        await seated.wait()
        await asyncio.sleep(min(crowd.pace, seconds))  # until everybody is in their pace
        ready()
        measured.on = True
        await asyncio.sleep(seconds)
        measured.on = False
        for one in running:
            one.cancel()
    return measured


def open_table(crowd: Crowd, number: int) -> tuple[str, list[str]]:
    """A started game; its id and the tokens of its people."""
    seats = [*({} for _ in range(HUMANS)), {"bot": crowd.level}]
    who = number * HUMANS
    order = {"game": "palazzo", "players": len(seats), "seats": seats}
    made = _call(crowd, who, "/api/tables", order)
    table, token = str(made["table"]), str(made["tokens"]["0"])
    tokens = []
    for seat in range(HUMANS):
        join = {"name": f"Player {seat}", "nonce": secrets.token_hex(16), "seat": seat}
        join["client_id"] = secrets.token_hex(8)
        path = f"/api/tables/{table}/join"
        tokens.append(str(_call(crowd, who + seat, path, join, "" if seat else token)["token"]))
    start = {"type": "start", "client_id": secrets.token_hex(8)}
    _call(crowd, who, f"/api/tables/{table}/requests", start, tokens[0])
    return table, tokens


def _call(crowd: Crowd, who: int, path: str, body: dict[str, Any], token: str = "") -> Any:
    where = urlsplit(crowd.url)
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    link = http.client.HTTPConnection(
        where.hostname or "", where.port, timeout=120, source_address=(address(who), 0)
    )
    try:
        link.request("POST", path, json.dumps(body), headers)
        reply = link.getresponse()
        text = reply.read()
    finally:
        link.close()
    if reply.status >= 400:
        raise SystemExit(f"{path}: {reply.status} {text[:200]!r}")
    return json.loads(text)
