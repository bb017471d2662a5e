"""What a choice says will happen, and the derived figures of a view: they agree with the rules."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.core.state import OVER, State
from palazzi.core.view import SPECTATOR
from palazzi.testing import random_game
from tests.rules.palazzo.helpers import PALAZZO, play, scene, seen


def choices(state: State) -> dict[str, Any]:
    """The actor's choices by their texts."""
    return {choice["text"]: choice for choice in PALAZZO.prompt(state)["choices"]}


def gain(state: State, text: str) -> int:
    """The points a choice promises."""
    return int(str(choices(state)[text]["label"]["args"]["gain"]).replace("\N{MINUS SIGN}", "-"))


def points(state: State, seat: int = 0) -> int:
    """What a seat has."""
    return int(seen(state, SPECTATOR)["seats"][seat]["points"])


def test_an_auction_names_its_quarry_and_lights_it() -> None:
    """PZ-5.8: the next quarry that holds a tile, not the next one."""
    turned = ["tiles", "turn marble-1-1", "turn marble-1-2"]
    state = play(scene(2, quarries=["", "", "brick-2-2"]), *turned)
    choice = choices(state)["auction"]
    assert choice["parts"] == ["builder", "quarry:2"]
    assert choice["label"]["args"] == {"quarry": 3, "tiles": 2}
    crowd = scene(2, quarries=["", "brick-2-2 brick-2-1 brick-1-1 brick-1-2"])
    assert choices(play(crowd, *turned))["auction"]["label"]["key"] == "palazzo-act-auction-picks"


def test_a_tile_says_what_it_costs_and_the_second_what_both_cost() -> None:
    """PZ-5.7, PZ-8.2."""
    state = scene(2, hands=["red7 red6"], warehouse="brick-2-1 brick-2-2 brick-1-1")
    state = play(state, "tiles", "turn marble-1-1", "turn marble-1-2")
    assert choices(state)["buy brick-2-1"]["label"]["args"]["price"] == 6
    state = play(state, "buy brick-2-1")
    second = choices(state)["buy brick-2-2"]["label"]
    assert (second["key"], second["args"]["price"]) == ("palazzo-act-buy-second", 12)


@settings(deadline=None, max_examples=15)
@given(seed=st.integers(0, 10_000))
def test_promised_points_are_kept(seed: int) -> None:
    """PZ-6.2, PZ-6.3: placing, founding and every renovation bring what they say."""
    for state, _ in random_game(PALAZZO, 3, seed):
        if state.actor < 0:
            continue
        seat = state.actor
        for text, choice in choices(state).items():
            if "gain" not in choice["label"]["args"]:
                continue
            after = state.clone()
            after.apply(choice["action"])
            if after.actor == seat and seen(after, seat)["phase"] == "spending":
                after.apply(after.legal()[0])
            assert points(after, seat) - points(state, seat) == gain(state, text)


@settings(deadline=None, max_examples=15)
@given(seed=st.integers(0, 10_000))
def test_what_palaces_are_worth_adds_up(seed: int) -> None:
    """PZ-6.2, PZ-6.3: floors and bonus of all palaces are the points of the seat."""
    for state, _ in random_game(PALAZZO, 2, seed):
        for row in seen(state, SPECTATOR)["seats"]:
            assert row["points"] == sum(worth["points"] + worth["bonus"] for worth in row["worth"])


def test_the_reach_of_a_hand_is_told_to_its_owner_only() -> None:
    """PZ-4, PZ-7.1: two groups and the grey 6."""
    state = scene(2, hands=["red4 brown4 grey4 2 2 2 grey6 brown5", "red3"])
    assert seen(state, 0)["seats"][0]["reach"] == 15 + 15 + 6
    assert seen(state, 0)["seats"][1]["reach"] is None
    assert seen(state, SPECTATOR)["seats"][0]["reach"] is None


def test_a_renovation_being_planned_is_told_in_the_draft() -> None:
    """PZ-9.13: the change is chosen first, then paid; the others know nothing of it."""
    state = scene(2, hands=["red4"], palaces=[["brick-1-1 brick-2-1"]])
    state = play(state, "renovate", "extract 1 2")
    assert seen(state, 0)["draft"]["plan"] == "extract 1 2"
    assert seen(state, 1)["draft"] is None
    assert state.actor != OVER
