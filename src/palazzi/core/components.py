"""Printed data with its provenance, so that nobody takes our guess for the publisher's figure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

T = TypeVar("T")

Mark = Literal["printed", "derived", "assumed"]
"""``printed``: stands in the rulebook. ``derived``: follows from its text or examples. ``assumed``:
the picture is lost and the value is ours; an edition file may correct it."""


@dataclass(frozen=True)
class Sourced(Generic[T]):
    """One table of a game's components, its mark and the clause that states it."""

    value: T
    mark: Mark
    rule: str
