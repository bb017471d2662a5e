"""PettingZoo's own suite over every game, and what it does not ask: whole games, seeds, errors."""

from __future__ import annotations

import contextlib
import io
from itertools import pairwise
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    render_test,
    seed_test,
    state_test,
)

import palazzi
from palazzi.core.errors import BadAction, BadOption, Illegal, UnknownGame
from palazzi.envs import aec
from tests.conformance.case import Case
from tests.envs.cases import CASES, SPREAD

pytestmark = [
    # It says so of any game with action masks, unless it knows the game by name.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # when it is over
]


def made(case: Case, **how: Any) -> Any:
    return aec.env(case.game, players=case.players, options=case.options, **how)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_suite_of_pettingzoo(case: Case) -> None:
    def parallel() -> Any:
        return aec.parallel_env(case.game, players=case.players, options=case.options)

    with contextlib.redirect_stdout(io.StringIO()):
        api_test(made(case), num_cycles=20)
        seed_test(lambda: made(case), num_cycles=15)
        state_test(made(case), parallel(), num_cycles=5)
        parallel_api_test(parallel(), num_cycles=20)


@pytest.mark.parametrize("name", palazzi.game_ids())
def test_positions_are_rendered(name: str) -> None:
    with contextlib.redirect_stdout(io.StringIO()) as said:
        render_test(lambda **how: aec.env(name, players=3, **how))
    assert "Player 1" in said.getvalue()


@pytest.mark.parametrize("case", SPREAD, ids=str)
def test_a_whole_game_is_paid_at_its_end(case: Case) -> None:
    for reward in ("win", "lead"):
        env = made(case, reward=reward)
        env.reset(seed=3)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        luck = np.random.default_rng(2)
        for agent in env.agent_iter():
            told, worth, is_over, is_cut_off, _ = env.last()
            paid[agent] += worth
            assert not is_cut_off
            if is_over:
                assert not told["action_mask"].any()
                env.step(None)
            else:
                assert worth == 0
                env.step(luck.choice(np.flatnonzero(told["action_mask"])))
        assert not env.agents
        assert sum(paid.values()) == pytest.approx(1 if reward == "win" else 0)


def test_a_turn_of_several_actions_is_one_agent_s() -> None:
    env = aec.env("palazzo", players=3)
    env.reset(seed=1)
    agents = []
    for agent in env.agent_iter(200):
        agents.append(agent)
        told, _, is_over, _, _ = env.last()
        env.step(None if is_over else env.action_space(agent).sample(told["action_mask"]))
    assert any(one == other for one, other in pairwise(agents))
    assert set(agents) == set(env.possible_agents)


def test_a_game_can_be_cut_off() -> None:
    env = pettingzoo.make("aec", "palazzi/Palazzo-v1", players=2, max_cycles=4)
    env.reset(seed=1)
    for agent in env.agent_iter(4):
        env.step(env.action_space(agent).sample())
    assert all(env.truncations.values())
    assert not any(env.rewards.values())


def test_every_ruleset_is_registered_for_make() -> None:
    for name in palazzi.game_ids():
        made = f"palazzi/{name.title()}-v{palazzi.game(name).version}"
        env = pettingzoo.make("aec", made, players=4)
        env.reset(seed=1)
        assert env.unwrapped.game is palazzi.game(name)
        assert env.unwrapped.version == f"{name}-obs@1"
        assert pettingzoo.make("parallel", made).reset(seed=1)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'palazo'; did you mean 'palazzo'\?"):
        aec.env("palazo")
    with pytest.raises(BadOption, match="palazzo is for 2 to 4 players, not 7"):
        aec.env("palazzo", players=7)
    with pytest.raises(BadOption, match=r"There is no reward 'wins'; did you mean 'win'\?"):
        aec.env("palazzo", reward="wins")
    with pytest.raises(BadOption, match="There is no render mode 'oil'; there are human, ansi"):
        aec.env("palazzo", render_mode="oil")
    env = aec.env("palazzo")
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    wrong = int(np.flatnonzero(mask == 0)[0])
    with pytest.raises(Illegal, match=r"Choose an action whose mask is 1: '.*' is not legal here"):
        env.step(wrong)
    with pytest.raises(BadAction):
        env.step(99999)
    with pytest.raises(BadOption, match=r"An action is a number from 0 to \d+, not 'bid'; choose"):
        env.step("bid")
    assert (env.last()[0]["action_mask"] == mask).all(), "nothing changed"
