"""Who may do what at a table: tokens, and the sitting each of them belongs to.

A *sitting* is one player's time in a seat. It begins with an event of the table's log (``joined``;
for a host who has not sat down yet, ``created``) and is named by that event's number. A token is
given for one sitting and is good for nothing else: when the seat is opened, given to a bot or taken
by somebody else, the table no longer admits it. That is asked of the table and not of a list, so it
holds in every process, for sockets that are open and for tables that were loaded again.

An *invitation* is a token that lets somebody sit down in a seat kept for them. It is used once:
whoever sits down gets a token of their own, and the invitation is void.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Final

from palazzi.core.view import SPECTATOR
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage.writer import Statement
from palazzi.table import Table

INVITATION: Final = 0
"""Stands for a sitting that has not begun."""
CREATION: Final = 1
"""The number of the event ``created``, by which a host holds a seat until they sit down in it."""


@dataclass(frozen=True, slots=True)
class Credential:
    """What a token proves."""

    seat: int
    sitting: int
    """The number of the event that began the sitting, or INVITATION."""
    hash: str = field(default="", compare=False)
    """Of the token that was shown: a device that is out takes its own along, and no others."""
    device: str | None = field(default=None, compare=False)
    """The device that the token belongs to, if it does to one."""


WATCHER: Final = Credential(SPECTATOR, INVITATION)
"""Anybody who has the table's id; needs no token."""


def new_token() -> str:
    """32 random bytes."""
    return secrets.token_urlsafe(32)


def digest(token: str) -> str:
    """How a token is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def admits(table: Table, who: Credential) -> bool:
    """Whether the table still lets them in."""
    if who.sitting:
        return table.fold.sitting(who.seat) == who.sitting
    return who == WATCHER or table.fold.seats[who.seat].kind == "open"


def require_admitted(table: Table, who: Credential) -> None:
    """``unauthorized`` if their sitting is over."""
    if not admits(table, who):
        raise Refused("unauthorized", "This seat is no longer yours; you may watch.")


def require_seated(table: Table, who: Credential) -> None:
    """Refused unless they hold a seat now, or are the host."""
    require_admitted(table, who)
    if who == WATCHER:
        raise Refused("forbidden", "Watchers cannot do that.")
    if not who.sitting:
        raise Refused("forbidden", "Sit down first: this token is an invitation.")


# ---- statements that belong to the events they follow from


def admit(table_id: str, who: Credential, token_hash: str) -> Statement:
    """A token lets somebody in."""
    sql = (
        "INSERT INTO credentials (game, seat, sitting, hash, device) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING"
    )
    return (sql, (table_id, who.seat, who.sitting, token_hash, who.device))


def end_earlier(table_id: str, seat: int, seq: int) -> Statement:
    """Nothing that was given for the seat before event ``seq`` is good any more."""
    return (
        "DELETE FROM credentials WHERE game = ? AND seat = ? AND sitting < ?",
        (table_id, seat, seq),
    )


def replace_others(table_id: str, who: Credential, token_hash: str) -> Statement:
    """Of the tokens for this sitting only this one is good from now on."""
    return (
        "DELETE FROM credentials WHERE game = ? AND seat = ? AND sitting = ? AND hash <> ?",
        (table_id, who.seat, who.sitting, token_hash),
    )


def follow_devices(table_id: str, rematch: str) -> Statement:
    """Tokens that are good at a rematch, too, belong to the same devices there."""
    return (
        "UPDATE credentials SET device = (SELECT old.device FROM credentials AS old"
        " WHERE old.game = ? AND old.hash = credentials.hash) WHERE game = ?",
        (table_id, rematch),
    )
