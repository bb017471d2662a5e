"""The coach: what it says of a decision, and that it knows no more than the seat did."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

import palazzi
from palazzi.bots.budget import Budget
from palazzi.bots.explain import explain
from palazzi.core.errors import BadOption
from palazzi.core.game import Game
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.view import canonical
from palazzi.locale import LANGUAGES, catalogue
from palazzi.review.assessment import FLAGGED, Effort, grade_of, judge_decision
from palazzi.review.duel import interval
from palazzi.review.own_moves import OwnMove, own_moves
from palazzi.review.review import review
from palazzi.review.sources import OTHER
from palazzi.review.words import sentences, source_words
from palazzi.testing import random_record
from tests.command import call_cli

GAMES = [name for name in palazzi.game_ids() if not palazzi.game(name).physical]
BRIEF = Effort(scout=24, round=8, rounds=3, playouts=2)
THOROUGH = Effort(scout=80, round=20, rounds=6, playouts=4)


def played(game: Game, seed: int, bots: Sequence[str] = ("greedy", "greedy")) -> Record:
    """A whole game of two bots."""
    return palazzi.play(game, bots=list(bots), seed=seed)


@pytest.mark.parametrize("name", GAMES)
def test_own_moves_are_all_that_the_seat_decided(name: str) -> None:
    game = palazzi.game(name)
    record = played(game, 5)
    moves = list(own_moves(game, record, 1))
    assert [len(move.actions) for move in moves] != []
    own = [n for n, entry in enumerate(record.entries) if entry.actor == 1]
    assert [n for move in moves for n in range(move.at, move.at + len(move.actions))] == own
    for move in moves:
        state = move.state.clone()
        for action in move.actions:
            assert state.actor == 1
            state.apply(action)
        assert state.actor != 1


def decisions(game: Game, seed: int, count: int) -> list[OwnMove]:
    """Some decisions of a game with several answers, evenly spread."""
    found = [move for move in own_moves(game, played(game, seed), 0) if len(move.state.legal()) > 1]
    return found[:: max(1, len(found) // count)][:count]


@pytest.mark.parametrize("name", GAMES)
def test_a_verdict_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    game = palazzi.game(name)
    for number, move in enumerate(decisions(game, 8, 2)):
        known = game.knowledge(move.state, 0)
        world = game.resample(json.loads(canonical(known)), Rng(number, 3))
        other = game.knowledge(world, 0)
        said = [judge_decision(game, one, move.actions, BRIEF) for one in (known, other)]
        assert json.dumps(said[0]) == json.dumps(said[1])


@pytest.mark.parametrize("name", GAMES)
def test_every_loss_has_an_interval_and_sources_that_add_up_to_it(name: str) -> None:
    """Random moves lose a lot; whatever is flagged says how much, and where."""
    game = palazzi.game(name)
    flagged = 0
    for number, move in enumerate(decisions(game, 11, 5)):
        state, rng, actions = move.state.clone(), Rng(number, 5), []
        while state.actor == 0:
            legal = state.legal()
            actions.append(legal[rng.below(len(legal))])
            state.apply(actions[-1])
        assessment = judge_decision(game, game.knowledge(move.state, 0), actions, BRIEF)
        if assessment is None:
            continue
        assert assessment["made"]["actions"] == actions
        loss, points = assessment["loss"], assessment["loss_points"]
        assert loss["low"] <= loss["mean"] <= loss["high"]
        assert (assessment["grade"] in FLAGGED) == bool(assessment["sources"])
        if assessment["grade"] in FLAGGED:
            flagged += 1
            assert loss["low"] > 0
            assert assessment["best"]["actions"] != actions
            assert sum(s["points"] for s in assessment["sources"]) == pytest.approx(points["mean"])
            assert assessment["sources"][-1]["source"] == OTHER
    assert flagged


@pytest.mark.parametrize("name", GAMES)
def test_the_move_that_a_long_search_would_make_is_no_mistake(name: str) -> None:
    game = palazzi.game(name)
    for move in decisions(game, 3, 2):
        known = game.knowledge(move.state, 0)
        best = explain(game, known, Budget(iterations=80), Rng(1))["candidates"][0]
        actions = [step["action"] for step in best["move"]]
        assessment = judge_decision(game, known, actions, THOROUGH)
        assert assessment is None or assessment["grade"] != "mistake", assessment


def test_inside_the_interval_moves_are_equal() -> None:
    assert grade_of({"mean": 0.2, "low": -0.01, "high": 0.41}) == "equal"
    assert grade_of({"mean": 0.02, "low": 0.01, "high": 0.03}) == "equal"
    assert grade_of({"mean": 0.05, "low": 0.01, "high": 0.09}) == "slight"
    assert grade_of({"mean": 0.2, "low": 0.1, "high": 0.3}) == "mistake"


def test_an_interval_is_students() -> None:
    found = interval([1.0, 2.0, 3.0])
    assert found["mean"] == 2.0
    assert found["high"] - found["mean"] == pytest.approx(4.30 / 3**0.5)
    assert interval([0.5] * 12)["low"] == 0.5


@pytest.mark.parametrize("name", GAMES)
def test_every_source_has_words_in_every_language(name: str) -> None:
    game = palazzi.game(name)
    for variant in game.variants:
        for seed in (1, 2):
            outcome = random_record(game, 2, seed, variant).replay(game).outcome()
            assert outcome is not None
            for line in (line for account in outcome.accounts for line in account):
                for language in LANGUAGES:
                    assert catalogue(language).say(source_words(line.what["key"]))


def test_a_review_leaves_out_what_a_stand_in_decided_and_stops_when_nobody_listens() -> None:
    game = palazzi.game("palazzo")
    record = played(game, 2)
    first, second, third, *_ = own_moves(game, record, 0)
    found = review(game, record, 0, BRIEF, left_out={second.at})
    told = [next(found) for _ in range(3)]
    assert [one["at"] for one in told] == [first.at, second.at, third.at]
    assert told[1]["assessment"] is None
    words = catalogue("en")
    assert sentences(told[1], words, ["Anna", "Bert"])[1] == "There was no choice."


def test_the_command_prints_decisions_as_they_are_found(tmp_path: Path) -> None:
    record = played(palazzi.game("palazzo"), 4, ("random", "greedy"))
    del record.entries[60:]
    file = tmp_path / "game.record"
    file.write_text(record.to_text(), encoding="utf-8")
    said = call_cli("review", str(file), "--seat", "0", "--effort", "0.1", "--json")
    lines = [json.loads(line) for line in said.stdout.splitlines()]
    assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
    told = call_cli("review", str(file), "--effort", "0.1", "--lang", "de")
    assert "Entscheidung 1:" in told.stdout


def test_what_cannot_be_reviewed_is_said_in_a_sentence(tmp_path: Path) -> None:
    paletti = palazzi.game("paletti")
    wooden = Record(paletti.ruleset, 2, {})
    with pytest.raises(BadOption, match="by hands"):
        next(review(paletti, wooden, 0, BRIEF))
    palazzo = palazzi.game("palazzo")
    with pytest.raises(BadOption, match="no seat 7"):
        next(review(palazzo, played(palazzo, 1), 7, BRIEF))
    file = tmp_path / "empty.record"
    file.write_text(Record(palazzo.ruleset, 2, {}).to_text(), encoding="utf-8")
    assert "decided nothing" in call_cli("review", str(file)).stderr
