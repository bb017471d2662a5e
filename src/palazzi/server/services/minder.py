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
from typing import TYPE_CHECKING, Any, Final

from palazzi.core.errors import PalazziError, Stale, WrongState
from palazzi.server.base.journal import bug, now, short, warn
from palazzi.server.cluster.presence import BEAT
from palazzi.server.protocol.replies import Refused
from palazzi.server.rooms.decisions import Decision
from palazzi.server.workers.fair_queue import Urgency
from palazzi.server.workers.motion import Motion
from palazzi.server.workers.pace import Pace
from palazzi.table import BotTurn, HandTurn, Table

if TYPE_CHECKING:
    from palazzi.server.rooms.room import Room
    from palazzi.server.services.hub import Hub

OTHERS: Final = 2.0
"""Seconds that other processes leave to the one whose turn it is to move a bot."""


OTHERS_WORLD: Final = 180.0
"""… and to the one that carries a physical move out: the longest lasts two minutes."""
OTHERS_ANSWER: Final = 60.0
"""… and to the one where a bystander is connected who is asked: only it knows that he has begun."""
LOOKED_AT: Final = 200
"""Tables that are looked at in one go."""


class Minder:
    """One for each hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pace = Pace(hub.settings.bot_pace / 1000)
        self.last_look = hub.loop.time()
        """When all tables where something is due were last looked at, by the loop's time."""

    @property
    def broken(self) -> dict[str, str]:
        """The tables that cannot be looked after, by the beginning of their ids, and why."""
        return self._hub.quarantine.reasons

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
        hand = table.waiting_hand()
        self._take_hand(room, hand)
        deadline = table.deadline()
        if deadline is not None:
            delay = max(0, deadline - now()) / 1000
            if not ours and self._hub.shared:
                delay += random.uniform(0.2, 1)
            if table.clock.asked and not self._here(room, table.actor):
                delay += OTHERS_ANSWER
            loop = asyncio.get_running_loop()
            room.timer = loop.call_later(min(delay, 86_400), self._due, room)
        if (room.bot is not None and not room.bot.done()) or self._hub.quarantine.pause(room.game):
            return
        if hand is not None:
            # Whatever came after it was chosen, the move is under way where that happened.
            begins = ours and table.acted == table.seq
            alone = begins or not self._hub.shared
            work = partial(self._carry_out, room, 0 if alone else OTHERS_WORLD)
            room.bot = self._hub.spawn(self._watched(room, "its world fails", work))
        elif table.phase == "playing" and table.seats[table.actor].bot is not None:
            work = partial(self._play, room, 0 if ours else OTHERS)
            room.bot = self._hub.spawn(self._watched(room, "its bot fails", work))

    def _take_hand(self, room: Room, hand: HandTurn | None) -> None:
        """End the physical move under way if its mover has gone, or it is not due any more."""
        motion = room.motion
        if motion is None:
            return
        if hand is None or motion.turn.seq < room.live.moved:
            if room.bot is not None:
                room.bot.cancel()
            room.bot = room.motion = None
        elif hand.hand:  # PP-11.28: the first thing such a bot does is to break off
            motion.end()

    async def _watched(
        self, room: Room, what: str, work: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Do it; if it fails, leave the table alone for a while and then try again."""
        try:
            await work()
        except Refused:
            raise  # no database, or no readable record: ``run`` comes back to it
        except Exception as error:
            self._hub.quarantine.put(room.game, what, error)
            pause = self._hub.quarantine.pause(room.game)
            self._hub.loop.call_later(pause + 0.1, self.arrange, room, True)
        else:
            self._hub.quarantine.mended(room.game)

    def _urgency(self, room: Room) -> Urgency:
        """How long a table's bots and worlds may be kept waiting."""
        table = room.table
        people = room.members or (table is not None and table.present())
        return Urgency.PEOPLE if people or self._hub.neighbours.watched(room) else Urgency.BOTS

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
            asked = self._hub.loop.time()
            thought = await self._hub.bots.choose(
                turn.level, turn.view, room.game, self._urgency(room)
            )
            if paced != turn.seq:  # the rest of its draft is seen by nobody before the last step
                paced = turn.seq
                passed = self._hub.loop.time() - asked
                hold = self._pace.hold(turn.level, thought.seconds, passed)
                if hold > 0:
                    await asyncio.sleep(hold)
            try:
                await self._move(turn, thought.action, room.game)
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
                self._hub.loop.call_soon(self.arrange, current, False)
                return
            current.motion = motion = Motion(turn, game, self._urgency(current))
        try:
            happened = await self._hub.worlds.carry_out(
                motion, partial(self._hub.neighbours.show_world, current)
            )
        finally:
            if current.motion is motion:
                current.motion = None
                current.picture = b""
        try:
            await self._hub.commit(game, lambda table: _happened(table, turn, happened))
        except (Stale, WrongState):
            warn("a physical move came too late", table=short(game))  # another process did it
        self._hub.loop.call_soon(self.arrange, current, True)

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
        forgotten = True
        while True:
            try:
                if forgotten:
                    await self._look(await hub.store.forgotten())
                    forgotten = False
                await self._look(await hub.store.due(now() - late, LOOKED_AT + len(hub.quarantine)))
                hub.tidy()
                self.last_look = hub.loop.time()
                if hub.loop.time() - beaten > BEAT:
                    beaten = hub.loop.time()
                    await hub.neighbours.beat()
            except PalazziError as error:
                warn("cannot look after tables", error=type(error).__name__)
            except Exception as error:
                bug("cannot look after tables", error)
            await asyncio.sleep(hub.settings.look)

    async def _look(self, games: list[str]) -> None:
        """See to each of them; one that cannot be seen to is put aside, and the others are."""
        for game in games:
            room = self._hub.rooms.get(game)
            if room is not None and (room.timer is not None or room.busy):
                continue
            if self._hub.quarantine.pause(game):
                continue
            try:
                async with self._hub.at(game) as room:
                    await self._hub.catch_up(room)
                    self._hub.note(room)
                    self.arrange(room, ours=False)
            except Refused as error:
                if error.code == "unavailable":
                    raise  # the database: all others would wait for it, too
            except Exception as error:
                self._hub.quarantine.put(game, "it cannot be looked after", error)


def _ticked(table: Table) -> Decision[None]:
    return Decision(table.tick(now()), None)


def _happened(table: Table, turn: HandTurn, moves: list[tuple[str, str]]) -> Decision[None]:
    return Decision(table.happen(moves, now=now(), expected_seq=turn.seq), None)
