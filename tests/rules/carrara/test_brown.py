"""Chapter 8: the brown cards, each its condition."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from palazzi.games.carrara.scoring import final_points
from palazzi.games.carrara.state import Carrara
from tests.rules.carrara.table import Board, brown_met, table

ONES = [
    "library-1",
    "cathedral-1",
    "palace-1",
    "gate-1",
    "castle-1",
    "villa-1",
    "library-2",
    "gate-2",
]
BIGS = ["library-5", "gate-5", "villa-8", "castle-8", "villa-5"]


def with_brown(card: int, players: int, board: Sequence[str] = (), **fields: object) -> Carrara:
    """A position with this brown card open and these buildings in Lerici."""
    boards: list[Board] = [{"lerici": board}, *({} for _ in range(players - 1))]
    options = {"brown": card, "purple": 1, "grey": 1, "green": 2}
    return table(players, expansion="random", options=options, boards=boards, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_brown_1_four_scorings_special_fields_included(players: int) -> None:
    """CA-8.1, CA-7.13"""
    four = ["library", "pisa", "city-buildings", "country-buildings"]
    rest: list[list[str]] = [[] for _ in range(players - 1)]
    assert brown_met(with_brown(1, players, scored=[four, *rest]), 0)
    assert not brown_met(with_brown(1, players, scored=[four[:3], *rest]), 0)


@pytest.mark.parametrize(("players", "need"), [(4, 2), (3, 3), (2, 4)])
def test_brown_2_buildings_of_cost_five_or_eight(players: int, need: int) -> None:
    """CA-8.2"""
    assert brown_met(with_brown(2, players, BIGS[:need]), 0)
    assert not brown_met(with_brown(2, players, [*BIGS[: need - 1], "palace-4"]), 0)


@pytest.mark.parametrize(("players", "need"), [(4, 1), (3, 2), (2, 3)])
def test_brown_3_cities_scored(players: int, need: int) -> None:
    """CA-8.3, CA-7.13: special fields are no cities, nor are types."""
    cities = ["livorno", "massa", "lerici"]
    rest: list[list[str]] = [[] for _ in range(players - 1)]
    assert brown_met(with_brown(3, players, scored=[cities[:need], *rest]), 0)
    less = [*cities[: need - 1], "city-buildings", "country-buildings", "villa"]
    assert not brown_met(with_brown(3, players, scored=[less, *rest]), 0)


@pytest.mark.parametrize(("players", "need"), [(4, 6), (3, 7), (2, 8)])
def test_brown_4_buildings(players: int, need: int) -> None:
    """CA-8.4"""
    assert brown_met(with_brown(4, players, ONES[:need]), 0)
    assert not brown_met(with_brown(4, players, ONES[: need - 1]), 0)


@pytest.mark.parametrize(("players", "need"), [(4, 20), (3, 25), (2, 30)])
def test_brown_5_coins(players: int, need: int) -> None:
    """CA-8.5"""
    rest = [0] * (players - 1)
    assert brown_met(with_brown(5, players, coins=[need, *rest]), 0)
    assert not brown_met(with_brown(5, players, coins=[need - 1, *rest]), 0)


def test_brown_5_makes_two_coins_a_point_for_everyone() -> None:
    """CA-8.5, CA-5.7: five with any other card."""
    for card, points in ((5, [7, 4]), (4, [3, 1])):
        state = with_brown(card, 2, coins=[15, 9])
        assert [final_points(state, seat) for seat in range(2)] == points


@pytest.mark.parametrize(("players", "need"), [(4, 20), (3, 25), (2, 30)])
def test_brown_6_points_on_the_track(players: int, need: int) -> None:
    """CA-8.6"""
    rest = [0] * (players - 1)
    assert brown_met(with_brown(6, players, points=[need, *rest]), 0)
    assert not brown_met(with_brown(6, players, points=[need - 1, *rest]), 0)


def test_brown_cards_pay_nothing_themselves() -> None:
    """CA-8.1 … CA-8.6: conditions only; what brown 5 does to coins is tested above."""
    totals = {final_points(with_brown(card, 2, ONES, coins=[0, 0]), 0) for card in (1, 2, 3, 4, 6)}
    assert len(totals) == 1
