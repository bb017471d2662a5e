"""What was played, over HTTP: the log, replays, the record, and the document of a closed game."""

from __future__ import annotations

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from palazzi.core.view import SPECTATOR
from palazzi.server.http.endpoint import (
    AT_TABLE,
    LARGE,
    SINCE,
    TABLE,
    Query,
    Resource,
    as_json,
    number,
    read,
    whose,
)
from palazzi.server.http.state import AppState
from palazzi.server.limits.budget import ACCOUNT
from palazzi.server.protocol import bodies
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.replies import Refused
from palazzi.server.transport.offload import while_heard
from palazzi.table.replay import MOST_POSITIONS, ReplayFrame

_POSITIONS: Query = {
    "seat": {"type": "integer", "minimum": SPECTATOR, "maximum": 15},
    "first": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": 0},
    "count": {"type": "integer", "minimum": 0, "maximum": 999_999_999, "default": MOST_POSITIONS},
}


def seat_number(text: str, players: int) -> int:
    """A query parameter that names a seat, or SPECTATOR."""
    if text in (str(SPECTATOR), *map(str, range(players))):
        return int(text)
    raise Refused("malformed", f"'seat' is a number below {players}, or {SPECTATOR} to watch.")


async def log(request: Request[AppState]) -> object:
    """The log's sentences, as the token's seat (or a watcher) may read them."""
    who, since = await whose(request, needed=False), number(request, "since")
    since, seq, lines = await request.state["frame_builder"].page(
        request.path_params["table"], who, since
    )
    return as_json(b'{"since":%d,"seq":%d,"lines":%s}' % (since, seq, lines))


async def replay(request: Request[AppState]) -> object:
    """The game so far, move by move: one's own view, or anybody's once it is over."""
    who, first = await whose(request, needed=False), number(request, "first")
    count = number(request, "count", MOST_POSITIONS)
    async with request.state["rooms"].shown_to(request.path_params["table"], who) as room:
        seat = who.seat
        asked = request.query_params.get("seat")
        if asked is not None:
            wanted = seat_number(asked, room.live.fold.players)
            if wanted not in (seat, SPECTATOR) and not room.live.fold.over:
                raise Refused(
                    "forbidden", "What others saw can be looked at when the game is over."
                )
            seat = wanted
        told = room.transcripts.replay(room.live, seat)
    return as_json(await request.state["frame_builder"].replay(told, first, count))


async def replay_record(request: Request[AppState]) -> object:
    """The same for a record that is sent along."""
    body = await read(request, bytes, LARGE)
    reply = request.state["records"].replayed(request.scope[ACCOUNT], body)
    return as_json(await while_heard(request.scope, reply))


async def record(request: Request[AppState]) -> object:
    """The whole record as readable text, once the game is over."""
    async with request.state["rooms"].at(request.path_params["table"]) as room:
        text = room.transcripts.record(room.live)
    return Response(text, media_type="text/plain; charset=utf-8")


async def document(request: Request[AppState]) -> object:
    """The document for ``palazzi verify``, once the game is over."""
    async with request.state["rooms"].at(request.path_params["table"]) as room:
        return as_json(room.transcripts.document(room.live))


_CLOSED: Final[tuple[Code, ...]] = ("unknown", "wrong_state")
REPLAYS: Final = (
    Resource(
        "GET",
        f"{TABLE}/log",
        log,
        bodies.Log,
        query=SINCE,
        token=True,
        device=True,
        errors=AT_TABLE[:3],
    ),
    Resource(
        "GET",
        f"{TABLE}/replay",
        replay,
        ReplayFrame,
        query=_POSITIONS,
        token=True,
        device=True,
        errors=AT_TABLE,
    ),
    Resource(
        "POST",
        "/api/replays",
        replay_record,
        ReplayFrame,
        bodies.ReplayOrder,
        errors=("unknown",),
        most=LARGE,
    ),
    Resource(
        "GET",
        f"{TABLE}/record",
        record,
        str,
        media="text/plain; charset=utf-8",
        errors=_CLOSED,
    ),
    Resource("GET", f"{TABLE}/game.json", document, dict[str, Any], errors=_CLOSED),
)
