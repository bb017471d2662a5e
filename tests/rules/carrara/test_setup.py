"""Chapters 1 and 2: what is in the box, and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from palazzi.core.errors import BadOption
from palazzi.games.carrara.components import (
    BASE_PRICES,
    BUILDINGS,
    CITIES,
    COLOURS,
    NEEDED,
    OBJECTS,
    OBJECTS_PER_KIND,
    SCORINGS,
    STONES_PER_COLOUR,
    TYPES,
    YIELDS,
)
from palazzi.games.carrara.counts import price
from palazzi.games.carrara.state import Carrara
from palazzi.games.carrara.yields import needed
from palazzi.testing import begin, dealt
from tests.rules.carrara.table import GAME, do, offered, table


def test_there_are_seven_stones_of_each_of_six_colours() -> None:
    """CA-1.1"""
    census = dealt(GAME, 4).census()
    assert [census[colour] for colour in COLOURS] == [STONES_PER_COLOUR.value] * 6 == [7] * 6


def test_there_are_six_types_of_buildings_with_costs_one_to_five() -> None:
    """CA-1.2: four city and two country types; the base game has none of cost 8."""
    census = dealt(GAME, 3).census()
    for kind in TYPES:
        assert [census[f"{kind}-{cost}"] for cost in (1, 2, 3, 4, 5, 8)] == [1] * 5 + [0]
    assert TYPES[4:] == ("castle", "villa")


def test_there_are_six_objects_of_each_kind_one_kind_a_type() -> None:
    """CA-1.3"""
    census = dealt(GAME, 2).census()
    assert [census[kind] for kind in OBJECTS] == [OBJECTS_PER_KIND.value] * 6 == [6] * 6
    assert len(OBJECTS) == len(TYPES)


def test_a_stone_gets_cheaper_a_coin_a_segment_down_to_nothing() -> None:
    """CA-1.4"""
    prices = [[price(colour, segment) for segment in range(6)] for colour in range(6)]
    assert prices[0] == [6, 5, 4, 3, 2, 1]
    assert prices[1] == [5, 4, 3, 2, 1, 0]
    assert prices[5] == [1, 0, 0, 0, 0, 0]
    assert tuple(row[0] for row in prices) == BASE_PRICES.value == (6, 5, 4, 3, 2, 1)


def test_a_free_stone_is_a_purchase() -> None:
    """CA-1.4: taking only free stones is a purchase; the turn is over."""
    state = table(wheel=[[], ["black", "black"], [], [], [], []], bag=[], coins=[0, 0])
    do(state, "buy")  # the segment and the first free stone are a matter of course
    do(state, "done")
    assert state.actor == 1
    assert state.to_json()["stones"] == [["black"], []]


@pytest.mark.parametrize(
    ("city", "coins", "points", "need"),
    [
        ("livorno", 0, 3, 2),
        ("pisa", 3, 0, 2),
        ("lucca", 0, 2, 2),
        ("viareggio", 2, 0, 3),
        ("massa", 0, 1, 3),
        ("lerici", 1, 0, 3),
    ],
)
def test_each_city_has_a_yield_and_a_number_of_buildings_to_score_it(
    city: str, coins: int, points: int, need: int
) -> None:
    """CA-1.5"""
    assert YIELDS.value[city] == (coins, points)
    assert needed(CITIES.index(city)) == NEEDED.value[CITIES.index(city)] == need
    names = ("villa-1", "castle-2", "gate-3")
    enough = table(boards=[{city: names[:need]}])
    short = table(boards=[{city: names[: need - 1]}])
    assert city in offered(enough, "score")
    assert city not in offered(short, "score")
    do(enough, f"score {city}")
    cost = 3 if need == 2 else 6
    assert enough.coins[0] == 20 + cost * coins
    assert enough.points[0] == cost * points


@pytest.mark.parametrize(("worst", "cities"), list(zip(COLOURS, range(6), strict=True)))
def test_each_city_allows_one_colour_more(worst: str, cities: int) -> None:
    """CA-1.5: white only in Livorno, all six in Lerici."""
    state = table(stones=[worst, "white", "white"], face_up=["villa-3"])
    do(state, "build villa-3")
    if cities < 5:
        assert offered(state, "in") == list(CITIES[cities:])
    else:  # one city alone takes all three: nothing is asked
        assert state.board_names(0)["lerici"] == ["villa-3"]


def test_each_player_has_six_markers_and_coins_never_run_out() -> None:
    """CA-1.6"""
    state = table(boards=[{"pisa": ["villa-5", "castle-5", "gate-5", "palace-5"]}])
    assert [state.markers(seat) for seat in range(2)] == [6, 6]
    do(state, "score pisa")
    assert state.coins[0] == 20 + 60


def test_the_wheel_begins_with_one_stone_of_each_colour_on_segment_one() -> None:
    """CA-2.1"""
    state = cast("Carrara", dealt(GAME, 4, start="2"))
    data = state.to_json()
    assert data["wheel"] == [list(COLOURS), [], [], [], [], []]
    assert data["stones"] == [["green"], ["red"], ["black"], ["blue"]]
    assert len(cast("list[str]", data["bag"])) == 42 - 6 - 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_stones_nobody_takes_stay_in_the_bag(players: int) -> None:
    """CA-2.6"""
    data = dealt(GAME, players).to_json()
    bag = Counter(cast("list[str]", data["bag"]))
    taken = ("black", "blue", "green", "red")[:players]
    assert [bag[c] for c in COLOURS] == [5 if c in taken else 6 for c in COLOURS]


def test_everybody_has_twenty_coins_and_nine_buildings_lie_open() -> None:
    """CA-2.2"""
    data = dealt(GAME, 3).to_json()
    assert data["coins"] == [20, 20, 20]
    assert len(cast("list[str]", data["face_up"])) == 9
    assert len(cast("list[str]", data["stack"])) == 21


def test_any_nine_of_the_thirty_may_be_laid_open() -> None:
    """CA-2.2: chance draws from all that are left, each as likely."""
    state = begin(GAME, 2, "first 0")
    assert [weight for _, weight in state.chance()] == [1] * 30
    state = begin(GAME, 2, "first 0", "reveal villa-5")
    assert "reveal villa-5" not in [GAME.text(a) for a in state.legal()]


def test_one_object_of_each_kind_is_for_sale_and_five_are_in_the_supply() -> None:
    """CA-2.3"""
    data = dealt(GAME, 2).to_json()
    assert data["sale"] == list(OBJECTS)
    assert Counter(cast("list[str]", data["supply"])) == dict.fromkeys(OBJECTS, 5)


def test_the_start_player_is_drawn_or_set_by_the_host() -> None:
    """CA-2.4"""
    assert [GAME.text(a) for a, _ in GAME.new(3).chance()] == ["first 0", "first 1", "first 2"]
    assert [GAME.text(a) for a, _ in GAME.new(3, {"start": "1"}).chance()] == ["first 1"]
    with pytest.raises(BadOption, match="There is no seat 3"):
        GAME.new(3, {"start": "3"})


def test_scorings_and_buildings_are_named_once() -> None:
    assert len(set(SCORINGS)) == 14
    assert len(set(BUILDINGS)) == 36
