"""Decisions that belong to no other chapter: PZ-9.7, PZ-9.8, and the answers to "why not?"."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.core.state import OVER, State
from palazzi.games.palazzo.actions import ACTIONS
from palazzi.testing import random_game
from tests.rules.palazzo.helpers import PALAZZO, legal, look, play, refused, rigged, scene


def test_turning_up_tiles_is_always_legal() -> None:
    """PZ-9.7: without a card, a palace, or money to take."""
    state = scene(hands=["", ""], stock="")
    assert legal(state) == ["tiles"]


@settings(max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_every_game_ends_within_24_draws_and_nobody_is_stuck(seed: int, players: int) -> None:
    """PZ-9.7: 43 tiles and 5 riders in twos; and PZ-1: no piece is ever lost."""
    draws, census = 0, PALAZZO.new(players).census()
    last: State | None = None
    for state, action in random_game(PALAZZO, players, seed):
        assert state.legal(), "somebody has nothing to do"
        if state.actor >= 0 and look(state)["phase"] == "turning":
            assert "tiles" in legal(state)
            assert state.census() == census
        draws += PALAZZO.text(action) == "tiles"
        last = state
    assert last is not None
    assert last.actor == OVER
    assert last.census() == census
    assert draws <= 24


def test_the_last_pair_holds_the_fifth_rider() -> None:
    """PZ-9.7: with nothing but riders left they are all that is drawn."""
    state = scene(stacks=[], riders=3)
    play(state, "tiles")
    assert state.chance() == [(PALAZZO.parse("rider"), 2)]
    play(state, "rider", "rider")
    assert state.actor == OVER


def quiet(turns: int) -> State:
    """A rich table after that many turns without tiles."""
    return scene(hands=["red3 red4", "grey3 grey4"], palaces=[["brick-1-1"], []], quiet=turns)


def test_after_thirty_quiet_turns_tiles_must_be_turned_up() -> None:
    """PZ-9.8"""
    assert legal(quiet(29)) == ["money", "tiles", "renovate"]
    state = quiet(30)
    assert legal(state) == ["tiles"]
    assert refused(state, "money") == "PZ-9.8"
    assert refused(state, "renovate") == "PZ-9.8"


def test_an_edition_says_how_many_quiet_turns() -> None:
    """PZ-9.8: the figure is ours."""
    six = look(PALAZZO.new(2, edition={"quiet-turns": 6}))["quiet_turns"]
    for turns, actions in ((5, ["money", "tiles", "renovate"]), (6, ["tiles"])):
        assert legal(rigged(PALAZZO, quiet(turns), quiet_turns=six)) == actions


def test_money_and_renovations_count_as_quiet_turns_and_tiles_end_the_count() -> None:
    """PZ-9.8: in a row."""
    state = quiet(28)
    play(state, "money", "reveal red5", "reveal red6", "reveal red7", "take red5", "take red6")
    assert look(state)["quiet"] == 29
    state = rigged(PALAZZO, state, active=0, actor=0)
    play(state, "renovate", "raze 1", "spend red3")
    assert look(state)["quiet"] == 30
    assert legal(state) == ["tiles"]
    play(state, "tiles")
    assert look(state)["quiet"] == 0


def test_a_renovation_not_yet_paid_is_no_quiet_turn() -> None:
    """PZ-9.8, PZ-9.13"""
    assert look(play(quiet(5), "renovate", "raze 1"))["quiet"] == 5


@pytest.mark.parametrize(
    ("phase", "steps", "text", "rule"),
    [
        ("starting", [], "money", "PZ-2.5"),
        ("laying", ["first 0"], "rider", "PZ-2.3"),
        ("laying", ["first 0"], "turn brick-5-1", "PZ-2.3"),
        ("dealing", ["first 0", *(f"turn brick-1-{w}" for w in (1, 2, 3)), "turn brick-2-1",
                     "turn brick-2-2"], "tiles", "PZ-2.4"),
    ],
)  # fmt: skip
def test_the_setup_says_what_is_due(phase: str, steps: list[str], text: str, rule: str) -> None:
    """PZ-2.3, PZ-2.4, PZ-2.5"""
    state = play(PALAZZO.new(2), *steps)
    assert look(state)["phase"] == phase
    assert refused(state, text) == rule


@settings(max_examples=10)
@given(st.integers(0, 10_000), st.integers(2, 4))
def test_every_refusal_names_a_clause(seed: int, players: int) -> None:
    """PZ-9.9: whatever is tried wherever, the answer is a clause of ours."""
    clauses = _clauses()
    for number, (state, _) in enumerate(random_game(PALAZZO, players, seed)):
        if number % 29 != seed % 29:
            continue
        allowed = set(state.legal())
        for action in ACTIONS:
            rule = PALAZZO.why_not(state, action)
            assert (rule is None) == (action in allowed)
            assert rule is None or rule in clauses


def _clauses() -> set[str]:
    """All clauses of the rules, as their document numbers them."""
    lengths = {1: 5, 2: 5, 3: 7, 4: 8, 5: 18, 6: 4, 7: 1, 8: 8, 9: 14}
    return {f"PZ-{chapter}.{n}" for chapter, last in lengths.items() for n in range(1, last + 1)}
