"""The ruleset versions of Palazzo: the phases of each, in the order of their numbers, its action
table and its options. Released ones never change; what differs in a new one is a phase replaced.
"""

from __future__ import annotations

from typing import Final

from palazzi.core.game import Version
from palazzi.core.options import Option
from palazzi.games.palazzo.actions import ACTIONS
from palazzi.games.palazzo.phases.auction import Bidding
from palazzi.games.palazzo.phases.building import Building, Placing
from palazzi.games.palazzo.phases.buying import Paying
from palazzi.games.palazzo.phases.end import Ended
from palazzi.games.palazzo.phases.money import Revealing, Taking
from palazzi.games.palazzo.phases.picking import Picking
from palazzi.games.palazzo.phases.renovation import Inserting, Renovating, Spending
from palazzi.games.palazzo.phases.setup import Dealing, Laying, Starting
from palazzi.games.palazzo.phases.tiles import Choosing, Drawing
from palazzi.games.palazzo.phases.turn import Turning

V1: Final = Version(
    1,
    phases=(
        Starting(),
        Laying(),
        Dealing(),
        Turning(),
        Revealing(),
        Taking(),
        Drawing(),
        Choosing(),
        Paying(),
        Bidding(),
        Picking(),
        Building(),
        Placing(),
        Renovating(),
        Inserting(),
        Spending(),
        Ended(),
    ),
    actions=ACTIONS,
    options=(
        Option("start", ("random", "0", "1", "2", "3"), "random", "chosen_start", (-1, 0, 1, 2, 3)),
        Option("memory-aid", (True, False), False, "memory_aid"),
    ),
)
