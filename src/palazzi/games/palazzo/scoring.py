# mypyc: compiled
"""Points (PZ-6): what palaces are worth, who wins, and the account that explains it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from palazzi.core.messages import Message, say
from palazzi.core.outcome import AccountLine, Outcome, rank
from palazzi.games.palazzo.money import face_value
from palazzi.games.palazzo.palaces import NO_PALACE, SLOTS, height, one_material, windows

if TYPE_CHECKING:
    from palazzi.games.palazzo.state import Palazzo


def floor_points(floors: i64, total_windows: i64) -> i64:
    """Points by floors and windows (PZ-6.2)."""
    if floors == 1:
        return -5
    if floors == 2:
        return 0
    return total_windows + 3 * (floors - 3)


def material_bonus(floors: i64) -> i64:
    """Extra points of a palace of one single material (PZ-6.3)."""
    if floors < 3:
        return 0
    return 6 if floors == 5 else 3


def palace_points(palace: i64) -> i64:
    """What one palace is worth."""
    if palace == NO_PALACE:
        return 0
    floors = height(palace)
    points = floor_points(floors, windows(palace))
    return points + material_bonus(floors) if one_material(palace) else points


def seat_points(state: Palazzo, seat: i64) -> i64:
    """What all palaces of a seat are worth; none is 0 points (PZ-9.14)."""
    total: i64 = 0
    i: i64 = 0
    while i < state.used[seat]:
        total += palace_points(state.palaces[seat * SLOTS + i])
        i += 1
    return total


def account(state: Palazzo, seat: int) -> tuple[AccountLine, ...]:
    """One line per palace, and one for its single material where that counts."""
    lines: list[AccountLine] = []
    for i in range(state.used[seat]):
        palace = state.palaces[seat * SLOTS + i]
        if palace == NO_PALACE:
            continue
        floors = int(height(palace))
        panes = int(windows(palace))
        what: Message = say("palazzo-account-palace", number=i + 1, floors=floors, windows=panes)
        lines.append(AccountLine(what, int(floor_points(floors, panes))))
        if one_material(palace) and material_bonus(floors):
            bonus = say("palazzo-account-material", number=i + 1)
            lines.append(AccountLine(bonus, int(material_bonus(floors))))
    return tuple(lines)


def final_outcome(state: Palazzo) -> Outcome:
    """Ranks by points, then by money in one currency with certificates (PZ-6.4, PZ-9.14)."""
    seats = range(state.players)
    scores = [int(seat_points(state, seat)) for seat in seats]
    ties = [int(face_value(state.hands[seat])) for seat in seats]
    ranks = rank([(scores[seat], ties[seat]) for seat in seats])
    return Outcome(
        winners=tuple(seat for seat in seats if ranks[seat] == 1),
        ranks=ranks,
        scores=tuple(scores),
        reason=say("palazzo-end-riders"),
        rule="PZ-6.1",
        accounts=tuple(account(state, seat) for seat in seats),
        ties=tuple(ties),
    )
