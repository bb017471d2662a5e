"""How far everybody is: counts that agree with the rules and tell nothing from behind a screen."""

from __future__ import annotations

from typing import cast

import pytest

from palazzi.core.view import SPECTATOR
from palazzi.games.carrara.components import CARDS
from palazzi.games.carrara.scoring import final_points
from palazzi.games.carrara.shapes import CarraraView
from palazzi.games.carrara.state import Carrara
from palazzi.testing import random_game
from tests.rules.carrara.table import GAME, brown_met, grey_met, purple_met, table


@pytest.mark.parametrize("number", range(1, 10))
def test_a_condition_is_met_when_its_count_is_full(number: int) -> None:
    """CA-4.3, CA-8, CA-9, CA-10: with every card, over whole games."""
    cards = {c: n[min(number, len(n)) - 1] for c, n in CARDS.value.items()}
    options = {"expansion": "random", "memory-aid": True, **cards}
    for players in (2, 3, 4):
        for some, _ in random_game(GAME, players, number, options):
            state = cast("Carrara", some)
            view = cast("CarraraView", GAME.view(state, SPECTATOR))
            for seat, row in enumerate(view["seats"]):
                met = {
                    "brown": brown_met(state, seat),
                    "purple": purple_met(state.purple, state.objects[seat], players),
                    "grey": grey_met(state, seat),
                }
                if not view["face_up"]:  # the cards are not open yet
                    continue
                for colour, pair in row["conditions"].items():
                    assert pair is not None
                    assert (pair[0] >= pair[1]) == met[colour]
                worth = row["worth"]
                assert worth is not None
                brought = sum(cast("dict[str, int]", worth).values())
                assert row["points"] + brought == final_points(state, seat)


def test_what_lies_behind_a_screen_is_not_counted_for_others() -> None:
    """CA-2.5, CA-3.19"""
    options = {"brown": 5}
    state = table(objects=[["book"]], expansion="great-freedom", options=options)
    mine = cast("CarraraView", GAME.view(state, 0))["seats"][0]
    theirs = cast("CarraraView", GAME.view(state, 1))["seats"][0]
    assert mine["conditions"] == {"brown": [20, 30], "purple": [1, 8], "grey": [0, 30]}
    assert theirs["conditions"] == {"brown": None, "purple": None, "grey": [0, 30]}
    assert theirs["worth"] is None
