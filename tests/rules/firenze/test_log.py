"""The log tells what happens by itself, in every language (FI-6.1)."""

from __future__ import annotations

import pytest

from palazzi.core.state import State
from palazzi.locale import LANGUAGES, catalogue
from tests.rules.firenze.table import EMPTY, GAME, table

NAMES = ["Anna", "Bert"]


def told(state: State, text: str) -> str:
    """The English sentence for an action; it exists in all languages."""
    sentence = GAME.report(state, GAME.parse(text))
    assert sentence is not None
    for language in LANGUAGES:
        assert catalogue(language).say(sentence, NAMES)
    return catalogue("en").say(sentence, NAMES)


def test_ruins_are_told() -> None:
    """FI-3.7"""
    state = table(phase="building", store=[{"white": 1}], towers=[["white2*", "red5*"]], bag={})
    assert told(state, "raise 1") == (
        "Anna raises the white tower from 2 to 3. Anna loses a red tower of 5. "
        "Anna now has 2 × red."
    )


def test_a_fire_is_told_for_everybody() -> None:
    """FI-8.4"""
    row = ["warehouse-fire", *["fame"] * 5]
    state = table(row=row, row_bricks=EMPTY, store=[{"white": 4}, {"red": 2}])
    assert told(state, "take 1") == (
        "Anna takes the Warehouse fire from place 1. Anna now has 1 × white. "
        "Bert has no bricks left. The Warehouse fire is discarded."
    )


@pytest.mark.parametrize(
    ("towers", "end"),
    [
        ([[], ["red4"]], "Bert gets the Monument."),
        ([["red4*"], ["red4"]], "Monument is discarded."),
    ],
)
def test_where_a_monument_goes_is_told(towers: list[list[str]], end: str) -> None:
    """FI-8.19"""
    state = table(row=["monument", *["fame"] * 5], row_bricks=EMPTY, towers=towers)
    assert told(state, "take 1").endswith(end)


def test_the_end_and_a_privilege_are_told() -> None:
    """FI-5.1, FI-8.25"""
    state = table(
        phase="delivering", towers=[["purple5", "red4"]], seals=[1, 3],
        church=[True, False, False, False],
    )  # fmt: skip
    assert told(state, "deliver 1") == (
        "Anna delivers purple 5 for 14 points. The Small privilege is fulfilled and discarded. "
        "Anna takes the endgame tile."
    )


def test_an_architect_is_told() -> None:
    """FI-11.14: a delivery that needs one says so, as a commission and as a bell tower."""
    state = table(phase="delivering", towers=[["yellow4"]], hands=[["architect"]])
    assert told(state, "deliver-higher 1") == (
        "Anna plays the Architect and delivers the yellow tower of 4 as yellow 5 for 4 points."
    )
    campanile = [False, False, False, True]
    state = table(
        phase="delivering", towers=[["white4", "white3"]], hands=[["architect"]], church=campanile
    )
    assert told(state, "bell 2") == "Anna delivers the white tower of 3 as a bell tower."
    assert told(state, "bell 1") == (
        "Anna plays the Architect and delivers the white tower of 4 as a bell tower."
    )


def test_a_reshuffle_is_told() -> None:
    """FI-3.3"""
    state = table(phase="dealing", actor=-1, pile=["fame"], discards=["mason"], bag={}, row=[
        None, *["fame"] * 5])  # type: ignore[list-item]  # fmt: skip
    assert "new draw pile" in told(state, "deal fame")
