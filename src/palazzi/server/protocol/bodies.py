"""Bodies of HTTP requests and replies. docs/protocol.md says what they mean."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from palazzi.core.messages import Message
from palazzi.core.prompt import Forecast
from palazzi.core.view import SPECTATOR
from palazzi.server.protocol.codec import reader
from palazzi.server.protocol.fields import (
    AttemptNumber,
    ClientId,
    Commitment,
    Count,
    LevelName,
    Name,
    Nonce,
    SeatNumber,
)
from palazzi.table.calls import CallKind
from palazzi.table.shapes import LineFrame


class SeatOrder(Struct, forbid_unknown_fields=True):
    """What the host wants of a seat: nothing (open), a bot, or a person's name."""

    bot: LevelName | None = None
    reserved: Name | None = None


class ClockPlan(Struct, forbid_unknown_fields=True):
    """A time control, in milliseconds."""

    kind: Literal["none", "move", "bank"] = "none"
    allowance: Annotated[int, Meta(ge=0, le=2**53)] = 0
    increment: Annotated[int, Meta(ge=0, le=2**53)] = 0
    answer: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """For a question to a bystander; None: what is usual for such a clock, 0: no limit."""


class Create(Struct, forbid_unknown_fields=True, kw_only=True):
    """A new table: of a game, or going on from a record."""

    game: Annotated[str, Meta(max_length=64)] | None = None
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    host: Annotated[int, Meta(ge=SPECTATOR, le=15)] = 0
    seats: Annotated[list[SeatOrder], Meta(max_length=16)] = []
    options: dict[str, str | int | bool] = {}
    edition: dict[str, Any] = {}
    clock: ClockPlan = msgspec.field(default_factory=ClockPlan)
    public: bool = False
    practice: bool = False
    """Whether one person only practises here: not counted, and all of it can be taken back."""
    record: Annotated[str, Meta(max_length=1_000_000)] | dict[str, Any] | None = None
    at: Count | None = None


class Reach(Struct):
    """By which address others can open this server."""

    url: str
    """What the host says, for everybody; empty if nothing was said."""
    local: str
    """This machine's in its own network; empty if only the machine itself can open the page."""
    opens_by: str
    """The command that lets others in."""


class TableMade(Struct):
    """A table that was made; ``tokens`` by seat."""

    table: str
    seq: int
    commitment: str
    host: int
    tokens: dict[str, str]


class Join(Struct, forbid_unknown_fields=True, kw_only=True):
    """Sit down, with a commitment to a nonce that is kept, or a nonce that is deposited."""

    name: Name
    commitment: Commitment | None = None
    nonce: Nonce | None = None
    attempt: AttemptNumber | None = None
    """The one that the commitment was made for."""
    seat: SeatNumber | None = None
    client_id: ClientId | None = None


class Sat(Struct):
    """A seat, and the token that proves it."""

    seat: int
    token: str
    seq: int


class ShelfSeat(Struct, forbid_unknown_fields=True):
    """A seat of mine, and up to which event I know its table."""

    table: Annotated[str, Meta(min_length=1, max_length=64)]
    token: Annotated[str, Meta(min_length=1, max_length=200)]
    seq: Count = 0


class ShelfOrder(Struct, forbid_unknown_fields=True):
    """All my seats."""

    seats: Annotated[list[ShelfSeat], Meta(max_length=100)]


class ShelfTable(Struct):
    """A table as a player who comes back wants to know it; nothing that only the board shows."""

    table: str
    seq: int
    seat: int
    phase: str
    game: str
    host: int
    seats: list[SeatAbout]
    calls: list[CallKind]
    """What it wants of me, what matters most first; empty if it does not wait for me."""
    actor: int
    """Who has to act, by choice or by hand; as in a frame."""
    since: int
    """Since when it waits for me, or for whoever has to act; before and after, its last event."""
    question: Message | None
    """What I am asked; None if it is not my turn."""
    scores: list[int]
    """Points as they stand; empty before the start."""
    winners: list[int]
    """Empty until it is over."""
    rematch: str | None
    """The table where they meet again."""
    practice: bool
    """Whether the game is not counted."""


class Shelf(Struct):
    """My tables, but for those that are as I know them."""

    now: int
    """The server's time, in ms."""
    tables: list[ShelfTable]
    gone: list[str]
    """Tables that are no more, or where the seat is mine no longer."""


class ShowpieceAbout(Struct):
    """What was built in a game of this house. Who built it is told of public tables only."""

    at: int
    """When its table was made."""
    rank: int
    """The greater, the better; in Palazzo Paletti the height in tenths of a millimetre."""
    picture: dict[str, Any]
    """What a board draws it from."""
    players: int
    seats: list[SeatAbout]
    table: str | None


class Gallery(Struct):
    """The best of a game, best first."""

    pieces: list[ShowpieceAbout]


class Rematch(Struct, forbid_unknown_fields=True):
    """The same players again."""

    client_id: ClientId | None = None


class OptionAbout(Struct):
    """An option of a game."""

    key: str
    choices: list[str | int | bool]
    default: str | int | bool


class LevelAbout(Struct):
    """A level of bots: its id, what it is called and how it plays, and how long it thinks."""

    id: str
    name: Message
    about: Message
    seconds: float
    """About a move, at most."""


class GameAbout(Struct):
    """A game that can be played here."""

    id: str
    ruleset: str
    players: list[int]
    minutes: int | None
    """How long a game usually takes."""
    options: list[OptionAbout]
    edition_tables: list[str]
    practised: bool
    """Whether there are practice tables of it."""
    bots: list[str]
    """Every name that a seat may be given, the levels' included."""
    levels: list[LevelAbout]
    """The bots that players are offered, weakest first."""


class Games(Struct):
    """All of them."""

    games: list[GameAbout]


class GameWords(Struct):
    """What players of games from other packages read: Fluent resources of one language."""

    texts: list[str]


class EditionOrder(Struct, forbid_unknown_fields=True, kw_only=True):
    """An edition to be read: the text of a file, or what a frame carries."""

    text: Annotated[str, Meta(max_length=8_000)] = ""
    edition: dict[str, Any] = {}


class CorrectionAbout(Struct):
    """A row that an edition corrects, as a file has it; ``row`` is empty for a single value."""

    table: str
    row: str
    ours: str
    theirs: str
    mark: str
    rule: str


class EditionAbout(Struct):
    """An edition that fits the game, and where it differs from what we play otherwise."""

    edition: dict[str, Any]
    corrections: list[CorrectionAbout]


class SeatAbout(Struct):
    """A seat as the lobby shows it."""

    kind: Literal["open", "human", "bot"]
    name: str


class TableAbout(Struct):
    """A table as the lobby shows it."""

    table: str
    at: int
    game: str
    players: int
    phase: str
    options: dict[str, str | int | bool]
    clock: dict[str, str | int]
    seats: list[SeatAbout]


class TableList(Struct):
    """Public tables, newest first."""

    tables: list[TableAbout]


class ReplayOrder(Struct, forbid_unknown_fields=True, kw_only=True):
    """A record somebody kept, to be looked at; see ``Create`` for going on from it."""

    record: Annotated[str, Meta(max_length=1_000_000)] | dict[str, Any]
    seat: Annotated[int, Meta(ge=SPECTATOR, le=15)] = SPECTATOR
    first: Count = 0
    count: Annotated[int, Meta(ge=0, le=64)] = 64


class WhyOrder(Struct, forbid_unknown_fields=True):
    """Why can I do nothing with this part of the board?"""

    part: Annotated[str, Meta(min_length=1, max_length=100)]


class HintOrder(Struct, forbid_unknown_fields=True):
    """What would a strong bot do in my place?"""


class Reasons(Struct):
    """The clauses that answer it, nearest first, and the case of the nearest."""

    rules: list[str]
    because: Message | None = None
    """With the figures and pieces of the position; None where there are none to name."""
    forecasts: list[Forecast] = []
    """What the part would count, wherever it may stand."""


class Log(Struct):
    """The log's sentences after ``since``."""

    since: int
    seq: int
    lines: list[LineFrame]


HealthProblem = Literal[
    "database_unreachable",
    "database_cannot_write",
    "database_full",
    "database_damaged",
    "disk_nearly_full",
    "scheduler_silent",
    "tables_broken",
    "bots_failing",
    "worlds_failing",
]


class Health(Struct):
    """How the server is: degraded if something is wrong and games still go on."""

    status: Literal["ok", "degraded", "stopping", "no database"]
    version: str
    problems: list[HealthProblem]


read_terms = reader(msgspec.json.Decoder(dict[str, Any]))
read_edition = reader(msgspec.json.Decoder(EditionOrder))
read_create = reader(msgspec.json.Decoder(Create))
read_join = reader(msgspec.json.Decoder(Join))
read_shelf = reader(msgspec.json.Decoder(ShelfOrder))
read_replay = reader(msgspec.json.Decoder(ReplayOrder))
read_hint = reader(msgspec.json.Decoder(HintOrder))
read_why = reader(msgspec.json.Decoder(WhyOrder))
read_rematch = reader(msgspec.json.Decoder(Rematch))
