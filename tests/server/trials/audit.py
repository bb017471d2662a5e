"""Reads the log behind the server's back, and holds it against what players were promised."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Container
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from palazzi.table import Table, read_event
from palazzi.table.events import Played
from palazzi.table.shapes import Frame
from tests.server.trials.player import Ledger, Player

LOG = "SELECT game, seq, seat, client_id, body FROM log"
CHAT = "SELECT game, seat, text FROM chat"


@dataclass(frozen=True)
class Row:
    """One event as stored."""

    game: str
    seq: int
    seat: int | None
    client_id: str | None
    body: dict[str, Any]


def query(database: str, words: str, *values: str | int) -> list[tuple[Any, ...]]:
    """All rows, of SQLite or PostgreSQL."""
    if database.startswith("sqlite:///"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as lite:
            return lite.execute(words, values).fetchall()
    import psycopg

    with psycopg.connect(database) as link:
        return link.execute(words.replace("?", "%s").encode(), values).fetchall()


def read_table(database: str, game: str, after: int = 0) -> list[Row]:
    """The log of one table, or its end."""
    rows = query(database, f"{LOG} WHERE game = ? AND seq > ? ORDER BY seq", game, after)
    return [_row(row) for row in rows]


def read_log(database: str) -> dict[str, list[Row]]:
    """The whole log, by table."""
    tables: dict[str, list[Row]] = defaultdict(list)
    for row in query(database, f"{LOG} ORDER BY game, seq"):
        tables[row[0]].append(_row(row))
    return dict(tables)


def _row(columns: tuple[Any, ...]) -> Row:
    game, seq, seat, client_id, body = columns
    return Row(game, seq, seat, client_id, json.loads(body))


def fold(rows: list[Row]) -> Table:
    """The table that the rows stand for; raises if a move in them was not legal."""
    return Table.from_events(read_event(row.body) for row in rows)


def plain(frame: Frame) -> dict[str, Any]:
    """A frame as it looks after a journey."""
    data: dict[str, Any] = json.loads(json.dumps(frame))
    return data


def check_memory(player: Player, table: Table) -> None:
    """What a player has put together over all their connections is what the log says."""
    expected = plain(table.frame(player.seat))
    assert player.log == expected.pop("log")
    assert player.frame is not None
    parts = ("log", "log_from")
    del expected["log_from"]
    assert {key: value for key, value in player.frame.items() if key not in parts} == expected


def audit(database: str, ledger: Ledger, others: Container[str] = ()) -> dict[str, Table]:
    """Nothing acknowledged is missing, nothing was done twice, nothing came from nowhere.

    At the tables of ``others`` people play of whom the ledger knows nothing.
    """
    assert ledger.wrong == []
    log = read_log(database)
    tables = {game: fold(rows) for game, rows in log.items()}
    stored: dict[str, tuple[str, int | None, int]] = {}
    for game, rows in log.items():
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1)), f"{game} has gaps"
        names = Counter((row.seat, row.client_id) for row in rows if row.client_id is not None)
        assert set(names.values()) <= {1}, f"{game} holds a request twice: {names}"
        for row in rows:
            if row.client_id is not None:
                stored[row.client_id] = (game, row.seat, row.seq)
            event = read_event(row.body)
            if isinstance(event, Played) and event.bot is None and game not in others:
                sent = ledger.sent.get(row.client_id or "")
                assert sent is not None, f"nobody sent {row}"
                assert (sent["table"], sent["seat"]) == (game, row.seat)
                assert event.actions[-1] == sent["actions"][-1]
    for client_id, seq in ledger.committed.items():
        sent = ledger.sent[client_id]
        expected = (sent["table"], sent["seat"], seq)
        assert stored.get(client_id) == expected, f"acknowledged, but not so stored: {sent}"
    lines = Counter(line for line in query(database, CHAT) if line[0] not in others)
    assert set(lines.values()) <= {1}, "a line of chat was stored twice"
    for client_id in ledger.chatted:
        sent = ledger.sent[client_id]
        assert (sent["table"], sent["seat"], sent["text"]) in lines, f"lost: {sent}"
    return tables
