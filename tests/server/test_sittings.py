"""A token is good for one sitting: whoever has left, was sent away or only invited is out."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest

from tests.server.client import Client, connected, play_on
from tests.server.test_metrics import TOKEN, samples
from tests.server.trials.lobby import Opened, Refused, call, join, make_table, open_table, start
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

WORDS = ("--bot-pace", "0", "--no-limits")
MEASURED = {"PALAZZI_METRICS_TOKEN": TOKEN}


def host_keeps_a_seat(url: str) -> tuple[Opened, str]:
    """A table whose host sits and has an invitation for Anna in hand."""
    body = {"game": "palazzo", "players": 2, "seats": [{}, {"reserved": "Anna"}]}
    made = call(url, "POST", "/api/tables", body)
    table = Opened(made["table"], {0: made["tokens"]["0"]})
    join(url, table, 0, secrets.token_hex(8))
    return table, made["tokens"]["1"]


def refused(url: str, method: str, path: str, token: str, body: object = None) -> str | None:
    """The code of the error that a request gets."""
    with pytest.raises(Refused) as error:
        call(url, method, path, body, token)
    return error.value.code


def test_an_invitation_opens_nothing_once_somebody_has_sat_down(server: ServerProcess) -> None:
    """The host, who has seen the link, can neither read Anna's hand nor move for her."""
    table, invitation = host_keeps_a_seat(server.url)
    table.tokens[1] = invitation

    async def play() -> None:
        async with connected(server.url, table.id, invitation) as early:
            join(server.url, table, 1, "anna-sits-down-now")
            assert table.tokens[1] != invitation
            start(server.url, table, "start")
            await early.socket.wait_closed()
            assert early.socket.close_code == 4401
            assert not any('"view":{' in text for text in early.raw)
        async with connected(server.url, table.id, invitation) as late:
            assert not late.frame
            await late.socket.wait_closed()
            assert late.socket.close_code == 4401
        async with connected(server.url, table.id, table.tokens[1]) as anna:
            assert anna.frame["seat"] == 1

    asyncio.run(play())
    path = f"/api/tables/{table.id}"
    for method, rest, body in (
        ("GET", "", None),
        ("GET", "/log", None),
        ("GET", "/replay", None),
        ("POST", "/requests", {"type": "submit", "actions": ["money"], "expected_seq": 4}),
        ("POST", "/why", {"part": "x"}),
        ("POST", "/hint", {}),
        ("POST", "/rematch", {}),
        ("POST", "/join", {"name": "Eve", "nonce": "ab" * 16}),
    ):
        assert refused(server.url, method, path + rest, invitation, body) == "unauthorized", rest


def test_an_invitation_lets_one_sit_down_and_nothing_else(server: ServerProcess) -> None:
    table, invitation = host_keeps_a_seat(server.url)
    path = f"/api/tables/{table.id}"
    assert call(server.url, "GET", path, token=invitation)["seat"] == 1
    for type_ in ("leave", "start", "cancel", "chat"):
        body = {"type": type_, **({"text": "hello"} if type_ == "chat" else {})}
        assert refused(server.url, "POST", f"{path}/requests", invitation, body) == "forbidden"


def test_the_token_of_a_game_is_an_invitation_to_its_rematch(server: ServerProcess) -> None:
    """Everybody sits down again and gets a new token; the old ones are void there."""
    table = open_table(server.url, 2)

    async def play() -> None:
        async with (
            connected(server.url, table.id, table.tokens[0]) as anna,
            connected(server.url, table.id, table.tokens[1]) as bert,
        ):
            await asyncio.gather(play_on(anna), play_on(bert))

    asyncio.run(play())
    made = call(server.url, "POST", f"/api/tables/{table.id}/rematch", {}, table.tokens[1])
    path = f"/api/tables/{made['table']}"
    seats = {old: call(server.url, "GET", path, token=table.tokens[old])["seat"] for old in (0, 1)}
    assert sorted(seats.values()) == [0, 1]
    again = Opened(made["table"], {seats[old]: table.tokens[old] for old in (0, 1)})
    for seat in (0, 1):
        join(server.url, again, seat, secrets.token_hex(8))
    assert not set(again.tokens.values()) & set(table.tokens.values())
    for old in (0, 1):
        assert refused(server.url, "GET", path, table.tokens[old]) == "unauthorized"
        assert call(server.url, "GET", path, token=again.tokens[seats[old]])["seat"] == seats[old]


def test_repeating_a_request_to_join_does_not_take_the_next_players_seat(
    server: ServerProcess,
) -> None:
    """The name of a request proves who sat down by it, not whoever sits there now."""
    table = make_table(server.url, 2)
    join(server.url, table, 0, secrets.token_hex(8))
    join(server.url, table, 1, "eve-eve-eve-eve-eve")
    call(server.url, "POST", f"/api/tables/{table.id}/requests", {"type": "leave"}, table.tokens[1])
    del table.tokens[1]
    join(server.url, table, 1, "anna-anna-anna-anna")
    eve = Opened(table.id, {})
    with pytest.raises(Refused):
        join(server.url, eve, 1, "eve-eve-eve-eve-eve")
    frame = call(server.url, "GET", f"/api/tables/{table.id}", token=table.tokens[1])
    assert frame["seat"] == 1


def test_who_has_left_is_out_in_every_process(postgres_url: str, tmp_path: Path) -> None:
    """Also where the table was dropped from memory meanwhile and is loaded again later."""
    words = (*WORDS, "--idle", "0")
    with (
        ServerProcess(postgres_url, tmp_path / "one", *words, more=MEASURED) as one,
        ServerProcess(postgres_url, tmp_path / "two", *words, more=MEASURED) as two,
    ):
        table = make_table(one.url, 2)
        for seat in (0, 1):
            join(one.url, table, seat, secrets.token_hex(8))
        eve = table.tokens[1]

        def both_have_dropped_it() -> bool:
            return not any(samples(server)["palazzi_tables_in_memory"] for server in (one, two))

        async def play() -> None:
            async with (
                connected(one.url, table.id, eve) as here,
                connected(two.url, table.id, eve) as there,
                connected(two.url, table.id, eve) as also,
            ):
                await asyncio.to_thread(await_true, both_have_dropped_it)
                path = f"/api/tables/{table.id}/requests"
                call(one.url, "POST", path, {"type": "leave"}, eve)
                del table.tokens[1]
                join(one.url, table, 1, secrets.token_hex(8))
                start(one.url, table, "start")
                for client in (here, there, also):
                    await client.socket.wait_closed()
                    assert client.socket.close_code == 4401
                    await read_all(client)
                    assert not any('"view":{' in text for text in client.raw)

        asyncio.run(play())
        for server in (one, two):
            assert refused(server.url, "GET", f"/api/tables/{table.id}", eve) == "unauthorized"


async def read_all(client: Client) -> None:
    """Everything a closed connection had been sent."""
    while True:
        try:
            text = await client.socket.recv()
        except Exception:
            return
        client.raw.append(str(text))


def test_who_plays_by_http_alone_is_not_away(tmp_path: Path) -> None:
    """Whoever asks now and then is there; whoever asks no more is away."""
    database = f"sqlite:///{tmp_path / 'x.db'}?synchronous=normal"
    words = (*WORDS, "--absence", "30")
    with ServerProcess(database, tmp_path / "log", *words, clock=True) as server:
        table = open_table(server.url, 2)
        path = f"/api/tables/{table.id}"
        stand_in = {"type": "stand_in", "seat": 1}
        for _ in range(3):
            server.pass_time(20)
            call(server.url, "GET", path, token=table.tokens[1])
        code = refused(server.url, "POST", f"{path}/requests", table.tokens[0], stand_in)
        assert code == "forbidden"
        server.pass_time(31)
        call(server.url, "POST", f"{path}/requests", stand_in, table.tokens[0])
