"""Games of paletti@1 are what they were when it was released: to the bit, and with recordings."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palazzi
from palazzi.core.record import Record
from palazzi.testing import random_game
from tests.rules.paletti.table import FIRST, GONE, level

DATA = Path(__file__).with_name("data")
PINNED: dict[str, list[int]] = json.loads((DATA / "paletti-1.json").read_text())
"""By players, variant and seed of a random game: a hash over all its positions and actions, and
that of its last position, as paletti@1 had them when there was no other version."""


@pytest.mark.parametrize("game", PINNED)
def test_random_games_run_as_they_did(game: str) -> None:
    players, variant, seed = (int(word) for word in game.split())
    digest, last = 0, 0
    for state, action in random_game(FIRST, players, seed, FIRST.variants[variant]):
        digest = (digest * 31 + int(state.fingerprint()) + action) % 2**61
    last = int(state.fingerprint())
    assert [digest, last] == PINNED[game]


def test_a_recorded_game_replays() -> None:
    """PP-11.3, PP-11.19 as they were: two bystanders left the game."""
    record = Record.from_text((DATA / "paletti-1.txt").read_text())
    assert record.ruleset == "paletti@1"
    state = palazzi.replay(record)
    assert state.fingerprint() == 788149897984
    assert [level(state, name) for name in ("yellow-thin1", "yellow-thin2")] == [GONE, GONE]
    assert Record.from_text(record.to_text()).entries == record.entries
