"""Who pays for what, how long a connection may take, and that work ends with its connection."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.server import ServerState

from palazzi.server.limits.address import Proxies, network
from palazzi.server.limits.admission import Admission
from palazzi.server.limits.budget import PAUSE, Accounts, Metered, Turns
from palazzi.server.limits.rates import STORED, CostBucket, Makers, Rate
from palazzi.server.protocol.replies import Refused
from palazzi.server.transport import connection
from palazzi.server.transport.connection import BoundedConfig, HttpConnection
from palazzi.server.transport.offload import while_heard


def test_a_purse_may_be_overdrawn_once() -> None:
    bucket = CostBucket(Rate(1e-9, 2), "Enough.")
    bucket.check()
    bucket.spend(5)
    with pytest.raises(Refused, match=r"Enough\.") as refused:
        bucket.check()
    assert refused.value.code == "too_many"
    assert refused.value.retry_after


def test_whoever_stores_a_lot_has_to_wait_until_tomorrow() -> None:
    """However few tables that were."""
    makers = Makers(limits=True)
    makers.take("here")
    makers.stored("here", int(STORED.burst))
    with pytest.raises(Refused, match="stored as much"):
        makers.take("here")
    makers.take("there")


def test_a_seat_pays_for_itself_and_its_table() -> None:
    """Not for its address, nor for other tables."""
    accounts = Accounts(limits=True)
    stranger, player, neighbour, other = (accounts.of("192.0.2.1") for _ in range(4))
    player.sit("a", 0)
    neighbour.sit("a", 1)
    other.sit("b", 0)
    stranger.spend(1000)
    player.check()
    with pytest.raises(Refused, match="address"):
        accounts.of("192.0.2.1").check()
    player.spend(5)
    with pytest.raises(Refused, match="seat"):
        player.check()
    neighbour.check()
    player.spend(1000)
    with pytest.raises(Refused, match="table"):
        neighbour.check()
    other.check()
    free = Accounts(limits=False).of("192.0.2.1")
    free.spend(10**9)
    free.check()


def test_only_own_steps_are_paid_for() -> None:
    """What others do between two steps is theirs; errors and cancellation pass through."""
    spent: list[float] = []

    async def work() -> int:
        await asyncio.sleep(0)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return 7
        return 0

    async def busy() -> None:
        end = time.thread_time() + 0.2
        while time.thread_time() < end:
            pass

    async def both() -> int:
        task: asyncio.Task[int] = asyncio.create_task(Metered(work(), spent.append))
        await asyncio.sleep(0)
        await busy()
        await asyncio.sleep(0)
        task.cancel()
        return await task

    assert asyncio.run(both()) == 7
    assert len(spent) == 3
    assert sum(spent) < 0.1


def test_strangers_begin_one_by_one_and_address_by_address() -> None:
    """A hundred of one address are not before the second of another."""
    order: list[str] = []

    async def ask(turns: Turns, key: str) -> None:
        await turns.wait(key)
        order.append(key)

    async def all_at_once() -> None:
        turns = Turns()
        tasks = [asyncio.create_task(ask(turns, "a")) for _ in range(100)]
        tasks += [asyncio.create_task(ask(turns, "b")) for _ in range(2)]
        tasks[50].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert turns._waiting == {}
        await asyncio.sleep(0)
        await asyncio.wait_for(turns.wait("c"), 1)

    asyncio.run(all_at_once())
    assert len(order) == 101
    assert "b" in order[:4]


def test_there_is_a_pause_between_strangers() -> None:
    """While a timer runs nobody begins, however many wait: the loop is free for the players."""

    async def wait_in_line() -> None:
        timers: list[tuple[float, Callable[[], None]]] = []
        begun: list[int] = []
        turns = Turns(lambda seconds, callback: timers.append((seconds, callback)))

        async def ask(number: int) -> None:
            await turns.wait("192.0.2.1")
            begun.append(number)

        tasks = [asyncio.create_task(ask(number)) for number in range(4)]
        await rounds(20)
        assert begun == [0, 1]
        for last in (2, 3):
            ((seconds, callback),) = timers
            timers.clear()
            assert seconds == PAUSE
            callback()
            await rounds(20)
            assert begun == list(range(last + 1))
        ((_, callback),) = timers
        callback()
        await asyncio.gather(*tasks)
        await turns.wait("192.0.2.2")  # nobody is before them: they need not wait

    async def rounds(number: int) -> None:
        """Of the event loop: more than anything here needs that does not wait for a timer."""
        for _ in range(number):
            await asyncio.sleep(0)

    asyncio.run(wait_in_line())


def test_addresses_are_networks() -> None:
    assert network("192.0.2.1") == network("::ffff:192.0.2.1") == "192.0.2.1"
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,::1")
    assert "10.1.2.3" in proxies
    assert "::1" in proxies
    assert "192.0.2.1" not in proxies


def test_there_are_so_many_connections_and_no_more() -> None:
    """A proxy's count in all; its websockets count for whoever is behind it."""
    admission = Admission("10.0.0.1", limits=True, most=103)
    tickets = [admission.enter("10.0.0.1") for _ in range(102)]
    for ticket in tickets[:100]:
        ticket.belong_to("192.0.2.1")
    with pytest.raises(Refused, match="from your address"):
        tickets[100].belong_to("192.0.2.1")
    with pytest.raises(Refused, match="from your address"):
        admission.enter("192.0.2.1")
    last = admission.enter("192.0.2.2")
    with pytest.raises(Refused, match="no connection left"):
        admission.enter("192.0.2.3")
    last.leave()
    last.leave()
    tickets[0].leave()
    admission.enter("192.0.2.1")
    admission.enter("192.0.2.3")


# ---- over sockets, with times that a test can wait for


@asynccontextmanager
async def listening(app: ASGIApp) -> AsyncIterator[tuple[str, int]]:
    """Our protocol on a socket, with an application of the test's."""
    config = BoundedConfig(app, Admission("", limits=True, most=10), lifespan="off")
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: HttpConnection(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    try:
        host, port = server.sockets[0].getsockname()
        yield host, port
    finally:
        server.close()


async def _echo(scope: Scope, receive: Receive, send: Send) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send(
        {"type": "http.response.body", "body": b"x" * 10_000_000 * (scope["path"] == "/big")}
    )


@pytest.mark.parametrize(
    ("name", "data", "reply"),
    [
        ("HEAD_TIME", b"", b"headers did not come in time"),
        ("HEAD_TIME", b"GET / HT", b"headers did not come in time"),
        ("BODY_TIME", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab", b"body did not come"),
        ("READ_TIME", b"GET /big HTTP/1.1\r\n\r\n", b""),
    ],
    ids=["silence", "half a head", "half a body", "an unread answer"],
)
def test_what_takes_too_long_is_cut_off(
    monkeypatch: pytest.MonkeyPatch, name: str, data: bytes, reply: bytes
) -> None:
    """With a typed reply, unless an answer was on its way."""
    monkeypatch.setattr(connection, name, 0.05)

    async def slow() -> bytes:
        async with listening(_echo) as where:
            reader, writer = await asyncio.open_connection(*where, limit=1024)
            writer.write(data)
            if name == "READ_TIME":
                await asyncio.sleep(0.5)  # what matters is that we did not read before
            heard = b""
            try:
                while more := await reader.read(65536):
                    heard += more
            except ConnectionError:
                pass
            writer.close()
            return heard

    heard = asyncio.run(asyncio.wait_for(slow(), 30))
    assert reply in heard
    assert len(heard) < 10_000_000
    if reply:
        assert b'"code":"malformed"' in heard


def test_work_ends_with_its_connection() -> None:
    """Nobody waits for it any more."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.set()
        try:
            await while_heard(scope, asyncio.Event().wait())
        except ClientDisconnect:
            ended.set()

    async def go() -> None:
        async with listening(app) as where:
            _, writer = await asyncio.open_connection(*where)
            writer.write(b"GET /wait HTTP/1.1\r\n\r\n")
            await begun.wait()
            writer.close()
            await ended.wait()

    begun, ended = asyncio.Event(), asyncio.Event()
    asyncio.run(asyncio.wait_for(go(), 30))
