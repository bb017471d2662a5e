"""The tables in use, who is connected to them, and what they ask for.

Tables are kept in memory only for speed: whatever is dropped comes back from the log. What happens
to them goes one way (commits.py).
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
from palazzi.core.view import SPECTATOR
from palazzi.server.base.counters import watch_loop
from palazzi.server.base.journal import bug, now
from palazzi.server.base.settings import Settings
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.limits.rates import CHAT, Buckets, Makers
from palazzi.server.protocol import wire
from palazzi.server.protocol.replies import Refused, no_table
from palazzi.server.rooms.commits import CommitPath, Decide, Reply
from palazzi.server.rooms.decisions import Decision, decide
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.rooms.room import Member, Room
from palazzi.server.rooms.scribe import Scribe
from palazzi.server.services.health import HealthProbe
from palazzi.server.services.minder import Minder
from palazzi.server.storage.credentials import Credential, require_admitted, require_seated
from palazzi.server.storage.database import Database
from palazzi.server.storage.expiry import Expiry
from palazzi.server.storage.store import Store, Summary
from palazzi.server.transport.line import Binary
from palazzi.server.workers.bots import BotPool
from palazzi.server.workers.motion import Refuse
from palazzi.server.workers.records import Records
from palazzi.server.workers.worlds import LONGEST_FEED, Worlds
from palazzi.table import Event, Table
from palazzi.table.events import Played

T = TypeVar("T")
Fail = Callable[[Exception], None]


def _nobody(_: object) -> None:
    """For requests that nobody waits for at a socket."""


class Hub:
    """All rooms of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.origin = secrets.token_hex(8)
        self.loop = asyncio.get_running_loop()
        self.database = database = Database(settings.database)
        self.store = Store(database, self.origin)
        self.bots = BotPool(settings.bot_processes, settings.bot_deadline)
        self.worlds = Worlds(settings.world_processes, settings.world_pace, settings.world_idle)
        self.records = Records()
        self.quarantine = Quarantine()
        self.shared = database.shared
        """Whether other processes may work on the same tables."""
        self.neighbours = Neighbours(self, database)
        self.minder = Minder(self)
        self.expiry = Expiry(self)
        self.health = HealthProbe(self)
        self.scribe = Scribe(self)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.makers = Makers(settings.limits)
        self.talkers = Buckets(CHAT)
        self.stopping = False
        self._path = CommitPath(self.store, self.shared, self.catch_up, self._happened, self.spawn)
        self._loaded = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Get ready; tables where something is due are looked after from now on."""
        await self.store.open()
        await self.neighbours.open()
        self.spawn(self.minder.run())
        self.spawn(self.expiry.run())
        self.spawn(watch_loop())

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
        await self.records.close()
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
        room = await self._locked(game)
        try:
            yield room
        finally:
            room.lock.release()

    @asynccontextmanager
    async def shown_to(self, game: str, who: Credential) -> AsyncIterator[Room]:
        """The same for somebody who wants to look: up to date, and only while it admits them."""
        async with self.at(game) as room:
            if self.shared:
                await self.catch_up(room)
            require_admitted(room.live, who)
            yield room

    async def _locked(self, game: str) -> Room:
        while True:
            room = self.rooms.get(game) or self.rooms.setdefault(game, Room(game))
            await room.lock.acquire()
            if self.rooms.get(game) is not room:
                room.lock.release()  # it was dropped while we waited: two rooms would be two tables
                continue
            try:
                await self._load(room)
            except BaseException:
                if not room.members:
                    self.rooms.pop(game, None)
                room.lock.release()
                raise
            self._touch(room)
            return room

    async def _load(self, room: Room) -> None:
        if room.table is None:
            with self.quarantine.reading(room.game):
                events = await self.expiry.kept(room.game, await self.store.load(room.game))
                if not events:
                    raise no_table()
                room.load(events)
            self._loaded += 1
            if self._loaded % 64 == 0:  # the minder tidies every second, but many can come at once
                self.tidy()

    def _touch(self, room: Room) -> None:
        """It is in use: it will be the last to be dropped."""
        room.used = time.monotonic()
        self.rooms.move_to_end(room.game)

    def tidy(self) -> None:
        """Drop Tables beyond the limit or long unused, and rooms that nobody is in."""
        self.scribe.trim()
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

    async def commit(self, game: str, decide: Decide[T], reply: Reply[T] = _nobody) -> T:
        """Have something decided on a table and stored; returns when everybody was told.

        ``reply`` is called before anybody is told, so that the answer comes before the frame.
        Whoever stops waiting does not stop it.
        """
        room = await self._locked(game)
        answers: list[T] = []
        future: asyncio.Future[None] = self.loop.create_future()

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

        self._path.begin(room, decide, answer, settled)
        await future
        return answers[0]

    async def ask(
        self,
        game: str,
        who: Credential,
        request: wire.TableRequest,
        reply: Reply[wire.Done] = _nobody,
    ) -> wire.Done:
        """Carry out a player's request."""
        nameless = request.client_id is None
        if nameless:  # a name makes it recognisable if the answer to a commit gets lost
            request.client_id = f"~{secrets.token_urlsafe(9)}"

        def attempt(table: Table) -> Decision[wire.Done]:
            require_seated(table, who)
            absent = isinstance(request, wire.StandIn) and self._absent(game, request.seat)
            decision = decide(table, who.seat, request, now(), absent)
            if nameless:
                decision.answer.client_id = None
            return decision

        return await self.commit(game, attempt, reply)

    def ask_now(
        self,
        game: str,
        who: Credential,
        request: wire.TableRequest,
        reply: Reply[wire.Done],
        fail: Fail,
    ) -> bool:
        """``ask`` without a task, for steps and moves of tables in memory; False if it cannot.

        Nearly everything that happens comes this way. The request has a name.
        """
        room = self.rooms.get(game)
        if room is None or room.table is None or not room.lock.take():
            return False
        self._touch(room)

        def attempt(table: Table) -> Decision[wire.Done]:
            require_seated(table, who)
            return decide(table, who.seat, request, now(), absent=False)

        def settled(error: Exception | None) -> None:
            room.lock.release()
            if error is not None:
                fail(error)

        self._path.begin(room, attempt, reply, settled)
        return True

    def _happened(self, room: Room, events: tuple[Event, ...], then: Callable[[], None]) -> None:
        """What follows from events that are stored and applied."""
        room.show()
        self.minder.arrange(room, ours=True)
        if all(isinstance(event, Played) for event in events):
            self.note(room)
            then()
        else:  # the lobby shows it as soon as whoever asked is answered
            room.summary = Summary.of(room.live, self.settings.bot_pace)
            self.store.summarise_soon(room.game, room.summary, then)

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
        with self.quarantine.reading(room.game):
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

    def _absent(self, game: str, seat: int) -> bool:
        """Whether nobody has been heard of at the seat for long enough."""
        room = self.rooms[game]
        if self.neighbours.connected(room, seat):
            return False
        since = room.seen.get(seat, room.opened)
        return time.monotonic() - since >= self.settings.absence

    def heard_of(self, game: str, who: Credential) -> None:
        """Somebody asked for something without being connected: they are there all the same."""
        room = self.rooms.get(game)
        if room is not None and who.sitting and who.seat != SPECTATOR:
            self.neighbours.heard_of(room, who.seat)

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
        async with self.scribe.told(game, member.who, since) as room:
            if room.full_for(member.seat):
                raise Refused("too_many", "There are too many connections to this seat.")
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

    async def say(self, game: str, who: Credential, text: str, name: str | None) -> wire.Done:
        """A line of chat for everybody at the table."""
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise Refused("malformed", "A line of chat has at least one printable character.")
        async with self.shown_to(game, who) as room:
            require_seated(room.live, who)
            seats = room.live.seats
            line = wire.ChatLine(
                id=f"{who.seat}.{who.sitting}:{name or secrets.token_urlsafe(9)}",
                at=now(),
                seat=who.seat,
                name="" if who.seat == SPECTATOR else seats[who.seat].name,
                text=words,
            )
            seq = room.live.seq
        kept = await self.store.say(game, line)
        if kept.text != line.text:
            raise Refused("malformed", "This client_id was used for another line; take a new one.")
        if kept.at == line.at:  # else it was told when it was said
            room.tell(wire.write(wire.ChatLines(lines=[line])))
        return wire.Done(client_id=name, seq=seq, committed=True)
