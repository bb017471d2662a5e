"""Looks after tables that nobody has to ask: bots that have to move, clocks that run out.

A table that somebody uses has its own timer. All others are found by what the database says is due,
so that nothing depends on a process that may be gone. When several processes mind one table, the
one where it became a bot's turn goes first; if two move, the log's key takes one.
"""

from __future__ import annotations

import asyncio
import random
from functools import partial
from typing import TYPE_CHECKING, Final

from palazzi.core.errors import PalazziError
from palazzi.server.decisions import Decision
from palazzi.server.journal import bug, now, short, warn
from palazzi.server.presence import BEAT
from palazzi.server.worlds import Motion
from palazzi.table import BotTurn, HandTurn, Table

if TYPE_CHECKING:
    from palazzi.server.hub import Hub
    from palazzi.server.room import Room

OTHERS: Final = 2.0
"""Seconds that other processes leave to the one whose turn it is to move a bot."""


OTHERS_WORLD: Final = 180.0
"""… and to the one that carries a physical move out: the longest lasts two minutes."""
OTHERS_ANSWER: Final = 60.0
"""… and to the one where a bystander is connected who is asked: only it knows that he has begun."""
FAILED: Final = 5.0
"""Seconds before a world that failed is tried again."""


class Minder:
    """One for each hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.broken: dict[str, str] = {}
        self.last_look = hub.loop.time()

    # ---- tables in use

    def arrange(self, room: Room, ours: bool) -> None:
        """Set the timer and the bot going that the table needs now.

        ``ours``: what happened last, happened in this process.
        """
        table = room.table
        if table is None or self._hub.stopping:
            return
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if room.bot is not None and room.standby not in (-1, table.seq):
            room.bot.cancel()  # the other process has done it
            room.bot = None
            room.standby = -1
        deadline = table.deadline()
        if deadline is not None:
            delay = max(0, deadline - now()) / 1000
            if not ours and self._hub.shared:
                delay += random.uniform(0.2, 1)
            if table.clock.asked and not self._here(room, table.actor):
                delay += OTHERS_ANSWER
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(min(delay, 86_400), self._due, room)
        if table.waiting_hand() is not None:
            if room.bot is None or room.bot.done():
                alone = ours or not self._hub.shared
                room.bot = self._hub.spawn(self._carry_out(room, 0 if alone else OTHERS_WORLD))
            return
        waits = table.phase == "playing" and table.seats[table.actor].bot is not None
        if waits and (room.bot is None or room.bot.done()):
            room.bot = self._hub.spawn(self._play(room, 0 if ours else OTHERS))

    def _here(self, room: Room, seat: int) -> bool:
        """Whether a seat's player is connected to this process, or to none."""
        return seat in room.here()[0] or not self._hub.neighbours.connected(room, seat)

    def _due(self, room: Room) -> None:
        self._hub.spawn(self._tick(room.game))

    async def _tick(self, game: str) -> None:
        await self._hub.commit(game, _ticked)
        async with self._hub.at(game) as room:
            self.arrange(room, ours=False)

    async def _play(self, room: Room, wait: float) -> None:
        """Move bots until it is a human's turn."""
        if wait:
            await asyncio.sleep(wait)
        paced = 0
        while not self._hub.stopping:
            async with self._hub.at(room.game) as current:
                turn = current.live.waiting_bot()
            if turn is None:
                # A bot may have begun a physical move: it is carried out when this task is done.
                self._hub.loop.call_soon(self.arrange, room, True)
                return
            if paced != turn.seq:
                paced = turn.seq
                await asyncio.sleep(self._hub.settings.bot_pace / 1000)
            action = await self._hub.bots.choose(turn.level, turn.view)
            try:
                await self._move(turn, action, room.game)
            except PalazziError as error:
                # It may have been Stale (somebody reclaimed the seat); if not, the bot was wrong.
                warn("bot refused", table=short(room.game), error=type(error).__name__)
                await self._recover(turn, room.game)

    async def _carry_out(self, room: Room, wait: float) -> None:
        """Have the physical move that is due carried out, and store what came of it."""
        game = room.game
        async with self._hub.at(game) as current:
            turn = current.live.waiting_hand()
            if wait:
                current.standby = current.live.seq
        if wait:
            await asyncio.sleep(wait)
        async with self._hub.at(game) as current:
            current.standby = -1
            if self._hub.shared:
                await self._hub.catch_up(current)
            if turn is None or current.live.waiting_hand() != turn:
                return
            current.motion = motion = Motion(turn)
        try:
            happened = await self._hub.worlds.carry_out(
                motion, partial(self._hub.neighbours.show_world, current)
            )
        except (TimeoutError, OSError, EOFError, ValueError, KeyError) as error:
            warn("world failed", table=short(game), error=type(error).__name__)
            happened = []
        finally:
            current.motion = None
            current.picture = b""
        if happened:
            await self._hub.commit(game, lambda table: _happened(table, turn, happened))
        self._hub.loop.call_soon(self._again, current, bool(happened))

    def _again(self, room: Room, went_well: bool) -> None:
        """Whatever is due next; a world that failed is given time before it is tried again."""
        if went_well:
            self.arrange(room, ours=True)
        else:
            self._hub.loop.call_later(FAILED, self.arrange, room, True)

    async def _move(self, turn: BotTurn, action: int, game: str) -> None:
        def decide(table: Table) -> Decision[None]:
            step = table.submit(
                turn.seat,
                [action],
                now=now(),
                expected_seq=turn.seq,
                expected_step=turn.step,
                bot=turn.level,
            )
            return Decision(step.events, None)

        await self._hub.commit(game, decide)

    async def _recover(self, turn: BotTurn, game: str) -> None:
        async with self._hub.at(game) as room:
            same = room.live.waiting_bot()
        if same is not None and (same.seq, same.step) == (turn.seq, turn.step):
            await self._move(same, self._hub.bots.any_action(same.view), game)

    # ---- all others

    async def run(self) -> None:
        """Look again and again for tables where something is due."""
        hub = self._hub
        beaten = 0.0
        late = 3000 if hub.shared else 100  # leave it to the process that is at it
        await self._look(await hub.store.forgotten())
        while True:
            try:
                await self._look(await hub.store.due(now() - late))
                self.last_look = hub.loop.time()
                hub.tidy()
                loop_time = asyncio.get_running_loop().time()
                if loop_time - beaten > BEAT:
                    beaten = loop_time
                    await hub.neighbours.beat()
            except PalazziError as error:
                warn("cannot look after tables", error=type(error).__name__)
            await asyncio.sleep(hub.settings.look)

    async def _look(self, games: list[str]) -> None:
        for game in games:
            room = self._hub.rooms.get(game)
            if room is not None and (room.timer is not None or room.busy):
                continue
            try:
                async with self._hub.at(game) as room:
                    await self._hub.catch_up(room)
                    self._hub.note(room)
                    self.arrange(room, ours=False)
            except PalazziError as error:
                bug("a table cannot be looked after", error, table=short(game))


def _ticked(table: Table) -> Decision[None]:
    return Decision(table.tick(now()), None)


def _happened(table: Table, turn: HandTurn, moves: list[tuple[str, str]]) -> Decision[None]:
    return Decision(table.happen(moves, now=now(), expected_seq=turn.seq), None)
