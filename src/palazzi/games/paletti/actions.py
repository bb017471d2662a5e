# mypyc: compiled
"""The action tables of Paletti: ids as constants for the rules, texts for everybody else.

What a seat decides comes first; then what nature does: draws, and what comes of a physical move.
Such an outcome carries a recording unless the world is a scripted one. What paletti@2 adds stands
behind it in the same order.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.actions import ActionTable, Verb
from palazzi.games.paletti.components import (
    CELLS,
    COLUMN_NAMES,
    DIRECTIONS,
    FORCES,
    LIFTS,
    PLATEAU_NAMES,
    SEATS,
    SWAYS,
    TOOLS,
)
from palazzi.games.paletti.world.pieces import COLOURS, GRAINS

PASS: Final[i64] = 0
CLAIM: Final[i64] = 1
OBJECT: Final[i64] = 2
ACCEPT: Final[i64] = 3
PROVE: Final[i64] = 4
DECLINE: Final[i64] = 5
SPARE: Final[i64] = 6
FORGO: Final[i64] = 7
BREAK: Final[i64] = 8
HAND: Final[i64] = 9
COLOUR: Final[i64] = 10
GRIP: Final[i64] = 14
PULL: Final[i64] = 34
TURN: Final[i64] = 58
ACROSS: Final[i64] = 82
ALONG: Final[i64] = 143
FIRST: Final[i64] = 204
GRAIN: Final[i64] = 208
ROLL: Final[i64] = 240
FELL: Final[i64] = 244
RAISED: Final[i64] = 264
BROKEN: Final[i64] = 265
LOST: Final[i64] = 266
OUT: Final[i64] = 267
LAID: Final[i64] = 268
FORGONE: Final[i64] = 269
STOOD: Final[i64] = 270
FAILED: Final[i64] = 271
BUILT: Final[i64] = 272
COLLAPSE: Final[i64] = 273
GO: Final[i64] = 274
FORCE: Final[i64] = 275
SWAY: Final[i64] = 286
TOOL: Final[i64] = 294
HOLD: Final[i64] = 296
RESISTED: Final[i64] = 311
SWAYED: Final[i64] = 312
MISSED: Final[i64] = 313
OUSTED: Final[i64] = 314

_DIRECTIONS = tuple(str(n) for n in range(DIRECTIONS))
_CELLS = tuple(str(n) for n in range(-CELLS, CELLS + 1))

_FIRST: Final = (
    Verb("pass", PASS),
    Verb("claim", CLAIM),
    Verb("object", OBJECT),
    Verb("accept", ACCEPT),
    Verb("prove", PROVE),
    Verb("decline", DECLINE),
    Verb("spare", SPARE),
    Verb("forgo", FORGO),
    Verb("break", BREAK),
    Verb("hand", HAND),
    Verb("colour", COLOUR, {"colour": COLOURS}),
    Verb("grip", GRIP, {"column": COLUMN_NAMES}),
    Verb("pull", PULL, {"direction": _DIRECTIONS}),
    Verb("turn", TURN, {"direction": _DIRECTIONS}),
    Verb("across", ACROSS, {"cell": _CELLS}),
    Verb("along", ALONG, {"cell": _CELLS}),
    Verb("first", FIRST, {"seat": tuple(str(s) for s in range(SEATS))}),
    Verb("grain", GRAIN, {"grain": tuple(str(g) for g in range(GRAINS))}),
    Verb("roll", ROLL, {"colour": COLOURS}),
    Verb("fell", FELL, {"column": COLUMN_NAMES}),
    Verb("raised", RAISED),
    Verb("broken", BROKEN),
    Verb("lost", LOST),
    Verb("out", OUT),
    Verb("laid", LAID),
    Verb("forgone", FORGONE),
    Verb("stood", STOOD),
    Verb("failed", FAILED),
    Verb("built", BUILT),
    Verb("collapse", COLLAPSE),
)
_SECOND: Final = (
    Verb("go", GO),
    Verb("force", FORCE, {"newtons": tuple(f"{force / 1000:.1f}" for force in FORCES)}),
    Verb("sway", SWAY, {"millimetres": tuple(f"{sway / 1000:.1f}" for sway in SWAYS)}),
    Verb("tool", TOOL, {"tool": TOOLS}),
    Verb("hold", HOLD, {"plateau": PLATEAU_NAMES, "lift": tuple(str(n) for n in range(LIFTS))}),
    Verb("resisted", RESISTED),
    Verb("swayed", SWAYED),
    Verb("missed", MISSED),
    Verb("ousted", OUSTED, {"column": COLUMN_NAMES}),
)

ACTIONS_V1: Final = ActionTable(_FIRST)
ACTIONS: Final = ActionTable((*_FIRST, *_SECOND))
