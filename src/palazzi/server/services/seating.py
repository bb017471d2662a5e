"""Making tables and sitting down: where tokens are given (credentials.py says what for)."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace

from palazzi.core.errors import WrongState
from palazzi.core.view import SPECTATOR
from palazzi.server.base.journal import note, now, short
from palazzi.server.protocol import bodies
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.commits import Commits
from palazzi.server.rooms.decisions import Decision
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.services.players import Device
from palazzi.server.storage.credentials import (
    CREATION,
    INVITATION,
    Credential,
    admit,
    admits,
    digest,
    end_earlier,
    follow_devices,
    new_token,
    replace_others,
    require_seated,
)
from palazzi.server.storage.store import Given, NewTable, Store, beginning
from palazzi.server.workers.orders import Prepared, TableStamp
from palazzi.table import Table

SECRET_NAME = 16
"""From this length on a client_id is held to be unguessable, and proves who asked first."""


def new_id() -> str:
    """A table's id: whoever has it may watch, so it cannot be guessed either."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True, slots=True)
class Seating:
    """Makes tables and seats people at them."""

    store: Store
    rooms: Rooms
    commits: Commits
    bot_pace: int

    def stamp(self) -> TableStamp:
        """For one new table."""
        return TableStamp(new_id(), secrets.token_hex(32), now(), self.bot_pace)

    async def make(self, prepared: Prepared, device: Device | None = None) -> bodies.TableMade:
        """Store a new table, and give tokens for it; the host's is the device's, if there is one.

        Nothing is replayed here.
        """
        new, host = prepared.new, prepared.host
        tokens = {seat: new_token() for seat in (host, *prepared.kept)}
        given = [(_first(host, seat, device), digest(token)) for seat, token in tokens.items()]
        await self.store.create(new, prepared.public, given)
        note("table made", table=short(new.id), game=prepared.game, players=prepared.players)
        return bodies.TableMade(
            table=new.id,
            seq=new.summary.seq,
            commitment=prepared.commitment,
            host=host,
            tokens={str(seat): token for seat, token in tokens.items()},
        )

    async def join(
        self, table_id: str, order: bodies.Join, token: str | None, device: Device | None = None
    ) -> bodies.Sat:
        """Sit down. A seat that is kept for somebody needs the token they were given for it.

        Whoever sits down gets a new token; all that was given for the seat before is void.
        """
        held = None if token is None else await self.store.credential(table_id, token)
        if token is not None and held is None:
            raise Refused("unauthorized", "This token does not belong to this table.")
        mine = new_token()
        of_device = None if device is None else device.id

        def decide(table: Table) -> Decision[bodies.Sat]:
            again = _seat_again(table, order)
            if again is not None:
                again = replace(again, device=of_device)
                renewed = (
                    admit(table_id, again, digest(mine)),
                    replace_others(table_id, again, digest(mine)),
                )
                return Decision((), bodies.Sat(again.seat, mine, table.seq), statements=renewed)
            seat = order.seat
            if seat is None and held is not None and held.seat != SPECTATOR:
                seat = held.seat
            if seat is not None:
                _require_free(table, seat, held)
            events = table.lobby.join(
                order.name,
                order.nonce or "",
                commitment=order.commitment or "",
                attempt=order.attempt,
                now=now(),
                seat=seat,
                client_id=order.client_id,
            )
            if not events:
                raise WrongState("You have joined this table already; use your token.")
            joined = events[0]
            assert joined.by is not None
            who = Credential(joined.by, joined.seq, device=of_device)
            statements = (
                end_earlier(table_id, who.seat, who.sitting),
                admit(table_id, who, digest(mine)),
            )
            return Decision(events, bodies.Sat(who.seat, mine, joined.seq), statements=statements)

        return await self.commits.commit(table_id, decide)

    async def rematch(
        self, table_id: str, who: Credential, order: bodies.Rematch
    ) -> bodies.TableMade:
        """The same players at a new table, to which the tokens of this one are invitations."""
        given = await self.store.credentials(table_id)
        public = await self.store.is_public(table_id)
        pace = self.bot_pace

        def decide(table: Table) -> Decision[bodies.TableMade | None]:
            require_seated(table, who)
            seat = who.seat
            if (
                table.fold.rematched is not None
                and table.fold.answered(seat, order.client_id) is not None
            ):
                return Decision((), None)
            events, created = table.lobby.rematch(
                seat, new_id(), secrets.token_bytes(32), now=now(), client_id=order.client_id
            )
            other = Table.from_events([created])
            moved = _moved_up(seat, other)
            follow: list[Given] = [
                (_first(other.fold.host, (old.seat - moved) % other.fold.players), hash_)
                for old, hash_ in given
                if old.seat != SPECTATOR and admits(table, old)
            ]
            if other.fold.host == SPECTATOR:
                follow += [(old, hash_) for old, hash_ in given if old.seat == SPECTATOR]
            statements = beginning(NewTable.of(other, pace), public, follow)
            statements.append(follow_devices(table_id, other.id))
            return Decision(events, _rematched(other), statements=tuple(statements))

        made = await self.commits.commit(table_id, decide)
        if made is not None:
            return made
        async with self.rooms.at(table_id) as room:
            rematched = room.live.fold.rematched
        assert rematched is not None
        async with self.rooms.at(rematched) as room:
            return _rematched(room.live)


def _first(host: int, seat: int, device: Device | None = None) -> Credential:
    """What a token proves that is given before anybody has sat down."""
    if seat != host:
        return Credential(seat, INVITATION)
    return Credential(seat, CREATION, device=None if device is None else device.id)


def _rematched(table: Table) -> bodies.TableMade:
    """A rematch: everybody has a token already."""
    return bodies.TableMade(
        table=table.id,
        seq=table.seq,
        commitment=table.fold.commitment,
        host=table.fold.host,
        tokens={},
    )


def _require_free(table: Table, seat: int, held: Credential | None) -> None:
    """``forbidden`` if the seat is kept for somebody else."""
    there = table.fold.seat_at(seat)
    kept = there.kind == "open" and (there.name != "" or seat == table.fold.host)
    if kept and not (held is not None and held.seat == seat and admits(table, held)):
        raise Refused("forbidden", "This seat is kept for somebody who has its token.")


def _seat_again(table: Table, order: bodies.Join) -> Credential | None:
    """The sitting of somebody who joined before and did not get the answer."""
    name = order.client_id
    if name is None or len(name) < SECRET_NAME or table.fold.started:
        return None
    for seat in range(table.fold.players):
        sitting = table.fold.sitting(seat)
        # By that very event: what somebody did who sat there before proves nothing.
        if table.fold.seats[seat].kind == "human" and table.fold.answered(seat, name) == sitting:
            return Credential(seat, sitting)
    return None


def _moved_up(by: int, table: Table) -> int:
    """By how many seats everybody moved up for a rematch, as ``Table.rematch`` decided it."""
    if by == SPECTATOR:
        return 0 if "start" in table.fold.created.options else 1
    return (by - table.fold.host) % table.fold.players
