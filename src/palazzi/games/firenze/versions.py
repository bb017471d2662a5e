"""The ruleset versions of Firenze: the phases of each, in the order of their numbers, its action
table and its options. Released ones never change; what differs in a new one is a phase replaced.
"""

from __future__ import annotations

from typing import Final

from palazzi.core.game import Version
from palazzi.core.options import Option
from palazzi.games.firenze.actions import ACTIONS, ACTIONS_V1
from palazzi.games.firenze.board import PLACINGS
from palazzi.games.firenze.components import COLOURS
from palazzi.games.firenze.phases.building import Building, Costing
from palazzi.games.firenze.phases.delivering import Delivering
from palazzi.games.firenze.phases.end import Ended
from palazzi.games.firenze.phases.event import Averting, Struck
from palazzi.games.firenze.phases.limiting import Limiting
from palazzi.games.firenze.phases.playing import Playing
from palazzi.games.firenze.phases.row import Dealing, Drawing
from palazzi.games.firenze.phases.setup import Crowning, Killing, Placing, Sealing, Starting
from palazzi.games.firenze.phases.swapping import Swapping, Trading
from palazzi.games.firenze.phases.taking import Paying, Taking

_PHASES: Final = (
    Starting(),
    Killing(),
    Crowning(),
    Sealing(),
    Placing(),
    Dealing(),
    Drawing(),
    Taking(),
    Paying(),
    Averting(),
    Struck(),
    Swapping(),
    Trading(),
    Building(),
    Costing(),
    Delivering(),
    Limiting(),
    Playing(),
    Ended(),
)
_OPTIONS: Final = (
    Option("start", ("random", "0", "1", "2", "3"), "random", "chosen_start", (-1, 0, 1, 2, 3)),
    Option("placing", PLACINGS, "spread", "placing", (0, 1, 2, 3)),
    Option("seals", (0, 1, 2, 3, 4, 5, 6, 7), 5, "seals_wanted"),
    Option("dead", ("random", *COLOURS), "random", "chosen_dead", (-1, 0, 1, 2, 3, 4, 5)),
    Option("campanile", (True, False), False, "campanile"),
    Option("memory-aid", (True, False), False, "memory_aid"),
)

V1: Final = Version(1, _PHASES, ACTIONS_V1, _OPTIONS)
V2: Final = Version(2, _PHASES, ACTIONS, _OPTIONS)
"""An edition may make the Saboteur a person, who is played and given up (FI-11.1)."""
