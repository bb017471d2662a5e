"""Games in which positions are kept: the unit of work, the same in this process and on a pool.

Everybody plays whole moves. The first round is greedy's; later ones are the net's, by its first
sight or inside a search. Now and then a move is any of the good ones instead of the best, so that
the net also learns what becomes of those; one game in four is played without.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from palazzi.bots.budget import Budget
from palazzi.bots.judge import HandJudge, Judge, NetJudge
from palazzi.bots.moves import Moves, advantage
from palazzi.bots.net_file import NetData
from palazzi.bots.thinking import think
from palazzi.core.dealer import SeededDealer
from palazzi.core.features import Features
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.games import REGISTRY
from palazzi.train.plan import TrainPlan
from palazzi.train.samples import UNKNOWN, Positions, gather, write_samples

BEAM: Final = 24
GOOD: Final = 16
"""How many moves count as good ones."""
TAME: Final = 4
"""One in so many games is played without exploring."""
DICE: Final = 1 << 20


class Shard(msgspec.Struct, frozen=True):
    """Games of one round that are played in one go and stored in one file."""

    plan: TrainPlan
    round: int
    number: int
    net: NetData | None
    """That of the round before."""

    def games(self) -> range:
        """The numbers of its games."""
        first = self.number * self.plan.shard
        return range(first, min(first + self.plan.shard, self.plan.games))


class PlayedShard(msgspec.Struct, frozen=True):
    """A shard's file."""

    round: int
    number: int
    games: int
    data: bytes


def play_shard(shard: Shard) -> PlayedShard:
    """Play the games."""
    began = time.process_time()
    found = Positions()
    for number in shard.games():
        _Table(shard, number).play(found)
    data = write_samples(gather(found, time.process_time() - began))
    return PlayedShard(shard.round, shard.number, len(shard.games()), data)


class _Table:
    """One game."""

    def __init__(self, shard: Shard, number: int) -> None:
        plan = shard.plan
        self._plan = plan
        self._game: Game = REGISTRY.get(plan.game)
        self._number = number
        self._rng = Rng(plan.secret(shard.round, number, "moves"))
        self._dealer = SeededDealer(Rng(plan.secret(shard.round, number, "draws")))
        players, options = plan.table(number)
        self._state = self._game.new(players, options)
        self._finder = Moves()
        self._features = Features()
        self._explore = plan.explore if number % TAME else 0.0
        self._think = plan.think if shard.net else 0
        self._judge: Judge = HandJudge(self._game.tuning)
        self._greedy = shard.net is None
        if shard.net:
            self._judge = NetJudge(shard.net.net(), plan.ahead, self._game.tuning)

    def play(self, found: Positions) -> None:
        """To the end; positions are added with what became of them."""
        state, kept = self._state, len(found.pairs)
        seats: list[int] = []
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.step(self._dealer.draw(state))
                continue
            keep = self._below(self._plan.keep)
            if keep:
                self._keep(state, found, seats)
            for action in self._move(state, found if keep else None):
                state.step(action)
            if state.actor == CHANCE and self._below(self._plan.keep):
                self._keep(state, found, seats)
        outcome = state.outcome()
        assert outcome is not None
        for seat in seats:
            best = max(score for s, score in enumerate(outcome.scores) if s != seat)
            found.lead.append(outcome.scores[seat] - best)
            found.points.append(outcome.scores[seat])
            found.win.append((seat in outcome.winners) / len(outcome.winners))
        assert len(found.lead) == len(found.pairs) == kept + len(seats)

    def _keep(self, state: State, found: Positions, seats: list[int]) -> None:
        for seat in range(state.players):
            self._features.clear()
            state.features_into(seat, self._features)
            found.pairs.append(self._features.pairs())
            found.game.append(self._number)
            found.hand.append(advantage(state, seat))
            found.searched.append(UNKNOWN)
            seats.append(seat)

    def _move(self, state: State, found: Positions | None) -> list[int]:
        """A whole move; what a search thinks of the seats is noted for the position just kept."""
        if self._below(self._explore):
            moves = self._finder.find(state, BEAM, GOOD)
            return moves[self._rng.below(len(moves))].actions()
        if self._greedy:
            return self._finder.find(state, BEAM, 1)[0].actions()
        if self._think:
            return self._searched(state, found)
        moves = self._finder.find(state, BEAM, GOOD)
        return max(moves, key=lambda move: self._hope(move.state, int(state.actor))).actions()

    def _hope(self, state: State, seat: int) -> float:
        assert isinstance(self._judge, NetJudge)
        return self._judge.chance_of(state, seat)

    def _searched(self, state: State, found: Positions | None) -> list[int]:
        knowledge = self._game.knowledge(state, int(state.actor))
        world = self._game.resample(knowledge, self._rng)
        budget = Budget(iterations=self._think)
        search = think(self._game, knowledge, world, budget, self._rng, judge=self._judge)
        if found is not None and search.root.visits > 0:
            for seat in range(state.players):
                found.searched[seat - state.players] = search.root.win(seat)
        return search.lines[search.best()]

    def _below(self, share: float) -> bool:
        return int(self._rng.below(DICE)) < share * DICE
