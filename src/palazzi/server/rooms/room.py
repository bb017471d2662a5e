"""A table as it is used in this process: who is connected, and what each of them has been sent.

The Table itself comes and goes (it can be rebuilt from its log at any time); the room stays as long
as somebody is in it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, cast

from palazzi.core.view import SPECTATOR
from palazzi.server.limits.budget import Account
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.messages import Error, Skip
from palazzi.server.rooms.handoff import HandoffLock
from palazzi.server.rooms.transcripts import Transcripts
from palazzi.server.storage.credentials import WATCHER, Credential, admits
from palazzi.server.storage.store import Summary
from palazzi.server.transport.line import Binary, Glimpse, SocketLine
from palazzi.server.workers.motion import MOST_WAITING as MOST_EARLY
from palazzi.server.workers.motion import PhysicalMove, Refuse
from palazzi.table import Event, HandTurn, Table
from palazzi.table.shapes import StoryStep
from palazzi.table.steps import MOST_BYTES as MOST_OF_STEPS
from palazzi.table.steps import steps_of_last

MOST_WAITING: Final = 256
"""Messages that may wait for a client that does not read."""
MOST_PICTURES: Final = 16
"""Messages that may wait before pictures of a moving world are left out."""
MOST_BYTES: Final = 4 << 20
MOST_OF_SEAT: Final = 8
MOST_WATCHERS: Final = 200


class FrameInProgress:
    """A frame whose steps are still being made: what is to be sent after it waits for them."""

    __slots__ = ("_members", "ready", "text")

    def __init__(self, text: bytes) -> None:
        self.text = text
        """Without the steps, until it is ready."""
        self.ready = False
        self._members: list[Member] = []

    def __len__(self) -> int:
        return len(self.text)

    def awaited_by(self, member: Member) -> None:
        """It is one of those that the frame is for."""
        self._members.append(member)

    def complete(self, steps: list[StoryStep]) -> None:
        """Have it sent with these steps, or with the end alone if there are none, or too many."""
        written = write(steps)
        if steps and len(written) <= MOST_OF_STEPS:
            self.text = b'%s,"steps":%s}' % (self.text[:-1], written)
        self.ready = True
        for member in self._members:
            member.flush()


Narrate = Callable[[FrameInProgress, Iterator[StoryStep], Account], None]


class Member:
    """One connection: whose it is, what it has seen, and what waits to be sent."""

    __slots__ = (
        "_bytes",
        "_flushing",
        "_line",
        "_loop",
        "_outbox",
        "closing",
        "payer",
        "renewing",
        "seat",
        "seq",
        "visible",
        "who",
    )

    def __init__(self, line: SocketLine, who: Credential, payer: Account | None = None) -> None:
        self.who = who
        self.payer = payer
        """Who pays for the steps of its frames; None if it wants the end alone."""
        self.seat = who.seat
        """The seat whose frames it gets; SPECTATOR for whoever watches."""
        self.seq = 0
        self.closing = 0
        """The code it is to be closed with, once everything is sent."""
        self.renewing = False
        """Whether a frame that replaces everything waits to be sent."""
        self.visible = True
        """Whether somebody can see it: a page says when it is in the background."""
        self._line = line
        self._loop = asyncio.get_running_loop()
        self._outbox: list[bytes | FrameInProgress] = []
        self._bytes = 0
        self._flushing = True
        """Whether sending is arranged for; at first the welcome is, by ``flush``."""

    def send(self, text: bytes | FrameInProgress) -> None:
        """Have it sent; a client that does not read is cut off: it can come back and catch up."""
        if self.closing:
            return
        if isinstance(text, Glimpse) and len(self._outbox) > MOST_PICTURES:
            return  # the next picture that shows everything will do
        self._outbox.append(text)
        self._bytes += len(text)
        if len(self._outbox) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.flush()
            if self._outbox:
                self._outbox.clear()
                self.close(1013)
        elif not self._flushing:
            # At the end of this round of the loop: a reply and the frame after it are one write.
            self._flushing = True
            self._loop.call_soon(self.flush)

    def renew(self, frame: bytes) -> None:
        """Send a frame that replaces everything it has."""
        self.renewing = True
        self.send(frame)

    def flush(self) -> None:
        """Send what waits, unless the client has to read first; then this is called again."""
        if not self._line.open:
            self._outbox.clear()
        elif not self._line.writable.is_set():
            return
        elif self._outbox:
            ready: list[bytes] = []
            for text in self._outbox:
                if isinstance(text, bytes):
                    ready.append(text)
                elif text.ready or self.closing:
                    ready.append(text.text)
                else:
                    break
            del self._outbox[: len(ready)]
            if ready:
                self._line.write(ready)
        self._bytes = sum(map(len, self._outbox))
        self._flushing = False
        self.renewing = self.renewing and bool(self._outbox)

    def close(self, code: int) -> None:
        """Close it after what waits to be sent."""
        if not self.closing:
            self.closing = code
            self.flush()
            self._line.hang_up()


class Room:
    """One table, here."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.lock = HandoffLock()
        """Held from the check of a request until its events are stored and applied."""
        self.table: Table | None = None
        self.summary: Summary | None = None
        self.members: set[Member] = set()
        self.used = time.monotonic()
        self.opened = self.used
        self.seen: dict[int, float] = {}
        """When a seat's player was last heard of: a connection that ended, or a request by HTTP."""
        self.timer: asyncio.TimerHandle | None = None
        self.bot: asyncio.Task[None] | None = None
        self.standby = -1
        """The seq at which ``bot`` leaves a physical move to another process; -1 if it does not."""
        self.motion: PhysicalMove | None = None
        """The physical move that is being carried out in this process."""
        self.early: deque[tuple[HandTurn, bytes, Refuse]] = deque(maxlen=MOST_EARLY)
        """What a hand did before its move was begun here: it need not wait to be told."""
        self.picture = b""
        """The newest picture of a moving world, here or elsewhere, that shows every piece."""
        self.transcripts = Transcripts()
        self.narrate: Narrate | None = None
        """Makes steps, a little at a time: the frame builder's, once there is one."""
        self._shown: dict[int, tuple[int, bytes]] = {}
        """By seat: the seq of its last frame, and what was in it but for the log."""

    @property
    def live(self) -> Table:
        """The Table, for whoever holds the lock: ``Rooms.at`` has loaded it."""
        assert self.table is not None
        return self.table

    def load(self, events: Iterable[Event]) -> None:
        """Build the Table from its log, for those who are still connected, too."""
        self.table = Table.from_events(events)
        self.expel()

    def drop(self) -> None:
        """Forget the Table: it can be rebuilt from its log."""
        self.table = None
        self.transcripts.clear()
        self._shown.clear()

    def stop_timer(self) -> None:
        """Forget when something was to happen."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # ---- connections

    def full_for(self, seat: int) -> bool:
        """Whether there are enough connections of that seat."""
        most = MOST_WATCHERS if seat == SPECTATOR else MOST_OF_SEAT
        return sum(member.seat == seat for member in self.members) >= most

    def here(self) -> tuple[list[int], int]:
        """The seats that are connected to this process, and the number of watchers."""
        seats = sorted({member.seat for member in self.members if member.seat != SPECTATOR})
        return seats, sum(member.seat == SPECTATOR for member in self.members)

    def seen_here(self) -> list[int]:
        """The seats whose player can see the table, by a connection to this process."""
        return sorted({one.seat for one in self.members if one.visible and one.seat != SPECTATOR})

    def expel(self) -> None:
        """Close the connections of sittings that are over; they may come back as watchers."""
        for member in self.members:
            if member.who != WATCHER and not admits(self.live, member.who):
                member.close(4401)

    def expel_token(self, hash_: str) -> None:
        """Close the connections that were opened with a token."""
        for member in self.members:
            if member.who.hash == hash_:
                member.close(4401)

    def tell(self, text: bytes) -> None:
        """The same for everybody."""
        for member in self.members:
            member.send(text)

    def show_world(self, picture: bytes, whole: bool) -> None:
        """What a moving world looks like now; late-comers are shown the last whole picture."""
        if whole:
            self.picture = picture
        self.tell(Binary(picture) if whole else Glimpse(picture))

    def refuse(self, seat: int, sentence: str) -> None:
        """Tell a seat why its hand cannot do what it did."""
        for member in self.members:
            if member.seat == seat:
                member.send(write(Error("illegal", sentence, seq=member.seq)))

    @property
    def busy(self) -> bool:
        """Whether the Table must stay in memory: a bot thinks about it, or somebody drafts."""
        return (
            self.lock.locked()
            or (self.bot is not None and not self.bot.done())
            or (self.table is not None and self.table.play.drafting)
        )

    # ---- what happened

    def apply(self, events: list[Event] | tuple[Event, ...]) -> None:
        """Fold in what is stored. Whoever has lost their seat by it is shown nothing more."""
        self.picture = b""
        self.transcripts.expect(self.live, {member.seat for member in self.members})
        for event in events:
            self.live.apply(event)
            self.transcripts.extend(self.live)
        self.expel()

    def show(self, only: int | None = None) -> None:
        """Send every member the frame it has not seen; or one seat its own again, after a draft."""
        table = self.live
        made: dict[tuple[int, int], bytes] = {}
        told: dict[tuple[int, int], FrameInProgress | None] = {}
        for member in self.members:
            if member.seq == table.seq if only is None else member.seat != only:
                continue
            key = (member.seat, member.seq)
            if key not in made:
                made[key] = self.message(member.seat, member.seq, live=only is None)
            film = None
            if only is None and member.payer is not None:
                if key not in told:
                    told[key] = self._told(made[key], member, member.payer)
                if (film := told[key]) is not None:
                    film.awaited_by(member)
            member.send(film or made[key])
            member.seq = table.seq

    def _told(self, text: bytes, member: Member, payer: Account) -> FrameInProgress | None:
        """The frame with its steps, which are made from now on, once for all of the seat.

        None for whoever has missed more than the last event, and where there is nothing to tell.
        """
        table = self.live
        if self.narrate is None or member.seq != table.seq - 1:
            return None
        if member.seat == SPECTATOR and not payer.solvent:
            # made once for all who watch: whoever of them can still pay does
            paying = (one.payer for one in self.members if one.seat == SPECTATOR)
            payer = next((one for one in paying if one is not None and one.solvent), payer)
        steps = steps_of_last(table.fold, member.seat)
        if steps is None:
            return None
        film = FrameInProgress(text)
        self.narrate(film, steps, payer)
        return film

    def message(self, seat: int, since: int, live: bool = False) -> bytes:
        """A ``frame``; or, ``live``, a ``skip`` if nothing changed since the last one.

        It carries no more of the log than a frame should: see Transcripts.lines.
        """
        table = self.live
        since, first, log = self.transcripts.lines(table, seat, since)
        body = self._body(seat)
        before = self._shown.get(seat)
        self._shown[seat] = (table.seq, body)
        if live and log == b"[]" and before == (since, body):
            return write(Skip(since=since, seq=table.seq))
        head = b'{"type":"frame","since":%d,"seq":%d,"frame":' % (since, table.seq)
        return head + self._whole(body, first, log) + b"}"

    def frame(self, seat: int, since: int) -> bytes:
        """The frame alone."""
        _, first, log = self.transcripts.lines(self.live, seat, since)
        return self._whole(self._body(seat), first, log)

    def _body(self, seat: int) -> bytes:
        """A frame without what differs from event to event even where nothing changed."""
        frame = cast(dict[str, Any], self.live.frame(seat, self.live.seq))
        del frame["seq"], frame["log_from"], frame["log"]
        return write(frame)

    def _whole(self, body: bytes, first: int, log: bytes) -> bytes:
        rest = b',"seq":%d,"log_from":%d,"log":%s}' % (self.live.seq, first, log)
        return body[:-1] + rest
