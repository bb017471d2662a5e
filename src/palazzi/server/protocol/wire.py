"""Every message between a client and the server, as types: they read, check, write and describe.

docs/protocol.md says what they mean. A field that is not listed is refused. Limits stand here, so
that they are in the schemas too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from palazzi.core.messages import Message
from palazzi.core.view import SPECTATOR
from palazzi.server.protocol.reading import reader
from palazzi.table.events import OvertimeChoice, Subject
from palazzi.table.shapes import Frame, LineFrame

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


# ---- requests: over the websocket, or by POST …/requests


class ClientRequest(Tagged, kw_only=True):
    """What a client may ask of a table."""

    client_id: ClientId | None = None


class Submit(ClientRequest):
    """Take actions on top of the draft, all or none."""

    actions: Annotated[list[ActionId | ActionText], Meta(min_length=1, max_length=64)]
    expected_seq: Count
    expected_step: Count | None = None


class Undo(ClientRequest):
    """Drop the draft's last step, or all but the first ``keep``."""

    keep: Count | None = None


class Reset(ClientRequest):
    """Drop the draft."""


class Ask(ClientRequest):
    """Ask all other humans."""

    what: Subject


class Answer(ClientRequest):
    """Agree or not."""

    yes: bool


class Leave(ClientRequest):
    """Go; after the start a bot stands in."""

    level: LevelName = "greedy"


class StandIn(ClientRequest, tag="stand_in"):
    """Let a bot play for somebody who is away."""

    seat: SeatNumber
    level: LevelName = "greedy"


class Reclaim(ClientRequest):
    """Decide for oneself again."""


class Choose(ClientRequest):
    """What to do about a player whose time is up."""

    choice: OvertimeChoice
    level: LevelName = "greedy"


class SetSeat(ClientRequest, tag="set_seat"):
    """The host gives a seat to a bot or opens it."""

    seat: SeatNumber
    bot: LevelName | None


class Start(ClientRequest):
    """The host freezes the terms; the deal follows when no nonce is missing."""

    fill: LevelName | None = None


class Recommit(ClientRequest):
    """Commit to another nonce, or deposit one: the last is void or lost. One of the two."""

    commitment: Commitment | None = None
    nonce: Nonce | None = None
    attempt: AttemptNumber | None = None
    """The one it is made for."""


class Reveal(ClientRequest):
    """The nonce, once the terms are frozen; the last one deals."""

    nonce: Nonce


class Thaw(ClientRequest):
    """The host gives an attempt at a deal up."""


class Cancel(ClientRequest):
    """The host closes a table that has not started."""


class Chat(ClientRequest):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Resync(ClientRequest):
    """Send me everything again."""


class Ping(ClientRequest):
    """Are you there?"""


TableRequest = (
    Submit
    | Undo
    | Reset
    | Ask
    | Answer
    | Leave
    | StandIn
    | Reclaim
    | Choose
    | SetSeat
    | Start
    | Recommit
    | Reveal
    | Thaw
    | Cancel
    | Chat
    | Resync
    | Ping
)


class Hello(Tagged):
    """The first message of a websocket."""

    protocol: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """PROTOCOL; anything else is ``outdated``."""
    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Count = 0


# ---- what the server says

Code = Literal[
    "malformed",
    "unauthorized",
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
    """Why not: ``code`` for a program, ``message`` for a person."""

    code: Code
    message: str
    client_id: str | None = None
    seq: int | None = None
    rule: str | None = None
    actor: int | None = None
    expected: int | None = None
    current: int | None = None
    retry_after: int | None = None


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


# ---- HTTP


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
    record: Annotated[str, Meta(max_length=1_000_000)] | dict[str, Any] | None = None
    at: Count | None = None


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
    """The clauses that answer it, nearest first."""

    rules: list[str]


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
    "minder_silent",
    "tables_broken",
    "bots_failing",
    "worlds_failing",
]


class Health(Struct):
    """How the server is: degraded if something is wrong and games still go on."""

    status: Literal["ok", "degraded", "stopping", "no database"]
    version: str
    problems: list[HealthProblem]


read_request: Callable[[bytes], TableRequest] = reader(msgspec.json.Decoder(TableRequest))
read_hello = reader(msgspec.json.Decoder(Hello))
read_create = reader(msgspec.json.Decoder(Create))
read_join = reader(msgspec.json.Decoder(Join))
read_replay = reader(msgspec.json.Decoder(ReplayOrder))
read_hint = reader(msgspec.json.Decoder(HintOrder))
read_why = reader(msgspec.json.Decoder(WhyOrder))
read_rematch = reader(msgspec.json.Decoder(Rematch))
write = msgspec.json.Encoder().encode
