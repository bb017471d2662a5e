"""The operator's page over real sockets: who gets in, what they see and do, and what nobody may."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from palazzi.cli import app
from palazzi.core.errors import BadOption, PalazziError
from palazzi.server.backups.folder import listed
from palazzi.server.http.admin import ADMIN, HERE
from palazzi.server.storage.database import Database
from tests.server import raw
from tests.server.client import connected
from tests.server.provider import LocalProvider
from tests.server.test_players import about, player_with_a_seat
from tests.server.test_sign_in import check, come_back, words_for
from tests.server.trials.lobby import Opened, Refused, call, make_table, open_table
from tests.server.trials.process import ServerProcess
from tests.waiting import await_true

SECRET = "the-operators-own-secret"
WORDS = ("--bot-pace", "0", "--no-limits", "--absence", "0")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    """A server with an operator's page and a folder for backups, on either database."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal"
    if request.param == "postgresql":
        database = str(request.getfixturevalue("postgres_server").new_database())
    more = {"PALAZZI_ADMIN_TOKEN": SECRET}
    with ServerProcess(database, folder / "log", *WORDS, more=more) as running:
        yield running


HEALTHY = ("ok", "degraded")
"""A busy machine may be late: what is looked at here is that the status is told."""


def enter(url: str, **entry: str) -> str:
    return str(call(url, "POST", f"{HERE}/session", entry or {"secret": SECRET})["session"])


def look(url: str, session: str, what: str) -> Any:
    return call(url, "GET", f"{HERE}/{what}", token=session)


def do(url: str, session: str, what: str, **body: object) -> Any:
    return call(url, "POST", f"{HERE}/{what}", body, session)


def refused(work: Any, *words: Any, **more: Any) -> str:
    with pytest.raises(Refused) as error:
        work(*words, **more)
    return str(error.value.code)


def line_of(url: str, session: str, table: Opened) -> dict[str, Any]:
    """A table in the operator's list; the newest with this beginning of an id."""
    found = look(url, session, "tables")["tables"]
    line: dict[str, Any] = next(one for one in found if one["short"][:6] == table.id[:6])
    return line


# ---- who gets in


def test_a_session_begins_with_the_secret_and_ends_when_it_is_left(server: ServerProcess) -> None:
    url = server.url
    assert call(url, "GET", HERE) == {"secret": True, "sign_in": ""}
    session = enter(url)
    assert look(url, session, "overview")["status"] in HEALTHY
    do(url, session, "leave")
    assert refused(look, url, session, "overview") == "unauthorized"


def test_nobody_else_gets_anything(server: ServerProcess) -> None:
    """No token, a wrong one, the secret itself in its place, a seat's, a device's: each address."""
    url = server.url
    device, table = player_with_a_seat(url)
    for token in (None, "x" * 43, SECRET, table.tokens[0], device):
        for resource in ADMIN:
            if resource.token:
                body: object = {} if resource.method == "POST" else None
                assert refused(call, url, resource.method, resource.path, body, token) in (
                    "unauthorized",
                    "malformed",
                )
    for secret in ("", SECRET[:-1], SECRET.upper(), "x" * 1000):
        assert refused(enter, url, secret=secret) == "unauthorized"
    assert refused(enter, url, state="nobody", sign_in="nothing") == "unauthorized"


def test_a_foreign_page_cannot_ask(server: ServerProcess) -> None:
    """Also with the session in hand, which no foreign page has: the guard is asked first."""
    session = enter(server.url)
    for head in ("Origin: https://elsewhere.example", "Sec-Fetch-Site: cross-site"):
        for path, token in ((f"{HERE}/session", ""), (f"{HERE}/expiry", session)):
            words = (
                f"POST {path} HTTP/1.1\r\nHost: x\r\n{head}\r\nAuthorization: Bearer {token or 'x'}"
            )
            status, reply = raw.request(server.url, words, b"{}")
            assert (status, reply["code"]) == (403, "forbidden")


def test_without_the_setting_there_is_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'palazzi.db'}"
    with ServerProcess(url, tmp_path / "log", *WORDS) as server:
        for resource in ADMIN:
            body: object = {} if resource.method == "POST" else None
            with pytest.raises(Refused) as error:
                call(server.url, resource.method, resource.path, body, "x" * 43)
            assert error.value.code == "unknown", resource.path
        status, _ = raw.request(server.url, "GET /admin HTTP/1.1\r\nHost: x", b"")
        assert status == 404


def test_guessing_is_slow_and_a_session_ends_after_twelve_hours(tmp_path: Path) -> None:
    """Five tries, then one per minute, even if right; secret and guesses are nowhere."""
    url = f"sqlite:///{tmp_path / 'palazzi.db'}"
    more = {"PALAZZI_ADMIN_TOKEN": SECRET}
    with ServerProcess(url, tmp_path / "log", more=more, clock=True) as server:
        codes = [refused(enter, server.url, secret=f"guess-number-{n}") for n in range(5)]
        assert codes == ["unauthorized"] * 5
        assert refused(enter, server.url, secret=SECRET) == "too_many"
        server.pass_time(61)
        session = enter(server.url)
        assert refused(enter, server.url, secret=SECRET) == "too_many"
        server.pass_time(11 * 3600)
        look(server.url, session, "overview")
        server.pass_time(3600)
        assert refused(look, server.url, session, "overview") == "unauthorized"
        said = server.said()
    assert SECRET not in said
    assert session not in said
    assert "guess-number" not in said
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("palazzi.db*"))
    assert SECRET.encode() not in kept
    assert session.encode() not in kept


def test_people_whom_the_host_named_sign_in_and_no_others(tmp_path: Path) -> None:
    """A sign-in is used once, for the page or a device; it needs what the browser kept."""
    with LocalProvider() as provider:
        words = words_for(provider, "--admin-subjects", "olga, otto", "--oidc-name", "The Club")
        url = f"sqlite:///{tmp_path / 'palazzi.db'}"
        with ServerProcess(url, tmp_path / "log", *words) as server:
            where = server.url
            assert call(where, "GET", HERE) == {"secret": False, "sign_in": "The Club"}
            assert refused(enter, where, secret="") == "unauthorized"
            came = come_back(where, provider, "olga")
            order = {"state": came["state"], "sign_in": came["secret"]}
            assert refused(enter, where, **order) == "unauthorized", "nobody has checked it"
            check(where, came)
            assert refused(enter, where, **{**order, "sign_in": "x" * 43}) == "unauthorized"
            session = enter(where, **order)
            assert refused(enter, where, **order) == "unauthorized", "it was used"
            assert look(where, session, "log")["deeds"][0]["who"] == "olga"
            came = come_back(where, provider, "anna")
            check(where, came)
            stranger = {"state": came["state"], "sign_in": came["secret"]}
            assert refused(enter, where, **stranger) == "unauthorized"


# ---- what they see


def test_nothing_hidden_is_shown(server: ServerProcess) -> None:
    """Neither hands nor tokens nor secrets nor the whole id, whatever is asked."""
    url = server.url
    table = open_table(url, humans=2)
    device, mine = player_with_a_seat(url)
    session = enter(url)
    link = Database(server.database).open()
    secrets = [
        str(json.loads(body)["secret"])
        for (body,) in link.run("SELECT body FROM log WHERE seq = 1")
    ]
    hashes = [hash_ for (hash_,) in link.run("SELECT hash FROM credentials")]
    players = [player for (player,) in link.run("SELECT player FROM devices")]
    link.close()
    shown = "".join(
        json.dumps(look(url, session, what))
        for what in ("overview", "tables", "log", "expiry", "backups")
    )
    hidden = [*secrets, *hashes, *players, *table.tokens.values(), table.id, mine.id, device]
    assert len(hidden) > 8
    assert [one for one in hidden if one in shown] == []
    line = line_of(url, session, table)
    assert line["phase"] == "playing"
    assert [seat["kind"] for seat in line["seats"]] == ["human", "human"]
    assert set(line) == {
        *("handle", "short", "game", "phase", "public", "at", "touched", "events", "seats"),
        "connected",
    }


def test_load_and_counts(server: ServerProcess) -> None:
    url = server.url
    player_with_a_seat(url)
    told = look(url, enter(url), "overview")
    (process,) = told["processes"]
    assert told["database"] in server.database
    assert process["memory"] > 10**7
    assert {pool["name"] for pool in process["pools"]} >= {"bot", "world"}
    assert told["players"]["players"] >= 1
    assert sum(told["tables"].values()) >= 1
    assert process["errors"] == []


def put(server: ServerProcess, name: str, phase: str, body: str, touched: int) -> None:
    """A table that no process has in memory, with one event."""
    like = make_table(server.url, humans=2)
    link = Database(server.database).open()
    link.run(
        "INSERT INTO tables (game, at, public, phase, due, bots, seq, about, touched)"
        " SELECT ?, at, public, ?, NULL, 0, 1, about, ? FROM tables WHERE game = ?",
        (name, phase, touched, like.id),
    )
    link.run("INSERT INTO log (game, seq, body) VALUES (?, 1, ?)", (name, body))
    link.close()


def test_a_table_that_cannot_be_read_is_shown_and_can_be_deleted(server: ServerProcess) -> None:
    url, name = server.url, "broken-for-the-operator"
    put(server, name, "playing", "nothing", 0)
    session = enter(url)
    handle = line_of(url, session, Opened(name, {}))["handle"]
    assert refused(call, url, "GET", f"/api/tables/{name}") == "wrong_state"
    (process,) = look(url, session, "overview")["processes"]
    assert process["aside"] == ["broken… its record cannot be read: event 1 is none of ours"]
    assert process["errors"][0]["event"] == "a table is broken"
    assert process["errors"][0]["where"].startswith("store.py:")
    do(url, session, "tables/delete", handle=handle)
    assert refused(do, url, session, "tables/delete", handle=handle) == "unknown"
    assert look(url, session, "overview")["processes"][0]["aside"] == []


# ---- what they do


def test_a_table_is_ended_before_the_eyes_of_its_players_and_then_deleted(
    server: ServerProcess,
) -> None:
    url = server.url
    table = open_table(url, humans=2)
    session = enter(url)
    handle = line_of(url, session, table)["handle"]

    async def watch() -> None:
        async with connected(url, table.id, table.tokens[0]) as client:
            await asyncio.to_thread(do, url, session, "tables/end", handle=handle)
            await client.see(lambda frame: frame["phase"] == "cancelled")
            code = await asyncio.to_thread(
                refused, do, url, session, "tables/delete", handle=handle
            )
            assert code == "wrong_state", "somebody looks at it"

    asyncio.run(watch())
    assert refused(do, url, session, "tables/end", handle=handle) == "wrong_state"
    await_true(lambda: line_of(url, session, table)["connected"] == 0)
    do(url, session, "tables/delete", handle=handle)
    assert refused(call, url, "GET", f"/api/tables/{table.id}") == "unknown"
    assert refused(do, url, session, "tables/delete", handle=handle) == "unknown"
    deeds = [(one["what"], one["about"]) for one in look(url, session, "log")["deeds"]]
    assert ("end-table", f"{table.id[:6]}…") in deeds
    assert ("delete-table", f"{table.id[:6]}…") in deeds


def test_a_running_table_is_not_deleted(server: ServerProcess) -> None:
    table = open_table(server.url, humans=2)
    session = enter(server.url)
    handle = line_of(server.url, session, table)["handle"]
    assert refused(do, server.url, session, "tables/delete", handle=handle) == "wrong_state"


def test_a_player_is_deleted_on_request(server: ServerProcess) -> None:
    url = server.url
    device, table = player_with_a_seat(url)
    session = enter(url)
    line = line_of(url, session, table)
    seat = next(number for number, seat in enumerate(line["seats"]) if seat["kept"])
    do(url, session, "players/delete", handle=line["handle"], seat=seat)
    assert refused(about, url, device) == "unauthorized"
    code = refused(do, url, session, "players/delete", handle=line["handle"], seat=seat)
    assert code == "unknown"


def test_old_tables_are_counted_first_and_then_deleted(server: ServerProcess) -> None:
    url, long_ago = server.url, 1_700_000_000_000
    put(server, "forgotten-by-all", "lobby", json.dumps({"at": long_ago}), long_ago)
    session = enter(url)

    def unstarted(told: Any) -> int:
        return int(next(one["tables"] for one in told["rules"] if one["rule"] == "unstarted"))

    for _ in range(2):  # looking deletes nothing
        told = look(url, session, "expiry")
        assert told["dry_run"]
        assert unstarted(told) == 1
    gone = do(url, session, "expiry")
    assert not gone["dry_run"]
    assert unstarted(gone) == 1
    assert unstarted(look(url, session, "expiry")) == 0
    assert look(url, session, "log")["deeds"][0]["what"] == "expire"


def test_the_log_of_deeds_can_only_grow(server: ServerProcess) -> None:
    session = enter(server.url)
    before = len(look(server.url, session, "log")["deeds"])
    link = Database(server.database).open()
    for sql in ("DELETE FROM operator_log", "UPDATE operator_log SET who = 'nobody'"):
        # SQLite says so; PostgreSQL does nothing instead.
        is_file = server.database.startswith("sqlite")
        denied = pytest.raises(sqlite3.IntegrityError, match="only added")
        with denied if is_file else nullcontext():
            link.run(sql)
    rows = link.run("SELECT who FROM operator_log")
    link.close()
    assert len(rows) >= before
    assert {who for (who,) in rows} == {"operator"}


def test_a_backup_is_made_and_tried_on_request(tmp_path: Path) -> None:
    url, folder = f"sqlite:///{tmp_path / 'palazzi.db'}", tmp_path / "backups"
    words = ("--backup-folder", str(folder), "--backup-drill", "0", "--no-limits")
    more = {"PALAZZI_ADMIN_TOKEN": SECRET}
    with ServerProcess(url, tmp_path / "log", *words, more=more) as server:
        session = enter(server.url)
        await_true(lambda: len(look(server.url, session, "backups")["backups"]) == 1)
        await_true(lambda: look(server.url, session, "backups")["busy"] == "")
        do(server.url, session, "backups")
        await_true(lambda: len(look(server.url, session, "backups")["backups"]) == 2)
        name = listed(folder)[0].path.name
        await_true(lambda: look(server.url, session, "backups")["busy"] == "")
        do(server.url, session, "backups/drill", name=name)
        assert refused(do, server.url, session, "backups") == "wrong_state"
        await_true(lambda: look(server.url, session, "backups")["busy"] == "")
        told = look(server.url, session, "backups")["backups"][0]
        assert told["drill"]["ok"]
        assert refused(do, server.url, session, "backups/drill", name="../x") == "malformed"
        deeds = [one["what"] for one in look(server.url, session, "log")["deeds"]]
        assert deeds[:2] == ["drill", "back-up"]


# ---- the command


def command(url: str, *words: str) -> Any:
    port = url.rpartition(":")[2]
    done = CliRunner().invoke(app, ["admin", *words, "--port", port, "--json"])
    if done.exception is not None:
        raise done.exception
    return json.loads(done.stdout)


def test_the_command_asks_the_running_server(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = server.url
    table = open_table(url, humans=2)
    with pytest.raises(BadOption, match="PALAZZI_ADMIN_TOKEN_FILE"):
        command(url, "overview")
    monkeypatch.setenv("PALAZZI_ADMIN_TOKEN", "a secret of somebody else")
    with pytest.raises(PalazziError, match="not the operator's secret"):
        command(url, "overview")
    monkeypatch.setenv("PALAZZI_ADMIN_TOKEN", SECRET)
    assert command(url, "overview")["status"] in HEALTHY
    line = next(one for one in command(url, "tables")["tables"] if one["short"][:6] == table.id[:6])
    assert command(url, "end", line["handle"]) == {"done": True}
    with pytest.raises(PalazziError, match="over already"):
        command(url, "end", line["handle"])
    assert command(url, "expiry")["dry_run"]
    assert command(url, "log")["deeds"][0]["what"] == "enter"
    for words in (["dance"], ["end"], ["delete-player", line["handle"], "0"]):
        with pytest.raises(BadOption):
            command(url, *words)
    with pytest.raises(PalazziError, match="No server answers"):
        command("http://127.0.0.1:1", "overview")
    plain = CliRunner().invoke(app, ["admin", "overview", "--port", url.rpartition(":")[2]])
    assert "tables in memory" in plain.output
