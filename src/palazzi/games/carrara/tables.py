# mypyc: compiled
"""The figures that an edition may correct, as the rules read them: one flat, never changed vec.

All positions of a game share it. First the plain and the upgraded yields of the eight fields, coins
and points each; then what each green card scores, the object of each type, and what grey 3 asks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.games.carrara.components import (
    FIELDS,
    GREEN_FORMS,
    OBJECTS,
    TYPES,
    Figures,
    GreenForm,
    Yield,
    figures,
)

UPGRADED: Final[i64] = 16
GREEN: Final[i64] = 32
OBJECT: Final[i64] = 42
GREY_THREE: Final[i64] = 48


def tables(of: Figures) -> vec[i64]:
    """The tables of a game."""
    numbers: list[i64] = []
    for yields in (of.yields, of.upgraders):
        for field in FIELDS:
            coins, points = yields[field]
            numbers.append(coins)
            numbers.append(points)
    for number in range(10):
        numbers.append(GREEN_FORMS.index(of.greens.get(number, "none")))
    for kind in TYPES:
        numbers.append(OBJECTS.index(of.objects[kind]))
    numbers.append(of.grey_three)
    return vec[i64](numbers)


OURS: Final = tables(figures({}))
"""Without an edition."""


def figures_in(table: vec[i64]) -> Figures:
    """The figures, read back."""
    return Figures(
        _yields_in(table, 0),
        _yields_in(table, UPGRADED),
        greens_in(table),
        {kind: OBJECTS[table[OBJECT + i]] for i, kind in enumerate(TYPES)},
        int(table[GREY_THREE]),
    )


def _yields_in(table: vec[i64], first: i64) -> dict[str, Yield]:
    return {
        field: (int(table[first + 2 * i]), int(table[first + 2 * i + 1]))
        for i, field in enumerate(FIELDS)
    }


def upgraders_in(table: vec[i64]) -> dict[str, Yield]:
    """The yields of upgraders, read back."""
    return _yields_in(table, UPGRADED)


def greens_in(table: vec[i64]) -> dict[int, GreenForm]:
    """What the green cards score, read back."""
    return {number: GREEN_FORMS[table[GREEN + number]] for number in range(2, 10)}
