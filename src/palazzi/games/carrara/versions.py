"""The ruleset versions of Carrara: the phases of each, in the order of their numbers, its action
table and its options. Released ones never change; what differs in a new one is a phase replaced.
"""

from __future__ import annotations

from typing import Final

from palazzi.core.game import Version
from palazzi.core.options import Option
from palazzi.games.carrara.actions import ACTIONS
from palazzi.games.carrara.components import CARD_COLOURS, CARDS, EXPANSIONS
from palazzi.games.carrara.phases.building import (
    Paying,
    Refilling,
    Replacing,
    Siting,
    Upgrading,
)
from palazzi.games.carrara.phases.buying import Buying, Choosing, Drawing
from palazzi.games.carrara.phases.end import Ended
from palazzi.games.carrara.phases.extras import Announcing, AnnouncingV1, Shopping
from palazzi.games.carrara.phases.setup import Carding, Laying, Starting
from palazzi.games.carrara.phases.turn import Turning

_OPTIONS: Final = (
    Option("expansion", EXPANSIONS, "off", "expansion", tuple(range(len(EXPANSIONS)))),
    *(Option(c, (0, *CARDS.value[c]), 0, f"asked_{c}") for c in CARD_COLOURS),
    Option("start", ("random", "0", "1", "2", "3"), "random", "chosen_start", (-1, 0, 1, 2, 3)),
    Option("memory-aid", (True, False), False, "memory_aid"),
)

_BEFORE_THE_ANNOUNCEMENT: Final = (
    Starting(),
    Carding(),
    Laying(),
    Turning(),
    Drawing(),
    Choosing(),
    Buying(),
    Siting(),
    Replacing(),
    Paying(),
    Upgrading(),
    Refilling(),
    Shopping(),
)

V1: Final = Version(1, (*_BEFORE_THE_ANNOUNCEMENT, AnnouncingV1(), Ended()), ACTIONS, _OPTIONS)
"""The round of the last building was no normal one: nobody could announce in it (CA-7.7)."""
V2: Final = Version(2, (*_BEFORE_THE_ANNOUNCEMENT, Announcing(), Ended()), ACTIONS, _OPTIONS)
