"""A server in a separate process: started, killed, stopped, measured."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import Self
from urllib.parse import urlsplit

import palazzi
from tests.e2e.luck.moved_clock import FILE, MovedClock

HERE = Path(palazzi.__file__).parents[1]
"""The very package under test, compiled or not."""
TESTS = Path(__file__).parents[3]
"""Where the package of the tests lies."""
LUCK = TESTS / "tests/e2e/luck"
"""Chance from a seed, for servers whose environment wants it."""


class ServerProcess:
    """``palazzi serve`` on a free port; with its bot workers it is a session of the system.

    ``module`` is what runs as the command line: ``palazzi``, or one of the tests' own that changes
    something before. ``source`` is the folder with the package; a benchmark compares two. ``more``
    is added to the environment; ``clock`` gives it a clock that the test moves.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        *words: str,
        module: str = "palazzi",
        source: Path = HERE,
        more: Mapping[str, str] = MappingProxyType({}),
        clock: bool = False,
    ) -> None:
        self.database = database
        self.log = log
        self.words = words
        self.module = module
        path = os.pathsep.join(map(str, (source, TESTS, LUCK)))
        self.environment = {**os.environ, "PYTHONPATH": path, **more}
        if clock:
            self.environment[FILE] = str(log.with_suffix(".clock"))
            self._clock = MovedClock(log.with_suffix(".clock"))
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        if self._process is None:
            return
        if kind is None:
            self.stop()
        else:
            self.kill()

    @property
    def process(self) -> subprocess.Popen[str]:
        """The running process."""
        assert self._process is not None, "the server was not started"
        return self._process

    def start(self) -> None:
        """Start, and wait until it says that it is ready and where."""
        words = ["serve", "--port", "0", "--database", self.database, *self.words]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self.module, *words],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                env=self.environment,
            )
        assert self._process.stdout is not None
        readable, _, _ = select.select([self._process.stdout], [], [], 60)
        line = self._process.stdout.readline() if readable else ""
        if not line:
            self.kill()
            raise RuntimeError(f"the server did not become ready:\n{self.said()}")
        self.url = json.loads(line)["url"]

    def kill(self) -> None:
        """End the server between two instructions, as a crash or a power cut would."""
        self.process.kill()
        self._reap()

    def stop(self) -> None:
        """Ask it to stop, as a service manager does; it must end by itself."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        finally:
            self.process.kill()
            self._reap()
        if self.process.returncode not in (0, -signal.SIGTERM):
            raise RuntimeError(f"the server stopped with {self.process.returncode}")

    def _reap(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def pass_time(self, seconds: float) -> None:
        """So much time passes, at once, for all processes of the server."""
        self._clock.move(seconds)
        host, port = urlsplit(self.url).netloc.split(":")
        # Whoever knocks wakes a loop that fell asleep before: it had reckoned until when.
        socket.create_connection((host, int(port))).close()

    def now(self) -> int:
        """Milliseconds, by the clock that the test moves."""
        return self._clock.time_ns() // 1_000_000

    def stopped_time(self) -> AbstractContextManager[None]:
        """No time passes for the server meanwhile, however slow the machine is."""
        return self._clock.stopped()

    def family(self) -> list[int]:
        """The process and its workers, as far as they live."""
        mine = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                state, _, _, session = stat.read_text().rpartition(")")[2].split()[:4]
            except OSError:
                continue  # it ended while we looked
            if int(session) == self.process.pid and state != "Z":
                mine.append(int(stat.parent.name))
        return mine

    def orphans(self) -> list[int]:
        """Workers that outlive their server for ten seconds."""
        for _ in range(200):
            left = self.family()
            if not left:
                break
            time.sleep(0.05)
        return left

    def resident(self, workers: bool = True) -> int:
        """Bytes of memory that the server holds, with its workers or without."""
        pages = 0
        for pid in self.family() if workers else [self.process.pid]:
            try:
                pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
            except OSError:
                continue
        return pages * os.sysconf("SC_PAGE_SIZE")

    def said(self) -> str:
        """Its log so far."""
        return self.log.read_text()
