# mypyc: compiled
"""The action table of palazzo@1: ids as constants for the rules, texts for everybody else.

Chance draws come last. Palaces are numbered from 1 in texts, from 0 in the rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.actions import ActionTable, Verb
from palazzi.games.palazzo.components import (
    CARD_NAMES,
    KIND_NAMES,
    MOST_PALACES,
    PAY_NAMES,
    SEATS,
)

MONEY: Final[i64] = 0
TILES: Final[i64] = 1
RENOVATE: Final[i64] = 2
AUCTION: Final[i64] = 3
PASS: Final[i64] = 4
DONE: Final[i64] = 5
TAKE: Final[i64] = 6
BUY: Final[i64] = 22
PAY: Final[i64] = 67
BID: Final[i64] = 89
PICK: Final[i64] = 111
BUILD: Final[i64] = 156
PLACE: Final[i64] = 201
FOUND: Final[i64] = 249
DISCARD: Final[i64] = 250
EXTRACT: Final[i64] = 251
INSERT: Final[i64] = 491
INTO: Final[i64] = 539
RAZE: Final[i64] = 587
SPEND: Final[i64] = 635
FIRST: Final[i64] = 651
TURN: Final[i64] = 655
RIDER: Final[i64] = 700
DEAL: Final[i64] = 701
REVEAL: Final[i64] = 717

_PALACES = tuple(str(n + 1) for n in range(MOST_PALACES))

ACTIONS: Final = ActionTable(
    (
        Verb("money", MONEY),
        Verb("tiles", TILES),
        Verb("renovate", RENOVATE),
        Verb("auction", AUCTION),
        Verb("pass", PASS),
        Verb("done", DONE),
        Verb("take", TAKE, {"card": CARD_NAMES}),
        Verb("buy", BUY, {"tile": KIND_NAMES}),
        Verb("pay", PAY, {"what": PAY_NAMES}),
        Verb("bid", BID, {"what": PAY_NAMES}),
        Verb("pick", PICK, {"tile": KIND_NAMES}),
        Verb("build", BUILD, {"tile": KIND_NAMES}),
        Verb("place", PLACE, {"palace": _PALACES}),
        Verb("found", FOUND),
        Verb("discard", DISCARD),
        Verb("extract", EXTRACT, {"palace": _PALACES, "floor": ("1", "2", "3", "4", "5")}),
        Verb("insert", INSERT, {"palace": _PALACES}),
        Verb("into", INTO, {"palace": _PALACES}),
        Verb("raze", RAZE, {"palace": _PALACES}),
        Verb("spend", SPEND, {"card": CARD_NAMES}),
        Verb("first", FIRST, {"seat": tuple(str(s) for s in range(SEATS))}),
        Verb("turn", TURN, {"tile": KIND_NAMES}),
        Verb("rider", RIDER),
        Verb("deal", DEAL, {"card": CARD_NAMES}),
        Verb("reveal", REVEAL, {"card": CARD_NAMES}),
    )
)
