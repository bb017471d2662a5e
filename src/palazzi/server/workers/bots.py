"""Bots think in processes of their own, and never longer than they may.

A bot that is late or crashes loses its process, not the game: greedy moves instead, and if that
fails too, any legal action will do. Each process works on one decision at a time, so killing one
hurts nobody else.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

from palazzi.bots.bot import RandomBot
from palazzi.bots.explain import Explanation
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge
from palazzi.games import REGISTRY
from palazzi.server.base.counters import Usage
from palazzi.server.base.journal import warn
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import Refused
from palazzi.server.workers.fair_queue import Job, Urgency
from palazzi.server.workers.pace import budget
from palazzi.server.workers.processes import WorkerPool

STARTING: Final = 30.0
"""Seconds a new process may take for its first answer on top of the deadline: it has to import."""
HINT: Final = 1.0
"""Seconds of thought behind a hint."""
BRIEF: Final = 0.02
"""Seconds that a bot without a budget of time is expected to take."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot decided, and how many seconds it took to."""

    action: int
    seconds: float


class BotPool:
    """A number of processes, each started when it is first needed."""

    def __init__(self, size: int, deadline: float) -> None:
        """``deadline``: seconds for one decision."""
        self._deadline = deadline
        self._workers = WorkerPool("palazzi.server.workers.bot_worker", size)
        self._hints: set[tuple[str, int]] = set()
        """Tables and seats for which a hint is thought about, or waits to be."""

    async def choose(
        self,
        level: str,
        knowledge: Knowledge,
        table_id: str = "",
        urgency: Urgency = Urgency.PEOPLE,
    ) -> Thought:
        """A legal action for the seat that knows it, whatever happens."""
        for attempt in dict.fromkeys((level, "greedy")):
            try:
                return await self._ask(attempt, knowledge, table_id, urgency)
            except (TimeoutError, OSError, EOFError, ValueError, KeyError) as error:
                warn("bot failed", bot=attempt, game=knowledge["game"], error=type(error).__name__)
        return Thought(self.any_action(knowledge), 0.0)

    async def explain(self, knowledge: Knowledge, table_id: str, seat: int) -> Explanation:
        """What a strong bot would consider in this seat's place; Refused if it cannot tell.

        One hint per seat at a time. If nobody waits for it any more (this is cancelled) it is out
        of the queue; one that is thought about already is thought to its end, for a process that
        is killed costs more than the rest of a second.
        """
        if (table_id, seat) in self._hints:
            raise Refused("too_many", "Your last hint is still being worked out.", retry_after=1000)
        job = Job(table_id, Urgency.HINT, HINT)
        thinking = asyncio.ensure_future(self._explain(knowledge, job))
        self._hints.add((table_id, seat))
        thinking.add_done_callback(lambda done: self._hinted(done, table_id, seat))
        try:
            return await asyncio.shield(thinking)
        except asyncio.CancelledError:
            if not self._workers.works(job):
                thinking.cancel()
            raise
        except asyncio.QueueFull:
            raise Refused(
                "too_many", "This table has asked for enough at once.", retry_after=1000
            ) from None

    def _hinted(self, done: asyncio.Future[Explanation], table_id: str, seat: int) -> None:
        self._hints.discard((table_id, seat))
        if not done.cancelled():
            done.exception()  # whoever asked was told, if they are still there

    async def _explain(self, knowledge: Knowledge, job: Job) -> Explanation:
        try:
            said = await self._answer(write({"explain": HINT, "knowledge": knowledge}), job)
            found: Explanation = said["found"]
        except (TimeoutError, OSError, EOFError, ValueError, KeyError) as error:
            warn("no hint", game=knowledge["game"], error=type(error).__name__)
            raise Refused(
                "too_many", "No hint could be found now; please try again.", 5000
            ) from None
        return found

    @staticmethod
    def any_action(knowledge: Knowledge) -> int:
        """What is left when no bot answers; quick enough for the event loop."""
        return RandomBot(REGISTRY.get(knowledge["game"]), Rng(secrets.randbits(62))).choose(
            knowledge
        )

    async def _ask(
        self,
        level: str,
        knowledge: Knowledge,
        table_id: str = "",
        urgency: Urgency = Urgency.PEOPLE,
    ) -> Thought:
        job = Job(table_id, urgency, budget(level) or BRIEF)
        said = await self._answer(write({"level": level, "knowledge": knowledge}), job)
        action = said["action"]
        if not isinstance(action, int):
            raise ValueError("an action is a number")
        return Thought(action, float(said["took"]))

    async def _answer(self, order: bytes, job: Job) -> dict[str, Any]:
        """What a process says to an order, when it is the job's turn."""
        async with self._workers.one(job) as worker:
            patience = self._deadline + (STARTING if worker.fresh else 0)
            async with asyncio.timeout(patience):
                await worker.tell(order)
                said: dict[str, Any] = json.loads(await worker.hear())
            worker.spent = float(said["cpu"])
        return said

    @property
    def usage(self) -> Usage:
        """How the processes are used, and how often they failed."""
        return self._workers.usage

    async def close(self) -> None:
        """End all processes."""
        await self._workers.close()
