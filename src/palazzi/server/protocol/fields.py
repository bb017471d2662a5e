"""What the messages are made of: limited texts and numbers, and the ``type`` that tells them apart.

A field that is not listed is refused. Limits stand here, so that they are in the schemas too.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

PROTOCOL = 2

ClientId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$", max_length=64)]
"""The name a client gives to a request; visible ASCII."""
LevelName = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
ActionId = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Nonce = Annotated[str, Meta(pattern="^(?:[0-9a-fA-F]{2}){16,64}$", max_length=128)]
"""16 to 64 random bytes in hex."""
Commitment = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$", max_length=64)]
"""To a nonce: ``fair.nonce_commitment``."""
AttemptNumber = Annotated[int, Meta(ge=1, le=2**31 - 1)]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]


class Tagged(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Anything with a ``type``."""
