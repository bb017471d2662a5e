"""Physical moves at tables: has a world carry them out, and commits what came of them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial

from palazzi.core.errors import Stale, WrongState
from palazzi.server.base.background import Background
from palazzi.server.base.journal import now, short, warn
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.rooms.commits import Commits
from palazzi.server.rooms.decisions import Decision
from palazzi.server.rooms.room import Room
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.workers.fair_queue import Urgency
from palazzi.server.workers.motion import PhysicalMove
from palazzi.server.workers.worlds import Worlds
from palazzi.table import HandTurn, Table


@dataclass(frozen=True, slots=True)
class HandTurns:
    """Carries physical moves out."""

    rooms: Rooms
    commits: Commits
    neighbours: Neighbours
    worlds: Worlds
    background: Background
    shared: bool

    def take_away(self, room: Room, hand: HandTurn | None) -> None:
        """End the physical move under way if its mover has gone, or it is not due any more."""
        motion = room.motion
        if motion is None:
            return
        if hand is None or motion.turn.seq < room.live.fold.moved:
            if room.bot is not None:
                room.bot.cancel()
            room.bot = room.motion = None
        elif hand.hand:  # PP-11.28: the first thing such a bot does is to break off
            motion.end()

    async def play(self, room: Room, wait: float) -> None:
        """Have the physical move that is due carried out, and store what came of it."""
        table_id, loop = room.table_id, self.background.loop
        async with self.rooms.at(table_id) as current:
            turn = current.live.play.waiting_hand()
            if wait:
                current.standby = current.live.seq
        if wait:
            await asyncio.sleep(wait)
        async with self.rooms.at(table_id) as current:
            current.standby = -1
            if self.shared:
                await self.rooms.catch_up(current)
            if turn is None or current.live.play.waiting_hand() != turn:
                loop.call_soon(self.rooms.arrange, current, False)
                return
            urgency = Urgency.PEOPLE if self.neighbours.people_at(current) else Urgency.BOTS
            current.motion = motion = PhysicalMove(turn, table_id, urgency)
            for meant, data, refuse in current.early:
                if meant == turn:
                    motion.feed(data, refuse)
            current.early.clear()
        try:
            happened = await self.worlds.simulate(
                motion, partial(self.neighbours.show_world, current)
            )
        finally:
            if current.motion is motion:
                current.motion = None
                current.picture = b""

        def decide(table: Table) -> Decision[None]:
            return Decision(table.play.happen(happened, now=now(), expected_seq=turn.seq), None)

        try:
            await self.commits.commit(table_id, decide)
        except (Stale, WrongState):
            # Another process did it.
            warn("a physical move came too late", table=short(table_id))
        loop.call_soon(self.rooms.arrange, current, True)
