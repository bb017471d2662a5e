"""The one way in which anything happens to a table: decide, store, apply, tell.

Nobody owns a table. Another process may be faster at any moment; then its number in the log is
taken, nothing has happened here, and the request is decided again on the table as it is now.

The path is made of callbacks, so that a move costs no task of its own; ``Hub.commit`` wraps it for
coroutines. Whoever begins holds the room's lock and keeps it until ``settled`` is called, which
happens exactly once, whatever goes wrong and whoever has stopped waiting.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from palazzi.core.errors import PalazziError
from palazzi.server.base.journal import bug
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.decisions import Decision
from palazzi.server.rooms.room import Room
from palazzi.server.storage.credentials import end_earlier
from palazzi.server.storage.store import Store
from palazzi.table import Event, Table
from palazzi.table.events import Seated

T = TypeVar("T")
Decide = Callable[[Table], Decision[T]]
Reply = Callable[[T], object]
Settled = Callable[[Exception | None], None]

ROUNDS: Final = 50
"""How often a request that loses every race is decided again before we give up."""


@dataclass(frozen=True, slots=True)
class CommitPath:
    """The path, and what it needs of the house around it."""

    store: Store
    shared: bool
    """Whether other processes may work on the same tables."""
    catch_up: Callable[[Room], Awaitable[bool]]
    """Applies what other processes have stored; whether there was anything."""
    happened: Callable[[Room, tuple[Event, ...], Callable[[], None]], None]
    """Does what follows from events (shows them, sets timers), then calls back."""
    spawn: Callable[[Coroutine[Any, Any, None]], object]

    def begin(
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
                    room.show(room.live.actor)  # only who has to act can draft
                settled(None)
                return
        except PalazziError as error:
            if self.shared:  # perhaps it was meant for what we have not seen yet
                self.spawn(self._look_again(room, decide, reply, settled, rounds, error))
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
                self.spawn(self._look_again(room, decide, reply, settled, rounds, None))
            else:
                settled(won)

        statements = [
            end_earlier(room.game, event.seat, event.seq)
            for event in decision.events
            if isinstance(event, Seated)
        ]
        self.store.append_soon(
            room.game, decision.events, (*decision.statements, *statements), stored
        )

    def _stored(self, room: Room, decision: Decision[T], reply: Reply[T], settled: Settled) -> None:
        """It is in the log: now it is true, and everybody may know."""
        try:
            room.apply(decision.events)
            reply(decision.answer)
            self.happened(room, decision.events, lambda: settled(None))
        except Exception as error:
            # What we made of it may be wrong. The log will tell.
            bug("a commit could not be applied", error)
            room.drop()
            settled(error)

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
            news = await self.catch_up(room)
        except Exception as trouble:
            settled(trouble)
            return
        except BaseException:
            settled(Refused("unavailable", "The server is stopping; please try again."))
            raise
        if error is not None and not news:
            settled(error)
        elif rounds:
            self.begin(room, decide, reply, settled, rounds - 1)
        else:
            settled(Refused("too_many", "Too many at once at this table; please try again."))
