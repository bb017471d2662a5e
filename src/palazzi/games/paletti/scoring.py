# mypyc: compiled
"""Who has won (PP-7, PP-11.8, PP-11.29), and the account that explains it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palazzi.core.messages import say
from palazzi.core.outcome import AccountLine, Outcome
from palazzi.games.paletti.components import COLUMN_NAMES, POINTS
from palazzi.games.paletti.palace import COLLAPSED, NOBODY
from palazzi.games.paletti.words import column, level_alone, player

if TYPE_CHECKING:
    from palazzi.games.paletti.state import Paletti


def account(state: Paletti, seat: int) -> tuple[AccountLine, ...]:
    """One line per column that counts."""
    level = int(state.scoring) if state.scoring > 0 else 1
    where = level_alone(level)
    lines: list[AccountLine] = []
    for number in range(20):
        if state.level[number] == level and state.owner_of(number) == seat:
            name = column(COLUMN_NAMES[number])
            what = say("paletti-account-column", column=name, plateau=where)
            lines.append(AccountLine(what, POINTS[number]))
    return tuple(lines)


def winners_of(state: Paletti) -> tuple[int, ...]:
    """The holder of the seal, or whom the seal shows if the holder was the culprit (PP-7.2).

    If that names nobody: most points at the start of the fatal move, the culprit left out
    (PP-11.8).
    """
    culprit, named = int(state.culprit), int(state.holder)
    if named != NOBODY and named == culprit:
        named = int(state.shown)
    if named != NOBODY:
        return (named,)
    others = [seat for seat in range(state.players) if seat != culprit]
    most = max(int(state.points(seat)) for seat in others)
    return tuple(seat for seat in others if state.points(seat) == most)


def ranks_of(state: Paletti, winners: tuple[int, ...]) -> tuple[int, ...]:
    """Winners, then all others equal, the culprit last (PP-11.29)."""
    ranks: list[int] = []
    for seat in range(state.players):
        if seat in winners:
            ranks.append(1)
        elif seat == state.culprit:
            ranks.append(int(state.players))
        else:
            ranks.append(len(winners) + 1)
    return tuple(ranks)


def final_outcome(state: Paletti) -> Outcome:
    """How it ended: by a collapse, whose fault it was, or because nobody could go on."""
    winners = winners_of(state)
    reason = say("paletti-end-stuck")
    if state.ending == COLLAPSED:
        reason = say("paletti-end-collapse", player=player(state.culprit))
    if state.holder not in (NOBODY, state.culprit):  # points alone decide nothing
        held = say("paletti-end-held", player=player(state.holder))
        reason = say("paletti-log-then", first=reason, second=held)
    elif state.shown != NOBODY and state.holder != NOBODY:
        shown = say("paletti-end-shown", player=player(state.shown))
        reason = say("paletti-log-then", first=reason, second=shown)
    return Outcome(
        winners=winners,
        ranks=ranks_of(state, winners),
        scores=tuple(int(state.points(seat)) for seat in range(state.players)),
        reason=reason,
        rule="PP-7.1",
        accounts=tuple(account(state, seat) for seat in range(state.players)),
    )
