"""What a decision is worth: the move made, its rivals, the loss with its interval, and a grade.

A scouting search finds rivals. Where it likes the move made best, nothing is lost. Else the move
and its rivals play rounds against each other until it is clear whether there is a loss that counts.
A loss whose interval holds 0 is none: the moves are equal, as far as anybody can tell.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, Literal, TypedDict

from palazzi.bots.budget import Budget
from palazzi.bots.explain import LineStep, tell
from palazzi.bots.judging import judge_for
from palazzi.bots.search import Search
from palazzi.bots.thinking import BATCH, think
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.core.view import Knowledge, canonical
from palazzi.review.duel import CERTAIN, Contender, LossRange, ahead, play_round, worlds_of
from palazzi.review.sources import SourceShare, shares

RIVALS: Final = 2
"""How many of the scouted moves are played against the one that was made."""
SLIGHT: Final = 0.03
"""From this loss in winning chance on, a move is slightly worse;"""
MISTAKE: Final = 0.10
"""and from this one on, it is a mistake."""
FEWEST_ROUNDS: Final = 3

Grade = Literal["best", "equal", "slight", "mistake"]
FLAGGED: Final[tuple[Grade, ...]] = ("slight", "mistake")


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is computed for a decision, in iterations."""

    scout: int
    """To find rivals."""
    round: int
    """For each move in each round."""
    rounds: int
    """At most."""
    playouts: int
    """To tell the sources of a loss."""

    @classmethod
    def of(cls, game: Game, factor: float = 1.0) -> Effort:
        """What a game can afford; a ``factor`` of 4 takes about four times as long."""
        iterations = max(4 * BATCH, round(game.tuning.review * factor))
        return cls(iterations, max(BATCH, iterations // 4), 8, max(4, round(12 * factor)))


class WeighedMove(TypedDict):
    """A whole move, and what may be expected of it."""

    actions: list[int]
    steps: list[LineStep]
    wins: list[float]
    """Each seat's chance to end ahead of all others."""
    points: list[float]
    """The points that each seat may expect."""


class Assessment(TypedDict):
    """What a decision is worth by what the seat knew."""

    made: WeighedMove
    best: WeighedMove
    """The same as ``made`` where nothing better was found."""
    grade: Grade
    loss: LossRange
    """In winning chance."""
    loss_points: LossRange
    sources: list[SourceShare]
    """Where the lost points come from; only for a loss. They add up to its mean."""


def seed_of(knowledge: Knowledge, seed: int) -> int:
    """A seed that depends on nothing that the seat did not know."""
    digest = hashlib.sha256(f"{seed} {canonical(knowledge)}".encode()).digest()
    return int.from_bytes(digest[:8])


def judge_decision(
    game: Game, knowledge: Knowledge, made: list[int], effort: Effort, seed: int = 0
) -> Assessment | None:
    """A move of the seat whose knowledge it is, assessed; None where there was no choice."""
    mixed = seed_of(knowledge, seed)
    rng = Rng(mixed)
    world = game.resample(knowledge, rng)
    scouted = think(game, knowledge, world, Budget(iterations=effort.scout), rng)
    if len(scouted.moves) == 1:
        return None
    seat = int(scouted.seat)
    mine, rivals = _line_up(scouted, world, made)
    if not rivals:
        node = scouted.child(scouted.best())
        assert node is not None
        seats = range(int(scouted.players))
        mine.wins.append([node.win(one) for one in seats])
        mine.points.append([node.point(one) for one in seats])
        return _assessed(game, world, mine, mine, seat, "best", (CERTAIN, CERTAIN), [])
    best = _best_of_rounds(game, knowledge, [mine, *rivals], seat, effort, mixed)
    lost = ahead(best, mine, seat) if best is not mine else (CERTAIN, CERTAIN)
    grade: Grade = "best" if best is mine else grade_of(lost[0])
    sources: list[SourceShare] = []
    if grade in FLAGGED:
        worlds = worlds_of(game, knowledge, Rng(mixed, 1), effort.playouts)
        sources = shares(worlds, best.actions, mine.actions, seat, lost[1]["mean"], mixed)
    return _assessed(game, world, mine, best, seat, grade, lost, sources)


def grade_of(loss: LossRange) -> Grade:
    """By winning chance alone."""
    if loss["low"] <= 0 or loss["mean"] < SLIGHT:
        return "equal"
    return "slight" if loss["mean"] < MISTAKE else "mistake"


def _line_up(scouted: Search, world: State, made: list[int]) -> tuple[Contender, list[Contender]]:
    """The move made and those that were tried more often than it, the most tried first.

    Moves that lead to the same position are one move, in whatever order they are carried out.
    """
    state = world.clone()
    for action in made:
        state.step(action)
    same = state.fingerprint()
    order = sorted(range(len(scouted.moves)), key=lambda place: -scouted.visits(place))
    rivals: list[Contender] = []
    for place in order[: RIVALS + 1]:
        if scouted.moves[place].state.fingerprint() == same or not scouted.visits(place):
            break
        rivals.append(Contender(scouted.lines[place]))
    return Contender(made), rivals[:RIVALS]


def _best_of_rounds(
    game: Game,
    knowledge: Knowledge,
    contenders: list[Contender],
    seat: int,
    effort: Effort,
    seed: int,
) -> Contender:
    """Play rounds until it is clear whether the first contender loses anything that counts."""
    best = contenders[0]
    for number in range(effort.rounds):
        worlds = worlds_of(game, knowledge, Rng(seed, 2 + number), max(1, effort.round // BATCH))
        play_round(game, judge_for(game, worlds[0]).judge, worlds, contenders, seed, number)
        best = max(contenders, key=lambda one: one.chances()[seat])
        if number + 1 >= FEWEST_ROUNDS:
            loss, _ = ahead(best, contenders[0], seat)
            if best is contenders[0] or loss["high"] < SLIGHT or loss["low"] > SLIGHT:
                break
    return best


def _assessed(
    game: Game,
    world: State,
    made: Contender,
    best: Contender,
    seat: int,
    grade: Grade,
    lost: tuple[LossRange, LossRange],
    sources: list[SourceShare],
) -> Assessment:
    return {
        "made": _weighed(game, world, made, seat),
        "best": _weighed(game, world, best, seat),
        "grade": grade,
        "loss": lost[0],
        "loss_points": lost[1],
        "sources": sources,
    }


def _weighed(game: Game, world: State, move: Contender, seat: int) -> WeighedMove:
    return {
        "actions": move.actions,
        "steps": tell(game, world.clone(), move.actions, seat),
        "wins": move.chances(),
        "points": move.expected(),
    }
