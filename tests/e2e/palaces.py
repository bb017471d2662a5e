"""Positions of Palazzo Paletti to begin a browser test with: records that a table goes on from."""

from __future__ import annotations

from typing import cast

from palazzi.core.state import CHANCE, State
from palazzi.games.paletti.view import PalettiView
from palazzi.testing import random_record, texts
from tests.rules.paletti.table import COLOURS, GRAINS, PALETTI

PLACES = (("across -6", "along -5"), ("across 6", "along -5"), ("across 0", "along 5"))
"""Where three columns carry a plateau well, seen from above."""


class Story:
    """A game of two that is told action by action: nature says what the test wants her to say."""

    def __init__(self, **options: object) -> None:
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        self.options: dict[str, object] = {"start": "0", "free-hand": True, **chosen}
        self.record = random_record(PALETTI, 2, 1, self.options)
        self.record.entries.clear()
        self.state: State = PALETTI.new(2, self.options)

    def tell(self, *steps: str) -> Story:
        """Go on with these."""
        for step in steps:
            actor = int(self.state.actor)
            self.record.add(CHANCE if actor < 0 else actor, step)
            PALETTI.apply_text(self.state, step)
        return self

    def opening(self) -> Story:
        """Seat 0 is blue and yellow, 1 green and red; it is seat 1's turn."""
        return self.tell("first 0", *GRAINS, "built", *COLOURS[2])

    def raised(self, *places: tuple[str, str]) -> Story:
        """In turn, each raises his first column that stands free."""
        for place in places:
            view = cast("PalettiView", PALETTI.view(self.state, int(self.state.actor)))
            grips = [text for text in texts(PALETTI, self.state) if text.startswith("grip ")]
            grip = next(text for text in grips if text.split()[1] not in view["covered"])
            self.tell(grip, "pull 0", *place, "raised")
        return self

    def claimed(self) -> Story:
        """Three columns stand on blue; seat 0 has claimed, and seat 1 is asked."""
        return self.opening().raised(*PLACES).tell("claim")
