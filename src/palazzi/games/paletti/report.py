# mypyc: compiled
"""The log of Paletti in sentences: what an action tells at the moment it is taken.

Everybody reads the same: what is pointed at is told only when it moves, and the wood is told to
nobody.
"""

from __future__ import annotations

from collections.abc import Iterator

from palazzi.core.messages import Message, say
from palazzi.core.state import OVER
from palazzi.games.paletti.actions import (
    ACCEPT,
    ACTIONS,
    BREAK,
    CLAIM,
    COLLAPSE,
    FELL,
    LAID,
    LOST,
    OUT,
    RAISED,
    SPARE,
)
from palazzi.games.paletti.components import COLUMN_NAMES, PLATEAU_NAMES
from palazzi.games.paletti.rules import Paletti
from palazzi.games.paletti.state import (
    COLOURING,
    GONE,
    NEUTRAL,
    NOBODY,
    OBJECTING,
    PENALISING,
    PROVING,
    ROLLING,
    TURNING,
)
from palazzi.games.paletti.words import colour, column, level, plateau
from palazzi.games.paletti.world.pieces import COLOURS


def report(state: Paletti, action: int) -> Message | None:
    """The sentence for the log, and what follows from it by itself; None if nothing is learnt."""
    sentence = _deed(state, action)
    if sentence is None:
        return None
    for more in _consequences(state, action):
        sentence = say("paletti-log-then", first=sentence, second=more)
    return sentence


def _player(seat: int) -> Message:
    return say("seat", number=seat)


def _deed(state: Paletti, action: int) -> Message | None:
    """The action itself."""
    s = ACTIONS.structure(action)
    who = _player(int(state.actor if state.actor >= 0 else state.hand))
    match s["verb"]:
        case "first":
            return say("paletti-log-first", player=_player(int(s["seat"])))
        case "roll":
            return say(
                "paletti-log-roll", player=_player(int(state.first)), colour=colour(s["colour"])
            )
        case "colour":
            return say("paletti-log-colour", player=who, colour=colour(s["colour"]))
        case "pass" | "claim" | "object" | "accept" | "prove" | "decline" | "spare" as verb:
            return say(f"paletti-log-{verb}", player=who)
        case "fell":
            return say("paletti-log-fell", column=column(s["column"]))
        case "built":
            return say("paletti-log-built")
        case "laid":
            return say("paletti-log-laid", player=who, plateau=plateau(PLATEAU_NAMES[state.top]))
        case "forgo" | "forgone":
            name = plateau(PLATEAU_NAMES[state.top])
            return say("paletti-log-forgone", player=who, plateau=name)
        case "failed" if state.column < 0:
            name = plateau(PLATEAU_NAMES[state.top])
            return say("paletti-log-failed", player=who, piece=name)
        case "failed":
            return say("paletti-log-failed", player=who, piece=_moved(state))
        case "raised":
            where = level(int(state.top))
            return say("paletti-log-raised", player=who, column=_moved(state), level=where)
        case "broken" | "break":
            return say("paletti-log-broken", player=who, column=_moved(state))
        case "lost" | "out" | "stood" as verb:
            return say(f"paletti-log-{verb}", player=who, column=_moved(state))
        case "collapse":
            return say("paletti-log-collapse", player=who)
        case _:  # a draft, or the wood
            return None


def _moved(state: Paletti) -> Message:
    return column(COLUMN_NAMES[state.column])


def _consequences(state: Paletti, action: int) -> Iterator[Message]:
    """What everybody sees happen without a decision."""
    if FELL <= action < RAISED:
        return
    after = state.clone()
    after.step(action)
    if state.phase in (ROLLING, COLOURING) and after.phase == TURNING:
        yield from _last_colour(state, after)
    if action in (RAISED, LOST, OUT, LAID, BREAK) or state.moving:
        yield from _moves_on(state, action, after)
    if after.top == state.top and _gave_up(state, action, after):
        yield say("paletti-log-too-few")
    if after.actor == OVER and action != COLLAPSE:
        yield say("paletti-log-stuck")


def _gave_up(state: Paletti, action: int, after: Paletti) -> bool:
    """Whether a claimant's turn ended because no plateau can be laid (PP-4.3)."""
    if after.active == state.active and after.actor != OVER:
        return False
    pulled = state.phase == PENALISING and state.moving and state.fallen == 0
    return action in (CLAIM, ACCEPT, SPARE) or (pulled and action != COLLAPSE)


def _last_colour(state: Paletti, after: Paletti) -> Iterator[Message]:
    """The colour nobody had to choose, and who starts."""
    for number in range(4):
        if state.owner[number] == NOBODY and after.owner[number] == NEUTRAL:
            yield say("paletti-log-neutral", colour=colour(COLOURS[number]))
    yield say("paletti-log-starts", player=_player(int(after.active)))


def _moves_on(state: Paletti, action: int, after: Paletti) -> Iterator[Message]:
    """What a move leads to: a blocked or removed column, a lost turn, the seal."""
    moved = state.column
    if moved >= 0 and after.blocked != state.blocked:
        yield say("paletti-log-blocked", column=_moved(state))
    if action == RAISED and state.phase == OBJECTING and after.level[moved] == GONE:
        yield say("paletti-log-lifted", column=_moved(state))
    if action == RAISED and state.phase == PROVING and after.active != state.active:
        yield say("paletti-log-proven", player=_player(int(state.active)))
    if after.holder != state.holder:
        holder = _player(int(after.holder))
        if state.holder == NOBODY:
            yield say("paletti-log-seal-first", player=holder)
        else:
            yield say("paletti-log-seal", player=holder, other=_player(int(state.holder)))
