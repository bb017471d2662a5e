"""Backups on both databases: made, restored, tried; and whatever is wrong with one is found."""

from __future__ import annotations

import json
import os
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from palazzi.cli import app
from palazzi.core.errors import BadBackup, BadOption, PalazziError, Unavailable
from palazzi.server.backups.dump import present
from palazzi.server.backups.envelope import Envelope
from palazzi.server.backups.folder import KeepRule, keep_report, listed, tidy
from palazzi.server.storage import datafile
from palazzi.server.storage.database import Database
from palazzi.server.storage.migrations import MIGRATIONS
from palazzi.table import Table, read_event, verify
from tests.postgres import Missing, binaries
from tests.server.kept_games import finished_games, store_games
from tests.server.trials.process import ServerProcess
from tests.table.house import House

KEY = "a key of sixteen or more"
GAMES = int(os.environ.get("PALAZZI_DRILL", "4"))
"""How many finished games a drill is tried with; ``./palazzi trials drill`` takes a thousand."""


@pytest.fixture(autouse=True)
def tools(monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL's programs, of the server's own version."""
    try:
        monkeypatch.setenv("PATH", f"{binaries()}{os.pathsep}{os.environ['PATH']}")
    except Missing:
        return


@pytest.fixture(scope="module")
def games() -> list[House]:
    """A finished game of each kind, one that runs, and a lobby."""
    running = House("palazzo", 2, seed=5, table="running").begin()
    running.move()
    return [*finished_games(GAMES), running, House("palazzo", 2, seed=6, table="lobby")]


@pytest.fixture
def filled(database: str, games: list[House]) -> str:
    """A database of either kind with games in it."""
    store_games(database, games)
    return database


@pytest.fixture(scope="module")
def master(tmp_path_factory: pytest.TempPathFactory, games: list[House]) -> Path:
    """A SQLite file with some games in it."""
    file = tmp_path_factory.mktemp("master") / "games.db"
    store_games(f"sqlite:///{file}?synchronous=normal", [*games[:2], *games[-2:]])
    return file


@pytest.fixture
def sqlite(tmp_path: Path, master: Path) -> str:
    """The same, for a test alone."""
    shutil.copy(master, tmp_path / "games.db")
    return f"sqlite:///{tmp_path / 'games.db'}?synchronous=normal"


@pytest.fixture
def unstarted(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server is started on the copy: that takes seconds, and one test does it."""
    monkeypatch.setattr("palazzi.server.backups.drill.start_server", lambda _: [])


@pytest.fixture
def empty(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """One more database of the same kind, without anything."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'other.db'}"
    return str(request.getfixturevalue("postgres_server").new_database())


def run(*words: str) -> dict[str, Any]:
    """A command's JSON; its error is raised."""
    done = CliRunner().invoke(app, [*words, "--json"], catch_exceptions=False)
    assert done.exit_code == 0, done.output
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def refused(*words: str) -> PalazziError:
    done = CliRunner().invoke(app, list(words))
    assert isinstance(done.exception, PalazziError), done.output
    return done.exception


def make(url: str, folder: Path, *words: str) -> Path:
    made = run("backup", "--database", url, "--backup-folder", str(folder), *words)
    return Path(made["path"])


def contents(url: str) -> dict[str, list[Any]]:
    """Every row of every table."""
    link = Database(url).open()
    try:
        return {name: sorted(link.run(f"SELECT * FROM {name}"), key=str) for name in present(link)}
    finally:
        link.close()


def change(url: str, *statements: str) -> None:
    link = Database(url).open()
    for statement in statements:
        link.run(statement)
    link.close()


# ---- there and back


@pytest.mark.parametrize("key", ["", KEY])
def test_a_backup_restores_every_row(
    filled: str, empty: str, tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if key:
        (tmp_path / "key").write_text(f"{key}\n")
        monkeypatch.setenv("PALAZZI_BACKUP_KEY_FILE", str(tmp_path / "key"))
    before = contents(filled)
    path = make(filled, tmp_path / "backups")
    assert contents(filled) == before
    head = Envelope(path).head
    assert head["rows"] == {name: len(rows) for name, rows in before.items()}
    assert (head["schema"], head["finished"]) == (len(MIGRATIONS), GAMES)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert [one.name for one in path.parent.iterdir()] == [path.name], "nothing else is left"
    assert (b"palazzo-00001" in path.read_bytes()) is False
    done = run("restore", str(path), "--database", empty)
    assert done["kept"] == ""
    assert contents(empty) == before
    if not key:
        return
    monkeypatch.delenv("PALAZZI_BACKUP_KEY_FILE")
    assert "is encrypted" in str(refused("restore", str(path), "--database", empty, "--overwrite"))
    assert contents(empty) == before


def test_what_is_there_is_replaced_only_when_told_and_kept(
    filled: str, empty: str, tmp_path: Path
) -> None:
    path = make(filled, tmp_path / "backups")
    before = contents(filled)
    store_games(empty, [House("palazzo", 2, table="precious")])
    mine = contents(empty)
    assert "--overwrite" in str(refused("restore", str(path), "--database", empty))
    assert contents(empty) == mine
    done = run("restore", str(path), "--database", empty, "--overwrite")
    assert contents(empty) == before
    kept = done["kept"]
    if empty.startswith("sqlite"):
        file = Database(empty).path
        assert file is not None
        assert contents(f"sqlite:///{file.with_name(kept)}") == mine
        assert not list(file.parent.glob(".palazzi-*"))
    else:
        link = Database(empty).open()
        assert link.run(f"SELECT game FROM {kept}.tables") == [("precious",)]
        link.close()


def test_a_database_in_use_is_never_replaced(filled: str, tmp_path: Path) -> None:
    path = make(filled, tmp_path / "backups")
    database = Database(filled)
    words = ("restore", str(path), "--database", filled, "--overwrite")
    before = contents(filled)
    if database.path is not None:
        with datafile.claimed(database.path):
            assert "Another server uses" in str(refused(*words))
    else:
        link = database.open()
        assert "is in use: 1 more program is" in str(refused(*words))
        link.close()
    assert contents(filled) == before


def test_a_restore_that_fails_changes_nothing(
    filled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it fails in the middle: the content was right, and then the disk was full."""
    path = make(filled, tmp_path / "backups")
    change(filled, "DELETE FROM chat", "DELETE FROM credentials")
    before = contents(filled)
    whole = Envelope.content

    def half(self: Envelope, key: str) -> Iterator[bytes]:
        if checked:
            yield b"what nobody wrote"
            raise OSError(28, "No space left on device")
        checked.append(True)
        yield from whole(self, key)

    checked: list[bool] = []
    monkeypatch.setattr(Envelope, "content", half)
    with pytest.raises((OSError, PalazziError)):
        run("restore", str(path), "--database", filled, "--overwrite")
    assert contents(filled) == before


def test_a_backup_goes_into_its_like_and_not_into_an_older_program(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = make(sqlite, tmp_path / "backups")
    elsewhere = "postgresql://nobody@127.0.0.1:1/none"
    said = str(refused("restore", str(path), "--database", elsewhere))
    assert "of sqlite, and the database is postgresql" in said
    monkeypatch.setattr("palazzi.server.backups.restoring.MIGRATIONS", MIGRATIONS[:3])
    assert "newer version" in str(refused("restore", str(path), "--data", str(tmp_path / "new")))


def test_without_pg_dump_a_sentence_says_what_to_install(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_games(postgres_url, [])
    monkeypatch.setenv("PATH", str(tmp_path))
    words = ("backup", "--database", postgres_url, "--backup-folder", str(tmp_path / "backups"))
    error = refused(*words)
    assert isinstance(error, Unavailable)
    assert "pg_dump, which is not here: install the package postgresql-client" in str(error)
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_folder_that_others_can_open_is_refused(sqlite: str, tmp_path: Path) -> None:
    folder = tmp_path / "open"
    folder.mkdir(0o755)
    said = str(refused("backup", "--database", sqlite, "--backup-folder", str(folder)))
    assert f"chmod 700 {folder}" in said


def test_what_a_killed_process_left_goes_after_a_day(sqlite: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    folder.mkdir(0o700)
    old, new = folder / "palazzi-20260101-000000.part", folder / "palazzi-20260102-000000.part"
    copy = tmp_path / ".palazzi-abc"
    copy.mkdir()
    for path in (old, new):
        path.write_text("half")
    for path in (old, copy):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    made = make(sqlite, folder)
    assert sorted(folder.iterdir()) == sorted([new, made])
    assert not copy.exists()


def test_a_backup_that_passed_its_drill_outlives_the_rule(sqlite: str, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    words = ("--backup-keep", "last=9")
    paths = [make(sqlite, folder, *words) for _ in range(4)]
    for number, path in enumerate(paths):
        path.rename(folder / f"palazzi-2026010{number + 1}-000000.backup")
    tried = folder / "palazzi-20260102-000000.backup"
    keep_report(tried, {"ok": True, "at": 1})
    assert len(tidy(folder, KeepRule.read("last=1"))) == 2
    left = [kept.path.name for kept in listed(folder)]
    assert left == ["palazzi-20260104-000000.backup", tried.name]


# ---- the drill


def test_a_drill_replays_and_verifies_every_game(
    filled: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a server that starts on the copy; on PostgreSQL nothing is left of its database."""
    path = make(filled, tmp_path / "backups")
    before = contents(filled)
    report = run("restore", "--drill", str(path), "--database", filled)
    assert report["ok"]
    assert report["problems"] == []
    assert (report["tables"], report["finished"], report["unsealed"]) == (GAMES + 2, GAMES, 0)
    assert report["proven"] == GAMES
    assert contents(filled) == before
    kept = listed(path.parent)[0]
    assert kept.passed
    assert kept.about()["drill"] == report
    assert not list(path.parent.glob(".palazzi-*"))
    if not filled.startswith("sqlite"):
        link = Database(filled).open()
        sql = "SELECT count(*) FROM pg_database WHERE datname LIKE 'palazzi_drill%'"
        assert link.run(sql) == [(0,)]
        link.close()
    with capsys.disabled():
        if GAMES > 100:
            kind = filled.partition(":")[0]
            print(f"\ndrill, {kind}: {GAMES} games, {report['seconds']} s, {path.stat().st_size} B")


def _last_played(url: str, table: str, put: Callable[[dict[str, Any]], None]) -> None:
    """Change the last move of a table in the log."""
    link = Database(url).open()
    sql = 'SELECT seq, body FROM log WHERE game = ? AND body LIKE \'%"kind":"played"%\''
    seq, body = link.run(f"{sql} ORDER BY seq DESC LIMIT 1", (table,))[0]
    event = json.loads(body)
    put(event)
    text = json.dumps(event, separators=(",", ":"))
    link.run("UPDATE log SET body = ? WHERE game = ? AND seq = ?", (text, table, seq))
    link.close()


FALSIFIED: dict[str, Callable[[str, str], None]] = {
    "a move": lambda url, table: _last_played(url, table, lambda e: e.update(actions=["pass"])),
    "a draw": lambda url, table: _last_played(url, table, lambda e: e.update(draws=["nothing"])),
    "a time": lambda url, table: _last_played(url, table, lambda e: e.update(at=0)),
    "its secret": lambda url, table: change(
        url,
        f'UPDATE log SET body = replace(body, \'"secret":"0\', \'"secret":"f\')'
        f" WHERE game = '{table}' AND seq = 1",
    ),
    "its result": lambda url, table: change(
        url, f"UPDATE tables SET result = replace(result, '0', '1') WHERE game = '{table}'"
    ),
    "its seal": lambda url, table: change(
        url, f"UPDATE tables SET seal = '{'0' * 64}' WHERE game = '{table}'"
    ),
    "the end of its log": lambda url, table: change(
        url,
        f"DELETE FROM log WHERE game = '{table}'"
        f" AND seq = (SELECT max(seq) FROM log WHERE game = '{table}')",
    ),
    "the middle of its log": lambda url, table: change(
        url, f"DELETE FROM log WHERE game = '{table}' AND seq = 9"
    ),
    "its line in the list": lambda url, table: change(
        url, f"DELETE FROM tables WHERE game = '{table}'"
    ),
    "no JSON": lambda url, table: change(
        url, f"UPDATE log SET body = substr(body, 1, 30) WHERE game = '{table}' AND seq = 7"
    ),
}


@pytest.mark.parametrize("what", FALSIFIED)
@pytest.mark.usefixtures("unstarted")
def test_a_falsified_game_is_found_and_named(what: str, sqlite: str, tmp_path: Path) -> None:
    """One among others, which are still found in order."""
    FALSIFIED[what](sqlite, "palazzo-00001")
    path = make(sqlite, tmp_path / "backups")
    error = refused("restore", "--drill", str(path), "--database", sqlite)
    assert isinstance(error, BadBackup)
    report = listed(path.parent)[0].drill
    assert report is not None
    assert not report["ok"]
    assert [one["table"] for one in report["problems"]] == ["palazz…"]
    assert "table palazz…" in str(error)


@pytest.mark.usefixtures("unstarted")
def test_another_legal_move_is_found_by_the_result_that_was_stored(
    sqlite: str, tmp_path: Path
) -> None:
    """Nothing in the log itself tells: every rule and every draw would allow it."""
    house = House("firenze", 2, seed=6).begin().finish()
    store_games(sqlite, [house])
    last = house.table.fold.events[-1].to_json()
    actions = last["actions"]
    assert isinstance(actions, list)
    other = {**last, "actions": [*actions[:-1], "drop recognition"]}
    again = Table.from_events([*house.table.fold.events[:-1], read_event(other)])
    verify(again.fold.document().to_json())  # which is why
    _last_played(sqlite, house.table.id, lambda event: event.update(other))
    path = make(sqlite, tmp_path / "backups")
    said = str(refused("restore", "--drill", str(path), "--database", sqlite))
    assert "table t1… (firenze): its log leads to another result" in said


@pytest.mark.usefixtures("unstarted")
def test_a_falsified_game_is_found_on_postgresql(
    postgres_url: str, games: list[House], tmp_path: Path
) -> None:
    store_games(postgres_url, games[:3])
    FALSIFIED["a move"](postgres_url, games[0].table.id)
    path = make(postgres_url, tmp_path / "backups")
    error = refused("restore", "--drill", str(path), "--database", postgres_url)
    assert f"table {games[0].table.id[:6]}…" in str(error)


@pytest.mark.parametrize("key", ["", KEY])
def test_a_damaged_file_is_found_and_named(
    sqlite: str, tmp_path: Path, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if key:
        monkeypatch.setenv("PALAZZI_BACKUP_KEY", key)
    path = make(sqlite, tmp_path / "backups")
    whole = path.read_bytes()
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 4
    for damaged in (
        [bytes(flipped)] if key else [bytes(flipped), whole[: len(whole) // 2], whole[:-1]]
    ):
        path.write_bytes(damaged)
        for words in (("--drill",), ("--overwrite",)):
            error = refused("restore", str(path), *words, "--database", sqlite)
            assert isinstance(error, BadBackup)
            assert path.name in str(error)
        report = listed(path.parent)[0].drill
        assert report is not None
        assert not report["ok"]


def test_a_server_that_does_not_start_is_no_pass(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = make(sqlite, tmp_path / "backups")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    monkeypatch.setattr("palazzi.server.backups.replays.BATCH", 1000)
    said = str(refused("restore", "--drill", str(path), "--database", sqlite))
    assert "a server does not start on it" in said


@pytest.mark.usefixtures("unstarted")
def test_a_scratch_place_can_be_named(filled: str, empty: str, tmp_path: Path) -> None:
    path = make(filled, tmp_path / "backups")
    place = empty if empty.startswith("postgresql") else str(tmp_path)
    assert run("restore", "--drill", str(path), "--data", str(tmp_path), "--scratch", place)["ok"]
    if empty.startswith("postgresql"):
        assert contents(empty) == {}
        other = str(refused("restore", "--drill", str(path), "--data", str(tmp_path)))
        assert "--scratch" in other
        full = ("restore", "--drill", str(path), "--scratch", filled)
        assert "is not empty" in str(refused(*full))


# ---- in a running server


def test_a_server_makes_backups_when_they_are_due_and_tries_them(tmp_path: Path) -> None:
    """A day passes by the clock of the test; the copy holds what was there."""
    folder = tmp_path / "backups"
    url = f"sqlite:///{tmp_path / 'palazzi.db'}"
    words = ("--backup-folder", str(folder), "--backup-every", "24", "--backup-key", KEY)
    with ServerProcess(url, tmp_path / "log", *words, clock=True) as server:
        await_that(lambda: "passed its drill" in server.said(), server)
        server.pass_time(23 * 3600)

        def another() -> bool:
            server.pass_time(600)
            return len(listed(folder)) == 2

        await_that(another, server)
    second, first = listed(folder)
    assert first.passed
    assert second.made - first.made >= timedelta(hours=23.9)
    assert all(Envelope(kept.path).encrypted for kept in listed(folder))
    assert KEY not in server.said()


def await_that(wanted: Callable[[], bool], server: ServerProcess) -> None:
    """Until something is so; what the server said, if it never is."""
    for _ in range(600):
        if wanted():
            return
        time.sleep(0.05)
    raise AssertionError(server.said())


def test_settings_that_cannot_be_are_said_before_the_start(tmp_path: Path) -> None:
    for words, said in (
        (("--backup-keep", "some"), "is said as last=10"),
        (("--backup-key", "short"), "at least 16"),
        (("--backup-folder", "/dev/null/x"), "cannot be used"),
    ):
        error = refused("serve", "--data", str(tmp_path), *words)
        assert isinstance(error, BadOption)
        assert said in str(error)
