"""Who sits where: seats, names and nonces, and the checks on them."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal

from palazzi.bots.bot import BOTS, make_bot
from palazzi.core.errors import BadBot, BadSeat
from palazzi.core.game import Game
from palazzi.core.rng import Rng

LONGEST_NAME: Final = 40
NONCE = re.compile(r"(?:[0-9a-f]{2}){16,64}")
"""16 to 64 bytes in lower-case hex."""

Kind = Literal["open", "human", "bot"]


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

    kind: Kind
    name: str = ""
    nonce: str = ""
    stand_in: str | None = None
    """The level of the bot that decides for a human who is away."""
    joined: int = 0
    """The number of the event by which the human sat down; 0 where none sits."""

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


def read_name(name: str, game: Game) -> str:
    """A player's name as it will be shown; BadSeat if it cannot be one."""
    words = unicodedata.normalize("NFC", " ".join(name.split()))
    if not words or len(words) > LONGEST_NAME or not words.isprintable():
        raise BadSeat(f"A name has 1 to {LONGEST_NAME} printable characters.")
    try:
        make_bot(words, game, Rng(0))
    except BadBot:
        return words
    raise BadSeat(f"'{words}' is what a bot is called; please choose another name.")


def read_nonce(nonce: str) -> str:
    """A nonce in lower-case hex; BadSeat if it is none."""
    if not NONCE.fullmatch(nonce.lower()):
        raise BadSeat("A nonce is 16 to 64 random bytes written in hex.")
    return nonce.lower()
