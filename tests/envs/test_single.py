"""Gymnasium's own checks over every game, bots in the other seats, and several games at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.core.errors import BadBot, BadOption, Illegal
from palazzi.core.rng import Rng
from palazzi.envs.single import SeatEnv, vector_env
from tests.conformance.case import Case
from tests.envs.cases import CASES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_checks_of_gymnasium(case: Case) -> None:
    env = SeatEnv(case.game, case.players, options=case.options, seat="any")
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("name", palazzi.game_ids())
def test_the_checks_pass_for_what_make_makes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With every render mode, and with rewards in points."""
    made = f"palazzi/{name.title()}-v{palazzi.game(name).version}"
    check_env(gymnasium.make(made, reward="lead", players=4).unwrapped)
    assert "Player 3" in capsys.readouterr().out


def test_a_seed_deals_as_play_does() -> None:
    """A greedy bot in the own seat plays the very game that it plays without an environment."""
    record = palazzi.play(palazzi.game("palazzo"), ["greedy"] * 3, seed=7)
    expected = palazzi.replay(record).outcome()
    env = SeatEnv("palazzo", players=3, opponents="greedy", seat=1)
    bot = make_bot("greedy", env.game, Rng(7, 2))
    _, info = env.reset(seed=7)
    over = False
    while not over:
        knowledge = env.game.knowledge(env._seeded.state, 1)
        _, worth, over, _, info = env.step(bot.choose(knowledge))
    assert expected is not None
    assert tuple(info["scores"]) == expected.scores
    assert worth == (1 / len(expected.winners) if 1 in expected.winners else 0)


def test_any_seat_is_another_one_in_each_game() -> None:
    env = SeatEnv("carrara", players=4, seat="any")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_an_illegal_action_loses_or_raises() -> None:
    for illegal in ("lose", "raise"):
        env = SeatEnv("firenze", illegal=illegal)
        told, _ = env.reset(seed=2)
        wrong = int(np.flatnonzero(told["action_mask"] == 0)[0])
        if illegal == "raise":
            with pytest.raises(Illegal, match="Choose an action whose mask is 1"):
                env.step(wrong)
        else:
            _, worth, over, _, info = env.step(wrong)
            assert (worth, over) == (-1, True)
            assert info["illegal"].startswith("Choose an action whose mask is 1: '")


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(BadBot, match=r"There is no bot 'gredy'; did you mean 'greedy'\?"):
        SeatEnv("palazzo", opponents="gredy")
    with pytest.raises(BadOption, match="3 players have 2 opponents, not 1; name one bot for each"):
        SeatEnv("palazzo", players=3, opponents=["greedy"])
    with pytest.raises(BadOption, match="There is no seat 2; seats count from 0 to 1"):
        SeatEnv("palazzo", seat=2)
    with pytest.raises(BadOption, match="An illegal action can lose or raise, not 'win'"):
        SeatEnv("palazzo", illegal="win")


@pytest.mark.parametrize("mode", AutoresetMode)
def test_games_side_by_side_begin_anew_as_the_mode_says(mode: AutoresetMode) -> None:
    envs = vector_env("carrara", 3, mode, players=2)
    assert envs.metadata["autoreset_mode"] is mode
    luck = np.random.default_rng(1)
    told, _ = envs.reset(seed=5)

    def step() -> tuple[np.ndarray, dict[str, np.ndarray]]:
        nonlocal told
        masks = told["action_mask"]
        actions = [luck.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
        told, _, ended, _, info = envs.step(np.array(actions))
        return ended, info

    ended, info = step()
    while not ended.any():
        ended, info = step()
    masks = told["action_mask"].any(axis=1)
    if mode is AutoresetMode.SAME_STEP:
        assert masks.all()
        assert (info["_final_info"] == ended).all()
    elif mode is AutoresetMode.NEXT_STEP:
        assert (masks == ~ended).all()
        step()
        assert told["action_mask"].any(axis=1).all()
    else:
        assert (masks == ~ended).all()
        told, _ = envs.reset(options={"reset_mask": ended})
        assert told["action_mask"].any(axis=1).all()


def test_gymnasium_makes_several_at_once() -> None:
    envs = gymnasium.make_vec("palazzi/Palazzo-v1", num_envs=2, vectorization_mode="sync")
    told, _ = envs.reset(seed=1)
    assert told["observation"].shape == (2, 897)
