# mypyc: compiled
"""What is sent to a seat: everything it may see of a table, and nothing else.

A frame is made from the committed state, the seat's View of it, and the seat's own draft. Nothing
here looks past a View: hidden information cannot leave a table by another way.
"""

from __future__ import annotations

from palazzi.core.state import State
from palazzi.table.draft import Draft
from palazzi.table.fair import frozen_hash
from palazzi.table.fold import Fold
from palazzi.table.shapes import (
    DealingFrame,
    Frame,
    OutcomeFrame,
    OvertimeFrame,
    RequestFrame,
    StepFrame,
)
from palazzi.table.story import log


def frame(table: Fold, seat: int, draft: Draft | None, since: int) -> Frame:
    """The frame of a seat; ``draft`` is its own."""
    created = table.created
    state = table.state if draft is None else draft.state
    deciding = table.phase == "playing" and seat == table.actor and table.seats[seat].present
    return {
        "table": table.id,
        "seq": table.seq,
        "seat": seat,
        "phase": table.phase,
        "game": created.ruleset,
        "players": table.players,
        "options": dict(created.options),
        "edition": created.edition,
        "host": table.host,
        "seats": [
            {
                "kind": s.kind,
                "name": s.name,
                "stand_in": s.stand_in,
                "nonce": s.nonce,
                "commitment": s.commitment,
                "deposited": s.deposited,
            }
            for s in table.seats
        ],
        "actor": table.actor,
        "view": table.game.sent_view(state, seat) if table.started else None,
        "prompt": table.game.prompt(state, seat) if table.started else None,
        "draft": _draft(table, draft) if deciding else None,
        "clock": table.clock.to_json(),
        "request": _request(table),
        "may_ask": _may_ask(table, seat),
        "overtime": _overtime(table),
        "log_from": max(0, since),
        "log": log(table, seat, since),
        "outcome": outcome_frame(table.state) if table.phase == "finished" else None,
        "commitment": table.commitment,
        "scheme": table.scheme,
        "attempt": table.attempt,
        "dealing": _dealing(table),
        "frozen": frozen_hash(table.frozen) if table.frozen else None,
        "terms": table.terms.hex() if table.started else None,
        "secret": table.secret.hex() if table.closed else None,
        "seal": table.seal if table.closed else None,
        "rematch_of": created.rematch_of,
        "rematch": table.rematched,
        "practice": table.practice,
    }


def _dealing(table: Fold) -> DealingFrame | None:
    if table.phase != "dealing":
        return None
    return {"terms": table.frozen, "missing": table.missing()}


def _draft(table: Fold, draft: Draft | None) -> list[StepFrame]:
    if draft is None:
        return []
    game, state = table.game, draft.base.clone()
    steps: list[StepFrame] = []
    for action in draft.steps:
        lies = game.phases[state.phase].lies(state, action)
        text, label = game.text(action), game.label(action)
        steps.append({"action": action, "text": text, "label": label, "parts": lies})
        state.step(action)
    return steps


def _request(table: Fold) -> RequestFrame | None:
    request = table.request
    if request is None:
        return None
    return {
        "seat": request.seat,
        "what": request.what,
        "seq": request.seq,
        "agreed": sorted(request.agreed),
        "missing": [seat for seat in table.present() if seat not in request.agreed],
    }


def _may_ask(table: Fold, seat: int) -> list[str]:
    if table.request is not None or seat not in table.present():
        return []
    ended = table.phase == "finished" and table.practice
    if table.phase != "playing" and not ended:
        return []
    moved = any(commit.seat == seat for commit in table.commits)
    return [*(["takeback"] if moved else []), *([] if ended else ["cancel"])]


def _overtime(table: Fold) -> OvertimeFrame | None:
    if table.overtime is None:
        return None
    choices = {str(seat): str(choice) for seat, choice in sorted(table.choices.items())}
    return {"seat": table.overtime, "choices": choices}


def outcome_frame(state: State) -> OutcomeFrame | None:
    """How the game ended; None while it runs."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return {
        "winners": list(outcome.winners),
        "ranks": list(outcome.ranks),
        "scores": list(outcome.scores),
        "reason": outcome.reason,
        "rule": outcome.rule,
        "accounts": [
            [{"what": line.what, "points": line.points} for line in account]
            for account in outcome.accounts
        ],
        "ties": list(outcome.ties),
    }
