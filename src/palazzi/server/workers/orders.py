"""What a client sends to have a table made or a record replayed, read and checked to the last move.

A long record takes a while, so nothing here knows the server: it runs wherever there is time for
it (records.py), and what it needs of the server is passed in.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

import msgspec

from palazzi.core.errors import BadOption, BadRecord
from palazzi.core.record import Record
from palazzi.core.view import SPECTATOR
from palazzi.games import REGISTRY
from palazzi.server.protocol import bodies
from palazzi.server.protocol.codec import check, read_json
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage.store import NewTable
from palazzi.table import ClockRules, SeatPlan, Table, create
from palazzi.table.clock import usual_answer
from palazzi.table.events import Created
from palazzi.table.replay import ReplayFrame, replay

LONGEST_EDITION = 50_000


@dataclass(frozen=True, slots=True)
class TableStamp:
    """What a new table gets from the server, whatever was ordered."""

    table_id: str
    """Its id."""
    secret: str
    """In hex."""
    at: int
    bot_pace: int


@dataclass(frozen=True, slots=True)
class Prepared:
    """A table that has only to be stored."""

    new: NewTable
    public: bool
    game: str
    players: int
    host: int
    kept: list[int]
    """Seats that are kept for somebody."""
    commitment: str


def prepare(body: bytes, stamp: TableStamp) -> Prepared:
    """What an order for a table leads to."""
    order = bodies.read_create(body)
    first = created(order, stamp)
    table = Table.from_events([first])
    return Prepared(
        new=NewTable.of(table, stamp.bot_pace),
        public=order.public and not order.practice,
        game=first.ruleset,
        players=first.players,
        host=first.host,
        kept=[seat for seat, plan in enumerate(first.plan) if "reserved" in plan],
        commitment=table.fold.commitment,
    )


def replayed(body: bytes) -> ReplayFrame:
    """What an order for a replay is answered with."""
    order = bodies.read_replay(body)
    record = read_record(order.record)
    if order.seat not in (SPECTATOR, *range(record.players)):
        raise Refused(
            "malformed", f"'seat' is a number below {record.players}, or {SPECTATOR} to watch."
        )
    return replay(REGISTRY.get(record.ruleset), record, order.seat, order.first, order.count)


def created(order: bodies.Create, stamp: TableStamp) -> Created:
    """What a table begins with, of a game or from a record."""
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
        raise BadOption("The edition is too long for a table.").told("error-edition-long")
    return create(
        table=stamp.table_id,
        game=game,
        players=players,
        secret=bytes.fromhex(stamp.secret),
        now=stamp.at,
        host=order.host,
        plan=[SeatPlan(bot=plan.bot, reserved=plan.reserved) for plan in order.seats],
        options=dict(options),
        edition=edition,
        clock=_clock(order.clock),
        given=given,
        practice=order.practice,
    )


def _clock(plan: bodies.ClockPlan) -> ClockRules:
    answer = usual_answer(plan.kind, plan.allowance) if plan.answer is None else plan.answer
    return ClockRules(plan.kind, plan.allowance, plan.increment, answer)


def read_record(data: str | dict[str, object], at: int | None = None) -> Record:
    """A record that was sent, cut after ``at`` actions; also from the document of a closed game."""
    if isinstance(data, str) and data.lstrip().startswith("{"):
        try:
            data = read_json(data)
        except msgspec.DecodeError as error:
            bad = BadRecord(f"The record cannot be read: {error}.")
            raise bad.told("error-record-json") from None
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
            actions = len(record.entries)
            bad = BadRecord(f"The record has {actions} actions, not {at}.")
            raise bad.told("error-no-position", actions=actions, at=at)
        del record.entries[at:]
    game = REGISTRY.get(record.ruleset)
    record.begin(game)  # reads the options, which are texts so far
    return record
