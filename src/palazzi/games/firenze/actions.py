# mypyc: compiled
"""The action table of firenze@1: ids as constants for the rules, texts for everybody else.

Chance draws come last. Places in the row and towers are numbered from 1 in texts, from 0 in the
rules.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.actions import ActionTable, Verb
from palazzi.games.firenze.components import (
    CARD_NAMES,
    COLOURS,
    HEIGHTS,
    MOST_TOWERS,
    PERSONS,
    ROW,
    SEATS,
)

DONE: Final[i64] = 0
AVERT: Final[i64] = 1
SUFFER: Final[i64] = 2
TAKE: Final[i64] = 3
LAY: Final[i64] = 9
RETURN: Final[i64] = 15
SWAP: Final[i64] = 21
FOUND: Final[i64] = 57
RAISE: Final[i64] = 63
DELIVER: Final[i64] = 75
DELIVER_HIGHER: Final[i64] = 87
DELIVER_LOWER: Final[i64] = 99
BELL: Final[i64] = 111
PLAY: Final[i64] = 123
GIVE: Final[i64] = 129
GET: Final[i64] = 135
STEAL: Final[i64] = 141
STIR: Final[i64] = 165
DROP: Final[i64] = 171
RAZE: Final[i64] = 198
CHIP: Final[i64] = 210
SABOTAGE: Final[i64] = 222
FORFEIT: Final[i64] = 270
SEAL: Final[i64] = 282
FIRST: Final[i64] = 318
DEAD: Final[i64] = 322
BALCONY: Final[i64] = 328
NEUTRAL: Final[i64] = 364
DEAL: Final[i64] = 400
DRAW: Final[i64] = 427

PLAYED: Final = tuple(name for name in PERSONS if name != "architect")
"""Persons with an action of their own; an Architect is played with a delivery (FI-11.14)."""

_PLACES = tuple(str(n + 1) for n in range(ROW))
_TOWERS = tuple(str(n + 1) for n in range(MOST_TOWERS))
_SEATS = tuple(str(s) for s in range(SEATS))
_COMMISSION = {"colour": COLOURS, "height": tuple(str(h) for h in HEIGHTS)}

ACTIONS: Final = ActionTable(
    (
        Verb("done", DONE),
        Verb("avert", AVERT),
        Verb("suffer", SUFFER),
        Verb("take", TAKE, {"place": _PLACES}),
        Verb("lay", LAY, {"colour": COLOURS}),
        Verb("return", RETURN, {"colour": COLOURS}),
        Verb("swap", SWAP, {"place": _PLACES, "colour": COLOURS}),
        Verb("found", FOUND, {"colour": COLOURS}),
        Verb("raise", RAISE, {"tower": _TOWERS}),
        Verb("deliver", DELIVER, {"tower": _TOWERS}),
        Verb("deliver-higher", DELIVER_HIGHER, {"tower": _TOWERS}),
        Verb("deliver-lower", DELIVER_LOWER, {"tower": _TOWERS}),
        Verb("bell", BELL, {"tower": _TOWERS}),
        Verb("play", PLAY, {"person": PLAYED}),
        Verb("give", GIVE, {"colour": COLOURS}),
        Verb("get", GET, {"colour": COLOURS}),
        Verb("steal", STEAL, {"seat": _SEATS, "colour": COLOURS}),
        Verb("stir", STIR, {"place": _PLACES}),
        Verb("drop", DROP, {"card": CARD_NAMES}),
        Verb("raze", RAZE, {"tower": _TOWERS}),
        Verb("chip", CHIP, {"tower": _TOWERS}),
        Verb("sabotage", SABOTAGE, {"tower": _TOWERS, "seat": _SEATS}),
        Verb("forfeit", FORFEIT, {"tower": _TOWERS}),
        Verb("seal", SEAL, _COMMISSION),
        Verb("first", FIRST, {"seat": _SEATS}),
        Verb("dead", DEAD, {"colour": COLOURS}),
        Verb("balcony", BALCONY, _COMMISSION),
        Verb("neutral", NEUTRAL, _COMMISSION),
        Verb("deal", DEAL, {"card": CARD_NAMES}),
        Verb("draw", DRAW, {"colour": COLOURS}),
    )
)
