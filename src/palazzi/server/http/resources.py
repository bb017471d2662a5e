"""The HTTP resources: one function each, and the table that routes and describes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from palazzi.bots.bot import BOTS
from palazzi.bots.explain import Explanation
from palazzi.bots.levels import LEVELS
from palazzi.core.errors import PalazziError
from palazzi.core.view import SPECTATOR
from palazzi.games import REGISTRY
from palazzi.server.base.journal import bug, now
from palazzi.server.limits.address import address_of
from palazzi.server.limits.budget import ACCOUNT, Account
from palazzi.server.protocol import wire
from palazzi.server.protocol.replies import STATUS, Refused, error_of
from palazzi.server.protocol.wire import Code
from palazzi.server.services import lobby
from palazzi.server.services.hub import Hub
from palazzi.server.storage.credentials import WATCHER, Credential, require_seated
from palazzi.server.transport.offload import while_heard
from palazzi.server.workers import orders
from palazzi.table.replay import MOST_POSITIONS, ReplayFrame
from palazzi.table.shapes import Frame

SMALL = 64 * 1024
LARGE = 1024 * 1024 + SMALL
"""Where a record is uploaded."""
BRIEF = 4096
"""An order for a table that is not longer is read at once: that takes two milliseconds at most."""

T = TypeVar("T")
Query = dict[str, dict[str, object]]
Act = Callable[[Hub, Request], Awaitable[object]]


@dataclass(frozen=True)
class Resource:
    """One method of one path."""

    method: str
    path: str
    act: Act
    reply: Any
    """The type of what it answers."""
    body: Any = None
    """The type of what it is sent."""
    status: int = 200
    media: str = "application/json"
    query: Query = field(default_factory=dict)
    """Parameters and their schemas."""
    token: bool = False
    """Whether a token may be sent along."""
    errors: tuple[Code, ...] = ()
    most: int = SMALL


async def respond(resource: Resource, hub: Hub, request: Request) -> Response:
    """Have the resource act; every error becomes a typed reply."""
    request.scope["route_path"] = resource.path
    try:
        if hub.stopping and resource.path != "/healthz":
            raise Refused("unavailable", "The server is stopping; please try again.")
        if not resource.token:
            request.scope[ACCOUNT].check()  # whatever token was shown, no seat pays here
        reply = await resource.act(hub, request)
    except (PalazziError, msgspec.DecodeError) as error:
        return refusal(error)
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception as error:
        bug("request failed", error, route=resource.path)
        return refusal(error)
    if isinstance(reply, Response):
        return reply
    content = reply if isinstance(reply, str) else wire.write(reply)
    return Response(content, resource.status, media_type=resource.media)


def as_json(content: bytes) -> Response:
    """What is JSON already."""
    return Response(content, media_type="application/json")


def refusal(error: BaseException) -> Response:
    """An error as a reply."""
    reply = error_of(error)
    headers = {}
    if reply.retry_after is not None:
        headers["retry-after"] = str(reply.retry_after // 1000 + 1)
    if reply.code == "unauthorized":
        headers["www-authenticate"] = "Bearer"
    return Response(wire.write(reply), STATUS[reply.code], headers, "application/json")


# ---- reading requests


async def read(request: Request, decode: Callable[[bytes], T], most: int = SMALL) -> T:
    """The body, decoded; stops reading when it is too long."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > most:
            raise Refused("too_large", f"The body is longer than {most // 1024} kB.")
        chunks.append(chunk)
    return decode(b"".join(chunks))


def bearer(request: Request) -> str | None:
    """The token that was sent along."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise Refused("unauthorized", "The Authorization header reads 'Bearer TOKEN'.")
    return token.strip()


async def whose(hub: Hub, request: Request, needed: bool) -> Credential:
    """What the token that was sent along proves; a watcher without one where that will do."""
    token = bearer(request)
    if token is None:
        if needed:
            raise Refused("unauthorized", "This needs the token of a seat.")
        return WATCHER
    game = request.path_params["table"]
    who = await hub.store.credential(game, token)
    if who is None:
        raise Refused("unauthorized", "This token does not belong to this table.")
    hub.heard_of(game, who)
    account: Account = request.scope[ACCOUNT]
    if who.sitting:
        account.sit(game, who.seat)
    account.check()
    return who


def seat_number(text: str, players: int) -> int:
    """A query parameter that names a seat, or SPECTATOR."""
    if text in (str(SPECTATOR), *map(str, range(players))):
        return int(text)
    raise Refused("malformed", f"'seat' is a number below {players}, or {SPECTATOR} to watch.")


def number(request: Request, name: str, default: int = 0) -> int:
    """A query parameter that is a number from 0 on."""
    text = request.query_params.get(name, str(default))
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise Refused("malformed", f"'{name}' is a whole number from 0 on.")
    return int(text)


# ---- resources


async def health(hub: Hub, _: Request) -> object:
    """How the server is, by a probe at most ten seconds old."""
    reply = await hub.health.answer()
    code = 503 if reply.status in ("stopping", "no database") else 200
    return Response(wire.write(reply), code, media_type="application/json")


async def games(_: Hub, __: Request) -> object:
    """The games, their players, options and bots."""
    return wire.Games(
        games=[
            wire.GameAbout(
                id=game.id,
                ruleset=game.ruleset,
                players=list(game.players),
                options=[
                    wire.OptionAbout(key=o.key, choices=list(o.choices), default=o.default)
                    for o in game.options
                ],
                edition_tables=list(game.edition_tables),
                bots=list(BOTS),
                levels=[
                    wire.LevelAbout(level.id, level.name, level.about, level.seconds)
                    for level in LEVELS.values()
                ],
            )
            for game in map(REGISTRY.get, REGISTRY)
        ]
    )


async def tables(hub: Hub, request: Request) -> object:
    """Public tables, newest first."""
    phase = request.query_params.get("phase", "lobby")
    if phase not in ("lobby", "playing", "finished"):
        raise Refused("malformed", "'phase' is lobby, playing or finished.")
    return wire.Tables(tables=await hub.store.lobby(phase))


async def make(hub: Hub, request: Request) -> object:
    """Make a table."""
    body = await read(request, bytes, LARGE)
    address, account = address_of(request.scope), request.scope[ACCOUNT]
    hub.makers.take(address)
    stamp = lobby.stamp(hub)
    if len(body) <= BRIEF:
        prepared = orders.prepare(body, stamp)
    else:
        prepared = await while_heard(request.scope, hub.records.prepare(account, body, stamp))
    made = await lobby.make(hub, prepared)
    hub.makers.stored(address, len(body))
    return made


async def look(hub: Hub, request: Request) -> object:
    """What the token's seat (or a watcher) may see of a table."""
    who, since = await whose(hub, request, needed=False), number(request, "since")
    async with hub.scribe.told(request.path_params["table"], who, since) as room:
        return as_json(room.frame(who.seat, min(since, room.live.seq)))


async def join(hub: Hub, request: Request) -> object:
    """Sit down."""
    order = await read(request, wire.read_join)
    return await lobby.join(hub, request.path_params["table"], order, bearer(request))


async def ask(hub: Hub, request: Request) -> object:
    """Carry out any request of the websocket."""
    order = await read(request, wire.read_request)
    game = request.path_params["table"]
    if isinstance(order, wire.Ping):
        return wire.Pong(client_id=order.client_id, now=now())
    who = await whose(hub, request, needed=True)
    if isinstance(order, wire.Resync):
        async with hub.shown_to(game, who) as room:
            return wire.Done(client_id=order.client_id, seq=room.live.seq)
    if isinstance(order, wire.Chat):
        if hub.settings.limits:
            hub.talkers.take(f"{game} {who.seat}")
        return await hub.say(game, who, order.text, order.client_id)
    return await hub.ask(game, who, order)


async def rematch(hub: Hub, request: Request) -> object:
    """The same players again, at a new table."""
    order = await read(request, wire.read_rematch)
    who = await whose(hub, request, needed=True)
    hub.makers.take(address_of(request.scope))
    return await lobby.rematch(hub, request.path_params["table"], who, order)


async def log(hub: Hub, request: Request) -> object:
    """The log's sentences, as the token's seat (or a watcher) may read them."""
    who, since = await whose(hub, request, needed=False), number(request, "since")
    since, seq, lines = await hub.scribe.page(request.path_params["table"], who, since)
    return as_json(b'{"since":%d,"seq":%d,"lines":%s}' % (since, seq, lines))


async def replay(hub: Hub, request: Request) -> object:
    """The game so far, move by move: one's own view, or anybody's once it is over."""
    who, first = await whose(hub, request, needed=False), number(request, "first")
    count = number(request, "count", MOST_POSITIONS)
    async with hub.shown_to(request.path_params["table"], who) as room:
        seat = who.seat
        asked = request.query_params.get("seat")
        if asked is not None:
            wanted = seat_number(asked, room.live.players)
            if wanted not in (seat, SPECTATOR) and not room.live.closed:
                raise Refused(
                    "forbidden", "What others saw can be looked at when the game is over."
                )
            seat = wanted
        told = room.annals.replay(room.live, seat)
    return as_json(await hub.scribe.replay(told, first, count))


async def replay_record(hub: Hub, request: Request) -> object:
    """The same for a record that is sent along."""
    body = await read(request, bytes, LARGE)
    reply = hub.records.replayed(request.scope[ACCOUNT], body)
    return as_json(await while_heard(request.scope, reply))


async def why(hub: Hub, request: Request) -> object:
    """Why a part of the board cannot be chosen now, for the seat that has to act."""
    order = await read(request, wire.read_why)
    who = await whose(hub, request, needed=True)
    async with hub.shown_to(request.path_params["table"], who) as room:
        require_seated(room.live, who)
        return wire.Why(rules=room.live.why_no_part(who.seat, order.part))


async def hint(hub: Hub, request: Request) -> object:
    """What a strong bot would consider, for the one human of a table, who has to act."""
    await read(request, wire.read_hint)
    who = await whose(hub, request, needed=True)
    game = request.path_params["table"]
    async with hub.shown_to(game, who) as room:
        require_seated(room.live, who)
        view = room.live.hinted(who.seat)
    return await while_heard(request.scope, hub.bots.explain(view, game, who.seat))


async def record(hub: Hub, request: Request) -> object:
    """The whole record as readable text, once the game is over."""
    async with hub.at(request.path_params["table"]) as room:
        text = room.annals.record(room.live)
    return Response(text, media_type="text/plain; charset=utf-8")


async def document(hub: Hub, request: Request) -> object:
    """The document for ``palazzi verify``, once the game is over."""
    async with hub.at(request.path_params["table"]) as room:
        return as_json(room.annals.document(room.live))


_SINCE: Query = {"since": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0}}
_POSITIONS: Query = {
    "seat": {"type": "integer", "minimum": SPECTATOR, "maximum": 15},
    "first": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    "count": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": MOST_POSITIONS},
}
_PHASE: Query = {"phase": {"enum": ["lobby", "playing", "finished"], "default": "lobby"}}
_AT_TABLE: tuple[Code, ...] = ("unauthorized", "forbidden", "unknown", "wrong_state")
_TABLE = "/api/tables/{table}"

RESOURCES: tuple[Resource, ...] = (
    Resource("GET", "/healthz", health, wire.Health),
    Resource("GET", "/api/games", games, wire.Games),
    Resource("GET", "/api/tables", tables, wire.Tables, query=_PHASE),
    Resource(
        "POST",
        "/api/tables",
        make,
        wire.Made,
        wire.Create,
        201,
        errors=("unknown", "name_taken"),
        most=LARGE,
    ),
    Resource("GET", _TABLE, look, Frame, query=_SINCE, token=True, errors=_AT_TABLE[:3]),
    Resource(
        "POST",
        f"{_TABLE}/join",
        join,
        wire.Sat,
        wire.Join,
        token=True,
        errors=(*_AT_TABLE, "name_taken"),
    ),
    Resource(
        "POST",
        f"{_TABLE}/requests",
        ask,
        wire.Done | wire.Pong,
        wire.TableRequest,
        token=True,
        errors=(*_AT_TABLE, "illegal", "name_taken", "unproven"),
    ),
    Resource(
        "POST", f"{_TABLE}/rematch", rematch, wire.Made, wire.Rematch, token=True, errors=_AT_TABLE
    ),
    Resource("GET", f"{_TABLE}/log", log, wire.Log, query=_SINCE, token=True, errors=_AT_TABLE[:3]),
    Resource(
        "GET",
        f"{_TABLE}/replay",
        replay,
        ReplayFrame,
        query=_POSITIONS,
        token=True,
        errors=_AT_TABLE,
    ),
    Resource(
        "POST",
        "/api/replays",
        replay_record,
        ReplayFrame,
        wire.ReplayOrder,
        errors=("unknown",),
        most=LARGE,
    ),
    Resource(
        "POST",
        f"{_TABLE}/why",
        why,
        wire.Why,
        wire.WhyOrder,
        token=True,
        errors=(*_AT_TABLE, "not_your_turn"),
    ),
    Resource(
        "POST",
        f"{_TABLE}/hint",
        hint,
        Explanation,
        wire.HintOrder,
        token=True,
        errors=(*_AT_TABLE, "not_your_turn"),
    ),
    Resource(
        "GET",
        f"{_TABLE}/record",
        record,
        str,
        media="text/plain; charset=utf-8",
        errors=("unknown", "wrong_state"),
    ),
    Resource(
        "GET",
        f"{_TABLE}/game.json",
        document,
        dict[str, Any],
        errors=("unknown", "wrong_state"),
    ),
)
