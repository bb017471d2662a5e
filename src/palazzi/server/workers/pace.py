"""When a bot's move is shown: its time says nothing about what it had to choose from (PZ-9.10).

A bot that had no choice answers at once, one that had a choice thinks. Whoever saw the difference
would know something about a hidden hand. So the time of a move is drawn before anybody looks at how
long the bot has thought, from what is usual for its level, and the answer is held back until then.
Draws reach from the longest thought the level usually has, so a chosen move is held back as well.
"""

from __future__ import annotations

import random
from typing import Final

from palazzi.bots.bot import SEARCH
from palazzi.bots.budget import PATIENCE, read_budget
from palazzi.bots.levels import LEVELS
from palazzi.core.errors import BadBot

QUICK: Final = 0.1
"""Seconds that are enough for bots without a budget of time, in every game."""
SPREAD: Final = 1.2
"""The longest time drawn, in parts of the shortest."""
FADING: Final = 0.05
"""How fast a long thought is forgotten, in parts of the difference, move by move."""


def budget(level: str) -> float:
    """Seconds that a bot of the level thinks about a choice; 0 if it has no budget of time."""
    if level in LEVELS:
        return LEVELS[level].seconds
    word, _, text = level.strip().partition(":")
    if word != "search":
        return 0.0
    try:
        return read_budget(text).seconds if text else SEARCH.seconds
    except BadBot:
        return 0.0


class Pace:
    """Of all bots of a server."""

    def __init__(self, pause: float, luck: random.Random | None = None) -> None:
        """``pause``: seconds before any bot moves; 0: every move is shown as soon as it is made."""
        self._pause = pause
        self._luck = luck or random.Random()
        self._longest: dict[str, float] = {}
        """By level: the longest thought of late. A busy machine thinks longer than the budget."""

    def usual(self, level: str) -> float:
        """The seconds within which a bot of the level answers."""
        return max(QUICK + budget(level), self._longest.get(level, 0.0))

    def hold(self, level: str, thought: float, passed: float) -> float:
        """How many seconds to hold an answer back.

        ``thought``: how long the bot took for it; ``passed``: since it was asked, which includes
        waiting for a process. A level that needs longer and longer is believed up to the most that
        a budget may last.
        """
        if self._pause <= 0:
            return 0.0
        shown = self.usual(level) * self._luck.uniform(1.0, SPREAD)
        self._note(level, thought)
        return max(0.0, shown - thought, self._pause - passed)

    def _note(self, level: str, thought: float) -> None:
        known = self._longest.get(level, 0.0)
        longest = max(thought, known + FADING * (thought - known))
        self._longest[level] = min(longest, PATIENCE * (QUICK + budget(level)))
