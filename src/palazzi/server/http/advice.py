"""Advice for the seat that has to act: why something cannot be done, and what a bot would do."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from palazzi.bots.explain import Explanation
from palazzi.server.http.endpoint import (
    AT_TABLE,
    TABLE,
    Resource,
    read,
    whose,
)
from palazzi.server.http.state import AppState
from palazzi.server.protocol import bodies
from palazzi.server.protocol.messages import Code
from palazzi.server.storage.credentials import require_seated
from palazzi.server.transport.offload import while_heard


async def why(request: Request[AppState]) -> object:
    """Why a part of the board cannot be chosen now, and what it would count, for who has to act."""
    order = await read(request, bodies.read_why)
    who = await whose(request, needed=True)
    async with request.state["rooms"].shown_to(request.path_params["table"], who) as room:
        require_seated(room.live, who)
        obstacles = room.live.play.why_no_part(who.seat, order.part)
        cases = (one["message"] for one in obstacles)
        return bodies.Reasons(
            rules=[one["rule"] for one in obstacles],
            because=next((case for case in cases if case is not None), None),
            forecasts=room.live.play.forecasts(who.seat, order.part),
        )


async def hint(request: Request[AppState]) -> object:
    """What a strong bot would consider, for the one human of a table, who has to act."""
    await read(request, bodies.read_hint)
    who = await whose(request, needed=True)
    table_id = request.path_params["table"]
    async with request.state["rooms"].shown_to(table_id, who) as room:
        require_seated(room.live, who)
        knowledge = room.live.play.hinted(who.seat)
    return await while_heard(
        request.scope, request.state["bots"].explain(knowledge, table_id, who.seat)
    )


_TO_ACT: Final[tuple[Code, ...]] = (*AT_TABLE, "not_your_turn")
ADVICE: Final = (
    Resource(
        "POST",
        f"{TABLE}/why",
        why,
        bodies.Reasons,
        bodies.WhyOrder,
        token=True,
        device=True,
        errors=_TO_ACT,
    ),
    Resource(
        "POST",
        f"{TABLE}/hint",
        hint,
        Explanation,
        bodies.HintOrder,
        token=True,
        device=True,
        errors=_TO_ACT,
    ),
)
