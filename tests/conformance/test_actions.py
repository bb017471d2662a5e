"""The action table: three faces that round-trip, a pinned order, and every action used."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from palazzi.core.errors import BadAction
from palazzi.core.game import Game
from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from palazzi.core.state import OVER

PINNED = json.loads(Path(__file__).with_name("tables.json").read_text())
"""Digests of released action tables. A change here breaks records.

It needs a new ruleset version.
"""
GAMES_AT_MOST = 4000


def test_the_three_faces_round_trip(game: Game) -> None:
    for action in game.actions:
        text = game.text(action)
        assert game.parse(text) == action
        assert game.parse(f"  {text.replace(' ', '   ')} ") == action
        structure = game.actions.structure(action)
        assert structure["verb"] == text.split()[0]
        assert game.actions.from_structure(structure) == action


def test_the_table_of_a_released_ruleset_never_changes(game: Game) -> None:
    assert game.actions.digest() == PINNED[game.ruleset]


def test_what_is_no_action_is_said_in_a_sentence(game: Game) -> None:
    some = game.text(len(game.actions) - 1)
    with pytest.raises(BadAction, match="did you mean"):
        game.parse(some + "x")
    with pytest.raises(BadAction, match="ids go from 0"):
        game.text(len(game.actions))
    with pytest.raises(BadAction, match="ids go from 0"):
        game.text(-1)
    with pytest.raises(BadAction):
        game.parse("")


def test_every_action_is_reached_in_some_random_game_or_listed_with_a_reason(game: Game) -> None:
    listed: set[int] = set()
    for group in game.unreached:
        assert len(group.reason) > 20
        those = [a for a in game.actions if game.actions.structure(a)["verb"] == group.verb]
        assert 0 <= group.first < len(those)
        listed.update(those[group.first :])
    missing = set(game.actions) - listed
    runner = Playout(Rng(1))
    rows = [(n, v) for n in game.players for v in game.variants]
    for index in count():
        players, variant = rows[index % len(rows)]
        state = game.new(players, variant)
        while state.actor != OVER:
            action = runner.choose(state)
            missing.discard(action)
            state.step(action)
        if not missing:
            break
        assert index < GAMES_AT_MOST, sorted(game.text(action) for action in missing)


def test_a_misspelt_action_is_recognised_word_by_word(game: Game) -> None:
    """Misspelt verbs, missing and misplaced blanks; nonsense gets no hint."""
    verb = max(game.actions.verbs, key=lambda verb: len(verb.name) * bool(verb.domains))
    some = game.text(verb.first)
    words = verb.name, some.removeprefix(f"{verb.name} ")
    for typo in (some.replace(" ", ""), f"{some[0]} {some[1:]}", f"{words[0][:-1]} {words[1]}"):
        with pytest.raises(BadAction, match=f"did you mean '{some}'"):
            game.parse(typo)
    for nothing in ("xyzzy", "xyzzy " * 30, f"{words[0]} {'?' * 150}"):
        with pytest.raises(BadAction) as refused:
            game.parse(nothing)
        assert "did you mean" not in str(refused.value)
