"""The words of the rules behind a choice: in the language chosen, for every cited clause."""

from __future__ import annotations

import pytest

import palazzi
from palazzi.locale import LANGUAGES
from palazzi.terminal.rulebook import clauses, quoted


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_every_clause_has_words_in_every_language(game: str) -> None:
    english = clauses(game, "en")
    assert len(english) > 20
    for language in LANGUAGES:
        own = clauses(game, language)
        assert own.keys() == english.keys()
        assert all(own.values())
        assert not any("**" in words for words in own.values())
        assert language == "en" or own != english


def test_a_clause_is_quoted_once_and_an_unknown_one_by_its_id() -> None:
    said = quoted("palazzo", "nl", ["PZ-3.4", "PZ-none", "PZ-3.4"])
    assert said == ["PZ-3.4  Wil je het bouwelement niet, haal het dan uit het spel.", "PZ-none"]
    assert quoted("asta", "nl", ["AS-1"]) == ["AS-1"]
