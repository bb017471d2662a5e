"""What players may ask of a table over the wire, and what they are told when they may not."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

import palazzi
from tests.server.client import Client, act, connected, play_on
from tests.server.trials.lobby import Opened, Refused, call, join, make_table, open_table
from tests.server.trials.process import ServerProcess


def first(client: Client) -> Any:
    """The first action the seat may choose."""
    return client.frame["prompt"]["choices"][0]["action"]


@asynccontextmanager
async def two(server: ServerProcess, table: Opened) -> AsyncIterator[tuple[Client, Client]]:
    """Connections of both players, the one who has to act first."""
    async with (
        connected(server.url, table.id, table.tokens[0]) as anna,
        connected(server.url, table.id, table.tokens[1]) as bert,
    ):
        yield (anna, bert) if anna.frame["actor"] == 0 else (bert, anna)


def test_a_request_sent_twice_is_carried_out_once(server: ServerProcess) -> None:
    """Also over another connection; the answer is the same."""
    table = open_table(server.url, 2)

    async def play() -> None:
        async with two(server, table) as (mover, _):
            seat = mover.frame["seat"]
            while mover.frame["actor"] == seat:
                request = {"actions": [first(mover)], "expected_seq": mover.seq, "client_id": "x"}
                request["client_id"] = f"x{len(mover.frame['draft'])}"
                done = await mover.ask("submit", **request)
                again = await mover.ask("submit", **request)
                assert done == again
                if done["committed"]:
                    break
                await mover.see(lambda f, n=done["step"]: len(f["draft"] or ()) == n)  # type: ignore[misc]
            async with connected(server.url, table.id, table.tokens[seat]) as other:
                assert await other.ask("submit", **request) == done
                assert other.seq == done["seq"]

    asyncio.run(play())


def test_what_was_meant_for_an_earlier_position_is_stale_and_a_frame_follows(
    server: ServerProcess,
) -> None:
    """The error says so, and the next frame is whole."""
    table = open_table(server.url, 2)

    async def play() -> None:
        async with two(server, table) as (mover, _):
            seat = mover.frame["seat"]
            await play_on_until_other(mover)
            await mover.see(lambda f: f["actor"] != seat)
            error = await mover.ask("submit", actions=[0], expected_seq=2)
            assert (error["type"], error["code"]) == ("error", "stale")
            assert error["current"] == mover.seq
            whole = await mover.until(lambda m: m["type"] == "frame")
            assert whole["since"] == 0
            error = await mover.ask("submit", actions=[0], expected_seq=mover.seq)
            assert error["code"] == "not_your_turn"

    asyncio.run(play())


async def play_on_until_other(client: Client) -> tuple[Any, Any]:
    """Act until the other has to; the frames before the last move, and before its last step."""
    seat = client.frame["seat"]
    while client.frame["actor"] == seat and client.frame["phase"] == "playing":
        last = client.frame
        if not last["draft"]:
            before = last
        await act(client, first(client))
    return before, last


async def play_a_move_of_steps(mover: Client, other: Client) -> tuple[Client, Client, Any, Any]:
    """Act in turn until a move took several steps, whatever is dealt; its mover comes first."""
    while True:
        before, last = await play_on_until_other(mover)
        if last["draft"]:
            return mover, other, before, last
        mover, other = other, mover
        await mover.see(lambda f: f["actor"] == f["seat"])


def test_a_move_is_taken_back_when_all_agree(server: ServerProcess) -> None:
    """The seq goes on, the position goes back; all but the last step is a draft once more."""
    table = open_table(server.url, 2)

    async def play() -> None:
        async with two(server, table) as pair:
            mover, other, before, last = await play_a_move_of_steps(*pair)
            seat = mover.frame["seat"]
            assert (await mover.ask("ask", what="takeback"))["type"] == "done"
            await other.see(lambda f: f["request"] is not None)
            assert (await other.ask("answer", yes=True))["type"] == "done"
            await mover.see(lambda f: f["request"] is None and f["actor"] == seat)
            assert (mover.frame["draft"], mover.frame["view"]) == (last["draft"], last["view"])
            await other.see(lambda f: f["request"] is None and f["actor"] == seat)
            assert not other.frame["draft"]
            await mover.ask("reset")
            await mover.see(lambda f: not f["draft"])
            assert mover.frame["view"] == before["view"]

    asyncio.run(play())


def test_undo_and_reset_change_the_own_draft_only(server: ServerProcess) -> None:
    """Nobody else is sent a byte meanwhile."""
    table = open_table(server.url, 2)

    async def play() -> None:
        async with two(server, table) as pair:
            assert (await pair[0].ask("undo"))["code"] == "wrong_state"
            drafter, other = await until_draft(*pair)
            assert (await other.ask("ping"))["type"] == "pong"
            heard = len(other.raw)
            assert (await drafter.ask("undo"))["step"] == 0
            assert (await drafter.ask("reset"))["step"] == 0
            assert (await other.ask("ping"))["type"] == "pong"
            told = [json.loads(text)["type"] for text in other.raw[heard:]]
            assert [word for word in told if word != "presence"] == ["pong"]

    asyncio.run(play())


async def until_draft(*pair: Client) -> tuple[Client, Client]:
    """Play until somebody has one step of an unfinished move; that player comes first."""
    rng = Random(5)
    seats = [client.frame["seat"] for client in pair]
    while pair[0].frame["phase"] == "playing":
        for client, other in (pair, pair[::-1]):
            while client.seq < other.seq:
                await client.receive()
            if client.frame["actor"] == client.frame["seat"]:
                await act(client, rng.choice(client.frame["prompt"]["choices"])["action"])
                if client.frame["draft"]:
                    return client, other
        newest = max(pair, key=lambda client: client.seq)
        if newest.frame["actor"] not in seats:
            await newest.receive()  # somebody else's move is on its way
    raise AssertionError("the game ended without a draft")


def test_watchers_and_strangers_can_do_nothing(server: ServerProcess) -> None:
    """A watcher may ask for frames; a wrong token does not even get in."""
    table = open_table(server.url, 1, 1)

    async def watch() -> None:
        async with connected(server.url, table.id) as watcher:
            for request in ("start", "reset", "leave", "cancel"):
                assert (await watcher.ask(request))["code"] == "forbidden"
            assert (await watcher.ask("chat", text="hello"))["code"] == "forbidden"
            assert (await watcher.ask("resync"))["type"] == "done"
            assert (await watcher.until(lambda m: m["type"] == "frame"))["since"] == 0
        async with connected(server.url, table.id, "wrong") as stranger:
            assert "unauthorized" in stranger.raw[-1]
            await stranger.socket.wait_closed()
            assert stranger.socket.close_code == 4401
        async with connected(server.url, "no-such-table") as lost:
            await lost.socket.wait_closed()
            assert lost.socket.close_code == 4404

    asyncio.run(watch())
    with pytest.raises(Refused) as refused:
        call(server.url, "GET", f"/api/tables/{table.id}", token="wrong")
    assert refused.value.status == 401


def test_a_host_who_only_watches_is_not_any_watcher(server: ServerProcess) -> None:
    """His token starts the table; without it nobody can."""
    body = {"game": "palazzo", "players": 2, "host": palazzi.SPECTATOR}
    body["seats"] = [{"bot": "greedy"}, {"bot": "random"}]
    made = call(server.url, "POST", "/api/tables", body)

    async def begin() -> None:
        async with (
            connected(server.url, made["table"]) as watcher,
            connected(server.url, made["table"], made["tokens"]["-3"]) as host,
        ):
            assert (await watcher.ask("start"))["code"] == "forbidden"
            assert (await host.ask("start"))["type"] == "done"
            end = await watcher.see(lambda f: f["phase"] == "finished")
            assert end["outcome"]["winners"]

    asyncio.run(begin())


def test_kept_seats_need_their_token_and_lost_answers_can_be_had_again(
    server: ServerProcess,
) -> None:
    """Joining again under the same name gives the same seat, and a new token."""
    body = {"game": "palazzo", "players": 3, "seats": [{}, {"reserved": "Anna"}, {}]}
    made = call(server.url, "POST", "/api/tables", body)
    table = Opened(made["table"], {})
    for kept in (0, 1):
        with pytest.raises(Refused) as refused:
            join(server.url, table, kept, "0123456789abcdef")
        assert refused.value.code == "forbidden"
    table.tokens[1] = made["tokens"]["1"]
    join(server.url, table, 1, "anna")
    assert table.tokens[1] != made["tokens"]["1"]
    join(server.url, table, 2, "0123456789abcdef")
    first_token = table.tokens.pop(2)
    join(server.url, table, 2, "0123456789abcdef")
    assert table.tokens[2] != first_token
    frame = call(server.url, "GET", f"/api/tables/{table.id}", token=table.tokens[2])
    assert frame["seat"] == 2
    with pytest.raises(Refused):
        call(server.url, "GET", f"/api/tables/{table.id}", token=first_token)


def test_the_host_opens_a_seat_and_its_player_is_out(server: ServerProcess) -> None:
    """The token opens nothing any more, and the connection is closed."""
    table = make_table(server.url, 2)
    join(server.url, table, 0, "host-0123456789a")
    join(server.url, table, 1, "bert-0123456789a")

    async def lobby() -> None:
        async with (
            connected(server.url, table.id, table.tokens[0]) as host,
            connected(server.url, table.id, table.tokens[1]) as bert,
        ):
            assert (await host.ask("set_seat", seat=1, bot=None))["type"] == "done"
            await bert.socket.wait_closed()
            assert bert.socket.close_code == 4401

    asyncio.run(lobby())
    with pytest.raises(Refused) as refused:
        call(server.url, "GET", f"/api/tables/{table.id}", token=table.tokens[1])
    assert refused.value.code == "unauthorized"


def test_a_bot_stands_in_and_the_player_comes_back(server: ServerProcess) -> None:
    """A bot plays for whoever leaves, until they reclaim their seat."""
    table = open_table(server.url, 2)

    async def play() -> None:
        async with connected(server.url, table.id, table.tokens[0]) as anna:
            assert (await anna.ask("stand_in", seat=1))["type"] == "done"
            await anna.see(lambda f: f["seats"][1]["stand_in"] == "greedy")
            async with connected(server.url, table.id, table.tokens[1]) as bert:
                assert (await bert.ask("reclaim"))["type"] == "done"
                await anna.see(lambda f: f["seats"][1]["stand_in"] is None)
                assert (await anna.ask("stand_in", seat=1))["code"] == "forbidden"
                assert (await anna.ask("leave"))["type"] == "done"
                end = await play_on(bert)
                assert end["phase"] == "finished"

    asyncio.run(play())


def test_people_talk_and_see_who_is_there(server: ServerProcess) -> None:
    """A line is kept once; latecomers read it, too."""
    table = open_table(server.url, 2)

    async def talk() -> None:
        async with two(server, table) as (mover, other):
            assert (await mover.ask("chat", text="  good\nluck ", client_id="l1"))["type"] == "done"
            line = await other.until(lambda m: m["type"] == "chat" and bool(m["lines"]))
            assert line["lines"][0]["text"] == "good luck"
            assert (await mover.ask("chat", text="good luck", client_id="l1"))["type"] == "done"
            assert (await mover.ask("chat", text="\u0007"))["code"] == "malformed"
            await other.socket.close()
            alone = [mover.frame["seat"]]
            await mover.until(lambda m: m["type"] == "presence" and m["seats"] == alone)
            async with connected(server.url, table.id) as late:
                chats = [json.loads(raw) for raw in late.raw]
                kept = next(m for m in chats if m["type"] == "chat")
                assert [line["text"] for line in kept["lines"]] == ["good luck"]

    asyncio.run(talk())


def test_a_record_becomes_a_what_if_table_and_a_game_is_played_again(
    server: ServerProcess,
) -> None:
    """The table goes on from the record; the tokens are invitations to the rematch."""
    table = open_table(server.url, 1, 1)

    async def play() -> None:
        async with connected(server.url, table.id, table.tokens[0]) as human:
            await play_on(human)

    asyncio.run(play())
    record = call(server.url, "GET", f"/api/tables/{table.id}/game.json")["record"]
    again = call(server.url, "POST", f"/api/tables/{table.id}/rematch", {}, table.tokens[0])
    frame = call(server.url, "GET", f"/api/tables/{again['table']}", token=table.tokens[0])
    assert frame["host"] == frame["seat"]
    assert frame["rematch_of"] == table.id
    made = call(server.url, "POST", "/api/tables", {"record": record, "at": 30})
    opened = Opened(made["table"], {0: made["tokens"]["0"]})
    join(server.url, opened, 0, "0123456789abcdef")
    call(
        server.url,
        "POST",
        f"/api/tables/{opened.id}/requests",
        {"type": "start", "fill": "greedy"},
        opened.tokens[0],
    )

    async def go_on() -> None:
        async with connected(server.url, opened.id, opened.tokens[0]) as human:
            assert (await play_on(human))["phase"] == "finished"

    asyncio.run(go_on())
    with pytest.raises(Refused) as refused:
        call(server.url, "POST", "/api/tables", {"record": record})
    assert refused.value.code == "malformed"
