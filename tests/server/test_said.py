"""Refusals are sent as data too, and a face says them in its player's language."""

from __future__ import annotations

import json

import msgspec
import pytest

import palazzi
from palazzi.core.errors import BadOption, BadSeat, Forbidden, NotYourTurn, PalazziError
from palazzi.locale import LANGUAGES, catalogue
from palazzi.server.protocol.replies import error_of
from palazzi.table.names import read_name
from palazzi.terminal.api import Refusal


def sent(error: PalazziError) -> dict[str, object]:
    """The reply as a client reads it."""
    told: dict[str, object] = json.loads(msgspec.json.encode(error_of(error)))
    return told


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A name has 1 to 40 printable characters."),
        ("nl", "Een naam heeft 1 tot 40 leesbare tekens."),
        ("de", "Ein Name hat 1 bis 40 lesbare Zeichen."),
    ],
)
def test_a_refusal_is_said_in_the_players_language(language: str, sentence: str) -> None:
    with pytest.raises(BadSeat) as refused:
        read_name("", palazzi.game("palazzo"))
    assert str(Refusal(sent(refused.value), catalogue(language))) == sentence


def test_it_is_not_your_turn_in_every_language() -> None:
    for language in LANGUAGES:
        words = catalogue(language)
        assert str(Refusal(sent(NotYourTurn(0, 1)), words)) == words.text("error-not-your-turn")


def test_what_has_no_words_is_said_as_it_is_in_english_and_roughly_elsewhere() -> None:
    assert "said" not in sent(Forbidden("No."))
    assert str(Refusal(sent(Forbidden("No.")), catalogue("en"))) == "No."
    assert str(Refusal(sent(Forbidden("No.")), catalogue("nl"))) == "Dat mag alleen iemand anders."


def test_a_number_that_cannot_be_sent_is_left_to_the_sentence() -> None:
    error = BadOption("There is no such seat.").told("error-no-seat", seat=10**400, last=3)
    assert "said" not in sent(error)
