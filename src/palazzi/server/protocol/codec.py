"""JSON in and out. Every message and every body from outside comes through ``reader``.

What it lets through is text that any database and any encoder takes (UTF-8, no NUL, no half of a
surrogate pair), numbers that every JSON reader agrees on, and nothing nested so deeply that code
which follows it down could run out of stack. So nobody behind it has to ask again.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

write: Final = msgspec.json.Encoder().encode

DEEPEST: Final = 32
"""Levels of lists and objects. Our own documents have fewer than ten."""
LARGEST: Final = 2**53
"""Beyond this a number is not the same in every language."""

_ALIKE: Final = bytes.maketrans(b"123456789E", b"000000000e")
"""Makes every digit a 0: fixed bytes are found much sooner than a pattern."""
_SURROGATE: Final = re.compile("[\ud800-\udfff]")
"""msgspec lets none through; the standard library's reader of JSON does."""


def reader(decoder: msgspec.json.Decoder[T]) -> Callable[[bytes], T]:
    """A function that decodes, or raises DecodeError, whatever the bytes are."""
    decode = decoder.decode

    def read(data: bytes) -> T:
        try:
            _look_at(data)
            return decode(data)
        except RecursionError:
            raise _too_deep() from None

    return read


def read_json(text: str) -> Any:
    """A JSON text inside a message, under the same conditions; DecodeError if it cannot be read."""
    try:
        value = msgspec.json.decode(text)
        check(value)
    except (RecursionError, UnicodeEncodeError):
        raise _too_deep() from None
    return value


def _look_at(data: bytes) -> None:
    if not data.isascii():
        try:
            data.decode()
        except UnicodeDecodeError as error:
            raise msgspec.DecodeError(f"it is not UTF-8 (byte {error.start})") from None
    if _is_suspect(data) or data.count(b"[") + data.count(b"{") > DEEPEST:
        check(msgspec.json.decode(data))


def _is_suspect(data: bytes) -> bool:
    """Whether it has to be looked at value by value; nearly no message has to.

    Only an escape can bring in a NUL or half a surrogate pair, only sixteen digits or an exponent a
    number that is too large.
    """
    alike = data.translate(_ALIKE)
    return b"\\u" in data or b"0e" in alike or b"0" * 16 in alike


def check(value: Any) -> None:
    """DecodeError unless every value is as it must be.

    Without recursion, for the depth is what is in question.
    """
    stack: list[tuple[Any, int]] = [(value, 0)]
    while stack:
        value, depth = stack.pop()
        if depth > DEEPEST:
            raise _too_deep()
        if isinstance(value, str):
            if "\0" in value:
                raise msgspec.DecodeError("a text has a NUL character in it")
            if not value.isascii() and _SURROGATE.search(value):
                raise msgspec.DecodeError("a text has half a surrogate pair in it")
        elif isinstance(value, dict):
            stack += [(key, depth) for key in value]
            stack += [(inner, depth + 1) for inner in value.values()]
        elif isinstance(value, list):
            stack += [(inner, depth + 1) for inner in value]
        elif isinstance(value, int):
            if not -LARGEST <= value <= LARGEST:
                raise msgspec.DecodeError("a number has more than 15 digits")
        elif isinstance(value, float) and not math.isfinite(value):
            raise msgspec.DecodeError("a number is not finite")


def _too_deep() -> msgspec.DecodeError:
    return msgspec.DecodeError(f"it is nested more than {DEEPEST} levels deep")
