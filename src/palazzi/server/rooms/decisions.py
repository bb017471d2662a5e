"""What each request asks of a table. No I/O: a request and a table in, a decision out."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Generic, TypeVar

from palazzi.core.errors import Forbidden
from palazzi.server.protocol import messages, requests
from palazzi.server.storage.writer import Statement
from palazzi.table import Event, Table
from palazzi.table.fair import SECRET_BYTES

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Decision(Generic[T]):
    """What somebody's request comes to: what is to be stored, and the answer once it is."""

    events: tuple[Event, ...]
    answer: T
    drafted: bool = False
    """Whether the seat's own frame changed without an event."""
    statements: tuple[Statement, ...] = ()
    """What must be stored with the events, all or none."""


def decide(
    table: Table, seat: int, request: requests.TableRequest, now: int, absent: bool
) -> Decision[messages.Done]:
    """Ask it; a PalazziError if it cannot be. ``absent``: the seat it names has long been away."""
    name = request.client_id
    events: tuple[Event, ...]
    match request:
        case requests.Submit():
            step = table.play.submit(
                seat,
                request.actions,
                now=now,
                expected_seq=request.expected_seq,
                expected_step=request.expected_step,
                client_id=name,
            )
            a = step.receipt
            return Decision(step.events, _done(name, a.seq, a.committed, a.step), not a.committed)
        case requests.Undo(keep=keep):
            a = table.play.undo(seat, keep)
            return Decision((), _done(name, a.seq, False, a.step), True)
        case requests.TakeOut(step=number, expected_step=steps):
            a = table.play.take_out(seat, number, expected_step=steps, client_id=name)
            return Decision((), _done(name, a.seq, False, a.step), True)
        case requests.Reset():
            a = table.play.reset(seat)
            return Decision((), _done(name, a.seq, False, a.step), True)
        case requests.Ask(what=what):
            events = table.company.ask(seat, what, now=now, client_id=name)
        case requests.Answer(yes=yes):
            events = table.company.answer(seat, yes, now=now, client_id=name)
        case requests.Leave(level=level):
            events = table.company.leave(seat, now=now, level=level, client_id=name)
        case requests.StandIn(seat=other, level=level):
            events = table.company.stand_in(
                other, seat, now=now, level=level, absent=absent, client_id=name
            )
        case requests.Reclaim():
            events = table.company.reclaim(seat, now=now, client_id=name)
        case requests.Choose(choice=choice, level=level):
            events = table.company.choose(seat, choice, now=now, level=level, client_id=name)
        case requests.SetSeat(seat=other, bot=bot):
            events = table.lobby.set_seat(seat, other, bot, now=now, client_id=name)
        case requests.Start(fill=fill):
            events = table.dealing.start(seat, now=now, secret=_secret(), fill=fill, client_id=name)
        case requests.Recommit():
            events = table.dealing.recommit(
                seat,
                request.nonce or "",
                commitment=request.commitment or "",
                attempt=request.attempt,
                now=now,
                client_id=name,
            )
        case requests.Reveal(nonce=nonce):
            events = table.dealing.reveal(seat, nonce, now=now, client_id=name)
        case requests.Thaw():
            events = table.dealing.thaw(seat, _secret(), now=now, client_id=name)
        case requests.Cancel():
            events = table.lobby.cancel(seat, now=now, client_id=name)
        case _:
            raise Forbidden("That is not asked of a table.")
    known = table.fold.answered(seat, name)
    if events:
        return Decision(events, _done(name, events[0].seq, True))
    return Decision((), _done(name, table.seq if known is None else known, known is not None))


def _secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def _done(name: str | None, seq: int, committed: bool, step: int = 0) -> messages.Done:
    return messages.Done(client_id=name, seq=seq, committed=committed, step=step)
