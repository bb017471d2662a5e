"""The HTTP side of a trial: tables are made, joined and started as a page would."""

from __future__ import annotations

import http.client
import json
import secrets
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit


class Refused(Exception):
    """The server answered, with an error."""

    def __init__(self, status: int, reply: Any) -> None:
        super().__init__(f"{status}: {reply}")
        self.status = status
        self.reply = reply
        self.code = reply.get("code") if isinstance(reply, dict) else None


@dataclass(frozen=True)
class Opened:
    """A table that has started: its id, and the tokens of its humans by seat."""

    id: str
    tokens: dict[int, str]


def call(url: str, method: str, path: str, body: object = None, token: str | None = None) -> Any:
    """One request; Refused if the answer is an error, OSError if there is none."""
    where = urlsplit(url)
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=30)
    try:
        sent = None if body is None else json.dumps(body)
        connection.request(method, path, sent, headers)
        response = connection.getresponse()
        text = response.read()
    except http.client.HTTPException as error:
        raise ConnectionError(f"{method} {path} was cut off: {error!r}") from error
    finally:
        connection.close()
    reply = json.loads(text) if text else None
    if response.status >= 400:
        raise Refused(response.status, reply)
    return reply


def make_table(
    url: str, humans: int, bots: int = 0, game: str = "palazzo", **more: object
) -> Opened:
    """A table with its host's token; the host has seat 0, bots have the last seats."""
    open_seats: list[dict[str, str]] = [{} for _ in range(humans)]
    seats = open_seats + [{"bot": "greedy"} for _ in range(bots)]
    body = {"game": game, "players": humans + bots, "seats": seats, **more}
    made = call(url, "POST", "/api/tables", body)
    return Opened(made["table"], {int(seat): token for seat, token in made["tokens"].items()})


def join(url: str, table: Opened, seat: int, client_id: str) -> None:
    """Sit down; with the same ``client_id`` as often as needed."""
    body = {
        "name": f"player {seat}",
        "nonce": secrets.token_hex(16),
        "seat": seat,
        "client_id": client_id,
    }
    sat = call(url, "POST", f"/api/tables/{table.id}/join", body, table.tokens.get(seat))
    table.tokens[seat] = sat["token"]


def start(url: str, table: Opened, client_id: str) -> None:
    """The host begins."""
    body = {"type": "start", "client_id": client_id}
    call(url, "POST", f"/api/tables/{table.id}/requests", body, table.tokens[0])


def open_table(
    url: str, humans: int, bots: int = 0, game: str = "palazzo", **more: object
) -> Opened:
    """All of it, on a server that nobody kills meanwhile."""
    table = make_table(url, humans, bots, game, **more)
    for seat in range(humans):
        join(url, table, seat, secrets.token_hex(8))
    start(url, table, secrets.token_hex(8))
    return table
