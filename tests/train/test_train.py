"""A small training: the same twice, resumed after a kill, and one sentence for what cannot be."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import palazzi
from palazzi.bots.net import Net
from palazzi.bots.net_file import read_net
from palazzi.core.errors import BadOption, BadResults
from palazzi.core.features import Features
from palazzi.train.fit import SPREAD, Fit
from palazzi.train.folder import TrainFolder
from palazzi.train.plan import TrainPlan, make_plan
from palazzi.train.run import run
from palazzi.train.samples import Samples, join, read_samples
from palazzi.train.selfplay import Shard, play_shard
from tests.command import call_cli

GAME = palazzi.game("palazzo")
PLAN = make_plan(GAME, rounds=2, games=10, shard=5, epochs=1, keep=0.1)


def nobody(line: str) -> None:
    """Listens to nothing."""


def played(tmp_path: Path, plan: TrainPlan = PLAN) -> Samples:
    with TrainFolder(tmp_path, plan) as folder:
        folder.add(0, 0, play_shard(Shard(plan, 0, 0, None)).data)
        return folder.samples(0)[0]


def test_a_training_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    whole, _ = run(GAME, PLAN, tmp_path / "whole", 1, nobody)
    parts = tmp_path / "parts"

    def killed_at(words: str) -> Callable[[str], None]:
        def tell(line: str) -> None:
            if words in line:
                raise KeyboardInterrupt

        return tell

    for words in ("round 0: 10 games", "round 0, epoch 1", "round 1: 10 games"):
        with pytest.raises(KeyboardInterrupt):
            run(GAME, PLAN, parts, 1, killed_at(words))
    before = sorted((parts / "games").iterdir())
    assert len(before) == 2, "the first round was kept"
    resumed, curve = run(GAME, PLAN, parts, 1, nobody)
    assert [point.round for point in curve] == [0, 1]
    net, again = read_net(whole), read_net(resumed)
    assert (net.weights, net.biases) == (again.weights, again.biases)
    assert net.header.strength == "not measured"


def test_more_rounds_go_on_and_another_plan_is_refused(tmp_path: Path) -> None:
    played(tmp_path)
    with TrainFolder(tmp_path, make_plan(GAME, rounds=9, games=10, shard=5, epochs=1, keep=0.1)):
        pass
    other = make_plan(GAME, rounds=2, games=20, shard=5, epochs=1, keep=0.1)
    with pytest.raises(BadResults, match="another training, with a different games"):
        TrainFolder(tmp_path, other)


def test_a_damaged_file_of_positions_says_what_to_do(tmp_path: Path) -> None:
    played(tmp_path)
    file = next((tmp_path / "games").iterdir())
    file.write_bytes(file.read_bytes()[:100])
    with pytest.raises(BadResults, match="delete it, and its games are played again"):
        read_samples(file)


def test_what_became_of_positions_adds_up(tmp_path: Path) -> None:
    samples = played(tmp_path)
    assert len(samples) > 50
    assert len(samples) % 2 == 0, "both seats of each position"
    assert np.allclose(samples.win[::2] + samples.win[1::2], 1)
    assert np.allclose(samples.lead[::2], -samples.lead[1::2])
    both = join([samples, samples])
    assert len(both) == 2 * len(samples)
    rows = np.array([3, len(samples) + 3])
    row, slot, value = both.pick(rows)
    assert (slot[row == 0] == slot[row == 1]).all()
    assert (value[row == 0] == value[row == 1]).all()


def test_the_net_in_whole_numbers_says_what_was_fitted(tmp_path: Path) -> None:
    """Within a tenth of a point, on the positions that it learned from."""
    samples = played(tmp_path)
    assert GAME.features is not None
    fit = Fit(samples, GAME.features.size, (32, 16), 1)
    fit.run(20, nobody)
    rows = np.arange(0, len(samples), 7)
    heads = fit.layers.forward(fit._inputs(rows))[2]
    shifts, weights, biases = fit.whole()
    net = Net(GAME.features.size, (32, 16), shifts, weights, biases)
    for number, head in zip(rows, heads, strict=True):
        features = Features()
        row = np.array([number])
        for slot, value in zip(*samples.pick(row)[1:], strict=True):
            features.put(int(slot), int(value))
        net.ask(features)
        assert abs(net.head(0) - SPREAD * head[0]) < 0.1
        assert abs(net.head(1) - head[1]) < 0.01


def test_a_search_plays_too(tmp_path: Path) -> None:
    """Its chances are targets beside the outcome."""
    first = make_plan(GAME, rounds=1, games=20, shard=10, epochs=1, keep=0.1)
    run(GAME, first, tmp_path, 1, nobody)
    net = read_net(tmp_path / "palazzo.net")
    plan = make_plan(GAME, rounds=2, games=2, shard=1, think=4, keep=0.5)
    shard = play_shard(Shard(plan, 1, 0, net))
    (tmp_path / "some.npz").write_bytes(shard.data)
    searched = read_samples(tmp_path / "some.npz").searched
    known = searched[~np.isnan(searched)]
    assert len(known) > 4
    assert ((known >= 0) & (known <= 1)).all()


def test_a_game_without_features_or_of_hands_cannot_be_trained() -> None:
    with pytest.raises(BadOption, match="writes no features"):
        make_plan(palazzi.game("asta"))
    done = call_cli("train", "paletti")
    assert done.returncode == 2
    assert done.stderr == (
        "palazzi: paletti is won by hand as well as by choice, and self-play has no hands; "
        "train another game.\n"
    )
