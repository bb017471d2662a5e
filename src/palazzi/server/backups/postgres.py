"""PostgreSQL's own programs: found, started, and their complaints as one sentence.

A password stands in the environment of the program, never on its command line, which everybody on
the machine can read.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from typing import IO, Final

from palazzi.core.errors import Unavailable

PIECE: Final = 64 * 1024


def dump(url: str, *words: str) -> Iterator[bytes]:
    """The output of ``pg_dump``; Unavailable if it fails, after what it had written before."""
    with tempfile.TemporaryFile() as said:
        process = _start("pg_dump", url, ("--format=custom", *words), said)
        assert process.stdout is not None
        try:
            while piece := process.stdout.read(PIECE):
                yield piece
            process.stdout.close()
            _end("pg_dump", process, said)
        finally:
            _stop(process)


def restore(url: str, content: Iterable[bytes]) -> None:
    """Give it to ``pg_restore``, in one transaction: all of it or nothing."""
    words = ("--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges")
    with tempfile.TemporaryFile() as said:
        process = _start("pg_restore", url, words, said)
        assert process.stdin is not None
        try:
            for piece in content:
                process.stdin.write(piece)
            process.stdin.close()
            _end("pg_restore", process, said)
        except BrokenPipeError:  # it gave up, and has said why
            _end("pg_restore", process, said)
            raise
        finally:
            _stop(process)


def _start(name: str, url: str, words: Sequence[str], said: IO[bytes]) -> subprocess.Popen[bytes]:
    from psycopg.conninfo import conninfo_to_dict, make_conninfo

    program = shutil.which(name)
    if program is None:
        raise Unavailable(
            f"This needs PostgreSQL's program {name}, which is not here: install the package "
            "postgresql-client (in the version of the server, or a newer one)."
        )
    parts = conninfo_to_dict(url)
    password = parts.pop("password", None)
    environment = {**os.environ, **({} if password is None else {"PGPASSWORD": str(password)})}
    return subprocess.Popen(
        [program, "--no-password", f"--dbname={make_conninfo('', **parts)}", *words],
        stdin=subprocess.PIPE if name == "pg_restore" else subprocess.DEVNULL,
        stdout=subprocess.DEVNULL if name == "pg_restore" else subprocess.PIPE,
        stderr=said,
        env=environment,
    )


def _end(name: str, process: subprocess.Popen[bytes], said: IO[bytes]) -> None:
    if process.wait() == 0:
        return
    said.seek(0)
    lines = [line for line in said.read().decode("utf-8", "replace").splitlines() if line.strip()]
    errors = [line for line in lines if "error:" in line] or lines or ["it said nothing"]
    more = next((line for line in lines if "server version" in line), "")
    raise Unavailable(f"{name} failed: {' '.join(filter(None, (errors[0], more)))}")


def _stop(process: subprocess.Popen[bytes]) -> None:
    """However it ended: nothing of it is left, and what was not committed never happened."""
    if process.poll() is None:
        process.kill()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            try:
                stream.close()
            except BrokenPipeError:
                continue
    process.wait()
