"""What the requests to a table share: numbering their events, and who may ask at all."""

from __future__ import annotations

from typing import TypedDict

from palazzi.core.errors import Forbidden, WrongState
from palazzi.core.view import SPECTATOR
from palazzi.table.events import Event
from palazzi.table.fair import FairDealer
from palazzi.table.fold import Fold, TablePhase

Events = tuple[Event, ...]
"""New events, to be persisted all or none and then applied in order."""

_PHASES: dict[TablePhase, str] = {
    "lobby": "has not started",
    "dealing": "is being dealt, and its terms are frozen until then; the host can thaw them",
    "playing": "has started",
    "finished": "is over",
    "cancelled": "was cancelled",
}


class EventFields(TypedDict):
    """The fields all events have."""

    seq: int
    at: int
    by: int | None
    client_id: str | None


def stamp(
    fold: Fold, now: int, by: int | None = None, client_id: str | None = None, after: int = 0
) -> EventFields:
    """The common fields of the next event, or of the one ``after`` that many others."""
    at = max(now, fold.events[-1].at)  # a clock that goes back does not stop a game
    return {"seq": fold.seq + 1 + after, "at": at, "by": by, "client_id": client_id}


def dealer(fold: Fold) -> FairDealer:
    """Makes the draws that come next."""
    return FairDealer(fold.secret, fold.terms, fold.draws, fold.scheme)


def require(fold: Fold, phase: TablePhase) -> None:
    """WrongState unless the table is in this phase."""
    if fold.phase != phase:
        wrong = WrongState(f"That cannot be done now: the game {_PHASES[fold.phase]}.")
        raise wrong.told("table-error-phase", phase=fold.phase)


def require_host(fold: Fold, by: int) -> None:
    """Forbidden unless it is the host who asks."""
    if by != fold.host:
        raise Forbidden("Only the host of the table may do that.").told("table-error-host-only")


def require_human(fold: Fold, number: int) -> None:
    """Forbidden unless a human sits there who decides for themselves."""
    if number == SPECTATOR or fold.seat_at(number).kind != "human":
        raise Forbidden("Only a player of this table may do that.").told("table-error-players-only")
    if not fold.seats[number].present:
        raise Forbidden("A bot plays for you now; take your seat back first.").told(
            "table-error-bot-plays"
        )
