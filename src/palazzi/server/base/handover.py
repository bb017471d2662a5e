"""A server that is replaced by what is installed now: the same process, started anew.

SIGUSR1 asks for it. The server stops in good order, but keeps the listening socket and the lock on
its data open; then the process becomes a new Python with the same command line, which finds both
by the numbers in PALAZZI_HANDOVER. Who connects meanwhile waits in the socket's queue, and no other
server can take the data. ./palazzi uses it when the engine has been compiled behind a server that
runs interpreted: PALAZZI_STOPGAP is the folder of that one, which the new process leaves behind.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final, NoReturn

VARIABLE: Final = "PALAZZI_HANDOVER"
STOPGAP: Final = "PALAZZI_STOPGAP"
POSSIBLE: Final = sys.platform != "win32"
"""Where there is no such signal, and no process that becomes another, one restarts by hand."""

_inherited: dict[str, int] = {}
_kept: dict[str, int] = {}


def receive() -> bool:
    """Read what the process before this one left for us; whether there was one.

    Nobody whom we start shall believe that it was meant for them.
    """
    left = os.environ.pop(VARIABLE, None)
    for entry in (left or "").split(","):
        name, _, number = entry.partition("=")
        if number.isdecimal():
            _inherited[name] = int(number)
            os.set_inheritable(int(number), False)
    if left is not None:
        _reap()
    return left is not None


def _reap() -> None:
    """Children of the process before this one, for whom nobody waits any more."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def inherited(name: str) -> int | None:
    """The open file of that name that was left for us; it is the caller's from now on."""
    return _inherited.pop(name, None)


def keep(name: str, number: int) -> None:
    """Leave an open file to the process after this one."""
    _kept[name] = number


def renew() -> NoReturn:
    """Become what is installed now. Everything else of this process has been closed."""
    environment = successor(os.environ)
    environment[VARIABLE] = ",".join(f"{name}={number}" for name, number in _kept.items())
    for number in _kept.values():
        os.set_inheritable(number, True)
    listen_never()
    sys.stdout.flush()
    sys.stderr.flush()
    words = [sys.executable, "-P", "-m", "palazzi", *sys.argv[1:]]
    os.execve(sys.executable, words, environment)


def successor(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment without the stopgap."""
    after = dict(environment)
    stopgap = after.pop(STOPGAP, None)
    if stopgap is not None:
        path = after.pop("PYTHONPATH", "").split(os.pathsep)
        if others := [folder for folder in path if folder and folder != stopgap]:
            after["PYTHONPATH"] = os.pathsep.join(others)
    return after


# ---- the signal


def listen(asked: Callable[[], None]) -> None:
    """Call it at SIGUSR1, and for one that came while the process was not ready yet."""
    if sys.platform != "win32":
        signal.signal(signal.SIGUSR1, lambda *_: asked())
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGUSR1})


def listen_never() -> None:
    """Let SIGUSR1 wait, over the start of a new program, too; usually it ends a process."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGUSR1})
