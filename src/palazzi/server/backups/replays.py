"""Every game of a database is played again: by the log alone, and against what was stored of it.

A finished game has to end as it did, with the same seal, and its draws have to be the ones that its
secret and its nonces lead to. Of all others the log has to lead somewhere. What is wrong is said
with the beginning of the table's id; the words of an error may quote what is hidden, so they are
used of closed games only.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Final

from palazzi.core.errors import BadLog, PalazziError
from palazzi.server.base.journal import short
from palazzi.server.storage.database import Database, Link, Row
from palazzi.server.storage.store import ended, stored_event
from palazzi.table import Table, verify

BATCH: Final = 25
CLOSED: Final = ("finished", "cancelled")
NICENESS: Final = 10


@dataclass(frozen=True)
class BrokenGame:
    """A table that is not in order."""

    table: str
    """The beginning of its id."""
    game: str
    what: str


@dataclass
class Replayed:
    """What came of playing games again."""

    tables: int = 0
    finished: int = 0
    """Games that were played to their end, and end as they did."""
    proven: int = 0
    """Games whose deals fit what was promised: the finished ones and those broken off."""
    unsealed: int = 0
    """Finished games whose result was not stored with them: they ended under an older schema."""
    broken: list[BrokenGame] = field(default_factory=list)

    def add(self, other: Replayed) -> None:
        """Take another batch in."""
        self.tables += other.tables
        self.finished += other.finished
        self.proven += other.proven
        self.unsealed += other.unsealed
        self.broken += other.broken


def replay_all(database: Database, processes: int) -> Replayed:
    """Play every game again, in processes of their own if there are many."""
    link = database.open()
    try:
        ids = [str(table_id) for (table_id,) in link.run("SELECT game FROM tables ORDER BY game")]
        found = Replayed(broken=_orphans(link))
    finally:
        link.close()
    batches = list(_batches(ids))
    job = partial(replay_some, database.url)
    if processes < 2 or len(batches) < 2:
        for batch in batches:
            found.add(job(batch))
        return found
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, spawn, _stand_back) as pool:
        for some in pool.map(job, batches):
            found.add(some)
    return found


def _stand_back() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _batches(ids: Iterable[str]) -> Iterator[list[str]]:
    rest = iter(ids)
    while batch := list(islice(rest, BATCH)):
        yield batch


def _orphans(link: Link) -> list[BrokenGame]:
    rows = link.run(
        "SELECT DISTINCT game FROM log"
        " WHERE NOT EXISTS (SELECT 1 FROM tables WHERE tables.game = log.game)"
    )
    return [BrokenGame(short(id_), "", "it is not in the list of tables") for (id_,) in rows]


def replay_some(url: str, ids: Sequence[str]) -> Replayed:
    """Play these games again."""
    found = Replayed()
    link = Database(url).open()
    try:
        for table_id in ids:
            _replay(link, table_id, found)
    finally:
        link.close()
    return found


def _replay(link: Link, table_id: str, found: Replayed) -> None:
    found.tables += 1
    sql = "SELECT phase, seq, result, seal FROM tables WHERE game = ?"
    known: Row = ("", 0, None, None)
    game = ""
    try:
        known = link.run(sql, (table_id,))[0]
        table = _read(link, table_id)
        game = table.fold.game.id
        _compare(table, known)
        _prove(table, found, known)
    except Exception as error:  # what is damaged may fail anywhere
        ours = isinstance(error, PalazziError)
        said = isinstance(error, _Differs) or (ours and known[0] in CLOSED)
        what = str(error).rstrip(".") if said else "its log cannot be replayed"
        found.broken.append(BrokenGame(short(table_id), game, what))


class _Differs(PalazziError):
    """What was stored of a table, and what its log says, are two things."""


def _read(link: Link, table_id: str) -> Table:
    rows = link.run("SELECT seq, body FROM log WHERE game = ? ORDER BY seq", (table_id,))
    table = Table.from_events(stored_event(seq, body) for seq, body in rows)
    if table.id != table_id:
        raise BadLog("its log is another table's")
    return table


def _compare(table: Table, known: Row) -> None:
    phase, seq, result, seal = known
    if table.seq < seq:
        raise _Differs(f"its log ends with event {table.seq}, and had {seq}")
    if table.seq == seq and table.fold.phase != phase:
        raise _Differs(f"it was {phase}, and its log leaves it {table.fold.phase}")
    if result is None:
        return
    end = ended(table.fold)
    if end is None or end.result != result:
        raise _Differs("its log leads to another result than the one that was stored")
    if end.seal != seal:
        raise _Differs("an action was changed: the seal that was stored is another")


def _prove(table: Table, found: Replayed, known: Row) -> None:
    fold = table.fold
    if fold.closed and fold.started and not fold.practice:
        verify(fold.document().to_json())
        found.proven += 1
    if fold.phase == "finished":
        found.finished += 1
        found.unsealed += known[2] is None
