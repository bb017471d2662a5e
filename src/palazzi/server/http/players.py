"""Players over HTTP. A device's token comes in the Authorization header, a code in a body: never
in an address, which others may see and servers write down."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from palazzi.server.http.endpoint import Resource, bearer, read
from palazzi.server.http.state import AppState
from palazzi.server.limits.address import address_of
from palazzi.server.limits.budget import ACCOUNT
from palazzi.server.protocol import players as bodies
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.replies import Refused
from palazzi.server.services.players import Device

ME: Final = "/api/player"
DEVICE: Final[tuple[Code, ...]] = ("unauthorized",)


async def device_of(request: Request[AppState]) -> Device:
    """The device that asks."""
    request.scope[ACCOUNT].check()
    token = bearer(request)
    if token is None:
        raise Refused("unauthorized", "This needs the token of a device.")
    return await request.state["players"].device(token)


def count_stranger(request: Request[AppState]) -> None:
    """``too_many`` for an address that begins players, or tries codes, all the time."""
    if request.state["limits"]:
        request.state["strangers"].take(address_of(request.scope))


async def begin(request: Request[AppState]) -> object:
    """A new player."""
    order = await read(request, bodies.read_new)
    count_stranger(request)
    return await request.state["players"].begin(order.name)


async def exchange(request: Request[AppState]) -> object:
    """A device joins a player."""
    order = await read(request, bodies.read_key)
    count_stranger(request)
    return await request.state["players"].exchange(order)


async def about(request: Request[AppState]) -> object:
    """All that is kept about me."""
    return await request.state["players"].about(await device_of(request))


async def claim(request: Request[AppState]) -> object:
    """A seat becomes the player's."""
    order = await read(request, bodies.read_claim)
    await request.state["players"].claim(await device_of(request), order)
    return bodies.PlayerDone()


async def token(request: Request[AppState]) -> object:
    """A token for a seat of the player."""
    order = await read(request, bodies.read_wish)
    return await request.state["players"].token(await device_of(request), order.table)


async def link(request: Request[AppState]) -> object:
    """A code for one more device."""
    await read(request, bodies.read_nothing)
    return await request.state["players"].link(await device_of(request))


async def phrase(request: Request[AppState]) -> object:
    """A recovery phrase."""
    await read(request, bodies.read_nothing)
    return await request.state["players"].phrase(await device_of(request))


async def revoke(request: Request[AppState]) -> object:
    """A device is out."""
    order = await read(request, bodies.read_device)
    await request.state["players"].revoke(await device_of(request), order.device)
    return bodies.PlayerDone()


async def delete(request: Request[AppState]) -> object:
    """The player is no more."""
    await read(request, bodies.read_nothing)
    await request.state["players"].delete(await device_of(request))
    return bodies.PlayerDone()


PLAYERS: Final = (
    Resource("POST", "/api/players", begin, bodies.DeviceMade, bodies.NewDevice, 201),
    Resource(
        "POST", f"{ME}/devices", exchange, bodies.DeviceMade, bodies.KeyOrder, 201, errors=DEVICE
    ),
    Resource("GET", ME, about, bodies.PlayerAbout, token=True, errors=DEVICE),
    Resource(
        "POST",
        f"{ME}/seats",
        claim,
        bodies.PlayerDone,
        bodies.SeatClaim,
        token=True,
        errors=DEVICE,
    ),
    Resource(
        "POST",
        f"{ME}/tokens",
        token,
        bodies.SeatToken,
        bodies.SeatWish,
        token=True,
        errors=(*DEVICE, "unknown"),
    ),
    Resource(
        "POST", f"{ME}/links", link, bodies.KeyMade, bodies.EmptyBody, token=True, errors=DEVICE
    ),
    Resource(
        "POST", f"{ME}/phrase", phrase, bodies.KeyMade, bodies.EmptyBody, token=True, errors=DEVICE
    ),
    Resource(
        "POST",
        f"{ME}/revoke",
        revoke,
        bodies.PlayerDone,
        bodies.DeviceWish,
        token=True,
        errors=(*DEVICE, "unknown"),
    ),
    Resource(
        "POST",
        f"{ME}/delete",
        delete,
        bodies.PlayerDone,
        bodies.EmptyBody,
        token=True,
        errors=DEVICE,
    ),
)
