"""A place to try a backup in, gone afterwards: a private folder, or a database of its own."""

from __future__ import annotations

import json
import os
import secrets
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, build_opener

from palazzi.core.errors import BadOption
from palazzi.server.backups.dump import DumpKind, present, private_folder
from palazzi.server.storage.database import Database, Link
from palazzi.server.storage.startup import linked

PATIENCE: Final = 60.0
"""Seconds for a server to start on it."""
SILENCED: Final = ("alert_sends", "alert_outbox", "alert_channels")
"""What is emptied before a server starts there: no player is told anything by a copy."""


@contextmanager
def scratch(kind: DumpKind, own: Database | None, given: str, beside: Path) -> Iterator[Database]:
    """An empty database: in ``given`` (a folder, or the URL of an empty PostgreSQL database), else
    in a folder ``beside`` a backup, or on the server of our ``own`` database."""
    is_url = "://" in given
    if kind == "sqlite":
        if is_url:
            raise BadOption("This is a copy of a SQLite file: --scratch is a folder.")
        with private_folder(Path(given) if given else beside) as folder:
            yield Database(f"sqlite:///{folder / 'palazzi.db'}?synchronous=normal")
    elif given:
        if not is_url:
            raise BadOption("This is a copy from PostgreSQL: --scratch is postgresql://…")
        with _emptied(Database(given)) as database:
            yield database
    elif own is None or not own.shared:
        raise BadOption(
            "This is a copy from PostgreSQL: name the server with --database, or an empty "
            "database with --scratch postgresql://…"
        )
    else:
        with _another(own) as database:
            yield database


@contextmanager
def _emptied(database: Database) -> Iterator[Database]:
    """A database that somebody named: it must have nothing of ours, and has nothing afterwards."""
    with linked(database) as link:
        if present(link):
            raise BadOption("The database of --scratch is not empty: name another.")
    try:
        yield database
    finally:
        with linked(database) as link:
            for name in present(link):
                link.run(f"DROP TABLE {name} CASCADE")


@contextmanager
def _another(own: Database) -> Iterator[Database]:
    """One more database on our own server."""
    name = f"palazzi_drill_{secrets.token_hex(6)}"
    with linked(own) as link:
        if not _may_create(link):
            raise BadOption(
                "The role of --database may not create databases: ALTER ROLE … CREATEDB, or name "
                "an empty one with --scratch postgresql://…"
            )
        link.run(f"CREATE DATABASE {name}")
    try:
        yield Database(urlsplit(own.url)._replace(path=f"/{name}").geturl())
    finally:
        with linked(own) as link:
            link.run(f"DROP DATABASE {name} WITH (FORCE)")


def _may_create(link: Link) -> bool:
    sql = "SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user"
    return bool(link.run(sql)[0][0])


def silence(link: Link) -> None:
    """Forget whom a server would tell something."""
    for name in set(SILENCED) & set(present(link)):
        link.run(f"DELETE FROM {name}")


def start_server(database: Database) -> list[str]:
    """Start a server on it, ask how it is, and stop it; what is wrong, if anything."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith("PALAZZI_")
    }
    environment["PALAZZI_DATABASE"] = database.url  # its password stands on no command line
    words = ["serve", "--port", "0", "--bot-processes", "1", "--log-level", "error"]
    process = subprocess.Popen(
        [sys.executable, "-m", "palazzi", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
    )
    try:
        assert process.stdout is not None
        readable, _, _ = select.select([process.stdout], [], [], PATIENCE)
        line = process.stdout.readline() if readable else b""
        if not line:
            return ["a server does not start on it"]
        ask = build_opener(ProxyHandler({})).open  # it is on this machine
        with ask(f"{json.loads(line)['url']}/healthz", timeout=PATIENCE) as answer:
            status = json.loads(answer.read())["status"]
        return [] if status in ("ok", "degraded") else [f"a server on it says '{status}'"]
    except (OSError, ValueError):
        return ["a server that was started on it does not answer"]
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()
