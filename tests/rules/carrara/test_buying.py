"""Chapter 3, buying stones, and buying without turning (CA-5.1)."""

from __future__ import annotations

from typing import cast

import pytest

from palazzi.core.errors import Illegal
from palazzi.core.state import CHANCE
from palazzi.games.carrara.components import COLOURS
from palazzi.games.carrara.counts import held, size
from tests.rules.carrara.table import GAME, do, fill, offered, table, why

FULL = [
    ["white", "yellow"],
    ["red", "green"],
    ["blue", "black"],
    ["white", "red"],
    ["green", "blue"],
    ["black"],
]


def test_turning_moves_every_stone_one_segment_on_and_the_last_back_to_the_first() -> None:
    """CA-3.1"""
    state = do(table(wheel=FULL), "buy")
    wheel = state.to_json()["wheel"]
    assert wheel == [["black"], *FULL[:5]]


def test_stones_are_drawn_onto_segment_one_until_eleven_lie_on_the_wheel() -> None:
    """CA-3.2"""
    state = table(wheel=[[], ["white"] * 3, [], [], [], ["black"] * 2])
    do(state, "buy")
    for colour in ("red", "red", "blue", "green", "yellow", "black"):
        assert state.actor == CHANCE
        do(state, f"draw {colour}")
    assert state.actor == 0
    wheel = cast("list[list[str]]", state.to_json()["wheel"])
    assert sorted(wheel[0]) == sorted(
        ["black", "black", "red", "red", "blue", "green", "yellow", "black"]
    )
    assert sum(map(len, wheel)) == 11


def test_each_stone_in_the_bag_is_as_likely() -> None:
    """CA-3.2: drawn blindly."""
    state = table(wheel=[[], [], [], [], [], ["black"] * 3])
    do(state, "buy")
    weights = {GAME.text(a): w for a, w in state.chance()}
    assert weights == {f"draw {c}": 4 if c == "black" else 7 for c in COLOURS}


def test_an_empty_bag_means_fewer_stones() -> None:
    """CA-3.2"""
    state = table(wheel=[["white"], ["red"], [], [], [], []], bag=[])
    do(state, "buy")
    assert state.actor == 0
    assert sum(map(len, cast("list[list[str]]", state.to_json()["wheel"]))) == 2


def test_any_number_is_bought_from_exactly_one_segment_at_its_prices() -> None:
    """CA-3.3"""
    state = table(wheel=FULL)
    do(state, "buy", "segment III")
    assert offered(state, "take") == ["red", "green"]
    do(state, "take red", "take green", "skip")  # nothing is left: the purchase is over
    assert state.actor == 1
    assert state.coins[0] == 20 - 2 - 1
    assert held(state.stones[0], COLOURS.index("red")) == 1
    assert held(state.stones[0], COLOURS.index("green")) == 1


def test_at_least_one_stone_is_bought() -> None:
    """CA-3.3"""
    state = do(table(wheel=FULL), "buy", "segment III")
    assert why(state, "done") == "CA-3.3"
    do(state, "take green")
    assert why(state, "done") is None
    assert why(state, "take white") == "CA-3.3"


def test_a_stone_that_is_too_dear_is_refused_by_its_price() -> None:
    """CA-1.4, CA-3.3"""
    state = do(table(wheel=FULL, coins=[2, 20]), "buy", "segment III")
    assert why(state, "take red") is None
    do(state, "take green")
    assert state.actor == 1  # one coin is left, red costs two: nothing more to choose
    state = do(table(wheel=FULL, coins=[3, 20]), "buy", "segment V", "take red")
    assert why(state, "take white") is None


def test_a_segment_without_an_affordable_stone_is_not_offered() -> None:
    """CA-3.3"""
    state = do(table(wheel=FULL, coins=[3, 20]), "buy")
    assert offered(state, "segment") == ["I", "III", "IV", "V", "VI"]
    assert why(state, "segment II") == "CA-3.3"


def test_who_can_afford_nothing_takes_two_coins_and_the_action_is_over() -> None:
    """CA-3.4"""
    state = table(wheel=[["white", "yellow"], [], [], [], [], []], bag=[], coins=[3, 20])
    do(state, "buy")
    assert state.coins[0] == 5
    assert state.stones[0] == 0
    assert state.actor == 1


def test_a_free_stone_must_be_bought_by_the_poorest() -> None:
    """CA-3.4, CA-7.15: alms only where nothing is free either."""
    state = table(wheel=[["black", "white"], [], [], [], [], []], bag=[], coins=[0, 20])
    do(state, "buy")  # on II black is free and the only stone to be had
    assert state.coins[0] == 0
    assert size(state.stones[0]) == 1


def test_with_wheel_and_bag_empty_there_is_nothing_to_buy() -> None:
    """CA-3.5"""
    hoard = [c for c in COLOURS for _ in range(7)]
    state = table(stones=hoard, wheel=[[], [], [], [], [], []])
    assert why(state, "buy") == "CA-3.5"
    assert offered(state, "build")


def test_who_can_do_nothing_at_all_takes_two_coins() -> None:
    """CA-3.5: seat 1 is never asked; seat 0 builds again."""
    hoard = [c for c in COLOURS for _ in range(7)]
    boards: list[dict[str, list[str]]] = [{"lerici": ["villa-1"]}, {}]
    state = table(stones=hoard, wheel=[[], [], [], [], [], []], boards=boards)
    do(state, "score villa", "skip")  # seat 1 takes alms, and has coins enough to be asked
    do(state, "skip")
    assert state.actor == 0
    assert state.coins[1] == 22


def test_a_wheel_that_turned_cannot_be_turned_back() -> None:
    """CA-7.15"""
    state = do(table(wheel=FULL), "buy")
    for text in ("pass", "build villa-1", "score villa", "skip"):
        with pytest.raises(Illegal) as refused:
            do(state, text)
        assert refused.value.rule == "CA-7.15"


def test_six_coins_afford_any_stone() -> None:
    """CA-7.18: so at most three turns in a row bring alms."""
    turns = 0
    state = table(wheel=[[], [], [], [], [], ["white"]], bag=[], coins=[0, 20])
    while state.stones[0] == 0:
        assert state.actor == 0
        rest = state.to_json()
        coins = state.coins[0]
        do(state, "buy")
        if state.stones[0] == 0:
            turns += 1
            assert state.coins[0] == coins + 2
            wheel = [[], [], [], [], [], ["white"]]  # dear again each time: the worst case
            new = {**rest, "coins": [coins + 2, 20], "wheel": wheel}
            state = GAME.from_json(new)  # type: ignore[assignment]
    assert turns == 3


# ---- expansion


def test_without_turning_nothing_moves_and_nothing_is_added() -> None:
    """CA-5.1"""
    state = table(wheel=FULL, expansion="random")
    do(state, "stay")
    assert state.to_json()["wheel"] == FULL
    do(state, "segment VI", "skip")
    assert state.actor == 1
    assert state.to_json()["wheel"] == [*FULL[:5], []]


def test_only_the_expansion_allows_it_and_not_with_an_empty_wheel() -> None:
    """CA-5.1"""
    assert why(table(wheel=FULL), "stay") == "CA-5.1"
    empty = table(wheel=[[], [], [], [], [], []], expansion="random", stones=["red"])
    assert why(empty, "stay") == "CA-5.1"
    assert why(empty, "buy") is None


def test_alms_are_given_without_turning_too() -> None:
    """CA-7.5"""
    state = table(
        wheel=[["white"], [], [], [], [], []], expansion="random", coins=[5, 20], stones=["red"]
    )
    do(state, "stay")
    assert state.coins[0] == 7
    assert state.actor == 1
    assert state.to_json()["wheel"] == [["white"], [], [], [], [], []]


def test_the_wheel_is_filled_only_when_it_turns() -> None:
    """CA-3.2, CA-5.1"""
    state = table(wheel=[["black"], [], [], [], [], []], expansion="random", stones=["red"])
    do(state, "buy")
    assert state.actor == CHANCE
    fill(state)
    assert sum(map(len, cast("list[list[str]]", state.to_json()["wheel"]))) == 11
