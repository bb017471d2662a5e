# mypyc: compiled
"""The figures that an edition may correct, as the rules read them: one flat, never changed vec.

All positions of a game share it. First the plain and the upgraded yields of the eight fields, coins
and points each; then what each green card scores.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.games.carrara.components import (
    FIELDS,
    GREEN_FORMS,
    GREENS,
    UPGRADERS,
    YIELDS,
    GreenForm,
    Yield,
)

UPGRADED: Final[i64] = 16
GREEN: Final[i64] = 32


def tables(upgraders: dict[str, Yield], greens: Mapping[int, str]) -> vec[i64]:
    """The tables of a game."""
    numbers: list[i64] = []
    for yields in (YIELDS.value, upgraders):
        for field in FIELDS:
            coins, points = yields[field]
            numbers.append(coins)
            numbers.append(points)
    for number in range(10):
        numbers.append(GREEN_FORMS.index(greens.get(number, "none")))
    return vec[i64](numbers)


OURS: Final = tables(UPGRADERS.value, GREENS.value)
"""Without an edition."""


def upgraders_in(table: vec[i64]) -> dict[str, Yield]:
    """The yields of upgraders, read back."""
    return {
        field: (int(table[UPGRADED + 2 * i]), int(table[UPGRADED + 2 * i + 1]))
        for i, field in enumerate(FIELDS)
    }


def greens_in(table: vec[i64]) -> dict[int, GreenForm]:
    """What the green cards score, read back."""
    return {number: GREEN_FORMS[table[GREEN + number]] for number in range(2, 10)}
