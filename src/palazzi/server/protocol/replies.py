"""Which error becomes which reply. An error that is in no table is our own mistake: ``internal``,
with nothing about it in the reply.
"""

from __future__ import annotations

from typing import Final

import msgspec

from palazzi.core import errors
from palazzi.core.messages import Message
from palazzi.server.base.counters import REFUSED
from palazzi.server.protocol.messages import Code, Error

STATUS: Final[dict[Code, int]] = {
    "malformed": 400,
    "unauthorized": 401,
    "sign_in": 401,
    "forbidden": 403,
    "unknown": 404,
    "method": 405,
    "not_your_turn": 409,
    "stale": 409,
    "wrong_state": 409,
    "too_large": 413,
    "illegal": 422,
    "unproven": 422,
    "name_taken": 409,
    "outdated": 426,
    "too_many": 429,
    "internal": 500,
    "unavailable": 503,
}

# The first that fits counts: BadLog is Malformed, but never the client's fault.
_CODES: Final[tuple[tuple[type[Exception], Code], ...]] = (
    (errors.BadLog, "internal"),
    (errors.Malformed, "malformed"),
    (errors.Illegal, "illegal"),
    (errors.NotYourTurn, "not_your_turn"),
    (errors.Stale, "stale"),
    (errors.NameTaken, "name_taken"),
    (errors.WrongState, "wrong_state"),
    (errors.Forbidden, "forbidden"),
    (errors.Unproven, "unproven"),
    (errors.Unknown, "unknown"),
)

SAFE: Final = 2**53 - 1
"""The largest whole number that every reader of JSON reads as it is."""
INTERNAL: Final = "Something went wrong on the server; nothing was stored. Please try again."


class Refused(errors.PalazziError):
    """An error of the server itself, which is no matter of the table."""

    def __init__(self, code: Code, message: str, retry_after: int | None = None) -> None:
        super().__init__(message)
        self.code: Code = code
        self.retry_after = retry_after


def unavailable() -> Refused:
    """The database does not answer."""
    return Refused("unavailable", "The database cannot be reached now; please try again.")


def outdated() -> Refused:
    """The client was made for another protocol."""
    return Refused("outdated", "This page is of another version than the server; please reload it.")


def no_table() -> Refused:
    """There is no such table."""
    return Refused("unknown", "There is no such table.")


def error_of(error: BaseException, client_id: str | None = None, seq: int | None = None) -> Error:
    """The reply that an error becomes; each is counted."""
    reply = _error_of(error, client_id, seq)
    REFUSED.add(1, reply.code)
    return reply


def _said(error: BaseException) -> Message | None:
    """The error as data, unless it quotes a number that no JSON reader could be sure to read."""
    said = error.said if isinstance(error, errors.PalazziError) else None
    if said is None or any(isinstance(v, int) and abs(v) > SAFE for v in said["args"].values()):
        return None
    return said


def _error_of(error: BaseException, client_id: str | None, seq: int | None) -> Error:
    reply = Error(code="internal", message=INTERNAL, client_id=client_id, seq=seq)
    if isinstance(error, Refused):
        reply.code, reply.message, reply.retry_after = error.code, str(error), error.retry_after
        reply.said = _said(error)
        return reply
    if isinstance(error, msgspec.DecodeError):  # ValidationError is one
        reply.code, reply.message = "malformed", f"The message cannot be read: {error}."
        return reply
    code: Code = next((code for kind, code in _CODES if isinstance(error, kind)), "internal")
    if code == "internal":
        return reply
    reply.code, reply.message = code, str(error)
    reply.said = _said(error)
    if isinstance(error, errors.Illegal):
        reply.rule = error.rule
    elif isinstance(error, errors.NotYourTurn):
        reply.actor = error.actor
    elif isinstance(error, errors.Stale):
        reply.expected, reply.current = error.expected, error.current
    return reply
