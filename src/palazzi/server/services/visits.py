"""Connections to tables: who comes in, what they are sent first, who leaves."""

from __future__ import annotations

import time
from dataclasses import dataclass

from palazzi.server.base.background import Background
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.protocol import messages
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.frame_builder import FrameBuilder
from palazzi.server.rooms.room import Member
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage.store import Store
from palazzi.server.transport.line import Binary


@dataclass(frozen=True, slots=True)
class Visits:
    """Lets connections in and out."""

    rooms: Rooms
    store: Store
    frame_builder: FrameBuilder
    neighbours: Neighbours
    background: Background

    async def enter(self, table_id: str, member: Member, since: int) -> list[bytes]:
        """Let a connection in; what it is sent first."""
        lines = await self.store.chat(table_id)
        async with self.frame_builder.told(table_id, member.who, since) as room:
            if room.full_for(member.seat):
                raise Refused("too_many", "There are too many connections to this seat.")
            first = not room.members
            room.members.add(member)
            self.rooms.arrange(room, False)
            frame = room.message(member.seat, since)
            member.seq = room.live.seq
            chat = write(messages.ChatLines(lines=lines))
            picture = room.picture
        if first:
            self.neighbours.who_else(table_id)
        self.neighbours.changed(room, but=member)
        first_of_all = [chat, self.neighbours.presence_of(room), frame]
        return [*first_of_all, Binary(picture)] if picture else first_of_all

    def leave(self, table_id: str, member: Member) -> None:
        """A connection ended."""
        room = self.rooms.get(table_id)
        if room is None or member not in room.members:
            return
        room.members.discard(member)
        room.seen[member.seat] = room.used = time.monotonic()
        if not self.background.stopping:
            self.neighbours.changed(room)
