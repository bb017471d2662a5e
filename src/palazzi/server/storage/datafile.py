"""The SQLite file as a file: only its owner reads it, and one server at a time uses it.

Whoever reads it can foresee draws, so it is made for its owner alone; SQLite gives what it makes
beside it (``-wal``, ``-shm``) the same mode. The lock is on a file of its own: closing any handle
on the database itself would drop SQLite's own locks. The system gives the lock back however the
process ends.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import Final

from palazzi.core.errors import BadOption
from palazzi.server.base.handover import inherited, keep

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PRIVATE: Final = 0o600
OTHERS: Final = 0o077
"""What a mode grants to anybody but the owner."""


def make(path: Path) -> None:
    """An empty file that only its owner can read, if there is none."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError:
        return


def warning(path: Path) -> str | None:
    """What to say if others can read a file that exists."""
    if sys.platform == "win32":
        return None  # there the folder decides, not a mode
    files = [path, *(path.with_name(path.name + tail) for tail in ("-wal", "-shm"))]
    open_ones = [file for file in files if file.exists() and file.stat().st_mode & OTHERS]
    if not open_ones:
        return None
    words = " ".join(quote(str(file)) for file in open_ones)
    return f"Others can read the database, and foresee draws from it. Run: chmod 600 {words}"


@contextmanager
def claimed(path: Path) -> Iterator[None]:
    """Be the one server of this file; BadOption if there is another."""
    real = path.resolve()
    lock = real.with_name(f"{real.name}.lock")
    handle = inherited("lock")
    try:
        if handle is None:
            handle = os.open(lock, os.O_RDWR | os.O_CREAT, PRIVATE)
    except OSError as error:
        raise BadOption(f"The file {lock} cannot be written: {error.strerror}.") from None
    try:
        try:
            _lock(handle)
        except OSError:
            who = os.read(handle, 20).decode("ascii", "replace").strip()
            process = f" (process {who})" if who.isdecimal() else ""
            raise BadOption(
                f"Another server uses {path}{process}. Stop that one, or name other data."
            ) from None
        keep("lock", handle)
        os.lseek(handle, 0, os.SEEK_SET)
        os.ftruncate(handle, 0)
        os.write(handle, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    """Lock, or OSError at once; closing the handle gives it back."""
    if sys.platform == "win32":
        # Far beyond what is ever written: a byte that is locked there cannot be read by others.
        os.lseek(handle, 1 << 30, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
