"""What passes between the processes on one database: news of tables, of chat, and of who is there.

A physical world moves in one process; its pictures go to those who watch in others, and the
movements of a hand that is connected elsewhere come to it. With SQLite there are no others; then
this only tells the own connections who is there.
"""

from __future__ import annotations

import base64
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from palazzi.server.base.journal import note
from palazzi.server.cluster import presence
from palazzi.server.cluster.bus import Bus
from palazzi.server.protocol import wire
from palazzi.server.rooms.room import Member, Room
from palazzi.server.storage.database import Database

if TYPE_CHECKING:
    from palazzi.server.services.hub import Hub

HEARD_EVERY: Final = 5.0
"""Seconds between two signs of life of somebody who plays without a connection."""


class Neighbours:
    """One for each hub."""

    def __init__(self, hub: Hub, database: Database) -> None:
        self._hub = hub
        self._bus = Bus(database, hub.origin, self._hear, self._gap)
        self._elsewhere = presence.Elsewhere()

    async def open(self) -> None:
        """Listen from now on."""
        await self._bus.open()

    async def close(self) -> None:
        """Stop listening."""
        await self._bus.close()

    # ---- who is there

    def connected(self, room: Room, seat: int) -> bool:
        """Whether somebody is connected for the seat, anywhere."""
        return any(seat in seats for seats, _ in (room.here(), *self._elsewhere.of(room.game)))

    def watched(self, room: Room) -> bool:
        """Whether somebody is connected to the table in another process."""
        return any(True for _ in self._elsewhere.of(room.game))

    def presence_of(self, room: Room) -> bytes:
        """Who is connected, anywhere, as clients are told."""
        return presence.message([room.here(), *self._elsewhere.of(room.game)])

    def changed(self, room: Room, but: Member | None = None) -> None:
        """Somebody came or went here: tell everybody, in other processes, too."""
        text = self.presence_of(room)
        for member in room.members:
            if member is not but:
                member.send(text)
        self._say_who(room)

    def heard_of(self, room: Room, seat: int) -> None:
        """A seat's player is there without a connection; the others are told now and then."""
        now = time.monotonic()
        before, room.seen[seat] = room.seen.get(seat, 0.0), now
        if self._hub.shared and now // HEARD_EVERY > before // HEARD_EVERY:
            self._tell("heard", room.game, seat)

    def who_else(self, game: str) -> None:
        """Ask the others who is connected to a table that we begin to serve."""
        if self._hub.shared:
            self._tell("who", game)

    async def beat(self) -> None:
        """Show that we live, and forget those who do not."""
        if self._hub.shared:
            await self._hub.store.tell(["alive"])
        for game in self._elsewhere.bury():
            room = self._hub.rooms.get(game)
            if room is not None:
                room.tell(self.presence_of(room))

    def _say_who(self, room: Room) -> None:
        if self._hub.shared:
            seats, watchers = room.here()
            self._tell("here", room.game, seats, watchers)

    # ---- a world that moves in one process

    def show_world(self, room: Room, picture: bytes, whole: bool) -> None:
        """What a world that moves here looks like now, for everybody, in other processes, too."""
        room.show_world(picture, whole)
        if self._elsewhere.of(room.game):
            self._tell("picture", room.game, base64.b64encode(picture).decode(), int(whole))

    def feed(self, game: str, seat: int, data: bytes) -> None:
        """What a hand does that is connected here, for its world elsewhere."""
        self._tell("feed", game, seat, base64.b64encode(data).decode())

    def _fed(self, game: str, seat: int, data: bytes) -> None:
        refuse = partial(self._tell, "refused", game, seat)
        error = self._hub.feed(game, seat, data, refuse)
        if error is not None:
            refuse(str(error))

    def _tell(self, *notice: str | int | list[int]) -> None:
        self._hub.spawn(self._hub.store.tell(list(notice)))

    # ---- news

    def _hear(self, origin: str, notice: list[Any]) -> None:
        self._elsewhere.alive(origin)
        room = self._hub.rooms.get(notice[1]) if len(notice) > 1 else None
        match notice:
            case ["here", str(game), list(seats), int(watchers)]:
                self._elsewhere.say(origin, game, (seats, watchers))
                if room is not None:
                    room.tell(self.presence_of(room))
            case ["heard", str(), int(seat)] if room is not None:
                room.seen[seat] = time.monotonic()
            case ["who", str()] if room is not None and room.members:
                self._say_who(room)
            case ["chat", str(game), int(at)] if room is not None:
                self._hub.spawn(self._overhear(game, at))
            case ["picture", str(), str(picture), int(whole)] if room is not None:
                room.show_world(base64.b64decode(picture), bool(whole))
            case ["feed", str(game), int(seat), str(data)] if room is not None and room.motion:
                self._fed(game, seat, base64.b64decode(data))
            case ["refused", str(), int(seat), str(sentence)] if room is not None:
                room.refuse(seat, sentence)
            case ["log", str(game), int(seq)] if room is not None:
                if room.table is None or room.table.seq < seq:
                    self._hub.spawn(self._follow(game))

    async def _follow(self, game: str) -> None:
        """Another process went on with a table we have."""
        async with self._hub.at(game) as room:
            if not await self._hub.catch_up(room):
                room.show()

    async def _overhear(self, game: str, at: int) -> None:
        """Somebody said something in another process."""
        lines = [line for line in await self._hub.store.chat(game, at) if line.at == at]
        room = self._hub.rooms.get(game)
        if room is not None and lines:
            room.tell(wire.write(wire.ChatLines(lines=lines)))

    def _gap(self) -> None:
        """Notices may have been missed: look at everything that is open."""
        note("looking at all open tables", tables=len(self._hub.rooms))
        for game in list(self._hub.rooms):
            self._hub.spawn(self._follow(game))
