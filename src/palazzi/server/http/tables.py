"""Tables over HTTP: the list, making one, looking at it, sitting down, requests, a rematch."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from palazzi.core.extras import installed
from palazzi.games import REGISTRY
from palazzi.server.base.journal import now
from palazzi.server.http.endpoint import (
    AT_TABLE,
    LARGE,
    SINCE,
    TABLE,
    Query,
    Resource,
    as_json,
    bearer,
    device_token,
    number,
    read,
    whose,
)
from palazzi.server.http.state import AppState
from palazzi.server.limits.address import address_of
from palazzi.server.limits.budget import ACCOUNT
from palazzi.server.protocol import bodies, messages, players, requests
from palazzi.server.protocol.replies import Refused
from palazzi.server.storage.credentials import WATCHER
from palazzi.server.transport.offload import while_heard
from palazzi.server.workers import orders
from palazzi.table.shapes import Frame

BEST = 6
"""Showpieces of a game that are shown."""
BRIEF = 4096
"""An order for a table that is not longer is read at once: that takes two milliseconds at most."""
_PHASE: Query = {"phase": {"enum": ["lobby", "playing", "finished"], "default": "lobby"}}


async def tables(request: Request[AppState]) -> object:
    """Public tables, newest first."""
    phase = request.query_params.get("phase", "lobby")
    if phase not in ("lobby", "playing", "finished"):
        raise Refused("malformed", "'phase' is lobby, playing or finished.")
    await request.state["sign_in"].admit(WATCHER, device_token(request))
    return bodies.TableList(tables=await request.state["store"].lobby(phase))


async def gallery(request: Request[AppState]) -> object:
    """The best that was built here in a game."""
    game = REGISTRY.get(request.path_params["game"])
    await request.state["sign_in"].admit(WATCHER, device_token(request))
    return bodies.Gallery(pieces=await request.state["store"].showpieces(game.id, BEST))


async def shelf(request: Request[AppState]) -> object:
    """All my tables, but for those that are as I know them."""
    order = await read(request, bodies.read_shelf)
    return await request.state["shelf"].look(order.seats, request.scope[ACCOUNT])


async def make(request: Request[AppState]) -> object:
    """Make a table."""
    body = await read(request, bytes, LARGE)
    address, account = address_of(request.scope), request.scope[ACCOUNT]
    makers, seating = request.state["makers"], request.state["seating"]
    device = await request.state["sign_in"].require(device_token(request))
    makers.take(address)
    stamp = seating.stamp()
    if len(body) <= BRIEF:
        prepared = orders.prepare(body, stamp)
    else:
        reading = request.state["records"].prepare(account, body, stamp)
        prepared = await while_heard(request.scope, reading)
    if (extra := REGISTRY.get(prepared.game).extra) and not installed(extra):
        raise Refused("wrong_state", f"This server cannot play it: it lacks palazzi[{extra}].")
    made = await seating.make(prepared, device)
    makers.stored(address, len(body))
    return made


async def look(request: Request[AppState]) -> object:
    """What the token's seat (or a watcher) may see of a table."""
    who, since = await whose(request, needed=False), number(request, "since")
    async with request.state["frame_builder"].told(
        request.path_params["table"], who, since
    ) as room:
        return as_json(room.frame(who.seat, min(since, room.live.seq)))


async def join(request: Request[AppState]) -> object:
    """Sit down."""
    order = await read(request, bodies.read_join)
    device = await request.state["sign_in"].require(device_token(request))
    table_id = request.path_params["table"]
    return await request.state["seating"].join(table_id, order, bearer(request), device)


async def ask(request: Request[AppState]) -> object:
    """Carry out any request of the websocket."""
    order = await read(request, requests.read_request)
    table_id = request.path_params["table"]
    if isinstance(order, requests.Ping):
        return messages.Pong(client_id=order.client_id, now=now())
    who = await whose(request, needed=True)
    if isinstance(order, requests.Resync):
        async with request.state["rooms"].shown_to(table_id, who) as room:
            return messages.Done(client_id=order.client_id, seq=room.live.seq)
    if isinstance(order, requests.Chat):
        if request.state["limits"]:
            request.state["talkers"].take(f"{table_id} {who.seat}")
        return await request.state["chat"].say(table_id, who, order.text, order.client_id)
    return await request.state["requests"].ask(table_id, who, order)


async def invite(request: Request[AppState]) -> object:
    """Tell somebody whom the host has played with that a seat is kept for them."""
    order = await read(request, players.read_invite)
    who = await whose(request, needed=True)
    request.state["makers"].take(address_of(request.scope))
    await request.state["players"].invite(request.path_params["table"], who, order)
    return players.PlayerDone()


async def rematch(request: Request[AppState]) -> object:
    """The same players again, at a new table."""
    order = await read(request, bodies.read_rematch)
    who = await whose(request, needed=True)
    request.state["makers"].take(address_of(request.scope))
    return await request.state["seating"].rematch(request.path_params["table"], who, order)


TABLES: Final = (
    Resource("GET", "/api/tables", tables, bodies.TableList, query=_PHASE, device=True),
    Resource(
        "POST",
        "/api/tables",
        make,
        bodies.TableMade,
        bodies.Create,
        201,
        device=True,
        errors=("unknown", "name_taken"),
        most=LARGE,
    ),
    Resource(
        "GET",
        "/api/games/{game}/gallery",
        gallery,
        bodies.Gallery,
        device=True,
        errors=("unknown",),
    ),
    Resource("POST", "/api/shelf", shelf, bodies.Shelf, bodies.ShelfOrder),
    Resource("GET", TABLE, look, Frame, query=SINCE, token=True, device=True, errors=AT_TABLE[:3]),
    Resource(
        "POST",
        f"{TABLE}/join",
        join,
        bodies.Sat,
        bodies.Join,
        token=True,
        device=True,
        errors=(*AT_TABLE, "name_taken"),
    ),
    Resource(
        "POST",
        f"{TABLE}/requests",
        ask,
        messages.Done | messages.Pong,
        requests.TableRequest,
        token=True,
        device=True,
        errors=(*AT_TABLE, "illegal", "name_taken", "unproven"),
    ),
    Resource(
        "POST",
        f"{TABLE}/invite",
        invite,
        players.PlayerDone,
        players.InviteOrder,
        token=True,
        device=True,
        errors=AT_TABLE,
    ),
    Resource(
        "POST",
        f"{TABLE}/rematch",
        rematch,
        bodies.TableMade,
        bodies.Rematch,
        token=True,
        device=True,
        errors=AT_TABLE,
    ),
)
