"""Everything that can be asked of a table.

A request is checked and answered with *new events*; it changes nothing that is committed. The caller
persists them, all or none, and then has them applied:

    step = table.submit(seat, actions, now=…, expected_seq=…, client_id=…)
    store.append(table.id, step.events)
    for event in step.events:
        table.apply(event)

If storing fails because somebody else was faster, nothing has happened: apply what is in the log
and ask again. Draws are decided here, by the dealer, and are part of the events. Only the draft, in
memory and visible to its seat alone, is changed at once.

A ``client_id`` makes a request safe to repeat: ``submit`` gives the same Answer again, everything
else returns no events.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from palazzi.core.errors import (
    BadAction,
    BadEdition,
    BadLog,
    BadSeat,
    Forbidden,
    NotYourTurn,
    Stale,
    TableFull,
    WrongState,
)
from palazzi.core.game import Edition, Game
from palazzi.core.options import read_options
from palazzi.core.record import Entry, Record
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import SPECTATOR, View, canonical
from palazzi.games import REGISTRY
from palazzi.table import frames
from palazzi.table.clock import ClockRules, read_clock
from palazzi.table.draft import Answer, Draft
from palazzi.table.events import (
    Answered,
    Asked,
    Cancelled,
    Choice,
    Chose,
    Created,
    Event,
    Joined,
    Played,
    RanOut,
    Reclaimed,
    Rematched,
    Seated,
    Started,
    StoodIn,
    Subject,
    TookBack,
    Why,
)
from palazzi.table.fair import SECRET_BYTES, Document, FairDealer, result_of
from palazzi.table.fold import Folded, Phase
from palazzi.table.seats import SeatPlan, read_level, read_name, read_nonce

Events = tuple[Event, ...]

_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


@dataclass(frozen=True, slots=True)
class Step:
    """What a submission leads to: events to persist and apply (none: a draft), and the answer."""

    events: Events
    answer: Answer


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A bot has to act: its level, and all it may know. ``seq`` and ``step`` name the position."""

    seat: int
    level: str
    seq: int
    step: int
    view: View


def create(
    *,
    table: str,
    game: str,
    players: int,
    secret: bytes,
    now: int,
    host: int = 0,
    plan: Sequence[SeatPlan] = (),
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    clock: ClockRules | None = None,
    given: Record | None = None,
    rematch_of: str | None = None,
    client_id: str | None = None,
) -> Created:
    """The first event of a table. ``Table.from_events([created])`` is the table.

    ``host`` is the seat kept for the creator, who joins it like anybody else once he has seen the
    commitment; or SPECTATOR. Seats without a plan are open. ``secret`` are 32 random bytes that
    nobody else knows. ``given`` is a record to go on from: a what-if table.
    """
    rules = REGISTRY.get(game)
    if not _ID.fullmatch(table):
        raise BadSeat("A table's id has 1 to 64 letters, digits, '-' or '_'.")
    if len(secret) != SECRET_BYTES:
        raise ValueError(f"a table needs {SECRET_BYTES} secret bytes")
    tables = _plain_edition(edition)
    rules.new(players, options, tables)
    if host != SPECTATOR and not 0 <= host < players:
        raise BadSeat(f"There is no seat {host}; seats are 0 to {players - 1}.")
    plans = [*plan, *[SeatPlan()] * (players - len(plan))]
    if len(plans) > players:
        raise BadSeat(f"The table has {players} seats, not {len(plans)}.")
    if host != SPECTATOR and plans[host].bot is not None:
        raise BadSeat(f"Seat {host} is the host's, so it cannot be a bot's.")
    return Created(
        seq=1,
        at=now,
        by=host,
        client_id=client_id,
        table=table,
        ruleset=rules.ruleset,
        players=players,
        options=read_options(rules.options, options),
        edition=tables,
        plan=tuple(_checked(each, rules).to_json() for each in plans),
        host=host,
        clock=read_clock((clock or ClockRules()).to_json()).to_json(),
        secret=secret.hex(),
        given=_given(rules, given),
        rematch_of=rematch_of,
    )


class Table(Folded):
    """A table: the fold of its log, and the draft of the seat that has to act."""

    def __init__(self, created: Created) -> None:
        super().__init__(created)
        self._draft: Draft | None = None

    @classmethod
    def from_events(cls, events: Iterable[Event]) -> Table:
        """The table that a log stands for; BadLog if it is none."""
        rest = iter(events)
        first = next(rest, None)
        if not isinstance(first, Created) or first.seq != 1:
            raise BadLog("A table's log begins with its creation.")
        table = cls(first)
        for event in rest:
            table.apply(event)
        return table

    def apply(self, event: Event) -> None:
        """Fold the next event in; a draft on a position that has passed is dropped."""
        super().apply(event)
        if self.moved == event.seq or self.phase != "playing":
            self._draft = None

    # ---- what a seat may see, and who has to act

    def frame(self, seat: int, since: int = 0) -> frames.Frame:
        """All that the seat (or SPECTATOR) may see, with the log's sentences after ``since``."""
        return frames.frame(self, seat, self.draft_of(seat), since)

    def view(self, seat: int) -> View:
        """The position as the seat may know it, its own draft included."""
        draft = self.draft_of(seat)
        return self.game.view(self.state if draft is None else draft.state, seat)

    def draft_of(self, seat: int) -> Draft | None:
        """The seat's draft, if it has one; nobody else's is ever given out."""
        return self._draft if self._draft is not None and self._draft.seat == seat else None

    def waiting_bot(self) -> BotTurn | None:
        """The bot that has to act, if one has."""
        if self.phase != "playing" or (level := self.seats[self.actor].bot) is None:
            return None
        draft = self.draft_of(self.actor)
        step = len(draft.steps) if draft is not None else 0
        return BotTurn(self.actor, level, self.seq, step, self.view(self.actor))

    def deadline(self) -> int | None:
        """When ``tick`` has something to say; None if it never has as things stand."""
        return None if self.overtime is not None else self.clock.deadline()

    def document(self) -> Document:
        """The closed game with its secret, for its players to keep and ``verify``."""
        if self.phase not in ("finished", "cancelled"):
            raise WrongState("The secret of the deals is shown when the game is over.")
        record, undone = self.history()
        return Document(
            table=self.id,
            record=record,
            nonces=self.nonces(),
            secret=self.created.secret,
            given=len(self.created.given),
            takebacks=undone,
            result=result_of(self.state),
            terms=self.terms.hex(),
        )

    # ---- before the game

    def join(
        self,
        name: str,
        nonce: str,
        *,
        now: int,
        seat: int | None = None,
        client_id: str | None = None,
    ) -> Events:
        """Sit down on an open seat: the one named, or the first that is kept for nobody."""
        raise NotImplementedError

    def set_seat(
        self, by: int, seat: int, bot: str | None, *, now: int, client_id: str | None = None
    ) -> Events:
        """The host gives a seat to a bot, or (None) opens it, whoever sat there."""
        raise NotImplementedError

    def start(
        self, by: int, *, now: int, fill: str | None = None, client_id: str | None = None
    ) -> Events:
        """The host begins; ``fill`` is the level of bots that take the seats still open."""
        raise NotImplementedError

    # ---- the game

    def submit(
        self,
        seat: int,
        actions: Sequence[int | str],
        *,
        now: int,
        expected_seq: int | None = None,
        expected_step: int | None = None,
        client_id: str | None = None,
        bot: str | None = None,
    ) -> Step:
        """Take actions (ids or texts) on top of the draft, all or none.

        Short of the barrier they join the draft and there is no event. Crossing it commits the
        whole draft with all draws due. ``expected_seq`` is the seq of the frame the player looked
        at and ``expected_step`` the steps of the draft in it; Stale if either has passed.
        ``bot`` is the level of the bot that chose; a human's submission leaves it None.
        """
        raise NotImplementedError

    def undo(self, seat: int, keep: int | None = None) -> Answer:
        """Drop the draft's last step, or all but the first ``keep`` (which is safe to repeat)."""
        raise NotImplementedError

    def reset(self, seat: int) -> Answer:
        """Drop the whole draft; without one, nothing happens."""
        raise NotImplementedError

    # ---- consent

    def ask(self, seat: int, what: Subject, *, now: int, client_id: str | None = None) -> Events:
        """Ask all other humans: ``takeback`` of one's last move, or ``cancel`` the game."""
        raise NotImplementedError

    def answer(self, seat: int, yes: bool, *, now: int, client_id: str | None = None) -> Events:
        """Agree or not to what was asked; the last yes carries it out."""
        raise NotImplementedError

    def cancel(self, by: int, *, now: int, client_id: str | None = None) -> Events:
        """The host closes a table that has not started."""
        raise NotImplementedError

    # ---- players who go, and time

    def leave(
        self, seat: int, *, now: int, level: str = "greedy", client_id: str | None = None
    ) -> Events:
        """Resign or go: before the start the seat is open again, after it a bot stands in."""
        raise NotImplementedError

    def stand_in(
        self,
        seat: int,
        by: int,
        *,
        now: int,
        level: str = "greedy",
        absent: bool = False,
        client_id: str | None = None,
    ) -> Events:
        """Another human has a bot stand in for a player the server knows to be ``absent``."""
        raise NotImplementedError

    def reclaim(self, seat: int, *, now: int, client_id: str | None = None) -> Events:
        """A human decides for himself again, at any time."""
        raise NotImplementedError

    def tick(self, now: int) -> Events:
        """Note that the running seat's time is up, once; nothing else comes of it by itself."""
        raise NotImplementedError

    def choose(
        self,
        by: int,
        choice: Choice,
        *,
        now: int,
        level: str = "greedy",
        client_id: str | None = None,
    ) -> Events:
        """What to do about overtime: wait (changes nothing), or, once all others want the same,
        let a bot stand in or cancel."""
        raise NotImplementedError

    # ---- again

    def rematch(
        self, by: int, table: str, secret: bytes, *, now: int, client_id: str | None = None
    ) -> tuple[Events, Created]:
        """Events of this table, and the first one of another with the same seats, start rotated.

        Humans' seats are reserved there: they join anew, with new nonces.
        """
        raise NotImplementedError
