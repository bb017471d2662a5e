"""What a table wants of a seat, and since when. No I/O.

A *call* is the same for whoever shows it, counts it or tells somebody of it: alerts, the number on
an icon, the page of a player who comes back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from palazzi.table.events import Frozen, RanOut
from palazzi.table.fold import Fold

CallKind = Literal["turn", "question", "overtime", "deal"]
"""To act, to agree to something, to say what becomes of somebody whose time is up, to reveal."""


@dataclass(frozen=True, slots=True)
class Call:
    """Something that a seat is to do."""

    kind: CallKind
    number: int
    """Two calls of a kind with the same number are one."""
    since: int
    """When it began to wait, in ms."""


def calls_to(fold: Fold, seat: int) -> list[Call]:
    """All that waits for a seat now; its own turn first."""
    calls: list[Call] = []
    present = 0 <= seat < fold.players and fold.seats[seat].present
    if fold.phase == "playing" and present:
        if fold.decider == seat:
            calls.append(Call("turn", fold.moved, turn_since(fold)))
        request = fold.request
        if request is not None and seat not in request.agreed:
            calls.append(Call("question", request.seq, fold.events[request.seq - 1].at))
        if fold.overtime not in (None, seat) and seat not in fold.choices:
            calls.append(Call("overtime", fold.moved, _last(fold, RanOut)))
    elif fold.phase == "dealing" and seat in fold.missing():
        calls.append(Call("deal", fold.attempt, _last(fold, Frozen)))
    return calls


def turn_since(fold: Fold) -> int:
    """When the one who has to act got the turn, in ms."""
    return fold.events[fold.moved - 1].at


def _last(fold: Fold, kind: type[Frozen | RanOut]) -> int:
    return next((e.at for e in reversed(fold.events) if isinstance(e, kind)), fold.events[-1].at)
