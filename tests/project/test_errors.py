"""What cannot be is said in the reader's language, with its reason, where a player meets it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import palazzi
from palazzi.core.edition import read_file
from palazzi.core.errors import BadEdition, BadGesture, BadOption, BadRecord, PalazziError
from palazzi.core.messages import Message
from palazzi.core.record import Record
from palazzi.games.firenze.components import START_CARDS
from palazzi.games.palazzo.components import BACKS
from palazzi.games.paletti.world.gesture import move_to
from palazzi.locale import LANGUAGES, catalogue

SOURCES = Path(palazzi.__file__).parent

EDITIONS: dict[str, tuple[dict[str, object], ...]] = {
    "palazzo": (
        {"quiet-turn": 12},
        {"quiet-turns": 99},
        {"price": "later"},
        {"stacks": "II"},
        {"stacks": {"brick-9-9": "II"}},
        {"stacks": dict.fromkeys(BACKS.value, "II")},
    ),
    "carrara": (
        {"yields": {"lerici": 3}},
        {"yields": {"lerici": {"coins": 10}}},
        {"numbers": {"brown": [1, 1, 2, 3, 4, 5]}},
        {"sets": {"hot-shot": [1]}},
        {"objects": {"villa": "flag", "castle": "flag"}},
    ),
    "firenze": (
        {"balconies": {"I": "white6=7"}},
        {"balconies": {"I": ["white6"]}},
        {"balconies": {"I": ["white9=7", "yellow5=6"]}},
        {"balconies": {"I": ["white6=7", "white6=8"]}},
        {"balconies": {"I": ["white6=7"]}},
        {"start": ["alchemist"]},
        {"start": ["alchemist"] * 10},
        {"start": ["baker"] * 10},
        {"start": ["campanile", *START_CARDS.value[1:]]},
    ),
    "paletti": ({"collapse": {"sunk": 99}}, {"quiet-rounds": "two"}),
}
NOT_TOGETHER: dict[str, dict[str, object]] = {
    "palazzo": {},
    "carrara": {"expansion": "off", "brown": 2},
    "firenze": {"dead": "red"},
    "paletti": {},
}
"""Options that do not go together, where a game has some."""
RECORDS = (
    "",
    "palazzi record 1\n",
    "palazzi record 1\n\n",
    "palazzi record 1\ngame: palazzo@1\n\n",
    "palazzi record 1\ngame: palazzo@1\ncolour: red\nplayers: 2\n\n",
    "palazzi record 1\ngame: palazzo@1\nplayers: 2\nedition: 7\n\n",
    "palazzi record 1\ngame: palazzo@1\nplayers: 2\n\n2 chance first 0\n",
    "palazzi record 1\ngame: palazzo@1\nplayers: 2\n\n1 first 0\n",
    "palazzi record 1\ngame: palazzo@1\nplayers: 2\n\n1 chance first 0 ~a b\n",
    "palazzi record 1\ngame: palazzo@1\nplayers: 2\n\n1 0 first 0\n",
    "palazzi record 1\ngame: palazzo@1\nplayers: 2\n\n1 chance first 9\n",
    "palazzi record 1\ngame: palazzo@1\nplayers: 2\n\n1 chance deal nothing\n",
    "{}",
    "{",
)


def reasons(message: Message) -> list[str]:
    """The keys of a message and of those inside it."""
    inside = [value for value in message["args"].values() if isinstance(value, dict)]
    return [message["key"], *(key for one in inside for key in reasons(one))]


def check(error: PalazziError) -> list[str]:
    """It has words, and other words in each language; returns their keys."""
    assert error.said is not None, f"{error} is said in English only"
    told = {language: catalogue(language).say(error.said) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES), told
    for sentence in told.values():
        assert sentence.endswith((".", "?")), sentence
    return reasons(error.said)


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_a_refused_edition_says_why_in_every_language(game: str) -> None:
    for edition in EDITIONS[game]:
        with pytest.raises(BadEdition) as refused:
            palazzi.game(game).new(2, edition=edition)
        check(refused.value)


@pytest.mark.parametrize("game", [game for game, options in NOT_TOGETHER.items() if options])
def test_options_that_do_not_go_together_say_why_in_every_language(game: str) -> None:
    with pytest.raises(BadOption) as refused:
        palazzi.game(game).new(2, NOT_TOGETHER[game])
    check(refused.value)


@pytest.mark.parametrize("text", RECORDS)
def test_a_refused_record_says_why_in_every_language(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.read(text).replay(palazzi.game("palazzo"))
    keys = check(refused.value)
    assert "error-record-unfit" not in keys


def test_a_line_of_an_edition_that_is_no_toml_is_named() -> None:
    with pytest.raises(BadEdition) as refused:
        read_file("quiet-turns = 12\nprice\n")
    check(refused.value)
    assert catalogue("nl").say(refused.value.said or {"key": "", "args": {}}).startswith("Regel 2 ")


def test_a_hand_that_is_refused_says_why_in_every_language() -> None:
    with pytest.raises(BadGesture) as refused:
        move_to(0, 9.0, 0.0, 0.0, 0.0)
    assert check(refused.value) == ["error-gesture-far"]
    assert check(BadGesture("Anything that a hand cannot do.")) == ["error-gesture"]


def test_no_edition_is_refused_in_english_only() -> None:
    """Nor by a place that the cases above do not reach."""
    for folder in ("core", "games", "table"):
        for file in (SOURCES / folder).rglob("*.py"):
            bare = re.findall(r"raise BadEdition\(", file.read_text(encoding="utf-8"))
            assert not bare, f"{file.name}: write bad = BadEdition(…), raise bad.told(…)"


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_what_an_edition_corrects_has_a_name(game: str) -> None:
    for language in LANGUAGES:
        for table in palazzi.game(game).correctable:
            assert catalogue(language).has(f"edition-{game}-{table.name}")
