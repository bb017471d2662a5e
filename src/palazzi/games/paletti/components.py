"""What lies in the box of Palazzo Paletti: names, points, and how sure we are of each.

Names here are the tokens of action texts, records, views and edition files. Shapes and weights are
in ``world/pieces``, which also numbers the pieces.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from palazzi.core.components import Sourced
from palazzi.core.edition import Correctable, Figure
from palazzi.games.paletti.world.pieces import COLOURS, COLUMNS_IN_ALL, KIND_OF_COLUMN, PLATEAUS

SEATS: Final = 4
COLUMNS_OF_COLOUR: Final = 5
TOPMOST: Final = len(PLATEAUS)
"""The level on the red plateau; level 0 is the foundation, level k stands on the k-th plateau."""

SHAPES: Final = Sourced(("thin1", "thin2", "thin3", "square", "thick"), "researched", "PP-11.1")
"""The five columns of a colour, in the order of their numbers."""
KIND_POINTS: Final = Sourced((1, 2, 3), "printed", "PP-6.2")
"""Thin round, square, thick round."""
QUIET_ROUNDS: Final = Sourced(1, "assumed", "PP-11.7")
"""Rounds in which nothing changes that end the game."""
COLLAPSE: Final = Sourced({"sunk": 10, "tilt": 8, "fallen": 3}, "assumed", "PP-11.3")
"""By how many millimetres a plateau has sunk, how many degrees it tilts, and how many bystanders
have fallen when a palace counts as collapsed."""
ATTEMPT: Final = Sourced(120, "assumed", "PP-11.17")
"""Seconds of moving time that an attempt may take; a recording holds no more."""
HELP_AFTER: Final = Sourced(3, "assumed", "PP-11.13")
"""When building the setup by hand fails so often in a row, the game stands the piece."""
MOST_HELP_AFTER: Final = 6
QUIET: Final = Correctable("quiet-rounds", QUIET_ROUNDS, Figure(1, 3))
COLLAPSES: Final = Correctable(
    "collapse", COLLAPSE, {"sunk": Figure(3, 30), "tilt": Figure(3, 30), "fallen": Figure(2, 6)}
)
SECONDS: Final = Correctable("attempt", ATTEMPT, Figure(30, ATTEMPT.value))
HELP: Final = Correctable("help-after", HELP_AFTER, Figure(1, MOST_HELP_AFTER))
CORRECTABLE: Final = (QUIET, SECONDS, HELP, COLLAPSES)

COLUMN_NAMES: Final = tuple(f"{colour}-{shape}" for colour in COLOURS for shape in SHAPES.value)
PLATEAU_NAMES: Final = PLATEAUS
POINTS: Final = tuple(
    KIND_POINTS.value[KIND_OF_COLUMN[column % COLUMNS_OF_COLOUR]]
    for column in range(COLUMNS_IN_ALL)
)
"""What each column is worth on the scoring plateau."""

LEAST_COVERED: Final = 3
LEAST_DARING: Final = 1
DARING_FROM: Final = PLATEAUS.index("orange")
FIRST_SCORING: Final = PLATEAUS.index("green") + 1

Ending = Literal["running", "collapsed", "stuck"]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
Halt = Literal["resisted", "swayed", "missed"]
HALTS: Final[tuple[Halt, ...]] = get_args(Halt)
"""Why the hand stopped (PP-11.31)."""
"""Why it ended; ``palace.py`` numbers them."""

LEVELS: Final = ("novice", "casual", "strong", "master")
"""The game's own bots, from a shaky hand to a steady one."""

DIRECTIONS: Final = 24
"""Ways to pull a column out, and to turn a plateau, 15° apart."""
CELLS: Final = 30
"""Places are named by steps from the middle, from -CELLS to CELLS in either direction."""

# What a hand may be told to allow (PP-11.31).
FORCES: Final = (200, 300, 400, 500, 600, 700, 800, 1000, 1300, 1600, 2000)
"""Millinewtons; with the last the hand pulls as hard as it can."""
SWAYS: Final = (500, 1000, 1500, 2000, 3000, 4000, 6000, 10000)
"""Micrometres by which a plateau may be seen to move."""
USUAL_FORCE: Final = FORCES.index(700)
USUAL_SWAY: Final = SWAYS.index(1500)
"""Of whoever says nothing about it."""
TOOLS: Final = ("hand", "hook")
LIFTS: Final = 3
"""The second hand lifts a plateau by 0, 1 or 2 mm (PP-11.16)."""
