"""Signing in over HTTP. Codes and secrets come in bodies; the one that the provider puts into an
address is taken out of it by the page, and the journal holds no addresses."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from palazzi.server.http.endpoint import Resource, bearer, origin_of, read
from palazzi.server.http.players import DEVICE, device_of
from palazzi.server.http.state import AppState
from palazzi.server.limits.address import address_of
from palazzi.server.protocol import sign_in as bodies
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.players import EmptyBody, read_nothing
from palazzi.server.services.players import Device

HERE: Final = "/api/sign-in"
FAILURES: Final[tuple[Code, ...]] = (*DEVICE, "unknown", "forbidden")


async def _own(request: Request[AppState]) -> Device | None:
    """The device that asks, if it is one."""
    return None if bearer(request) is None else await device_of(request)


async def sign_in_about(request: Request[AppState]) -> object:
    """Whether one can sign in here, or has to."""
    return await request.state["sign_in"].about(await _own(request))


async def sign_in_begin(request: Request[AppState]) -> object:
    """Where to go to sign in."""
    await read(request, read_nothing)
    if request.state["limits"]:
        request.state["arrivals"].take(address_of(request.scope))
    return await request.state["sign_in"].begin(origin_of(request))


async def sign_in_check(request: Request[AppState]) -> object:
    """Who came back."""
    came = await read(request, bodies.read_sign_in_code)
    return await request.state["sign_in"].check(origin_of(request), came)


async def sign_in_enter(request: Request[AppState]) -> object:
    """It counts for this device."""
    order = await read(request, bodies.read_sign_in_enter)
    return await request.state["sign_in"].enter(await _own(request), order)


SIGN_IN: Final = (
    Resource("GET", HERE, sign_in_about, bodies.SignInAbout, token=True, errors=DEVICE),
    Resource("POST", HERE, sign_in_begin, bodies.SignInBegun, EmptyBody, 201, errors=FAILURES),
    Resource(
        "POST",
        f"{HERE}/check",
        sign_in_check,
        bodies.SignInChecked,
        bodies.SignInCode,
        errors=FAILURES,
    ),
    Resource(
        "POST",
        f"{HERE}/enter",
        sign_in_enter,
        bodies.SignedIn,
        bodies.SignInEnter,
        token=True,
        errors=(*FAILURES, "wrong_state"),
    ),
)
