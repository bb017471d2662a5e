"""FI-11.1: an event with us; with an edition a person, in firenze@2."""

from __future__ import annotations

import pytest

import palazzi
from palazzi.core.errors import BadEdition
from palazzi.core.game import Edition
from palazzi.core.state import State
from palazzi.games.firenze.tables import OURS
from palazzi.locale import LANGUAGES, catalogue
from palazzi.testing import random_game
from tests.rules.firenze.table import EMPTY, GAME, do, offers, refused, see, seen, table, towers

PERSON: Edition = {"saboteur": "person"}
TABLES = {**OURS.as_edition, **PERSON}


def on_hand(**fields: object) -> State:
    """Seat 0 of three begins its turn with the card; the others have towers."""
    given: dict[str, object] = {
        "hands": [["saboteur"]],
        "towers": [["white3*"], ["red2"], ["red4", "blue1"]],
        "store": [{"white": 3}],
        "row_bricks": EMPTY,
        "tables": TABLES,
        **fields,
    }
    return table(3, **given)  # type: ignore[arg-type]


def test_taken_it_goes_to_the_hand_and_nothing_happens() -> None:
    """FI-11.1, FI-4.2: nor is there anything to avert."""
    row = ["saboteur", "fame", "scandal", "disgrace", "bridge", "mason"]
    state = on_hand(hands=[["patrician"]], row=row)
    do(state, "take 1")
    assert see(state)["hands"][0] == ["saboteur", "patrician"]
    assert see(state)["phase"] == "swapping"
    assert towers(state, 2) == ["red4", "blue1"]


def test_it_is_played_at_any_moment_of_the_own_turn() -> None:
    """FI-11.1, FI-8.8, FI-11.13: a tower of another player; then the turn goes on where it was."""
    state = on_hand()
    for step in ("take 1", "done", "raise 1", "done"):
        assert offers(state, "play") == ["play saboteur"]
        do(state, step)
    state = on_hand()
    do(state, "play saboteur")
    assert offers(state) == ["sabotage 1 1", "sabotage 1 2", "sabotage 2 2"]
    do(state, "sabotage 2 2")
    assert towers(state, 2) == ["red4"]
    assert see(state)["phase"] == "taking"
    assert see(state)["discards"] == ["saboteur"]
    assert seen(state, 1)["played"] == ["saboteur"]
    assert refused(state, "play saboteur") == "FI-4.2"


def test_without_a_tower_of_another_player_it_cannot_be_played() -> None:
    """FI-11.1, FI-8.8"""
    state = on_hand(towers=[["white3*"]])
    assert offers(state, "play") == []
    assert refused(state, "play saboteur") == "FI-8.8"


def test_it_counts_for_the_limit_and_may_be_given_up() -> None:
    """FI-3.12, FI-8.15: at the limit, where it may be played as well, and by a Patrician."""
    hand = ["saboteur", "mason", "mason", "architect", "fame", "fame"]
    state = on_hand(hands=[hand], phase="limiting", towers=[["white3"], ["red2"], ["red4"]])
    assert offers(state) == ["drop architect", "drop mason", "drop saboteur", "play saboteur"]
    after = state.clone()
    do(after, "drop saboteur")
    assert see(after)["discards"] == ["saboteur"]
    do(state, "play saboteur", "sabotage 1 1")
    assert towers(state, 1) == ["red1"]
    patrician = on_hand(hands=[["saboteur", "patrician", "fame"]])
    do(patrician, "play patrician")
    assert offers(patrician) == ["drop fame", "drop saboteur"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language: str) -> None:
    """FI-11.1: label, question, choices and log; faces learn that it is a person."""
    words, state = catalogue(language), on_hand()
    assert GAME.tables(state)["cards"]["saboteur"]["kind"] == "person"  # type: ignore[index]
    played = GAME.parse("play saboteur")
    (choice,) = [c for c in GAME.prompt(state, 0)["choices"] if c["action"] == played]
    assert (choice["parts"], choice["rules"]) == (["hand:saboteur"], ["FI-8.8", "FI-4.2"])
    assert "Saboteur" in words.say(choice["label"])
    do(state, "play saboteur")
    prompt = GAME.prompt(state, 0)
    assert words.say(prompt["message"]).startswith("Saboteur: ")
    assert prompt["choices"][0]["parts"] == ["tower:1:1"]
    assert all(words.say(choice["label"]) for choice in prompt["choices"])
    told = GAME.report(state, GAME.parse("sabotage 2 2"), 1)
    assert told is not None
    assert words.say(told)


def test_random_games_play_it_and_give_it_up() -> None:
    """FI-11.1: both actions of firenze@2 are reached under such an edition."""
    wanted = {"play saboteur", "drop saboteur"}
    for seed in range(60):
        done = {GAME.text(action) for _, action in random_game(GAME, 3, seed, None, PERSON)}
        wanted -= done
        if not wanted:
            break
    assert not wanted


def test_the_first_version_knows_it_as_an_event_only() -> None:
    """FI-11.1: its action table is released and has nothing to play the card with."""
    old = palazzi.game("firenze@1")
    with pytest.raises(BadEdition, match="saboteur"):
        old.new(2, None, PERSON)
    assert len(old.actions) + 2 == len(GAME.actions)
