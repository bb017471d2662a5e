"""Chapter 6: every worked example."""

from __future__ import annotations

import pytest

from palazzi.core.state import CHANCE
from palazzi.games.carrara.cards.green import green_yield
from palazzi.games.carrara.counts import object_names, size
from palazzi.games.carrara.scoring import account, final_points
from palazzi.testing import begin
from tests.rules.carrara.table import (
    GAME,
    Board,
    brown_met,
    do,
    grey_met,
    grey_points,
    offered,
    purple_met,
    table,
)
from tests.rules.carrara.test_green import with_green
from tests.rules.carrara.test_grey import COUNTRY, counted, with_grey
from tests.rules.carrara.test_purple import pack, points

REVEALS = [f"reveal {kind}-{cost}" for cost in (3, 4, 5) for kind in ("library", "palace", "gate")]


def test_first_purchase() -> None:
    """CA-6.1: nobody can build or score yet, so the wheel turns by itself."""
    state = begin(GAME, 2, "first 0", *REVEALS)
    assert state.actor == CHANCE
    do(state, *(f"draw {colour}" for colour in ("white", "red", "red", "blue", "black")))
    wheel = state.to_json()["wheel"]
    assert isinstance(wheel, list)
    assert [len(segment) for segment in wheel] == [5, 6, 0, 0, 0, 0]
    do(state, "segment II", "take green", "take blue", "take black", "done", "skip")
    assert state.to_json()["coins"] == [17, 20]


def test_later_purchase() -> None:
    """CA-6.2"""
    wheel = [["red"], ["blue"] * 2, ["green"] * 2, ["black"] * 2, ["white", "yellow"], []]
    state = table(wheel=wheel)
    do(state, "buy", "draw red", "draw red")
    assert state.actor == 0
    do(state, "segment VI", "take white", "take yellow")
    assert state.coins[0] == 19


def test_scoring_types() -> None:
    """CA-6.3"""
    state = table(boards=[{"pisa": ["library-3"], "massa": ["library-2"]}])
    do(state, "score library")
    assert (state.coins[0] - 20, state.points[0]) == (9, 2)
    assert object_names(state.objects[0]) == ["book", "book"]
    state = table(boards=[{"massa": ["palace-5", "palace-1"]}, {"massa": ["villa-1"]}])
    do(state, "score palace")
    assert (state.coins[0] - 20, state.points[0]) == (0, 6)
    assert object_names(state.objects[0]) == ["crown", "crown"]


def test_scoring_cities() -> None:
    """CA-6.4"""
    state = table(boards=[{"massa": ["gate-1", "palace-3", "castle-5"]}])
    do(state, "score massa")
    assert state.points[0] == 9
    assert object_names(state.objects[0]) == ["crown", "key", "flag"]
    state = table(boards=[{"pisa": ["library-2", "villa-4"]}])
    do(state, "score pisa")
    assert state.coins[0] == 38
    assert size(state.objects[0]) == 2


def test_where_stones_may_build() -> None:
    """CA-6.5"""
    state = table(stones=["red", "green", "green"], face_up=["villa-3"])
    do(state, "build villa-3")
    assert offered(state, "in") == ["viareggio", "massa", "lerici"]
    state = table(stones=["red", "green", "blue", "blue"], face_up=["palace-4"])
    do(state, "build palace-4")
    assert offered(state, "in") == ["massa", "lerici"]


def test_final_scoring() -> None:
    """CA-6.6"""
    first = {"lerici": ["gate-1", "gate-4", "gate-3", "gate-5", "villa-2", "villa-3", "villa-5"]}
    state = table(4, boards=[first], objects=[["book"] * 5 + ["flag"] * 2], coins=[4, 0, 0, 0])
    assert [line.points for line in account(state, 0)] == [0, 21, 23, 0]
    assert final_points(state, 0) == 44
    second = {
        "lerici": ["gate-2", "gate-4", "villa-4", "gate-3", "gate-5"],
        "massa": ["gate-1", "villa-2", "castle-4"],
    }
    scored = [["gate", "villa", "castle", "lerici", "massa"], [], []]
    things = ["book"] * 4 + ["flag"] * 2
    state = table(3, boards=[second], objects=[things], coins=[31, 0, 0], scored=scored)
    assert [line.points for line in account(state, 0)] == [0, 18, 25, 6]
    assert final_points(state, 0) == 49
    assert brown_met(state, 0)
    assert grey_met(state, 0)
    assert not purple_met(1, state.objects[0], 3)


def test_raising() -> None:
    """CA-6.7"""
    state = table(
        stones=["yellow"],
        expansion="random",
        boards=[{"lucca": ["castle-3"]}],
        face_up=["library-4"],
    )
    do(state, "raise library-4")
    assert state.board_names(0)["lucca"] == ["library-4"]
    state = table(
        stones=["red"] * 3 + ["blue"] * 2, expansion="random", boards=[{"massa": ["gate-3"]}]
    )
    do(state, "raise castle-8", "skip")
    assert state.board_names(0)["massa"] == ["castle-8"]
    assert state.stones[0] == 0


def test_special_fields() -> None:
    """CA-6.8"""
    board = {"pisa": ["gate-3", "library-2"], "massa": ["palace-2"]}
    state = table(expansion="random", boards=[board])
    do(state, "score city-buildings")
    assert state.coins[0] == 27
    state = table(
        expansion="random", boards=[{"pisa": ["villa-1"], "lucca": ["villa-3", "castle-4"]}]
    )
    do(state, "score country-buildings")
    assert state.points[0] == 8


def test_an_upgraded_city() -> None:
    """CA-6.9"""
    state = table(
        expansion="random", boards=[{"lucca": ["palace-2", "gate-3"]}], upgraded=[["lucca"], []]
    )
    do(state, "score lucca")
    assert (state.coins[0] - 20, state.points[0]) == (5, 15)
    assert object_names(state.objects[0]) == ["crown", "key"]


@pytest.mark.parametrize(
    ("card", "counts", "total"),
    [
        (2, (2, 2, 2, 1, 1, 0), 17),
        (2, (2, 2, 0, 0, 0, 0), 10),
        (3, (0, 0, 4, 0, 1, 1), 10),
        (4, (0, 4, 0, 3, 0, 0), 16),
        (5, (2, 0, 0, 4, 2, 0), 22),
        (6, (2, 2, 1, 1, 1, 0), 21),
        (7, (2, 2, 2, 0, 0, 0), 16),
        (8, (2, 0, 1, 2, 3, 2), 15),
    ],
)
def test_purple_cards(card: int, counts: tuple[int, ...], total: int) -> None:
    """CA-6.10"""
    assert points(card, *counts) == total
    not_met = {(2, (2, 2, 0, 0, 0, 0)), (3, (0, 0, 4, 0, 1, 1))}
    assert purple_met(card, pack(counts), 2) is ((card, counts) not in not_met)


@pytest.mark.parametrize(
    ("card", "board", "total", "met"),
    [
        (2, counted(pisa=4, massa=2, lerici=1), 21, False),
        (3, counted(lucca=3, massa=4, lerici=6), 20, True),
        (4, counted(lerici=5), 3, True),
        (5, {"lucca": ["villa-8"]}, 19, True),
        (5, {"massa": ["villa-8", "gate-8"]}, 16, True),
        (8, counted(livorno=2, pisa=3, viareggio=2, massa=3), 18, True),
    ],
)
def test_grey_cards(card: int, board: Board, total: int, met: bool) -> None:
    """CA-6.11"""
    state = with_grey(card, board)
    assert grey_points(state, 0) == total
    assert grey_met(state, 0) is met


def test_grey_cards_by_class() -> None:
    """CA-6.11: cards 6, 7 and 9."""
    state = with_grey(6, {"lucca": COUNTRY[:3]}, 4)
    assert (grey_points(state, 0), grey_met(state, 0)) == (18, True)
    seven = [f"{kind}-{cost}" for kind in ("gate", "palace") for cost in range(1, 5)][:7]
    state = with_grey(7, {"lucca": seven}, 4)
    assert (grey_points(state, 0), grey_met(state, 0)) == (21, True)
    first = ["gate-5", "gate-4", "gate-2", "palace-2", "villa-4", "villa-1"]
    state = with_grey(9, {"lucca": first}, 3)
    assert (grey_points(state, 0), grey_met(state, 0)) == (14, False)
    second = ["gate-4", "palace-4", "gate-3", "gate-1", "villa-5", "villa-4", "villa-2", "villa-1"]
    state = with_grey(9, {"lucca": second}, 2)
    assert (grey_points(state, 0), grey_met(state, 0)) == (24, True)


GREEN_BOARD = {
    "livorno": ["cathedral-3", "gate-2"],
    "lucca": ["villa-1"],
    "massa": ["library-2"],
    "lerici": ["library-8", "cathedral-4"],
}


@pytest.mark.parametrize(("card", "coins", "total"), [(3, 12, 27), (5, 12, 23), (7, 0, 19)])
def test_green_cards(card: int, coins: int, total: int) -> None:
    """CA-6.12"""
    assert green_yield(with_green(card, GREEN_BOARD, upgraded=["lerici"]), 0) == (coins, total)


def test_green_majorities() -> None:
    """CA-6.12: 6 in the left half, 14 in the right; highest in Livorno and Lerici."""
    others = ({"pisa": ["gate-5", "palace-2"]}, {"lucca": ["villa-4"], "massa": ["castle-3"]})
    assert green_yield(with_green(8, GREEN_BOARD, *others), 0) == (0, 9)
    assert green_yield(with_green(9, GREEN_BOARD, *others), 0) == (0, 14 + 4)


def test_without_turning() -> None:
    """CA-6.13: none is added; the yellow of VI is free."""
    wheel = [["red"], ["blue"] * 2, ["green"] * 2, [], ["white", "black"], ["yellow"]]
    state = table(wheel=wheel, expansion="random")
    do(state, "stay", "segment VI")
    assert state.coins[0] == 20
    assert state.to_json()["stones"] == [["yellow"], []]
    assert sum(size(state.wheel[i]) for i in range(6)) == 7


def test_an_upgrader_of_another_city() -> None:
    """CA-6.13: a cathedral of 8 in Viareggio may bring the Lucca upgrader."""
    state = table(stones=["green"] * 7 + ["red"], expansion="random")
    do(state, "build cathedral-8", "in viareggio", "upgrade lucca")
    assert state.to_json()["upgraded"] == [["lucca"], []]


def test_grey_conditions_not_met() -> None:
    """CA-6.13"""
    state = with_grey(6, {"massa": ["villa-2"]}, 4)
    assert (grey_points(state, 0), grey_met(state, 0)) == (6, False)
    state = with_grey(7, {"massa": ["gate-2", "gate-3", "palace-1"]}, 3)
    assert (grey_points(state, 0), grey_met(state, 0)) == (9, False)
