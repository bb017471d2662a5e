"""What passes between the processes on one database: news of tables, of chat, and of who is there.

A physical world moves in one process; its pictures go to those who watch in others, and the
movements of a hand that is connected elsewhere come to it. With SQLite there are no others; then
this only tells the own connections who is there.
"""

from __future__ import annotations

import base64
import time
from functools import partial
from typing import Any, Final

from palazzi.core.view import SPECTATOR
from palazzi.server.base.background import Background
from palazzi.server.base.journal import note
from palazzi.server.cluster import presence
from palazzi.server.cluster.bus import Bus
from palazzi.server.protocol import messages
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.room import Member, Room
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage.credentials import Credential
from palazzi.server.storage.database import Database
from palazzi.server.storage.store import Store
from palazzi.server.workers.motion import Refuse
from palazzi.server.workers.worlds import LONGEST_FEED

HEARD_EVERY: Final = 5.0
"""Seconds between two signs of life of somebody who plays without a connection."""


class Neighbours:
    """The other processes, as this one knows them."""

    def __init__(
        self, database: Database, origin: str, store: Store, rooms: Rooms, background: Background
    ) -> None:
        """``origin`` is the name of this process in notices."""
        self._store = store
        self._rooms = rooms
        self._background = background
        self._shared = database.shared
        self._bus = Bus(database, origin, self._hear, self._gap)
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
        return any(seat in seats for seats, _ in (room.here(), *self._elsewhere.of(room.table_id)))

    def seen_by(self, room: Room, seat: int) -> bool:
        """Whether a seat's player can see the table, on any device."""
        return seat in room.seen_here() or self._elsewhere.seen(room.table_id, seat)

    def looks(self, table_id: str, member: Member, visible: bool) -> None:
        """A page came to the front, or went to the back."""
        room = self._rooms.get(table_id)
        if room is not None and member.visible != visible:
            member.visible = visible
            self._say_who(room)

    def presence_of(self, room: Room) -> bytes:
        """Who is connected, anywhere, as clients are told."""
        return presence.message([room.here(), *self._elsewhere.of(room.table_id)])

    def changed(self, room: Room, but: Member | None = None) -> None:
        """Somebody came or went here: tell everybody, in other processes, too."""
        text = self.presence_of(room)
        for member in room.members:
            if member is not but:
                member.send(text)
        self._say_who(room)

    def people_at(self, room: Room) -> bool:
        """Whether anybody is at the table: connected to any process, or to decide for a seat."""
        table = room.table
        return bool(
            room.members
            or (table is not None and table.fold.present())
            or self._elsewhere.of(room.table_id)
        )

    def heard_of(self, table_id: str, who: Credential) -> None:
        """A player asked for something without a connection; other processes are told at times."""
        room, seat = self._rooms.get(table_id), who.seat
        if room is None or not who.sitting or seat == SPECTATOR:
            return
        now = time.monotonic()
        before, room.seen[seat] = room.seen.get(seat, 0.0), now
        if self._shared and now // HEARD_EVERY > before // HEARD_EVERY:
            self._tell("heard", room.table_id, seat)

    def who_else(self, table_id: str) -> None:
        """Ask the others who is connected to a table that we begin to serve."""
        if self._shared:
            self._tell("who", table_id)

    async def beat(self) -> None:
        """Show that we live, and forget those who do not."""
        if self._shared:
            await self._store.tell(["alive"])
        for table_id in self._elsewhere.bury():
            room = self._rooms.get(table_id)
            if room is not None:
                room.tell(self.presence_of(room))

    def _say_who(self, room: Room) -> None:
        if self._shared:
            seats, watchers = room.here()
            self._tell("here", room.table_id, seats, watchers, room.seen_here())

    def expel(self, table_id: str, hash_: str) -> None:
        """A token is void: its connections end, in other processes, too."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.expel_token(hash_)
        if self._shared:
            self._tell("out", table_id, hash_)

    # ---- a world that moves in one process

    def show_world(self, room: Room, picture: bytes, whole: bool) -> None:
        """What a world that moves here looks like now, for everybody, in other processes, too."""
        room.show_world(picture, whole)
        if self._elsewhere.of(room.table_id):
            self._tell("picture", room.table_id, base64.b64encode(picture).decode(), int(whole))

    def feed(self, table_id: str, seat: int, data: bytes, refuse: Refuse) -> Refused | None:
        """What the hand of a seat does in a physical world; why not, if it cannot."""
        room = self._rooms.get(table_id)
        motion = None if room is None else room.motion
        turn = None if motion is None else motion.turn
        if motion is None and room is not None and room.table is not None:
            turn = room.table.play.waiting_hand()  # in another process, or in a moment
        if turn is None or turn.seat != seat or turn.hand:
            return Refused("not_your_turn", "Your hand has nothing to do at this moment.")
        if len(data) > LONGEST_FEED:
            return Refused("too_large", f"A movement has at most {LONGEST_FEED} bytes at a time.")
        if motion is None and self._shared:
            self._tell("feed", table_id, seat, base64.b64encode(data).decode())
        elif motion is None:
            assert room is not None
            room.early.append((turn, data, refuse))
        elif not motion.feed(data, refuse):
            return Refused("too_many", "The hand moves faster than the world can follow.")
        return None

    def _fed(self, table_id: str, seat: int, data: bytes) -> None:
        refuse = partial(self._tell, "refused", table_id, seat)
        error = self.feed(table_id, seat, data, refuse)
        if error is not None:
            refuse(str(error))

    def _tell(self, *notice: str | int | list[int]) -> None:
        self._background.spawn(self._store.tell(list(notice)))

    # ---- news

    def _hear(self, origin: str, notice: list[Any]) -> None:
        self._elsewhere.alive(origin)
        room = self._rooms.get(notice[1]) if len(notice) > 1 else None
        match notice:
            case ["here", str(table_id), list(seats), int(watchers), list(seen)]:
                self._elsewhere.say(origin, table_id, (seats, watchers), seen)
                if room is not None:
                    room.tell(self.presence_of(room))
            case ["out", str(), str(hash_)] if room is not None:
                room.expel_token(hash_)
            case ["heard", str(), int(seat)] if room is not None:
                room.seen[seat] = time.monotonic()
            case ["who", str()] if room is not None and room.members:
                self._say_who(room)
            case ["chat", str(table_id), int(at)] if room is not None:
                self._background.spawn(self._overhear(table_id, at))
            case ["picture", str(), str(picture), int(whole)] if room is not None:
                room.show_world(base64.b64decode(picture), bool(whole))
            case ["feed", str(table_id), int(seat), str(data)] if room is not None and room.motion:
                self._fed(table_id, seat, base64.b64decode(data))
            case ["refused", str(), int(seat), str(sentence)] if room is not None:
                room.refuse(seat, sentence)
            case ["log", str(table_id), int(seq)] if room is not None:
                if room.table is None or room.table.seq < seq:
                    self._background.spawn(self._follow(table_id))

    async def _follow(self, table_id: str) -> None:
        """Another process went on with a table we have."""
        async with self._rooms.at(table_id) as room:
            if not await self._rooms.catch_up(room):
                room.show()

    async def _overhear(self, table_id: str, at: int) -> None:
        """Somebody said something in another process."""
        lines = [line for line in await self._store.chat(table_id, at) if line.at == at]
        room = self._rooms.get(table_id)
        if room is not None and lines:
            room.tell(write(messages.ChatLines(lines=lines)))

    def _gap(self) -> None:
        """Notices may have been missed: look at everything that is open."""
        note("looking at all open tables", tables=len(self._rooms))
        for table_id in self._rooms.ids():
            self._background.spawn(self._follow(table_id))
