"""The application: routes, what stands before them, and what begins and ends with them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from palazzi.server.base.journal import note
from palazzi.server.base.settings import Settings
from palazzi.server.http import metrics, openapi, page
from palazzi.server.http.guard import Guard
from palazzi.server.http.resources import RESOURCES, Resource, refusal, respond
from palazzi.server.http.socket import Endpoint
from palazzi.server.protocol import wire
from palazzi.server.protocol.replies import Refused
from palazzi.server.services.hub import Hub


class LazyHub:
    """Stands for the hub in routes that are made before there is an event loop."""

    hub: Hub


def application(settings: Settings) -> ASGIApp:
    """A server; whatever it needs is opened when it starts and closed when it stops."""
    house = LazyHub()

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        house.hub = Hub(settings)
        await house.hub.open()
        house.hub.spawn(metrics.share(house.hub))
        note("started", database="postgresql" if house.hub.shared else "sqlite")
        try:
            yield
        finally:
            await house.hub.close()
            note("stopped")

    app = Starlette(
        routes=_routes(house),
        lifespan=lifespan,
        exception_handlers={HTTPException: _not_here},
    )
    app.router.redirect_slashes = False
    return Guard(app, settings)


def _routes(house: LazyHub) -> list[BaseRoute]:
    routes: list[BaseRoute] = [
        Route(resource.path, _endpoint(resource, house), methods=[resource.method])
        for resource in RESOURCES
    ]

    async def described(_: Request) -> Response:
        return Response(wire.write(openapi.document()), media_type="application/json")

    async def measured(request: Request) -> Response:
        try:
            return await metrics.respond(house.hub, request)
        except Refused as error:
            return refusal(error)

    routes.append(Route("/api/openapi.json", described))
    routes.append(Route("/metrics", measured, methods=["GET"]))
    routes.append(WebSocketRoute("/ws/{table}", Endpoint(house)))
    return [*routes, *page.routes()]


def _endpoint(resource: Resource, house: LazyHub) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await respond(resource, house.hub, request)

    return endpoint


async def _not_here(_: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        reply = refusal(Refused("method", "This cannot be done to that address."))
        headers = error.headers if isinstance(error, HTTPException) else None
        reply.headers.update({"allow": (headers or {}).get("Allow", "GET, POST")})
        return reply
    return refusal(Refused("unknown", "There is nothing at this address."))
