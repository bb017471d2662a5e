"""Physical moves at tables: has a world carry them out, and commits what came of them."""

from __future__ import annotations

import asyncio
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
from palazzi.server.workers.motion import WorldMotion
from palazzi.server.workers.worlds import Worlds
from palazzi.table import HandTurn, Table


class HandTurns:
    """Carries physical moves out."""

    def __init__(
        self,
        rooms: Rooms,
        commits: Commits,
        neighbours: Neighbours,
        worlds: Worlds,
        background: Background,
        *,
        shared: bool,
    ) -> None:
        self._rooms = rooms
        self._commits = commits
        self._neighbours = neighbours
        self._worlds = worlds
        self._background = background
        self._shared = shared

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

    async def carry_out(self, room: Room, wait: float) -> None:
        """Have the physical move that is due carried out, and store what came of it."""
        table_id, loop = room.table_id, self._background.loop
        async with self._rooms.at(table_id) as current:
            turn = current.live.play.waiting_hand()
            if wait:
                current.standby = current.live.seq
        if wait:
            await asyncio.sleep(wait)
        async with self._rooms.at(table_id) as current:
            current.standby = -1
            if self._shared:
                await self._rooms.catch_up(current)
            if turn is None or current.live.play.waiting_hand() != turn:
                loop.call_soon(self._rooms.arrange, current, False)
                return
            urgency = Urgency.PEOPLE if self._neighbours.people_at(current) else Urgency.BOTS
            current.motion = motion = WorldMotion(turn, table_id, urgency)
        try:
            happened = await self._worlds.carry_out(
                motion, partial(self._neighbours.show_world, current)
            )
        finally:
            if current.motion is motion:
                current.motion = None
                current.picture = b""

        def decide(table: Table) -> Decision[None]:
            return Decision(table.play.happen(happened, now=now(), expected_seq=turn.seq), None)

        try:
            await self._commits.commit(table_id, decide)
        except (Stale, WrongState):
            # Another process did it.
            warn("a physical move came too late", table=short(table_id))
        loop.call_soon(self._rooms.arrange, current, True)
