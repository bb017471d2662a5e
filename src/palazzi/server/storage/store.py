"""What is kept: the log of every table, credentials, chat, and what the lobby shows.

The log is all there is to a table. Everything in ``tables`` follows from it and is there to be
searched: what the lobby lists, and when somebody has to look at a table again (``due``). It is
written after the event it follows from, so after a crash it may be behind; ``forgotten`` finds
those for which that matters.
"""

from __future__ import annotations

import asyncio
import hmac
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeVar

import msgspec

from palazzi.core.errors import BadLog
from palazzi.core.view import canonical
from palazzi.server.protocol.bodies import SeatAbout, ShowpieceAbout, TableAbout
from palazzi.server.protocol.codec import write as to_json
from palazzi.server.protocol.messages import ChatLine
from palazzi.server.storage import outbox
from palazzi.server.storage.credentials import Credential, admit, digest
from palazzi.server.storage.database import Database, Lane, Link
from palazzi.server.storage.migrations import migrate
from palazzi.server.storage.writer import LogRow, Notice, Statement, Write, Writer
from palazzi.table import Event, Table, read_event
from palazzi.table.document import result_of
from palazzi.table.fold import Fold

T = TypeVar("T")

READERS = 2
CHAT_LINES = 100
LOBBY_LINES = 100

Given = tuple[Credential, str]
"""What a token proves, and the token's hash."""

read_about = msgspec.json.Decoder(TableAbout).decode


class Shown(NamedTuple):
    """A showpiece as it is searched for: of which game, how good, what it is drawn from."""

    game: str | None
    rank: int | None
    picture: str | None


NOTHING_SHOWN = Shown(None, None, None)


class StoredEnd(NamedTuple):
    """How a game ended, to be compared with what its log leads to (backups/replays.py)."""

    result: str
    seal: str | None
    """Of its document; a practice game has none."""


def ended(fold: Fold) -> StoredEnd | None:
    """How a finished game ended; None while it runs, or if it was broken off."""
    if fold.phase != "finished":
        return None
    return StoredEnd(canonical(result_of(fold.state)), None if fold.practice else fold.seal)


@dataclass(frozen=True, slots=True)
class Summary:
    """What ``tables`` says about a table; written only when it changes."""

    phase: str
    due: int | None
    bots: bool
    about: str
    seq: int = field(compare=False)
    shown: Shown = NOTHING_SHOWN
    """What is left of the game for the house to show."""
    ended: StoredEnd | None = None

    @classmethod
    def of(cls, table: Table, pace: int) -> Summary:
        """As the table is now; ``pace`` is how long bots are left to think."""
        about = TableAbout(
            table=table.id,
            at=table.fold.created.at,
            game=table.fold.created.ruleset,
            players=table.fold.players,
            phase=table.fold.phase,
            options=table.fold.created.options,
            clock=table.fold.created.clock,
            seats=[SeatAbout(kind=seat.kind, name=seat.name) for seat in table.fold.seats],
        )
        due = table.play.deadline()
        if table.fold.phase == "playing" and not table.fold.waits_for_people:
            due = table.fold.events[-1].at + pace
        bots = any(seat.bot is not None for seat in table.fold.seats)
        text = to_json(about).decode()
        return cls(table.fold.phase, due, bots, text, table.seq, _shown(table), ended(table.fold))


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that has only just been made, as it is stored."""

    row: LogRow
    summary: Summary
    at: int
    what_if: bool

    @classmethod
    def of(cls, table: Table, pace: int) -> NewTable:
        """The table; ``pace`` is how long bots are left to think."""
        created = table.fold.created
        summary = Summary.of(table, pace)
        return cls(row(table.id, created), summary, created.at, bool(created.given))

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row[0]


class Store:
    """The database as the server uses it."""

    def __init__(self, database: Database, origin: str) -> None:
        self._database = database
        self._origin = origin
        self._readers = [Lane(database, f"reader-{n}") for n in range(READERS)]
        self._next = 0
        self._writer = Writer(database, origin)

    async def open(self) -> None:
        """Bring the schema up to date."""
        await self._readers[0].read(migrate)

    async def close(self) -> None:
        """Store what was given, then close."""
        await asyncio.gather(self._writer.close(), *(lane.close() for lane in self._readers))

    def _lane(self) -> Lane:
        self._next = (self._next + 1) % len(self._readers)
        return self._readers[self._next]

    # ---- for those who look after the whole (expiry.py, health.py)

    async def read(self, job: Callable[[Link], T]) -> T:
        """Run a job that only reads."""
        return await self._lane().read(job)

    @property
    def storing(self) -> bool:
        """Whether something waits to be committed, or is being."""
        return self._writer.busy

    async def write(self, write: Write) -> None:
        """Store something that is in no table's log."""
        await self._writer.write(write)

    # ---- tables

    async def create(self, new: NewTable, public: bool, given: Sequence[Given]) -> None:
        """Store a new table with the credentials that were given for it."""
        if not await self._writer.write(Write([new.row], _begun(new, public, given))):
            raise RuntimeError("a new table's id was in use")

    def append_soon(
        self,
        table_id: str,
        events: Sequence[Event],
        then: Sequence[Statement],
        settled: Callable[[bool | Exception], None],
    ) -> None:
        """Store events with what belongs to them, all or none, then call back.

        False if somebody else has already gone on.
        """
        rows = [row(table_id, event) for event in events]
        notices: list[Notice] = [["log", table_id, events[-1].seq]] if events else []
        news = [outbox.news(table_id, events[-1].seq, events[-1].at)] if events else []
        self._writer.submit(Write(rows, [*then, *news], notices), settled)

    def summarise_soon(
        self, table_id: str, summary: Summary, then: Callable[[], None] = lambda: None
    ) -> None:
        """Write what follows from the log, never over what follows from more of it."""
        self._writer.submit(_summary(table_id, summary), lambda _: then())

    async def load(self, table_id: str, after: int = 0) -> list[Event]:
        """The events of a table after number ``after``; BadLog if one cannot be read."""

        def job(link: Link) -> list[Event]:
            rows = link.run(
                "SELECT seq, body FROM log WHERE game = ? AND seq > ? ORDER BY seq",
                (table_id, after),
            )
            return [stored_event(seq, body) for seq, body in rows]

        return await self._lane().read(job)

    async def is_public(self, table_id: str) -> bool:
        """Whether the lobby lists the table."""
        rows = await self._lane().read(
            lambda link: link.run("SELECT public FROM tables WHERE game = ?", (table_id,))
        )
        return bool(rows and rows[0][0])

    async def about(self, table_id: str) -> TableAbout | None:
        """What the lobby would say about the table."""
        rows = await self._lane().read(
            lambda link: link.run("SELECT about FROM tables WHERE game = ?", (table_id,))
        )
        return read_about(rows[0][0]) if rows else None

    async def lobby(self, phase: str) -> list[TableAbout]:
        """Public tables of a phase, newest first."""
        rows = await self._lane().read(
            lambda link: link.run(
                "SELECT about FROM tables WHERE public = 1 AND phase = ?"
                f" ORDER BY at DESC LIMIT {LOBBY_LINES}",
                (phase,),
            )
        )
        return [read_about(about) for (about,) in rows]

    async def showpieces(self, game: str, most: int) -> list[ShowpieceAbout]:
        """The best of a game, the earlier first; names and address only of public tables."""
        rows = await self._lane().read(
            lambda link: link.run(
                "SELECT game, public, about, shown_rank, shown FROM tables WHERE shown_of = ?"
                " ORDER BY shown_rank DESC, at, game LIMIT ?",
                (game, most),
            )
        )
        return [_showpiece(*row) for row in rows]

    async def due(self, now: int, most: int = 200) -> list[str]:
        """Tables that somebody should look at: a bot has to act, or a clock has run out."""
        rows = await self._lane().read(
            lambda link: link.run(
                "SELECT game FROM tables WHERE due <= ? ORDER BY due LIMIT ?", (now, most)
            )
        )
        return [str(table_id) for (table_id,) in rows]

    async def forgotten(self) -> list[str]:
        """Tables where a bot may have to act although ``due`` does not say so."""
        rows = await self._lane().read(
            lambda link: link.run(
                "SELECT game FROM tables WHERE phase = 'playing' AND due IS NULL AND bots = 1"
                " AND seq < (SELECT max(log.seq) FROM log WHERE log.game = tables.game)"
            )
        )
        return [str(table_id) for (table_id,) in rows]

    # ---- credentials

    async def credentials(self, table_id: str) -> list[Given]:
        """All that were given for a table, with the hashes of their tokens."""
        rows = await self._lane().read(
            lambda link: link.run(
                "SELECT seat, sitting, hash, device FROM credentials WHERE game = ?", (table_id,)
            )
        )
        return [
            (Credential(seat, sitting, device=device), hash_)
            for seat, sitting, hash_, device in rows
        ]

    async def credential(self, table_id: str, token: str) -> Credential | None:
        """What a token proves; compared in constant time with all of them, so timing tells nothing.

        Whether it still holds, the table knows.
        """
        wanted, found = digest(token), None
        for who, hash_ in await self.credentials(table_id):
            if hmac.compare_digest(hash_, wanted):
                found = replace(who, hash=hash_)
        return found

    # ---- chat

    async def say(self, table_id: str, line: ChatLine) -> ChatLine:
        """Keep a line of chat; the line that is kept under its id, which may be an earlier one."""
        sql = (
            "INSERT INTO chat (game, at, id, seat, name, text) VALUES (?, ?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING"
        )
        values = (table_id, line.at, line.id, line.seat, line.name, line.text)
        await self._writer.write(Write(then=[(sql, values)], notices=[["chat", table_id, line.at]]))
        rows = await self._lane().read(
            lambda link: link.run(
                "SELECT id, at, seat, name, text FROM chat WHERE game = ? AND id = ?",
                (table_id, line.id),
            )
        )
        return ChatLine(*rows[0]) if rows else line

    async def chat(self, table_id: str, since: int = 0) -> list[ChatLine]:
        """The last lines, said at ``since`` or later."""
        rows = await self._lane().read(
            lambda link: link.run(
                "SELECT id, at, seat, name, text FROM chat WHERE game = ? AND at >= ?"
                f" ORDER BY at DESC, id LIMIT {CHAT_LINES}",
                (table_id, since),
            )
        )
        return [ChatLine(*line) for line in reversed(rows)]

    # ---- the other processes

    async def tell(self, *notices: Notice) -> None:
        """Tell the other processes something that is not kept."""
        if self._database.shared:
            await self._writer.write(Write(notices=list(notices)))


# ---- statements for writes that belong together


def _summary(table_id: str, summary: Summary) -> Write:
    sql = (
        "UPDATE tables SET phase = ?, due = ?, bots = ?, about = ?, seq = ?,"
        " shown_of = ?, shown_rank = ?, shown = ?, result = ?, seal = ? WHERE game = ? AND seq <= ?"
    )
    s = summary
    found = (*s.shown, *(s.ended or (None, None)))
    values = (s.phase, s.due, int(s.bots), s.about, s.seq, *found, table_id, s.seq)
    return Write(then=[(sql, values)])


def _shown(table: Table) -> Shown:
    """Of a game that people played from its beginning to its end, and that counts."""
    fold = table.fold
    counts = fold.phase == "finished" and not fold.practice and not fold.created.given
    if not counts or all(seat.kind == "bot" for seat in fold.seats):
        return NOTHING_SHOWN
    piece = fold.game.showpiece(fold.before, fold.state)
    if piece is None:
        return NOTHING_SHOWN
    return Shown(fold.game.id, piece.rank, to_json(piece.picture).decode())


def _showpiece(table_id: str, public: int, about: str, rank: int, picture: str) -> ShowpieceAbout:
    known = read_about(about)
    return ShowpieceAbout(
        at=known.at,
        rank=rank,
        picture=json.loads(picture),
        players=known.players,
        seats=known.seats if public else [],
        table=table_id if public else None,
    )


def row(table_id: str, event: Event) -> LogRow:
    """An event as the log keeps it."""
    body = to_json(event.to_json()).decode()
    return (table_id, event.seq, event.by, event.client_id, body)


def stored_event(seq: int, body: str) -> Event:
    """An event as the log has it; BadLog if it is none of ours."""
    try:
        return read_event(json.loads(body))
    except (BadLog, ValueError, TypeError, AttributeError, RecursionError):
        # Not with its own words: they may quote what is hidden.
        raise BadLog(f"event {seq} is none of ours") from None


def _begun(new: NewTable, public: bool, given: Sequence[Given]) -> list[Statement]:
    sql = (
        "INSERT INTO tables (game, at, public, phase, due, bots, seq, about, touched, whatif)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
    )
    s, at, what_if = new.summary, new.at, int(new.what_if)
    values = (new.id, at, int(public), s.phase, s.due, int(s.bots), s.seq, s.about, at, what_if)
    return [(sql, values), *(admit(new.id, who, hash_) for who, hash_ in given)]


def beginning(new: NewTable, public: bool, given: Sequence[Given]) -> list[Statement]:
    """A new table as statements that follow on another table's event (a rematch)."""
    log = "INSERT INTO log (game, seq, seat, client_id, body) VALUES (?, ?, ?, ?, ?)"
    return [(log, new.row), *_begun(new, public, given)]
