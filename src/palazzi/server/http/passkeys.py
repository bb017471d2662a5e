"""Passkeys over HTTP. What is sent and answered inside is WebAuthn's own JSON."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request

from palazzi.server.http.endpoint import Resource, read
from palazzi.server.http.players import DEVICE, ME, count_stranger, device_of
from palazzi.server.http.state import AppState
from palazzi.server.protocol import players as bodies
from palazzi.server.services.passkeys import Site


def _site(request: Request[AppState]) -> Site:
    """Where the page is, by the name it was asked for, which is one of ours (hosts.py)."""
    host = request.headers.get("host", "")
    # Browsers have passkeys on secure pages only: plain http is this machine by its own name.
    return Site(urlsplit(f"//{host}").hostname or "", (f"https://{host}", f"http://{host}"))


async def offer_passkey(request: Request[AppState]) -> object:
    """What a passkey is made with."""
    await read(request, bodies.read_nothing)
    return await request.state["passkeys"].offer(await device_of(request), _site(request))


async def keep_passkey(request: Request[AppState]) -> object:
    """A passkey was made."""
    made = await read(request, bodies.read_passkey)
    await request.state["passkeys"].keep(await device_of(request), _site(request), made)
    return bodies.PlayerDone()


async def forget_passkey(request: Request[AppState]) -> object:
    """A passkey is not to be used any more."""
    order = await read(request, bodies.read_forget)
    await request.state["passkeys"].forget(await device_of(request), order.id)
    return bodies.PlayerDone()


async def ask_passkey(request: Request[AppState]) -> object:
    """What a passkey is asked for with."""
    await read(request, bodies.read_nothing)
    count_stranger(request)
    return await request.state["passkeys"].ask(_site(request))


async def enter_by_passkey(request: Request[AppState]) -> object:
    """A device joins the player of a passkey."""
    shown = await read(request, bodies.read_passkey)
    count_stranger(request)
    return await request.state["passkeys"].enter(_site(request), shown)


MINE: Final = f"{ME}/passkeys"
PASSKEYS: Final = (
    Resource(
        "POST",
        f"{MINE}/challenge",
        offer_passkey,
        bodies.PasskeyOptions,
        bodies.EmptyBody,
        token=True,
        errors=DEVICE,
    ),
    Resource(
        "POST",
        MINE,
        keep_passkey,
        bodies.PlayerDone,
        bodies.PasskeyMade,
        201,
        token=True,
        errors=DEVICE,
    ),
    Resource(
        "POST",
        f"{MINE}/forget",
        forget_passkey,
        bodies.PlayerDone,
        bodies.PasskeyWish,
        token=True,
        errors=DEVICE,
    ),
    Resource(
        "POST", "/api/passkeys/challenge", ask_passkey, bodies.PasskeyOptions, bodies.EmptyBody
    ),
    Resource(
        "POST",
        "/api/passkeys",
        enter_by_passkey,
        bodies.DeviceMade,
        bodies.PasskeyMade,
        201,
        errors=DEVICE,
    ),
)
