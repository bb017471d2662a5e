"""Fairness: a seat sees, knows and is asked the same in all worlds it cannot tell apart."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from palazzi.core.view import SPECTATOR, canonical
from palazzi.table.steps import edited, steps
from tests.conformance.case import SEEDS, Case


@pytest.mark.spread
@settings(max_examples=3)
@given(seed=SEEDS)
def test_resampled_worlds_look_the_same_to_the_seat(case: Case, seed: int) -> None:
    game = case.game
    rng = Rng(seed, 7)
    pieces = case.new().census()
    for state, action in case.sampled(seed, 80):
        for seat in case.viewers:
            known = canonical(game.knowledge(state, seat))
            world = game.resample(json.loads(known), rng)
            assert canonical(game.knowledge(world, seat)) == known
            assert game.view(world, seat) == game.view(state, seat)
            assert game.prompt(world, seat) == game.prompt(state, seat)
            assert world.actor == state.actor
            assert world.census() == pieces
            if seat == state.actor:
                assert world.legal() == state.legal()
                for _ in range(8):  # nor does it learn anything from why it may not do something
                    other = rng.below(len(game.actions))
                    assert game.why_not(world, other, seat) == game.why_not(state, other, seat)
            if world.allows(action):
                told = game.report(state, action, seat)
                assert game.report(world, action, seat) == told


@pytest.mark.spread
@settings(max_examples=3)
@given(seed=SEEDS)
def test_resampled_worlds_can_be_played_to_the_end(case: Case, seed: int) -> None:
    rng = Rng(seed, 8)
    for state, _ in case.sampled(seed, 10):
        seat = state.actor if state.actor >= 0 else SPECTATOR
        world = case.game.resample(case.game.knowledge(state, seat), rng)
        assert Playout(rng).run(world, case.game.longest(case.players))


@pytest.mark.spread
@settings(max_examples=1)
@given(seed=SEEDS)
def test_steps_lead_from_view_to_view(case: Case, seed: int) -> None:
    """Whatever is taken in a row: the changes end in the view, and the sentences are the log's."""
    game, record = case.game, case.record(seed)
    for seat in case.viewers:
        state = record.begin(game)
        for first in range(0, min(len(record.entries), 160), 23):
            some = record.entries[first : first + 23]
            view = game.sent_view(state, seat)
            film = list(steps(game, state, some, first, seat))
            for step in film:
                view = edited(view, step["change"])
            assert not film or canonical(view) == canonical(game.sent_view(state, seat))
            assert all(step["message"] is not None for step in film)
            assert len(film) <= len(some)


@pytest.mark.spread
def test_a_view_is_plain_data_that_names_its_seat(case: Case) -> None:
    for state, _ in case.sampled(4, 40):
        for seat in case.viewers:
            view = case.game.view(state, seat)
            assert json.loads(canonical(view)) == view
            assert view["game"] == case.game.ruleset
            assert view["seat"] == seat
            assert view["actor"] == state.actor
            assert view["players"] == case.players
            assert view["options"].keys() == {option.key for option in case.game.options}


@pytest.mark.spread
def test_a_view_is_contained_in_the_knowledge_and_holds_no_memory(case: Case) -> None:
    for state, _ in case.sampled(4, 40):
        for seat in case.viewers:
            view, known = case.game.view(state, seat), case.game.knowledge(state, seat)
            assert "memory" not in view
            assert known == {**view, "memory": known["memory"]}
            assert json.loads(canonical(known)) == known
            assert not view.keys() & known["memory"].keys()


@pytest.mark.spread
def test_resampling_differs_where_something_is_hidden(case: Case) -> None:
    """If every resampled world were the true one, a view would hold what it must not."""
    rng = Rng(9)
    worlds: set[int] = set()
    truth: set[int] = set()
    for state, _ in case.sampled(6, 40):
        truth.add(state.fingerprint())
        known = case.game.knowledge(state, SPECTATOR)
        worlds |= {case.game.resample(known, rng).fingerprint() for _ in range(3)}
    hidden = case.game.has_hidden_information
    assert bool(worlds - truth) == hidden


def test_at_the_end_nothing_is_hidden(case: Case) -> None:
    state = list(case.steps(6))[-1][0]  # the live position, by now the last one
    seen = {canonical({**case.game.view(state, seat), "seat": 0}) for seat in case.viewers}
    assert len(seen) == 1
