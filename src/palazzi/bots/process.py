"""A foreign process that is spoken to in lines, and never waited for longer than allowed.

Nothing here knows what the lines mean. Whatever the process does (hang, die, flood, not read, leave
children behind), a call returns by its deadline, memory stays bounded, and ``close`` leaves nothing
running. Pipes are not blocking, one loop serves all three, and there are no threads.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import Final
from weakref import WeakSet

LONGEST_LINE: Final = 64 * 1024
"""Bytes of a line; who sends more without ending it floods."""
KEPT_ERRORS: Final = 4 * 1024
"""Bytes of stderr that are kept, the last ones."""
CHUNK: Final = 64 * 1024

_LIVE: WeakSet[LineProcess] = WeakSet()


class ProcessEnded(Exception):
    """The process closed its output."""


class Late(Exception):
    """No line came in time."""


class Flooded(Exception):
    """More came without a line's end than a line may be long."""


class LineProcess:
    """One process in a session of its own: Ctrl-C does not reach it, and killing takes its children
    along.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; OSError if that cannot be."""
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        self._err = self._process.stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._out, selectors.EVENT_READ)
        self._selector.register(self._err, selectors.EVENT_READ)
        self._to_write = bytearray()
        self._read = bytearray()
        self._errors = bytearray()
        self._writing = False
        self._ended = False
        _LIVE.add(self)

    # ---- talking

    def send(self, line: bytes) -> None:
        """Queue a line; it is written while answers are waited for."""
        self._to_write += line + b"\n"
        if not self._writing:
            self._selector.register(self._in, selectors.EVENT_WRITE)
            self._writing = True

    def receive(self, until: float) -> bytes:
        """The next line, by ``time.monotonic() == until`` at the latest, or an error."""
        while True:
            end = self._read.find(b"\n")
            if (end if end >= 0 else len(self._read)) > LONGEST_LINE:
                raise Flooded
            if end >= 0:
                line = bytes(self._read[:end])
                del self._read[: end + 1]
                return line
            if self._ended:
                raise ProcessEnded
            left = until - time.monotonic()
            if left <= 0:
                raise Late
            self._pump(left)

    def errors(self) -> str:
        """The last that it said on stderr."""
        self._pump(0)
        return self._errors.decode(errors="replace").strip()

    def _pump(self, seconds: float) -> None:
        """Wait for the pipes, and move what can be moved."""
        for key, _ in self._selector.select(seconds):
            if key.fd == self._in:
                self._write()
            elif key.fd == self._out:
                data = self._take(self._out)
                self._read += data
                self._ended = self._ended or not data
            else:
                self._errors += self._take(self._err)
                del self._errors[:-KEPT_ERRORS]

    def _write(self) -> None:
        try:
            written = os.write(self._in, self._to_write)
        except BlockingIOError:
            return
        except OSError:  # it closed its input: whether it still answers is for its output to say
            written = len(self._to_write)
        del self._to_write[:written]
        if not self._to_write:
            self._stop_writing()

    def _stop_writing(self) -> None:
        self._to_write.clear()
        if self._writing:
            self._selector.unregister(self._in)
            self._writing = False

    def _take(self, pipe: int) -> bytes:
        data = os.read(pipe, CHUNK)
        if not data:
            self._selector.unregister(pipe)
        return data

    # ---- ending

    def close(self, grace: float = 0.0) -> None:
        """End it and what it started. With grace it may first see the end of its input and go."""
        if self._process.stdin is None or self._process.stdin.closed:
            return
        self._stop_writing()
        self._process.stdin.close()
        until = time.monotonic() + grace
        while grace and not self._ended and (left := until - time.monotonic()) > 0:
            self._pump(left)
            self._read.clear()
        self.kill()
        self._process.wait()
        _LIVE.discard(self)
        self._selector.close()
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()

    def kill(self) -> None:
        """Kill the whole session. The number is ours until ``close`` has waited for the process."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)


def kill_all() -> None:
    """Kill every process that is still open: for who has to leave at once."""
    for process in list(_LIVE):
        process.kill()
