"""Observations: documented, fair and versioned; and positions to look at in notebooks."""

from __future__ import annotations

import json
import subprocess
import sys
from xml.etree import ElementTree

import numpy as np
import pytest
from hypothesis import given, settings

import palazzi
from palazzi.core.errors import BadOption, Unavailable
from palazzi.core.features import Features
from palazzi.core.rng import Rng
from palazzi.core.view import SPECTATOR, canonical
from palazzi.envs import need
from palazzi.envs.observation import Observation, Past, information_state
from palazzi.envs.showing import ShownPosition
from palazzi.testing import dealt
from tests.conformance.case import SEEDS, Case
from tests.envs.cases import CASES, SPREAD


@pytest.mark.parametrize("case", CASES, ids=str)
@settings(max_examples=1)
@given(seed=SEEDS)
def test_a_seat_is_told_the_same_in_all_worlds_it_cannot_tell_apart(case: Case, seed: int) -> None:
    """The leak test: observation, mask and information state, byte for byte."""
    game, rng = case.game, Rng(seed, 3)
    observation = Observation(game)
    past = Past("whatever it did")
    for state, _ in case.sampled(seed, 10):
        for seat in range(case.players):
            world = game.resample(json.loads(canonical(game.knowledge(state, seat))), rng)
            assert observation.write(world, seat).tobytes() == (
                observation.write(state, seat).tobytes()
            )
            assert observation.mask(world, seat).tobytes() == (
                observation.mask(state, seat).tobytes()
            )
            told = information_state(game, state, seat, past)
            assert information_state(game, world, seat, past) == told


@pytest.mark.parametrize("case", SPREAD, ids=str)
def test_an_observation_is_the_features_in_their_slots(case: Case) -> None:
    observation = Observation(case.game)
    for state, _ in case.sampled(2, 15):
        features = Features()
        state.features_into(1, features)
        vector = observation.write(state, 1)
        assert vector.dtype == np.int16
        assert {int(i): int(vector[i]) for i in np.flatnonzero(vector)} == features.pairs()
        mask = observation.mask(state, int(state.actor)) if state.actor >= 0 else None
        assert mask is None or list(np.flatnonzero(mask)) == state.legal()


@pytest.mark.parametrize("name", palazzi.game_ids())
def test_every_slot_is_documented(name: str) -> None:
    observation = Observation(palazzi.game(name))
    assert observation.version == f"{name}-obs@1"
    end = 0
    for row in observation.rows:
        assert row.first == end
        assert row.words
        end += row.size * (4 if row.seats else 1)
    assert end == observation.size


@pytest.mark.parametrize("name", palazzi.game_ids())
def test_a_position_shows_itself_in_a_notebook(name: str) -> None:
    game = palazzi.game(name)
    shown = ShownPosition(game, dealt(game, 3), 1)
    text = str(shown)
    assert "Player 2" in text
    html = shown._repr_html_()
    assert html.startswith("<pre")
    assert "Player 2" in html
    drawn = ElementTree.fromstring(shown._repr_svg_())
    lines = [node.text for node in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert lines == [line for line in text.split("\n") if line.strip()]
    pixels = shown.picture()
    assert pixels.dtype == np.uint8
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 2, "something is drawn"


def test_what_is_shown_holds_no_hands_of_others() -> None:
    game = palazzi.game("palazzo")
    state = dealt(game, 2)
    own, watched = (str(ShownPosition(game, state, seat)) for seat in (0, SPECTATOR))
    assert own.count("Hand:") == 1
    assert "Hand:" not in watched


def test_a_game_without_features_has_no_observation() -> None:
    with pytest.raises(BadOption, match="asta declares no features, so it has no observation"):
        Observation(palazzi.game("asta"))


def test_a_missing_extra_is_named() -> None:
    with pytest.raises(Unavailable, match=r"pip install 'palazzi\[envs\]' installs it"):
        need("no_such_package", "envs", "PettingZoo's interface")


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("aec", "pettingzoo", "envs"),
        ("single", "gymnasium", "envs"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_an_import_without_the_extra_is_a_sentence(module: str, package: str, extra: str) -> None:
    program = f"""
import sys, importlib.util
import importlib.machinery as m
find = m.PathFinder.find_spec
m.PathFinder.find_spec = classmethod(
    lambda cls, name, *rest: None if name == {package!r} else find(name, *rest)
)
from palazzi.core.errors import Unavailable
try:
    import palazzi.envs.{module}
except Unavailable as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip().endswith(f"pip install 'palazzi[{extra}]' installs it.")


def test_the_product_needs_none_of_the_extras() -> None:
    """Heavy packages are imported by the modules that need them alone."""
    program = """
import sys, palazzi, palazzi.envs, palazzi.envs.observation, palazzi.cli
print([name for name in ("gymnasium", "pettingzoo", "pyspiel") if name in sys.modules])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[]\n"
