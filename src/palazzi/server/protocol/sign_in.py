"""Signing in over HTTP. docs/protocol.md says what the bodies mean."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from palazzi.server.protocol.codec import reader
from palazzi.server.protocol.players import DeviceName, Token

SignInMode = Literal["none", "offered", "required"]


class SignInAbout(Struct):
    """Whether one can sign in here, or has to, and whether the device that asks has."""

    mode: SignInMode
    name: str
    """The provider's, for a button."""
    watchers: bool
    """Whether watching needs it, too."""
    signed_in: bool


class SignInBegun(Struct):
    """Where the browser goes, and what it keeps until it comes back; both for ten minutes."""

    address: str
    state: str
    secret: str
    until: int


class SignInCode(Struct, forbid_unknown_fields=True):
    """What the browser came back with."""

    state: Token
    secret: Token
    code: Annotated[str, Meta(min_length=1, max_length=4000)]
    iss: Annotated[str, Meta(max_length=1000)] | None = None
    """The issuer, if the provider says so (RFC 9207)."""


class SignInChecked(Struct):
    """What whoever signed in is called there; may be empty."""

    name: str


class SignInEnter(Struct, forbid_unknown_fields=True):
    """A sign-in that was checked is to count for this device."""

    state: Token
    secret: Token
    name: DeviceName = ""


class SignedIn(Struct):
    """The device's new token; null if it stays as it is."""

    token: str | None


read_sign_in_code = reader(msgspec.json.Decoder(SignInCode))
read_sign_in_enter = reader(msgspec.json.Decoder(SignInEnter))
