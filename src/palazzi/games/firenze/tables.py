# mypyc: compiled
"""The printed tables of one edition, as the rules read them: made once, shared by all positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.games.firenze.components import (
    COLOURS,
    FLOORS,
    LOWEST_FLOOR,
    LOWEST_HEIGHT,
    NUMERALS,
    Printed,
    read_edition,
)
from palazzi.games.firenze.deck import cards_from


@final
@mypyc_attr(acyclic=True)
class EditionTables:
    """FI-9 with the corrections of an edition. Never changed once made."""

    lowest: i64
    """The height of the lowest commission (FI-1.2)."""
    lowest_floor: i64
    """The height of the first floor tile."""
    points: vec[i64]
    flags: vec[i64]
    floors: vec[i64]
    """Floor bonus of the four tiles, the lowest first."""
    balcony: vec[i64]
    """For each commission the number 1–4 of its balcony tile, 0 for none."""
    balcony_points: vec[i64]
    start: i64
    quiet_turns: i64
    """Per player (FI-11.5)."""
    saboteur_is_person: bool
    """Not an event (FI-11.1)."""
    as_edition: dict[str, object]
    """All of it as plain data, in the form of an edition file."""

    def __init__(self, printed: Printed) -> None:
        self.lowest = printed.lowest
        self.lowest_floor = printed.lowest_floor
        self.points = vec[i64](list(printed.points))
        self.flags = vec[i64](list(printed.flags))
        self.floors = vec[i64](list(printed.floors))
        self.balcony = vec[i64](list(printed.balcony))
        self.balcony_points = vec[i64](list(printed.balcony_points))
        self.start = cards_from(printed.start)
        self.quiet_turns = printed.quiet_turns
        self.saboteur_is_person = printed.saboteur_is_person
        self.as_edition = edition_of(printed)


def edition_of(printed: Printed) -> dict[str, object]:
    """The tables in the form of an edition file."""
    balconies: dict[str, list[str]] = {numeral: [] for numeral in NUMERALS}
    for place, number in enumerate(printed.balcony):
        if number:
            tile = (
                f"{COLOURS[place // 6]}{place % 6 + printed.lowest}={printed.balcony_points[place]}"
            )
            balconies[NUMERALS[number - 1]].append(tile)
    # As they always were where nobody corrects them: positions are compared by their JSON.
    rare: dict[str, object] = {}
    if printed.lowest != LOWEST_HEIGHT.value:
        rare["lowest-height"] = printed.lowest
    if printed.lowest_floor != LOWEST_FLOOR.value:
        rare["lowest-floor"] = printed.lowest_floor
    if printed.saboteur_is_person:
        rare["saboteur"] = "person"
    return {
        **rare,
        "points": {c: list(printed.points[6 * i : 6 * i + 6]) for i, c in enumerate(COLOURS)},
        "flags": dict(zip(COLOURS, printed.flags, strict=True)),
        "floors": {str(h): printed.floors[i] for i, h in enumerate(FLOORS.value)},
        "balconies": balconies,
        "start": list(printed.start),
        "quiet-turns": printed.quiet_turns,
    }


_made: dict[Printed, EditionTables] = {}


def tables_of(edition: Mapping[str, object]) -> EditionTables:
    """The tables of an edition, made once; BadEdition if it does not fit."""
    printed = read_edition(edition)
    if printed not in _made:
        _made[printed] = EditionTables(printed)
    return _made[printed]


OURS = tables_of({})


def from_json(data: object) -> EditionTables:
    """Read back the tables of a position; mostly they are there already."""
    for made in _made.values():
        if made.as_edition == data:
            return made
    return tables_of(cast("Mapping[str, object]", data))
