"""A deal over the wire: pages commit, the host starts, nonces are revealed, and only then dealt."""

from __future__ import annotations

import asyncio
import json
import secrets
from contextlib import closing
from sqlite3 import connect as open_database
from typing import Any

import pytest
from websockets.asyncio.client import connect

from palazzi.table import verify
from palazzi.table.fair import deal_terms, frozen_hash, nonce_commitment
from palazzi.table.proof import sentence
from tests.server.client import Client, connected
from tests.server.trials.lobby import Opened, Refused, call, join, make_table, open_table
from tests.server.trials.player import socket_url
from tests.server.trials.process import ServerProcess


def sit(url: str, table: Opened, seat: int, name: str) -> str:
    """Sit down as a page does, and keep the nonce; returns it."""
    frame = call(url, "GET", f"/api/tables/{table.id}")
    nonce = secrets.token_hex(32)
    body = {
        "name": name,
        "commitment": commitment(frame, nonce),
        "attempt": frame["attempt"],
        "seat": seat,
        "client_id": secrets.token_hex(8),
    }
    sat = call(url, "POST", f"/api/tables/{table.id}/join", body, table.tokens.get(seat))
    table.tokens[seat] = sat["token"]
    return nonce


def commitment(frame: dict[str, Any], nonce: str) -> str:
    """To the nonce, for the attempt that the frame shows."""
    return nonce_commitment(frame["table"], frame["attempt"], frame["commitment"], nonce)


def ask(url: str, table: Opened, seat: int, **request: object) -> Any:
    """A request over HTTP."""
    return call(url, "POST", f"/api/tables/{table.id}/requests", request, table.tokens[seat])


def phase(wanted: str) -> Any:
    """Whether a frame is of that phase."""
    return lambda frame: frame["phase"] == wanted


def test_the_last_reveal_deals_and_no_nonce_is_known_before(server: ServerProcess) -> None:
    table = make_table(server.url, 2)
    nonces = [sit(server.url, table, seat, name) for seat, name in enumerate(("Anna", "Bert"))]

    async def play() -> dict[str, Any]:
        async with (
            connected(server.url, table.id, table.tokens[0]) as anna,
            connected(server.url, table.id, table.tokens[1]) as bert,
        ):
            assert (await anna.ask("start"))["type"] == "done"
            frozen = await bert.see(phase("dealing"))
            await anna.see(phase("dealing"))
            assert frozen["frozen"] == frozen_hash(frozen["dealing"]["terms"])
            assert json.loads(frozen["dealing"]["terms"])["commitments"] == [
                commitment(frozen, nonce) for nonce in nonces
            ]
            wrong = await bert.ask("reveal", nonce=nonces[0])
            assert (wrong["type"], wrong["code"]) == ("error", "unproven")
            for request in (
                {"type_": "set_seat", "seat": 1, "bot": "greedy"},
                {"type_": "start", "fill": "master"},
                {"type_": "cancel"},
                {"type_": "leave"},
                {"type_": "recommit", "nonce": "ab" * 16},
            ):
                refused = await anna.ask(**request)
                assert (refused["type"], refused["code"]) == ("error", "wrong_state"), refused
            said = "".join((*anna.raw, *bert.raw))
            assert not any(nonce in said for nonce in nonces)
            first = await bert.ask("reveal", nonce=nonces[1], client_id="r")
            assert await bert.ask("reveal", nonce=nonces[1], client_id="r") == first
            await anna.see(lambda f: f["dealing"]["missing"] == [0])
            assert (await anna.ask("reveal", nonce=nonces[0]))["type"] == "done"
            for client in (anna, bert):
                frame = await client.see(phase("playing"))
                assert [seat["nonce"] for seat in frame["seats"]] == nonces
                assert frame["frozen"] == frozen["frozen"]
                assert frame["terms"] == deal_terms(frozen["frozen"], nonces).hex()
            return await broken_off(anna, bert)

    frame = asyncio.run(play())
    document = call(server.url, "GET", f"/api/tables/{table.id}/game.json")
    proof = verify(json.dumps(document))
    assert (proof.frozen, proof.seal) == (frame["frozen"], frame["seal"])
    assert "the nonces of Anna and Bert were kept" in sentence(proof)


async def broken_off(one: Client, other: Client) -> dict[str, Any]:
    """Both agree to end it: the secret is shown."""
    assert (await one.ask("ask", what="cancel"))["type"] == "done"
    await other.see(lambda f: f["request"] is not None)
    assert (await other.ask("answer", yes=True))["type"] == "done"
    return await one.see(phase("cancelled"))


def test_a_thaw_needs_new_nonces_and_a_new_secret(server: ServerProcess) -> None:
    table = make_table(server.url, 2)
    old = [sit(server.url, table, seat, name) for seat, name in enumerate(("Anna", "Bert"))]
    ask(server.url, table, 0, type="start")
    ask(server.url, table, 1, type="reveal", nonce=old[1])
    before = call(server.url, "GET", f"/api/tables/{table.id}")
    with pytest.raises(Refused) as refused:
        ask(server.url, table, 1, type="thaw")
    assert refused.value.code == "forbidden"
    ask(server.url, table, 0, type="thaw", client_id="t")
    ask(server.url, table, 0, type="thaw", client_id="t")
    frame = call(server.url, "GET", f"/api/tables/{table.id}")
    assert (frame["phase"], frame["attempt"]) == ("lobby", 2)
    assert frame["commitment"] != before["commitment"]
    assert [seat["commitment"] for seat in frame["seats"]] == ["", ""]
    with pytest.raises(Refused) as refused:
        ask(server.url, table, 0, type="start")
    assert refused.value.code == "wrong_state"
    kept = secrets.token_hex(32)
    with pytest.raises(Refused) as refused:
        ask(server.url, table, 0, type="recommit", commitment=commitment(before, kept), attempt=1)
    assert refused.value.code == "wrong_state"
    ask(server.url, table, 0, type="recommit", commitment=commitment(frame, kept), attempt=2)
    ask(server.url, table, 1, type="recommit", nonce=secrets.token_hex(16))
    ask(server.url, table, 0, type="start")
    waiting = call(server.url, "GET", f"/api/tables/{table.id}")
    assert waiting["dealing"]["missing"] == [0]
    ask(server.url, table, 0, type="reveal", nonce=kept)
    frame = call(server.url, "GET", f"/api/tables/{table.id}")
    assert (frame["phase"], frame["attempt"]) == ("playing", 2)
    assert [seat["deposited"] for seat in frame["seats"]] == [False, True]


def test_a_server_that_dies_while_it_waits_still_waits(server: ServerProcess) -> None:
    table = make_table(server.url, 2)
    nonces = [sit(server.url, table, seat, name) for seat, name in enumerate(("Anna", "Bert"))]
    ask(server.url, table, 0, type="start")
    ask(server.url, table, 0, type="reveal", nonce=nonces[0])
    server.kill()
    server.start()
    frame = call(server.url, "GET", f"/api/tables/{table.id}")
    assert (frame["phase"], frame["dealing"]["missing"]) == ("dealing", [1])
    ask(server.url, table, 1, type="reveal", nonce=nonces[1])
    assert call(server.url, "GET", f"/api/tables/{table.id}")["phase"] == "playing"


def test_the_database_never_holds_a_kept_nonce_before_the_freeze(server: ServerProcess) -> None:
    table = make_table(server.url, 2)
    kept = sit(server.url, table, 0, "Anna")
    join(server.url, table, 1, secrets.token_hex(8))
    path = server.database.removeprefix("sqlite:///").partition("?")[0]
    with closing(open_database(path)) as link:
        stored = "\n".join(link.iterdump())
    assert table.id in stored
    assert kept not in stored


def test_two_names_that_look_the_same_are_refused(server: ServerProcess) -> None:
    table = make_table(server.url, 2)
    sit(server.url, table, 0, "Anna")
    with pytest.raises(Refused) as refused:
        sit(server.url, table, 1, "Аnnа")  # two of the letters are Cyrillic
    assert (refused.value.code, refused.value.status) == ("name_taken", 409)


@pytest.mark.parametrize("share", [{}, {"nonce": "ab" * 16, "commitment": "ab" * 32}])
def test_one_sits_down_with_a_commitment_or_a_nonce(
    server: ServerProcess, share: dict[str, str]
) -> None:
    table = make_table(server.url, 2)
    with pytest.raises(Refused) as refused:
        call(server.url, "POST", f"/api/tables/{table.id}/join", {"name": "Bert", **share})
    assert refused.value.code == "malformed"


def test_an_old_page_is_told_to_reload(server: ServerProcess) -> None:
    table = open_table(server.url, 1, 1)

    async def hello() -> tuple[dict[str, Any], int | None]:
        async with connect(socket_url(server.url, table.id), proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, "since": 0}))
            reply = json.loads(await socket.recv())
            await socket.wait_closed()
            return reply, socket.close_code

    reply, code = asyncio.run(hello())
    assert (reply["type"], reply["code"], code) == ("error", "outdated", 4400)
    assert "reload" in reply["message"]
