"""Chapter 3, building; and of the expansion cost 8, raising and upgraders."""

from __future__ import annotations

from typing import cast

import pytest

from palazzi.core.state import CHANCE
from palazzi.games.carrara.components import CITIES, FIELDS, UPGRADERS
from palazzi.games.carrara.counts import size
from tests.rules.carrara.table import do, fill, offered, table, why


def test_a_building_is_paid_with_stones_the_city_allows() -> None:
    """CA-3.6"""
    state = table(stones=["yellow", "red", "blue"], face_up=["villa-2", "gate-5"])
    do(state, "build villa-2")
    assert offered(state, "in") == ["lucca", "viareggio", "massa", "lerici"]
    assert why(state, "in pisa") == "CA-3.6"
    do(state, "in massa")
    do(state, "pay blue", "pay red")
    fill(state)
    assert state.to_json()["stones"] == [["yellow"], []]
    assert state.board_names(0)["massa"] == ["villa-2"]


def test_stones_that_pay_go_back_to_the_bag() -> None:
    """CA-3.6"""
    state = table(stones=["white", "white"], face_up=["villa-2"])
    before = size(state.bag)
    do(state, "build villa-2", "in pisa")
    assert size(state.bag) == before + 2
    assert state.stones[0] == 0


def test_a_colour_the_city_does_not_allow_is_refused() -> None:
    """CA-3.6, CA-1.5"""
    state = table(stones=["white", "yellow", "red"], face_up=["villa-1"])
    do(state, "build villa-1", "in pisa")
    assert offered(state, "pay") == ["white", "yellow"]
    assert why(state, "pay red") == "CA-1.5"
    assert why(state, "pay black") == "CA-1.5"


def test_dear_stones_may_build_in_a_cheap_city() -> None:
    """CA-3.6"""
    state = table(stones=["white"] * 3, face_up=["villa-3"])
    do(state, "build villa-3")
    assert offered(state, "in") == list(CITIES)


def test_only_open_buildings_and_only_with_enough_stones() -> None:
    """CA-3.6"""
    state = table(stones=["black"] * 3, face_up=["villa-3", "gate-4"])
    assert offered(state, "build") == ["villa-3"]
    assert why(state, "build gate-4") == "CA-3.6"
    assert why(state, "build palace-1") == "CA-3.6"


def test_the_place_is_refilled_from_the_stack_while_it_lasts() -> None:
    """CA-3.7"""
    state = table(stones=["white"], face_up=["villa-1", "gate-5"])
    do(state, "build villa-1", "in lerici")
    assert state.actor == CHANCE
    do(state, "reveal castle-4", "skip")
    assert state.to_json()["face_up"] == ["castle-4", "gate-5"]
    assert state.actor == 1
    state = table(stones=["white"], face_up=["villa-1", "gate-5"], stack=[])
    do(state, "build villa-1", "in lerici", "skip")
    assert state.actor == 1
    assert state.to_json()["face_up"] == ["gate-5"]


def test_any_number_of_buildings_fit_into_a_city() -> None:
    """CA-3.7"""
    many = [f"{kind}-{cost}" for kind in ("library", "gate", "palace") for cost in range(1, 6)]
    state = table(boards=[{"lerici": many}], stones=["black"], face_up=["villa-1"])
    do(state, "build villa-1")
    assert len(state.board_names(0)["lerici"]) == 16


# ---- cost 8


def test_buildings_of_cost_eight_are_always_open_and_cost_eight_stones() -> None:
    """CA-5.2"""
    state = table(stones=["black"] * 7 + ["red"], expansion="random")
    assert "castle-8" in offered(state, "build")
    do(state, "build castle-8", "skip", "skip")
    assert state.stones[0] == 0
    assert "castle-8" not in cast("list[str]", state.to_json()["eights"])
    assert state.board_names(0)["lerici"] == ["castle-8"]


def test_seven_stones_are_one_too_few_for_cost_eight() -> None:
    """CA-5.2"""
    state = table(stones=["black"] * 7, expansion="random")
    assert why(state, "build castle-8") == "CA-3.6"


def test_cost_eight_belongs_to_the_expansion_and_is_there_once_a_type() -> None:
    """CA-5.2"""
    state = table(stones=["black"] * 7 + ["red"])
    assert why(state, "build castle-8") == "CA-5.2"
    gone = table(
        stones=["black"] * 7 + ["red"], expansion="random", boards=[{}, {"massa": ["castle-8"]}]
    )
    assert why(gone, "build castle-8") == "CA-5.2"


def test_the_board_is_not_refilled_after_a_building_of_cost_eight() -> None:
    """CA-5.2, CA-5.3"""
    state = table(stones=["black"] * 7 + ["red"], expansion="random", face_up=["villa-1"])
    do(state, "build gate-8", "skip", "skip")
    assert state.actor == 1
    assert state.to_json()["face_up"] == ["villa-1"]


def test_cost_eight_in_livorno_needs_a_raise() -> None:
    """CA-7.14: there are but seven white stones."""
    state = table(stones=["white"] * 7 + ["yellow"], expansion="random")
    do(state, "build villa-8")
    assert offered(state, "in") == list(CITIES[1:])
    state = table(stones=["white"] * 7, expansion="random", boards=[{"livorno": ["villa-1"]}])
    do(state, "raise gate-8", "skip")
    assert state.board_names(0)["livorno"] == ["gate-8"]


# ---- raising


def test_raising_costs_the_difference_in_stones_of_the_same_city() -> None:
    """CA-5.3"""
    state = table(
        stones=["red", "green", "green"],
        expansion="random",
        boards=[{"lucca": ["castle-3"], "massa": ["villa-2"]}],
        face_up=["library-4", "gate-5", "palace-5"],
    )
    assert offered(state, "raise") == ["library-4", "palace-5", "gate-5"]
    do(state, "raise library-4")
    assert offered(state, "replace") == ["villa-2", "castle-3"]
    do(state, "replace castle-3")  # only the red stone fits Lucca: it is paid at once
    fill(state)
    assert state.to_json()["stones"] == [["green", "green"], []]
    assert state.board_names(0)["lucca"] == ["library-4"]
    assert state.to_json()["gone"] == ["castle-3"]


def test_a_building_is_only_raised_to_a_higher_cost_that_can_be_paid() -> None:
    """CA-5.3"""
    state = table(
        stones=["blue"] * 2,
        expansion="random",
        boards=[{"massa": ["villa-3"], "lucca": ["gate-4"]}],
        face_up=["library-3", "library-4", "library-5"],
    )
    assert offered(state, "raise") == ["library-4", "library-5"]
    do(state, "raise library-5")  # only the villa can be, blue is not for Lucca
    fill(state)
    assert state.board_names(0)["massa"] == ["library-5"]
    assert state.board_names(0)["lucca"] == ["gate-4"]


def test_a_building_of_the_same_cost_cannot_be_replaced() -> None:
    """CA-5.3"""
    state = table(
        stones=["red", "red", "red"],
        expansion="random",
        boards=[{"lucca": ["castle-4", "castle-3", "gate-2"]}],
        face_up=["library-4"],
    )
    do(state, "raise library-4")
    assert offered(state, "replace") == ["gate-2", "castle-3"]


def test_raising_belongs_to_the_expansion() -> None:
    """CA-5.3"""
    state = table(stones=["red"] * 3, boards=[{"lucca": ["castle-3"]}], face_up=["library-4"])
    assert why(state, "raise library-4") == "CA-5.3"
    assert why(state, "raise library-8") == "CA-5.3"


def test_the_place_is_refilled_only_if_the_new_building_came_from_the_board() -> None:
    """CA-5.3"""
    boards = [{"lerici": ["castle-4"]}]
    state = table(stones=["red"], expansion="random", boards=boards, face_up=["library-5"])
    do(state, "raise library-5")
    assert state.actor == CHANCE
    state = table(stones=["red"] * 4, expansion="random", boards=boards, face_up=["library-5"])
    do(state, "raise library-8", "skip", "skip")
    assert state.actor == 1
    assert state.to_json()["face_up"] == ["library-5"]


def test_what_was_earned_with_a_replaced_building_stays() -> None:
    """CA-7.11"""
    state = table(
        stones=["white"],
        expansion="random",
        boards=[{"livorno": ["castle-4"]}],
        face_up=["library-5"],
        scored=[["castle"], []],
        points=[12, 0],
        objects=[["flag"]],
    )
    do(state, "raise library-5")
    fill(state)
    assert state.points[0] == 12
    assert state.to_json()["objects"] == [["flag"], []]
    assert state.to_json()["scored"] == [["castle"], []]
    assert state.owned(0) == state.boards[0]  # the castle itself no longer counts


# ---- upgraders


@pytest.mark.parametrize("field", FIELDS)
def test_an_upgrader_is_taken_right_after_a_building_of_cost_eight(field: str) -> None:
    """CA-5.4: of any field, whatever city was built in; never by anybody else."""
    state = table(stones=["black"] * 7 + ["red"], expansion="random")
    do(state, "build castle-8", f"upgrade {field}", "skip")
    assert state.to_json()["upgraded"] == [[field], []]
    assert field not in cast("list[str]", state.to_json()["upgraders"])
    assert state.actor == 1


def test_an_upgrader_somebody_has_is_not_offered_and_a_declined_one_is_lost() -> None:
    """CA-5.4"""
    state = table(
        stones=["black"] * 7 + ["red"],
        expansion="random",
        upgraded=[[], ["pisa"]],
        upgraders=[f for f in FIELDS if f != "pisa"],
    )
    do(state, "build castle-8")
    assert offered(state, "upgrade") == [f for f in FIELDS if f != "pisa"]
    assert why(state, "upgrade pisa") == "CA-5.4"
    do(state, "skip", "skip")
    assert state.actor == 1
    assert state.to_json()["upgraded"] == [[], ["pisa"]]


def test_a_raise_to_cost_eight_brings_an_upgrader_too_another_building_does_not() -> None:
    """CA-5.4"""
    boards = [{"lerici": ["castle-5"]}]
    state = table(stones=["red"] * 3, expansion="random", boards=boards)
    do(state, "raise villa-8")
    assert offered(state, "upgrade") == list(FIELDS)
    state = table(stones=["red"] * 5, expansion="random", face_up=["villa-5"])
    do(state, "build villa-5", "in lerici")
    assert state.actor == CHANCE


@pytest.mark.parametrize("field", FIELDS)
def test_an_upgraded_field_has_its_new_yield_for_its_owner_alone(field: str) -> None:
    """CA-5.4, CA-5.5"""
    coins, points = UPGRADERS.value[field]
    city = field if field in CITIES else "lerici"
    names = ["castle-1", "villa-2", "castle-3"]
    if field == "city-buildings":
        names = ["library-1", "gate-2", "palace-3"]
    for owner in (0, 1):
        up: list[list[str]] = [[], []]
        up[owner] = [field]
        state = table(
            expansion="random",
            boards=[{city: names}],
            upgraded=up,
            upgraders=[f for f in FIELDS if f != field],
            options={"brown": 1, "purple": 1, "grey": 1, "green": 2},
        )
        do(state, f"score {field}")
        got = (state.coins[0] - 20, state.points[0])
        assert (got == (6 * coins, 6 * points)) == (owner == 0)


def test_the_upgraders_double_what_a_field_is_worth() -> None:
    """CA-5.5"""
    assert UPGRADERS.value == {
        "livorno": (2, 4),
        "pisa": (4, 2),
        "lucca": (1, 3),
        "viareggio": (3, 1),
        "massa": (1, 1),
        "lerici": (1, 1),
        "city-buildings": (1, 1),
        "country-buildings": (1, 1),
    }


def test_an_upgrader_counts_for_types_too_and_never_backwards() -> None:
    """CA-5.4"""
    state = table(
        expansion="random",
        boards=[{"lucca": ["villa-5"]}],
        upgraded=[["lucca"], []],
        upgraders=[f for f in FIELDS if f != "lucca"],
        points=[10, 0],
        options={"brown": 1, "purple": 1, "grey": 1, "green": 2},
    )
    do(state, "score villa")
    assert (state.coins[0], state.points[0]) == (25, 10 + 15)
