"""What a hostile or broken client may send: messages, and bytes that are no messages at all."""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Callable
from random import Random
from typing import Any

import palazzi

Payload = str | bytes

GOOD: list[dict[str, Any]] = [
    {"type": "submit", "actions": ["money"], "expected_seq": 4, "expected_step": 0},
    {"type": "submit", "actions": [0, 1, 2], "expected_seq": 0},
    {"type": "undo", "keep": 0},
    {"type": "reset"},
    {"type": "ask", "what": "takeback"},
    {"type": "answer", "yes": True},
    {"type": "stand_in", "seat": 1, "level": "greedy"},
    {"type": "reclaim"},
    {"type": "choose", "choice": "wait"},
    {"type": "set_seat", "seat": 1, "bot": None},
    {"type": "start", "fill": "greedy"},
    {"type": "recommit", "commitment": "ab" * 32, "attempt": 1},
    {"type": "reveal", "nonce": "ab" * 16},
    {"type": "thaw"},
    {"type": "cancel"},
    {"type": "chat", "text": "buongiorno"},
    {"type": "resync"},
    {"type": "ping"},
    {"type": "hello", "protocol": 2, "token": None, "since": 0},
]
"""Every kind of request, well formed; ``leave`` is left out, for it would end the attack."""

ODD: list[Any] = [
    None, True, False, 0, -1, -3, 1.5, 1e308, 2**31, 2**63, 2**64, -(2**63), 10**400, "", "0",
    "\x00", "💥" * 50, "\ud800", "x" * 5000, [], [[]], {}, {"type": "ping"}, [None],
    ["money"] * 65, {"": None},
    float("nan"), float("inf"), "greedy", "__class__", "' OR 1=1 --", "../../etc/passwd", "%s%n",
]  # fmt: skip
"""Values where others are expected."""


def anything(rng: Random, depth: int = 4) -> Any:
    """Random JSON."""
    if depth == 0 or rng.random() < 0.4:
        return rng.choice(ODD)
    if rng.random() < 0.5:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    keys = ["type", "client_id", "actions", "seat", "text", "x", "", "since"]
    return {rng.choice(keys): anything(rng, depth - 1) for _ in range(rng.randrange(4))}


def mutated(rng: Random) -> Any:
    """A good request with something wrong in it, or nothing."""
    message = dict(rng.choice(GOOD))
    if rng.random() < 0.5:
        message["client_id"] = rng.choice(["a", "b", "c", *ODD])
    for _ in range(rng.randrange(3)):
        match rng.randrange(4):
            case 0:
                message[rng.choice(list(message))] = rng.choice(ODD)
            case 1:
                message.pop(rng.choice(list(message)), None)
            case 2:
                message[rng.choice(["x", "rule", "secret", "token", "__proto__"])] = rng.choice(ODD)
            case _:
                message[rng.choice(list(message))] = anything(rng)
        if not message:
            break
    return message


def broken_text(rng: Random) -> str:
    """Text that is no JSON, or JSON that hurts."""
    deep = rng.choice([100, 10_000, 60_000])
    return rng.choice(
        [
            "",
            "\x00" * 100,
            "nonsense",
            "{" * deep,
            "[" * deep,
            "[" * (deep // 2) + "]" * (deep // 2),
            '{"type":' * (deep // 8) + "0" + "}" * (deep // 8),
            '{"type":"ping","type":"chat","text":"twice"}',
            '{"type":"submit","actions":[' + "9" * 5000 + '],"expected_seq":1}',
            '{"type":"submit","actions":[1e99999],"expected_seq":1}',
            '{"type":"chat","text":"\\ud800"}',
            '{"type":"ping"}garbage',
            "﻿{}",
        ]
    )


def bad_bytes(rng: Random) -> bytes:
    """Text that is not UTF-8, halves of surrogate pairs, NULs, endless numbers, depth."""
    message = json.dumps(rng.choice([mutated(rng), anything(rng)])).encode()
    place = rng.randrange(len(message) + 1)
    poison = rng.choice(
        [
            b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\x00", b"\\u0000",
            b"\\ud800", b"\\udfff\\ud800", b"9" * 5000, b"1e999", b"-" * 50, b"[" * 40, b"[" * 3000,
            b'{"a":' * 500, b'"' + b"\\ud800" * 20 + b'"', b"NaN", b"\xef\xbb\xbf", b"\r\n\r\n",
        ]
    )  # fmt: skip
    return message[:place] + poison + message[place:]


def body(rng: Random) -> bytes:
    """The body of a POST: for a table, a seat, a record, or for nothing at all."""
    match rng.randrange(6):
        case 0:
            return bad_bytes(rng)
        case 1:
            return rng.randbytes(rng.choice([1, 100, 70_000]))
        case 2:
            return broken_text(rng).encode("utf-8", "surrogatepass")
        case 3:
            return json.dumps(anything(rng)).encode()
        case 4:
            order = {
                "game": rng.choice([*palazzi.game_ids(), rng.choice(ODD)]),
                "players": rng.choice([2, 3, rng.choice(ODD)]),
                rng.choice(["edition", "options", "clock", "seats", "at"]): anything(rng),
            }
            return json.dumps(order).encode()
        case _:
            number = rng.choice(["2", "9" * 5000, "-1", "\u00b2"])
            edition = rng.choice(["{}", "[" * 5000, '{"\\ud800": 1}', '{"stacks": {"a": 1}}'])
            text = f"palazzi record 1\ngame: palazzo@{rng.choice(['1', number])}\n"
            text += f"players: {number}\nedition: {edition}\n\n1 {number} first 0\n"
            key = rng.choice(["record", "name", "part", "text"])
            return json.dumps({key: rng.choice([text, anything(rng)])}).encode()


def head(rng: Random, method: str, path: str, size: int) -> bytes:
    """The head of a request, with something odd in it now and then."""
    lines = [f"{method} {path} HTTP/1.1".encode(), b"Connection: close"]
    lines.append(
        b"Host: " + rng.choice([b"localhost", b"127.0.0.1", b"desk.local", b"evil.example"])
    )
    lines.append(b"Content-Length: %d" % size)
    for _ in range(rng.randrange(3)):
        lines.append(
            rng.choice(
                [
                    b"X: " + b"a" * rng.choice([10, 8000, 20_000]),
                    b"Authorization: Bearer " + rng.choice([b"wrong", b"\xff\xfe", b""]),
                    b"Origin: "
                    + rng.choice([b"null", b"http://evil.example", b"\xff", b"http://["]),
                    b"X-Forwarded-For: "
                    + rng.choice([b"::1", b"1.2.3.4, 5.6.7.8", b"\xff", b"[" * 99]),
                    b"Transfer-Encoding: chunked",
                    b"Content-Encoding: gzip",
                    b"Expect: 100-continue",
                    b"Upgrade: " + rng.choice([b"h2c", b"websocket"]) + b"\r\nConnection: upgrade",
                    b"\x00: y",
                    b"Content-Length: 7",
                ]
            )
        )
    return b"\r\n".join(lines) + b"\r\n\r\n"


PATHS: list[tuple[str, str]] = [
    ("POST", "/api/tables"), ("POST", "/api/replays"), ("POST", "/api/tables/{table}/join"),
    ("POST", "/api/tables/{table}/requests"), ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/why"), ("POST", "/api/tables/{table}/hint"),
    ("GET", "/api/tables/{table}"), ("GET", "/api/tables/{table}/log?since=%00"),
    ("GET", "/api/tables/{table}/replay?first=999999999&seat=-3"), ("GET", "/api/tables/%00"),
    ("GET", "/api/tables/%ff%fe/record"), ("GET", "/api/tables?phase=%ff"), ("GET", "/assets/%00"),
    ("DELETE", "/api/tables/{table}"), ("GET", "/healthz"), ("GET", "/api/games"),
    ("OPTIONS", "*"), ("CONNECT", "example.com:80"), ("GET", "http://localhost/api/games"),
    ("GET", "//evil.example"), ("BREW", "/api/tables"),
]  # fmt: skip
"""Where requests go; ``{table}`` is put in."""


def payload(rng: Random) -> Payload:
    """One message of a websocket, text or binary."""
    match rng.randrange(12):
        case 0:
            return broken_text(rng)
        case 10 | 11:
            return bad_bytes(rng)
        case 1:
            return rng.randbytes(rng.choice([0, 1, 100, 5000]))
        case 2:
            return "x" * rng.choice([60_000, 70_000, 1_000_000])
        case 3:
            return json.dumps(anything(rng))
        case 4:
            return json.dumps(mutated(rng)).encode()
        case _:
            return json.dumps(mutated(rng))


# ---- below the messages: what no library would send


def frame(
    opcode: int, data: bytes, *, fin: bool = True, masked: bool = True, rsv: int = 0
) -> bytes:
    """A websocket frame, with whatever is asked for in its head."""
    head = bytes([(fin << 7) | (rsv << 4) | opcode])
    mask = os.urandom(4) if masked else b""
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head += bytes([bit | len(data)])
    elif len(data) < 65536:
        head += bytes([bit | 126]) + struct.pack(">H", len(data))
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", len(data))
    if masked:
        data = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
    return head + mask + data


WIRE: list[Callable[[Random], bytes]] = [
    lambda rng: rng.randbytes(200),
    lambda rng: frame(rng.randrange(3, 8), b"reserved opcode"),
    lambda rng: frame(1, b"reserved bits", rsv=rng.randrange(1, 8)),
    lambda rng: frame(1, b'{"type":"ping"}', masked=False),
    lambda rng: frame(1, b"\xff\xfe\xfa not UTF-8"),
    lambda rng: frame(0, b"a continuation of nothing"),
    lambda rng: frame(1, b"{", fin=False) + frame(1, b"}"),
    lambda rng: frame(1, b"", fin=False) + frame(0, b"", fin=False) * 500,
    lambda rng: frame(9, rng.randbytes(125)) * 50,
    lambda rng: frame(9, rng.randbytes(126)),
    lambda rng: frame(9, b"", fin=False),
    lambda rng: frame(10, b"unasked") * 50,
    lambda rng: frame(9, b"") * 5000,
    lambda rng: frame(1, b"{}") * 5000,
    lambda rng: frame(1, b'{"type":"chat","text":"\xff"}') * 3,
    lambda rng: frame(1, bad_bytes(rng)[:60_000]),
    lambda rng: frame(8, b"\x00"),
    lambda rng: frame(8, struct.pack(">H", rng.choice([0, 999, 1005, 1006, 65535])) + b"\xff"),
    lambda rng: b"\x81\xff" + struct.pack(">Q", 2**62) + b"abcd",
    lambda rng: b"\x81\xff" + struct.pack(">Q", 2**64 - 1) + b"abcd",
    lambda rng: b"\x81\xfe\xff\xff" + b"abcd" + b"a message that never ends",
]
"""Bytes after a good handshake."""

HANDSHAKES: list[bytes] = [
    b"\x00" * 100,
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /ws/{table} HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /ws/%00%ff..%2f HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables/%00/record HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /api/tables?phase=%ff HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: y\r\n" % i for i in range(2000)) + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n{",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffffffffff\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 60000\r\n\r\n" + b"[" * 60_000,
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n" + b"8000\r\n" + b"a" * 0x8000 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 500_000,
    b"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 10_000 + b"\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\n\r\n",
    b"GET /ws/\xff HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 500,
    b"POST /api/replays HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
    + b"X: y\r\n" * 300,
    b"POST /api/replays HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1;"
    + b"x" * 300_000,
    b"\r\n" * 20_000,
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
]
"""Bytes before one; ``{table}`` is put in."""
