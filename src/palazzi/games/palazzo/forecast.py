# mypyc: compiled
"""What tiles would count in a player's street (PZ-6): one wherever it fits, a lot at its best.

For faces only: they show it beside a question or a piece. Palaces are open to everybody, so it says
nothing that the reader could not work out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.core.prompt import Forecast
from palazzi.games.palazzo.actions import FOUND, PLACE
from palazzi.games.palazzo.components import KIND_NAMES
from palazzi.games.palazzo.palaces import NO_PALACE, SLOTS, floor_of, layer, top
from palazzi.games.palazzo.scoring import palace_points
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import label

MOST: Final[i64] = 8
"""Tiles of a lot that is foreseen: more can be built in too many ways to try them all."""
COUNTING: Final[i64] = 3
"""Floors that a new palace needs to be worth anything (PZ-6.2)."""


def tile_forecasts(state: Palazzo, seat: int, kind: int) -> list[Forecast]:
    """Each palace that takes the tile (PZ-3.3), the best first, and a new one."""
    found: list[Forecast] = []
    for number, palace in _street(state, seat):
        if top(palace) < floor_of(kind):
            found.append(_forecast(seat, number, palace, [kind]))
    found.sort(key=lambda one: one["before"] - one["after"])
    return [*found, _forecast(seat, -1, NO_PALACE, [kind])]


def lot_forecasts(state: Palazzo, seat: int, kinds: list[int]) -> list[Forecast]:
    """Where the tiles bring the most together, by palace; those that bring nothing are left out.

    They may be built in any order (PZ-3.5), so each palace takes any of them that are higher than
    it is and of different floors.
    """
    if len(kinds) > MOST:
        return []
    everything = (1 << len(kinds)) - 1
    plots = _street(state, seat) + [(-1, int(NO_PALACE))] * (len(kinds) // int(COUNTING))
    best = [0] * (everything + 1)
    """By set of tiles: the most points that the plots so far can gain from them."""
    choices: list[list[int]] = []
    for _, palace in plots:
        gains = _gains(palace, kinds)
        chosen = [0] * (everything + 1)
        more = best[:]
        for tiles in range(everything + 1):
            for taken, gain in gains:
                if taken & tiles == taken and best[tiles ^ taken] + gain > more[tiles]:
                    more[tiles] = best[tiles ^ taken] + gain
                    chosen[tiles] = taken
        best = more
        choices.append(chosen)
    found: list[Forecast] = []
    rest = everything
    for (number, palace), chosen in zip(reversed(plots), reversed(choices), strict=True):
        taken = chosen[rest]
        rest ^= taken
        if taken:
            built = [kind for i, kind in enumerate(kinds) if taken >> i & 1]
            found.append(_forecast(seat, number, palace, built))
    found.sort(key=lambda one: one["before"] - one["after"])
    return found


def _street(state: Palazzo, seat: int) -> list[tuple[int, int]]:
    """The palaces that stand, with their numbers from 0."""
    slots = [(i, int(state.palaces[seat * SLOTS + i])) for i in range(state.used[seat])]
    return [(number, palace) for number, palace in slots if palace != NO_PALACE]


def _gains(palace: int, kinds: list[int]) -> list[tuple[int, int]]:
    """The sets of tiles that the palace may take and gains by, as masks, with the points."""
    before = int(palace_points(palace))
    may = [i for i, kind in enumerate(kinds) if floor_of(kind) > top(palace)]
    sets: list[tuple[int, int, int]] = [(0, 0, palace)]
    for i in may:
        floor = 1 << int(floor_of(kinds[i]))
        more = [
            (taken | 1 << i, floors | floor, built | int(layer(kinds[i])))
            for taken, floors, built in sets
            if not floors & floor
        ]
        sets += more
    gains = [(taken, int(palace_points(built)) - before) for taken, _, built in sets]
    return [(taken, gain) for taken, gain in gains if gain > 0]


def _forecast(seat: int, number: int, palace: int, kinds: list[int]) -> Forecast:
    built = palace
    for kind in kinds:
        built |= int(layer(kind))
    founds = palace == NO_PALACE
    return {
        "where": label(int(FOUND if founds else PLACE + number)),
        "part": f"palaces:{seat}" if founds else f"palace:{seat}:{number + 1}",
        "pieces": [KIND_NAMES[kind] for kind in sorted(kinds, key=_floor)],
        "before": int(palace_points(palace)),
        "after": int(palace_points(built)),
    }


def _floor(kind: int) -> int:
    return int(floor_of(kind))
