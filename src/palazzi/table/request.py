"""What the requests to a table share: numbering their events, and who may ask at all."""

from __future__ import annotations

from typing import TypedDict

from palazzi.core.errors import BadSeat, Forbidden, WrongState
from palazzi.core.view import SPECTATOR
from palazzi.table.events import Event
from palazzi.table.fair import FairDealer
from palazzi.table.fold import Folded, Phase
from palazzi.table.seats import Seat

Events = tuple[Event, ...]
"""New events, to be persisted all or none and then applied in order."""

_PHASES: dict[Phase, str] = {
    "lobby": "has not started",
    "dealing": "is being dealt, and its terms are frozen until then; the host can thaw them",
    "playing": "has started",
    "finished": "is over",
    "cancelled": "was cancelled",
}


class Stamp(TypedDict):
    """The fields all events have."""

    seq: int
    at: int
    by: int | None
    client_id: str | None


class Asking(Folded):
    """A table that can be asked; the requests themselves are in its subclasses."""

    def stamp(
        self, now: int, by: int | None = None, client_id: str | None = None, after: int = 0
    ) -> Stamp:
        """The common fields of the next event, or of one ``after`` so many others."""
        at = max(now, self.events[-1].at)  # a clock that goes back does not stop a game
        return {"seq": self.seq + 1 + after, "at": at, "by": by, "client_id": client_id}

    def dealer(self) -> FairDealer:
        """Makes the draws that come next."""
        return FairDealer(self.secret, self.terms, self.draws, self.scheme)

    def require(self, phase: Phase) -> None:
        """WrongState unless the table is in this phase."""
        if self.phase != phase:
            raise WrongState(f"That cannot be done now: the game {_PHASES[self.phase]}.")

    def require_host(self, by: int) -> None:
        """Forbidden unless it is the host who asks."""
        if by != self.host:
            raise Forbidden("Only the host of the table may do that.")

    def seat_at(self, number: int) -> Seat:
        """The seat of that number; BadSeat if there is none."""
        if not 0 <= number < self.players:
            raise BadSeat(f"There is no seat {number}; seats are 0 to {self.players - 1}.")
        return self.seats[number]

    def require_human(self, number: int) -> None:
        """Forbidden unless a human sits there who decides for himself."""
        if number == SPECTATOR or self.seat_at(number).kind != "human":
            raise Forbidden("Only a player of this table may do that.")
        if not self.seats[number].present:
            raise Forbidden("A bot plays for you now; take your seat back first.")
