"""Bots at tables: asks the pool for their moves and commits them at a pace people can follow."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from palazzi.core.errors import PalazziError
from palazzi.server.base.background import Background
from palazzi.server.base.journal import now, short, warn
from palazzi.server.cluster.neighbours import Neighbours
from palazzi.server.rooms.commits import Commits
from palazzi.server.rooms.decisions import Decision
from palazzi.server.rooms.room import Room
from palazzi.server.rooms.rooms import Rooms
from palazzi.server.workers.bots import BotPool
from palazzi.server.workers.fair_queue import Urgency
from palazzi.server.workers.pace import Pace
from palazzi.table import BotTurn, Table


@dataclass(frozen=True, slots=True)
class BotTurns:
    """Plays the turns of bots."""

    rooms: Rooms
    commits: Commits
    neighbours: Neighbours
    bots: BotPool
    background: Background
    pace: Pace

    async def play(self, room: Room, wait: float) -> None:
        """Move bots until it is a human's turn."""
        if wait:
            await asyncio.sleep(wait)
        loop, table_id = self.background.loop, room.table_id
        paced = 0
        while not self.background.stopping:
            async with self.rooms.at(table_id) as current:
                turn = current.live.play.waiting_bot()
            if turn is None:
                # A bot may have begun a physical move: it is carried out when this task is done.
                loop.call_soon(self.rooms.arrange, room, True)
                return
            asked = loop.time()
            urgency = Urgency.PEOPLE if self.neighbours.people_at(room) else Urgency.BOTS
            thought = await self.bots.choose(turn.level, turn.knowledge, table_id, urgency)
            if paced != turn.seq:  # the rest of its draft is seen by nobody before the last step
                paced = turn.seq
                hold = self.pace.hold(turn.level, thought.seconds, loop.time() - asked)
                if hold > 0:
                    await asyncio.sleep(hold)
            try:
                await self._move(turn, thought.action, table_id)
            except PalazziError as error:
                # It may have been Stale (somebody reclaimed the seat); if not, the bot was wrong.
                warn("bot refused", table=short(table_id), error=type(error).__name__)
                await self._recover(turn, table_id)

    async def _move(self, turn: BotTurn, action: int, table_id: str) -> None:
        def decide(table: Table) -> Decision[None]:
            step = table.play.submit(
                turn.seat,
                [action],
                now=now(),
                expected_seq=turn.seq,
                expected_step=turn.step,
                bot=turn.level,
            )
            return Decision(step.events, None)

        await self.commits.commit(table_id, decide)

    async def _recover(self, turn: BotTurn, table_id: str) -> None:
        async with self.rooms.at(table_id) as room:
            same = room.live.play.waiting_bot()
        if same is not None and (same.seq, same.step) == (turn.seq, turn.step):
            await self._move(same, self.bots.any_action(same.knowledge), table_id)
