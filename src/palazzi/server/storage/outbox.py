"""The outbox: what happened at a player's tables, and what is to be sent about it.

An event and its *news* are stored together, so no alert can be lost and none can be about something
that did not happen. News are one row for a player and a table, whatever happens there in a row; a
row lies ready (``due``) until a process claims it, looks at the table and writes what is to be
sent. That is a row for a channel and a table, ready in its turn. A claim is a lease: it names who
has it and puts ``due`` off, so what a process that died had claimed comes back by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from palazzi.server.storage.database import Link
from palazzi.server.storage.writer import Statement

SETTLE: Final = 1500
"""Milliseconds between an event and a look at it: bots answer meanwhile, people come and see."""
LEASE: Final = 120_000
SILENT: Final = "*"
"""Stands for marks that were never looked at, but need not be told."""

_NEWS: Final = (
    "INSERT INTO alert_outbox (player, game, seat, sitting, seq, due, told, waits)"
    " SELECT seats.player, seats.game, seats.seat, seats.sitting, ?, ?, '', 0 FROM seats"
    " WHERE seats.game = ? AND EXISTS"
    " (SELECT 1 FROM alert_channels WHERE alert_channels.player = seats.player)"
    " ON CONFLICT (player, game) DO UPDATE SET seat = excluded.seat, sitting = excluded.sitting,"
    " seq = excluded.seq, claim = NULL, due = CASE WHEN alert_outbox.due < excluded.due"
    " THEN alert_outbox.due ELSE excluded.due END"
)


@dataclass(frozen=True, slots=True)
class News:
    """Something happened at a table of a player."""

    player: str
    table_id: str
    seat: int
    sitting: int
    told: frozenset[str]
    """The marks (facts.py) that the player was told, or saw."""


@dataclass(frozen=True, slots=True)
class Sending:
    """Something is to be sent to a channel."""

    channel: str
    table_id: str
    """Empty for what is about no table."""
    mark: str
    tries: int


def new_claim() -> str:
    """A name for one claim."""
    return secrets.token_hex(8)


# ---- news


def news(table_id: str, seq: int, at: int) -> Statement:
    """With an event: those who want alerts have news, unless nobody at the table does."""
    return (_NEWS, (seq, at + SETTLE, table_id))


def begin(player: str, at: int) -> Statement:
    """Somebody wants alerts from now on: what is so already at their tables needs none."""
    return (
        "INSERT INTO alert_outbox (player, game, seat, sitting, seq, due, told, waits)"
        f" SELECT player, game, seat, sitting, 0, ?, '{SILENT}', 0 FROM seats WHERE player = ?"
        " ON CONFLICT (player, game) DO NOTHING",
        (at, player),
    )


def ready_news(link: Link, at: int, most: int) -> list[tuple[str, str, int]]:
    """Player, table and time of what lies ready."""
    rows = link.run(
        "SELECT player, game, due FROM alert_outbox WHERE due <= ? ORDER BY due LIMIT ?", (at, most)
    )
    return [(str(player), str(table_id), int(due)) for player, table_id, due in rows]


def claim_news(ready: Iterable[tuple[str, str, int]], claim: str, at: int) -> list[Statement]:
    """Take them, as far as nobody else has."""
    sql = "UPDATE alert_outbox SET claim = ?, due = ? WHERE player = ? AND game = ? AND due = ?"
    return [(sql, (claim, at + LEASE, *one)) for one in sorted(ready, key=lambda one: one[1])]


def claimed_news(link: Link, claim: str) -> list[News]:
    """What was taken."""
    rows = link.run(
        "SELECT player, game, seat, sitting, told FROM alert_outbox WHERE claim = ?", (claim,)
    )
    return [
        News(str(player), str(table_id), int(seat), int(sitting), frozenset(told.split()))
        for player, table_id, seat, sitting, told in rows
    ]


def looked_at(
    one: News,
    claim: str,
    marks: Iterable[str],
    *,
    waits: bool,
    due: int | None,
    sendings: Iterable[tuple[Sending, int]] = (),
) -> list[Statement]:
    """What came of it, if it is still ours: what is to be sent when, and when to look again."""
    ours = (one.player, one.table_id, claim)
    send = (
        "INSERT INTO alert_sends (channel, game, mark, due, tries)"
        " SELECT ?, ?, ?, ?, 0 FROM alert_outbox WHERE player = ? AND game = ? AND claim = ?"
        " ON CONFLICT (channel, game) DO UPDATE"
        " SET mark = excluded.mark, due = excluded.due, tries = 0, claim = NULL"
    )
    done = (
        "UPDATE alert_outbox SET told = ?, waits = ?, due = ?, claim = NULL"
        " WHERE player = ? AND game = ? AND claim = ?"
    )
    return [
        *((send, (s.channel, s.table_id, s.mark, at, *ours)) for s, at in sendings),
        (done, (" ".join(sorted(marks)), int(waits), due, *ours)),
    ]


def drop_news(one: News, claim: str) -> Statement:
    """The table is gone, or the seat somebody else's."""
    return (
        "DELETE FROM alert_outbox WHERE player = ? AND game = ? AND claim = ?",
        (one.player, one.table_id, claim),
    )


# ---- what is to be sent


def send(sending: Sending, due: int) -> Statement:
    """Something about no table."""
    return (
        "INSERT INTO alert_sends (channel, game, mark, due, tries) VALUES (?, ?, ?, ?, 0)"
        " ON CONFLICT (channel, game) DO UPDATE"
        " SET mark = excluded.mark, due = excluded.due, tries = 0, claim = NULL",
        (sending.channel, sending.table_id, sending.mark, due),
    )


def ready_sendings(link: Link, at: int, most: int) -> list[tuple[str, str, int]]:
    """Channel, table and time of what lies ready, what never failed first: a crowd of dead
    endpoints does not delay the living."""
    rows = link.run(
        "SELECT channel, game, due FROM alert_sends WHERE due <= ? ORDER BY tries, due LIMIT ?",
        (at, most),
    )
    return [(str(channel), str(table_id), int(due)) for channel, table_id, due in rows]


def claim_sendings(ready: Iterable[tuple[str, str, int]], claim: str, at: int) -> list[Statement]:
    """Take them, as far as nobody else has."""
    sql = "UPDATE alert_sends SET claim = ?, due = ? WHERE channel = ? AND game = ? AND due = ?"
    return [(sql, (claim, at + LEASE, *one)) for one in sorted(ready)]


def claimed_sendings(link: Link, claim: str) -> list[Sending]:
    """What was taken."""
    rows = link.run("SELECT channel, game, mark, tries FROM alert_sends WHERE claim = ?", (claim,))
    return [Sending(str(a), str(b), str(c), int(d)) for a, b, c, d in rows]


def sent(channel: str, claim: str) -> list[Statement]:
    """It arrived."""
    return [
        ("DELETE FROM alert_sends WHERE channel = ? AND claim = ?", (channel, claim)),
        (
            "UPDATE alert_channels SET failing = NULL WHERE id = ? AND failing IS NOT NULL",
            (channel,),
        ),
    ]


def drop(sendings: Iterable[Sending], claim: str) -> list[Statement]:
    """They are out of date."""
    sql = "DELETE FROM alert_sends WHERE channel = ? AND game = ? AND claim = ?"
    return [(sql, (one.channel, one.table_id, claim)) for one in sendings]


def postpone(sendings: Iterable[Sending], claim: str, due: int) -> list[Statement]:
    """Not now, and not because it failed."""
    sql = (
        "UPDATE alert_sends SET due = ?, claim = NULL WHERE channel = ? AND game = ? AND claim = ?"
    )
    return [(sql, (due, one.channel, one.table_id, claim)) for one in sendings]


def put_off(channel: str, claim: str, due: int, most: int, at: int) -> list[Statement]:
    """It did not arrive: try again later, but not for ever."""
    return [
        (
            "UPDATE alert_channels SET failing = ? WHERE id = ? AND failing IS NULL",
            (at, channel),
        ),
        (
            "DELETE FROM alert_sends WHERE channel = ? AND claim = ? AND tries >= ?",
            (channel, claim, most),
        ),
        (
            "UPDATE alert_sends SET tries = tries + 1, due = ?, claim = NULL"
            " WHERE channel = ? AND claim = ?",
            (due, channel, claim),
        ),
    ]


# ---- what goes with a channel, a device, a player


def forget_channels(where: str, values: Sequence[str | int]) -> list[Statement]:
    """Channels, and what was to be sent to them."""
    chosen = f"SELECT id FROM alert_channels WHERE {where}"
    return [
        (f"DELETE FROM alert_sends WHERE channel IN ({chosen})", tuple(values)),
        (f"DELETE FROM alert_channels WHERE {where}", tuple(values)),
    ]


def forget_device(device: str) -> list[Statement]:
    """A device is out: nothing is pushed to it any more."""
    return forget_channels("device = ?", (device,))


def forget_player(player: str) -> list[Statement]:
    """All that alerts keep about a player."""
    return [
        *forget_channels("player = ?", (player,)),
        ("DELETE FROM alert_outbox WHERE player = ?", (player,)),
        ("DELETE FROM alert_wishes WHERE player = ?", (player,)),
    ]


def prune(at: int, failing: int, unconfirmed: int) -> list[Statement]:
    """What nobody will ask for any more: channels that failed all the time or were never confirmed,
    and all that is left of players without a device."""
    return [
        *forget_channels("failing < ?", (at - failing,)),
        *forget_channels("confirmed = 0 AND at < ?", (at - unconfirmed,)),
        *forget_channels("player NOT IN (SELECT player FROM devices)", ()),
        ("DELETE FROM alert_outbox WHERE player NOT IN (SELECT player FROM alert_channels)", ()),
        ("DELETE FROM alert_wishes WHERE player NOT IN (SELECT player FROM devices)", ()),
        ("DELETE FROM alert_asked WHERE until < ?", (at,)),
    ]
