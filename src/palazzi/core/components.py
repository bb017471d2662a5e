"""Printed data with its provenance, so that nobody takes our guess for the publisher's figure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeVar

T = TypeVar("T")

Mark = Literal["printed", "derived", "researched", "partly", "assumed"]
"""``printed``: stands in the rulebook. ``derived``: follows from its text or examples.
``researched``: taken from other accounts of the game. ``partly``: a row of several figures, of
which the clause names those that are printed; the others are assumed. ``assumed``: the picture is
lost or the rulebook silent, and the value is ours. An edition file may correct what is not
printed."""


@dataclass(frozen=True)
class Sourced(Generic[T]):
    """One table of a game's components, its mark and the clause that states it."""

    value: T
    mark: Mark
    rule: str
    rows: Mapping[object, Mark] = field(default_factory=dict, compare=False)
    """The marks of rows that have another one than the table."""

    def mark_of(self, row: object) -> Mark:
        """How sure we are of a row."""
        return self.rows.get(row, self.mark)
