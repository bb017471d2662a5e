"""Recordings of physical moves: they travel with the record, and only one that fits is believed.

PP-11.12 (what follows from a move), PP-11.27 (who may know what of it).
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.core.errors import BadRecord, BadRecording
from palazzi.core.record import LONGEST_RECORDING, Record
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, State
from palazzi.core.view import SPECTATOR, canonical
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.world.move import Attempt, Kind, Verdict
from tests.rules.paletti.films import Studio, filmed, filmed_game
from tests.rules.paletti.table import PALETTI, aimed, look, opening, play, scene

SEEDS = st.integers(0, 2**20)


def due() -> State:
    """A column is being raised."""
    return aimed(play(scene(top=2), "grip blue-thick"))


@settings(max_examples=3, deadline=None)
@given(seed=SEEDS, players=st.integers(2, 4), variant=st.integers(0, 1))
def test_a_record_with_recordings_round_trips_and_replays_live(
    seed: int, players: int, variant: int
) -> None:
    record, live = filmed_game(players, seed, variant)
    text = record.to_text()
    again = Record.from_text(text)
    assert again.entries == record.entries
    assert again.to_text() == text
    assert Record.from_json(json.loads(canonical(record.to_json()))) == record
    assert canonical(again.replay(PALETTI).to_json()) == canonical(live.to_json())
    for line in text.splitlines():
        assert len(line) < LONGEST_RECORDING
        assert line.count(" ~") <= 1


def test_a_recording_brings_poses_and_loads_and_nothing_is_simulated() -> None:
    """The facts come from the action, the palace from the recording, to the last digit."""
    state = due()
    move = filmed(state, "raised")
    poses = list(move.poses)
    poses[7 * COLUMN_NAMES.index("blue-thick")] += 1234  # a little off what was aimed at
    move = filmed(state, "raised", poses=tuple(poses))
    state.apply(PALETTI.parse("raised"), move.to_text())
    assert [n for seven in look(state)["poses"] for n in seven] == poses
    assert look(state)["loads"] == list(range(20))
    assert look(state)["level"]["blue-thick"] == 2


def bad_recordings(state: State) -> dict[str, str]:
    """Recordings that must be refused, by what the sentence says."""
    good = filmed(state, "raised")
    other = Attempt(Kind.RAISE, (0,))
    lifted = list(good.poses)
    lifted[7 * 0 + 2] += 51_000_000
    missing = list(good.poses)
    missing[:7] = [0] * 7
    no_plateau = list(good.poses)
    no_plateau[7 * 21 : 7 * 22] = [0] * 7
    text = good.to_text()
    return {
        "cannot be read": "not/base64",
        "cut off": text[: len(text) // 2],
        "another move": filmed(state, "raised", attempt=other).to_text(),
        "does not show 'raised'": filmed(state, "raised", verdict=Verdict.BROKE_OFF).to_text(),
        "Other columns fell": filmed(state, "raised", fallen=(7,)).to_text(),
        "another piece": filmed(state, "raised", body=3).to_text(),
        "stands elsewhere": filmed(state, "raised", poses=tuple(lifted)).to_text(),
        "missing from": filmed(state, "raised", poses=tuple(missing)).to_text(),
        "plateaus that lie": filmed(state, "raised", poses=tuple(no_plateau)).to_text(),
    }


@pytest.mark.parametrize("sentence", bad_recordings(due()))
def test_what_does_not_fit_is_refused_and_changes_nothing(sentence: str) -> None:
    state = due()
    before = canonical(state.to_json())
    with pytest.raises(BadRecording) as refused:
        state.apply(PALETTI.parse("raised"), bad_recordings(state)[sentence])
    assert sentence in str(refused.value) or sentence == "cut off"
    assert str(refused.value).endswith(".")
    assert canonical(state.to_json()) == before


@settings(max_examples=30, deadline=None)
@given(at=st.integers(0, 10**6), letter=st.sampled_from("abcXYZ019-_"))
def test_a_changed_letter_is_noticed(at: int, letter: str) -> None:
    """The hash is over everything."""
    state = due()
    text = filmed(state, "raised").to_text()
    place = at % len(text)
    if text[place] == letter:
        return
    changed = text[:place] + letter + text[place + 1 :]
    before = canonical(state.to_json())
    try:
        state.apply(PALETTI.parse("raised"), changed)
    except BadRecording:
        assert canonical(state.to_json()) == before
    else:  # base64 has letters whose last bits mean nothing
        assert look(state)["level"]["blue-thick"] == 2


def test_only_outcomes_have_recordings() -> None:
    state = opening()
    with pytest.raises(BadRecording, match="no outcome"):
        state.apply(PALETTI.parse("claim"), "abc")
    state = due()
    with pytest.raises(BadRecording, match="no outcome"):
        state.apply(PALETTI.parse("fell red-thin1"), filmed(state, "raised").to_text())


def test_a_record_says_which_recording_does_not_fit() -> None:
    record, _ = filmed_game(2, 3)
    number = next(n for n, entry in enumerate(record.entries, 1) if entry.recording)
    entry = record.entries[number - 1]
    record.entries[number - 1] = type(entry)(CHANCE, entry.text, entry.recording[:-8] + "AAAAAAAA")
    with pytest.raises(BadRecord, match=f"Action {number}: The recording cannot be read"):
        record.replay(PALETTI)
    text = record.to_text().replace(" ~", " ~~", 1)
    with pytest.raises(BadRecord, match="one word"):
        Record.from_text(text)


def test_a_collapse_shows_whatever_it_shows() -> None:
    """PP-11.8: the palace lies as recorded, the points are those from before."""
    state = due()
    ruin = list(filmed(state, "collapse").poses)
    ruin[7 * 20 + 2] = 3_000_000
    state.apply(PALETTI.parse("collapse"), filmed(state, "collapse", poses=tuple(ruin)).to_text())
    assert look(state)["poses"][20][2] == 3_000_000
    assert state.outcome() is not None


def test_views_show_what_everybody_sees() -> None:
    """PP-11.27: neither grains nor exact poses nor loads, unless the table shows loads to all."""
    state = due()
    state.apply(PALETTI.parse("raised"), filmed(state, "raised").to_text())
    for seat in (SPECTATOR, 0, 1):
        view = canonical(PALETTI.view(state, seat))
        assert "grain" not in view
        assert "poses" not in view
        assert '"loads":null' in view
    shown = scene(top=2, options={"show_loads": True})
    assert PALETTI.view(shown, SPECTATOR)["loads"] == [0] * 20  # type: ignore[typeddict-item]
    other = PALETTI.resample(PALETTI.knowledge(state, 0), Rng(1))
    assert look(other)["grains"] != look(state)["grains"]
    assert canonical(PALETTI.view(other, 0)) == canonical(PALETTI.view(state, 0))


def test_the_studio_plays_by_the_rules() -> None:
    """Its recordings are believed one by one: nothing it says is refused."""
    state = due()
    for action, recording in Studio(4).happen(state):
        state.apply(action, recording)
    assert not state.physical()
