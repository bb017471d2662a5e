"""Alerts over HTTP: what a player wishes to be told, and where."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from palazzi.server.protocol.codec import reader
from palazzi.server.protocol.players import TableId

ChannelKind = Literal["push", "webhook", "mail"]
AlertName = Literal["turn", "question", "time", "over", "invited"]
MinuteOfDay = Annotated[int, Meta(ge=0, lt=1440)]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]
ChannelId = Annotated[str, Meta(min_length=1, max_length=64)]
Minutes = Annotated[int, Meta(ge=0, le=1440)]
"""That a table must have waited."""
MailCode = Annotated[str, Meta(min_length=1, max_length=100)]


class AlertWishes(Struct, forbid_unknown_fields=True):
    """What is to be told, and when not: minutes of the day in a time zone."""

    kinds: Annotated[list[AlertName], Meta(max_length=10)]
    quiet_from: MinuteOfDay | None = None
    quiet_to: MinuteOfDay | None = None
    zone: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,64}$", max_length=64)] = "UTC"
    language: Annotated[str, Meta(max_length=10)] = "en"


class PushOrder(Struct, forbid_unknown_fields=True):
    """A browser's subscription; ``key`` is the server's key that it was made for."""

    endpoint: Url
    p256dh: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{80,100}$", max_length=100)]
    auth: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{20,30}$", max_length=30)]
    key: Annotated[str, Meta(max_length=100)]


class WebhookOrder(Struct, forbid_unknown_fields=True):
    """Where to post."""

    url: Url


class MailOrder(Struct, forbid_unknown_fields=True):
    """An address, and how many minutes a table must have waited."""

    address: Annotated[str, Meta(min_length=1, max_length=254)]
    delay: Minutes = 10


class DelayOrder(Struct, forbid_unknown_fields=True):
    """Mails come earlier or later from now on."""

    channel: ChannelId
    delay: Minutes


class ChannelWish(Struct, forbid_unknown_fields=True):
    """A channel that is to go."""

    channel: ChannelId


class MuteOrder(Struct, forbid_unknown_fields=True):
    """A table that is to be silent, or no longer."""

    table: TableId
    muted: bool


class MailCodeOrder(Struct, forbid_unknown_fields=True):
    """The code of a mail."""

    code: MailCode


class ChannelAbout(Struct):
    """A way to be alerted."""

    id: str
    kind: ChannelKind
    address: str
    """A mail address; of a URL only the host."""
    mine: bool
    """Whether it is the device that asks."""
    delay: int
    """Minutes that a table must have waited."""
    confirmed: bool
    failing: int | None
    """Since when nothing arrived there, in ms."""
    at: int


class AlertsAbout(Struct):
    """All that is kept about a player's alerts, and what this server offers."""

    kinds: list[AlertName]
    quiet_from: int | None
    quiet_to: int | None
    zone: str
    language: str
    channels: list[ChannelAbout]
    muted: list[str]
    key: str
    """What a browser subscribes with."""
    mail: bool
    """Whether the server sends mail."""


read_wishes = reader(msgspec.json.Decoder(AlertWishes))
read_push = reader(msgspec.json.Decoder(PushOrder))
read_webhook = reader(msgspec.json.Decoder(WebhookOrder))
read_mail = reader(msgspec.json.Decoder(MailOrder))
read_delay = reader(msgspec.json.Decoder(DelayOrder))
read_channel = reader(msgspec.json.Decoder(ChannelWish))
read_mute = reader(msgspec.json.Decoder(MuteOrder))
read_code = reader(msgspec.json.Decoder(MailCodeOrder))
