"""Making tables and sitting down: where tokens are given (credentials.py says what for)."""

from __future__ import annotations

import json
import secrets
from typing import TYPE_CHECKING

import msgspec

from palazzi.core.errors import BadOption, BadRecord, WrongState
from palazzi.core.record import Record
from palazzi.core.view import SPECTATOR
from palazzi.games import REGISTRY
from palazzi.server import wire
from palazzi.server.credentials import (
    CREATION,
    INVITATION,
    Credential,
    admit,
    admits,
    digest,
    end_earlier,
    new_token,
    replace_others,
    require_seated,
)
from palazzi.server.decisions import Decision
from palazzi.server.journal import note, now, short
from palazzi.server.reading import check, read_json
from palazzi.server.replies import Refused
from palazzi.server.store import Given, Summary, beginning
from palazzi.table import ClockRules, SeatPlan, Table, create
from palazzi.table.clock import usual_answer
from palazzi.table.events import Created

if TYPE_CHECKING:
    from palazzi.server.hub import Hub

SECRET_NAME = 16
"""From this length on a client_id is held to be unguessable, and proves who asked first."""
LONGEST_EDITION = 50_000


def new_id() -> str:
    """A table's id: who has it may watch, so it cannot be guessed either."""
    return secrets.token_urlsafe(12)


async def make(hub: Hub, created: Created, public: bool) -> wire.Made:
    """A new table, as ``created`` by what was ordered."""
    table = Table.from_events([created])
    kept = [seat for seat, plan in enumerate(created.plan) if "reserved" in plan]
    tokens = {seat: new_token() for seat in (table.host, *kept)}
    given = [(_first(table, seat), digest(token)) for seat, token in tokens.items()]
    summary = Summary.of(table, hub.settings.bot_pace)
    await hub.store.create(table, summary, public, given)
    note("table made", table=short(table.id), game=created.ruleset, players=created.players)
    return _made(table, tokens)


def _first(table: Table, seat: int) -> Credential:
    """What a token proves that is given before anybody has sat down."""
    return Credential(seat, CREATION if seat == table.host else INVITATION)


def _made(table: Table, tokens: dict[int, str]) -> wire.Made:
    named = {str(seat): token for seat, token in tokens.items()}
    return wire.Made(
        table=table.id, seq=table.seq, commitment=table.commitment, host=table.host, tokens=named
    )


def created(order: wire.Create) -> Created:
    """What a table begins with, of a game or from a record. It may take a while."""
    given: Record | None = None
    game, players, options, edition = order.game, order.players, dict(order.options), order.edition
    if order.record is not None:
        if game is not None or players is not None or options or edition:
            raise BadOption("A table from a record has its game, players, options and edition.")
        given = read_record(order.record, order.at)
        game, players, edition = given.ruleset, given.players, given.edition
        options = dict(given.options)
    if game is None or players is None:
        raise BadOption("A table needs a game and a number of players, or a record.")
    if len(json.dumps(edition)) > LONGEST_EDITION:
        raise BadOption("The edition is too long for a table.")
    return create(
        table=new_id(),
        game=game,
        players=players,
        secret=secrets.token_bytes(32),
        now=now(),
        host=order.host,
        plan=[SeatPlan(bot=plan.bot, reserved=plan.reserved) for plan in order.seats],
        options=dict(options),
        edition=edition,
        clock=_clock(order.clock),
        given=given,
    )


def _clock(plan: wire.ClockPlan) -> ClockRules:
    answer = usual_answer(plan.kind, plan.allowance) if plan.answer is None else plan.answer
    return ClockRules(plan.kind, plan.allowance, plan.increment, answer)


def read_record(data: str | dict[str, object], at: int | None = None) -> Record:
    """A record that was sent, cut after ``at`` actions; also from the document of a closed game."""
    if isinstance(data, str) and data.lstrip().startswith("{"):
        try:
            data = read_json(data)
        except msgspec.DecodeError as error:
            raise BadRecord(f"The record cannot be read: {error}.") from None
    match data:
        case str():
            record = Record.read(data)
            check(record.edition)  # it is JSON inside the text
        case {"record": dict(inner)}:
            record = Record.from_json(inner)
        case _:
            record = Record.from_json(data)
    if at is not None:
        if at > len(record.entries):
            raise BadRecord(f"The record has {len(record.entries)} actions, not {at}.")
        del record.entries[at:]
    game = REGISTRY.get(record.ruleset)
    record.begin(game)  # reads the options, which are texts so far
    return record


async def join(hub: Hub, game: str, order: wire.Join, token: str | None) -> wire.Sat:
    """Sit down. A seat that is kept for somebody needs the token they were given for it.

    Whoever sits down gets a new token; all that was given for the seat before is void.
    """
    held = None if token is None else await hub.store.credential(game, token)
    if token is not None and held is None:
        raise Refused("unauthorized", "This token does not belong to this table.")
    mine = new_token()

    def decide(table: Table) -> Decision[wire.Sat]:
        again = _seat_again(table, order)
        if again is not None:
            renewed = (
                admit(game, again, digest(mine)),
                replace_others(game, again, digest(mine)),
            )
            return Decision((), wire.Sat(again.seat, mine, table.seq), statements=renewed)
        seat = order.seat
        if seat is None and held is not None and held.seat != SPECTATOR:
            seat = held.seat
        if seat is not None:
            _require_free(table, seat, held)
        events = table.join(
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
        who = Credential(joined.by, joined.seq)
        statements = (
            end_earlier(game, who.seat, who.sitting),
            admit(game, who, digest(mine)),
        )
        return Decision(events, wire.Sat(who.seat, mine, joined.seq), statements=statements)

    return await hub.commit(game, decide)


def _require_free(table: Table, seat: int, held: Credential | None) -> None:
    """``forbidden`` if the seat is kept for somebody else."""
    there = table.seat_at(seat)
    kept = there.kind == "open" and (there.name != "" or seat == table.host)
    if kept and not (held is not None and held.seat == seat and admits(table, held)):
        raise Refused("forbidden", "This seat is kept for somebody who has its token.")


def _seat_again(table: Table, order: wire.Join) -> Credential | None:
    """The sitting of somebody who joined before and did not get the answer."""
    name = order.client_id
    if name is None or len(name) < SECRET_NAME or table.started:
        return None
    for seat in range(table.players):
        sitting = table.sitting(seat)
        # By that very event: what somebody did who sat there before proves nothing.
        if table.seats[seat].kind == "human" and table.answered(seat, name) == sitting:
            return Credential(seat, sitting)
    return None


async def rematch(hub: Hub, game: str, who: Credential, order: wire.Rematch) -> wire.Made:
    """The same players at a new table, to which the tokens of this one are invitations."""
    given = await hub.store.credentials(game)
    public = await hub.store.is_public(game)
    pace = hub.settings.bot_pace

    def decide(table: Table) -> Decision[wire.Made | None]:
        require_seated(table, who)
        seat = who.seat
        if table.rematched is not None and table.answered(seat, order.client_id) is not None:
            return Decision((), None)
        events, created = table.rematch(
            seat, new_id(), secrets.token_bytes(32), now=now(), client_id=order.client_id
        )
        other = Table.from_events([created])
        moved = _moved_up(seat, other)
        follow: list[Given] = [
            (_first(other, (old.seat - moved) % other.players), hash_)
            for old, hash_ in given
            if old.seat != SPECTATOR and admits(table, old)
        ]
        if other.host == SPECTATOR:
            follow += [(old, hash_) for old, hash_ in given if old.seat == SPECTATOR]
        statements = beginning(other, Summary.of(other, pace), public, follow)
        return Decision(events, _made(other, {}), statements=tuple(statements))

    made = await hub.commit(game, decide)
    if made is not None:
        return made
    async with hub.at(game) as room:
        rematched = room.live.rematched
    assert rematched is not None
    async with hub.at(rematched) as room:
        return _made(room.live, {})


def _moved_up(by: int, table: Table) -> int:
    """By how many seats everybody moved up for a rematch, as ``Table.rematch`` decided it."""
    if by == SPECTATOR:
        return 0 if "start" in table.created.options else 1
    return (by - table.host) % table.players
