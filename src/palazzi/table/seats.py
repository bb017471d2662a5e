"""Who sits where: seats, bots and nonces, and the checks on them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from palazzi.bots.bot import BOTS, make_bot
from palazzi.core.errors import BadBot, BadSeat
from palazzi.core.game import Game
from palazzi.core.rng import Rng

TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
NONCE: Final = re.compile(r"(?:[0-9a-f]{2}){16,64}")
"""16 to 64 bytes in lower-case hex."""
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")

SeatKind = Literal["open", "human", "bot"]


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """What a host wants of a seat: open to anybody, reserved for a name, or a bot's."""

    bot: str | None = None
    reserved: str | None = None

    def to_json(self) -> dict[str, str]:
        """``{}``, ``{"bot": level}`` or ``{"reserved": name}``."""
        pairs = {"bot": self.bot, "reserved": self.reserved}
        return {key: value for key, value in pairs.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat now. ``name`` of an open seat is whom it is kept for, if anybody."""

    kind: SeatKind
    name: str = ""
    nonce: str = ""
    """Empty until it is revealed, unless it was deposited."""
    stand_in: str | None = None
    """The level of the bot that decides for a human who is away."""
    joined: int = 0
    """The number of the event by which the human sat down; 0 where none sits."""
    commitment: str = ""
    """To the nonce; empty where none is due, or where it is void since the table was thawed."""
    deposited: bool = False
    """Whether the server knew the nonce before the terms were frozen."""

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here; None where a human does."""
        return self.name if self.kind == "bot" else self.stand_in

    @property
    def present(self) -> bool:
        """Whether a human decides here: such seats are asked for consent."""
        return self.kind == "human" and self.stand_in is None


def read_level(level: str, game: Game) -> str:
    """The name of a bot, checked; BadBot if there is none, or if it says how long it thinks."""
    make_bot(level, game, Rng(0))
    if level.strip() not in BOTS:
        raise BadBot(f"A table gives no bot a budget of its own: there are {', '.join(BOTS)}.")
    return level.strip()


def read_nonce(nonce: str) -> str:
    """A nonce in lower-case hex; BadSeat if it is none."""
    if not NONCE.fullmatch(nonce.lower()):
        raise BadSeat("A nonce is 16 to 64 random bytes written in hex.")
    return nonce.lower()


def read_commitment(commitment: str) -> str:
    """A commitment to a nonce in lower-case hex; BadSeat if it is none."""
    if not _COMMITMENT.fullmatch(commitment.lower()):
        raise BadSeat("A commitment to a nonce is a SHA-256 written in hex: 64 digits.")
    return commitment.lower()
