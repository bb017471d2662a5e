"""What an operator is shown of the database: tables and players, by what everybody may know."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from palazzi.server.admin.load import LoadWatch
from palazzi.server.base.journal import now, short
from palazzi.server.protocol import admin as bodies
from palazzi.server.protocol.replies import no_table
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.services.health import HealthProbe
from palazzi.server.storage import expiry
from palazzi.server.storage.database import Link, Row
from palazzi.server.storage.store import Store, read_about

PAGE: Final = 50
LINES: Final = 200
COUNTED: Final = {
    "players": "SELECT count(DISTINCT player) FROM devices",
    "devices": "SELECT count(*) FROM devices",
    "passkeys": "SELECT count(*) FROM passkeys",
    "logins": "SELECT count(*) FROM logins",
    "channels": "SELECT count(*) FROM alert_channels",
}


def handle_of(table_id: str) -> str:
    """What stands for a table on the operator's page."""
    return hashlib.sha256(b"palazzi operator " + table_id.encode()).hexdigest()[:24]


@dataclass(frozen=True, slots=True)
class Survey:
    """Everything that is only looked at."""

    store: Store
    rooms: Rooms
    health: HealthProbe
    load: LoadWatch
    rules: list[expiry.Rule]
    shared: bool

    async def overview(self) -> bodies.OperatorOverview:
        """How the server is."""
        health = await self.health.answer()
        tables, players = await self.store.read(_counts)
        return bodies.OperatorOverview(
            version=health.version,
            database="postgresql" if self.shared else "sqlite",
            status=health.status,
            problems=list(health.problems),
            tables=tables,
            players=players,
            processes=await self.load.all(),
        )

    async def tables(self, phase: str, before: int) -> bodies.OperatorTables:
        """A page of tables of a phase (or of all), the newest first."""
        rows = await self.store.read(lambda link: _some(link, phase, before))
        owners = await self.store.read(lambda link: _owners(link, [row[0] for row in rows]))
        tables = [self._table(row, owners.get(row[0], set())) for row in rows]
        more = rows[-1][1] if len(rows) == PAGE else None
        return bodies.OperatorTables(tables, more)

    def _table(self, row: Row, owners: set[int]) -> bodies.OperatorTable:
        table_id, at, public, phase, seq, touched, about = row
        room = self.rooms.get(table_id)
        known = read_about(about)
        return bodies.OperatorTable(
            handle=handle_of(table_id),
            short=short(table_id),
            game=known.game.partition("@")[0],
            phase=phase,
            public=bool(public),
            at=at,
            touched=max(at, touched),
            events=seq,
            seats=[
                bodies.TableSeat(seat.kind, seat.name, number in owners)
                for number, seat in enumerate(known.seats)
            ],
            connected=0 if room is None else len(room.members),
        )

    async def find(self, handle: str) -> str:
        """The id of a table; ``unknown`` if there is none (any more)."""

        def look(link: Link) -> str | None:
            ids = (str(id_) for (id_,) in link.run("SELECT game FROM tables"))
            return next((id_ for id_ in ids if handle_of(id_) == handle), None)

        found = await self.store.read(look)
        if found is None:
            raise no_table()
        return found

    async def deeds(self) -> bodies.Deeds:
        """What operators did last."""
        sql = f"SELECT at, who, what, about FROM operator_log ORDER BY at DESC, id LIMIT {LINES}"
        rows = await self.store.read(lambda link: link.run(sql))
        return bodies.Deeds([bodies.Deed(*row) for row in rows])

    async def would_expire(self) -> bodies.ExpiryLines:
        """What the rules would delete now."""

        def look(link: Link) -> list[bodies.ExpiryLine]:
            return [
                bodies.ExpiryLine(
                    rule.name, rule.days, sum(1 for _ in expiry.expire(link, rule, now(), True))
                )
                for rule in self.rules
            ]

        return bodies.ExpiryLines(True, await self.store.read(look))


def _counts(link: Link) -> tuple[dict[str, int], dict[str, int]]:
    rows = link.run("SELECT phase, count(*) FROM tables GROUP BY phase")
    return {str(phase): int(count) for phase, count in rows}, {
        name: int(link.run(sql)[0][0]) for name, sql in COUNTED.items()
    }


def _some(link: Link, phase: str, before: int) -> list[Row]:
    return link.run(
        "SELECT game, at, public, phase, seq, touched, about FROM tables"
        " WHERE (? = '' OR phase = ?) AND at < ? ORDER BY at DESC, game LIMIT ?",
        (phase, phase, before or 2**62, PAGE),
    )


def _owners(link: Link, ids: list[str]) -> dict[str, set[int]]:
    """By table, the seats that belong to a player."""
    found: dict[str, set[int]] = {}
    for id_ in ids:
        rows = link.run("SELECT seat FROM seats WHERE game = ?", (id_,))
        found[id_] = {int(seat) for (seat,) in rows}
    return found
