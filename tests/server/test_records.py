"""Long records are read in a process of their own: whoever plays notices nothing of them."""

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
from palazzi.server.base.settings import Settings
from palazzi.server.http import resources
from palazzi.server.limits.budget import ACCOUNT, Account, Accounts
from palazzi.server.protocol import wire
from palazzi.server.protocol.replies import Refused
from palazzi.server.services.hub import Hub
from palazzi.server.workers.fair_queue import Job, Urgency
from palazzi.server.workers.records import Order
from palazzi.table import Table
from palazzi.table.replay import replay
from palazzi.testing import random_record

LONG = random_record(REGISTRY.get("firenze"), 4, 5)


@asynccontextmanager
async def hub_in(folder: Path) -> AsyncIterator[Hub]:
    """The inside of a server."""
    hub = Hub(Settings(database=f"sqlite:///{folder / 'palazzi.db'}", bot_processes=1))
    await hub.open()
    try:
        yield hub
    finally:
        await hub.close()


def sent(body: dict[str, Any], account: Account) -> Request:
    """A request of somebody who waits for the answer."""

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": json.dumps(body).encode()}

    return Request({"type": "http", "client": ("192.0.2.1", 1), ACCOUNT: account}, receive)


def test_the_server_replays_no_long_record_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a table that goes on from it, and for a replay; they are what they would be here."""
    at = len(LONG.entries) - 1
    shown = replay(REGISTRY.get("firenze"), LONG, 1, 64, 2)

    def never(*_: object, **__: object) -> None:
        raise AssertionError("this is long, and everybody waits")

    async def ask() -> tuple[Any, Any, list[Any]]:
        async with hub_in(tmp_path) as hub:
            with monkeypatch.context() as patched:
                for owner, name in (
                    (Record, "from_text"), (Record, "begin"), (Record, "steps"),
                    (Table, "from_events"), (Table, "opening"),
                ):  # fmt: skip
                    patched.setattr(owner, name, never)
                account = Accounts(limits=True).of("192.0.2.1")
                text = LONG.to_text()
                made = await resources.make(hub, sent({"record": text, "at": at}, account))
                order = {"record": text, "seat": 1, "first": 64, "count": 2}
                told = await resources.replay_record(hub, sent(order, account))
            assert isinstance(made, wire.Made)
            return made, told, list(await hub.store.load(made.table))

    made, told, events = asyncio.run(ask())
    table = Table.from_events(events)
    assert table.record().entries == LONG.entries[:at]
    assert (made.seq, made.commitment) == (table.seq, table.commitment)
    assert json.loads(told.body) == json.loads(json.dumps(shown))


def test_what_cannot_be_read_is_refused_and_paid_for(tmp_path: Path) -> None:
    """With the reason, by the same process."""
    wrong = LONG.to_text().replace("firenze@1", "firenze@99")

    async def ask() -> None:
        async with hub_in(tmp_path) as hub:
            account = Accounts(limits=True, factor=1e-9).of("192.0.2.1")
            with pytest.raises(Refused, match="firenze@99") as refused:
                await resources.make(hub, sent({"record": wrong}, account))
            assert refused.value.code == "unknown"
            with pytest.raises(Refused, match="busy for long enough"):
                await resources.replay_record(hub, sent({"record": wrong}, account))
            assert hub.records.usage.failures == 0
            assert len(hub.records._workers._idle) == 1

    asyncio.run(ask())


def test_whoever_goes_costs_no_process(tmp_path: Path) -> None:
    """What waits is dropped; what is being read is read to its end, and paid for."""
    body = json.dumps({"record": LONG.to_text()}).encode()

    async def ask() -> None:
        async with hub_in(tmp_path) as hub:
            accounts = Accounts(limits=True, factor=1e-9)
            workers = hub.records._workers
            async with workers.one(Job("another", Urgency.PEOPLE)) as busy:
                await busy.tell(wire.write(Order(b"")))
                await busy.hear()
                asked = [
                    asyncio.create_task(hub.records.replayed(accounts.of(name), body))
                    for name in ("a", "a", "b")
                ]
                while hub.records.usage.queue < 2:
                    await asyncio.sleep(0)
                asked[2].cancel()
                await asyncio.wait([asked[2]])
                while hub.records.usage.queue > 1:
                    await asyncio.sleep(0)
            (process,) = workers._all
            while hub.records.usage.busy == 0:
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
        async with hub_in(tmp_path) as hub:
            account = Accounts(limits=False).of("192.0.2.1")
            async with hub.records._workers.one(Job("a", Urgency.PEOPLE)):
                (process,) = hub.records._workers._all
                process.send_signal(signal.SIGSTOP)
            asked = asyncio.create_task(hub.records.replayed(account, body))
            while hub.records.usage.busy == 0:
                await asyncio.sleep(0)
            process.kill()
            with pytest.raises(Refused, match="try again") as refused:
                await asked
            assert refused.value.code == "too_many"
            again = json.loads(await hub.records.replayed(account, body))
            assert again["last"] == len(LONG.entries)

    asyncio.run(asyncio.wait_for(ask(), 60))
