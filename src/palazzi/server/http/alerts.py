"""Alerts over HTTP: a device says what its player wishes; a mail's links confirm and end mails."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request

from palazzi.server.http.endpoint import Act, Resource, origin_of, read
from palazzi.server.http.players import DEVICE, ME, count_stranger, device_of
from palazzi.server.http.state import AppState
from palazzi.server.protocol import alerts as bodies
from palazzi.server.protocol.messages import Code
from palazzi.server.protocol.players import EmptyBody, PlayerDone, read_nothing

HERE: Final = f"{ME}/alerts"
CHANNEL: Final[tuple[Code, ...]] = (*DEVICE, "forbidden", "stale", "wrong_state")


async def alerts_about(request: Request[AppState]) -> object:
    """All that is kept about my alerts."""
    return await request.state["alerts"].about(await device_of(request))


async def alerts_wish(request: Request[AppState]) -> object:
    """What to tell, and when not."""
    order = await read(request, bodies.read_wishes)
    await request.state["alerts"].wish(await device_of(request), order)
    return PlayerDone()


async def alerts_push(request: Request[AppState]) -> object:
    """This browser."""
    order = await read(request, bodies.read_push)
    await request.state["alerts"].push(await device_of(request), order, origin_of(request))
    return PlayerDone()


async def alerts_webhook(request: Request[AppState]) -> object:
    """A webhook."""
    order = await read(request, bodies.read_webhook)
    await request.state["alerts"].webhook(await device_of(request), order, origin_of(request))
    return PlayerDone()


async def alerts_mail(request: Request[AppState]) -> object:
    """A mail address."""
    order = await read(request, bodies.read_mail)
    await request.state["alerts"].mail(await device_of(request), order, origin_of(request))
    return PlayerDone()


async def alerts_delay(request: Request[AppState]) -> object:
    """Mails come earlier or later."""
    order = await read(request, bodies.read_delay)
    await request.state["alerts"].delay(await device_of(request), order)
    return PlayerDone()


async def alerts_remove(request: Request[AppState]) -> object:
    """A channel goes."""
    order = await read(request, bodies.read_channel)
    await request.state["alerts"].remove(await device_of(request), order.channel)
    return PlayerDone()


async def alerts_mute(request: Request[AppState]) -> object:
    """A table is silent."""
    order = await read(request, bodies.read_mute)
    await request.state["alerts"].mute(await device_of(request), order)
    return PlayerDone()


async def alerts_test(request: Request[AppState]) -> object:
    """Send something to all channels."""
    await read(request, read_nothing)
    await request.state["alerts"].test(await device_of(request))
    return PlayerDone()


async def alerts_confirm(request: Request[AppState]) -> object:
    """The owner of a mail address wants mails."""
    order = await read(request, bodies.read_code)
    count_stranger(request)
    await request.state["alerts"].confirm(order.code)
    return PlayerDone()


async def alerts_stop(request: Request[AppState]) -> object:
    """No more mails; asked by a click, or by a mail program for its user (RFC 8058), which sends
    what it likes."""
    count_stranger(request)
    await request.state["alerts"].stop(request.path_params["code"][:100])
    return PlayerDone()


def _mine(path: str, act: Act, body: object, errors: tuple[Code, ...] = DEVICE) -> Resource:
    return Resource(
        "POST",
        f"{HERE}{path}",
        act,
        PlayerDone,
        body,
        token=True,
        errors=errors,
    )


ALERTS: Final = (
    Resource("GET", HERE, alerts_about, bodies.AlertsAbout, token=True, errors=DEVICE),
    _mine("", alerts_wish, bodies.AlertWishes),
    _mine("/push", alerts_push, bodies.PushOrder, CHANNEL),
    _mine("/webhook", alerts_webhook, bodies.WebhookOrder, CHANNEL),
    _mine("/mail", alerts_mail, bodies.MailOrder, CHANNEL),
    _mine("/delay", alerts_delay, bodies.DelayOrder),
    _mine("/remove", alerts_remove, bodies.ChannelWish),
    _mine("/mute", alerts_mute, bodies.MuteOrder),
    _mine("/test", alerts_test, EmptyBody),
    Resource(
        "POST",
        "/api/alerts/confirm",
        alerts_confirm,
        PlayerDone,
        bodies.MailCodeOrder,
        errors=DEVICE,
    ),
    Resource("POST", "/alerts/stop/{code}", alerts_stop, PlayerDone, errors=DEVICE),
)
