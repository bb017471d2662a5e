"""Components and setup: PZ-1, PZ-2 and the stacks of PZ-9.1, PZ-9.14."""

from __future__ import annotations

from collections import Counter

import pytest

from palazzi.core.errors import BadEdition, BadOption
from palazzi.core.state import CHANCE
from palazzi.games.palazzo.components import BACKS, CARD_COPIES, MATERIALS, PRICES
from tests.rules.palazzo.helpers import (
    DECK,
    PALAZZO,
    begin,
    dealt,
    draws,
    hand,
    legal,
    look,
    play,
    scene,
)

SETUP = (
    "first 0",
    "turn brick-1-1",
    "turn marble-1-2",
    "turn sandstone-2-1",
    "turn brick-3-1",
    "turn marble-2-2",
)
"""A start player and the five tiles of the display."""

DEAL = ("red3", "grey7", "red4", "certificate", "brown5", "certificate", "brown6", "red7")


def test_the_money_is_45_currency_cards_and_10_certificates() -> None:
    """PZ-1.1"""
    stock = Counter(look(PALAZZO.new(2))["stock"])
    assert sum(stock.values()) == 55
    assert stock["certificate"] == 10
    for currency in ("red", "brown", "grey"):
        for value in (3, 4, 5, 6, 7):
            assert stock[f"{currency}{value}"] == 3
    assert stock == DECK
    assert CARD_COPIES.value == {"currency": 3, "certificate": 10}
    assert (CARD_COPIES.mark, CARD_COPIES.rule) == ("printed", "PZ-1.1")


def test_the_3_certificate_is_a_bid_of_3_without_a_card() -> None:
    """PZ-1.2: it is in no hand, is not discarded, and adds to any currency like a certificate."""
    state = scene(hands=["red7 grey4", "brown5 brown3"], quarries=["", "brick-1-1"])
    play(state, "tiles", "turn brick-1-2", "turn brick-1-3", "auction")
    assert look(state)["bid_worth"] == [3, 0]
    assert look(state)["bids"] == [[], []]
    play(state, "bid brown5", "done")
    assert legal(state) == ["pass", "bid red7", "bid grey4"]
    play(state, "bid red7", "done")
    assert look(state)["bid_worth"][0] == 10
    play(state, "pass")
    assert look(state)["discards"] == ["red7"]
    assert len(hand(state, 0)) == 1


def test_there_are_48_tiles_16_of_each_material() -> None:
    """PZ-1.3"""
    count = Counter[str]()
    for name, copies in PALAZZO.new(2).census().items():
        if name.startswith(MATERIALS):
            count[name] += copies
    assert sum(count.values()) == 48
    for material in ("brick", "sandstone", "marble"):
        for floor in (1, 2, 3, 4, 5):
            for windows in (1, 2, 3):
                twins = 2 if (floor, windows) == (3, 1) else 1
                assert count[f"{material}-{floor}-{windows}"] == twins


def test_the_two_alike_tiles_are_drawn_with_double_weight_while_they_lie_in_one_stack() -> None:
    """PZ-1.3: in our stacks they do not; an edition may put them together."""
    apart = begin(PALAZZO, 2, "first 0")
    assert draws(apart)["turn brick-3-1"] == 1
    together = begin(PALAZZO, 2, "first 0", edition={"stacks": {"brick-3-1b": "I"}})
    assert draws(together)["turn brick-3-1"] == 2
    play(together, "turn brick-3-1")
    assert draws(together)["turn brick-3-1"] == 1
    play(together, "turn brick-3-1")
    assert "turn brick-3-1" not in draws(together)
    assert look(together)["quarries"][:2] == [["brick-3-1"], ["brick-3-1b"]]


def test_riders_are_drawn_from_stack_iii_only() -> None:
    """PZ-1.4: five of them, among 15 tiles."""
    second = scene(stacks=["", "brick-4-1", "brick-5-1 brick-5-2"], warehouse="brick-1-1")
    play(second, "tiles")
    assert draws(second) == {"turn brick-4-1": 1}
    play(second, "turn brick-4-1")
    assert draws(second) == {"turn brick-5-1": 1, "turn brick-5-2": 1, "rider": 5}


def test_the_display_is_a_ring_of_four_quarries_with_the_builder_on_one() -> None:
    """PZ-1.5, PZ-2.2: the master builder starts on quarry 0."""
    state = begin(PALAZZO, 2, *SETUP)
    assert len(look(state)["quarries"]) == 4
    assert look(state)["builder"] == 0


def test_the_ring_closes_after_the_fourth_quarry() -> None:
    """PZ-1.5: from quarry 3 two windows lead over 0 to 1."""
    state = scene(builder=3)
    play(state, "tiles", "turn brick-1-1", "turn brick-1-2")
    assert look(state)["quarries"] == [[], ["brick-1-2"], [], []]


def test_stacks_are_drawn_one_after_the_other_and_a_draw_may_cross_them() -> None:
    """PZ-2.1"""
    state = scene(stacks=["brick-1-1", "brick-4-1", "brick-5-1"])
    play(state, "tiles")
    assert draws(state) == {"turn brick-1-1": 1}
    play(state, "turn brick-1-1")
    assert draws(state) == {"turn brick-4-1": 1}
    play(state, "turn brick-4-1", "auction", "found", "tiles")
    assert draws(state) == {"turn brick-5-1": 1, "rider": 5}


def test_the_first_five_tiles_go_round_the_quarries_and_into_the_warehouse() -> None:
    """PZ-2.3: they are of stack I, and windows do not matter yet."""
    state = begin(PALAZZO, 2, "first 0")
    stack = {name.removesuffix("b") for name in look(state)["stacks"][0]}
    assert {text.removeprefix("turn ") for text in draws(state)} == stack
    play(state, *SETUP[1:])
    assert look(state)["quarries"] == [
        ["brick-1-1"],
        ["marble-1-2"],
        ["sandstone-2-1"],
        ["brick-3-1"],
    ]
    assert look(state)["warehouse"] == ["marble-2-2"]
    assert len(look(state)["stacks"][0]) == 13


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_dealt_four_cards(players: int) -> None:
    """PZ-2.4"""
    state = dealt(PALAZZO, players)
    assert [len(hand(state, seat)) for seat in range(players)] == [4] * players
    assert len(look(state)["stock"]) == 55 - 4 * players


def test_the_deal_goes_round_and_is_drawn_from_the_whole_stock() -> None:
    """PZ-2.4"""
    state = begin(PALAZZO, 2, *SETUP)
    assert draws(state)["deal certificate"] == 10
    assert draws(state)["deal red3"] == 3
    play(state, "deal red3")
    assert draws(state)["deal red3"] == 2
    play(state, *(f"deal {card}" for card in DEAL[1:]))
    assert hand(state, 0) == ["red3", "red4", "brown5", "brown6"]
    assert hand(state, 1) == ["red7", "grey7", "certificate", "certificate"]


def test_the_start_player_is_drawn_and_play_is_clockwise() -> None:
    """PZ-2.5"""
    state = PALAZZO.new(3)
    assert state.actor == CHANCE
    assert draws(state) == {"first 0": 1, "first 1": 1, "first 2": 1}
    play(state, "first 2", *SETUP[1:], *(f"deal {card}" for card in [*DEAL, *DEAL[:4]]))
    order = []
    for _ in range(4):
        order.append(state.actor)
        play(state, "tiles")
        while state.actor == CHANCE:
            state.apply(state.legal()[0])
        play(state, "auction")
        while look(state)["phase"] != "turning":
            play(state, legal(state)[0] if "pass" in legal(state) else legal(state)[-1])
    assert order == [2, 0, 1, 2]


def test_the_host_may_set_the_start_player() -> None:
    """PZ-2.5"""
    state = PALAZZO.new(3, {"start": "1"})
    assert draws(state) == {"first 1": 1}
    assert dealt(PALAZZO, 3, start="1").actor == 1
    with pytest.raises(BadOption, match="no seat 3"):
        PALAZZO.new(3, {"start": "3"})


def test_palazzo_is_for_two_to_four() -> None:
    """PZ-2.4: 55 cards and four seats."""
    for players in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 players"):
            PALAZZO.new(players)


def test_which_tile_has_which_back_is_assumed_and_says_so() -> None:
    """PZ-9.1"""
    per_material = {
        0: ["1-1", "1-2", "1-3", "2-1", "2-2", "3-1"],
        1: ["2-3", "3-1b", "3-2", "4-1", "4-2"],
        2: ["3-3", "4-3", "5-1", "5-2", "5-3"],
    }
    stacks = look(PALAZZO.new(2))["stacks"]
    for number, backs in per_material.items():
        expected = {f"{m}-{back}" for m in ("brick", "sandstone", "marble") for back in backs}
        assert set(stacks[number]) == expected
    assert [len(stack) for stack in stacks] == [18, 15, 15]
    assert (BACKS.mark, BACKS.rule) == ("assumed", "PZ-9.1")
    assert (PRICES.mark, PRICES.rule) == ("assumed", "PZ-9.2")


def test_an_edition_moves_tiles_between_stacks() -> None:
    """PZ-9.1, PZ-9.14"""
    stacks = look(PALAZZO.new(2, edition={"stacks": {"brick-1-1": "III", "marble-5-3": "I"}}))[
        "stacks"
    ]
    assert "brick-1-1" in stacks[2]
    assert "marble-5-3" in stacks[0]
    assert sorted(map(len, stacks)) == [15, 15, 18]


def test_an_edition_keeps_five_tiles_in_stack_i() -> None:
    """PZ-9.14"""
    first = look(PALAZZO.new(2))["stacks"][0]
    five = dict.fromkeys(first[5:], "II")
    assert len(look(PALAZZO.new(2, edition={"stacks": five}))["stacks"][0]) == 5
    with pytest.raises(BadEdition, match=r"PZ-9\.14"):
        PALAZZO.new(2, edition={"stacks": dict.fromkeys(first[4:], "II")})


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ({"stacks": {"rider": "I"}}, "no 'rider'"),
        ({"stacks": {"brick-3-4": "I"}}, "did you mean"),
        ({"stacks": {"brick-3-1": "IV"}}, "one of I, II, III"),
        ({"stacks": ["brick-3-1"]}, "must list its rows"),
        ({"riders": 6}, "no table 'riders'"),
        ({"price": "never"}, "'price' must be one of"),
    ],
)
def test_an_edition_that_does_not_fit_is_refused_with_a_sentence(
    edition: dict[str, object], sentence: str
) -> None:
    """PZ-9.14: tiles may change stacks, nothing else; riders stay in III."""
    with pytest.raises(BadEdition, match=sentence):
        PALAZZO.new(2, edition=edition)
