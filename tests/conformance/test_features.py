"""Features: fair, declared, the same for the same position, whoever sits where, compiled or not."""

from __future__ import annotations

import json
from functools import cache

import pytest
from hypothesis import given, settings

from palazzi.core.features import MOST_PAIRS, Features
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.state import State
from tests.command import run_python
from tests.conformance.case import SEEDS, Case, every

pytestmark = [pytest.mark.featured, pytest.mark.spread]

OFTEN = 60
"""Positions of a game that are looked at."""


def written(state: State, seat: int) -> dict[int, int]:
    """What the seat is told."""
    features = Features()
    state.features_into(seat, features)
    assert 0 < features.size < MOST_PAIRS
    return features.pairs()


@settings(max_examples=2)
@given(seed=SEEDS)
def test_they_are_the_same_in_all_worlds_that_look_the_same(case: Case, seed: int) -> None:
    """The leak test: a seat's features follow from what it may know."""
    rng = Rng(seed, 7)
    for state, _ in case.sampled(seed, OFTEN):
        for seat in range(case.players):
            world = case.game.resample(case.game.knowledge(state, seat), rng)
            assert written(world, seat) == written(state, seat)


def test_equal_positions_are_written_alike_and_within_the_declared_slots(case: Case) -> None:
    table = case.game.features
    assert table is not None
    assert table.version.startswith(f"{case.game.id}-features@")
    for state, _ in case.sampled(3, OFTEN):
        again = case.game.from_json(json.loads(json.dumps(state.to_json())))
        for seat in range(case.players):
            told = written(state, seat)
            assert told == written(again, seat) == written(state.clone(), seat)
            assert min(told) >= 0
            assert max(told) < table.size
            assert all(abs(value) < 2**15 for value in told.values())


def test_every_slot_has_a_name_of_its_own(case: Case) -> None:
    table = case.game.features
    assert table is not None
    names = [table.name(slot) for slot in range(table.size)]
    assert len(set(names)) == table.size
    assert all(block.words for block in table.blocks)
    with pytest.raises(IndexError):
        table.name(table.size)


def test_they_do_not_depend_on_what_the_seats_are_called(case: Case) -> None:
    """The same game, with everybody one or more seats further on."""
    for shift in range(1, case.players):
        twin = case.new()
        for number, (state, action) in enumerate(case.steps(5 + shift)):
            if number % 7 == 0:
                for seat in range(case.players):
                    moved = (seat + shift) % case.players
                    assert written(twin, moved) == written(state, seat)
            twin.apply(renamed(case, action, shift))


def renamed(case: Case, action: int, shift: int) -> int:
    """The action as the twin has it: seats that it names are others."""
    structure = case.game.actions.structure(action)
    if "seat" in structure:
        structure["seat"] = str((int(structure["seat"]) + shift) % case.players)
    return case.game.actions.from_structure(structure)


def test_different_seats_are_told_different_things(case: Case) -> None:
    told = [
        [written(state, seat) for seat in range(case.players)]
        for state, _ in case.sampled(4, 20)
        if state.actor >= 0
    ]
    assert all(len({str(one) for one in seats}) == case.players for seats in told)


WRITTEN = """
import json, sys, palazzi
from palazzi.core.features import Features
from palazzi.core.playout import is_compiled
from palazzi.games import REGISTRY
assert not is_compiled()
for line in sys.stdin:
    ruleset, position = json.loads(line)
    state = REGISTRY.get(ruleset).from_json(position)
    features = Features()
    state.features_into(0, features)
    ids, values = features.ids, features.values
    print(json.dumps([[int(ids[i]), int(values[i])] for i in range(features.size)]))
"""


def some_positions(case: Case) -> list[State]:
    """Early, late and in between."""
    return [state.clone() for state, _ in case.sampled(6, 12)]


@cache
def interpreted(game: Game) -> list[str]:
    """What is written in all cases of a ruleset; starting a process takes the longest."""
    lines = [
        json.dumps([game.ruleset, state.to_json()])
        for case in every(game)
        for state in some_positions(case)
    ]
    return run_python(WRITTEN, "\n".join(lines), PALAZZI_PURE="1").splitlines()


def test_compiled_and_interpreted_write_the_same(case: Case) -> None:
    cases = every(case.game)
    first = sum(len(some_positions(other)) for other in cases[: cases.index(case)])
    for number, state in enumerate(some_positions(case)):
        features = Features()
        state.features_into(0, features)
        pairs = [[int(features.ids[i]), int(features.values[i])] for i in range(features.size)]
        assert json.dumps(pairs) == interpreted(case.game)[first + number]
