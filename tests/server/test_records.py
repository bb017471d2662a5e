"""Long records are read in a separate process: players do not notice them."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from palazzi.core.record import Record
from palazzi.games import REGISTRY
from palazzi.server.assembly import Assembly
from palazzi.server.base.settings import Settings
from palazzi.server.http import replays, tables
from palazzi.server.http.state import AppState
from palazzi.server.limits.budget import ACCOUNT, Account, Accounts
from palazzi.server.protocol import bodies
from palazzi.server.protocol.codec import write
from palazzi.server.protocol.replies import Refused
from palazzi.server.workers.fair_queue import Job, Urgency
from palazzi.server.workers.records import RecordOrder
from palazzi.table import Table
from palazzi.table.fold import Fold
from palazzi.table.replay import replay
from palazzi.testing import random_record

LONG = random_record(REGISTRY.get("firenze"), 4, 5)


@asynccontextmanager
async def server_in(folder: Path) -> AsyncIterator[Assembly]:
    """The inside of a server."""
    server = Assembly(Settings(database=f"sqlite:///{folder / 'palazzi.db'}", bot_processes=1))
    await server.open()
    try:
        yield server
    finally:
        await server.close()


def sent(body: dict[str, Any], account: Account, state: AppState) -> Request[AppState]:
    """A request of somebody who waits for the answer."""

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": json.dumps(body).encode()}

    scope = {
        "type": "http",
        "client": ("192.0.2.1", 1),
        "headers": [],
        ACCOUNT: account,
        "state": state,
    }
    return Request(scope, receive)


def test_the_server_replays_no_long_record_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a table that goes on from it, and for a replay; they are what they would be here."""
    at = len(LONG.entries) - 1
    shown = replay(REGISTRY.get("firenze"), LONG, 1, 64, 2)

    def never(*_: object, **__: object) -> None:
        raise AssertionError("this is long, and everybody waits")

    async def ask() -> tuple[Any, Any, list[Any]]:
        async with server_in(tmp_path) as server:
            with monkeypatch.context() as patched:
                for owner, name in (
                    (Record, "from_text"), (Record, "begin"), (Record, "steps"),
                    (Table, "from_events"), (Fold, "opening"),
                ):  # fmt: skip
                    patched.setattr(owner, name, never)
                account = Accounts(limits=True).of("192.0.2.1")
                text = LONG.to_text()
                made = await tables.make(sent({"record": text, "at": at}, account, server.state()))
                order = {"record": text, "seat": 1, "first": 64, "count": 2}
                told = await replays.replay_record(sent(order, account, server.state()))
            assert isinstance(made, bodies.TableMade)
            return made, told, list(await server.store.load(made.table))

    made, told, events = asyncio.run(ask())
    table = Table.from_events(events)
    assert table.fold.record().entries == LONG.entries[:at]
    assert (made.seq, made.commitment) == (table.seq, table.fold.commitment)
    assert json.loads(told.body) == json.loads(json.dumps(shown))


def test_what_cannot_be_read_is_refused_and_paid_for(tmp_path: Path) -> None:
    """With the reason, by the same process."""
    wrong = LONG.to_text().replace(LONG.ruleset, "firenze@99")

    async def ask() -> None:
        async with server_in(tmp_path) as server:
            account = Accounts(limits=True, factor=1e-9).of("192.0.2.1")
            with pytest.raises(Refused, match="firenze@99") as refused:
                await tables.make(sent({"record": wrong}, account, server.state()))
            assert refused.value.code == "unknown"
            with pytest.raises(Refused, match="busy for long enough"):
                await replays.replay_record(sent({"record": wrong}, account, server.state()))
            assert server.records.usage.failures == 0
            assert len(server.records._workers._idle) == 1

    asyncio.run(ask())


def test_whoever_goes_costs_no_process(tmp_path: Path) -> None:
    """What waits is dropped; what is being read is read to its end, and paid for."""
    body = json.dumps({"record": LONG.to_text()}).encode()

    async def ask() -> None:
        async with server_in(tmp_path) as server:
            accounts = Accounts(limits=True, factor=1e-9)
            workers = server.records._workers
            async with workers.one(Job("another", Urgency.PEOPLE)) as busy:
                await busy.tell(write(RecordOrder(b"")))
                await busy.hear()
                asked = [
                    asyncio.create_task(server.records.replayed(accounts.of(name), body))
                    for name in ("a", "a", "b")
                ]
                while server.records.usage.queue < 2:
                    await asyncio.sleep(0)
                asked[2].cancel()
                await asyncio.wait([asked[2]])
                while server.records.usage.queue > 1:
                    await asyncio.sleep(0)
            (process,) = workers._all
            while server.records.usage.busy == 0:
                await asyncio.sleep(0)
            asked[0].cancel()
            with pytest.raises(Refused, match="busy for long enough"):  # it was paid for
                await asked[1]
            accounts.of("b").check()
            assert workers._all == {process}
            assert process.returncode is None

    asyncio.run(asyncio.wait_for(ask(), 60))


def test_a_process_that_dies_harms_one_order(tmp_path: Path) -> None:
    """Its client may try again."""
    body = json.dumps({"record": LONG.to_text()}).encode()

    async def ask() -> None:
        async with server_in(tmp_path) as server:
            account = Accounts(limits=False).of("192.0.2.1")
            async with server.records._workers.one(Job("a", Urgency.PEOPLE)):
                (process,) = server.records._workers._all
                process.send_signal(signal.SIGSTOP)
            asked = asyncio.create_task(server.records.replayed(account, body))
            while server.records.usage.busy == 0:
                await asyncio.sleep(0)
            process.kill()
            with pytest.raises(Refused, match="try again") as refused:
                await asked
            assert refused.value.code == "too_many"
            again = json.loads(await server.records.replayed(account, body))
            assert again["last"] == len(LONG.entries)

    asyncio.run(asyncio.wait_for(ask(), 60))
