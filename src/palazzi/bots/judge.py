# mypyc: compiled
"""Judges: what a search asks about a position where it stops playing on.

For each seat: its chance to end ahead of all others, and the points it may expect. There are two:
the game's hand-written evaluation, and a net. What either says of a game that is over is just so.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.bots.moves import FoundMove, worst_last
from palazzi.bots.net import CHANCE_TO_WIN, LEAD, POINTS, Net
from palazzi.core.features import Features
from palazzi.core.state import OVER, State
from palazzi.core.tuning import Tuning

DECIDED: Final[float] = 1.0
"""The scale of leads once the game is over: ahead is won, by however little."""


def chance(lead: float, scale: float) -> float:
    """How surely a lead wins; one of ``scale`` points in 73 % of games."""
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -lead / scale))))


def judge_by_points(state: State, wins: vec[float], points: vec[float], scale: float) -> None:
    """By the game's own evaluation of each seat's points."""
    best = -1e18
    second = -1e18
    seat: i64 = 0
    while seat < state.players:
        value = state.evaluate(seat)
        points[seat] = value
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
        seat += 1
    if state.actor == OVER:
        scale = DECIDED
    seat = 0
    while seat < state.players:
        value = points[seat]
        lead = value - (second if value == best else best)
        wins[seat] = chance(lead, scale)
        seat += 1


@mypyc_attr(acyclic=True)
class Judge:
    """Says how a position stands."""

    ahead: i64
    """How many moves are played on before it is asked, with two players."""

    def __init__(self, ahead: i64) -> None:
        self.ahead = ahead

    def judge(self, state: State, wins: vec[float], points: vec[float]) -> None:
        """Write for each seat how surely it is ahead of all others, and the points it may
        expect."""
        raise NotImplementedError

    def look(self, moves: list[FoundMove], seat: i64) -> None:
        """Put the seat's moves in the order of how they look at first sight.

        They come as the hand-written evaluation has them.
        """


@final
@mypyc_attr(acyclic=True)
class HandJudge(Judge):
    """By the evaluation that the game brings."""

    scale: float

    def __init__(self, tuning: Tuning) -> None:
        super().__init__(tuning.ahead)
        self.scale = tuning.scale

    def judge(self, state: State, wins: vec[float], points: vec[float]) -> None:
        judge_by_points(state, wins, points, self.scale)


@final
@mypyc_attr(acyclic=True)
class NetJudge(Judge):
    """By a net, asked once for each seat with what that seat may know."""

    net: Net
    scale: float
    features: Features

    def __init__(self, net: Net, ahead: i64, tuning: Tuning) -> None:
        super().__init__(ahead)
        self.net = net
        self.scale = tuning.scale
        self.features = Features()

    def hope(self, state: State, seat: i64) -> float:
        """What the net tells the seat of its chance."""
        features = self.features
        features.clear()
        state.features_into(seat, features)
        net = self.net
        net.ask(features)
        # The chance alone does not care by how much; where it is far from even, points decide.
        return 0.5 * chance(net.head(CHANCE_TO_WIN), 1.0) + 0.5 * chance(net.head(LEAD), self.scale)

    def judge(self, state: State, wins: vec[float], points: vec[float]) -> None:
        if state.actor == OVER:
            judge_by_points(state, wins, points, self.scale)
            return
        total = 0.0
        seat: i64 = 0
        while seat < state.players:
            wins[seat] = self.hope(state, seat)
            points[seat] = self.net.head(POINTS)
            total += wins[seat]
            seat += 1
        seat = 0
        while seat < state.players:
            wins[seat] /= total
            seat += 1

    def look(self, moves: list[FoundMove], seat: i64) -> None:
        for move in moves:
            if move.state.actor != OVER:
                move.value = self.lead(move.state, seat)
        moves.sort(key=worst_last)

    def lead(self, state: State, seat: i64) -> float:
        """By how much the seat will be ahead, as it and its best opponent see it.

        What the seat alone sees of it is too noisy to compare moves by.
        """
        mine = 0.0
        best = -1e9
        other: i64 = 0
        while other < state.players:
            self.hope(state, other)
            value = self.net.head(LEAD)
            if other == seat:
                mine = value
            else:
                best = max(best, value)
            other += 1
        return 0.5 * (mine - best)

    def chance_of(self, state: State, seat: int) -> float:
        """The chance of one seat, for those who have no buffers."""
        wins = vec[float]([0.0] * state.players)
        self.judge(state, wins, vec[float]([0.0] * state.players))
        return wins[seat]
