"""A training from its plan to its net: the entry point for the command line and notebooks."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from palazzi.arena.show import pace, span
from palazzi.arena.workers import spread
from palazzi.bots.judging import rule_options
from palazzi.bots.net_file import NetData, NetHeader
from palazzi.core.game import Game
from palazzi.train.fit import Fit, Tell
from palazzi.train.folder import CurvePoint, TrainFolder
from palazzi.train.plan import TrainPlan
from palazzi.train.samples import join
from palazzi.train.selfplay import PlayedShard, Shard, play_shard

UNMEASURED: Final = "not measured"
TELL_EVERY: Final = 10.0
"""Seconds between two lines about the games of a round."""


def run(
    game: Game, plan: TrainPlan, out: Path, jobs: int, tell: Tell, strength: str = UNMEASURED
) -> tuple[Path, list[CurvePoint]]:
    """Play and fit what is missing; return the net's file and the curve."""
    with TrainFolder(out, plan) as folder:
        net: NetData | None = None
        for round_ in range(plan.rounds):
            _play(folder, plan, round_, net, jobs, tell)
            net = folder.net(round_) or _fit(folder, game, plan, round_, tell)
        assert net is not None
        header = msgspec.structs.replace(net.header, strength=strength)
        final = msgspec.structs.replace(net, header=header)
        return folder.add_net(game.id, final), folder.curve()


def _play(
    folder: TrainFolder, plan: TrainPlan, round_: int, net: NetData | None, jobs: int, tell: Tell
) -> None:
    done = folder.shards(round_)
    shards = [Shard(plan, round_, n, net) for n in range(-(-plan.games // plan.shard))]
    missing = [shard for shard in shards if shard.number not in done]
    if not missing:
        return
    left = sum(len(shard.games()) for shard in missing)
    tell(f"round {round_}: {left} games to play")
    began = told = time.monotonic()
    games = 0
    for played in _played(missing, jobs):
        folder.add(round_, played.number, played.data)
        games += played.games
        now = time.monotonic()
        if now >= told + TELL_EVERY:
            told = now
            rate = games / (now - began)
            soon = span((left - games) / rate)
            tell(f"round {round_}: {games} of {left} games, {pace(rate)}, {soon} left")


def _played(shards: list[Shard], jobs: int) -> Iterator[PlayedShard]:
    return map(play_shard, shards) if jobs == 1 else spread(play_shard, shards, jobs)


def _fit(folder: TrainFolder, game: Game, plan: TrainPlan, round_: int, tell: Tell) -> NetData:
    """From the games of this round and all before it."""
    assert game.features is not None
    began = time.process_time()
    rounds = [folder.samples(n) for n in range(round_ + 1)]
    samples = join([part for parts in rounds for part in parts])
    tell(f"round {round_}: {len(samples)} positions")
    fit = Fit(samples, game.features.size, plan.hidden, plan.secret(round_, "fit"))
    quality = fit.run(plan.epochs, lambda line: tell(f"round {round_}, {line}"))
    spent = time.process_time() - began
    point = CurvePoint(
        round=round_,
        games=plan.games * (round_ + 1),
        positions=len(samples),
        r2=quality.r2,
        hand_r2=quality.hand_r2,
        called=quality.called,
        hand_called=quality.hand_called,
        log_loss=quality.log_loss,
        play_seconds=float(sum(part.seconds.sum() for part in rounds[-1])),
        fit_seconds=spent,
    )
    before = sum(p.play_seconds + p.fit_seconds for p in folder.curve() if p.round < round_)
    seconds = before + point.play_seconds + point.fit_seconds
    shifts, weights, biases = fit.whole()
    how = f"{plan.think} iterations" if plan.think else "one move"
    header = NetHeader(
        rulesets=(game.ruleset,),
        players=plan.players,
        options=tuple(rule_options(options) for options in plan.options),
        features=game.features.version,
        slots=game.features.size,
        hidden=plan.hidden,
        shifts=shifts,
        ahead=plan.ahead,
        trained=(
            f"{point.games} games, {point.positions} positions; round 0 by greedy"
            + (f", 1 to {round_} by nets that think {how}" if round_ else "")
            + f"; seed {plan.seed}; {seconds:.0f} s of CPU time; {quality}"
        ),
        strength=UNMEASURED,
    )
    net = NetData(header, weights, biases)
    folder.add_point(point)
    folder.add_net(f"round-{round_}", net)
    return net
