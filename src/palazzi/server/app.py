"""The application: routes, what stands before them, and what begins and ends with them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from palazzi.server.assembly import Assembly
from palazzi.server.base.journal import note
from palazzi.server.base.reach import base_of
from palazzi.server.base.settings import Settings
from palazzi.server.http import metrics, openapi, page
from palazzi.server.http.guard import Guard
from palazzi.server.http.refusal import refusal
from palazzi.server.http.resources import RESOURCES
from palazzi.server.http.socket import Endpoint
from palazzi.server.http.state import AppState
from palazzi.server.http.under_path import UnderPath
from palazzi.server.protocol.replies import Refused


def application(settings: Settings, opened: Callable[[Assembly], object] | None = None) -> ASGIApp:
    """A server; whatever it needs is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[AppState]:
        server = Assembly(settings)
        await server.open()
        if opened is not None:
            opened(server)
        note("started", database="postgresql" if server.shared else "sqlite")
        try:
            yield server.state()
        finally:
            await server.close()
            note("stopped")

    site = page.PagePlace(base_of(settings.url), Path(settings.docs) if settings.docs else None)

    async def not_here(request: Request, error: Exception) -> Response:
        return _not_here(site, request, error)

    app = Starlette(
        routes=[
            *(Route(r.path, r.respond, methods=[r.method]) for r in RESOURCES),
            Route("/api/openapi.json", openapi.respond),
            Route("/metrics", metrics.respond, methods=["GET"]),
            WebSocketRoute("/ws/{table}", Endpoint()),
            *page.routes(site),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: not_here},
    )
    app.router.redirect_slashes = False
    guarded = Guard(app, settings)
    return UnderPath(guarded, site.base) if site.base else guarded


def _not_here(site: page.PagePlace, request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        reply = refusal(Refused("method", "This cannot be done to that address."))
        headers = error.headers if isinstance(error, HTTPException) else None
        reply.headers.update({"allow": (headers or {}).get("Allow", "GET, POST")})
        return reply
    shown = site.nothing_here(request)
    if shown is not None:
        return shown
    return refusal(Refused("unknown", "There is nothing at this address."))
