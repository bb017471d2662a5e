"""The tables in use, and the order in which things happen to them: check, store, apply, tell.

Nobody owns a table. Another process may be faster at any moment; then its number in the log is
taken, nothing has happened here, and the request is asked again of the table as it is now. Tables
are kept in memory only for speed: whatever is dropped comes back from the log.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from palazzi.core.errors import PalazziError
from palazzi.server import wire
from palazzi.server.bots import BotPool
from palazzi.server.carry import Outcome, carry_out
from palazzi.server.database import Database
from palazzi.server.journal import bug, now
from palazzi.server.limits import CHAT, TABLES, Buckets
from palazzi.server.line import Binary
from palazzi.server.minder import Minder
from palazzi.server.neighbours import Neighbours
from palazzi.server.replies import Refused, no_table
from palazzi.server.room import Member, Room
from palazzi.server.settings import Settings
from palazzi.server.store import Store, Summary, dismiss
from palazzi.server.worlds import LONGEST_FEED, Refuse, Worlds
from palazzi.server.writer import Statement
from palazzi.table import Event, Table
from palazzi.table.events import Played, Seated

T = TypeVar("T")
Reply = Callable[[wire.Done], None]
Fail = Callable[[Exception], None]
ROUNDS = 50
"""How often a request that loses every race is asked again before we give up."""


def _nobody(_: wire.Done) -> None:
    """For requests that nobody waits for at a socket."""


class Hub:
    """All rooms of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = secrets.token_hex(8)
        self.loop = asyncio.get_running_loop()
        database = Database(settings.database)
        self.store = Store(database, self.origin)
        self.bots = BotPool(settings.bot_processes, settings.bot_deadline)
        self.worlds = Worlds(settings.world_processes, settings.world_pace)
        self.shared = database.shared
        """Whether other processes may work on the same tables."""
        self.neighbours = Neighbours(self, database)
        self.minder = Minder(self)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.makers = Buckets(TABLES)
        self.talkers = Buckets(CHAT)
        self.stopping = False
        self._loaded = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Get ready; tables where something is due are looked after from now on."""
        await self.store.open()
        await self.neighbours.open()
        self.spawn(self.minder.run())

    async def close(self) -> None:
        """Stop: what was accepted is stored, everybody is sent away, processes end."""
        self.stopping = True
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
            for member in room.members:
                member.close(1012)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.neighbours.close()
        await self.bots.close()
        await self.worlds.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do it in the background; its mistakes are noted."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            bug("background task failed", error)

    # ---- rooms

    @asynccontextmanager
    async def at(self, game: str) -> AsyncIterator[Room]:
        """The room of a table, locked, with its Table; ``unknown`` if there is none."""
        while True:
            room = self.rooms.get(game) or self.rooms.setdefault(game, Room(game))
            async with room.lock:
                if self.rooms.get(game) is not room:
                    continue  # it was dropped while we waited: two rooms would be two tables
                try:
                    await self._load(room)
                except BaseException:
                    if not room.members:
                        self.rooms.pop(game, None)
                    raise
                self._touch(room)
                yield room
                return

    async def _load(self, room: Room) -> None:
        if room.table is None:
            events = await self.store.load(room.game)
            if not events:
                raise no_table()
            room.table = Table.from_events(events)
            self._loaded += 1
            if self._loaded % 64 == 0:  # the minder tidies every second, but many can come at once
                self.tidy()

    def _touch(self, room: Room) -> None:
        """It is in use: it will be the last to be dropped."""
        room.used = time.monotonic()
        self.rooms.move_to_end(room.game)

    def tidy(self) -> None:
        """Drop Tables beyond the limit or long unused, and rooms that nobody is in."""
        live = sum(room.table is not None for room in self.rooms.values())
        limit = time.monotonic() - self.settings.idle
        for game, room in list(self.rooms.items()):
            if live <= self.settings.live_tables and room.used > limit:
                break
            if room.busy or room.used > time.monotonic() - 1:
                continue
            if room.table is not None:
                room.drop()
                live -= 1
            if not room.members:
                if room.timer is not None:
                    room.timer.cancel()
                del self.rooms[game]

    # ---- what happens at a table

    async def ask(
        self, game: str, seat: int, request: wire.TableRequest, reply: Reply = _nobody
    ) -> wire.Done:
        """Carry out a player's request; returns when it is stored and on its way to everybody.

        ``reply`` is called before anybody is told, so that the answer comes before the frame.
        """
        nameless = request.client_id is None
        if nameless:  # a name makes it recognisable if the answer to a commit gets lost
            request.client_id = f"~{secrets.token_urlsafe(9)}"

        def attempt(table: Table) -> Outcome:
            absent = isinstance(request, wire.StandIn) and self._absent(room, request.seat)
            outcome = carry_out(table, seat, request, now(), absent)
            if nameless:
                outcome.done.client_id = None
            return outcome

        async with self.at(game) as room:
            return (await self.settle(room, attempt, reply=reply)).done

    def ask_now(
        self, game: str, seat: int, request: wire.TableRequest, reply: Reply, fail: Fail
    ) -> bool:
        """``ask`` by callbacks alone, for steps and moves of tables in memory; False if it cannot.

        This is the path of nearly everything that happens; ``ask`` does the same for all the rest.
        """
        room = self.rooms.get(game)
        if room is None or room.table is None or not room.lock.take():
            return False
        table = room.table
        try:
            outcome = carry_out(table, seat, request, now(), absent=False)
        except PalazziError as error:
            room.lock.release()
            if self.shared:
                return False
            fail(error)
            return True
        self._touch(room)
        if not outcome.events:
            reply(outcome.done)
            if outcome.drafted:
                room.show(table.actor)
            room.lock.release()
            return True

        def settled(won: bool | Exception) -> None:
            try:
                if won is True:
                    room.apply(outcome.events)
                    reply(outcome.done)
                    room.show()
                    self.minder.arrange(room, ours=True)
                    self.note(room)
            finally:
                room.lock.release()
            if won is False:
                self.spawn(self._ask_again(game, seat, request, reply, fail))
            elif won is not True:
                fail(won)

        self.store.append_soon(game, outcome.events, settled)
        return True

    async def _ask_again(
        self, game: str, seat: int, request: wire.TableRequest, reply: Reply, fail: Fail
    ) -> None:
        """Somebody else was faster."""
        try:
            async with self.at(game) as room:
                await self.catch_up(room)
            await self.ask(game, seat, request, reply)
        except Exception as error:
            fail(error)

    async def settle(
        self,
        room: Room,
        attempt: Callable[[Table], Outcome],
        then: Callable[[Outcome], list[Statement]] | None = None,
        reply: Reply = _nobody,
    ) -> Outcome:
        """Ask the table, store what follows, apply, tell; anew as often as others are faster.

        The caller holds the room's lock.
        """
        for _ in range(ROUNDS):
            try:
                outcome = attempt(room.live)
            except PalazziError:
                # Perhaps it was meant for what we have not seen yet.
                if self.shared and await self.catch_up(room):
                    continue
                raise
            if not outcome.events:
                reply(outcome.done)
                if outcome.drafted:
                    room.show(room.live.actor)  # only who has to act can draft
                return outcome
            statements = then(outcome) if then is not None else []
            statements += [
                dismiss(room.game, event.seat)
                for event in outcome.events
                if isinstance(event, Seated)
            ]
            if await self.store.append(room.game, outcome.events, statements):
                room.apply(outcome.events)
                reply(outcome.done)
                await self._happened(room, outcome.events)
                return outcome
            await self.catch_up(room)
        raise Refused("unavailable", "Too many at once at this table; please try again.")

    async def _happened(self, room: Room, events: tuple[Event, ...]) -> None:
        room.show()
        self.minder.arrange(room, ours=True)
        if all(isinstance(event, Played) for event in events):
            self.note(room)
        else:
            room.summary = Summary.of(room.live, self.settings.bot_pace)
            await self.store.summarise(room.game, room.summary)

    def note(self, room: Room) -> None:
        """Have ``tables`` say what the table is like now, if a move changed that."""
        table, known = room.live, room.summary
        plain = known is not None and not known.bots and known.phase == table.phase
        if plain and table.deadline() is None:
            return  # two people without a clock: nothing to search for
        summary = Summary.of(table, self.settings.bot_pace)
        if summary != known:
            room.summary = summary
            self.store.summarise_soon(room.game, summary)

    async def catch_up(self, room: Room) -> bool:
        """Apply what others have stored; whether there was anything. The lock is held."""
        events = await self.store.load(room.game, room.live.seq)
        if not events:
            return False
        try:
            room.apply(events)
        except PalazziError:
            room.drop()
            await self._load(room)
        room.show()
        self.minder.arrange(room, ours=False)
        return True

    def _absent(self, room: Room, seat: int) -> bool:
        """Whether nobody has been connected for the seat for long enough."""
        if self.neighbours.connected(room, seat):
            return False
        since = room.seen.get(seat, room.opened)
        return time.monotonic() - since >= self.settings.absence

    def feed(self, game: str, seat: int, data: bytes, refuse: Refuse) -> Refused | None:
        """What the hand of a seat does in a physical world; why not, if it cannot."""
        room = self.rooms.get(game)
        motion = None if room is None else room.motion
        turn = None if motion is None else motion.turn
        if motion is None and self.shared and room is not None and room.table is not None:
            turn = room.table.waiting_hand()  # it may move in another process
        if turn is None or turn.seat != seat or turn.hand:
            return Refused("not_your_turn", "Your hand has nothing to do at this moment.")
        if len(data) > LONGEST_FEED:
            return Refused("too_large", f"A movement has at most {LONGEST_FEED} bytes at a time.")
        if motion is None:
            self.neighbours.feed(game, seat, data)
        elif not motion.feed(data, refuse):
            return Refused("too_many", "The hand moves faster than the world can follow.")
        return None

    # ---- connections

    async def enter(self, game: str, member: Member, since: int) -> list[bytes]:
        """Let a connection in; what it is sent first."""
        lines = await self.store.chat(game)
        async with self.at(game) as room:
            if room.full_for(member.seat):
                raise Refused("too_many", "There are too many connections to this seat.")
            if self.shared:  # the client may have seen more than we have, in another process
                await self.catch_up(room)
            first = not room.members
            room.members.add(member)
            self.minder.arrange(room, ours=False)
            frame = room.message(member.seat, since)
            member.seq = room.live.seq
            chat = wire.write(wire.ChatLines(lines=lines))
            picture = room.picture
        if first:
            self.neighbours.who_else(game)
        self.neighbours.changed(room, but=member)
        first_of_all = [chat, self.neighbours.presence_of(room), frame]
        return [*first_of_all, Binary(picture)] if picture else first_of_all

    def exit(self, game: str, member: Member) -> None:
        """A connection ended."""
        room = self.rooms.get(game)
        if room is None or member not in room.members:
            return
        room.members.discard(member)
        room.seen[member.seat] = room.used = time.monotonic()
        if not self.stopping:
            self.neighbours.changed(room)

    async def say(self, game: str, member_seat: int, text: str, name: str | None) -> wire.Done:
        """A line of chat for everybody at the table."""
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise Refused("malformed", "A line of chat has at least one printable character.")
        async with self.at(game) as room:
            seats = room.live.seats
            who = seats[member_seat].name if 0 <= member_seat < len(seats) else ""
            line = wire.ChatLine(
                id=f"{member_seat}:{name or secrets.token_urlsafe(9)}",
                at=now(),
                seat=member_seat,
                name=who,
                text=words,
            )
            seq = room.live.seq
        await self.store.say(game, line)
        room.tell(wire.write(wire.ChatLines(lines=[line])))
        return wire.Done(client_id=name, seq=seq, committed=True)
