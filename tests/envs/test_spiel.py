"""OpenSpiel's own suites over every game, information states, resampling and its ISMCTS."""

from __future__ import annotations

import contextlib
import copy
import io
import pickle
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from hypothesis import given, settings
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.tests import games_sim_test

import palazzi
from palazzi.core.errors import BadOption, PalazziError
from palazzi.core.rng import Rng
from palazzi.envs import spiel
from tests.conformance.case import ALL, SEEDS, Case
from tests.envs.cases import CASES, SHORT, SPREAD

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])

FIRST = [case for case in CASES if case.players == 2 and case.variant == 0]
FEW = 200 if ALL else 10
"""States that the suite of the interface looks at."""


def words(case: Case) -> str:
    given = {"players": case.players, **case.options}
    return f"palazzi_{case.game.id}({','.join(f'{key}={value}' for key, value in given.items())})"


def loaded(case: Case) -> Any:
    return pyspiel.load_game(words(case))


def luck(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def play(state: Any, chance: np.random.Generator, most: int) -> list[Any]:
    """The states of a random game in which a seat acts, and its end."""
    found = []
    for _ in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            draws, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choice(draws, p=chances))
        else:
            found.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))
    return [*found, state]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_simulations_of_openspiel(case: Case) -> None:
    """``games_sim_test``: up to 1,000 actions, with copies, pickles and serialised states."""
    np.random.seed(1)  # the suite's own luck
    with contextlib.redirect_stdout(io.StringIO()):
        games_sim_test.GamesSimTest().sim_game(loaded(case))


@pytest.mark.parametrize("case", SHORT, ids=str)
def test_a_random_game_is_checked_at_every_step(case: Case) -> None:
    """``random_sim_test``, a whole game; every state serialised in the trial."""
    pyspiel.random_sim_test(loaded(case), 1, ALL, False)


@pytest.mark.parametrize("case", SPREAD, ids=str)
def test_the_api_test_of_openspiel(case: Case) -> None:
    """On states of a whole game: those that the suite samples itself are all early ones."""

    class Partial(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game = loaded(case)
        game_name = words(case)
        game_type = game.get_type()

        @classmethod
        def setUpClass(cls) -> None:
            states = play(cls.game.new_initial_state(), luck(2), 1000)
            cls.some_states = states[:: 1 + len(states) // FEW]

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Partial).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures, result.errors + result.failures


def is_brief(case: Case) -> bool:
    """A playthrough tells every state to everybody: only those of short games are not a trial."""
    return case in SHORT and case.game.physical


@pytest.mark.parametrize("case", [case for case in CASES if ALL or is_brief(case)], ids=str)
def test_a_playthrough_is_the_same_again(case: Case, tmp_path: Path) -> None:
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(words(case), None, seed=3), encoding="utf-8")
    before, after = generate_playthrough.replay(str(file))
    assert before == after


@pytest.mark.parametrize("case", SPREAD, ids=str)
@settings(max_examples=1)
@given(seed=SEEDS)
def test_worlds_that_a_seat_makes_up_look_the_same_to_it(case: Case, seed: int) -> None:
    """The leak test: information state, observation, tensors and actions, byte for byte."""
    game = loaded(case)
    for state in play(game.new_initial_state(), luck(seed), 150)[::15]:
        for seat in range(case.players):
            world = state.resampled(seat, Rng(seed, 5))
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            for tensor in ("information_state_tensor", "observation_tensor"):
                assert getattr(world, tensor)(seat) == getattr(state, tensor)(seat)
            assert world.legal_actions(seat) == state.legal_actions(seat)


def test_a_world_that_is_made_up_holds_nothing_of_the_others_pasts() -> None:
    """Two states that seat 0 cannot tell apart lead it to equal worlds, whatever others did."""
    state = play(pyspiel.load_game("palazzi_palazzo").new_initial_state(), luck(3), 90)[-1]
    other = state.resampled(0, Rng(1))
    one, two = state.resampled(0, Rng(9)), other.resampled(0, Rng(9))
    for seat in range(2):
        assert one.information_state_string(seat) == two.information_state_string(seat)
    assert str(one) == str(two)


def test_an_information_state_remembers_what_was_decided() -> None:
    """Perfect recall: equal knowledge by another way is another information state."""
    game = pyspiel.load_game("palazzi_firenze")
    states = play(game.new_initial_state(), luck(1), 400)
    for seat in range(2):
        told = [s.information_state_string(seat) for s in states if s.current_player() == seat]
        pasts = [text.rpartition("\n")[2] for text in told]
        assert pasts[0] == ""
        assert len(set(pasts)) == len(pasts)


def test_a_state_that_was_made_up_can_be_copied_and_stored() -> None:
    state = play(pyspiel.load_game("palazzi_palazzo(players=3)").new_initial_state(), luck(2), 90)[
        -1
    ]
    world = state.resample_from_infostate(1, lambda: 0.3)
    for again in (world.clone(), copy.deepcopy(world), pickle.loads(pickle.dumps(world))):
        assert str(again) == str(world)
        for seat in range(3):
            assert again.information_state_string(seat) == world.information_state_string(seat)


def ismcts_bot(game: Any, simulations: int, seed: int) -> Any:
    bot = ismcts.ISMCTSBot(
        game, spiel.Rollouts(1, seed), 2.0, simulations, random_state=np.random.RandomState(seed)
    )
    bot.set_resampler(spiel.resampler(seed))
    return bot


def wins(games: int, simulations: int) -> float:
    """Of OpenSpiel's ISMCTS against random moves in Palazzo, from both seats."""
    game = pyspiel.load_game("palazzi_palazzo")
    won = 0.0
    for number in range(games):
        seat, others = number % 2, luck(number)
        bot = ismcts_bot(game, simulations, number)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                draws, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(others.choice(draws, p=chances))
            elif state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(others.choice(state.legal_actions()))
        won += state.returns()[seat]
    return won / games


def test_ismcts_of_openspiel_plays_through_our_worlds() -> None:
    assert wins(2, 4) > 0


@pytest.mark.trial
def test_ismcts_of_openspiel_beats_random() -> None:
    share = wins(20, 30)
    print(f"ISMCTS with 30 simulations wins {share:.0%} of 20 games")
    assert share >= 0.9


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="palazzo is for 2 to 4 players, not 9"):
        spiel.SpielPalazzo({"players": 9})  # type: ignore[attr-defined]
    with pytest.raises(BadOption, match="Option 'expansion' cannot be 'of'; it takes off, random"):
        spiel.SpielCarrara({"expansion": "of"})  # type: ignore[attr-defined]
    with pytest.raises(PalazziError, match="take no parameters"):
        pyspiel.load_game("palazzi_palazzo").make_py_observer(None, {"colour": 1})
    with pytest.raises(pyspiel.SpielError, match="palazzi_palazo"):
        pyspiel.load_game("palazzi_palazo")
    state = pyspiel.load_game("palazzi_palazzo").new_initial_state()
    with pytest.raises(palazzi.PalazziError, match="is not legal here"):
        state._apply_action(0)
