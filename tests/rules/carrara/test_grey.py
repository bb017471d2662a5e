"""Chapter 10: the grey cards, each its condition and points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.games.carrara.components import BUILDINGS, CITIES
from palazzi.games.carrara.state import Carrara
from tests.rules.carrara.table import grey_met, grey_points, table

COUNTRY = [name for name in BUILDINGS if name.startswith(("castle", "villa"))]
CITY = [name for name in BUILDINGS if name not in COUNTRY]


def with_grey(card: int, board: Mapping[str, Sequence[str]], players: int = 2) -> Carrara:
    """A position with this grey card open and this board at seat 0."""
    options = {"brown": 1, "purple": 1, "grey": card, "green": 2}
    boards = [board, *({} for _ in range(players - 1))]
    return table(players, expansion="random", options=options, boards=boards)


def counted(**counts: int) -> dict[str, list[str]]:
    """A board with that many buildings in each city, whichever."""
    names = iter(BUILDINGS)
    return {city: [next(names) for _ in range(n)] for city, n in counts.items()}


def points(card: int, board: Mapping[str, Sequence[str]]) -> int:
    return grey_points(with_grey(card, board), 0)


def holds(card: int, board: Mapping[str, Sequence[str]], players: int = 2) -> bool:
    return grey_met(with_grey(card, board, players), 0)


@pytest.mark.parametrize(("players", "need"), [(4, 20), (3, 25), (2, 30)])
def test_grey_1_building_costs(players: int, need: int) -> None:
    """CA-10.1"""
    fives = [f"{kind}-5" for kind in ("library", "cathedral", "palace", "gate", "castle", "villa")]
    assert holds(1, {"massa": fives[: need // 5]}, players)
    assert not holds(1, {"massa": [*fives[: need // 5 - 1], "villa-4"]}, players)
    assert points(1, {"pisa": ["villa-4"], "lucca": ["gate-8", "gate-1"]}) == 13


def test_grey_2_two_buildings_in_each_of_three_cities() -> None:
    """CA-10.2"""
    assert holds(2, counted(livorno=2, pisa=3, lerici=2))
    assert not holds(2, counted(livorno=6, pisa=2, lerici=1))
    assert [points(2, counted(**{city: 3})) for city in CITIES] == [11, 9, 7, 5, 3, 1]
    assert points(2, counted(livorno=4, lucca=2)) == 29


def test_grey_3_three_buildings_in_each_of_two_cities() -> None:
    """CA-10.3"""
    assert holds(3, counted(livorno=3, pisa=4))
    assert not holds(3, counted(livorno=6, pisa=2))
    assert [points(3, counted(**{city: 5})) for city in CITIES] == [17, 14, 11, 8, 5, 2]
    assert points(3, counted(viareggio=6)) == 16


def test_grey_4_four_buildings_in_one_city() -> None:
    """CA-10.4"""
    assert holds(4, counted(massa=4))
    assert not holds(4, counted(massa=3, lerici=3))
    assert [points(4, counted(**{city: 4})) for city in CITIES] == [23, 19, 15, 11, 7, 3]
    assert points(4, counted(pisa=8)) == 38


def test_grey_5_a_building_of_cost_eight() -> None:
    """CA-10.5"""
    assert holds(5, {"lerici": ["villa-8"]})
    assert not holds(5, counted(lerici=8))
    paid = [points(5, {city: ["villa-8", "gate-5"]}) for city in CITIES]
    assert paid == [34, 26, 19, 13, 8, 4]
    assert points(5, {"livorno": ["villa-8"], "pisa": ["gate-8"]}) == 60


@pytest.mark.parametrize(("players", "need"), [(4, 2), (3, 3), (2, 4)])
def test_grey_6_country_buildings(players: int, need: int) -> None:
    """CA-10.6, CA-7.13: of cost 8 too."""
    board = [*COUNTRY[: need - 1], "villa-8"]
    assert holds(6, {"massa": board}, players)
    assert not holds(6, {"massa": [*board[1:], *CITY[:5]]}, players)
    assert points(6, {"massa": board}) == 6 * need
    assert points(6, {"massa": CITY[:3]}) == 0


@pytest.mark.parametrize(("players", "need"), [(4, 4), (3, 5), (2, 6)])
def test_grey_7_city_buildings(players: int, need: int) -> None:
    """CA-10.7"""
    assert holds(7, {"massa": CITY[:need]}, players)
    assert not holds(7, {"massa": [*CITY[: need - 1], *COUNTRY[:5]]}, players)
    assert points(7, {"massa": CITY[:need], "pisa": COUNTRY[:2]}) == 3 * need


def test_grey_8_the_product_of_the_three_best_cities() -> None:
    """CA-10.8: fewer than three cities pay nothing."""
    assert holds(8, counted(livorno=2, pisa=2, lerici=2))
    assert not holds(8, counted(livorno=2, pisa=9, lerici=1))
    assert points(8, counted(livorno=4, pisa=1, massa=3, lerici=2)) == 24
    assert points(8, counted(livorno=4, pisa=5)) == 0
    assert points(8, {}) == 0


@pytest.mark.parametrize(("players", "need"), [(4, 2), (3, 3), (2, 4)])
def test_grey_9_city_and_country_buildings(players: int, need: int) -> None:
    """CA-10.9"""
    assert holds(9, {"massa": [*CITY[:need], *COUNTRY[:need]]}, players)
    assert not holds(9, {"massa": [*CITY[: need + 2], *COUNTRY[: need - 1]]}, players)
    assert not holds(9, {"massa": [*CITY[: need - 1], *COUNTRY[: need + 2]]}, players)
    assert points(9, {"pisa": ["gate-8", "gate-1", "villa-2"]}) == 10
    assert points(9, {"pisa": ["gate-8", "gate-1"]}) == 0


def cost(name: str) -> int:
    return int(name[-1])


@given(
    city=st.lists(st.sampled_from(CITY), max_size=5, unique=True),
    country=st.lists(st.sampled_from(COUNTRY), max_size=4, unique=True),
)
def test_grey_9_pairs_for_the_most_points(city: list[str], country: list[str]) -> None:
    """CA-10.9, by trying every pairing."""
    few, many = sorted((city, country), key=len)
    best = max(
        sum(cost(a) + cost(b) for a, b in zip(few, order, strict=False))
        for order in permutations(many)
    )
    assert points(9, {"lucca": city, "massa": country}) == best
