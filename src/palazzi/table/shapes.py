"""The shapes of what is sent to a seat. Not compiled: the protocol's description is made from them,

and a compiled TypedDict no longer knows its fields.
"""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from palazzi.core.messages import Message
from palazzi.core.options import Options
from palazzi.core.prompt import Prompt
from palazzi.core.view import View


class LineFrame(TypedDict):
    """One sentence of the log; several may belong to one event."""

    seq: int
    at: int
    move: int | None
    """The number of the replay's position after it; None if it is not about a move."""
    message: Message


class SeatFrame(TypedDict):
    """One seat as everybody sees it."""

    kind: str
    """``open``, ``human`` or ``bot``."""
    name: str
    """The player's name, the bot's level, or whom an open seat is kept for."""
    stand_in: str | None
    """The level of the bot that decides for a human who is away."""
    nonce: str
    """Empty until it is revealed, unless it was deposited."""
    commitment: str
    """To the nonce; empty where none is due, or where the player has still to commit."""
    deposited: bool
    """Whether the nonce was given to the server before the terms were frozen."""


class StepFrame(TypedDict):
    """One step of a draft."""

    action: int
    text: str
    label: Message
    parts: list[str]
    """Where it lies on the board meanwhile: a click there takes it out of the draft."""


class Edit(TypedDict):
    """One thing that is set in a View, or taken out of it if there is no ``value``."""

    path: list[str | int]
    """Keys and indices from the View on; empty for the View itself."""
    value: NotRequired[Any]


class StoryStep(TypedDict):
    """One sentence about an event, and what it changed in the seat's View."""

    at: int
    """The number of the replay's position after it."""
    actor: int
    """A seat or CHANCE."""
    message: Message
    change: list[Edit]
    """To be made in order on the View of the step before; at first, on that of the last frame."""


class RequestFrame(TypedDict):
    """What all humans are asked to agree to."""

    seat: int
    what: str
    seq: int
    agreed: list[int]
    missing: list[int]


class OvertimeFrame(TypedDict):
    """Whose time is up, and what the others have chosen so far."""

    seat: int
    choices: dict[str, str]
    """By seat number as text: ``wait``, ``bot`` or ``cancel``."""


class OutcomeFrame(TypedDict):
    """How the game ended."""

    winners: list[int]
    ranks: list[int]
    scores: list[int]
    reason: Message
    rule: str
    accounts: list[list[dict[str, Any]]]
    ties: list[int]


class DealingFrame(TypedDict):
    """A deal that waits for nonces."""

    terms: str
    """The frozen terms, as the text whose SHA-256 is ``frozen``."""
    missing: list[int]
    """The seats that have still to reveal their nonces."""


class Frame(TypedDict):
    """Everything a seat may see."""

    table: str
    seq: int
    seat: int
    """Who sees it; SPECTATOR for a watcher."""
    phase: str
    """``lobby``, ``dealing``, ``playing``, ``finished`` or ``cancelled``."""
    game: str
    players: int
    options: Options
    edition: dict[str, Any]
    host: int
    seats: list[SeatFrame]
    actor: int
    """The seat that has to act, or OVER; CHANCE before the start."""
    view: View | None
    """None before the start."""
    prompt: Prompt | None
    draft: list[StepFrame] | None
    """The own draft's steps; None unless it is this seat's turn."""
    clock: dict[str, object]
    request: RequestFrame | None
    may_ask: list[str]
    """What this seat may ask of the others now: ``takeback``, ``cancel``."""
    overtime: OvertimeFrame | None
    log_from: int
    """``log`` has the sentences of the events after this one; 0 if it is the whole log."""
    log: list[LineFrame]
    outcome: OutcomeFrame | None
    commitment: str
    """The table's: to the secret of this attempt."""
    scheme: int
    """2; 1 for tables that were made before nonces were committed to."""
    attempt: int
    """Which attempt at a deal this is, from 1."""
    dealing: DealingFrame | None
    """None unless the table is dealing."""
    frozen: str | None
    """The hash of the frozen terms; None before, and in scheme 1."""
    terms: str | None
    """The hash that all draws are made under; None before the start."""
    secret: str | None
    """None until the table is closed."""
    seal: str | None
    """Of the document; None until the table is closed."""
    rematch_of: str | None
    rematch: str | None
    practice: bool
    """Whether the game is not counted; then even its end can be taken back."""
