"""Turn up tiles and buy: PZ-5.3 – PZ-5.7, PZ-9.2, PZ-9.5, PZ-9.9, examples PZ-8.2 and PZ-8.6."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.core.state import State
from palazzi.games.palazzo.components import TILE_NAMES
from tests.rules.palazzo.helpers import (
    PALAZZO,
    cards,
    hand,
    legal,
    look,
    palaces,
    play,
    refused,
    rigged,
    scene,
)

LOW = [f"{m}-1-{w}" for m in ("brick", "sandstone", "marble") for w in (1, 2, 3)]
LOW += [f"{m}-2-{w}" for m in ("brick", "sandstone") for w in (1, 2)]
"""Thirteen tiles of stack I to fill a warehouse with."""


def shopping(hand_of_0: str, lying: int, price_at_start: bool = False) -> State:
    """Seat 0 may buy from a warehouse of that many tiles; the last of them is LOW[lying - 1]."""
    yard = " ".join(LOW[: lying - 1])
    state = scene(hands=[hand_of_0, ""], warehouse=yard, price_at_start=price_at_start)
    return play(state, "tiles", f"turn {LOW[lying - 1]}", "turn marble-2-1")


@pytest.mark.parametrize("windows", [1, 2, 3])
@pytest.mark.parametrize("builder", [0, 1, 2, 3])
def test_the_first_tile_goes_to_the_warehouse_the_second_to_a_quarry(
    builder: int, windows: int
) -> None:
    """PZ-5.3: as many quarries on from the builder as it has windows; never the builder's own."""
    state = scene(builder=builder, warehouse="marble-1-1")
    play(state, "tiles", "turn marble-2-2", f"turn brick-1-{windows}")
    assert look(state)["warehouse"] == ["marble-1-1", "marble-2-2"]
    expected: list[list[str]] = [[], [], [], []]
    expected[(builder + windows) % 4] = [f"brick-1-{windows}"]
    assert look(state)["quarries"] == expected
    assert look(state)["builder"] == builder


@pytest.mark.parametrize("windows", [1, 2, 3])
def test_example_where_the_second_tile_goes(windows: int) -> None:
    """PZ-8.6: builder on quarry 0; 1, 2, 3 windows lead to quarry 1, 2, 3."""
    state = play(scene(builder=0), "tiles", "turn brick-1-1", f"turn marble-1-{windows}")
    assert look(state)["quarries"][windows] == [f"marble-1-{windows}"]
    assert sum(map(len, look(state)["quarries"])) == 1


def test_a_rider_is_not_replaced() -> None:
    """PZ-5.4: first, second or both; and the turn goes on."""
    first = play(scene(stacks=["", "", "brick-5-1 brick-5-2"]), "tiles", "rider", "turn brick-5-2")
    assert (look(first)["warehouse"], look(first)["quarries"][2]) == ([], ["brick-5-2"])
    assert (look(first)["riders"], look(first)["phase"]) == (1, "choosing")
    second = play(scene(stacks=["", "", "brick-5-1 brick-5-2"]), "tiles", "turn brick-5-2", "rider")
    assert (look(second)["warehouse"], look(second)["quarries"]) == (
        ["brick-5-2"],
        [[], [], [], []],
    )
    assert (look(second)["riders"], look(second)["phase"]) == (1, "choosing")
    both = play(scene(stacks=["", "", "brick-5-1"]), "tiles", "rider", "rider")
    assert (look(both)["warehouse"], look(both)["quarries"]) == ([], [[], [], [], []])
    assert (look(both)["riders"], look(both)["phase"]) == (2, "choosing")


def test_buy_or_auction_is_chosen_after_both_tiles_lie() -> None:
    """PZ-5.6: not earlier, and one of the two must be done."""
    state = scene(hands=["red7 red7", ""], warehouse="brick-1-1")
    assert refused(state, "auction") == "PZ-9.7"
    play(state, "tiles")
    assert refused(state, "buy brick-1-1") == "PZ-5.3"
    play(state, "turn brick-1-2")
    assert refused(state, "auction") == "PZ-5.3"
    play(state, "turn brick-1-3")
    assert legal(state) == ["auction", "buy brick-1-1", "buy brick-1-2"]
    for text in ("pass", "done", "money", "tiles", "renovate"):
        assert refused(state, text) == "PZ-5.6"


def test_buying_needs_a_tile_and_the_money() -> None:
    """PZ-5.6, PZ-9.9: otherwise the player must auction."""
    empty = scene(hands=["red7 red7", ""], stacks=["", "", "brick-5-1"])
    play(empty, "tiles", "rider", "turn brick-5-1")
    assert legal(empty) == ["auction"]
    poor = shopping("red4 brown4 2", 1)
    assert legal(poor) == ["auction"]
    assert refused(poor, f"buy {LOW[0]}") == "PZ-9.9"
    assert legal(shopping("red7 2", 1), "buy") == [f"buy {LOW[0]}"]


def test_only_the_warehouse_sells() -> None:
    """PZ-5.7: the tile just put there, too; tiles on quarries never."""
    state = shopping("red7 red7", 3)
    assert legal(state, "buy") == [f"buy {tile}" for tile in LOW[:3]]
    assert refused(state, "buy marble-2-1") == "PZ-5.7"
    assert refused(state, "buy marble-5-1") == "PZ-5.7"


def test_at_most_two_tiles_are_bought() -> None:
    """PZ-5.7"""
    state = play(shopping("red7 red7 red7 red6 red6", 4), f"buy {LOW[0]}")
    assert legal(state, "buy") == [f"buy {tile}" for tile in LOW[1:4]]
    play(state, f"buy {LOW[1]}")
    assert legal(state, "buy") == []
    assert refused(state, f"buy {LOW[2]}") == "PZ-5.7"


def test_with_one_tile_there_only_one_is_bought() -> None:
    """PZ-5.7"""
    state = play(shopping("red7 red7 red7", 1), f"buy {LOW[0]}")
    assert legal(state) == ["pay red7"]


def test_two_tiles_are_one_payment() -> None:
    """PZ-5.7: red 7 and brown 7 buy one tile at 7 each, but not two for 14."""
    state = play(shopping("red7 brown7", 3), f"buy {LOW[0]}")
    assert refused(state, f"buy {LOW[1]}") == "PZ-9.9"
    rich = play(shopping("red7 red7", 3), f"buy {LOW[0]}", f"buy {LOW[1]}", "pay red7")
    assert refused(rich, "done") == "PZ-5.7"
    play(rich, "pay red7", "done")
    assert look(rich)["discards"] == ["red7", "red7"]


def test_the_second_tile_is_chosen_before_any_card_is_laid() -> None:
    """PZ-5.7, PZ-9.9: one purchase."""
    state = play(shopping("red7 red7", 3), f"buy {LOW[0]}", "pay red7")
    assert refused(state, f"buy {LOW[1]}") == "PZ-5.7"


def test_bought_tiles_are_built_in_any_order_and_the_turn_ends() -> None:
    """PZ-5.7, PZ-5.15"""
    state = shopping("red7 red7", 3)
    play(state, "buy brick-1-1", "buy brick-1-3", "pay red7", "pay red7", "done")
    assert legal(state) == ["build brick-1-1", "build brick-1-3"]
    play(state, "build brick-1-3", "found", "discard")
    assert palaces(state, 0) == ["brick-1-3"]
    assert look(state)["warehouse"] == ["brick-1-2"]
    assert (state.actor, look(state)["phase"]) == (1, "turning")


def test_example_a_warehouse_of_four() -> None:
    """PZ-8.2: each tile costs 6, two cost 12; 15 may be paid, without change."""
    state = shopping("red7 red5 red3", 4)
    assert look(state)["price"] == 6
    one = play(state.clone(), f"buy {LOW[0]}", "pay red7")
    assert "done" in legal(one)
    play(state, f"buy {LOW[0]}", f"buy {LOW[1]}")
    play(state, "pay red7", "pay red3")
    assert "done" not in legal(state)  # 10
    play(state, "pay red5")
    assert look(state)["laid_worth"] == 15
    play(state, "done")
    assert look(state)["discards"] == cards("red3 red5 red7")
    assert hand(state, 0) == []
    assert look(state)["lot"] == sorted(LOW[:2])


def test_twelve_is_enough_for_two_at_six() -> None:
    """PZ-8.2, PZ-5.7: and 11 is not."""
    exact = play(shopping("red7 red5", 4), f"buy {LOW[0]}", f"buy {LOW[1]}", "pay red7", "pay red5")
    assert legal(exact) == ["done"]
    short = play(shopping("red7 red4", 4), f"buy {LOW[0]}")
    assert refused(short, f"buy {LOW[1]}") == "PZ-9.9"


@settings(max_examples=40)
@given(st.integers(1, 13), st.booleans())
def test_the_price_is_ten_less_the_tiles_that_lie_there(lying: int, at_start: bool) -> None:
    """PZ-5.7, PZ-9.2: the new tile counted in; by the edition switch, not. Never below 0."""
    state = shopping("red7 red7", lying, price_at_start=at_start)
    counted = lying - 1 if at_start else lying
    assert look(state)["price"] == max(0, 10 - counted)


def test_both_tiles_cost_the_same() -> None:
    """PZ-9.2: counted once, before any is taken."""
    state = play(shopping("red7 red7", 3), f"buy {LOW[0]}", f"buy {LOW[1]}")
    message = PALAZZO.prompt(state)["message"]
    assert message["args"] == {"due": 14, "laid": 0}


def test_the_switch_of_the_price_is_an_edition_table() -> None:
    """PZ-9.2"""
    ours = PALAZZO.new(2)
    theirs = PALAZZO.new(2, edition={"price": "turn-start"})
    assert (look(ours)["price_at_start"], look(theirs)["price_at_start"]) == (False, True)
    assert not look(PALAZZO.new(2, edition={"price": "buying"}))["price_at_start"]


def test_a_rider_leaves_the_price_as_it_was() -> None:
    """PZ-9.2, PZ-5.4: what lies there counts."""
    state = scene(warehouse="brick-1-1 brick-1-2", stacks=["", "", "brick-5-1"])
    play(state, "tiles", "rider", "turn brick-5-1")
    assert look(state)["price"] == 8


def test_a_price_of_nothing_needs_no_cards() -> None:
    """PZ-9.5, PZ-9.9: even with an empty hand; and no card may be added."""
    state = shopping("", 10)
    assert look(state)["price"] == 0
    play(state, f"buy {LOW[0]}")
    assert "done" in legal(state)
    play(state, f"buy {LOW[1]}", "done")
    assert look(state)["discards"] == []
    assert look(state)["lot"] == sorted(LOW[:2], key=TILE_NAMES.index)
    rich = play(shopping("red7", 11), f"buy {LOW[0]}")
    assert legal(rich, "pay") == []
    assert refused(rich, "pay red7") == "PZ-9.9"


def test_a_card_is_laid_only_while_the_price_stays_reachable() -> None:
    """PZ-9.9: 3 + 7 in red reach 9, brown does not; a broken group would not either."""
    state = play(shopping("red3 red7 brown7", 1), f"buy {LOW[0]}")
    assert legal(state) == ["pay red3", "pay red7"]
    assert refused(state, "pay brown7") == "PZ-9.9"
    assert refused(state, "pay grey7") == "PZ-5.7"  # not in the hand
    group = play(shopping("red4 brown4 grey4", 1), f"buy {LOW[0]}")
    assert legal(group) == ["pay trio4"]
    assert refused(group, "pay red4") == "PZ-9.9"


def test_superfluous_cards_may_be_added() -> None:
    """PZ-9.9, PZ-4.6"""
    state = play(shopping("red3 red7 red7 2", 1), f"buy {LOW[0]}", "pay red7", "pay red7")
    assert legal(state) == ["done", "pay red3", "pay certificate"]
    play(state, "pay certificate", "pay red3", "done")
    assert hand(state, 0) == []


def test_a_purchase_cannot_be_abandoned_by_another_action() -> None:
    """PZ-5.7: taking tiles back is the table's undo, not an action."""
    state = play(shopping("red7 2", 1), f"buy {LOW[0]}")
    for text in ("auction", "pass", "money", "bid red7"):
        assert refused(state, text) == "PZ-5.7"


def test_the_price_is_set_anew_every_turn() -> None:
    """PZ-9.2: a purchase makes the next one dearer."""
    state = shopping("red7", 4)
    play(state, f"buy {LOW[0]}", "pay red7", "done", "discard")
    later = rigged(PALAZZO, state, actor=0, active=0)
    play(later, "tiles", f"turn {LOW[4]}", "turn marble-2-2")
    assert look(later)["price"] == 6
