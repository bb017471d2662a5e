"""Tables that nobody wants any more are deleted, by rules that docs/hosting.md states.

The age of a table is the time since its last event, which only the log knows. ``tables.touched`` is
a lower bound of it that moves write nothing to; it is brought up to date when a table seems old.

A table that is in memory anywhere is not deleted: whoever loads an old one *holds* it first, in
``tables.held``, and renews that as long as it is there. Deleting is conditional on what was found,
so any number of processes may do it at once, and again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from functools import partial
from typing import Final, TypedDict

from palazzi.core.errors import BadOption
from palazzi.server.base.counters import EXPIRED
from palazzi.server.base.journal import note, now, short, warn
from palazzi.server.base.settings import Settings
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage.database import Database, Link
from palazzi.server.storage.migrations import is_current
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Statement, Write
from palazzi.table import Event

DAY: Final = 86_400_000
UNSTARTED: Final = 7
"""Days for a table that has not started, also if its host cancelled it then."""
WHAT_IF: Final = 1
"""… and that was made from a record, or at which, made from one, nobody ever sat down."""

FIRST: Final = 600.0
"""Seconds after the start: by then a machine that started with a wrong clock has been set right."""
EVERY: Final = 3600.0
PAUSE: Final = 0.2
"""Seconds between two batches, for those who play."""
BATCH: Final = 20
HELD: Final = 3 * 3_600_000
"""Milliseconds that a table is held for; it is renewed every hour."""
OF_A_TABLE: Final = ("log", "credentials", "chat", "seats", "alert_outbox", "alert_sends")
"""What goes with a table."""
OLD: Final = DAY // 2
"""From this age on a table is held: well before any rule can be about it."""


@dataclass(frozen=True)
class Rule:
    """Which tables go, and after how many days without an event."""

    name: str
    days: float
    where: str


@dataclass(frozen=True)
class Found:
    """A table that seems old, and when it really was touched last."""

    table_id: str
    noted: int
    touched: int


def rules(
    running: int | None = None, finished: int | None = None, cancelled: int | None = None
) -> list[Rule]:
    """The rules that hold; days for what is kept for ever unless the host says otherwise."""
    unstarted = (
        "(phase NOT IN ('playing', 'finished', 'cancelled')"
        f" OR (phase = 'cancelled' AND {_never('started')}))"
    )
    asked = {"running": running, "finished": finished, "cancelled": cancelled}
    phases = {"running": "playing"}
    return [
        Rule("what-if", WHAT_IF, f"({unstarted} OR {_never('joined')}) AND whatif = 1"),
        Rule("unstarted", UNSTARTED, f"{unstarted} AND whatif = 0"),
        *(
            Rule(name, days, f"phase = '{phases.get(name, name)}'")
            for name, days in asked.items()
            if days is not None
        ),
    ]


def _never(kind: str) -> str:
    """That no such event is in a table's log."""
    beginning = f'"kind":"{kind}"'
    return (
        "NOT EXISTS (SELECT 1 FROM log WHERE log.game = tables.game"
        f" AND substr(log.body, 2, {len(beginning)}) = '{beginning}')"
    )


def rules_of(settings: Settings) -> list[Rule]:
    """The rules of a server."""
    return rules(settings.expire_running, settings.expire_finished, settings.expire_cancelled)


# ---- looking and deleting, on one connection


def batch(link: Link, rule: Rule, at: int, after: tuple[int, str]) -> list[Found]:
    """Some tables that seem to be old enough at a time, in order, and are held by nobody."""
    rows = link.run(
        f"SELECT game, touched FROM tables WHERE {rule.where} AND touched <= ? AND held <= ?"
        " AND (touched > ? OR (touched = ? AND game > ?))"
        f" ORDER BY touched, game LIMIT {BATCH}",
        (_limit(rule, at), at, after[0], *after),
    )
    return [Found(table_id, noted, _touched(link, table_id, noted, at)) for table_id, noted in rows]


def _limit(rule: Rule, at: int) -> int:
    return at - round(rule.days * DAY)


def _touched(link: Link, table_id: str, noted: int, at: int) -> int:
    """When its last event was; now, if that cannot be read: what is broken is not thrown away."""
    rows = link.run("SELECT body FROM log WHERE game = ? ORDER BY seq DESC LIMIT 1", (table_id,))
    try:
        return int(json.loads(rows[0][0])["at"]) if rows else noted
    except (ValueError, KeyError, TypeError):
        return at


def statements(found: Found, rule: Rule, at: int) -> list[Statement]:
    """Delete the table, if it is still as it was found; or note when it was touched."""
    table_id = found.table_id
    if found.touched > _limit(rule, at):
        return [("UPDATE tables SET touched = ? WHERE game = ?", (found.touched, table_id))]
    return [
        (
            f"DELETE FROM tables WHERE game = ? AND {rule.where} AND touched = ? AND held <= ?",
            (table_id, found.noted, at),
        ),
        *(
            (
                f"DELETE FROM {name} WHERE game = ?"
                " AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.game = ?)",
                (table_id, table_id),
            )
            for name in OF_A_TABLE
        ),
    ]


def gone(link: Link, table_ids: list[str]) -> list[str]:
    """Which of these tables there are no longer."""
    return [id_ for id_ in table_ids if not link.run("SELECT 1 FROM tables WHERE game = ?", (id_,))]


def expire(link: Link, rule: Rule, at: int, dry_run: bool) -> Iterator[str]:
    """For a command: delete what the rule is about, one table after the other; their ids."""
    after = (-1, "")
    while some := batch(link, rule, at, after):
        after = (some[-1].noted, some[-1].table_id)
        for found in some:
            old = found.touched <= _limit(rule, at)
            if not dry_run:
                link.begin()
                try:
                    for sql, values in statements(found, rule, at):
                        link.run(sql, values)
                    link.commit()
                except BaseException:
                    link.rollback()
                    raise
                old = old and bool(gone(link, [found.table_id]))
            if old:
                yield found.table_id


class ExpiryReport(TypedDict):
    """What a command says about a rule; of each id only the beginning, for ids let people watch."""

    rule: str
    days: float
    tables: list[str]


def command(url: str, asked: list[Rule], dry_run: bool) -> list[ExpiryReport]:
    """``palazzi expire``: on a SQLite file only while no server uses it, or to look."""
    from palazzi.server.storage.startup import linked, ready_database

    database = Database(url)
    if database.path is not None and not database.path.is_file():
        raise BadOption(f"There is no database {database.path}.")
    with nullcontext() if dry_run else ready_database(database), linked(database) as link:
        if dry_run and not is_current(link):
            raise BadOption("The database is older: start a server on it, or expire, once.")
        at = now()
        return [
            {
                "rule": r.name,
                "days": r.days,
                "tables": [short(g) for g in expire(link, r, at, dry_run)],
            }
            for r in asked
        ]


# ---- in a server


class Expiry:
    """Expires old tables every hour."""

    def __init__(self, store: Store, rules: list[Rule], in_use: Callable[[], list[str]]) -> None:
        """``in_use`` tells the tables that this process has in memory."""
        self._store = store
        self._rules = rules
        self._in_use = in_use

    async def run(self) -> None:
        """Every hour."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.round(now())
            except Exception as error:  # the database may be away; an hour later it may not
                warn("cannot expire tables", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def round(self, at: int) -> dict[str, int]:
        """Hold what is in use here, then delete what is old; how many tables, by rule."""
        await _hold(self._store, self._in_use(), at)
        counts = {rule.name: await self._expire(rule, at) for rule in self._rules}
        if any(counts.values()):
            note("tables expired", **counts)
        return counts

    async def _expire(self, rule: Rule, at: int) -> int:
        after = (-1, "")
        count = 0
        while True:
            some = await self._store.read(partial(batch, rule=rule, at=at, after=after))
            if not some:
                return count
            after = (some[-1].noted, some[-1].table_id)
            for found in some:
                await self._store.write(Write(then=statements(found, rule, at)))
            table_ids = [found.table_id for found in some]
            deleted = len(await self._store.read(partial(gone, table_ids=table_ids)))
            EXPIRED.add(deleted, rule.name)
            count += deleted
            await asyncio.sleep(PAUSE)


async def load_held(store: Store, table_id: str) -> list[Event]:
    """The events of a table that is to be kept in memory: if it is old, it is held first."""
    events, at = await store.load(table_id), now()
    if not events or events[-1].at > at - OLD:
        return events
    with suppress(Refused):  # where nothing can be written nothing is deleted
        await _hold(store, [table_id], at)
    return await store.load(table_id)


async def _hold(store: Store, table_ids: list[str], at: int) -> None:
    sql = "UPDATE tables SET held = ? WHERE game = ?"
    if table_ids:
        await store.write(Write(then=[(sql, (at + HELD, table_id)) for table_id in table_ids]))
