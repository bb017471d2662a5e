"""Chapter 11: the green cards, and that they are solved for the most points (CA-5.10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.games.carrara.cards.green import green_yield
from palazzi.games.carrara.components import BUILDINGS, CITIES, FIELDS, TYPES, UPGRADERS, YIELDS
from palazzi.games.carrara.scoring import account, final_points
from palazzi.games.carrara.state import Carrara
from tests.rules.carrara.table import Board, table


def with_green(
    card: int,
    *boards: Board,
    coins: int = 0,
    upgraded: Sequence[str] = (),
    brown: int = 1,
    **fields: object,
) -> Carrara:
    """A position with this green card open; seat 0 has coins and upgraders."""
    options = {"brown": brown, "purple": 1, "grey": 1, "green": card}
    players = max(2, len(boards))
    all_boards = [*boards, *({} for _ in range(players - len(boards)))]
    return table(
        players,
        expansion="random",
        options=options,
        boards=all_boards,
        coins=[coins] + [0] * (players - 1),
        upgraded=[list(upgraded), *([] for _ in range(players - 1))],
        upgraders=[f for f in FIELDS if f not in upgraded],
        **fields,  # type: ignore[arg-type]
    )


def paid(card: int, *boards: Board, **more: object) -> tuple[int, int]:
    """Coins and points for seat 0."""
    coins, points = green_yield(with_green(card, *boards, **more), 0)  # type: ignore[arg-type]
    return int(coins), int(points)


BOARD = {
    "livorno": ["villa-1"],
    "pisa": ["gate-4"],
    "lucca": ["villa-2", "gate-2"],
    "massa": ["gate-5", "library-3"],
}


def test_green_2_any_one_city() -> None:
    """CA-11.2: no minimum of buildings; Massa or Lucca, both 8 points, before Pisa's 12 coins."""
    assert paid(2, BOARD) == (0, 8)
    assert paid(2, {"livorno": ["villa-3"], **{"massa": BOARD["massa"]}}) == (0, 9)


def test_green_3_any_two_cities() -> None:
    """CA-11.3"""
    assert paid(3, BOARD) == (0, 16)
    assert paid(3, {"pisa": ["gate-4"]}) == (12, 0)  # those there are


def test_green_4_any_one_type() -> None:
    """CA-11.4: gates bring 12 coins and 9 points."""
    assert paid(4, BOARD) == (12, 9)


def test_green_5_any_two_types() -> None:
    """CA-11.5: with the villas 7 points more."""
    assert paid(5, BOARD) == (12, 16)


def test_green_6_the_largest_building_of_each_type() -> None:
    """CA-11.6: villa 2 in Lucca, gate 5 and library 3 in Massa."""
    assert paid(6, BOARD) == (0, 4 + 5 + 3)


def test_green_7_the_smallest_building_of_each_type() -> None:
    """CA-11.7: villa 1 in Livorno, gate 2 in Lucca, library 3 in Massa."""
    assert paid(7, BOARD) == (0, 3 + 4 + 3)


def test_green_8_most_building_cost_in_a_half() -> None:
    """CA-11.8: all tied leaders score; nothing for a total of 0."""
    left, right = {"livorno": ["villa-3"]}, {"lerici": ["gate-3"]}
    assert paid(8, left, right) == (0, 9)
    assert paid(8, {"pisa": ["villa-3"], "massa": ["gate-3"]}, {"lucca": ["gate-2"]}) == (0, 18)
    assert paid(8, {"pisa": ["villa-3"]}, {"lucca": ["library-3"]}) == (0, 9)
    assert paid(8, {"pisa": ["villa-3"]}, {"lucca": ["library-4"]}) == (0, 0)
    assert paid(8, {}, {}) == (0, 0)


@pytest.mark.parametrize(("city", "prize"), list(zip(CITIES, (14, 12, 10, 8, 6, 4), strict=True)))
def test_green_9_most_building_cost_in_each_city(city: str, prize: int) -> None:
    """CA-11.9: all tied leaders score; nothing for a total of 0."""
    assert paid(9, {city: ["villa-3"]}, {}) == (0, prize)
    assert paid(9, {city: ["villa-3"]}, {city: ["gate-3"]}) == (0, prize)
    assert paid(9, {city: ["villa-3"]}, {city: ["gate-4"]}) == (0, 0)
    assert paid(9, {}, {}) == (0, 0)


def test_green_scores_whatever_was_scored_before_and_gives_no_objects() -> None:
    """CA-5.10"""
    board = {"lucca": ["villa-2", "gate-2"]}
    state = with_green(2, board, scored=[["lucca", "villa", "gate"], []])
    assert green_yield(state, 0) == (0, 8)
    assert state.objects[0] == 0
    assert final_points(state, 0) == 4 + 8  # the costs by grey 1; no objects


def test_green_counts_upgraders() -> None:
    """CA-5.10"""
    assert paid(2, {"lucca": ["villa-2"]}, upgraded=["lucca"]) == (2, 6)


def test_green_coins_are_added_before_coins_become_points() -> None:
    """CA-5.10"""
    state = with_green(2, {"pisa": ["gate-1"]}, coins=2)
    assert green_yield(state, 0) == (3, 0)
    assert final_points(state, 0) == 1 + 5 // 5
    assert account(state, 0)[-1].points == 1


def test_the_choice_minds_the_coins_already_held() -> None:
    """CA-7.17: 3 coins complete a fifth point, or 1 point is better."""
    board = {"pisa": ["gate-2"], "massa": ["villa-1"]}
    assert paid(2, board, coins=0) == (6, 0)  # 1 either way: the first
    assert paid(2, board, coins=4) == (6, 0)  # 2 points with the coins held
    assert paid(2, {"pisa": ["gate-1"], "massa": ["villa-1"]}, coins=1) == (0, 1)
    assert paid(2, {"pisa": ["gate-1"], "massa": ["villa-1"]}, coins=3, brown=5) == (3, 0)


def value(where: str, name: str, upgraded: Sequence[str]) -> tuple[int, int]:
    coins, points = (UPGRADERS if where in upgraded else YIELDS).value[where]
    return coins * int(name[-1]), points * int(name[-1])


@given(
    placed=st.dictionaries(st.sampled_from(BUILDINGS), st.sampled_from(CITIES), max_size=10),
    coins=st.integers(0, 9),
    upgraded=st.sets(st.sampled_from(CITIES), max_size=3),
    brown=st.sampled_from([1, 5]),
    card=st.sampled_from([2, 3, 4, 5]),
)
def test_cities_and_types_are_chosen_for_the_most_points(
    placed: Mapping[str, str], coins: int, upgraded: set[str], brown: int, card: int
) -> None:
    """CA-5.10, CA-7.17, by trying every choice."""
    board: Board = {city: [n for n in BUILDINGS if placed.get(n) == city] for city in CITIES}
    up = sorted(upgraded, key=CITIES.index)
    by_city, most = card in (2, 3), 2 if card in (3, 5) else 1
    rate = 2 if brown == 5 else 5
    best = 0
    for chosen in combinations(CITIES if by_city else TYPES, most):
        worth = [
            value(city, name, up)
            for name, city in placed.items()
            if (city if by_city else name.partition("-")[0]) in chosen
        ]
        won = sum(c for c, _ in worth)
        best = max(best, sum(p for _, p in worth) + (coins + won) // rate)
    state = with_green(card, board, coins=coins, upgraded=up, brown=brown)
    won, points = green_yield(state, 0)
    assert points + (coins + won) // rate == best
