"""The HTTP side as strangers, browsers and machines meet it."""

from __future__ import annotations

import asyncio
import http.client
import json
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

import palazzi
from palazzi.locale import LANGUAGES, catalogue
from palazzi.server.http.openapi import document
from palazzi.server.limits.rates import HTTP
from palazzi.server.protocol.replies import STATUS
from palazzi.table.steps import edited
from palazzi.testing import random_record
from tests.command import call_cli
from tests.server.trials.lobby import Refused, call, make_table, open_table
from tests.server.trials.player import socket_url
from tests.server.trials.process import ServerProcess


def raw(
    url: str, method: str, path: str, body: bytes = b"", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body of an answer, whatever it is."""
    where = urlsplit(url)
    connection = http.client.HTTPConnection(where.hostname or "", where.port, timeout=30)
    named = {key.replace("_", "-"): value for key, value in headers.items()}
    connection.request(method, path, body or None, named)
    response = connection.getresponse()
    text = response.read()
    connection.close()
    return response.status, {k.lower(): v for k, v in response.getheaders()}, text


def test_every_answer_protects_the_page(server: ServerProcess) -> None:
    """Good ones, and errors, too."""
    for path in ("/healthz", "/api/games", "/nothing/here", "/api/tables/none"):
        _, headers, _ = raw(server.url, "GET", path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_an_address_without_anything_answers_people_and_programs(server: ServerProcess) -> None:
    """With the page, which says so, or with an error; either way it is not there."""
    for path, accept, kind in (
        ("/nothing/here", "text/html,*/*", "text/html"),
        ("/nothing/here", "*/*", "application/json"),
        ("/api/nothing", "text/html", "application/json"),
        ("/assets/nothing.js", "text/html", "application/json"),
    ):
        status, headers, _ = raw(server.url, "GET", path, accept=accept)
        assert status == 404
        assert headers["content-type"].startswith(kind), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_of_other_packages_bring_their_words(server: ServerProcess, language: str) -> None:
    """As their packages have them, in every language; and for no other."""
    (text,) = call(server.url, "GET", f"/api/words?language={language}")["texts"]
    assert f"asta-title = {catalogue(language).text('asta-title')}\n" in text
    with pytest.raises(Refused, match="'language' is one of en, nl, de"):
        call(server.url, "GET", "/api/words?language=fr")


def test_the_games_are_offered_with_the_levels_of_their_bots(server: ServerProcess) -> None:
    """By id, with names and descriptions that every catalogue has; and every id is taken."""
    for game in call(server.url, "GET", "/api/games")["games"]:
        levels = game["levels"]
        assert [level["id"] for level in levels] == ["novice", "casual", "strong", "master"]
        assert catalogue("en").say(levels[0]["name"]) == "Pippo"
        assert all(catalogue("de").say(level["about"]) for level in levels)
        assert {level["id"] for level in levels} <= set(game["bots"])
        for level in levels:
            seats = [{}, {"bot": level["id"]}]
            body = {"game": game["id"], "players": 2, "seats": seats}
            assert call(server.url, "POST", "/api/tables", body)["table"]


def test_mistakes_are_answered_by_typed_errors(server: ServerProcess) -> None:
    """Each with its code and its status."""
    cases: list[tuple[str, str, Any, str]] = [
        ("GET", "/nothing", None, "unknown"),
        ("DELETE", "/api/tables", None, "method"),
        ("GET", "/api/tables/none", None, "unknown"),
        ("GET", "/api/tables?phase=dreaming", None, "malformed"),
        ("POST", "/api/tables", {"game": "palazzo"}, "malformed"),
        ("POST", "/api/tables", {"game": "chess", "players": 2}, "unknown"),
        ("POST", "/api/tables", {"game": "palazzo", "players": 9}, "malformed"),
        ("POST", "/api/tables", {"game": "palazzo", "players": 2, "colour": 1}, "malformed"),
        ("POST", "/api/tables", {"record": "no record"}, "malformed"),
        ("POST", "/api/tables", {"edition": {"x": "y" * 70_000}}, "malformed"),
        ("POST", "/api/tables", {"record": "x" * 2_000_000}, "too_large"),
        ("POST", "/api/tables/none/join", {"name": "A", "nonce": "ab" * 16}, "unknown"),
        ("POST", "/api/tables/none/requests", {"type": "reset"}, "unauthorized"),
    ]
    for method, path, body, code in cases:
        with pytest.raises(Refused) as refused:
            call(server.url, method, path, body)
        assert (refused.value.code, refused.value.status) == (code, STATUS[code])  # type: ignore[index]
    status, _, text = raw(server.url, "POST", "/api/tables", b"[" * 60_000)
    assert (status, json.loads(text)["code"]) == (400, "malformed")


def test_pages_of_other_sites_may_look_and_not_touch(server: ServerProcess) -> None:
    """A browser says where a request comes from; a program does not."""
    body = json.dumps({"game": "palazzo", "players": 2}).encode()
    status, _, text = raw(server.url, "POST", "/api/tables", body, Origin="https://evil.example")
    assert (status, json.loads(text)["code"]) == (403, "forbidden")
    assert raw(server.url, "POST", "/api/tables", body, Sec_Fetch_Site="cross-site")[0] == 403
    assert raw(server.url, "POST", "/api/tables", body, Origin=server.url)[0] == 201
    assert raw(server.url, "POST", "/api/tables", body)[0] == 201


def test_pages_of_other_sites_get_no_websocket(server: ServerProcess) -> None:
    """The handshake is refused; one from our own origin is not."""
    table = make_table(server.url, 2).id

    async def knock(origin: str) -> int:
        where = socket_url(server.url, table)
        try:
            async with connect(where, origin=Origin(origin), proxy=None):
                return 101
        except InvalidStatus as error:
            return error.response.status_code

    assert asyncio.run(knock("https://evil.example")) == 403
    assert asyncio.run(knock(server.url)) == 101


def test_only_public_tables_are_listed(server: ServerProcess) -> None:
    """The others are for those who have the link."""
    hidden = make_table(server.url, 2).id
    body = {"game": "palazzo", "players": 2, "public": True}
    shown = call(server.url, "POST", "/api/tables", body)["table"]
    listed = [table["table"] for table in call(server.url, "GET", "/api/tables")["tables"]]
    assert shown in listed
    assert hidden not in listed
    assert call(server.url, "GET", f"/api/tables/{hidden}")["phase"] == "lobby"


def test_who_asks_too_fast_is_told_to_wait(tmp_path: Path) -> None:
    """With the limits that are there unless a test switches them off."""
    database = f"sqlite:///{tmp_path / 'x.db'}"
    with ServerProcess(database, tmp_path / "log", clock=True) as server:
        with server.stopped_time():
            answers = [raw(server.url, "GET", "/api/games") for _ in range(int(HTTP.burst) + 1)]
        assert answers[0][0] == 200
        status, headers, body = answers[-1]
        assert status == 429
        assert int(headers["retry-after"]) >= 1
        assert json.loads(body)["retry_after"] > 0


def test_the_protocol_describes_itself(server: ServerProcess) -> None:
    """The same from the command line and from the server; every reference leads somewhere."""
    printed = json.loads(call_cli("serve", "--openapi").stdout)
    assert (
        printed
        == call(server.url, "GET", "/api/openapi.json")
        == json.loads(json.dumps(document()))
    )
    schemas = printed["components"]["schemas"]
    text = json.dumps(printed)
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in schemas
    assert {"Frame", "Submit", "Hello", "ClientMessage", "ServerMessage"} <= schemas.keys()


def test_a_server_that_cannot_start_says_why() -> None:
    """One sentence, exit code 2."""
    done = call_cli("serve", "--database", "sqlite:////tmp/x.db", "--workers", "2")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr or "postgresql" in done.stderr
    assert call_cli("serve", "--log-level", "loud").returncode == 2


def test_a_game_is_replayed_as_one_may_see_it(server: ServerProcess) -> None:
    """Of a running game one's own view or a watcher's; of a closed one anybody's."""
    table = open_table(server.url, 2)
    path = f"/api/tables/{table.id}"
    own = call(server.url, "GET", f"{path}/replay?seat=0", token=table.tokens[0])
    frame = call(server.url, "GET", path, token=table.tokens[0])
    view = None
    for position in own["positions"]:
        view = edited(view, position["change"])
    assert view == frame["view"]
    assert own["points"] == []
    watched = call(server.url, "GET", f"{path}/replay?first=1&count=2")
    assert [position["at"] for position in watched["positions"]] == [1, 2]
    with pytest.raises(Refused, match="when the game is over") as refused:
        call(server.url, "GET", f"{path}/replay?seat=1", token=table.tokens[0])
    assert refused.value.code == "forbidden"
    with pytest.raises(Refused, match="below 2"):
        call(server.url, "GET", f"{path}/replay?seat={'9' * 5000}")


def test_a_record_somebody_kept_is_replayed(server: ServerProcess) -> None:
    """As text, as data, and as the document of a closed game."""
    record = random_record(palazzi.game("carrara"), 2, 1)
    shown = [
        call(server.url, "POST", "/api/replays", {"record": form, "seat": 1, "count": 2})
        for form in (record.to_text(), record.to_json(), {"record": record.to_json()})
    ]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0]["last"] == len(record.entries)
    for wrong, why in (
        ({"record": "no record"}, "begins with"),
        ({"record": record.to_text(), "seat": 7}, "below 2"),
        ({"record": '{"a":' + "[" * 100_000}, "nested"),
        ({"record": record.to_text().replace("carrara@2", "carrara@99")}, "carrara"),
    ):
        with pytest.raises(Refused, match=why):
            call(server.url, "POST", "/api/replays", wrong)


def test_why_a_part_cannot_be_chosen(server: ServerProcess) -> None:
    """For the seat that has to act, and for no other."""
    table = open_table(server.url, 2)
    path = f"/api/tables/{table.id}"
    actor = call(server.url, "GET", path)["actor"]
    answer = call(server.url, "POST", f"{path}/why", {"part": "removed"}, table.tokens[actor])
    assert answer["rules"]
    assert answer["forecasts"] == []
    tile = {"part": "warehouse:brick-3-1"}
    (alone,) = call(server.url, "POST", f"{path}/why", tile, table.tokens[actor])["forecasts"]
    assert (alone["part"], alone["before"], alone["after"]) == (f"palaces:{actor}", 0, -5)
    with pytest.raises(Refused) as refused:
        call(server.url, "POST", f"{path}/why", {"part": "removed"}, table.tokens[1 - actor])
    assert refused.value.code == "not_your_turn"


def test_a_hint_is_for_the_one_human_at_a_table(server: ServerProcess) -> None:
    """Candidates best first, with words; nobody asks a bot when people play each other."""
    alone, together = open_table(server.url, 1, 1), open_table(server.url, 2)
    path = f"/api/tables/{alone.id}"
    while call(server.url, "GET", path)["actor"] != 0:
        time.sleep(0.05)
    found = call(server.url, "POST", f"{path}/hint", {}, alone.tokens[0])
    assert found["seat"] == 0
    legal = [
        c["action"]
        for c in call(server.url, "GET", path, token=alone.tokens[0])["prompt"]["choices"]
    ]
    visits = [candidate["visits"] for candidate in found["candidates"]]
    assert visits == sorted(visits, reverse=True)
    assert {candidate["action"] for candidate in found["candidates"]} <= set(legal)
    actor = call(server.url, "GET", f"/api/tables/{together.id}")["actor"]
    for seat, code in ((actor, "forbidden"), (1 - actor, "not_your_turn")):
        with pytest.raises(Refused) as refused:
            call(server.url, "POST", f"/api/tables/{together.id}/hint", {}, together.tokens[seat])
        assert refused.value.code == code
