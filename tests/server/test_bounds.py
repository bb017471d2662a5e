"""How much a stranger may send, hold and use up: over real sockets, with the default limits."""

from __future__ import annotations

import asyncio
import json
import resource
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest
from websockets.exceptions import InvalidStatus

from palazzi.games import REGISTRY
from palazzi.server.limits.admission import MOST_OF_ADDRESS
from palazzi.testing import random_record
from tests.server import raw
from tests.server.trials import hostile
from tests.server.trials.lobby import Refused, call, make_table, open_table
from tests.server.trials.player import joined
from tests.server.trials.process import ServerProcess

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the limits it has in the open, and fewer descriptors than it will be asked for."""
    folder = tmp_path_factory.mktemp("bounds")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with ExitStack() as stack:
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        running = ServerProcess(f"sqlite:///{folder / 'palazzi.db'}", folder / "log")
        resource.setrlimit(resource.RLIMIT_NOFILE, (128, hard))
        running.start()
        stack.close()
        with ExitStack() as stops:
            stops.callback(running.stop)
            yield running


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With names, and with little CPU time for anybody."""
    folder = tmp_path_factory.mktemp("named")
    words = ["--hosts", "play.example,*.games.example", "--origin", "https://other.example"]
    words += ["--cpu-budget", "0.02"]
    with ServerProcess(f"sqlite:///{folder / 'palazzi.db'}", folder / "log", *words) as running:
        yield running


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 100_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 9000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 200 + b"\r\n",
        b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        + b"1;" + b"x" * (5 << 20),
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        b"0\r\n" + b"X: y\r\n" * 200 + b"\r\n",
        b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nX: " + b"a" * 10_000
        + b"\r\nConnection: Upgrade\r\n\r\n",
    ],
    ids=[
        "one header", "headers without end", "many headers", "address", "chunk", "trailers",
        "handshake",
    ],
)  # fmt: skip
def test_what_is_too_long_is_refused_before_it_ends(server: ServerProcess, data: bytes) -> None:
    """Most of these do not end; the answer does not wait for that."""
    with raw.plug(server.url) as wire:
        raw.send(wire, data)
        status, reply = raw.answer(wire)
    assert status == 413
    assert reply["code"] == "too_large"


def test_what_is_no_http_gets_a_typed_reply(server: ServerProcess) -> None:
    """Also where the parser gives up, and where a handshake of a websocket fails."""
    for data in (
        b"\x00" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n{}",
        b"GET /ws/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\n\r\n",
    ):
        with raw.plug(server.url) as wire:
            raw.send(wire, data)
            status, reply = raw.answer(wire)
        assert 400 <= status < 500, data[:60]
        assert reply["code"] == "malformed", data[:60]
    assert "Traceback" not in server.said()


def test_many_pipelined_requests_are_not_kept(server: ServerProcess) -> None:
    """Some are answered, and then the connection ends."""
    with raw.plug(server.url) as wire:
        raw.send(wire, HEALTH * 1000)
        heard = b""
        while more := raw.receive(wire):
            heard += more
    assert heard.count(b"HTTP/1.1 200") < 100


def test_connections_are_counted_per_address(server: ServerProcess) -> None:
    """From the first byte on, whatever is done with them; other addresses are not concerned."""
    heard: Counter[int] = Counter()
    with ExitStack() as stack:
        for _ in range(MOST_OF_ADDRESS + 20):
            wire = stack.enter_context(raw.plug(server.url, "127.0.0.9"))
            raw.send(wire, HEALTH)
            status, reply = raw.answer(wire)
            heard[status] += 1
            assert status == 200 or reply["code"] == "too_many"
        # A proxy's connections are everybody's: these are more than its 128 descriptors, too.
        for _ in range(MOST_OF_ADDRESS + 20):
            wire = stack.enter_context(raw.plug(server.url))
            raw.send(wire, HEALTH)
            assert raw.answer(wire)[0] == 200
        other = stack.enter_context(raw.plug(server.url, "127.0.0.10"))
        raw.send(other, HEALTH)
        assert raw.answer(other)[0] == 200
    assert heard == {200: MOST_OF_ADDRESS, 429: 20}
    while raw.request(server.url, "GET /healthz HTTP/1.1\r\nHost: x", b"", "127.0.0.9")[0] != 200:
        pass  # until it has noticed that we are gone


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (hostile.frame(9, b"") * 2000, 4429),
        (hostile.frame(10, b"") * 2000, 4429),
        (hostile.frame(1, b"", fin=False) + hostile.frame(0, b"", fin=False) * 2000, 1009),
        (hostile.frame(1, b"x" * 70_000), 1009),
    ],
    ids=["pings", "pongs", "empty fragments", "length"],
)
def test_frames_that_mean_nothing_end_a_websocket(
    server: ServerProcess, data: bytes, code: int
) -> None:
    """The code of the close frame says why."""
    with raw.plug(server.url) as wire:
        raw.send(wire, raw.upgrade(server.url, "nowhere"))
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += wire.recv(65536)
        assert heard.startswith(b"HTTP/1.1 101")
        raw.send(wire, data)
        while more := raw.receive(wire):
            heard += more
    assert b"\x88" in heard
    assert code.to_bytes(2, "big") in heard[heard.rindex(b"\x88") :]


def test_rematches_and_what_ifs_count_as_tables(server: ServerProcess) -> None:
    """Whoever has made as many as they may gets no more in any other way."""
    table = make_table(server.url, humans=2)
    record = random_record(REGISTRY.get("palazzo"), 2, 3)
    body = json.dumps({"record": record.to_text(), "at": 20}).encode()
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7"
    made = [raw.request(server.url, head, body)[0] for _ in range(30)]
    assert made.count(201) < 30
    assert set(made) == {201, 429}
    head = head.replace("tables", f"tables/{table.id}/rematch")
    head += f"\r\nAuthorization: Bearer {table.tokens[0]}"
    status, reply = raw.request(server.url, head, b"{}")
    assert (status, reply["code"]) == (429, "too_many")


def test_who_keeps_the_server_busy_has_to_wait(named: ServerProcess) -> None:
    """In seconds of CPU, per network of IPv6; a seat in the same house still plays."""
    table = open_table(named.url, humans=2)
    record = random_record(REGISTRY.get("firenze"), 4, 5)
    body = json.dumps({"record": record.to_text()}).encode()
    heard: Counter[int] = Counter()
    for number in range(110):
        head = f"POST /api/replays HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 2001:db8::{number + 1:x}"
        status, reply = raw.request(named.url, head, body)
        heard[status] += 1
        if status == 429:
            break
    assert heard[429], "all were carried out"
    assert "busy" in reply["message"]
    assert reply["retry_after"] > 0
    path = f"GET /api/tables/{table.id} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For:"
    assert raw.request(named.url, f"{path} 2001:db8::ffff")[0] == 429
    token = f"Authorization: Bearer {table.tokens[0]}"
    assert raw.request(named.url, f"{path} 2001:db8::ffff\r\n{token}")[0] == 200
    assert raw.request(named.url, f"{path} 2001:db8:0:1::1")[0] == 200


def test_who_watches_pays_for_it(named: ServerProcess) -> None:
    """Everything again, and again: until it is refused, and in a seat it is still played."""
    table = open_table(named.url, humans=2)

    async def resync() -> str:
        """A connection has 60 messages at once; an address may have many connections."""
        async with joined(named.url, table.id, local_addr=("127.0.0.77", 0)) as socket:
            await socket.send('{"type": "hello", "protocol": 2}')
            for _ in range(55):
                await socket.send('{"type": "resync"}')
                while (message := json.loads(await socket.recv()))["type"] not in ("done", "error"):
                    pass
                if "busy" in message.get("message", ""):
                    return str(message["code"])
        return ""

    heard = ""
    for _ in range(40):
        try:
            heard = heard or asyncio.run(resync())
        except InvalidStatus as refused:  # the budget ended between two connections
            heard = "too_many" if refused.response.status_code == 429 else "another"
    assert heard == "too_many"
    body = {"type": "reset", "client_id": "a"}
    for token in table.tokens.values():
        with suppress(Refused):  # it may be the other's turn
            call(named.url, "POST", f"/api/tables/{table.id}/requests", body, token)
            break
    else:
        raise AssertionError("nobody could act")


def test_only_names_of_this_server_are_answered(
    server: ServerProcess, named: ServerProcess
) -> None:
    """Addresses and names of a home need no setting; a public name has to be told."""
    hosts = (
        ("127.0.0.1:8000", True, True),
        ("[::1]:8000", True, True),
        ("localhost", True, True),
        ("desk", True, True),
        ("desk.local:8000", True, True),
        ("desk.home.arpa", True, True),
        ("play.example", False, True),
        ("PLAY.example.:443", False, True),
        ("a.games.example", False, True),
        ("other.example", False, True),
        ("evil.example", False, False),
        ("play.example.evil.example", False, False),
        ("local", True, True),
        ("a b", False, False),
    )
    for number, (host, ours, theirs) in enumerate(hosts, 1):
        other = f"\r\nX-Forwarded-For: 192.0.2.{number}"  # each has a budget of its own
        for url, known in ((server.url, ours), (named.url, theirs)):
            status, reply = raw.request(url, f"GET /api/games HTTP/1.1\r\nHost: {host}{other}")
            assert status == (200 if known else 403), host
            assert known or "--hosts" in reply["message"]
    with raw.plug(server.url) as wire:
        raw.send(wire, raw.upgrade(server.url, "nowhere", "evil.example"))
        status, reply = raw.answer(wire)
    assert (status, reply["code"]) == (403, "forbidden")
