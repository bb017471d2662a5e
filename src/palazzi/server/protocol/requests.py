"""What a client asks of a table: over the websocket, or by POST …/requests.

docs/protocol.md says what they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import msgspec
from msgspec import Meta

from palazzi.server.protocol.codec import reader
from palazzi.server.protocol.fields import (
    ActionId,
    ActionText,
    AttemptNumber,
    ClientId,
    Commitment,
    Count,
    LevelName,
    Nonce,
    SeatNumber,
    Tagged,
)
from palazzi.table.events import OvertimeChoice, Subject


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


class TakeOut(ClientRequest, tag="take_out"):
    """Drop one step of the draft, counted from 0; the later ones stay as far as they still fit."""

    step: Count
    expected_step: Count
    """The number of steps in the frame that the player looked at."""


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


class Look(ClientRequest):
    """Whether somebody can see the page: nobody who does is sent an alert."""

    visible: bool


class Ping(ClientRequest):
    """Are you there?"""


TableRequest = (
    Submit
    | Undo
    | TakeOut
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
    | Look
    | Ping
)


class Hello(Tagged):
    """The first message of a websocket."""

    protocol: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    """PROTOCOL; anything else is ``outdated``."""
    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Count = 0
    steps: bool = False
    """Whether frames are to bring the steps of moves."""
    visible: bool = True
    """As in ``look``."""
    device: Annotated[str, Meta(max_length=200)] | None = None
    """The token of a device, for hosts who want even watchers to sign in."""


read_request: Callable[[bytes], TableRequest] = reader(msgspec.json.Decoder(TableRequest))
read_hello = reader(msgspec.json.Decoder(Hello))
