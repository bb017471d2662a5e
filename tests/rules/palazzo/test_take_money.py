"""Take money: PZ-5.1, PZ-5.2, the stock of PZ-4.7 and PZ-9.11, and the example PZ-8.7."""

from __future__ import annotations

import pytest

from palazzi.core.state import CHANCE
from tests.rules.palazzo.helpers import cards, draws, hand, legal, look, play, refused, scene

SHOWN = ("red3", "red4", "red5", "red6", "red7")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_card_more_than_players_is_revealed_and_all_are_taken(players: int) -> None:
    """PZ-5.1: two for the active player, then one each, clockwise."""
    state = scene(players, hands=["grey3"] * min(players, 3))
    before = [len(hand(state, seat)) for seat in range(players)]
    play(state, "money")
    revealed = 0
    while state.actor == CHANCE:
        play(state, f"reveal {SHOWN[revealed]}")
        revealed += 1
    assert revealed == players + 1
    takers = []
    while look(state)["phase"] == "taking":
        takers.append(state.actor)
        play(state, legal(state)[0])
    assert takers == [0, 0, *range(1, players - 1)]  # the last card is not asked for
    gained = [len(hand(state, seat)) - before[seat] for seat in range(players)]
    assert gained == [2] + [1] * (players - 1)
    assert look(state)["revealed"] == []


def test_each_takes_any_of_those_left() -> None:
    """PZ-5.1"""
    state = scene(3)
    play(state, "money", "reveal red3", "reveal red7", "reveal grey5", "reveal certificate")
    assert legal(state) == ["take red3", "take red7", "take grey5", "take certificate"]
    play(state, "take red7", "take certificate")
    assert state.actor == 1
    assert legal(state) == ["take red3", "take grey5"]
    assert refused(state, "take red7") == "PZ-5.1"
    assert refused(state, "pass") == "PZ-5.1"
    play(state, "take grey5")
    assert [hand(state, seat) for seat in range(3)] == [cards("red7 2"), ["grey5"], ["red3"]]
    assert (state.actor, look(state)["phase"]) == (1, "turning")


def test_the_round_goes_clockwise_past_the_last_seat() -> None:
    """PZ-5.1: seat 2 begins, then 0, then 1; seat 0 has the next turn."""
    state = scene(3, active=2, actor=2)
    play(state, "money", "reveal red3", "reveal red7", "reveal grey5", "reveal brown4")
    play(state, "take red3", "take red7")
    assert state.actor == 0
    play(state, "take grey5")
    assert hand(state, 1) == ["brown4"]
    assert state.actor == 0


def test_cards_all_alike_are_taken_without_asking() -> None:
    """PZ-5.1: everybody sees that there is nothing to choose."""
    state = scene(2)
    play(state, "money", "reveal certificate", "reveal certificate", "reveal certificate")
    assert [hand(state, seat) for seat in (0, 1)] == [cards("2 2"), cards("2")]
    assert (state.actor, look(state)["phase"]) == (1, "turning")


def test_example_three_players_reveal_four_cards() -> None:
    """PZ-8.7"""
    state = play(scene(3), "money")
    for number in range(4):
        assert state.actor == CHANCE
        play(state, f"reveal {SHOWN[number]}")
    assert look(state)["revealed"] == list(SHOWN[:4])
    assert state.actor == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_money_needs_players_plus_one_cards_in_stock_and_discards(players: int) -> None:
    """PZ-5.2"""
    enough = " ".join(["2"] * players)
    state = scene(players, stock="red3", discards=enough)
    assert "money" in legal(state)
    short = scene(players, stock="", discards=enough)
    assert "money" not in legal(short)
    assert refused(short, "money") == "PZ-5.2"
    short = scene(players, stock=enough)
    assert refused(short, "money") == "PZ-5.2"


def test_the_stock_is_drawn_by_what_it_holds() -> None:
    """PZ-5.1: every card as likely as its copies."""
    state = play(scene(2, stock="red3 red3 2 2 2 grey7"), "money")
    assert draws(state) == {"reveal red3": 2, "reveal grey7": 1, "reveal certificate": 3}


def test_the_discards_become_the_stock_in_the_middle_of_a_draw() -> None:
    """PZ-4.7, PZ-9.11: not before a card is needed; what lies revealed stays out."""
    state = scene(2, stock="red3", discards="grey4 grey5")
    play(state, "money", "reveal red3")
    assert look(state)["stock"] == []
    assert look(state)["discards"] == ["grey4", "grey5"]
    assert draws(state) == {"reveal grey4": 1, "reveal grey5": 1}
    play(state, "reveal grey4")
    assert look(state)["stock"] == ["grey5"]
    assert look(state)["discards"] == []
    assert look(state)["revealed"] == ["red3", "grey4"]


def test_an_emptied_stock_is_not_refilled_before_a_card_is_needed() -> None:
    """PZ-9.11: cards discarded meanwhile are reshuffled with the others."""
    state = scene(2, stock="red3 red4 red5", discards="grey4", palaces=[[], ["brick-1-1"]])
    play(state, "money", "reveal red3", "reveal red4", "reveal red5", "take red3", "take red4")
    assert look(state)["stock"] == []
    assert look(state)["discards"] == ["grey4"]
    play(state, "renovate", "raze 1", "spend red5")
    assert look(state)["discards"] == ["red5", "grey4"]
    assert not look(state)["reshuffled"]


def test_the_stock_can_be_reshuffled_again_and_again() -> None:
    """PZ-4.7: a second time from what was discarded since; no card is lost."""
    discards = "red4 red5 red6 grey3 grey4"
    state = scene(2, stock="", discards=discards, palaces=[[], ["brick-1-1"]])
    census = state.census()
    play(state, "money", "reveal red4", "reveal red5", "reveal red6", "take red4", "take red5")
    assert look(state)["stock"] == ["grey3", "grey4"]
    play(state, "renovate", "raze 1", "spend red7")
    play(state, "money", "reveal grey3", "reveal grey4")
    assert draws(state) == {"reveal red7": 1}
    play(state, "reveal red7")
    assert (look(state)["stock"], look(state)["discards"]) == ([], [])
    assert state.census() == census
