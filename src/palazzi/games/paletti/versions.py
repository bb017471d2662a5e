"""The ruleset versions of Paletti: the phases of each, in the order of their numbers, its action
table and its options. Released ones never change; what differs in a new one is a phase replaced.
"""

from __future__ import annotations

from typing import Final

from palazzi.core.game import Version
from palazzi.core.options import Option
from palazzi.games.paletti.actions import ACTIONS
from palazzi.games.paletti.phases.claim import Claiming, Laying, Objecting, Penalising
from palazzi.games.paletti.phases.end import Ended
from palazzi.games.paletti.phases.neutral import Challenging, Proving
from palazzi.games.paletti.phases.setup import (
    Building,
    Colouring,
    Covering,
    Graining,
    Placing,
    Rolling,
    Starting,
)
from palazzi.games.paletti.phases.turn import Turning

V1: Final = Version(
    1,
    phases=(
        Starting(),
        Graining(),
        Building(),
        Placing(),
        Covering(),
        Rolling(),
        Colouring(),
        Turning(),
        Claiming(),
        Objecting(),
        Penalising(),
        Laying(),
        Challenging(),
        Proving(),
        Ended(),
    ),
    actions=ACTIONS,
    options=(
        Option("start", ("random", "0", "1", "2", "3"), "random", "chosen_start", (-1, 0, 1, 2, 3)),
        Option("setup", ("drawn", "by-hand"), "drawn", "built_by_hand", (False, True)),
        Option("daring-plateaus", (True, False), False, "daring"),
        Option("show-loads", (True, False), False, "show_loads"),
        Option("free-hand", (True, False), False, "by_hand"),
    ),
)
