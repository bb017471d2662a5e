"""A whole game, decision by decision, told as it is found."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TypedDict

from palazzi.bots.judging import judge_for
from palazzi.bots.thinking import BATCH
from palazzi.core.errors import BadOption
from palazzi.core.game import Game
from palazzi.core.messages import Message
from palazzi.core.record import Record
from palazzi.core.state import OVER, State
from palazzi.review.assessment import FLAGGED, Assessment, Effort, judge_decision, seed_of
from palazzi.review.duel import Contender, LossRange, ahead, play_round
from palazzi.review.own_moves import OwnMove, own_moves


class Hindsight(TypedDict):
    """What the better move would have brought with all cards on the table: new draws apart."""

    loss: LossRange
    loss_points: LossRange


class ReviewedDecision(TypedDict):
    """One decision of the seat."""

    number: int
    """Counted from 1."""
    at: int
    """How many entries of the record came before it."""
    question: Message
    assessment: Assessment | None
    """None where there was no choice, or somebody else decided."""
    as_it_lay: Hindsight | None
    """Only where something was lost, and the game is over."""


def review(
    game: Game,
    record: Record,
    seat: int,
    effort: Effort,
    seed: int = 0,
    left_out: Collection[int] = (),
) -> Iterator[ReviewedDecision]:
    """Every decision of the seat; those at the entries ``left_out`` were made by a stand-in."""
    check_reviewable(game, record, seat)
    over = record.replay(game).actor == OVER
    for number, move in enumerate(own_moves(game, record, seat), 1):
        knowledge = game.knowledge(move.state, seat)
        assessment = None
        if move.at not in left_out:
            assessment = judge_decision(game, knowledge, move.actions, effort, seed)
        lay = None
        if over and assessment is not None and assessment["grade"] in FLAGGED:
            lay = as_it_lay(game, move, assessment, effort, seed_of(knowledge, seed))
        yield {
            "number": number,
            "at": move.at,
            "question": game.question(move.state),
            "assessment": assessment,
            "as_it_lay": lay,
        }


def check_reviewable(game: Game, record: Record, seat: int) -> None:
    """BadOption, with a sentence, for what nobody can review."""
    if game.physical:
        bad = BadOption(f"A game of {game.id} is decided by hands: there is no review of it yet.")
        raise bad.told("error-review-physical")
    if not 0 <= seat < record.players:
        bad = BadOption(f"There is no seat {seat}; seats are 0 to {record.players - 1}.")
        raise bad.told("error-no-seat", seat=seat, last=record.players - 1)


def as_it_lay(
    game: Game, move: OwnMove, assessment: Assessment, effort: Effort, seed: int
) -> Hindsight:
    """The same two moves in the true position, over as many draws."""
    best, made = (Contender(assessment[which]["actions"]) for which in ("best", "made"))
    worlds: list[State] = [move.state] * max(1, effort.round // BATCH)
    for number in range(effort.rounds // 2):
        play_round(game, judge_for(game, move.state).judge, worlds, [best, made], seed, number)
    loss, points = ahead(best, made, int(move.state.actor))
    return {"loss": loss, "loss_points": points}
