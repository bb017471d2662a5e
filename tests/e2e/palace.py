"""Games of Palazzo Paletti written by hand, for tables to go on from.

Nature says what the script wants, without recordings, so every piece stands exactly where it was
aimed at; from the position that a table takes over on, the wood is real. Seat 0 has blue and
yellow, seat 1 green and red.
"""

from __future__ import annotations

from typing import cast

import palazzi
from palazzi import Record
from palazzi.core.options import read_options
from palazzi.core.state import State
from palazzi.games.paletti.shapes import PalettiView
from palazzi.testing import texts

GAME = palazzi.game("paletti")
STEP = 4
"""Millimetres between places."""
KEYSTONE = "blue-thick"
"""Of seat 0: without it nothing holds the blue plateau behind its middle."""
KEYSTONE_WAY = 6
"""Straight to the back."""

Place = tuple[int, int]
"""Millimetres from the middle, in steps of four."""

GRAINS = ("grain 16",) * 20
CARRYING: tuple[Place, ...] = ((-24, -20), (24, -20), (0, 20))
"""Where three columns carry a plateau well."""
FIRST_STOREY: tuple[tuple[str, Place], ...] = (
    ("green-square", (-32, 4)),
    ("blue-square", (-32, -48)),
    ("red-thin3", (32, 4)),
    ("yellow-thin3", (36, -44)),
)
SECOND_STOREY: tuple[tuple[str, Place], ...] = (
    ("blue-thin1", (0, 44)),
    ("red-thick", (28, 0)),
    ("yellow-thick", (-44, 0)),
    ("green-thin1", (0, -44)),
    ("yellow-square", (-8, 0)),
    ("green-thin2", (40, -44)),
)
"""Seat 0 gets the seal first, then seat 1, then seat 0 again, who would lose it to seat 1."""
TOWER: tuple[tuple[tuple[str, Place], ...], ...] = (
    (
        ("green-square", (-52, -32)),
        ("blue-square", (-52, 36)),
        ("red-thin3", (36, 40)),
        ("yellow-thin3", (40, -36)),
    ),
    (
        ("blue-thin1", (-48, -28)),
        ("green-thin1", (48, -32)),
        ("yellow-thin1", (-40, 40)),
        ("red-thin1", (16, 44)),
    ),
    (("green-thin2", (-36, -32)), ("blue-thin2", (32, -32)), ("red-thin2", (0, 36))),
    (("red-thick", (-32, -20)), ("yellow-thick", (32, -20)), ("green-thick", (0, 20))),
)


class Script:
    """A game that is written down while it goes on."""

    def __init__(self, options: dict[str, object]) -> None:
        self.state: State = GAME.new(2, options)
        self.record = Record(GAME.ruleset, 2, read_options(GAME.options, options))

    def do(self, *steps: str) -> Script:
        """These actions, of whoever it is the turn."""
        for step in steps:
            self.record.add(self.state.actor, step)
            GAME.apply_text(self.state, step)
        return self

    def raises(self, column: str, place: Place) -> None:
        """A column goes up to this place."""
        x, y = place
        self.do(f"grip {column}", "pull 0", f"across {x // STEP}", f"along {y // STEP}", "raised")

    def raises_free(self, *places: Place) -> Script:
        """In turn, each raises their first column that stands free."""
        for place in places:
            view = cast("PalettiView", GAME.view(self.state, int(self.state.actor)))
            grips = [text for text in texts(GAME, self.state) if text.startswith("grip ")]
            columns = [text.split()[1] for text in grips]
            self.raises(next(one for one in columns if one not in view["covered"]), place)
        return self

    def lays(self, y: int = 0) -> None:
        """The next plateau, turned as blue lies."""
        self.do("claim", "accept", "turn 0", "across 0", f"along {y // STEP}", "laid")


def before_setup(**options: object) -> Script:
    """Seat 0 begins; nothing stands yet."""
    return Script({"start": "0", **options}).do("first 0", *GRAINS)


def opening(**options: object) -> Script:
    """Up to the first turn, which is seat 1's."""
    return before_setup(**options).do("built", "roll blue", "colour green", "colour yellow")


def claimed(**options: object) -> Script:
    """Three columns stand on blue; seat 0 has claimed, and seat 1 is asked."""
    return opening(**options).raises_free(*CARRYING).do("claim")


def ready_to_claim(**options: object) -> Record:
    """Four columns stand on blue, and seat 1 may lay green on them."""
    script = opening(**options)
    for column, place in FIRST_STOREY:
        script.raises(column, place)
    return script.record


def tower(**options: object) -> Record:
    """All five plateaus lie; it is seat 1's turn."""
    script = opening(**options)
    for storey in TOWER:
        for column, place in storey:
            script.raises(column, place)
        script.lays()
    return script.record


def on_the_brink(**options: object) -> Record:
    """Seat 0 has the seal, seat 1 had it before; it is seat 0's turn."""
    script = opening(**options)
    for column, place in FIRST_STOREY:
        script.raises(column, place)
    script.lays(-24)
    for column, place in SECOND_STOREY:
        script.raises(column, place)
    assert f"grip {KEYSTONE}" in texts(GAME, script.state)
    return script.record
