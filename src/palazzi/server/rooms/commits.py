"""The one way in which anything happens to a table: decide, store, apply, tell.

Nobody owns a table. Another process may be faster at any moment; then its number in the log is
taken, nothing has happened here, and the request is decided again on the table as it is now.

The path is made of callbacks, so that a move costs no task of its own; ``commit`` wraps it for
coroutines. The room's lock is held until ``settled`` is called, which happens exactly once,
whatever goes wrong and whoever has stopped waiting.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from palazzi.core.errors import PalazziError
from palazzi.server.base.background import Background
from palazzi.server.base.journal import bug
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.decisions import Decision
from palazzi.server.rooms.room import Room
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage.credentials import end_earlier
from palazzi.server.storage.store import Store, Summary
from palazzi.table import Event, Table
from palazzi.table.events import Played, Seated

T = TypeVar("T")
Decide = Callable[[Table], Decision[T]]
Reply = Callable[[T], object]
Settled = Callable[[Exception | None], None]

ROUNDS: Final = 50
"""How often a request that loses every race is decided again before we give up."""


def nobody(_: object) -> None:
    """For requests that nobody waits for at a socket."""


@dataclass(frozen=True, slots=True)
class Commits:
    """The path, for all tables of this process."""

    rooms: Rooms
    store: Store
    background: Background
    shared: bool
    """Whether other processes may work on the same tables."""
    bot_pace: int

    async def commit(self, table_id: str, decide: Decide[T], reply: Reply[T] = nobody) -> T:
        """Have something decided on a table and stored; returns when everybody was told.

        ``reply`` is called before anybody is told, so that the answer comes before the frame.
        Whoever stops waiting does not stop it.
        """
        room = await self.rooms.locked(table_id)
        answers: list[T] = []
        future: asyncio.Future[None] = self.background.loop.create_future()

        def answer(what: T) -> None:
            answers.append(what)
            reply(what)

        def settled(error: Exception | None) -> None:
            room.lock.release()
            if future.done():
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self._begin(room, decide, answer, settled)
        await future
        return answers[0]

    def commit_now(
        self, table_id: str, decide: Decide[T], reply: Reply[T], fail: Callable[[Exception], None]
    ) -> bool:
        """``commit`` without a task, for tables in memory that are free; False if it cannot."""
        room = self.rooms.get(table_id)
        if room is None or room.table is None or not room.lock.take():
            return False
        self.rooms.touch(room)

        def settled(error: Exception | None) -> None:
            room.lock.release()
            if error is not None:
                fail(error)

        self._begin(room, decide, reply, settled)
        return True

    def _begin(
        self,
        room: Room,
        decide: Decide[T],
        reply: Reply[T],
        settled: Settled,
        rounds: int = ROUNDS,
    ) -> None:
        """Decide on a request and see it through.

        ``reply`` gets the answer once it is true, before anybody is shown what happened;
        ``settled`` gets None in the end, or why it could not be done.
        """
        try:
            decision = decide(room.live)
            if not decision.events and not decision.statements:
                reply(decision.answer)
                if decision.drafted:
                    room.show(room.live.fold.actor)  # only the seat that has to act can draft
                settled(None)
                return
        except PalazziError as error:
            if self.shared:  # perhaps it was meant for what we have not seen yet
                self.background.spawn(self._look_again(room, decide, reply, settled, rounds, error))
            else:
                settled(error)
            return
        except Exception as error:
            settled(error)
            return

        def stored(won: bool | Exception) -> None:
            if won is True:
                self._stored(room, decision, reply, settled)
            elif won is False:
                self.background.spawn(self._look_again(room, decide, reply, settled, rounds, None))
            else:
                settled(won)

        statements = [
            end_earlier(room.table_id, event.seat, event.seq)
            for event in decision.events
            if isinstance(event, Seated)
        ]
        self.store.append_soon(
            room.table_id, decision.events, (*decision.statements, *statements), stored
        )

    def _stored(self, room: Room, decision: Decision[T], reply: Reply[T], settled: Settled) -> None:
        """It is in the log: now it is true, and everybody may know."""
        try:
            room.apply(decision.events)
            reply(decision.answer)
            self._happened(room, decision.events, lambda: settled(None))
        except Exception as error:
            # What we made of it may be wrong. The log will tell.
            bug("a commit could not be applied", error)
            room.drop()
            settled(error)

    def _happened(self, room: Room, events: tuple[Event, ...], then: Callable[[], None]) -> None:
        """What follows from events that are stored and applied."""
        room.show()
        self.rooms.arrange(room, True)
        if all(isinstance(event, Played) for event in events):
            self.note(room)
            then()
        else:  # the lobby shows it as soon as whoever asked is answered
            room.summary = Summary.of(room.live, self.bot_pace)
            self.store.summarise_soon(room.table_id, room.summary, then)

    def note(self, room: Room) -> None:
        """Have ``tables`` say what the table is like now, if a move changed that."""
        table, known = room.live, room.summary
        plain = known is not None and not known.bots and known.phase == table.fold.phase
        if plain and table.play.deadline() is None:
            return  # two people without a clock: nothing to search for
        summary = Summary.of(table, self.bot_pace)
        if summary != known:
            room.summary = summary
            self.store.summarise_soon(room.table_id, summary)

    async def _look_again(
        self,
        room: Room,
        decide: Decide[T],
        reply: Reply[T],
        settled: Settled,
        rounds: int,
        error: PalazziError | None,
    ) -> None:
        """Another process may have gone on: decide again if it has, or if we lost to it."""
        try:
            news = await self.rooms.catch_up(room)
        except Exception as trouble:
            settled(trouble)
            return
        except BaseException:
            settled(Refused("unavailable", "The server is stopping; please try again."))
            raise
        if error is not None and not news:
            settled(error)
        elif rounds:
            self._begin(room, decide, reply, settled, rounds - 1)
        else:
            settled(Refused("too_many", "Too many at once at this table; please try again."))
