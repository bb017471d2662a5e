"""Games of released versions are what they were when each was released: to the bit, and with
recordings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palazzi
from palazzi.core.record import Record
from palazzi.testing import random_game
from tests.rules.paletti.table import GONE, blocked, level

DATA = Path(__file__).with_name("data")
PINNED: dict[str, dict[str, list[int]]] = {
    ruleset: json.loads((DATA / f"{ruleset.replace('@', '-')}.json").read_text())
    for ruleset in ("paletti@1", "paletti@2")
}
"""By players, variant and seed of a random game: a hash over all its positions and actions, and
that of its last position, as each version had them when there was no later one."""
LAST = {"paletti@1": 788149897984, "paletti@2": 33303181894}
"""The last position of the recorded game of each version."""


@pytest.mark.parametrize(
    ("ruleset", "game"), [(ruleset, game) for ruleset, games in PINNED.items() for game in games]
)
def test_random_games_run_as_they_did(ruleset: str, game: str) -> None:
    players, variant, seed = (int(word) for word in game.split())
    rules = palazzi.game(ruleset)
    digest, last = 0, 0
    for state, action in random_game(rules, players, seed, rules.variants[variant]):
        digest = (digest * 31 + int(state.fingerprint()) + action) % 2**61
    last = int(state.fingerprint())
    assert [digest, last] == PINNED[ruleset][game]


def recorded(ruleset: str) -> Record:
    """The kept game of a version."""
    return Record.from_text((DATA / f"{ruleset.replace('@', '-')}.txt").read_text())


@pytest.mark.parametrize("ruleset", PINNED)
def test_a_recorded_game_replays_byte_for_byte(ruleset: str) -> None:
    text = (DATA / f"{ruleset.replace('@', '-')}.txt").read_text()
    record = recorded(ruleset)
    assert record.ruleset == ruleset
    assert record.to_text() == text
    assert palazzi.replay(record).fingerprint() == LAST[ruleset]


def test_bystanders_left_the_first_version() -> None:
    """PP-11.3, PP-11.19 as they were."""
    state = palazzi.replay(recorded("paletti@1"))
    assert [level(state, name) for name in ("yellow-thin1", "yellow-thin2")] == [GONE, GONE]


def test_bystanders_are_set_back_in_the_second() -> None:
    """PP-11.30, and PP-11.31: a hand that stopped, and then broke off because it was asked to."""
    record = recorded("paletti@2")
    texts = [entry.text for entry in record.entries]
    assert {"fell yellow-thin1", "fell yellow-thin2", "resisted", "break", "raised"} <= set(texts)
    state = palazzi.replay(record)
    assert [level(state, name) for name in ("yellow-thin1", "yellow-thin2")] == [0, 0]
    assert blocked(state) == ["blue-thin3", "green-thin2"]
