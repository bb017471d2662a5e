"""The small nouns of the core: options, outcome, registry, errors, dealers, records by hand.

The game is the smallest there is, so that none of the house's rules can break these tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import palazzi
from palazzi.bots.bot import make_bot
from palazzi.core.actions import ActionTable, Verb
from palazzi.core.dealer import SeededDealer
from palazzi.core.errors import (
    BadBot,
    BadOption,
    BadRecord,
    Illegal,
    Malformed,
    NotYourTurn,
    PalazziError,
    Stale,
    UnknownGame,
    UnknownVersion,
)
from palazzi.core.options import Option, read_options
from palazzi.core.outcome import rank
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.testing import ScriptedDealer, begin, dealt
from tests.command import HERE


def test_the_public_names_work_as_the_design_says() -> None:
    game = palazzi.game("asta")
    assert (game.id, game.version, list(game.players)) == ("asta", 2, [2, 3, 4])
    state = game.new(players=3, options={})
    assert state.actor == palazzi.CHANCE
    action, weight = state.chance()[0]
    assert weight > 0
    assert game.parse(game.text(action)) == action
    state.apply(action)
    assert state.clone().to_json() == state.to_json()
    record = palazzi.play(game, bots=["greedy", "random", "random"], seed=7)
    end = palazzi.replay(palazzi.Record.from_text(record.to_text()))
    assert end.actor == palazzi.OVER
    assert end.outcome() is not None
    assert len(end.scores()) == 3


def test_games_are_found_by_id_and_version() -> None:
    assert palazzi.game("asta") is palazzi.game("asta@2")
    assert palazzi.game("asta@1") is not palazzi.game("asta")
    with pytest.raises(UnknownGame):
        palazzi.game("go")
    with pytest.raises(UnknownVersion):
        palazzi.game("asta@0")
    with pytest.raises(UnknownVersion):
        palazzi.game("asta@x")


@given(keys=st.lists(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=5))
def test_ranks_are_one_more_than_those_who_are_better(keys: list[tuple[int, ...]]) -> None:
    ranks = rank(keys)
    assert 1 in ranks
    for a, b in product(range(len(keys)), repeat=2):
        assert (keys[a] > keys[b]) == (ranks[a] < ranks[b])


def test_options_are_read_from_values_and_from_words() -> None:
    known = [
        Option("aid", (True, False), False),
        Option("seals", (0, 5, 7), 5),
        Option("mode", ("a", "b"), "a"),
    ]
    assert read_options(known, None) == {"aid": False, "seals": 5, "mode": "a"}
    assert read_options(known, {"aid": "on", "seals": "7", "mode": " B "}) == {
        "aid": True,
        "seals": 7,
        "mode": "b",
    }
    assert read_options(known, {"aid": True, "seals": 0})["seals"] == 0
    for bad in (
        {"aid": "maybe"},
        {"seals": 6},
        {"seals": True},
        {"aid": 1},
        {"mode": "c"},
        {"x": 1},
    ):
        with pytest.raises(BadOption):
            read_options(known, bad)


def test_a_table_that_is_misnumbered_or_ambiguous_is_refused() -> None:
    with pytest.raises(ValueError, match="must start at 1"):
        ActionTable((Verb("a", 0), Verb("b", 2)))
    with pytest.raises(ValueError, match="share a text"):
        ActionTable((Verb("a", 0), Verb("a", 1)))


def test_errors_say_whose_fault_it_was() -> None:
    assert issubclass(BadRecord, Malformed)
    assert issubclass(Malformed, PalazziError)
    assert "seat 2 has to act" in str(NotYourTurn(1, 2))
    assert "no player has to act" in str(NotYourTurn(1, -1))
    stale = Stale(3, 5)
    assert (stale.expected, stale.current) == (3, 5)
    game = palazzi.game("asta")
    state = dealt(game, 2)
    with pytest.raises(Illegal) as refused:
        game.apply_text(state, "deal 1")
    assert str(refused.value) == "'deal 1' is not legal here (rule AS-2)."
    assert refused.value.rule == "AS-2"


def test_dealers_draw_by_weight_or_by_script() -> None:
    game = palazzi.game("asta")
    state = game.new(2)
    dealer = SeededDealer(Rng(3))
    assert {dealer.draw(state) for _ in range(200)} == set(state.legal())
    scripted = ScriptedDealer(game, ["deal 7", "deal 20"])
    state.apply(scripted.draw(state))
    state.apply(scripted.draw(state))
    assert begin(game, 2, "deal 7", "deal 20").to_json() == state.to_json()
    with pytest.raises(AssertionError):
        ScriptedDealer(game, ["deal 7"]).draw(state)


def test_a_bot_of_no_name_is_refused() -> None:
    with pytest.raises(BadBot, match="did you mean 'greedy'"):
        make_bot("gredy", palazzi.game("asta"), Rng(1))


def test_a_record_of_another_ruleset_is_refused() -> None:
    record = Record("asta@7", 2)
    with pytest.raises(BadRecord, match="not of asta@2"):
        record.replay(palazzi.game("asta"))


def test_the_switch_runs_the_sources() -> None:
    code = "import palazzi.core.state as s; print(s.__file__.endswith('.py'))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PALAZZI_PURE": "1", "PYTHONPATH": str(HERE)},
    )
    assert done.stdout.strip() == "True"


def test_no_public_name_hides_a_package() -> None:
    assert palazzi.games.__name__ == "palazzi.games"
