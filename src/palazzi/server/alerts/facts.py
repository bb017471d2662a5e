"""What is so for a seat at a table, as far as somebody who is away should know it. No I/O.

A fact is named by a *mark*, such as ``turn:17``: the same mark is the same fact, told once. None
says anything about cards or positions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from palazzi.table import Table
from palazzi.table.calls import calls_to
from palazzi.table.clock import HOUR
from palazzi.table.events import Rematched

AlertKind = Literal["turn", "question", "time", "over", "invited"]
"""What players can choose to be told."""

KINDS: Final[dict[str, AlertKind]] = {
    "time": "time",
    "turn": "turn",
    "deal": "turn",
    "question": "question",
    "overtime": "question",
    "over": "over",
    "closed": "over",
    "invited": "invited",
    "kept": "invited",
}
"""What a mark begins with, the most urgent first, and which kind of alert it is."""
AHEAD: Final = 12 * HOUR
"""So long before the end a player is told that time runs out, or when a quarter is left."""
LEAST: Final = 30_000
"""Less than that is no use to anybody who is away."""


@dataclass(frozen=True, slots=True)
class Facts:
    """The marks that hold now, and when to look again although nothing happens until then."""

    marks: frozenset[str]
    again: int | None = None

    @property
    def waits(self) -> bool:
        """Whether the table waits for the seat."""
        return any(kind_of(mark) in ("turn", "question") for mark in self.marks)


def kind_of(mark: str) -> AlertKind | None:
    """The kind of alert that a mark is; None if it is about no table."""
    return KINDS.get(mark.partition(":")[0])


def most_urgent(marks: frozenset[str]) -> str | None:
    """Of several facts about one table the one to tell."""
    order = list(KINDS)
    return min(marks, key=lambda mark: order.index(mark.partition(":")[0]), default=None)


def facts_of(table: Table, seat: int, at: int) -> Facts:
    """What is so for a seat."""
    fold = table.fold
    calls = calls_to(fold, seat)
    marks = {f"{call.kind}:{call.number}" for call in calls}
    again: int | None = None
    if any(call.kind == "turn" for call in calls):
        warning = _warning(table, seat)
        if warning is not None and at >= warning:
            marks.add(f"time:{fold.moved}")
        else:
            again = warning
    if fold.phase == "finished":
        marks.add("over")
    elif fold.phase == "cancelled":
        marks.add("closed")
    if fold.phase == "lobby" and not fold.sitting(seat) and fold.seat_at(seat).name:
        marks.add("kept")
    if fold.rematched is not None and _rematched_by(table) != seat:
        marks.add(f"invited:{fold.rematched}")
    return Facts(frozenset(marks), again)


def _warning(table: Table, seat: int) -> int | None:
    """When the seat is told that its time runs out; None where there is no such time."""
    clock, deadline = table.fold.clock, table.play.deadline()
    if deadline is None or clock.running != seat or clock.asked:
        return None
    ahead = min(AHEAD, (deadline - clock.since) // 4)
    return deadline - ahead if ahead >= LEAST else None


def _rematched_by(table: Table) -> int | None:
    return next((e.by for e in reversed(table.fold.events) if isinstance(e, Rematched)), None)
