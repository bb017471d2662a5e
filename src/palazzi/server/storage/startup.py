"""What can go wrong before the first request, said in one sentence each.

Everything a server needs is tried here once, in the order in which people can mend it. What was
found in order may still be lost a moment later; that is then the running server's matter.
"""

from __future__ import annotations

import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from urllib.parse import urlsplit

from palazzi.core.errors import BadOption
from palazzi.server.base.handover import inherited
from palazzi.server.base.settings import Settings
from palazzi.server.storage import datafile
from palazzi.server.storage.database import Database, Link
from palazzi.server.storage.migrations import migrate


@contextmanager
def ready_database(database: Database) -> Iterator[None]:
    """A database that can be written and has our schema; a file is ours alone until the end."""
    if database.path is not None:
        _check_place(database.path)
    with nullcontext() if database.path is None else datafile.claimed(database.path):
        with linked(database) as link:
            migrate(link)
        if database.path is not None and (sentence := datafile.warning(database.path)):
            print(f"palazzi: warning: {sentence}", file=sys.stderr)
        yield


@contextmanager
def linked(database: Database) -> Iterator[Link]:
    """A connection, for a command; BadOption for what the database itself complains about."""
    try:
        link = database.open()
        try:
            yield link
        finally:
            link.close()
    except complaints_of(database) as error:
        raise BadOption(sentence(database, error)) from None


def complaints_of(database: Database) -> tuple[type[Exception], ...]:
    """What the driver of a database raises."""
    if not database.shared:
        return (sqlite3.Error, OSError)
    import psycopg

    return (psycopg.Error,)


def _check_place(path: Path) -> None:
    """SQLite says no more than that it is unable to open a file."""
    folder = path.parent
    try:
        if not folder.exists():
            raise BadOption(f"There is no folder {folder}: make it, or name another with --data.")
        if not folder.is_dir():
            raise BadOption(f"{folder} is a file, so the database cannot be in it.")
        if path.is_dir():
            raise BadOption(f"{path} is a folder: a database is a file. --data takes a folder.")
    except OSError as error:
        raise BadOption(f"The folder {folder} cannot be read: {error.strerror}.") from None


def sentence(database: Database, error: Exception) -> str:
    """What a database complains about, for a person."""
    if database.path is None:
        return f"The database {_without_password(database.url)} cannot be used: {_last(error)}."
    code = getattr(error, "sqlite_errorcode", None)
    reason = _REASONS.get(code & 0xFF if isinstance(code, int) else -1, _last(error))
    return f"The database {database.path} cannot be used: {reason}."


_REASONS = {
    sqlite3.SQLITE_NOTADB: "the file is something else; name another with --data or --database",
    sqlite3.SQLITE_CORRUPT: "the file is damaged; restore a backup",
    sqlite3.SQLITE_READONLY: "it cannot be written; it or its folder is read-only or another's",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened; it or its folder may be another user's",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_BUSY: "another program holds it locked",
}


def _last(error: Exception) -> str:
    """The last line of a driver's message: the one that says what to mend."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines[-1] if lines else type(error).__name__).rstrip(".")


def _without_password(url: str) -> str:
    try:
        parts = urlsplit(url)
        secret = parts.password
    except ValueError:
        return "postgresql://…"
    shown = parts._replace(query="").geturl()
    return shown.replace(f":{secret}@", ":…@", 1) if secret else shown


def listening(settings: Settings) -> socket.socket:
    """The socket that all processes share; BadOption if there can be none."""
    if (handed_over := inherited("socket")) is not None:
        return socket.socket(fileno=handed_over)
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    taken = socket.socket(family, socket.SOCK_STREAM)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((settings.host, settings.port))
        taken.listen(1024)
    except (OSError, UnicodeError) as error:
        taken.close()
        reason = (error.strerror or str(error)) if isinstance(error, OSError) else "no such name"
        raise BadOption(
            f"Cannot listen on {settings.host} port {settings.port}: {reason}."
        ) from None
    return taken
