"""What can happen at a table: the kinds of events, and their JSON.

The log of a table is a list of these, numbered from 1. A table *is* the fold of its log, so an
event holds what was decided (the drawn actions, the entries a takeback leaves) and never what
follows from it. Every event stands alone: whatever belongs together (a move and the draws after it)
is one event, so a log cut off after any event is a table in order.

Events are storage, never wire: they name hidden cards, and the first one holds the secret of the
deals. What a seat may read of them is in its frames.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, get_args, get_origin, get_type_hints

from palazzi.core.errors import BadLog

Subject = Literal["takeback", "cancel"]
"""What all humans at a table may be asked to agree to."""
OvertimeChoice = Literal["wait", "bot", "cancel"]
"""What the others may choose when a player's time has run out."""
StandInReason = Literal["left", "absent", "overtime"]
"""Why a bot stands in: the player said so, has vanished, or ran out of time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """What all events have in common."""

    kind: ClassVar[str]
    seq: int
    """Its number in the log, from 1 without gaps."""
    at: int
    """When, in milliseconds; never before the event before it."""
    by: int | None = None
    """The seat (or SPECTATOR, for a host who only watches) that asked for it; None: the house."""
    client_id: str | None = None
    """The name its sender gave to the request, so that sending it twice does it once."""

    def to_json(self) -> dict[str, object]:
        """Plain data; ``read_event`` reads it back."""
        data: dict[str, object] = {"kind": self.kind}
        for field in fields(self):
            value = getattr(self, field.name)
            data[field.name] = _plain(value)
        return data


# ---- before the game


@dataclass(frozen=True, slots=True, kw_only=True)
class Created(Event):
    """A table, its game and what was promised about its deals."""

    kind: ClassVar[str] = "created"
    table: str
    ruleset: str
    players: int
    options: dict[str, str | int | bool]
    edition: dict[str, Any]
    plan: tuple[dict[str, str], ...]
    """By seat: ``{}`` open, ``{"bot": level}``, or ``{"reserved": name}``."""
    host: int
    clock: dict[str, str | int]
    secret: str
    """32 bytes in hex; see ``fair.py``. Void once the table is thawed."""
    given: tuple[tuple[int, str] | tuple[int, str, str], ...] = ()
    """Entries of a record the table goes on from (a what-if table); not dealt here."""
    rematch_of: str | None = None
    scheme: int = 1
    """How the table deals; logs that do not say are of scheme 1."""
    practice: bool = False
    """Whether one person only practises here: the game is not counted, and its end can be taken
    back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined(Event):
    """``by`` sat down with a name, and committed to a nonce for the deal or deposited one."""

    kind: ClassVar[str] = "joined"
    name: str
    nonce: str = ""
    """Deposited; empty where the player's page keeps it."""
    commitment: str = ""
    """To the nonce, kept or deposited; empty in scheme 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Seated(Event):
    """A seat became a bot's, or (``bot`` None) open: the host's doing, or the player left."""

    kind: ClassVar[str] = "seated"
    seat: int
    bot: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Recommitted(Event):
    """``by`` committed to another nonce, or deposited it: the last one was void, or is lost."""

    kind: ClassVar[str] = "recommitted"
    nonce: str = ""
    commitment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Frozen(Event):
    """The host started: bots took the open seats, and the terms of the deal are fixed."""

    kind: ClassVar[str] = "frozen"
    bots: tuple[tuple[int, str], ...]
    terms: str
    """The text of ``fair.frozen_terms``: attempt, ruleset, options, names, commitments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event):
    """``by``'s page showed its nonce."""

    kind: ClassVar[str] = "revealed"
    nonce: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Thawed(Event):
    """The attempt was given up: its secret, commitments and nonces are void; all seats are as
    before the freeze. A lobby of scheme 1 becomes one of scheme 2 in the same way."""

    kind: ClassVar[str] = "thawed"
    attempt: int
    """The number of the attempt that begins."""
    secret: str
    """Of that attempt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Started(Event):
    """The first draws were made: every nonce is known. In scheme 1 bots took the open seats."""

    kind: ClassVar[str] = "started"
    bots: tuple[tuple[int, str], ...] = ()
    draws: tuple[str, ...]


# ---- the game


@dataclass(frozen=True, slots=True, kw_only=True)
class Played(Event):
    """``by`` crossed the barrier: the whole draft in order, and all draws due after it."""

    kind: ClassVar[str] = "played"
    actions: tuple[str, ...]
    draws: tuple[str, ...]
    bot: str | None = None
    """The level of the bot that chose the actions; None if a human did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedOut(Event):
    """A physical move was carried out: what came of it, and all draws due after it."""

    kind: ClassVar[str] = "happened"
    moves: tuple[tuple[str, str], ...]
    """Actions of nature, each with its recording; empty where it has none."""
    draws: tuple[str, ...]


# ---- consent


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Event):
    """``by`` asks all other humans for a takeback or to cancel the game."""

    kind: ClassVar[str] = "asked"
    what: Subject
    keep: int | None = None
    """For a takeback: how many entries of the record would be left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(Event):
    """``by`` agrees or not; one no ends the matter, and the asker's own no withdraws it."""

    kind: ClassVar[str] = "answered"
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TookBack(Event):
    """All agreed: the record is cut to ``keep`` entries. Draws made stay used up."""

    kind: ClassVar[str] = "tookback"
    keep: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Cancelled(Event):
    """The table is closed without a result."""

    kind: ClassVar[str] = "cancelled"


# ---- players who go, and time


@dataclass(frozen=True, slots=True, kw_only=True)
class StoodIn(Event):
    """From now on a bot decides for a human's seat."""

    kind: ClassVar[str] = "stoodin"
    seat: int
    bot: str
    why: StandInReason


@dataclass(frozen=True, slots=True, kw_only=True)
class Reclaimed(Event):
    """``by`` decides for their seat again."""

    kind: ClassVar[str] = "reclaimed"


@dataclass(frozen=True, slots=True, kw_only=True)
class RanOut(Event):
    """The seat's time is up. Nothing happens by itself; the others may choose."""

    kind: ClassVar[str] = "ranout"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose(Event):
    """``by`` chose what to do about the player whose time is up; may be changed."""

    kind: ClassVar[str] = "chose"
    choice: OvertimeChoice


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematched(Event):
    """The same players meet again at another table."""

    kind: ClassVar[str] = "rematched"
    table: str


KINDS: dict[str, type[Event]] = {
    kind.kind: kind
    for kind in (
        Created,
        Joined,
        Seated,
        Recommitted,
        Frozen,
        Revealed,
        Thawed,
        Started,
        Played,
        CarriedOut,
        Asked,
        Answered,
        TookBack,
        Cancelled,
        StoodIn,
        Reclaimed,
        RanOut,
        Chose,
        Rematched,
    )
}
_HINTS: dict[type[Event], dict[str, Any]] = {
    kind: {name: hint for name, hint in get_type_hints(kind).items() if name != "kind"}
    for kind in KINDS.values()
}


def read_event(data: Mapping[str, object]) -> Event:
    """Read what ``to_json`` wrote, strictly; BadLog if it is no event of ours."""
    kind = KINDS.get(str(data.get("kind")))
    if kind is None:
        raise BadLog(f"There is no event of kind '{data.get('kind')}'.")
    hints = _HINTS[kind]
    foreign = sorted(data.keys() - hints.keys() - {"kind"})
    if foreign:
        raise BadLog(f"An event '{kind.kind}' has no '{foreign[0]}'.")
    values: dict[str, Any] = {}
    for name, hint in hints.items():
        if name in data:
            try:
                values[name] = _read(hint, data[name])
            except ValueError:
                raise BadLog(f"'{name}' of an event '{kind.kind}' does not fit.") from None
    try:
        return kind(**values)
    except TypeError:
        missing = sorted(hints.keys() - values.keys())
        raise BadLog(f"An event '{kind.kind}' lacks one of: {', '.join(missing)}.") from None


def _plain(value: object) -> object:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _read(hint: Any, value: object) -> object:
    """The value as the type hint wants it (lists become tuples), or ValueError."""
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return value
    if origin is Literal:
        if value in args:
            return value
    elif origin is UnionType:
        for option in args:
            try:
                return _read(option, value)
            except ValueError:
                continue
    elif origin is tuple:
        if isinstance(value, list | tuple):
            if args[-1] is Ellipsis:
                return tuple(_read(args[0], part) for part in value)
            if len(args) == len(value):
                return tuple(_read(part, item) for part, item in zip(args, value, strict=True))
    elif origin is dict:
        if isinstance(value, dict):
            return {_read(args[0], k): _read(args[1], v) for k, v in value.items()}
    elif hint is NoneType:
        if value is None:
            return None
    elif type(value) is hint:
        return value
    raise ValueError
