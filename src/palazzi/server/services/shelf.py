"""All the tables of somebody who comes back, by one request: which wait, run or are over.

Whoever asks says up to which event they know each table. What has not gone on since costs a row of
two queries; only the others are looked at, one after the other, and each seat pays for its own.
"""

from __future__ import annotations

import hmac
from asyncio import sleep
from collections.abc import Sequence
from dataclasses import dataclass

from palazzi.server.base.journal import now
from palazzi.server.limits.budget import Account
from palazzi.server.protocol import bodies
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.services.sign_in import SignIn
from palazzi.server.storage.credentials import Credential, digest
from palazzi.server.storage.database import Link
from palazzi.server.storage.store import Store
from palazzi.table import Table
from palazzi.table.calls import calls_to, turn_since

Proofs = dict[str, list[Credential]]
"""By table: what every token that was given for it proves."""


@dataclass(frozen=True, slots=True)
class ShelfKeeper:
    """Looks at the tables of a player."""

    store: Store
    rooms: Rooms
    sign_in: SignIn

    async def look(self, seats: Sequence[bodies.ShelfSeat], account: Account) -> bodies.Shelf:
        """Those that went on; and those that are theirs no longer."""
        ids = list({one.table for one in seats})
        proofs, newest = await self.store.read(lambda link: _known(link, ids))
        tables: list[bodies.ShelfTable] = []
        gone: list[str] = []
        for one in seats:
            who = _proved(proofs.get(one.table, []), one.token)
            if who is None or one.table not in newest:
                gone.append(one.table)
            elif one.seq != newest[one.table]:
                if who.sitting:
                    account.sit(one.table, who.seat)
                try:
                    await self.sign_in.admit(who, None)
                    account.check()
                    async with self.rooms.shown_to(one.table, who) as room:
                        tables.append(shelf_table(room.live, who.seat))
                except Refused as error:
                    if error.code in ("unauthorized", "unknown"):
                        gone.append(one.table)
                    # whatever else it is passes: they ask again
                await sleep(0)  # others have their turn between two tables
        return bodies.Shelf(now(), tables, gone)


def _known(link: Link, ids: list[str]) -> tuple[Proofs, dict[str, int]]:
    """What was given for these tables, and the number of the last event of each."""
    if not ids:
        return {}, {}
    among = f"({', '.join('?' * len(ids))})"
    proofs: Proofs = {}
    for game, seat, sitting, hash_, device in link.run(
        f"SELECT game, seat, sitting, hash, device FROM credentials WHERE game IN {among}",
        tuple(ids),
    ):
        proofs.setdefault(game, []).append(Credential(int(seat), int(sitting), hash_, device))
    rows = link.run(
        f"SELECT game, max(seq) FROM log WHERE game IN {among} GROUP BY game", tuple(ids)
    )
    return proofs, {game: int(seq) for game, seq in rows}


def _proved(proofs: list[Credential], token: str) -> Credential | None:
    """What a token proves; compared with all of them, so timing tells nothing."""
    wanted, found = digest(token), None
    for who in proofs:
        if hmac.compare_digest(who.hash, wanted):
            found = who
    return found


def shelf_table(table: Table, seat: int) -> bodies.ShelfTable:
    """A table as its player wants to know it from afar."""
    fold = table.fold
    calls = calls_to(fold, seat)
    running = fold.phase == "playing"
    since = turn_since(fold) if running else fold.events[-1].at
    outcome = fold.state.outcome() if fold.phase == "finished" else None
    mine = running and fold.actor == seat and fold.seats[seat].present
    return bodies.ShelfTable(
        table=table.id,
        seq=table.seq,
        seat=seat,
        phase=fold.phase,
        game=fold.created.ruleset,
        host=fold.host,
        seats=[bodies.SeatAbout(kind=one.kind, name=one.name) for one in fold.seats],
        calls=[call.kind for call in calls],
        actor=fold.decider,
        since=min((call.since for call in calls), default=since),
        question=fold.game.question(fold.state) if mine else None,
        scores=fold.state.scores() if fold.started else [],
        winners=list(outcome.winners) if outcome else [],
        rematch=fold.rematched,
        practice=fold.practice,
    )
