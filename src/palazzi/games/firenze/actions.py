# mypyc: compiled
"""The action tables of Firenze: ids as constants for the rules, texts for everybody else.

Chance draws come last; what firenze@2 adds stands behind them. Places in the row and towers are
numbered from 1 in texts, from 0 in the rules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.actions import ActionTable, Verb
from palazzi.games.firenze.components import (
    BALCONY_NAMES,
    BUILDINGS,
    CARD_NAMES,
    COLOURS,
    FEASTS,
    HEIGHTS,
    MOST_STANDING,
    MOST_TOWERS,
    PERSONS,
    ROW,
    SEATS,
    commission,
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
RAZE: Final[i64] = 185
CHIP: Final[i64] = 191
SABOTAGE: Final[i64] = 197
FORFEIT: Final[i64] = 221
SEAL: Final[i64] = 227
FIRST: Final[i64] = 263
DEAD: Final[i64] = 267
BALCONY: Final[i64] = 273
NEUTRAL: Final[i64] = 309
DEAL: Final[i64] = 345
DRAW: Final[i64] = 372
DROP_SABOTEUR: Final[i64] = 378
PLAY_SABOTEUR: Final[i64] = 379

PLAYED: Final = tuple(name for name in PERSONS if name != "architect")
"""Persons with an action of their own; an Architect is played with a delivery (FI-11.14)."""

DROPPED: Final = tuple(name for name in PERSONS + FEASTS + BUILDINGS if name != "storehouse")
"""Cards that may be given up; never a Storehouse (FI-11.20)."""
DROPPED_CARDS: Final[vec[i64]] = vec[i64]([CARD_NAMES.index(name) for name in DROPPED])
_SABOTEUR: Final[i64] = CARD_NAMES.index("saboteur")
BALCONY_PLACES: Final[vec[i64]] = vec[i64](
    [commission(name[:-1], int(name[-1])) for name in BALCONY_NAMES]
)
"""The commissions behind the draws ``balcony``, in their order."""

_PLACES = tuple(str(n + 1) for n in range(ROW))
_TOWERS = tuple(str(n + 1) for n in range(MOST_TOWERS))
_STANDING = _TOWERS[:MOST_STANDING]
_SEATS = tuple(str(s) for s in range(SEATS))
_COMMISSION = {"colour": COLOURS, "height": tuple(str(h) for h in HEIGHTS)}

_FIRST: Final = (
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
    Verb("drop", DROP, {"card": DROPPED}),
    Verb("raze", RAZE, {"tower": _STANDING}),
    Verb("chip", CHIP, {"tower": _STANDING}),
    Verb("sabotage", SABOTAGE, {"tower": _STANDING, "seat": _SEATS}),
    Verb("forfeit", FORFEIT, {"tower": _STANDING}),
    Verb("seal", SEAL, _COMMISSION),
    Verb("first", FIRST, {"seat": _SEATS}),
    Verb("dead", DEAD, {"colour": COLOURS}),
    Verb("balcony", BALCONY, {"tile": BALCONY_NAMES}),
    Verb("neutral", NEUTRAL, _COMMISSION),
    Verb("deal", DEAL, {"card": CARD_NAMES}),
    Verb("draw", DRAW, {"colour": COLOURS}),
)
_SECOND: Final = (
    Verb("drop", DROP_SABOTEUR, {"card": ("saboteur",)}),
    Verb("play", PLAY_SABOTEUR, {"person": ("saboteur",)}),
)

ACTIONS_V1: Final = ActionTable(_FIRST)
ACTIONS: Final = ActionTable((*_FIRST, *_SECOND))


def is_play(action: i64) -> bool:
    """Whether a person is played with it."""
    return PLAY <= action < GIVE or action == PLAY_SABOTEUR


def is_drop(action: i64) -> bool:
    """Whether a card is given up with it."""
    return DROP <= action < RAZE or action == DROP_SABOTEUR


def dropped(action: i64) -> i64:
    """The card that is given up."""
    return _SABOTEUR if action == DROP_SABOTEUR else DROPPED_CARDS[action - DROP]
