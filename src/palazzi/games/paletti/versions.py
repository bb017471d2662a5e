"""The ruleset versions of Paletti: the phases of each, in the order of their numbers, its action
table and its options. Released ones never change; what differs in a new one is a phase replaced.
"""

from __future__ import annotations

from typing import Final

from palazzi.core.game import Version
from palazzi.core.options import Option
from palazzi.games.paletti.actions import ACTIONS, ACTIONS_V1
from palazzi.games.paletti.phases.claim import (
    Claiming,
    Laying,
    LayingV1,
    Objecting,
    ObjectingV1,
    Penalising,
    PenalisingV1,
)
from palazzi.games.paletti.phases.end import Ended
from palazzi.games.paletti.phases.neutral import Challenging, Proving, ProvingV1
from palazzi.games.paletti.phases.setup import (
    Building,
    Colouring,
    Covering,
    Graining,
    Placing,
    Rolling,
    Starting,
)
from palazzi.games.paletti.phases.turn import Turning, TurningV1

_OPTIONS: Final = (
    Option("start", ("random", "0", "1", "2", "3"), "random", "chosen_start", (-1, 0, 1, 2, 3)),
    Option("setup", ("drawn", "by-hand"), "drawn", "built_by_hand", (False, True)),
    Option("daring-plateaus", (True, False), False, "daring"),
    Option("show-loads", (True, False), False, "show_loads"),
    Option("free-hand", (True, False), False, "by_hand"),
)
_SETUP: Final = (
    Starting(),
    Graining(),
    Building(),
    Placing(),
    Covering(),
    Rolling(),
    Colouring(),
)

V1: Final = Version(
    1,
    phases=(
        *_SETUP,
        TurningV1(),
        Claiming(),
        ObjectingV1(),
        PenalisingV1(),
        LayingV1(),
        Challenging(),
        ProvingV1(),
        Ended(),
    ),
    actions=ACTIONS_V1,
    options=_OPTIONS,
)
V2: Final = Version(
    2,
    phases=(
        *_SETUP,
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
    options=_OPTIONS,
)
