"""What the operator's page asks and is told. No hand, no token, no secret of a deal is in any of
it, and of a table's id only the beginning: the whole of it would let people watch."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from palazzi.server.protocol.codec import reader
from palazzi.server.protocol.fields import SeatNumber

Handle = Annotated[str, Meta(pattern="^[0-9a-f]{24}$", max_length=24)]
"""Stands for a table, whose id it does not tell."""
EntryText = Annotated[str, Meta(max_length=1000)]


class OperatorDoor(Struct):
    """How an operator gets in: by the secret, or by signing in with this provider (or '')."""

    secret: bool
    sign_in: str


class OperatorEntry(Struct, forbid_unknown_fields=True):
    """The secret; or a sign-in that was checked, by what the browser kept of it."""

    secret: EntryText = ""
    state: EntryText = ""
    sign_in: EntryText = ""


class OperatorSession(Struct):
    """For a few hours; sent along in the Authorization header."""

    session: str
    until: int
    who: str


class Deed(Struct):
    """Something that an operator did."""

    at: int
    who: str
    what: str
    about: str


class OurError(Struct):
    """A mistake of ours, as the journal has it: where, not with what values."""

    at: int
    event: str
    error: str
    where: str
    worker: int = 0


class PoolLoad(Struct):
    """A pool of processes: bots, worlds, records."""

    name: str
    busy: int
    queue: int
    failures: int


class ProcessLoad(Struct):
    """One server process."""

    worker: int
    at: int
    started: int
    cpu: float
    """Share of a core, over the last seconds."""
    memory: int
    lag: float
    """The longest delay of the event loop in the last seconds, in milliseconds."""
    players: int
    watchers: int
    tables: int
    """Kept in memory."""
    aside: list[str]
    """Tables that cannot be read or keep failing: the beginning of each id, and why."""
    pools: list[PoolLoad]
    errors: list[OurError]


class OperatorOverview(Struct):
    """How the server is."""

    version: str
    database: Literal["sqlite", "postgresql"]
    status: str
    problems: list[str]
    tables: dict[str, int]
    """By phase."""
    players: dict[str, int]
    """How many players, devices, passkeys, sign-ins and channels for alerts there are."""
    processes: list[ProcessLoad]


class TableSeat(Struct):
    """Who sits there, as everybody at the table knows it."""

    kind: str
    name: str
    kept: bool
    """Whether a player is behind it who can be deleted."""


class OperatorTable(Struct):
    """A table in the operator's list."""

    handle: Handle
    short: str
    game: str
    phase: str
    public: bool
    at: int
    touched: int
    events: int
    seats: list[TableSeat]
    connected: int
    """At this process."""


class OperatorTables(Struct):
    """A page of tables, the newest first; ``more``: ask with this as ``before``."""

    tables: list[OperatorTable]
    more: int | None


class ExpiryLine(Struct):
    """What a rule would delete, or has deleted."""

    rule: str
    days: float
    tables: int


class ExpiryLines(Struct):
    """All rules that hold."""

    dry_run: bool
    rules: list[ExpiryLine]


class BackupsAbout(Struct):
    """The folder of the backups."""

    on: bool
    busy: str
    problem: str
    backups: list[dict[str, Any]]


class TableOrder(Struct, forbid_unknown_fields=True):
    """A table to be ended or deleted."""

    handle: Handle


class SeatOwnerOrder(Struct, forbid_unknown_fields=True):
    """The player who has a seat at a table."""

    handle: Handle
    seat: SeatNumber


class BackupOrder(Struct, forbid_unknown_fields=True):
    """A backup of the folder, by its name."""

    name: Annotated[str, Meta(pattern=r"^palazzi-[0-9-]{15,20}\.backup$", max_length=60)]


class OperatorDone(Struct):
    """It was done."""

    done: bool = True


class Deeds(Struct):
    """What operators did, the last first."""

    deeds: list[Deed]


read_entry = reader(msgspec.json.Decoder(OperatorEntry))
read_table_order = reader(msgspec.json.Decoder(TableOrder))
read_owner_order = reader(msgspec.json.Decoder(SeatOwnerOrder))
read_backup_order = reader(msgspec.json.Decoder(BackupOrder))
