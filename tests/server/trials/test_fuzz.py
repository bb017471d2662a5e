"""Hostile clients against a server with its default limits, while honest people play.

    ./palazzi trials fuzz

Whatever is sent, by HTTP, by websocket or as bytes that are neither: it is answered or the
connection closed, every answer is typed and none is a mistake of the server, its memory stays what
it was, and the game at the next table goes on.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from base64 import b64encode
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tests.server.trials import hostile
from tests.server.trials.audit import audit
from tests.server.trials.lobby import Opened, Refused, call, open_table
from tests.server.trials.player import Ledger, Player, joined
from tests.server.trials.process import ServerProcess

SECONDS = float(os.environ.get("PALAZZI_FUZZ", "3"))
PATIENCE = 30
"""Seconds without an answer that we call a hang."""
GROWTH = 1.2
"""What the server may hold after an attack, in terms of what it held after its first quarter."""
SLACK = 24 * 2**20
"""Bytes that do not count: a short attack has not met every line of the program in a quarter."""
ATTACKERS = 6

FLOODS = [
    {"type": "ping"},
    {"type": "resync"},
    {"type": "reset"},
    {"type": "chat", "text": "x" * 400},
    {"type": "nonsense"},
]
"""What somebody may send without end."""

CODES = {
    "malformed", "outdated", "unauthorized", "forbidden", "unknown", "not_your_turn", "stale",
    "wrong_state", "too_large", "illegal", "too_many",
}  # fmt: skip
"""What an attacker may be told: that it was their fault."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    """With the limits it has in the open."""
    database = f"sqlite:///{tmp_path / 'palazzi.db'}"
    with ServerProcess(database, tmp_path / "log", "--bot-pace", "0") as server:
        yield server


class Neighbours:
    """Two honest people at another table, who notice if anything is wrong."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.ledger = Ledger()
        self.players: list[Player] = []
        self.rng = Random(5)

    @property
    def acts(self) -> int:
        """How often they have acted."""
        return sum(player.acts for player in self.players)

    async def play(self) -> None:
        """Game after game, at a human pace, until cancelled."""
        while True:
            table = await asyncio.to_thread(open_table, self.server.url, 2)
            async with asyncio.TaskGroup() as group:
                for seat, token in table.tokens.items():
                    player = Player(table.id, seat, token, self.ledger, self.rng)
                    player.pause = 0.1
                    player.talks = 0.0
                    self.players.append(player)
                    group.create_task(player.session(self.server.url))


class Silence(Exception):
    """What the server must never answer with."""


def somewhere(rng: Random) -> tuple[str, int]:
    """An address to attack from: the limits are per address, and a real attacker has many."""
    return f"127.{rng.randrange(1, 250)}.{rng.randrange(250)}.{rng.randrange(1, 250)}", 0


class Attack:
    """Attackers with a seat, with a wrong token or with none, all at one table."""

    def __init__(self, server: ServerProcess, table: Opened, seed: int) -> None:
        self.server = server
        self.table = table
        self.seed = seed
        self.heard: Counter[str] = Counter()
        where = urlsplit(server.url)
        self.address = (where.hostname or "", where.port or 0)

    async def messages(self, number: int, until: float) -> None:
        """Whole messages, each of which wants an answer or a close."""
        rng = Random(self.seed + number)
        while time.monotonic() < until:
            try:
                async with joined(
                    self.server.url, self.table.id, local_addr=somewhere(rng)
                ) as socket:
                    await self._hello(socket, rng, number)
                    for _ in range(rng.randrange(1, 40)):
                        payload = hostile.payload(rng)
                        await socket.send(payload)
                        await self.settle(socket, 1, payload)
            except (WebSocketException, OSError) as error:
                self._closed(error)

    async def floods(self, until: float) -> None:
        """As many requests as fit, with nobody reading the answers."""
        rng = Random(self.seed)
        while time.monotonic() < until:
            try:
                async with joined(
                    self.server.url, self.table.id, local_addr=somewhere(rng)
                ) as socket:
                    await self._hello(socket, rng, 0)
                    word = json.dumps(rng.choice(FLOODS))
                    for _ in range(3000):
                        await socket.send(word)
                    await self.settle(socket, 3000, f"3000 times {word}")
            except (WebSocketException, OSError) as error:
                self._closed(error)

    async def garbage(self, until: float) -> None:
        """What no library would send, after a handshake and instead of one."""
        rng = Random(self.seed)
        while time.monotonic() < until:
            if rng.random() < 0.5:
                data = rng.choice(hostile.HANDSHAKES).replace(b"{table}", self.table.id.encode())
                self._typed(data, await self._exchange(rng, data))
            else:
                key = b64encode(rng.randbytes(16)).decode()
                data = (
                    f"GET /ws/{self.table.id} HTTP/1.1\r\nHost: {self.address[0]}\r\n"
                    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                    f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
                ).encode()
                hello = {"type": "hello", "protocol": 2, "token": self.table.tokens[0]}
                first = hostile.frame(1, json.dumps(hello).encode()) * (rng.random() < 0.7)
                frames = first + rng.choice(hostile.WIRE)(rng)
                reply = await self._exchange(rng, data, frames)
                assert b"Traceback" not in reply
                assert b'"internal"' not in reply
            self.heard["bytes"] += 1

    async def requests(self, until: float) -> None:
        """Requests to every resource, with odd heads and bodies."""
        rng = Random(self.seed)
        while time.monotonic() < until:
            method, path = rng.choice(hostile.PATHS)
            body = hostile.body(rng) if method == "POST" else b""
            data = hostile.head(rng, method, path.replace("{table}", self.table.id), len(body))
            if rng.random() < 0.3:
                token = f"Authorization: Bearer {self.table.tokens[0]}\r\n".encode()
                data = data.replace(b"Host: ", token + b"Host: ", 1)
            self._typed(data, await self._exchange(rng, data + body))

    def _typed(self, data: bytes, reply: bytes) -> None:
        """None may come, for some are not waited for; what comes is right."""
        for answer in re.split(rb"(?=HTTP/1\.1 [1-5])", reply):
            head, _, _ = answer.partition(b"\r\n\r\n")
            if head:
                status = head[9:12].decode()
                self.heard[status] += 1
                assert status[0] != "5", (data[:300], answer[:400])
                assert status[0] != "4" or b"application/json" in head, (data[:300], answer[:400])

    async def _exchange(self, rng: Random, data: bytes, frames: bytes = b"") -> bytes:
        """Send, wait a moment for what comes back, and go without a word."""
        reader, writer = await asyncio.open_connection(*self.address, local_addr=somewhere(rng))
        reply = b""
        try:
            writer.write(data)
            async with asyncio.timeout(rng.choice([0.02, 0.1, 0.5])):
                await writer.drain()
                if frames:  # whatever comes before the handshake is answered would be lost
                    reply += await reader.readuntil(b"\r\n\r\n")
                    writer.write(frames)
                    await writer.drain()
                while chunk := await reader.read(65536):
                    reply += chunk
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()
        return reply

    async def _hello(self, socket: ClientConnection, rng: Random, number: int) -> None:
        """Mostly a good one: behind it lies more to attack."""
        token = self.table.tokens.get(number % 3, rng.choice([None, "wrong", "x" * 150]))
        hello: dict[str, object] = {"type": "hello", "protocol": 2, "token": token}
        if rng.random() < 0.1:
            hello[rng.choice(["protocol", "token", "since"])] = rng.choice(hostile.ODD)
        await socket.send(json.dumps(hello))

    async def settle(self, socket: ClientConnection, owed: int, after: str | bytes) -> None:
        """Read until every message has had its answer, exactly one."""
        while owed:
            try:
                async with asyncio.timeout(PATIENCE):
                    text = await socket.recv()
            except TimeoutError:
                raise Silence(f"{owed} answers are missing after {after[:200]!r}") from None
            if isinstance(text, bytes):
                continue
            assert "Traceback" not in text
            message = json.loads(text)
            self.heard[message.get("code", message["type"])] += 1
            if message["type"] == "error":
                assert message["code"] in CODES, message
            owed -= message["type"] in ("done", "error", "pong")

    def _closed(self, error: Exception) -> None:
        if isinstance(error, ConnectionClosed):
            code = error.rcvd.code if error.rcvd is not None else "cut"
            assert code != 1011, "the server closed for a mistake of its own"
            self.heard[f"closed {code}"] += 1
        elif isinstance(error, InvalidStatus):
            assert error.response.status_code < 500
            self.heard[f"refused {error.response.status_code}"] += 1
        elif isinstance(error, TimeoutError):
            raise Silence("no answer to a handshake") from error
        else:
            self.heard[type(error).__name__] += 1


@pytest.mark.slow
@pytest.mark.timeout(2 * SECONDS + 300)
def test_hostile_frames(server: ServerProcess) -> None:
    """Wrong, huge, deep, binary and endless: the server is not impressed."""
    neighbours = Neighbours(server)
    attack = Attack(server, open_table(server.url, humans=2, bots=1), seed=11)

    async def wave(seconds: float) -> None:
        until = time.monotonic() + seconds
        async with asyncio.timeout(seconds + 2 * PATIENCE), asyncio.TaskGroup() as group:
            for number in range(ATTACKERS):
                group.create_task(attack.messages(number, until))
            group.create_task(attack.floods(until))
            group.create_task(attack.garbage(until))
            group.create_task(attack.requests(until))

    async def everything() -> tuple[int, int]:
        honest = asyncio.create_task(neighbours.play())
        try:
            await wave(SECONDS / 4)
            before, acted = server.resident(workers=False), neighbours.acts
            await wave(SECONDS * 3 / 4)
            async with asyncio.timeout(PATIENCE):
                while neighbours.acts <= acted and not honest.done():
                    await asyncio.sleep(0.05)
            if honest.done():
                honest.result()
            return before, server.resident(workers=False)
        finally:
            honest.cancel()
            await asyncio.gather(honest, return_exceptions=True)

    before, after = asyncio.run(everything())
    print(f"\n{dict(attack.heard)}\n{neighbours.acts} acts at the next table; ", end="")
    print(f"{before / 2**20:.0f} MB, then {after / 2**20:.0f} MB")
    assert call(server.url, "GET", "/healthz")["status"] == "ok"
    assert after < before * GROWTH + SLACK * (SECONDS < 60)
    assert "Traceback" not in server.said()
    audit(server.database, neighbours.ledger, others={attack.table.id})


@pytest.mark.slow
@pytest.mark.parametrize("message", FLOODS, ids=lambda message: str(message["type"]))
def test_who_does_not_stop_is_sent_away(server: ServerProcess, message: dict[str, str]) -> None:
    """Too much of anything, good or bad, first is refused and then ends the connection."""
    table = open_table(server.url, humans=2)
    attack = Attack(server, table, seed=0)

    async def flood() -> int:
        async with joined(server.url, table.id) as socket:
            hello = {"type": "hello", "protocol": 2, "token": table.tokens[0]}
            await socket.send(json.dumps(hello))
            try:
                # One by one: what lay unread when the server closes would reset the connection, and
                # its last words would be lost on the way.
                for _ in range(3000):
                    await socket.send(json.dumps(message))
                    await attack.settle(socket, 1, "a flood")
            except ConnectionClosed as closed:
                return 0 if closed.rcvd is None else closed.rcvd.code
        return -1

    assert asyncio.run(flood()) == 4429


@pytest.mark.slow
def test_every_operation_of_the_openapi(tmp_path: Path) -> None:
    """Schemathesis: whatever the schema allows or forbids, the answer is one that it documents."""
    database = f"sqlite:///{tmp_path / 'palazzi.db'}"
    checks = "not_a_server_error,status_code_conformance,content_type_conformance"
    checks += ",response_schema_conformance,response_headers_conformance,unsupported_method"
    words = ["--phases", "examples,coverage,fuzzing", "--max-time", str(max(1, round(SECONDS)))]
    words += ["--checks", checks, "--no-color", "--seed", "1"]
    with ServerProcess(database, tmp_path / "log", "--no-limits") as server:
        table = open_table(server.url, humans=2)
        settings = f'[parameters]\n"path.table" = "{table.id}"\n'
        (tmp_path / "schemathesis.toml").write_text(settings)
        words += ["-H", f"Authorization: Bearer {table.tokens[0]}"]
        schema = f"{server.url}/api/openapi.json"
        with suppress(Refused):  # the process that reads records is there from the beginning
            call(server.url, "POST", "/api/replays", {"record": ""})
        before = server.resident()
        done = subprocess.run(
            [sys.executable, "-m", "schemathesis.cli", "run", *words, schema],
            check=False,
            capture_output=True,
            text=True,
            cwd=tmp_path,
        )
        after = server.resident()
        print(f"\n{done.stdout[-1500:]}\n{before / 2**20:.0f} MB, then {after / 2**20:.0f} MB")
        assert done.returncode == 0, done.stdout + done.stderr
        assert after < before * GROWTH + 2 * SLACK  # it is warm only at the end
        assert "Traceback" not in server.said()
