"""A table and everything that can be asked of it.

A request is checked and answered with *new events*; it changes nothing that is committed. The
caller persists them, all or none, and then has them applied:

    step = table.play.submit(seat, actions, now=…, expected_seq=…, client_id=…)
    store.append(table.id, step.events)
    for event in step.events:
        table.apply(event)

If storing fails because somebody else was faster, nothing has happened: apply what is in the log
and ask again. Only the draft, in memory and visible to its seat alone, is changed at once.

A ``client_id`` makes a request safe to repeat: ``submit`` gives the same Receipt again, everything
else returns no events.
"""

from __future__ import annotations

from collections.abc import Iterable

from palazzi.core.errors import BadLog, WrongState
from palazzi.core.view import SPECTATOR
from palazzi.table import frames
from palazzi.table.company import Company
from palazzi.table.dealing import FairDeal
from palazzi.table.events import Created, Event
from palazzi.table.fold import Fold
from palazzi.table.lobby import Lobby
from palazzi.table.play import Play
from palazzi.table.replay import Replay
from palazzi.table.shapes import Frame


class Table:
    """The fold of a log, and the parts that requests are made to. None knows the table itself."""

    def __init__(self, created: Created) -> None:
        self.fold = Fold(created)
        """What is committed: for reading."""
        self.dealing = FairDeal(self.fold)
        self.lobby = Lobby(self.fold, self.dealing)
        self.play = Play(self.fold)
        self.company = Company(self.fold)

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

    @property
    def id(self) -> str:
        """The table's name."""
        return self.fold.id

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.fold.seq

    def apply(self, event: Event) -> None:
        """Fold the next event in; BadLog, with nothing changed, if it does not follow."""
        self.fold.apply(event)
        self.play.forget(event)

    def frame(self, seat: int, since: int = 0) -> Frame:
        """All that the seat (or SPECTATOR) may see, with the log's sentences after ``since``."""
        if seat != SPECTATOR:
            self.fold.seat_at(seat)
        return frames.frame(self.fold, seat, self.play.own(seat), since)

    def replay(self, seat: int) -> Replay:
        """The game so far as the seat saw it, to be read; the table may go on meanwhile."""
        if not self.fold.started:
            raise WrongState("There is nothing to replay before the game has begun.").told(
                "table-error-no-replay"
            )
        return Replay(self.fold.game, self.fold.record(), seat)
