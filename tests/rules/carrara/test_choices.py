"""Decisions: small, never with one option only, and refused by the right clause."""

from __future__ import annotations

from typing import cast

import pytest

from palazzi.core.messages import Message
from palazzi.testing import random_game
from tests.rules.carrara.table import GAME, do, table, why


@pytest.mark.parametrize("expansion", ["off", "random"])
def test_a_choice_without_alternative_is_never_asked(expansion: str) -> None:
    """CA-7.6, CA-3.19: and a prompt stays small enough for a page."""
    for seed in range(20):
        for state, _ in random_game(GAME, 2 + seed % 3, seed, {"expansion": expansion}):
            if state.actor >= 0:
                assert 2 <= len(state.legal()) <= 90


def test_a_turn_is_exactly_one_action() -> None:
    """CA-7.6: buying, building and scoring are offered whenever they are legal."""
    state = table(stones=["white"], boards=[{"pisa": ["villa-1"]}], face_up=["gate-1"])
    texts = [GAME.text(action) for action in state.legal()]
    assert texts == ["buy", "score villa", "build gate-1"]
    do(state, "score villa", "skip")
    assert state.actor == 1


def test_stones_may_be_taken_and_paid_in_any_order() -> None:
    """CA-3.3, CA-3.6: the same position comes out."""
    wheel = [["white", "red", "blue", "blue"], [], [], [], [], []]
    ends = set()
    for order in (("white", "red"), ("red", "white")):
        state = table(wheel=wheel, bag=[], stones=[])
        do(state, "buy", *(f"take {colour}" for colour in order), "done")
        ends.add(state.fingerprint())
    assert len(ends) == 1
    stones = ["white", "red", "blue"]
    ends = set()
    for order in (("white", "red"), ("red", "white")):
        state = table(stones=stones, face_up=["villa-2", "gate-5"], stack=[])
        do(state, "build villa-2", "in massa", *(f"pay {colour}" for colour in order))
        ends.add(state.fingerprint())
    assert len(ends) == 1


def test_a_payment_that_takes_every_stone_is_made_at_once() -> None:
    """CA-3.6"""
    state = table(stones=["white", "red", "black"], face_up=["villa-2", "gate-5"], stack=[])
    do(state, "build villa-2", "in lucca")
    assert state.to_json()["stones"] == [["black"], []]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("done", "CA-7.6"),
        ("skip", "CA-7.6"),
        ("stay", "CA-5.1"),
        ("announce", "CA-3.18"),
        ("pass", "CA-7.6"),
        ("score villa", "CA-3.9"),
        ("score pisa", "CA-3.10"),
        ("score city-buildings", "CA-5.6"),
        ("build villa-5", "CA-3.6"),
        ("build villa-8", "CA-5.2"),
        ("raise villa-5", "CA-5.3"),
        ("segment I", "CA-7.6"),
    ],
)
def test_why_not_at_the_start_of_a_turn(text: str, rule: str) -> None:
    assert why(table(stones=["white"]), text) == rule


def test_the_log_tells_whole_moves() -> None:
    """CA-2.7: parts of a move are told when it is complete."""
    state = table(stones=["white", "red", "red"], face_up=["villa-2", "gate-5"], stack=[])
    assert GAME.report(state, GAME.parse("build villa-2")) is None
    do(state, "build villa-2")
    assert GAME.report(state, GAME.parse("in lucca")) is None
    do(state, "in lucca", "pay red")
    told = GAME.report(state, GAME.parse("pay red"))
    assert told is not None
    assert told["key"] == "carrara-log-built"
    stones = cast("list[Message]", told["args"]["stones"])
    assert [(one["args"]["colour"], one["args"]["count"]) for one in stones] == [("red", 2)]


def test_evaluation_knows_what_matters() -> None:
    """Stones by their worth, races for cities, the end."""

    def worth(**fields: object) -> float:
        return table(**fields).evaluate(0)  # type: ignore[arg-type]

    assert worth(stones=["white"]) > worth(stones=["yellow"]) > worth(stones=["black"])
    mine = {"lucca": ["villa-3", "gate-3"]}
    theirs = ["villa-1", "gate-1"]
    free, contested = [mine, {"pisa": theirs}], [mine, {"lucca": theirs}]
    assert worth(boards=free) > worth(boards=contested)
    assert worth(boards=free) > worth(boards=free, scored=[[], ["lucca"]])
    assert worth(stones=["white"]) > worth(stones=["white"], ending="announced", announcer=1)


def test_draws_are_told_at_once_when_the_wheel_is_full() -> None:
    """CA-3.2: and the first display with its last building (CA-2.2)."""
    wheel = [["white"] * 7, ["red"], [], [], [], []]
    state = do(table(wheel=wheel, bag=["black", "black", "blue"]), "buy")
    assert GAME.report(state, GAME.parse("draw black")) is None
    do(state, "draw black", "draw blue")
    told = GAME.report(state, GAME.parse("draw black"))
    assert told is not None
    stones = cast("list[Message]", told["args"]["stones"])
    counts = [(one["args"]["colour"], one["args"]["count"]) for one in stones]
    assert counts == [("blue", 1), ("black", 2)]
    laid = [
        told
        for state, action in random_game(GAME, 2, 3, {})
        if (told := GAME.report(state, action)) and told["key"] == "carrara-log-laid"
    ]
    assert [len(cast("list[Message]", one["args"]["buildings"])) for one in laid] == [9]
