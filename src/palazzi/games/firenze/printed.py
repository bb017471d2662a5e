"""What is printed on the pieces of Firenze, for faces: every figure comes from what the rules use.

Sent once for a table's terms; see ``Game.tables``.
"""

from __future__ import annotations

from palazzi.games.firenze.components import (
    BRICKS,
    BUILDINGS,
    CARD_NAMES,
    CHURCH,
    COLOURS,
    EVENTS,
    FEASTS,
    HEIGHTS,
    PERSONS,
    SEALS,
)
from palazzi.games.firenze.deck import clause
from palazzi.games.firenze.pieces import kept_of_ruin
from palazzi.games.firenze.shapes import CardKind, FirenzeTables, Ruin
from palazzi.games.firenze.state import Firenze

_KINDS: dict[str, CardKind] = dict[str, CardKind](
    [(name, "event") for name in EVENTS]
    + [(name, "person") for name in PERSONS]
    + [(name, "feast") for name in FEASTS]
    + [(name, "building") for name in BUILDINGS]
    + [(name, "church") for name in CHURCH]
)


def tables(state: Firenze) -> FirenzeTables:
    """The tables of a game that begins so."""
    own = state.tables
    n = len(HEIGHTS)
    return {
        "heights": [int(own.lowest) + h for h in range(n)],
        "points": {
            colour: [int(own.points[n * c + h]) for h in range(n)]
            for c, colour in enumerate(COLOURS)
        },
        "flags": {colour: int(own.flags[c]) for c, colour in enumerate(COLOURS)},
        "floors": {
            str(int(own.lowest_floor) + i): int(points) for i, points in enumerate(own.floors)
        },
        "seals": SEALS.value[int(state.players)],
        "ruins": [_ruin(height) for height in range(max(BRICKS.value) + 1)],
        "cards": {
            name: {"kind": _kind(state, name), "rule": clause(number)}
            for number, name in enumerate(CARD_NAMES)
        },
    }


def _kind(state: Firenze, name: str) -> CardKind:
    person = name == "saboteur" and state.tables.saboteur_is_person
    return "person" if person else _KINDS[name]


def _ruin(height: int) -> Ruin:
    back = int(kept_of_ruin(height))
    return {"lost": height - back, "back": back}
