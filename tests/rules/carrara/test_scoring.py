"""Chapter 3, scoring types and cities; of the expansion the special fields (CA-5.6)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from palazzi.core.bits import count
from palazzi.games.carrara.components import FIELDS, OBJECTS, SCORINGS
from palazzi.games.carrara.counts import object_names
from palazzi.games.carrara.state import Carrara
from tests.rules.carrara.table import GAME, do, fill, offered, table, why

FOUR = {"brown": 1, "purple": 1, "grey": 1, "green": 2}


def gained(state: Carrara) -> Counter[str]:
    """The objects of seat 0."""
    return Counter(object_names(state.objects[0]))


def test_a_seventh_scoring_is_impossible() -> None:
    """CA-3.8, CA-3.15: six markers, and without one the action is not there."""
    board = {"lerici": [f"{kind}-1" for kind in ("library", "gate", "castle", "villa")]}
    five = ["library", "cathedral", "palace", "gate", "castle"]
    state = table(boards=[board], scored=[five, []])
    assert state.markers(0) == 1
    do(state, "score villa")
    assert state.markers(0) == 0
    spent = table(boards=[board], scored=[[*five, "pisa"], []])
    assert offered(spent, "score") == []
    assert why(spent, "score villa") == "CA-3.15"


def test_a_type_pays_each_building_by_its_city_and_an_object_each() -> None:
    """CA-3.9"""
    state = table(
        boards=[{"livorno": ["gate-2"], "pisa": ["gate-1", "villa-5"], "massa": ["gate-4"]}]
    )
    do(state, "score gate")
    assert state.points[0] == 6 + 4
    assert state.coins[0] == 20 + 3
    assert gained(state) == {"key": 3}


def test_each_player_scores_a_type_once() -> None:
    """CA-3.9"""
    boards = [{"lerici": ["gate-2"]}, {"lerici": ["gate-3"]}]
    state = table(boards=boards)
    do(state, "score gate", "skip")
    assert why(state, "score gate") is None  # the other player may as well
    do(state, "score gate", "skip")
    fill(state)
    state = table(boards=boards, scored=[["gate"], []])
    assert why(state, "score gate") == "CA-3.9"
    assert why(state, "score villa") == "CA-3.9"  # there is none


def test_a_city_pays_the_sum_of_costs_and_an_object_each() -> None:
    """CA-3.10"""
    state = table(boards=[{"lucca": ["gate-2", "gate-1", "villa-5"]}])
    do(state, "score lucca")
    assert state.points[0] == 16
    assert gained(state) == {"key": 2, "arms": 1}


def test_a_city_is_scored_once_in_the_whole_game() -> None:
    """CA-3.10"""
    state = table(boards=[{"lucca": ["gate-2", "gate-1"]}], scored=[[], ["lucca"]])
    assert why(state, "score lucca") == "CA-3.10"
    few = table(boards=[{"lucca": ["gate-2"]}])
    assert why(few, "score lucca") == "CA-3.10"


def test_objects_come_from_the_supply_as_far_as_it_goes_never_from_the_sale() -> None:
    """CA-3.11: points and coins are paid in full."""
    supply = ["key", "book"]
    state = table(boards=[{"livorno": ["gate-2", "gate-1", "gate-3"]}], supply=supply)
    do(state, "score gate")
    assert gained(state) == {"key": 1}
    assert state.to_json()["sale"] == list(OBJECTS)
    assert state.to_json()["supply"] == ["book"]
    assert state.points[0] == 18


def test_a_shortage_is_counted_kind_by_kind_without_substitute() -> None:
    """CA-3.14"""
    board = {"pisa": ["gate-2", "gate-1", "villa-5", "castle-1"]}
    state = table(boards=[board], supply=["key", "arms", "book", "book", "crown"])
    do(state, "score pisa")
    assert gained(state) == {"key": 1, "arms": 1}
    assert state.coins[0] == 20 + 27


def test_a_scoring_without_any_object_is_legal() -> None:
    """CA-3.14"""
    state = table(boards=[{"livorno": ["gate-2"]}], supply=[])
    do(state, "score gate")
    assert gained(state) == {}
    assert state.points[0] == 6


def test_only_ones_own_board_is_scored() -> None:
    """CA-3.12"""
    state = table(
        boards=[{"massa": ["villa-1"]}, {"massa": ["villa-5"], "pisa": ["gate-1", "gate-2"]}]
    )
    assert offered(state, "score") == ["villa"]
    do(state, "score villa")
    assert state.points[0] == 1
    assert state.points[1] == 0


def test_a_building_may_be_scored_by_type_by_city_and_by_field() -> None:
    """CA-3.13"""
    boards = [{"livorno": ["gate-2", "gate-1"]}, {"massa": ["villa-1"]}]
    state = table(boards=boards, expansion="random", options=FOUR)
    state.coins[0] = 0
    do(state, "score gate")
    for what in ("livorno", "city-buildings"):
        data = {**state.to_json(), "actor": 0, "active": 0, "phase": "turning"}
        state = cast("Carrara", GAME.from_json(data))
        do(state, f"score {what}")
    assert state.points[0] == 9 + 9
    assert state.coins[0] == 3
    assert gained(state) == {"key": 4}


def test_buildings_added_after_a_scoring_earn_nothing_from_it() -> None:
    """CA-3.13"""
    state = table(
        boards=[{"livorno": ["gate-2"]}],
        stones=["white"],
        face_up=["gate-1", "villa-1"],
        scored=[["gate"], []],
        points=[6, 0],
    )
    do(state, "build gate-1", "in livorno")
    fill(state)
    assert state.points[0] == 6
    assert why(state, "score gate") is not None


# ---- special fields


def test_special_fields_pay_the_costs_of_a_class_wherever_it_stands_without_objects() -> None:
    """CA-5.6: city yields do not matter."""
    board = {"livorno": ["gate-2", "villa-4"], "lerici": ["library-5", "castle-1"]}
    state = table(boards=[board], expansion="random", options=FOUR)
    do(state, "score city-buildings")
    assert (state.coins[0], state.points[0]) == (27, 0)
    assert gained(state) == {}
    state = table(boards=[board], expansion="random", options=FOUR)
    do(state, "score country-buildings")
    assert (state.coins[0], state.points[0]) == (20, 5)


def test_a_special_field_needs_a_building_of_its_class_and_is_scored_once_a_player() -> None:
    """CA-5.6"""
    state = table(boards=[{"pisa": ["gate-2"]}], expansion="random", options=FOUR)
    assert offered(state, "score") == ["gate", "city-buildings"]
    assert why(state, "score country-buildings") == "CA-5.6"
    done = table(
        boards=[{"pisa": ["gate-2"]}],
        expansion="random",
        options=FOUR,
        scored=[["city-buildings"], []],
    )
    assert why(done, "score city-buildings") == "CA-5.6"
    other = table(
        boards=[{"pisa": ["gate-2"]}],
        expansion="random",
        options=FOUR,
        scored=[[], ["city-buildings"]],
    )
    assert why(other, "score city-buildings") is None


def test_special_fields_belong_to_the_expansion_and_use_the_same_markers() -> None:
    """CA-5.6"""
    assert why(table(boards=[{"pisa": ["gate-2"]}]), "score city-buildings") == "CA-5.6"
    six = list(SCORINGS[:6])
    state = table(boards=[{"pisa": ["gate-2"]}], expansion="random", options=FOUR, scored=[six, []])
    assert why(state, "score city-buildings") == "CA-3.15"


def test_a_city_upgrader_does_not_matter_on_a_special_field() -> None:
    """CA-5.6"""
    state = table(
        boards=[{"pisa": ["gate-2"]}],
        expansion="random",
        options=FOUR,
        upgraded=[["pisa"], []],
        upgraders=[f for f in FIELDS if f != "pisa"],
    )
    do(state, "score city-buildings")
    assert (state.coins[0], state.points[0]) == (22, 0)


def test_cost_eight_buildings_are_city_or_country_buildings_by_type() -> None:
    """CA-7.13"""
    state = table(
        boards=[{"pisa": ["gate-8"], "massa": ["villa-8"]}], expansion="random", options=FOUR
    )
    do(state, "score country-buildings")
    assert state.points[0] == 8
    assert count(state.owned(0)) == 2
