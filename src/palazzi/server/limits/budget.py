"""What requests cost in seconds of CPU, and who pays: a seat and its table, or an address.

An ``Account`` comes with every request and every websocket (Guard puts it into the scope). Work is
refused while the account is overdrawn, and measured while it is done: only its own steps on the
event loop count, not what others do between two of them. Work without a seat also waits for its
turn: strangers' requests begin one by one, address by address, with a pause between them, so that a
thousand at once delay a player by one of them and not by all.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Final, TypeVar

from palazzi.server.limits.rates import SEAT_CPU, STRANGER_CPU, TABLE_CPU, CostBucket, CostBuckets
from palazzi.server.protocol.replies import Refused

T = TypeVar("T")
ACCOUNT: Final = "palazzi.account"
"""Where the application finds the account in the ASGI scope."""
PAUSE: Final = 0.002
"""Seconds between two strangers' turns. Without it the loop is never idle, and the thread that
stores players' moves waits for the interpreter's lock again and again: half a second per commit."""


class Account:
    """Who pays for a request, or for the messages of a websocket."""

    def __init__(self, accounts: Accounts, address: str) -> None:
        self._accounts = accounts
        self.address = address
        self._seated = False
        self._buckets: tuple[CostBucket, ...] = accounts.stranger(address)
        self.alone = accounts.alone(address)
        """Held by what another process does for this account (records.py): one thing at a time."""

    def sit(self, table_id: str, seat: int) -> None:
        """A valid token was shown: from now on the seat and its table pay."""
        self._seated = True
        self._buckets = self._accounts.seat(table_id, seat)
        self.alone = self._accounts.alone((table_id, seat))

    def check(self) -> None:
        """``too_many`` while any of the buckets is overdrawn."""
        for bucket in self._buckets:
            bucket.check()

    @property
    def solvent(self) -> bool:
        """Whether work may begin that is done only if it can be paid for."""
        try:
            self.check()
        except Refused:
            return False
        return True

    def spend(self, seconds: float) -> None:
        """This much CPU time was used for it."""
        for bucket in self._buckets:
            bucket.spend(seconds)

    def metered(self, work: Coroutine[Any, Any, T]) -> Coroutine[Any, Any, T]:
        """The same work, paid for step by step by whoever holds the account at that moment."""
        return Metered(work, self.spend) if self._buckets else work

    @contextmanager
    def measure(self) -> Iterator[None]:
        """The same for a callback."""
        if not self._buckets:
            yield
            return
        began = time.thread_time()
        try:
            yield
        finally:
            self.spend(time.thread_time() - began)

    async def turn(self) -> None:
        """Wait until a stranger's work may begin; a seated player's may at once."""
        if not self._seated and self._buckets:
            await self._accounts.turns.wait(self.address)


class Accounts:
    """All accounts of this process."""

    def __init__(self, limits: bool, factor: float = 1.0) -> None:
        self._limits = limits
        self._strangers = CostBuckets(
            STRANGER_CPU * factor,
            "Your address has kept this server busy for long enough; please wait.",
        )
        self._seats = CostBuckets(
            SEAT_CPU * factor, "Your seat has kept this server busy for long enough; please wait."
        )
        self._tables = CostBuckets(
            TABLE_CPU * factor, "This table has kept this server busy for long enough; please wait."
        )
        self._alone: OrderedDict[object, asyncio.Semaphore] = OrderedDict()
        self.turns = Turns()

    def of(self, address: str) -> Account:
        """A stranger's, until a token is shown."""
        return Account(self, address)

    def stranger(self, address: str) -> tuple[CostBucket, ...]:
        """What pays for an address."""
        return (self._strangers[address],) if self._limits else ()

    def seat(self, table_id: str, seat: int) -> tuple[CostBucket, ...]:
        """What pays for a seat."""
        return (self._seats[table_id, seat], self._tables[table_id]) if self._limits else ()

    def alone(self, key: object) -> asyncio.Semaphore:
        """What an account's work in another process holds."""
        found = self._alone.setdefault(key, asyncio.Semaphore(1))
        self._alone.move_to_end(key)
        if len(self._alone) > 10_000:
            self._alone.popitem(last=False)
        return found


def _later(seconds: float, callback: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_later(seconds, callback)


class Turns:
    """Waiters are let go one after the other, in turn from each key that waits."""

    def __init__(self, later: Callable[[float, Callable[[], None]], object] = _later) -> None:
        """``later(seconds, callback)`` sets a timer."""
        self._later = later
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy = False
        """Whether somebody was let go a moment ago."""

    async def wait(self, key: str) -> None:
        """Return when it is this one's turn."""
        loop = asyncio.get_running_loop()
        if not self._busy:
            self._busy = True
            loop.call_soon(self._next)
            return
        turn = loop.create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        await turn

    def _next(self) -> None:
        while self._waiting:
            key, queue = next(iter(self._waiting.items()))
            turn = queue.popleft()
            if queue:
                self._waiting.move_to_end(key)
            else:
                del self._waiting[key]
            if not turn.done():  # it was cancelled
                turn.set_result(None)
                self._later(PAUSE, self._next)
                return
        self._busy = False


class Metered(Coroutine[Any, Any, T]):
    """A coroutine whose steps are timed. Awaiting it, or making a task of it, drives the inner one.

    ``thread_time`` counts this thread alone, so neither waiting nor other threads are in it.
    """

    def __init__(self, work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> None:
        self._work = work
        self._spend = spend

    def __await__(self) -> Any:
        return self

    def __iter__(self) -> Metered[T]:
        return self

    def __next__(self) -> Any:
        return self.send(None)

    def send(self, value: Any) -> Any:
        """One step."""
        began = time.thread_time()
        try:
            return self._work.send(value)
        finally:
            self._spend(time.thread_time() - began)

    def throw(
        self,
        kind: Any,
        value: BaseException | object = None,
        at: TracebackType | None = None,
    ) -> Any:
        """A step that begins with an exception, a cancellation for example."""
        began = time.thread_time()
        try:
            return (
                self._work.throw(kind, value, at) if value is not None else self._work.throw(kind)
            )
        finally:
            self._spend(time.thread_time() - began)

    def close(self) -> None:
        """End it."""
        self._work.close()
