"""Looks after tables that nobody has to ask: bots that have to move, clocks that run out.

A table that somebody uses has its own timer. All others are found by what the database says is due,
so that nothing depends on a process that may be gone. When several processes mind one table, the
one where it became a bot's turn goes first; if two move, the log's key takes one. A table that
fails is left alone for a while, and harms no other (``quarantine.py``).
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from palazzi.core.errors import PalazziError
from palazzi.server.base.background import Background
from palazzi.server.base.journal import bug, now, warn
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.cluster.presence import BEAT
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.commits import Commits
from palazzi.server.rooms.decisions import Decision
from palazzi.server.rooms.quarantine import Quarantine
from palazzi.server.rooms.room import Room
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.services.bot_turns import BotTurns
from palazzi.server.services.hand_turns import HandTurns
from palazzi.server.storage.store import Store
from palazzi.table import Table

OTHERS: Final = 2.0
"""Seconds that other processes leave to the one whose turn it is to move a bot."""
OTHERS_WORLD: Final = 180.0
"""… and to the one that carries a physical move out: the longest lasts two minutes."""
OTHERS_ANSWER: Final = 60.0
"""… and to the one that the asked bystander is connected to: only it knows of a begun answer."""
LOOKED_AT: Final = 200
"""Tables that are looked at in one go."""


class Scheduler:
    """Starts what is due, at tables in use and at all others."""

    def __init__(
        self,
        rooms: Rooms,
        commits: Commits,
        store: Store,
        quarantine: Quarantine,
        neighbours: Neighbours,
        bot_turns: BotTurns,
        hand_turns: HandTurns,
        background: Background,
        *,
        shared: bool,
        look: float,
    ) -> None:
        """``look``: seconds between two looks for tables where something is due."""
        self._rooms = rooms
        self._commits = commits
        self._store = store
        self._quarantine = quarantine
        self._neighbours = neighbours
        self._bot_turns = bot_turns
        self._hand_turns = hand_turns
        self._background = background
        self._shared = shared
        self._look_every = look
        self.last_look = background.loop.time()
        """When all tables where something is due were last looked at, by the loop's time."""

    @property
    def late(self) -> float:
        """Seconds by which the next look is late."""
        return self._background.loop.time() - self.last_look - self._look_every

    # ---- tables in use

    def arrange(self, room: Room, ours: bool) -> None:
        """Set the timer and the bot going that the table needs now.

        ``ours``: what happened last, happened in this process.
        """
        table = room.table
        if table is None or self._background.stopping:
            return
        room.stop_timer()
        if room.bot is not None and room.standby not in (-1, table.seq):
            room.bot.cancel()  # the other process has done it
            room.bot = None
            room.standby = -1
        hand = table.play.waiting_hand()
        self._hand_turns.take_away(room, hand)
        deadline = table.play.deadline()
        if deadline is not None:
            delay = max(0, deadline - now()) / 1000
            if not ours and self._shared:
                delay += random.uniform(0.2, 1)
            if table.fold.clock.asked and not self._here(room, table.fold.actor):
                delay += OTHERS_ANSWER
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(min(delay, 86_400), self._due, room)
        if (room.bot is not None and not room.bot.done()) or self._quarantine.pause(room.table_id):
            return
        if hand is not None:
            # Whatever came after it was chosen, the move is under way where that happened.
            begins = ours and table.fold.acted == table.seq
            alone = begins or not self._shared
            work = partial(self._hand_turns.play, room, 0 if alone else OTHERS_WORLD)
            room.bot = self._background.spawn(self._watched(room, "its world fails", work))
        elif table.fold.phase == "playing" and table.fold.seats[table.fold.actor].bot is not None:
            work = partial(self._bot_turns.play, room, 0 if ours else OTHERS)
            room.bot = self._background.spawn(self._watched(room, "its bot fails", work))

    async def _watched(
        self, room: Room, what: str, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Do it; if it fails, leave the table alone for a while and then try again."""
        try:
            await work()
        except Refused:
            raise  # no database, or no readable record: ``run`` comes back to it
        except Exception as error:
            self._quarantine.put(room.table_id, what, error)
            pause = self._quarantine.pause(room.table_id)
            self._background.loop.call_later(pause + 0.1, self.arrange, room, True)
        else:
            self._quarantine.mended(room.table_id)

    def _here(self, room: Room, seat: int) -> bool:
        """Whether a seat's player is connected to this process, or to none."""
        return seat in room.here()[0] or not self._neighbours.connected(room, seat)

    def _due(self, room: Room) -> None:
        self._background.spawn(self._tick(room.table_id))

    async def _tick(self, table_id: str) -> None:
        await self._commits.commit(table_id, _ticked)
        async with self._rooms.at(table_id) as room:
            self.arrange(room, ours=False)

    # ---- all others

    async def run(self) -> None:
        """Look again and again for tables where something is due."""
        beaten = 0.0
        late = 3000 if self._shared else 100  # leave it to the process that is at it
        forgotten = True
        while True:
            try:
                if forgotten:
                    await self._look(await self._store.forgotten())
                    forgotten = False
                await self._look(
                    await self._store.due(now() - late, LOOKED_AT + len(self._quarantine))
                )
                self._rooms.tidy()
                self.last_look = self._background.loop.time()
                if self._background.loop.time() - beaten > BEAT:
                    beaten = self._background.loop.time()
                    await self._neighbours.beat()
            except PalazziError as error:
                warn("cannot look after tables", error=type(error).__name__)
            except Exception as error:
                bug("cannot look after tables", error)
            await asyncio.sleep(self._look_every)

    async def _look(self, table_ids: list[str]) -> None:
        """See to each of them; one that cannot be seen to is put aside, and the others are."""
        for table_id in table_ids:
            room = self._rooms.get(table_id)
            if room is not None and (room.timer is not None or room.busy):
                continue
            if self._quarantine.pause(table_id):
                continue
            try:
                async with self._rooms.at(table_id) as room:
                    await self._rooms.catch_up(room)
                    self._commits.note(room)
                    self.arrange(room, ours=False)
            except Refused as error:
                if error.code == "unavailable":
                    raise  # the database: all others would wait for it, too
            except Exception as error:
                self._quarantine.put(table_id, "it cannot be looked after", error)


def _ticked(table: Table) -> Decision[None]:
    return Decision(table.play.tick(now()), None)
