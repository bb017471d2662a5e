"""Bots think in processes of their own, and never longer than they may.

Who is late or crashes loses his process, not the game: greedy moves instead, and if that fails too,
any legal action will do. Each process works on one decision at a time, so killing one hurts nobody
else.
"""

from __future__ import annotations

import asyncio
import json
import secrets

from palazzi.bots.bot import RandomBot
from palazzi.bots.explain import Explanation
from palazzi.core.rng import Rng
from palazzi.core.view import View
from palazzi.games import REGISTRY
from palazzi.server.counters import Usage
from palazzi.server.journal import warn
from palazzi.server.processes import Workers
from palazzi.server.replies import Refused
from palazzi.server.wire import write

STARTING = 30.0
"""Seconds a new process may take for its first answer on top of the deadline: it has to import."""


HINT = 1.0
"""Seconds of thought behind a hint."""


class BotPool:
    """So many processes; each is started when first needed."""

    def __init__(self, size: int, deadline: float) -> None:
        """``deadline``: seconds for one decision."""
        self._deadline = deadline
        self._workers = Workers("palazzi.server.bot_worker", size)

    async def choose(self, level: str, view: View) -> int:
        """A legal action for the view's seat, whatever happens."""
        for attempt in dict.fromkeys((level, "greedy")):
            try:
                return await self._ask(attempt, view)
            except (TimeoutError, OSError, EOFError, ValueError, KeyError) as error:
                warn("bot failed", bot=attempt, game=view["game"], error=type(error).__name__)
        return self.any_action(view)

    async def explain(self, view: View) -> Explanation:
        """What a strong bot would consider in this seat's place; Refused if it cannot tell."""
        try:
            async with self._workers.one() as worker:
                patience = self._deadline + (STARTING if worker.fresh else 0)
                async with asyncio.timeout(patience):
                    await worker.tell(write({"explain": HINT, "view": view}))
                    found: Explanation = json.loads(await worker.hear())
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            warn("no hint", game=view["game"], error=type(error).__name__)
            raise Refused(
                "too_many", "No hint could be found now; please try again.", 5000
            ) from None
        return found

    @staticmethod
    def any_action(view: View) -> int:
        """What is left when no bot answers; quick enough for the event loop."""
        return RandomBot(REGISTRY.get(view["game"]), Rng(secrets.randbits(62))).choose(view)

    async def _ask(self, level: str, view: View) -> int:
        async with self._workers.one() as worker:
            patience = self._deadline + (STARTING if worker.fresh else 0)
            async with asyncio.timeout(patience):
                await worker.tell(write({"level": level, "view": view}))
                action = json.loads(await worker.hear())["action"]
            if not isinstance(action, int):
                raise ValueError("an action is a number")
        return action

    @property
    def usage(self) -> Usage:
        """How the processes are used, and how often they failed."""
        return self._workers.usage

    async def close(self) -> None:
        """End all processes."""
        await self._workers.close()
