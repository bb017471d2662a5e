"""Whatever is sent, the answer is typed and says whose fault it was: never a 500, never silence."""

from __future__ import annotations

import asyncio
import json

import pytest

from palazzi.games import REGISTRY
from palazzi.server.http.resources import RESOURCES
from palazzi.server.protocol.replies import STATUS
from palazzi.testing import random_record
from tests.server import raw
from tests.server.trials.lobby import open_table
from tests.server.trials.player import joined
from tests.server.trials.process import ServerProcess

DIGITS = "9" * 5000
DEEP = "[" * 950 + "]" * 950
PLAYED = random_record(REGISTRY.get("palazzo"), 2, 3)
RECORD = PLAYED.to_json()
TEXT = PLAYED.to_text()
VALUES = {
    "no UTF-8": b'{"type":"chat","text":"\xff","name":"\xff","part":"\xff","record":"\xff"}',
    "no UTF-8 in a key": b'{"\xff":1}',
    "no UTF-8 in an edition": b'{"game":"palazzo","players":2,"edition":{"stacks":"\xff"}}',
    "half a pair": rb'{"name":"\ud800","text":"\udfff","part":"\ud800","client_id":"\ud800"}',
    "a pair the wrong way round": rb'{"record":"\udc00\ud800"}',
    "half a pair in a record": json.dumps(
        {"record": json.dumps({**RECORD, "options": {"\ud800": "x"}})}
    ).encode(),
    "half a pair in an option": rb'{"game":"palazzo","players":2,"options":{"\ud800":"\ud800"}}',
    "NUL": rb'{"type":"chat","name":"a\u0000","text":"a\u0000b","part":"\u0000"}',
    "NUL in an edition": rb'{"game":"palazzo","players":2,"edition":{"a\u0000":"\u0000"}}',
    "digits": f'{{"seat":{DIGITS},"players":{DIGITS},"edition":{{"a":{DIGITS}}}}}'.encode(),
    "many digits": b'{"game":"palazzo","players":2,"options":{"start":' + b"9" * 400 + b"}}",
    "digits in a record": json.dumps({"record": f'{{"ruleset": {DIGITS}}}'}).encode(),
    "digits for players": json.dumps(
        {"record": TEXT.replace("players: 2", f"players: {DIGITS}")}
    ).encode(),
    "digits for a version": json.dumps({"record": TEXT.replace("@1", f"@{DIGITS}")}).encode(),
    "digits for a seat": json.dumps(
        {"record": TEXT.replace(" chance ", f" {DIGITS} ", 1)}
    ).encode(),
    "a deep edition in a record": json.dumps(
        {"record": TEXT.replace("players: 2", f'players: 2\nedition: {{"stacks": {DEEP}}}')}
    ).encode(),
    "a deeper edition in a record": json.dumps(
        {"record": TEXT.replace("players: 2", "players: 2\nedition: " + "[" * 20_000)}
    ).encode(),
    "half a pair in an edition": json.dumps(
        {"record": TEXT.replace("players: 2", 'players: 2\nedition: {"\\ud800": 1}')}
    ).encode(),
    "deep": f'{{"edition":{DEEP},"record":{DEEP}}}'.encode(),
    "a deep edition": f'{{"game":"palazzo","players":2,"edition":{{"stacks":{DEEP}}}}}'.encode(),
    "a deep record": json.dumps({"record": f'{{"ruleset": {DEEP}}}'}).encode(),
    "deeper than any stack": b'{"edition":' + b"[" * 30_000,
    "a number without end": b'{"game":"palazzo","players":2,"options":{"a":1e999}}',
    "nothing": b"",
}


@pytest.mark.parametrize("body", VALUES.values(), ids=VALUES)
def test_every_post_reads_every_body(server: ServerProcess, body: bytes) -> None:
    """With a token and all: what is wrong is the body alone."""
    table = open_table(server.url, humans=2)
    for resource in RESOURCES:
        if resource.method == "POST":
            path = resource.path.replace("{table}", table.id)
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {table.tokens[0]}"
            status, reply = raw.request(server.url, head, body)
            assert 400 <= status < 500, (path, reply)
            assert reply["type"] == "error", path
            assert reply["message"], path


def test_every_message_of_a_websocket_is_read(server: ServerProcess) -> None:
    """Text that is none, and the rest; then the connection is as good as before."""
    table = open_table(server.url, humans=2)

    async def talk() -> None:
        async with joined(server.url, table.id) as socket:
            hello = {"type": "hello", "protocol": 2, "token": table.tokens[0]}
            await socket.send(json.dumps(hello))
            for body in (*VALUES.values(), b'{"type":"ping"}'):
                await socket.send(body, text=True)
                while True:
                    message = json.loads(await socket.recv())
                    if message["type"] in ("error", "pong"):
                        break
                assert message["type"] == "pong" or message["code"] == "malformed", body[:80]
            assert message["type"] == "pong"
        for body in VALUES.values():
            async with joined(server.url, table.id) as socket:
                await socket.send(body, text=False)
                assert json.loads(await socket.recv())["code"] == "malformed", body[:80]

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"Version: 13", b"Version: 12"),
        (b"Key: ", b"Key: ?"),
        (b"Sec-WebSocket-Key", b"X"),
        (b"Upgrade: websocket", b"Upgrade: websocket, h2c"),
        (b"Upgrade: websocket", b"Upgrade: websocket\r\nUpgrade: websocket"),
        (b"Host: ", b"X: " + b"x" * 10_000 + b"\r\nHost: "),
        (b"Host: ", b"X: y\r\n" * 120 + b"Host: "),
        (b"Host: ", b"X: y\r\n" * 140 + b"Host: "),
        (b"/ws/x", b"/wss/x"),
    ],
)
def test_every_handshake_is_read(server: ServerProcess, old: bytes, new: bytes) -> None:
    """The status is the one of its code, as everywhere (docs/protocol.md)."""
    with raw.plug(server.url) as wire:
        raw.send(wire, raw.upgrade(server.url, "x").replace(old, new))
        status, reply = raw.answer(wire)
    assert reply["code"] in ("malformed", "unknown", "too_large")
    assert status == STATUS[reply["code"]]


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00", "/api/tables/%ff%fe/record", "/api/tables/%/log", "/api/tables/%zz",
        "/assets/%00", "/assets/%2e%2e/%2e%2e/pyproject.toml", "/t/%00%0d%0a", "/%ff",
        "/api/tables?phase=%ff", "/api/tables?phase=%00", "/api/tables/x?since=%00",
        "//evil.example/x", "/api/tables/" + "x" * 5000,
    ],
)  # fmt: skip
def test_every_address_is_read(server: ServerProcess, path: str) -> None:
    """Also by the handshake of a websocket."""
    status, reply = raw.request(server.url, f"GET {path} HTTP/1.1\r\nHost: x")
    assert 400 <= status < 500
    assert reply["code"] in ("malformed", "unknown")
    with raw.plug(server.url) as wire:
        raw.send(wire, raw.upgrade(server.url, "x").replace(b"/ws/x", path.encode()))
        status, reply = raw.answer(wire)
    assert 400 <= status < 500
    assert reply["code"] in ("malformed", "unknown")


def test_records_and_names_in_any_script_are_read(server: ServerProcess) -> None:
    """What is well-formed passes: escaped pairs, long records, JSON in a text."""
    record = random_record(REGISTRY.get("palazzo"), 2, 3)
    for form in (record.to_text(), json.dumps(record.to_json()), record.to_json()):
        body = json.dumps({"record": form, "at": 20}).encode()
        assert raw.request(server.url, "POST /api/tables HTTP/1.1\r\nHost: x", body)[0] == 201
    order = json.dumps({"game": "palazzo", "players": 2, "seats": [{}, {"reserved": "Đỗ 💃🏽"}]})
    assert "\\ud83d" in order
    assert raw.request(server.url, "POST /api/tables HTTP/1.1\r\nHost: x", order.encode())[0] == 201
