"""What the server says: answers, frames, chat and errors. docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from palazzi.core.messages import Message
from palazzi.server.protocol.fields import PROTOCOL, Tagged
from palazzi.table.shapes import Frame, StoryStep

Code = Literal[
    "malformed",
    "unauthorized",
    "sign_in",
    "forbidden",
    "unknown",
    "method",
    "not_your_turn",
    "stale",
    "wrong_state",
    "too_large",
    "illegal",
    "unproven",
    "name_taken",
    "outdated",
    "too_many",
    "internal",
    "unavailable",
]


class Done(Tagged):
    """The request was carried out, and is stored if it had to be."""

    client_id: str | None
    seq: int
    committed: bool = False
    step: int = 0


class Pong(Tagged):
    """Here."""

    client_id: str | None
    now: int


class Error(Tagged, omit_defaults=True):
    """Why not: ``code`` for a program, ``message`` for a person.

    ``said`` is the message as data, where a face can say it in another language.
    """

    code: Code
    message: str
    client_id: str | None = None
    seq: int | None = None
    rule: str | None = None
    actor: int | None = None
    expected: int | None = None
    current: int | None = None
    retry_after: int | None = None
    said: Message | None = None


class Welcome(Tagged):
    """You are in; ``seat`` is -3 for a watcher."""

    table: str
    seat: int
    now: int
    protocol: int = PROTOCOL


class FrameMessage(Tagged, tag="frame"):
    """Everything the seat may see now; its log from ``since`` on."""

    since: int
    seq: int
    frame: Frame
    steps: list[StoryStep] | UnsetType = UNSET
    """What the one event since then did, for whoever asked for it in the hello. The changes lead
    from the View of the frame before, without its draft, to this one."""


class Skip(Tagged):
    """Events that change nothing for the seat."""

    since: int
    seq: int


class ChatLine(Struct):
    """One thing said."""

    id: str
    at: int
    seat: int
    name: str
    text: str


class ChatLines(Tagged, tag="chat"):
    """The last things said, or the newest."""

    lines: list[ChatLine]


class Presence(Tagged):
    """Who is connected."""

    seats: list[int]
    watchers: int


ServerMessage = Welcome | FrameMessage | Skip | Done | Error | ChatLines | Presence | Pong
