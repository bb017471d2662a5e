"""A physical move under way, as the server keeps it: what the hand did, and where its world rests.

While nothing moves and the hand does nothing, a world needs no process: what the hand has done, and
at which ticks, is enough to bring the world to the same point again (PP-11.28: when you are back
you go on). So a PhysicalMove outlives the processes that carry it out, one after the other.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Final

from palazzi.server.protocol.codec import write
from palazzi.server.workers.fair_queue import Urgency
from palazzi.server.workers.processes import Worker
from palazzi.table import HandTurn

MOST_WAITING: Final = 64
"""Messages of a hand that may wait for the world."""
MOST_FED: Final = 1 << 20
"""Bytes of a hand's messages in one move: several times what the longest attempt needs."""
OVER: Final = "The move is over; nothing can be moved any more."

Refuse = Callable[[str], None]
"""Is told in a sentence why a hand cannot do what it did."""


class PhysicalMove:
    """One physical move under way."""

    def __init__(
        self, turn: HandTurn, table_id: str = "", urgency: Urgency = Urgency.PEOPLE
    ) -> None:
        self.turn = turn
        self.table_id = table_id
        self.urgency = urgency
        self.still_since: float | None = None
        """Since when the world stands still and waits for the hand; None while it moves."""
        self.rests = False
        """Whether it needs no process, until the hand moves again."""
        self._seed = secrets.randbits(62)
        self._fed: list[bytes] = []
        self._size = 0
        self._passed = 0
        """How many messages of the hand the process at work has been told."""
        self._taken: list[list[object]] = []
        """What worlds that were given back had taken, each with the ticks that had passed."""
        self._ticks = 0
        self._ended = bool(turn.hand)
        """A bot's hand follows its aim; where it has none, it has nothing to add."""
        self._end_told = False
        self._stir = asyncio.Event()
        self._refuse: Refuse | None = None

    def feed(self, data: bytes, refuse: Refuse) -> bool:
        """What the mover's hand does; False if it comes faster than the world can take it."""
        self._refuse = refuse
        if self._ended:
            refuse(OVER)
            return True
        if len(self._fed) - self._passed >= MOST_WAITING or self._size + len(data) > MOST_FED:
            return False
        self._size += len(data)
        self._fed.append(data)
        self._stir.set()
        return True

    @property
    def begun(self) -> bool:
        """Whether there is something that would have to begin again if the server stopped."""
        return self._ended or self._size > 0

    def end(self) -> None:
        """Nothing more comes from the hand: what there is counts, and the world comes to rest."""
        self._ended = True
        self._stir.set()

    def refused(self, sentence: str) -> None:
        """Tell whoever moved last."""
        if self._refuse is not None:
            self._refuse(sentence)

    # ---- for the worlds

    def order(self, pace: float) -> bytes:
        """What a process is told first: everything up to where the last one stood still."""
        self.still_since = None
        self.rests = False
        self._passed = len(self._taken)
        self._end_told = self._ended and self._passed == len(self._fed)
        return write(
            {
                "ruleset": self.turn.ruleset,
                "position": self.turn.position,
                "hand": self.turn.hand,
                "seed": self._seed,
                "pace": pace,
                "taken": self._taken,
                "ticks": self._ticks,
                "end": self._end_told,
            }
        )

    async def pass_on(self, worker: Worker) -> None:
        """Hand the movements to the world as they come."""
        while True:
            while self._passed < len(self._fed):
                data = base64.b64encode(self._fed[self._passed]).decode()
                self._passed += 1
                self.still_since = None
                await worker.tell(write({"feed": data}))
            if self._ended and not self._end_told:
                self._end_told = True
                self.still_since = None
                await worker.tell(write({"end": True}))
            self._stir.clear()
            if not self._news:
                await self._stir.wait()

    def rest(self, taken: list[list[object]], ticks: int) -> None:
        """The process was given back after these ticks, in which it took all this."""
        self.rests = True
        self._taken, self._ticks = taken, ticks
        self._passed = len(taken)
        self._end_told = False

    async def stirred(self) -> None:
        """Wait until the hand does something, or is taken away."""
        while not self._news:
            self._stir.clear()
            await self._stir.wait()

    @property
    def _news(self) -> bool:
        return self._passed < len(self._fed) or (self._ended and not self._end_told)
