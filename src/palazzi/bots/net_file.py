"""Nets as files: a line that names the format, a line of JSON, then the numbers.

The header says what the net is for (rulesets, numbers of players, options, the version of the
features) and what is known of it (how it was trained, how strong it was measured). Whatever cannot
be read, is cut short, was changed or belongs to something else is one BadNet.
"""

from __future__ import annotations

import hashlib
import sys
from array import array
from pathlib import Path
from typing import Final

import msgspec

from palazzi.bots.net import HEADS, Net
from palazzi.core.errors import BadNet
from palazzi.core.options import Options

FORMAT: Final = b"palazzi net 1\n"
MOST_BYTES: Final = 1_000_000
MOST_UNITS: Final = 64
"""In a layer: more is slow, and sums might leave 64 bits."""
MOST_SHIFT: Final = 20
WEIGHT: Final = "h"
BIAS: Final = "q"


class NetHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a net is for, and what is known of it."""

    rulesets: tuple[str, ...]
    players: tuple[int, ...]
    options: tuple[Options, ...]
    """The sets of options that it was trained with, without those that change no rule."""
    features: str
    """The version of the features that it reads."""
    slots: int
    hidden: tuple[int, int]
    shifts: tuple[int, int, int]
    ahead: int
    """How many moves a search plays on before it asks the net, with two players."""
    trained: str
    strength: str
    digest: str = ""
    """Of the numbers, in SHA-256."""

    def shape(self) -> list[tuple[int, int]]:
        """Units read and units made, layer by layer."""
        wide, narrow = self.hidden
        return [(self.slots, wide), (wide, narrow), (narrow, HEADS)]


class NetData(msgspec.Struct, frozen=True):
    """A net as its file has it."""

    header: NetHeader
    weights: list[list[int]]
    biases: list[list[int]]

    def net(self) -> Net:
        """Ready to be asked."""
        header = self.header
        return Net(header.slots, header.hidden, header.shifts, self.weights, self.biases)


def write_net(data: NetData) -> bytes:
    """The file."""
    body = b""
    for weights, biases in zip(data.weights, data.biases, strict=True):
        body += _packed(WEIGHT, weights) + _packed(BIAS, biases)
    header = msgspec.structs.replace(data.header, digest=hashlib.sha256(body).hexdigest())
    return FORMAT + msgspec.json.encode(header) + b"\n" + body


def read_net(path: Path) -> NetData:
    """The net in a file; BadNet says what is wrong with it."""
    try:
        size = path.stat().st_size
        data = path.read_bytes() if size <= MOST_BYTES else b""
    except OSError as error:
        raise BadNet(f"The net {path.name} cannot be read: {error.strerror}.") from None
    if size > MOST_BYTES:
        raise BadNet(f"The net {path.name} is larger than {MOST_BYTES:,} bytes.")
    if not data.startswith(FORMAT):
        raise BadNet(f"{path.name} is no net: it does not begin with '{FORMAT.decode().strip()}'.")
    line, _, body = data.removeprefix(FORMAT).partition(b"\n")
    try:
        header = msgspec.json.decode(line, type=NetHeader)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadNet(f"The header of the net {path.name} cannot be read: {error}.") from None
    if not _can_be(header):
        raise BadNet(f"The net {path.name} has a shape that no net of ours can have.")
    expected = sum(2 * read * made + 8 * made for read, made in header.shape())
    if len(body) != expected:
        raise BadNet(
            f"The net {path.name} is damaged: it should have {expected} bytes of numbers and has "
            f"{len(body)}."
        )
    if hashlib.sha256(body).hexdigest() != header.digest:
        raise BadNet(f"The net {path.name} is damaged: its numbers do not fit its digest.")
    weights: list[list[int]] = []
    biases: list[list[int]] = []
    for read, made in header.shape():
        weights.append(_unpacked(WEIGHT, body[: 2 * read * made]))
        body = body[2 * read * made :]
        biases.append(_unpacked(BIAS, body[: 8 * made]))
        body = body[8 * made :]
    return NetData(header, weights, biases)


def _can_be(header: NetHeader) -> bool:
    units = all(0 < n <= MOST_UNITS for n in header.hidden)
    shifts = all(0 <= n <= MOST_SHIFT for n in header.shifts)
    return units and shifts and 0 < header.slots <= MOST_BYTES and 0 <= header.ahead <= 100


def _packed(kind: str, numbers: list[int]) -> bytes:
    packed = array(kind, numbers)
    if sys.byteorder == "big":
        packed.byteswap()
    return packed.tobytes()


def _unpacked(kind: str, data: bytes) -> list[int]:
    numbers = array(kind, data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
