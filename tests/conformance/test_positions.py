"""Positions: invariants at every step, clones, JSON, the end."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from palazzi.core.errors import Illegal
from palazzi.core.invariants import outcome_violations, violations
from palazzi.core.state import CHANCE, OVER
from palazzi.core.view import canonical
from tests.conformance.case import SEEDS, Case


@settings(max_examples=3)
@given(seed=SEEDS)
def test_every_invariant_holds_at_every_step(case: Case, seed: int) -> None:
    pieces = case.new().census()
    assert sum(pieces.values()) > 0
    state = case.new()
    for state, _ in case.steps(seed):
        assert list(violations(case.game, state, pieces)) == []
    assert list(violations(case.game, state, pieces)) == []
    assert list(outcome_violations(state)) == []


def test_a_game_begins_with_chance_and_ends_within_its_bound(case: Case) -> None:
    assert case.new().actor == CHANCE
    taken = sum(1 for _ in case.steps(1))  # the generator itself asserts the bound
    assert 10 < taken < case.game.longest(case.players)


@settings(max_examples=2)
@given(seed=SEEDS)
def test_clones_are_equal_and_independent(case: Case, seed: int) -> None:
    for state, action in case.sampled(seed):
        before = canonical(state.to_json())
        clone = state.clone()
        assert canonical(clone.to_json()) == before
        assert clone.fingerprint() == state.fingerprint()
        clone.apply(action)
        assert canonical(state.to_json()) == before
        other = state.clone()
        state.clone().apply(action)
        assert canonical(other.to_json()) == before


@settings(max_examples=2)
@given(seed=SEEDS)
def test_json_round_trips_and_plays_on_alike(case: Case, seed: int) -> None:
    for state, action in case.sampled(seed):
        again = case.game.from_json(json.loads(canonical(state.to_json())))
        assert canonical(again.to_json()) == canonical(state.to_json())
        assert again.fingerprint() == state.fingerprint()
        assert again.legal() == state.legal()
        assert again.chance() == state.chance()
        again.apply(action)
        expected = state.clone()
        expected.apply(action)
        assert canonical(again.to_json()) == canonical(expected.to_json())


def test_what_is_not_legal_is_refused_with_a_rule_and_changes_nothing(case: Case) -> None:
    prefix = case.game.prompt(case.new())["rules"][0].partition("-")[0] + "-"
    for state, _ in case.sampled(3, 40):
        before = canonical(state.to_json())
        legal = set(state.legal())
        for action in case.game.actions:
            if action not in legal:
                rule = case.game.why_not(state, action)
                assert rule is not None, case.game.text(action)
                assert rule.startswith(prefix)
        wrong = next(a for a in case.game.actions if a not in legal)
        with pytest.raises(Illegal) as refused:
            state.apply(wrong)
        assert refused.value.rule.startswith(prefix)
        assert canonical(state.to_json()) == before


def test_a_finished_game_explains_itself(case: Case) -> None:
    state = case.new()
    for state, _ in case.steps(11):
        assert state.outcome() is None
    assert state.actor == OVER
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners
    assert outcome.rule
    with pytest.raises(Illegal):
        state.apply(0)


def test_evaluation_is_finite_everywhere_and_leaves_the_position_alone(case: Case) -> None:
    for state, _ in case.sampled(5):
        before = state.fingerprint()
        for seat in range(case.players):
            assert abs(state.evaluate(seat)) < 10_000
        assert state.fingerprint() == before
