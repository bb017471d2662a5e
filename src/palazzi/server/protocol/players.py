"""Players over HTTP: devices, seats, and the keys that bring another device along."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from palazzi.server.protocol.bodies import TableAbout
from palazzi.server.protocol.codec import reader
from palazzi.server.protocol.fields import SeatNumber

DeviceName = Annotated[str, Meta(pattern=r"^[ -~\u00a0-\uffff]{0,60}$", max_length=60)]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=200)]


class NewDevice(Struct, forbid_unknown_fields=True):
    """A device that has no player yet."""

    name: DeviceName = ""


class KeyOrder(Struct, forbid_unknown_fields=True):
    """A device that joins a player: by the code of a link, or by the recovery phrase."""

    code: Annotated[str, Meta(min_length=1, max_length=100)]
    name: DeviceName = ""


class DeviceMade(Struct):
    """What a device proves itself by; it is shown once."""

    token: str


class SeatClaim(Struct, forbid_unknown_fields=True):
    """A seat of this device becomes the player's; ``token`` is the seat's."""

    table: TableId
    token: Token


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of the player, for this device."""

    table: TableId


class InviteOrder(Struct, forbid_unknown_fields=True):
    """A seat that is kept is for the player of a seat at an earlier table; ``token`` proves that
    the host sat there, too."""

    seat: SeatNumber
    table: TableId
    companion: SeatNumber
    token: Token


class SeatToken(Struct):
    """A token of this device alone."""

    seat: int
    token: str


class DeviceWish(Struct, forbid_unknown_fields=True):
    """A device that is to be out."""

    device: Annotated[str, Meta(min_length=1, max_length=64)]


class EmptyBody(Struct, forbid_unknown_fields=True):
    """Nothing needs to be said."""


class KeyMade(Struct):
    """A code; until when, in ms, for a link; null for a recovery phrase."""

    code: str
    until: int | None
    spoken: str | None
    """The same for a link in nine digits, to be said or typed; null for a recovery phrase."""


class DeviceAbout(Struct):
    """A device of the player."""

    id: str
    name: str
    at: int
    seen: int
    mine: bool
    """Whether it is the one that asks."""


class PasskeyAbout(Struct):
    """A passkey of the player."""

    id: str
    name: str
    at: int


class LoginAbout(Struct):
    """Where the player signs in. Who they are there is kept as a hash, which says nothing."""

    issuer: str
    at: int


class PasskeyOptions(Struct):
    """What a browser makes a passkey with, or looks for one (WebAuthn, as JSON)."""

    options: dict[str, object]


class PasskeyMade(Struct, forbid_unknown_fields=True):
    """What the browser answered (WebAuthn, as JSON), and the name of the device."""

    credential: dict[str, object]
    name: DeviceName = ""


class PasskeyWish(Struct, forbid_unknown_fields=True):
    """A passkey that is to be forgotten."""

    id: Annotated[str, Meta(min_length=1, max_length=2000)]


class PlayerSeat(Struct):
    """A seat of the player."""

    seat: int
    at: int
    about: TableAbout


class PlayerAbout(Struct):
    """All that is kept about a player."""

    devices: list[DeviceAbout]
    seats: list[PlayerSeat]
    phrase: bool
    """Whether there is a recovery phrase."""
    passkeys: list[PasskeyAbout]
    logins: list[LoginAbout]


class PlayerDone(Struct):
    """It is done."""

    done: bool = True


read_new = reader(msgspec.json.Decoder(NewDevice))
read_key = reader(msgspec.json.Decoder(KeyOrder))
read_claim = reader(msgspec.json.Decoder(SeatClaim))
read_wish = reader(msgspec.json.Decoder(SeatWish))
read_invite = reader(msgspec.json.Decoder(InviteOrder))
read_device = reader(msgspec.json.Decoder(DeviceWish))
read_passkey = reader(msgspec.json.Decoder(PasskeyMade))
read_forget = reader(msgspec.json.Decoder(PasskeyWish))
read_nothing = reader(msgspec.json.Decoder(EmptyBody))
