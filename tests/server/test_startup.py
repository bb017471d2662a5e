"""A server that cannot start says why in a sentence; one that can keeps its file to itself.

Most commands are run inside this process, as ``palazzi`` itself runs them; importing everything
anew takes longer than what is tested.
"""

from __future__ import annotations

import io
import os
import pwd
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, redirect_stderr
from pathlib import Path
from unittest.mock import patch

import pytest

import palazzi.server.serve  # noqa: F401 - what another user could not import any more
from palazzi.cli import main
from palazzi.server.storage.database import Database
from palazzi.server.storage.migrations import migrate
from tests.command import run_cli
from tests.postgres import Postgres
from tests.server.trials.lobby import make_table
from tests.server.trials.process import HERE, ServerProcess

pytestmark = pytest.mark.timeout(120)
"""One that is not refused would serve inside this process for ever."""


def refusal(*words: str | Path) -> str:
    """The one sentence that a command ends with."""
    told = io.StringIO()
    with (
        patch.object(sys, "argv", ["palazzi", *map(str, words)]),
        redirect_stderr(told),
        pytest.raises(SystemExit) as ended,
    ):
        main()
    return sentence(ended.value.code, told.getvalue())


def sentence(code: object, stderr: str) -> str:
    """What stands on stderr, which must be one sentence."""
    assert code == 2, stderr
    assert stderr.startswith("palazzi: ")
    assert stderr.count("\n") == 1, stderr
    return stderr.removeprefix("palazzi: ").strip()


def of_file(path: Path) -> str:
    """The sentence about a server on that file."""
    return refusal("serve", "--port", "0", "--database", f"sqlite:///{path}")


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        yield server.getsockname()[1]


def test_a_sentence_is_all_a_user_sees(tmp_path: Path) -> None:
    """In a separate process; nothing on stdout, where a script waits for the address."""
    done = run_cli("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/none/x.db")
    assert "no folder" in sentence(done.returncode, done.stderr)
    assert not done.stdout


def test_a_place_where_no_database_can_be(tmp_path: Path) -> None:
    """No folder, a file for a folder, a folder for a file, a folder where nothing is written."""
    (tmp_path / "file").touch()
    assert "no folder" in of_file(tmp_path / "none" / "x.db")
    assert "is a file" in of_file(tmp_path / "file" / "x.db")
    assert "is a folder" in of_file(tmp_path)
    assert "cannot be" in of_file(Path("/proc/self/x.db"))
    assert "cannot be created" in refusal("serve", "--data", tmp_path / "file" / "x")


def test_a_file_that_is_no_database_of_ours(tmp_path: Path) -> None:
    """It is left as it was."""
    text = tmp_path / "text.db"
    text.write_text("Dear diary, " * 1000)
    assert "something else" in of_file(text)
    assert text.read_text() == "Dear diary, " * 1000
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as link:
        link.execute("CREATE TABLE log (line TEXT)")
        link.execute("CREATE TABLE tables (legs INTEGER)")
        link.commit()
    assert "already exists" in of_file(other)
    newer = tmp_path / "newer.db"
    made = Database(f"sqlite:///{newer}").open()
    migrate(made)
    made.run("INSERT INTO migrations (version) VALUES (999)")
    made.close()
    assert "newer version" in of_file(newer)


def test_files_of_another_user() -> None:
    """A folder we may not look into, one we may not write, a file we may not write."""
    told = []
    with tempfile.TemporaryDirectory() as name:  # nobody else can reach the folders of pytest
        folder, file = Path(name), Path(name, "x.db")
        Database(f"sqlite:///{file}").open().close()
        Path(name, "x.db.lock").touch()
        for modes in ((0o000, 0o600, 0o600), (0o555, 0o444, 0o444), (0o777, 0o444, 0o666)):
            for path, mode in zip((file, Path(name, "x.db.lock")), modes[1:], strict=True):
                path.chmod(mode)
            folder.chmod(modes[0])
            with somebody_else():
                told.append(of_file(file))
            folder.chmod(0o700)
    assert "cannot be read" in told[0]
    assert "cannot be written" in told[1]
    assert "cannot be written" in told[2]


@contextmanager
def somebody_else() -> Iterator[None]:
    """Root, who may do anything, becomes nobody meanwhile."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(pwd.getpwnam("nobody").pw_uid)
    try:
        yield
    finally:
        os.seteuid(0)


def test_an_address_where_nobody_can_listen(tmp_path: Path, taken: int) -> None:
    """A port in use, a name that is none; for the page at home, too."""
    words = ("--data", tmp_path)
    assert "in use" in refusal("serve", "--port", str(taken), *words)
    assert "in use" in refusal("play", "--port", str(taken), "--no-browser", *words)
    for host in ("999.1.1.1", "no.such.host.invalid", "a..b", "::9:::"):
        assert f"Cannot listen on {host}" in refusal("serve", "--port", "0", "--host", host, *words)


def test_a_postgresql_that_cannot_be_used(postgres_server: Postgres, taken: int) -> None:
    """Not there, no such database, no URL; and a password is not repeated."""
    there = postgres_server.url("no_such_database")
    assert "does not exist" in refusal("serve", "--port", "0", "--database", there)
    for url in (
        "postgresql://anna:geheim@127.0.0.1:1/x",
        "postgresql://anna:geheim@127.0.0.1:port/x",
        "postgresql://anna:geheim@no.such.host.invalid/x",
        "postgresql://anna@/x?password=geheim&host=/none",
    ):
        said = refusal("serve", "--port", "0", "--database", url)
        assert "geheim" not in said
        assert "cannot be used" in said


def test_a_newer_postgresql_schema_is_refused(postgres_url: str) -> None:
    """With several workers, too: the parent looks before it starts them."""
    link = Database(postgres_url).open()
    migrate(link)
    link.run("INSERT INTO migrations (version) VALUES (999)")
    link.close()
    words = ("serve", "--port", "0", "--workers", "2", "--database", postgres_url)
    assert "newer version" in refusal(*words)


def test_a_file_has_one_server(tmp_path: Path) -> None:
    """By any of its names; until that one ends, even by a crash."""
    file = tmp_path / "palazzi.db"
    (tmp_path / "alias.db").symlink_to(file)
    with ServerProcess(f"sqlite:///{file}", tmp_path / "log", "--no-limits") as server:
        # With a bot's process, which outlives a killed server by a moment and holds nothing.
        make_table(server.url, 1, 1)
        for said in (
            of_file(file),
            of_file(tmp_path / "alias.db"),
            refusal("play", "--no-browser", "--data", tmp_path),
        ):
            assert f"process {server.process.pid}" in said
        server.kill()
        server.start()


def test_the_files_are_their_owners(tmp_path: Path) -> None:
    """All that is made, whatever the umask; what others can read is named, and how to mend it."""
    folder = tmp_path / "data"
    words = [sys.executable, "-m", "palazzi", "serve", "--port", "0", "--data", str(folder)]
    env = {**os.environ, "PYTHONPATH": str(HERE)}
    for opened in (False, True):
        with subprocess.Popen(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, umask=0, env=env
        ) as server:
            assert server.stdout is not None
            assert server.stderr is not None
            assert "ready" in server.stdout.readline()
            if not opened:
                modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
                modes["."] = folder.stat().st_mode & 0o777
            server.send_signal(signal.SIGTERM)
            said = server.stderr.read()
        file = folder / "palazzi.db"
        assert (f"chmod 600 {file}" in said) == opened
        file.chmod(0o644)
    assert modes.pop(".") == 0o700
    assert set(modes) == {"palazzi.db", "palazzi.db-wal", "palazzi.db-shm", "palazzi.db.lock"}
    assert set(modes.values()) == {0o600}
