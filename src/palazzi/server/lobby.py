"""Making tables and sitting down: where seats get their tokens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from typing import TYPE_CHECKING

from palazzi.core.errors import BadOption, BadRecord, WrongState
from palazzi.core.record import Record
from palazzi.core.view import SPECTATOR
from palazzi.games import REGISTRY
from palazzi.server import wire
from palazzi.server.carry import Outcome
from palazzi.server.journal import note, now, short
from palazzi.server.replies import Refused
from palazzi.server.store import Summary, admit, beginning, digest
from palazzi.server.writer import Statement
from palazzi.table import ClockRules, SeatPlan, Table, create
from palazzi.table.clock import usual_answer
from palazzi.table.events import Created

if TYPE_CHECKING:
    from palazzi.server.hub import Hub

SECRET_NAME = 16
"""From this length on a client_id is held to be unguessable, and proves who asked first."""
LONGEST_EDITION = 50_000


def new_token() -> str:
    """What proves a seat: 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A table's id: who has it may watch, so it cannot be guessed either."""
    return secrets.token_urlsafe(12)


async def make(hub: Hub, order: wire.Create) -> wire.Made:
    """A new table, of a game or from a record."""
    # Replaying a long record takes a while: not on the event loop.
    created = await asyncio.to_thread(_created, order)
    table = Table.from_events([created])
    mine = [table.host, *(seat for seat, plan in enumerate(created.plan) if "reserved" in plan)]
    tokens = {seat: new_token() for seat in mine}
    summary = Summary.of(table, hub.settings.bot_pace)
    await hub.store.create(table, summary, order.public, tokens)
    note("table made", table=short(table.id), game=created.ruleset, players=created.players)
    return _made(table, tokens)


def _made(table: Table, tokens: dict[int, str]) -> wire.Made:
    named = {str(seat): token for seat, token in tokens.items()}
    return wire.Made(
        table=table.id, seq=table.seq, commitment=table.commitment, host=table.host, tokens=named
    )


def _created(order: wire.Create) -> Created:
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
        with contextlib.suppress(ValueError, RecursionError):  # Record.read says what is wrong
            data = json.loads(data)
    match data:
        case str():
            record = Record.read(data)
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
    """Sit down. A seat that was kept for somebody needs the token he was given."""
    held = None if token is None else await hub.store.seat_of(game, token)
    if token is not None and held is None:
        raise Refused("unauthorized", "This token does not belong to this table.")
    taken = {seat for seat, _ in await hub.store.tokens(game)}
    mine = new_token()

    def attempt(table: Table) -> Outcome:
        seat = order.seat
        if seat is None and held is not None and held != SPECTATOR:
            seat = held
        again = _seat_again(table, order)
        if again is not None:
            return Outcome((), wire.Done(client_id=None, seq=table.seq, step=again))
        if seat is not None and seat in taken and seat != held:
            kind = table.seat_at(seat).kind
            if kind == "open":
                raise Refused("forbidden", "This seat is kept for somebody who has its token.")
        events = table.join(
            order.name, order.nonce, now=now(), seat=seat, client_id=order.client_id
        )
        if not events:
            raise WrongState("You have joined this table already; use your token.")
        by = events[0].by
        assert by is not None
        return Outcome(events, wire.Done(client_id=None, seq=events[0].seq, step=by))

    def then(outcome: Outcome) -> list[Statement]:
        seat = outcome.done.step
        # Who already has a token keeps it: others may know no better.
        return [] if seat == held else [admit(game, seat, digest(mine))]

    async with hub.at(game) as room:
        outcome = await hub.settle(room, attempt, then)
        seat = outcome.done.step
        if not outcome.events and seat != held:
            await hub.store.replace_token(game, seat, digest(mine))
    given = token if token is not None and seat == held else mine
    return wire.Sat(seat=seat, token=given, seq=outcome.done.seq)


def _seat_again(table: Table, order: wire.Join) -> int | None:
    """The seat of somebody who joined before and did not get the answer."""
    name = order.client_id
    if name is None or len(name) < SECRET_NAME or table.phase != "lobby":
        return None
    for seat in range(table.players):
        if table.seats[seat].kind == "human" and table.answered(seat, name) is not None:
            return seat
    return None


async def rematch(hub: Hub, game: str, seat: int, order: wire.Rematch) -> wire.Made:
    """The same players at a new table, where their old tokens are valid."""
    hashes = await hub.store.tokens(game)
    public = await hub.store.is_public(game)
    made: list[Table] = []

    def attempt(table: Table) -> Outcome:
        made.clear()
        if table.rematched is not None and table.answered(seat, order.client_id) is not None:
            return Outcome((), wire.Done(client_id=None, seq=table.seq))
        events, created = table.rematch(
            seat, new_id(), secrets.token_bytes(32), now=now(), client_id=order.client_id
        )
        made.append(Table.from_events([created]))
        return Outcome(events, wire.Done(client_id=None, seq=events[0].seq))

    def then(_: Outcome) -> list[Statement]:
        table = made[0]
        turn = _turn(seat, table)
        follow = [
            (old if old == SPECTATOR else (old - turn) % table.players, hash_)
            for old, hash_ in hashes
        ]
        return beginning(table, Summary.of(table, hub.settings.bot_pace), public, follow)

    async with hub.at(game) as room:
        await hub.settle(room, attempt, then)
        other = room.live.rematched
    if made:
        return _made(made[0], {})
    assert other is not None
    async with hub.at(other) as room:
        return _made(room.live, {})


def _turn(by: int, table: Table) -> int:
    """By how many seats everybody moved up for a rematch, as ``Table.rematch`` decided it."""
    if by == SPECTATOR:
        return 0 if "start" in table.created.options else 1
    return (by - table.host) % table.players
