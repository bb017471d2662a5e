"""What people say at a table; every line is kept before it is told."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from palazzi.core.view import SPECTATOR
from palazzi.server.base.journal import now
from palazzi.server.protocol import messages
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.storage.credentials import Credential, require_seated
from palazzi.server.storage.store import Store


@dataclass(frozen=True, slots=True)
class ChatLog:
    """The chat of all tables."""

    rooms: Rooms
    store: Store

    async def say(
        self, table_id: str, who: Credential, text: str, name: str | None
    ) -> messages.Done:
        """A line of chat for everybody at the table; ``name`` makes it safe to repeat."""
        words = " ".join(text.split())
        if not words or not words.isprintable():
            raise Refused("malformed", "A line of chat has at least one printable character.")
        async with self.rooms.shown_to(table_id, who) as room:
            require_seated(room.live, who)
            seats = room.live.fold.seats
            line = messages.ChatLine(
                id=f"{who.seat}.{who.sitting}:{name or secrets.token_urlsafe(9)}",
                at=now(),
                seat=who.seat,
                name="" if who.seat == SPECTATOR else seats[who.seat].name,
                text=words,
            )
            seq = room.live.seq
        kept = await self.store.say(table_id, line)
        if kept.text != line.text:
            raise Refused("malformed", "This client_id was used for another line; take a new one.")
        if kept.at == line.at:  # else it was told when it was said
            room.tell(write(messages.ChatLines(lines=[line])))
        return messages.Done(client_id=name, seq=seq, committed=True)
