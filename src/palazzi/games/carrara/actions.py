# mypyc: compiled
"""The action table of both versions: ids as constants for the rules, texts for everybody else.

Chance draws come last. A building's number is its place in BUILDINGS; ``raise`` has none of cost 1
and ``replace`` none of cost 8, since these cannot be.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.actions import ActionTable, Verb
from palazzi.games.carrara.components import (
    BUILDINGS,
    CARD_NAMES,
    CITIES,
    COLOURS,
    FIELDS,
    OBJECTS,
    ON_BOARD,
    SCORINGS,
    SEATS,
    SEGMENTS,
)

BUY: Final[i64] = 0
STAY: Final[i64] = 1
PASS: Final[i64] = 2
DONE: Final[i64] = 3
SKIP: Final[i64] = 4
ANNOUNCE: Final[i64] = 5
SCORE: Final[i64] = 6
BUILD: Final[i64] = 20
RAISE: Final[i64] = 56
REPLACE: Final[i64] = 86
CITY: Final[i64] = 116
SEGMENT: Final[i64] = 122
TAKE: Final[i64] = 128
PAY: Final[i64] = 134
UPGRADE: Final[i64] = 140
OBJECT: Final[i64] = 148
FIRST: Final[i64] = 154
CARD: Final[i64] = 158
DRAW: Final[i64] = 189
REVEAL: Final[i64] = 195

RAISE_FROM: Final[i64] = 6
"""The first building that something can be raised to: the cheapest of cost 2."""

ACTIONS: Final = ActionTable(
    (
        Verb("buy", BUY),
        Verb("stay", STAY),
        Verb("pass", PASS),
        Verb("done", DONE),
        Verb("skip", SKIP),
        Verb("announce", ANNOUNCE),
        Verb("score", SCORE, {"what": SCORINGS}),
        Verb("build", BUILD, {"building": BUILDINGS}),
        Verb("raise", RAISE, {"building": BUILDINGS[6:]}),
        Verb("replace", REPLACE, {"building": BUILDINGS[:ON_BOARD]}),
        Verb("in", CITY, {"city": CITIES}),
        Verb("segment", SEGMENT, {"segment": SEGMENTS}),
        Verb("take", TAKE, {"colour": COLOURS}),
        Verb("pay", PAY, {"colour": COLOURS}),
        Verb("upgrade", UPGRADE, {"field": FIELDS}),
        Verb("object", OBJECT, {"object": OBJECTS}),
        Verb("first", FIRST, {"seat": tuple(str(s) for s in range(SEATS))}),
        Verb("card", CARD, {"card": CARD_NAMES}),
        Verb("draw", DRAW, {"colour": COLOURS}),
        Verb("reveal", REVEAL, {"building": BUILDINGS[:ON_BOARD]}),
    )
)
