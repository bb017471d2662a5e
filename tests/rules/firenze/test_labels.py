"""What a button says, and what on the board it touches, with the figures of the position."""

from __future__ import annotations

from typing import cast

import pytest

from palazzi.core.prompt import Choice
from palazzi.core.state import State
from palazzi.games.firenze.shapes import FirenzeView
from palazzi.locale import LANGUAGES, catalogue
from tests.rules.firenze.table import GAME, owners, table

NAMES = ["Anna", "Bert"]


def choice(state: State, text: str) -> Choice:
    """The choice of the prompt that stands for an action."""
    return next(c for c in GAME.prompt(state)["choices"] if c["text"] == text)


def said(state: State, text: str) -> str:
    """Its English label; it exists in all languages."""
    label = choice(state, text)["label"]
    for language in LANGUAGES:
        assert catalogue(language).say(label, NAMES)
    return catalogue("en").say(label, NAMES)


def test_a_card_names_its_price() -> None:
    """FI-3.1, FI-8.12"""
    state = table(store=[{"white": 2}])
    assert said(state, "take 1") == "Take the Fame card, free"
    assert said(state, "take 3") == "Take the Disgrace card for 2 bricks"
    state = table(store=[{"white": 2}], played=1 << 10)
    assert said(state, "take 3") == "Take the Disgrace card, free"


def test_building_says_how_high_and_what_falls() -> None:
    """FI-3.6, FI-3.7"""
    state = table(
        phase="building",
        store=[{"white": 4, "red": 2}],
        towers=[["white2", "red5*"]],
        built=3,
    )
    assert said(state, "raise 1") == "Raise the white tower from 2 to 3"
    assert choice(state, "raise 1")["parts"] == ["tower:0:1", "store:0:white"]
    assert choice(state, "found red")["parts"] == ["store:0:red", "site:0"]
    assert said(state, "done") == "Build 3, pay 1, lose 1 tower"
    assert catalogue("en").say(GAME.prompt(state)["message"], NAMES) == (
        "3 bricks built, cost 1. A ruin unless raised: the red tower of 5."
    )


def test_like_towers_are_told_apart_by_their_numbers() -> None:
    """FI-3.5"""
    state = table(phase="building", store=[{"white": 4}], towers=[["white2", "white2*"]])
    assert said(state, "raise 2") == "Raise white tower 2 from 2 to 3"


def test_a_delivery_tells_all_points_it_brings() -> None:
    """FI-3.9, FI-3.10, FI-8.11, FI-8.25"""
    state = table(
        phase="delivering",
        towers=[["white6", "yellow4"]],
        hands=[["architect"]],
        church=[True, False, False, False],
    )
    assert said(state, "deliver 1") == "Deliver balcony I, white 6, for 9 points"
    assert said(state, "deliver-higher 2") == (
        "With the Architect, deliver the yellow tower of 4 as yellow 5 for 6 points"
    )
    parts = choice(state, "deliver-higher 2")["parts"]
    assert parts == ["tower:0:2", "commission:yellow:5", "hand:architect"]
    assert said(state, "done") == "Deliver nothing, end the turn"


@pytest.mark.parametrize(("height", "lent"), [(3, []), (2, ["hand:architect"])])
def test_a_bell_tower_goes_to_the_campanile(height: int, lent: list[str]) -> None:
    """FI-8.28, FI-11.14"""
    state = table(
        phase="delivering",
        towers=[[f"white{height}"]],
        hands=[["architect"]],
        church=[False, False, False, True],
        options={"campanile": True},
    )
    assert choice(state, "bell 1")["parts"] == ["tower:0:1", "church:campanile", *lent]
    with_whom = "With the Architect, deliver" if lent else "Deliver"
    assert said(state, "bell 1") == f"{with_whom} the white tower of {height} as a bell tower"


def test_the_view_tells_what_the_page_shows_beside_the_pieces() -> None:
    """FI-3.6, FI-3.11, FI-5.2, FI-8.22, FI-8.23, FI-11.5"""
    state = table(
        towers=[["yellow3", "white6", "white3"]],
        buildings=[["bridge", "storehouse", "workshop"]],
        owner=owners(white={3: 1}, yellow={3: 0, 4: 1}),
    )
    view = cast("FirenzeView", GAME.view(state, 0))
    mine, other = view["seats"]
    assert (mine["brick_limit"], mine["card_limit"]) == (15, None)
    assert (other["brick_limit"], other["card_limit"]) == (10, 5)
    assert mine["worth"] == [None, 9, None]
    assert view["leaders"] == [1, 1, -1, -1, -1, -1]
    assert view["costs"] == [0, 0, 0, 0, 2, 5, 9]
    assert (view["toll"], view["prices"], view["quiet_limit"]) == (2, [0, 1, 2, 3, 4, 5], 40)
