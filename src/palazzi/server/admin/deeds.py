"""What an operator can do from afar; each deed is in the log before it is done."""

from __future__ import annotations

from dataclasses import dataclass

from palazzi.server.admin.operators import noted
from palazzi.server.admin.survey import Survey
from palazzi.server.backups.keeper import BackupKeeper
from palazzi.server.base.background import Background
from palazzi.server.base.journal import now, short
from palazzi.server.protocol import admin as bodies
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.commits import Commits
from palazzi.server.rooms.decisions import Decision
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.services.players import Players
from palazzi.server.storage.expiry import OF_A_TABLE, Expiry
from palazzi.server.storage.store import Store
from palazzi.server.storage.writer import Write
from palazzi.table import Table


@dataclass(frozen=True, slots=True)
class OperatorDeeds:
    """Everything that changes something."""

    store: Store
    rooms: Rooms
    quarantine: Quarantine
    commits: Commits
    players: Players
    survey: Survey
    expiry: Expiry
    backups: BackupKeeper
    background: Background

    async def _note(self, who: str, what: str, about: str = "") -> None:
        await self.store.write(Write(then=[noted(who, what, about)]))

    async def end_table(self, who: str, handle: str) -> None:
        """Close a table without a result; those who are there are told."""
        table_id = await self.survey.find(handle)

        def decide(table: Table) -> Decision[None]:
            events = table.company.close(now=now())
            return Decision(events, None, statements=(noted(who, "end-table", short(table_id)),))

        await self.commits.commit(table_id, decide)

    async def delete_table(self, who: str, handle: str) -> None:
        """Delete a table that is over, or never began, and that nobody has open."""
        table_id = await self.survey.find(handle)
        if self.quarantine.is_unreadable(table_id):  # then nobody can be there
            await self._delete(who, table_id)
            self.quarantine.mended(table_id, unreadable=True)
            return
        async with self.rooms.at(table_id) as room:
            if room.live.fold.phase == "playing":
                raise Refused("wrong_state", "People may be playing there: end the table first.")
            if room.members:
                raise Refused("wrong_state", "Somebody has the table open: try again later.")
            await self._delete(who, table_id)
            room.drop()

    async def _delete(self, who: str, table_id: str) -> None:
        names = ("tables", *OF_A_TABLE)
        rows = [(f"DELETE FROM {name} WHERE game = ?", (table_id,)) for name in names]
        await self.store.write(Write(then=[noted(who, "delete-table", short(table_id)), *rows]))

    async def delete_player(self, who: str, handle: str, seat: int) -> None:
        """Delete the player who has a seat: devices, keys, channels, and what they are known by."""
        table_id = await self.survey.find(handle)
        sql = "SELECT player FROM seats WHERE game = ? AND seat = ?"
        rows = await self.store.read(lambda link: link.run(sql, (table_id, seat)))
        if not rows:
            raise Refused("unknown", "No player is known behind that seat.")
        await self._note(who, "delete-player", f"{short(table_id)} seat {seat + 1}")
        for (player,) in rows:
            await self.players.forget(player)

    async def expire(self, who: str) -> bodies.ExpiryLines:
        """Delete what the rules are about, now instead of within the hour."""
        await self._note(who, "expire")
        gone = await self.expiry.round(now())
        days = {rule.name: rule.days for rule in self.survey.rules}
        return bodies.ExpiryLines(
            False, [bodies.ExpiryLine(rule, days[rule], count) for rule, count in gone.items()]
        )

    async def back_up(self, who: str) -> None:
        """Make a backup; whoever asks does not wait for it."""
        self.backups.require_free()
        await self._note(who, "back-up")
        self.background.spawn(self.backups.back_up())

    async def try_out(self, who: str, name: str) -> None:
        """Have a backup tried."""
        self.backups.require_free()
        await self._note(who, "drill", name)
        self.background.spawn(self.backups.try_out(name))
