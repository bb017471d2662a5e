"""FI-10: the worked examples."""

from __future__ import annotations

import pytest

from palazzi.core.state import OVER
from palazzi.games.firenze.state import Firenze
from tests.rules.firenze.table import GAME, do, offers, owners, see, store, table, towers


def test_taking_the_third_card() -> None:
    """FI-10.1"""
    row = ["fame", "scandal", "princess", "bridge", "alchemist", "mason"]
    state = table(row=row, row_bricks=[{"white": 4}] * 2 + [{"red": 4}] * 4, store=[{"blue": 3}])
    do(state, "take 3")  # blue is all there is: the two bricks are laid at once
    position = see(state)
    assert position["row"][:5] == ["fame", "scandal", "bridge", "alchemist", "mason"]
    assert position["row_bricks"][:2] == [{"white": 4, "blue": 1}] * 2
    assert sum(position["row_bricks"][5].values()) == 4
    assert store(state) == {"red": 4, "blue": 1}
    assert position["hands"][0] == ["princess"]


def building() -> Firenze:
    """Four towers and eight bricks, the red tower without a brick to raise it."""
    state = table(
        phase="building",
        towers=[["white3*", "green1*", "yellow1*", "red3*"]],
        store=[{"white": 3, "green": 2, "yellow": 2, "blue": 1}],
        bag={},
    )
    assert isinstance(state, Firenze)
    return state


def test_four_bricks_cost_three_and_a_ruin() -> None:
    """FI-10.2, FI-10.6: a fifth brick cannot be paid for; with the ruin two bricks remain."""
    state = building()
    do(state, "raise 1", "raise 1", "raise 2", "raise 3")
    assert offers(state) == ["return white", "return yellow", "return green", "return blue"]
    do(state, "return white", "return green", "return blue")
    assert store(state) == {"yellow": 1, "red": 1}
    assert see(state)["bag"] == {"white": 1, "green": 1, "red": 2, "blue": 1}
    assert towers(state) == ["white5", "green2", "yellow2"]


def test_deliveries_with_floor_bonus_and_balcony() -> None:
    """FI-10.3, FI-10.6: the white balcony of height 6 brings no second floor bonus."""
    state = table(
        phase="delivering", towers=[["green6", "white6", "red5"]], balconies=[3, 20, 16, 27]
    )
    do(state, "deliver 1")
    assert state.scores()[0] == 5 + 2
    assert offers(state, "deliver") == ["deliver 2"]
    do(state, "deliver 2")
    assert state.scores()[0] == 7 + 7
    assert offers(state, "deliver") == ["deliver 3"]  # balcony II


def test_flood_with_four_bricks() -> None:
    """FI-10.4"""
    state = table(row=["flood", *["fame"] * 5], row_bricks=[{}] * 6, store=[{"red": 4}])
    GAME.apply_text(state, "take 1")
    assert store(state) == {"red": 2}


@pytest.mark.parametrize(
    ("helper", "built", "cost"),
    [("mason", 4, 0), ("mason", 6, 7), ("workshop", 3, 0), ("workshop", 4, 2)],
)
def test_cheaper_building(helper: str, built: int, cost: int) -> None:
    """FI-10.4"""
    state = table(phase="building", played=0)
    if helper == "mason":
        state = table(phase="building", hands=[["mason"]], store=[{"white": 1}])
        do(state, "play mason")
    else:
        state = table(phase="building", buildings=[["workshop"]])
    assert isinstance(state, Firenze)
    assert state.cost(built) == cost


def test_majorities() -> None:
    """FI-10.5"""
    board = owners(white={3: 0, 4: 1, 5: 1}, yellow={5: 0, 6: 2})
    state = table(3, phase="ended", actor=OVER, owner=board)
    assert state.scores() == [0, 2, 3]
