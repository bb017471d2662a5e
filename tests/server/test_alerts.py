"""Alerts: who is told what, when and where, and what is told to nobody."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.command import call_cli
from tests.server.alerted import ALERTS, ME, OPEN, SETTLED, WORDS, Player, later
from tests.server.client import connected
from tests.server.outside import Endpoint
from tests.server.test_sittings import refused
from tests.server.trials.lobby import call, make_table, open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

HOUR = 3600
DAY = 24 * HOUR


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server with a clock that tests move: one process, or two that could tell all twice."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    words = WORDS
    if request.param == "postgresql":
        database = str(request.getfixturevalue("postgres_server").new_database())
        words = (*WORDS, "--workers", "2")
    with ServerProcess(database, folder / "log", *words, clock=True) as running:
        running.pass_time(OPEN)
        yield running


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    with Endpoint() as running:
        yield running


def test_my_turn_is_pushed_sealed_and_signed_and_tells_nothing_hidden(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player = Player(server)
    browser = player.subscribe(endpoint, "/one")
    game = player.sit()
    game.come_to_me()
    posted = endpoint.next()
    assert posted.path == "/one"
    assert posted.signed_by(player.about()["key"], endpoint.url)
    assert posted.headers["content-encoding"] == "aes128gcm"
    assert browser.read(posted.body) == {
        "title": "Palazzo: your move",
        "body": f"With player {1 - game.mine}.",
        "path": f"/t/{game.id}",
        "tag": game.id,
        "waiting": 1,
    }
    game.come_to_me()
    assert browser.read(endpoint.next().body)["waiting"] == 1
    assert endpoint.quiet


def test_nobody_is_told_of_a_table_that_they_see(server: ServerProcess, endpoint: Endpoint) -> None:
    player = Player(server)
    player.hook(endpoint)
    seen, unseen = player.sit(), player.sit()
    url, token = server.url, seen.table.tokens[seen.mine]

    async def play() -> None:
        async with connected(url, seen.id, token) as page:
            await asyncio.to_thread(seen.come_to_me)
            await asyncio.to_thread(unseen.come_to_me)
            assert (await asyncio.to_thread(endpoint.next)).json()["url"].endswith(unseen.id)
            assert (await page.ask("look", visible=False))["type"] == "done"
            await asyncio.to_thread(seen.come_to_me)
            assert (await asyncio.to_thread(endpoint.next)).json()["url"].endswith(seen.id)
        async with connected(url, seen.id, token, visible=False):
            await asyncio.to_thread(seen.come_to_me)
            assert (await asyncio.to_thread(endpoint.next)).json()["url"].endswith(seen.id)

    asyncio.run(play())
    assert endpoint.quiet


def test_a_webhook_has_what_each_service_reads(server: ServerProcess, endpoint: Endpoint) -> None:
    player = Player(server)
    player.post("", {"kinds": ["turn"], "language": "de"})
    player.hook(endpoint, "/message?token=abc")
    game = player.sit()
    game.come_to_me()
    posted = endpoint.next()
    body = posted.json()
    assert posted.path == "/message?token=abc"
    assert body["title"] == "Palazzo: Du bist am Zug"  # Gotify; ntfy, by the template
    assert body["message"] == f"Mit player {1 - game.mine}."
    assert body["content"] == body["text"]  # Discord, Slack
    assert body["content"].splitlines() == [body["title"], body["message"], body["url"]]
    assert body["url"] == f"{server.url}/t/{game.id}"
    assert body["allowed_mentions"] == {"parse": []}
    assert posted.headers["x-template"] == "yes"
    assert posted.headers["x-message"] == "{{.message}}"


def test_only_what_was_asked_for_and_nothing_of_muted_tables(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player = Player(server)
    player.hook(endpoint)
    muted, spoken = player.sit(), player.sit()
    player.post("/mute", {"table": muted.id, "muted": True})
    assert player.about()["muted"] == [muted.id]
    muted.come_to_me()
    spoken.come_to_me()
    assert endpoint.next().json()["url"].endswith(spoken.id)
    player.post("/mute", {"table": muted.id, "muted": False})
    player.post("", {"kinds": ["question"]})
    muted.come_to_me()
    spoken.ask(1 - spoken.mine, type="ask", what="cancel")
    server.pass_time(SETTLED)
    assert "asks you" in endpoint.next().json()["title"]
    assert endpoint.quiet


def test_in_quiet_hours_all_waits_for_the_morning_and_comes_as_one(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player, witness = Player(server), Player(server)
    minute = server.now() // 60_000 % 1440
    quiet = {"quiet_from": (minute - 5) % 1440, "quiet_to": (minute + 120) % 1440}
    player.post("", {"kinds": ["turn", "over"], "zone": "UTC", **quiet})
    player.hook(endpoint, "/sleeper")
    witness.hook(endpoint, "/witness")
    first, second, third, other = player.sit(), player.sit(), player.sit(), witness.sit()
    for game in (first, second, third, other):
        game.come_to_me()
    assert endpoint.next().path == "/witness"
    third.play(third.mine)
    later(server, 2 * HOUR + 60)
    posted = endpoint.next()
    assert posted.path == "/sleeper"
    assert posted.json()["title"] == "2 tables have news for you"
    assert posted.json()["waiting"] == 2
    assert endpoint.quiet


def test_whoever_takes_long_is_told_before_time_is_up(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player = Player(server)
    player.hook(endpoint)
    game = player.sit(clock={"kind": "move", "allowance": DAY * 1000})
    game.come_to_me()
    assert "your move" in endpoint.next().json()["title"]
    later(server, 17 * HOUR)
    later(server, 2 * HOUR)
    posted = endpoint.next().json()
    assert posted["title"] == "Palazzo: your time is running out"
    assert posted["priority"] == 8
    assert endpoint.quiet


def test_whoever_i_have_played_with_is_told_of_a_seat_that_i_keep_for_them(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    """Though they never opened a link; and nobody else can call them."""
    player = Player(server)
    player.hook(endpoint)
    game = player.sit()
    friend = game.table.tokens[1 - game.mine]
    table = make_table(server.url, 2, seats=[{}, {"reserved": "Anna"}])
    path = f"/api/tables/{table.id}/invite"
    order = {"seat": 1, "table": game.id, "companion": game.mine, "token": friend}
    stranger = open_table(server.url, 1, 1)
    for token, body, code in (
        (table.tokens[1], order, "forbidden"),
        (table.tokens[0], {**order, "token": "0" * 43}, "unauthorized"),
        (table.tokens[0], {**order, "token": stranger.tokens[0]}, "unauthorized"),
        (table.tokens[0], {**order, "seat": 0}, "wrong_state"),
    ):
        assert refused(server.url, "POST", path, token, body) == code
    nobody = {**order, "table": stranger.id, "companion": 0, "token": stranger.tokens[0]}
    for body in (nobody, order, order):
        assert call(server.url, "POST", path, body, table.tokens[0]) == {"done": True}
    server.pass_time(SETTLED)
    posted = endpoint.next().json()
    assert posted["title"] == "Palazzo: a seat is kept for you"
    assert posted["url"].endswith(f"/t/{table.id}")
    token = call(server.url, "POST", f"{ME}/tokens", {"table": table.id}, player.device)["token"]
    body = {"name": "Anna", "nonce": "00" * 16}
    sat = call(server.url, "POST", f"/api/tables/{table.id}/join", body, token)
    assert sat["seat"] == 1
    late = refused(server.url, "POST", path, table.tokens[0], order)
    assert late == "wrong_state"
    server.pass_time(SETTLED)
    assert endpoint.quiet


def test_the_end_and_a_rematch_are_told(server: ServerProcess, endpoint: Endpoint) -> None:
    player = Player(server)
    player.hook(endpoint)
    game = player.sit()
    game.ask(1 - game.mine, type="ask", what="cancel")
    game.ask(game.mine, type="answer", yes=True)
    server.pass_time(SETTLED)
    assert "closed" in endpoint.next().json()["title"]
    path = f"/api/tables/{game.id}/rematch"
    made = call(server.url, "POST", path, {}, game.table.tokens[1 - game.mine])
    server.pass_time(SETTLED)
    posted = endpoint.next().json()
    assert "rematch" in posted["title"]
    assert posted["url"].endswith(made["table"])


def test_what_does_not_arrive_is_tried_again_and_a_dead_endpoint_is_forgotten(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player = Player(server)
    player.hook(endpoint)
    game = player.sit()
    endpoint.status = 500
    game.come_to_me()
    endpoint.next()
    await_true(lambda: player.about()["channels"][0]["failing"])
    endpoint.status = 201
    later(server, 31)
    assert endpoint.next().json()["url"].endswith(game.id)
    await_true(lambda: player.about()["channels"][0]["failing"] is None)
    endpoint.status = 410
    game.come_to_me()
    endpoint.next()
    await_true(lambda: not player.about()["channels"])


def rotated(server: ServerProcess, *words: str) -> Any:
    """What the host's command says, while the server runs."""
    done = call_cli("rotate-keys", "--database", server.database, "--json", *words)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_rotated_key_is_for_new_subscriptions_until_the_old_is_forgotten(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player, other = Player(server), Player(server)
    old = player.about()["key"]
    player.subscribe(endpoint, "/old")
    new = rotated(server)["public"]
    assert player.about()["key"] == new != old
    other.subscribe(endpoint, "/new")
    for one in (player, other):
        one.post("/test", {})
    server.pass_time(SETTLED)
    posted = {one.path: one for one in (endpoint.next(), endpoint.next())}
    assert posted["/old"].signed_by(old, endpoint.url)
    assert posted["/new"].signed_by(new, endpoint.url)
    assert rotated(server, "--forget")["forgotten"] >= 2
    assert player.about()["channels"] == other.about()["channels"] == []


def test_a_test_goes_to_all_channels(server: ServerProcess, endpoint: Endpoint) -> None:
    player = Player(server)
    player.hook(endpoint)
    browser = player.subscribe(endpoint)
    player.post("/test", {})
    server.pass_time(SETTLED)
    paths = {}
    for _ in range(2):
        posted = endpoint.next()
        paths[posted.path] = posted
    assert paths["/hook"].json()["title"] == "A test from Palazzi"
    assert browser.read(paths["/push"].body)["title"] == "A test from Palazzi"


def test_nobody_gets_at_the_channels_of_others_or_learns_of_them(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player, eve = Player(server), Player(server)
    player.hook(endpoint, "/secret-topic")
    (channel,) = player.about()["channels"]
    assert "secret" not in str(channel)
    assert eve.about()["channels"] == []
    for id_ in (channel["id"], "0" * 16):
        assert eve.post("/remove", {"channel": id_}) == {"done": True}
    assert eve.post("/mute", {"table": "no-such-table", "muted": True}) == {"done": True}
    assert player.about()["channels"] == [channel]
    assert refused(server.url, "GET", ALERTS, "0" * 43) == "unauthorized"


def test_a_device_that_is_out_is_pushed_nothing_and_a_deleted_player_leaves_nothing(
    server: ServerProcess, endpoint: Endpoint
) -> None:
    player = Player(server)
    player.hook(endpoint)
    code = call(server.url, "POST", f"{ME}/links", {}, player.device)["code"]
    lost = Player(server)
    body = {"code": code, "name": "lost"}
    lost.device = call(server.url, "POST", f"{ME}/devices", body)["token"]
    lost.subscribe(endpoint)
    assert [one["kind"] for one in player.about()["channels"]] == ["webhook", "push"]
    devices = call(server.url, "GET", ME, token=player.device)["devices"]
    gone = next(device["id"] for device in devices if not device["mine"])
    call(server.url, "POST", f"{ME}/revoke", {"device": gone}, player.device)
    assert [one["kind"] for one in player.about()["channels"]] == ["webhook"]
    game = player.sit()
    game.come_to_me()
    assert endpoint.next().path == "/hook"
    if server.database.startswith("sqlite"):
        assert kept(server, game.id, endpoint.url) >= 2
    call(server.url, "POST", f"{ME}/delete", {}, player.device)
    if server.database.startswith("sqlite"):
        await_true(lambda: kept(server, game.id, endpoint.url) == 0)


def kept(server: ServerProcess, table: str, url: str) -> int:
    """Rows about alerts of whoever has this table and this address."""
    path = server.database.removeprefix("sqlite:///").partition("?")[0]
    questions = (
        ("SELECT count(*) FROM alert_channels WHERE address LIKE ?", f"{url}%"),
        ("SELECT count(*) FROM alert_outbox WHERE game = ?", table),
        ("SELECT count(*) FROM alert_sends WHERE game = ?", table),
    )
    with sqlite3.connect(path) as link:
        return sum(link.execute(sql, (value,)).fetchone()[0] for sql, value in questions)


def test_what_was_committed_is_told_even_if_the_server_dies_at_once(
    tmp_path: Path, endpoint: Endpoint
) -> None:
    database = f"sqlite:///{tmp_path / 'palazzi.db'}?synchronous=normal"
    server = ServerProcess(database, tmp_path / "log", *WORDS, clock=True)
    with server:
        player = Player(server)
        player.hook(endpoint)
        game = player.sit()
        with server.stopped_time():
            game.play(1 - game.mine)
            server.kill()
        server.start()
        server.pass_time(OPEN)
        assert endpoint.next().json()["url"].endswith(game.id)
        assert endpoint.quiet
