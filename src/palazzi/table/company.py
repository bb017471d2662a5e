"""Players among themselves: consent, leaving and coming back, and time that runs out.

The humans who decide for themselves are the company: they are asked, and all of them must agree.
Players who have left, and bots, agree to anything; so nobody who vanished can hold up a table, and
nobody who is there can be overruled.
"""

from __future__ import annotations

from collections.abc import Mapping

from palazzi.core.errors import Forbidden, WrongState
from palazzi.table.events import (
    Answered,
    Asked,
    Cancelled,
    Chose,
    OvertimeChoice,
    Reclaimed,
    Seated,
    StandInReason,
    StoodIn,
    Subject,
    TookBack,
)
from palazzi.table.fold import Fold
from palazzi.table.request import Events, require, require_human, stamp
from palazzi.table.seats import read_level


class Company:
    """Requests that concern the other players."""

    def __init__(self, fold: Fold) -> None:
        self._fold = fold

    # ---- consent

    def ask(self, seat: int, what: Subject, *, now: int, client_id: str | None = None) -> Events:
        """Ask all other humans: ``takeback`` of one's last move, or ``cancel`` the game."""
        if self._fold.answered(seat, client_id) is not None:
            return ()
        if not (what == "takeback" and self._fold.practice and self._fold.phase == "finished"):
            require(self._fold, "playing")
        require_human(self._fold, seat)
        if self._fold.request is not None:
            raise WrongState("Something else has been asked already; answer that first.").told(
                "table-error-asked-already"
            )
        keep = self.takeback_of(seat) if what == "takeback" else None
        if what == "takeback" and keep is None:
            raise WrongState("You have made no move yet that could be taken back.").told(
                "table-error-no-move"
            )
        asked = Asked(**stamp(self._fold, now, seat, client_id), what=what, keep=keep)
        return (asked, *self._carried(what, keep, {seat}, self._fold.present(), now))

    def takeback_of(self, seat: int) -> int | None:
        """How many entries a takeback of the seat's last move would leave; None without one."""
        return next((c.keep for c in reversed(self._fold.commits) if c.seat == seat), None)

    def answer(self, seat: int, yes: bool, *, now: int, client_id: str | None = None) -> Events:
        """Agree or not to what was asked; the last yes carries it out."""
        if self._fold.answered(seat, client_id) is not None:
            return ()
        require(self._fold, "playing")
        require_human(self._fold, seat)
        request = self._fold.request
        if request is None:
            raise WrongState("Nothing is being asked now.").told("table-error-nothing-asked")
        if yes and seat in request.agreed:
            raise WrongState("You have agreed already; the others are still to answer.").told(
                "table-error-agreed-already"
            )
        answered = Answered(**stamp(self._fold, now, seat, client_id), yes=yes)
        if not yes:
            return (answered,)
        agreed = {*request.agreed, seat}
        return (
            answered,
            *self._carried(request.what, request.keep, agreed, self._fold.present(), now),
        )

    def _carried(
        self, what: Subject, keep: int | None, agreed: set[int], company: list[int], now: int
    ) -> Events:
        """What follows once all of the company agree."""
        if not set(company) <= agreed:
            return ()
        if keep is None or what == "cancel":
            return (Cancelled(**stamp(self._fold, now, after=1)),)
        return (TookBack(**stamp(self._fold, now, after=1), keep=keep),)

    def close(self, *, now: int) -> Events:
        """The house ends the table without a result; WrongState if it is over already."""
        if self._fold.phase in ("finished", "cancelled"):
            wrong = WrongState("The table is over already.")
            raise wrong.told("table-error-phase", phase=self._fold.phase)
        return (Cancelled(**stamp(self._fold, now)),)

    # ---- leaving and coming back

    def leave(
        self, seat: int, *, now: int, level: str = "greedy", client_id: str | None = None
    ) -> Events:
        """Resign or go: before the start the seat is open again, after it a bot stands in."""
        if self._fold.answered(seat, client_id) is not None:
            return ()
        if self._fold.phase != "lobby":
            require(self._fold, "playing")
            require_human(self._fold, seat)
            return self._replace(seat, level, "left", seat, now, client_id)
        require_human(self._fold, seat)
        if seat == self._fold.host:
            raise WrongState("The host keeps their seat, but may cancel the table.").told(
                "table-error-host-stays"
            )
        return (Seated(**stamp(self._fold, now, seat, client_id), seat=seat, bot=None),)

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
        if self._fold.answered(by, client_id) is not None:
            return ()
        require(self._fold, "playing")
        require_human(self._fold, by)
        if not self._fold.seat_at(seat).present:
            wrong = WrongState(f"A bot decides for seat {seat} already.")
            raise wrong.told("table-error-bot-already", seat=seat)
        if not absent or seat == by:
            raise Forbidden("A bot stands in only for a player who is away.").told(
                "table-error-not-away"
            )
        return self._replace(seat, level, "absent", by, now, client_id)

    def _replace(
        self, seat: int, level: str, why: StandInReason, by: int, now: int, client_id: str | None
    ) -> Events:
        """A bot stands in, and what the rest of the company already agreed on is carried out."""
        fields = stamp(self._fold, now, by, client_id)
        stood_in = StoodIn(**fields, seat=seat, bot=read_level(level, self._fold.game), why=why)
        rest = [other for other in self._fold.present() if other != seat]
        request = self._fold.request
        if request is not None and request.seat != seat:
            done = self._carried(request.what, request.keep, set(request.agreed), rest, now)
            if done:
                return (stood_in, *done)
        if self._fold.overtime is not None and self._fold.overtime != seat:
            return (stood_in, *self._chosen(self._fold.choices, rest, level, now))
        return (stood_in,)

    def reclaim(self, seat: int, *, now: int, client_id: str | None = None) -> Events:
        """A human decides for their seat again, at any time."""
        if self._fold.answered(seat, client_id) is not None:
            return ()
        require(self._fold, "playing")
        if self._fold.seat_at(seat).kind != "human":
            raise Forbidden("Only a player of this table may do that.").told(
                "table-error-players-only"
            )
        if self._fold.seats[seat].present:
            raise WrongState("You decide for your seat yourself already.").told(
                "table-error-yourself"
            )
        return (Reclaimed(**stamp(self._fold, now, seat, client_id)),)

    # ---- time that has run out

    def choose(
        self,
        by: int,
        choice: OvertimeChoice,
        *,
        now: int,
        level: str = "greedy",
        client_id: str | None = None,
    ) -> Events:
        """What to do about overtime: ``wait``, ``bot`` or ``cancel``; may be changed.

        Waiting is what happens anyway; the others need all who are not overdue.
        """
        if self._fold.answered(by, client_id) is not None:
            return ()
        require(self._fold, "playing")
        require_human(self._fold, by)
        if self._fold.overtime is None:
            raise WrongState("Nobody's time has run out.").told("table-error-no-overtime")
        if by == self._fold.overtime:
            raise Forbidden("The others choose when your time is up; you may still move.").told(
                "table-error-others-choose"
            )
        chose = Chose(**stamp(self._fold, now, by, client_id), choice=choice)
        choices = {**self._fold.choices, by: choice}
        return (chose, *self._chosen(choices, self._fold.present(), level, now))

    def _chosen(
        self, choices: Mapping[int, OvertimeChoice], company: list[int], level: str, now: int
    ) -> Events:
        """What follows once all others choose the same about the seat in overtime."""
        wanted = {choices.get(seat, "wait") for seat in company if seat != self._fold.overtime}
        if self._fold.overtime is not None and wanted == {"cancel"}:
            return (Cancelled(**stamp(self._fold, now, after=1)),)
        if self._fold.overtime is not None and wanted == {"bot"}:
            bot = read_level(level, self._fold.game)
            fields = stamp(self._fold, now, after=1)
            return (StoodIn(**fields, seat=self._fold.overtime, bot=bot, why="overtime"),)
        return ()
