"""``palazzi admin``: what the operator's page has, on the command line, asked of a running server.

It talks to the server and never to its database: what is in memory counts, and every deed goes the
way that the page's go, into the same log.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import typer

from palazzi.commands.arguments import AsJson
from palazzi.commands.serve import AdminToken, ConfigFile
from palazzi.core.errors import BadOption, Forbidden, Unavailable
from palazzi.server.base.settings import Settings

ADMIN = "/api/admin"
PATIENCE = 30.0
AdminJson = dict[str, Any]

WHAT = {
    "overview": "how the server is",
    "tables": "tables, the newest first",
    "backups": "backups and their drills",
    "expiry": "what the rules would delete",
    "log": "what operators did",
    "backup": "make a backup",
    "drill": "try a backup: drill NAME",
    "expire": "delete what the rules are about",
    "end": "end a table: end HANDLE",
    "delete": "delete a table: delete HANDLE",
    "delete-player": "delete the player of a seat: delete-player HANDLE SEAT",
}


def admin(
    what: Annotated[str, typer.Argument(help=f"One of {', '.join(WHAT)}.")],
    which: Annotated[
        list[str] | None, typer.Argument(help="A table's handle (and seat), or a backup's name.")
    ] = None,
    config: ConfigFile = None,  # noqa: ARG001 (its callback has read it)
    host: Annotated[str, typer.Option(help="Where the server listens.")] = Settings.host,
    port: Annotated[int, typer.Option(min=1, max=65535)] = Settings.port,
    admin_token: AdminToken = Settings.admin_token,
    as_json: AsJson = False,
) -> None:
    """Look after a running server: tables, players, load, backups, expiry, log."""
    if what not in WHAT:
        raise BadOption(f"There is no '{what}' to ask of a server; there are: {', '.join(WHAT)}.")
    if not admin_token:
        raise BadOption("This needs the operator's secret: name it with PALAZZI_ADMIN_TOKEN_FILE.")
    named = which or []
    local = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    where = f"http://[{local}]:{port}" if ":" in local else f"http://{local}:{port}"
    with _session(where, admin_token) as ask:
        told = _asked(what, named, ask)
    if as_json:
        print(json.dumps(told))
        return
    for line in _LINES.get(what, _done)(told):
        print(line)


AdminAsk = Callable[..., AdminJson]


@contextmanager
def _session(where: str, secret: str) -> Iterator[AdminAsk]:
    """A session for as long as the command takes."""
    opener = build_opener(ProxyHandler({}))

    def send(path: str, body: object = None, session: str = "") -> AdminJson:
        headers = {"content-type": "application/json"}
        if session:
            headers["authorization"] = f"Bearer {session}"
        data = None if body is None else json.dumps(body).encode()
        try:
            with opener.open(Request(where + ADMIN + path, data, headers), timeout=PATIENCE) as got:
                answer: AdminJson = json.loads(got.read())
                return answer
        except HTTPError as error:
            raise Forbidden(_why(error)) from None
        except (OSError, ValueError):
            raise Unavailable(
                f"No server answers at {where}: name it with --host and --port."
            ) from None

    session = str(send("/session", {"secret": secret})["session"])
    try:
        yield lambda path, body=None: send(path, body, session)
    finally:
        send("/leave", {}, session)


def _why(error: HTTPError) -> str:
    try:
        said = json.loads(error.read())
        code, message = str(said["code"]), str(said["message"])
    except (ValueError, KeyError, TypeError):
        return f"The server answered {error.code}."
    if code == "unknown" and error.url and error.url.endswith("/session"):
        return "That server has no operator's page: start it with --admin-token."
    return message


def _asked(what: str, named: list[str], ask: AdminAsk) -> AdminJson:
    match what, named:
        case (("overview" | "tables" | "backups" | "expiry" | "log"), []):
            return ask(f"/{what}")
        case "backup", []:
            return ask("/backups", {})
        case "drill", [name]:
            return ask("/backups/drill", {"name": name})
        case "expire", []:
            return ask("/expiry", {})
        case (("end" | "delete"), [handle]):
            return ask(f"/tables/{what}", {"handle": handle})
        case "delete-player", [handle, seat] if seat.isdecimal() and int(seat) > 0:
            return ask("/players/delete", {"handle": handle, "seat": int(seat) - 1})
    raise BadOption(f"'palazzi admin {what}' is: {WHAT[what]}.")


# ---- for people


def _overview(told: AdminJson) -> Iterator[str]:
    problems = " ".join(told["problems"])
    yield f"{told['version']} on {told['database']}: {told['status']} {problems}".rstrip()
    for name in ("tables", "players"):
        yield f"{name}: " + ", ".join(f"{count} {word}" for word, count in told[name].items())
    for one in told["processes"]:
        memory = one["memory"] // 2**20
        yield (
            f"process {one['worker']}: {one['cpu']:.0%} of a core, {memory} MB, loop late by at "
            f"most {one['lag']} ms, {one['players']} players, {one['watchers']} watchers, "
            f"{one['tables']} tables in memory"
        )
        for pool in one["pools"]:
            yield f"  {pool['name']}: {pool['busy']} at work, {pool['queue']} waiting"
        for broken in one["aside"]:
            yield f"  set aside: {broken}"
        for error in one["errors"]:
            yield f"  error of ours: {error['event']}, {error['error']} at {error['where']}"


def _tables(told: AdminJson) -> Iterator[str]:
    for one in told["tables"]:
        names = ", ".join(seat["name"] or seat["kind"] for seat in one["seats"])
        yield f"{one['handle']} {one['short']} {one['game']} {one['phase']}: {names}"


def _backups(told: AdminJson) -> Iterator[str]:
    if not told["on"]:
        yield "This server makes no backups: start it with --backup-folder."
    if told["problem"]:
        yield f"The last attempt failed: {told['problem']}"
    for one in told["backups"]:
        drill = one["drill"]
        tried = "not tried" if drill is None else "passed" if drill["ok"] else "DID NOT PASS"
        yield f"{one['name']}: {one['bytes']} bytes, {tried}"


def _expiry(told: AdminJson) -> Iterator[str]:
    for rule in told["rules"]:
        yield f"{rule['rule']}, {rule['days']} days untouched: {rule['tables']} tables"
    yield "Nothing was deleted." if told["dry_run"] else "Deleted."


def _done(_: AdminJson) -> Iterator[str]:
    yield "Done."


def _log(told: AdminJson) -> Iterator[str]:
    from datetime import UTC, datetime

    for one in told["deeds"]:
        at = datetime.fromtimestamp(one["at"] / 1000, UTC)
        yield f"{at:%Y-%m-%d %H:%M:%S} {one['who']} {one['what']} {one['about']}".rstrip()


_LINES: dict[str, Callable[[AdminJson], Iterator[str]]] = {
    "overview": _overview,
    "tables": _tables,
    "backups": _backups,
    "expiry": _expiry,
    "expire": _expiry,
    "log": _log,
}
