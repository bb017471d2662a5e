"""Records: both forms round-trip, and replaying is the game itself."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from palazzi.core.errors import BadRecord
from palazzi.core.options import show
from palazzi.core.record import Record
from palazzi.core.view import canonical
from tests.conformance.case import SEEDS, Case


@settings(max_examples=2)
@given(seed=SEEDS)
def test_text_and_json_round_trip(case: Case, seed: int) -> None:
    record = case.record(seed)
    text = record.to_text()
    again = Record.from_text(text)
    assert again.to_text() == text
    assert Record.read(text).entries == record.entries
    assert {k: show(v) for k, v in record.options.items()} == again.options
    from_json = Record.from_json(json.loads(canonical(record.to_json())))
    assert from_json == record
    assert Record.read(canonical(record.to_json())) == record


@settings(max_examples=2)
@given(seed=SEEDS)
def test_replay_is_the_live_game_at_every_step(case: Case, seed: int) -> None:
    record = Record.from_text(case.record(seed).to_text())
    live = case.steps(seed)
    state = case.new()
    for replayed, action in record.steps(case.game):
        state, taken = next(live)
        assert action == taken
        assert replayed.fingerprint() == state.fingerprint()
        assert replayed.legal() == state.legal()
    assert next(live, None) is None
    end = record.replay(case.game)
    assert end.outcome() is not None
    assert canonical(end.to_json()) == canonical(state.to_json())


def test_any_change_to_a_record_is_noticed_or_harmless(case: Case) -> None:
    """A dropped line and a foreign action are refused, and the sentence says where."""
    text = case.record(2).to_text()
    lines = text.splitlines()
    middle = len(lines) // 2
    with pytest.raises(BadRecord, match=f"Line {middle + 1}"):
        Record.from_text("\n".join(lines[:middle] + lines[middle + 1 :]))
    record = case.record(2)
    record.entries[middle] = type(record.entries[middle])(-1, "first 9")
    with pytest.raises(BadRecord, match=f"Action {middle + 1}"):
        record.replay(case.game)
