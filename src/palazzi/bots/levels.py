"""The levels a player chooses from, weakest first: how each thinks, and how it is introduced.

Names and descriptions are message keys (``bots.ftl``); the measured strength is in docs/bots.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palazzi.bots.budget import Budget
from palazzi.core.messages import Message, say


@dataclass(frozen=True, slots=True)
class Careless:
    """Looks at its own move only, and not at all of it."""

    overlooks: float
    """The share of its moves that it does not see."""
    misjudges: float
    """How far off it judges the others, in parts of a clear lead."""


@dataclass(frozen=True, slots=True)
class Level:
    """A bot as players meet it."""

    id: str
    style: Careless | Budget

    @property
    def name(self) -> Message:
        """What it is called at the table."""
        return say(f"bot-{self.id}-name")

    @property
    def about(self) -> Message:
        """How it plays, in a sentence."""
        return say(f"bot-{self.id}-about")

    @property
    def seconds(self) -> float:
        """How long it thinks about a move at most, about."""
        return self.style.seconds if isinstance(self.style, Budget) else 0.0


LEVELS: Final = {
    level.id: level
    for level in (
        Level("novice", Careless(overlooks=0.4, misjudges=0.4)),
        Level("casual", Careless(overlooks=0.1, misjudges=0.1)),
        Level("strong", Budget(seconds=0.25)),
        Level("master", Budget(seconds=2.0)),
    )
}
