"""The operator's page over HTTP. The session comes in the Authorization header, the secret in a
body: never in an address, which others may see and servers write down."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request

from palazzi.server.http.endpoint import Act, Query, Resource, bearer, read
from palazzi.server.http.state import AppState
from palazzi.server.limits.address import address_of
from palazzi.server.limits.budget import ACCOUNT
from palazzi.server.protocol import admin as bodies
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.players import EmptyBody, read_nothing

HERE: Final = "/api/admin"
OFF: Final[tuple[Code, ...]] = ("unknown",)
FAILURES: Final[tuple[Code, ...]] = ("unauthorized", "unknown")
DEEDS: Final[tuple[Code, ...]] = (*FAILURES, "wrong_state")
PHASES: Final[Query] = {
    "phase": {"type": "string", "default": ""},
    "before": {"type": "integer", "minimum": 0, "default": 0},
}


async def _operator(request: Request[AppState]) -> str:
    """Who asks; nobody but an operator gets further."""
    operators = request.state["operators"]
    operators.require_on()
    request.scope[ACCOUNT].check()
    return await operators.require(bearer(request))


async def door(request: Request[AppState]) -> object:
    """How an operator gets in."""
    return request.state["operators"].door()


async def enter(request: Request[AppState]) -> object:
    """A session for an operator."""
    operators = request.state["operators"]
    operators.require_on()
    entry = await read(request, bodies.read_entry)
    return await operators.enter(entry, address_of(request.scope))


async def leave(request: Request[AppState]) -> object:
    """The session ends."""
    await _operator(request)
    await read(request, read_nothing)
    await request.state["operators"].leave(bearer(request))
    return bodies.OperatorDone()


async def overview(request: Request[AppState]) -> object:
    """How the server is: load, problems, errors of ours, and how many there are of what."""
    await _operator(request)
    return await request.state["survey"].overview()


async def operator_tables(request: Request[AppState]) -> object:
    """Tables, the newest first."""
    await _operator(request)
    before = request.query_params.get("before", "0")
    until = int(before) if before.isascii() and before.isdecimal() and len(before) < 16 else 0
    return await request.state["survey"].tables(request.query_params.get("phase", ""), until)


async def end_table(request: Request[AppState]) -> object:
    """A table is closed without a result."""
    who = await _operator(request)
    order = await read(request, bodies.read_table_order)
    await request.state["deeds"].end_table(who, order.handle)
    return bodies.OperatorDone()


async def delete_table(request: Request[AppState]) -> object:
    """A table is deleted."""
    who = await _operator(request)
    order = await read(request, bodies.read_table_order)
    await request.state["deeds"].delete_table(who, order.handle)
    return bodies.OperatorDone()


async def delete_player(request: Request[AppState]) -> object:
    """The player who has a seat is deleted."""
    who = await _operator(request)
    order = await read(request, bodies.read_owner_order)
    await request.state["deeds"].delete_player(who, order.handle, order.seat)
    return bodies.OperatorDone()


async def would_expire(request: Request[AppState]) -> object:
    """What the rules would delete now."""
    await _operator(request)
    return await request.state["survey"].would_expire()


async def expire(request: Request[AppState]) -> object:
    """What the rules are about is deleted now."""
    who = await _operator(request)
    await read(request, read_nothing)
    return await request.state["deeds"].expire(who)


async def backups(request: Request[AppState]) -> object:
    """The backups there are, and what their drills found."""
    await _operator(request)
    return bodies.BackupsAbout(**await request.state["backups"].about())


async def back_up(request: Request[AppState]) -> object:
    """A backup is begun."""
    who = await _operator(request)
    await read(request, read_nothing)
    await request.state["deeds"].back_up(who)
    return bodies.OperatorDone()


async def drill(request: Request[AppState]) -> object:
    """A backup is tried: the drill is begun."""
    who = await _operator(request)
    order = await read(request, bodies.read_backup_order)
    await request.state["deeds"].try_out(who, order.name)
    return bodies.OperatorDone()


async def deeds(request: Request[AppState]) -> object:
    """What operators did."""
    await _operator(request)
    return await request.state["survey"].deeds()


def _look(path: str, act: Act, reply: Any, query: Query | None = None) -> Resource:
    wanted = query or {}
    return Resource("GET", f"{HERE}{path}", act, reply, token=True, errors=FAILURES, query=wanted)


def _do(path: str, act: Act, body: Any, reply: Any = bodies.OperatorDone) -> Resource:
    return Resource("POST", f"{HERE}{path}", act, reply, body, token=True, errors=DEEDS)


ADMIN: Final = (
    Resource("GET", HERE, door, bodies.OperatorDoor, errors=OFF),
    Resource(
        "POST",
        f"{HERE}/session",
        enter,
        bodies.OperatorSession,
        bodies.OperatorEntry,
        201,
        errors=FAILURES,
    ),
    _do("/leave", leave, EmptyBody),
    _look("/overview", overview, bodies.OperatorOverview),
    _look("/tables", operator_tables, bodies.OperatorTables, PHASES),
    _do("/tables/end", end_table, bodies.TableOrder),
    _do("/tables/delete", delete_table, bodies.TableOrder),
    _do("/players/delete", delete_player, bodies.SeatOwnerOrder),
    _look("/expiry", would_expire, bodies.ExpiryLines),
    _do("/expiry", expire, EmptyBody, bodies.ExpiryLines),
    _look("/backups", backups, bodies.BackupsAbout),
    _do("/backups", back_up, EmptyBody),
    _do("/backups/drill", drill, bodies.BackupOrder),
    _look("/log", deeds, bodies.Deeds),
)
