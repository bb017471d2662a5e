"""Auction: PZ-5.8 – PZ-5.12, PZ-5.14, PZ-5.15, PZ-9.10 and the example PZ-8.3."""

from __future__ import annotations

import pytest

from palazzi.core.state import State
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


def auction(*hands: str, lot: str = "brick-2-2") -> State:
    """Seat 0 has started an auction of the lot on quarry 1."""
    state = scene(len(hands), hands=hands, quarries=["", lot])
    return play(state, "tiles", "turn marble-1-1", "turn marble-1-2", "auction")


def bid(state: State, *what: str) -> State:
    """Lay these cards or groups and say done."""
    return play(state, *(f"bid {card}" for card in what), "done")


@pytest.mark.parametrize(
    ("builder", "tiles_on", "goes_to"),
    [(0, (1, 2), 1), (0, (2, 3), 2), (0, (3,), 3), (2, (0, 1), 0), (3, (2,), 2), (1, (0,), 0)],
)
def test_the_builder_walks_to_the_next_quarry_with_tiles(
    builder: int, tiles_on: tuple[int, ...], goes_to: int
) -> None:
    """PZ-5.8: clockwise; all tiles there are the lot."""
    lots = ("brick-2-1 brick-2-2", "marble-2-1", "sandstone-2-1", "sandstone-2-2")
    quarries = [lots[q] if q in tiles_on else "" for q in range(4)]
    state = scene(hands=["red3", ""], builder=builder, quarries=quarries, stacks=[])
    play(state, "tiles", "rider", "rider", "auction")  # the other has no card: won for the 3
    assert look(state)["builder"] == goes_to
    won = [*look(state)["lot"]]
    if len(lots[goes_to].split()) == 1:
        assert won == []
        assert legal(state) == ["found", "discard"]
    else:
        assert won == lots[goes_to].split()
    assert look(state)["quarries"][goes_to] == []


def test_the_builder_passes_his_own_quarry_at_the_start() -> None:
    """PZ-5.8: a tile lies under the builder only before the first auction; others have some."""
    state = scene(hands=["", ""], quarries=["brick-1-1", "", "brick-1-2", ""], stacks=[])
    play(state, "tiles", "rider", "rider", "auction")
    assert look(state)["builder"] == 2
    assert look(state)["quarries"][0] == ["brick-1-1"]


def test_the_auctioneer_opens_with_exactly_3() -> None:
    """PZ-5.9: and may not add to it; the player on their left is next."""
    state = auction("red7", "red3 red4", "grey3 grey4")
    assert look(state)["bid_worth"] == [3, 0, 0]
    assert look(state)["leader"] == 0
    assert state.actor == 1
    assert hand(state, 0) == ["red7"]


def test_everyone_raises_or_passes_clockwise() -> None:
    """PZ-5.10: above the highest bid, equal is not enough."""
    state = auction("red7", "red3 red4", "grey3 grey4 grey5")
    assert legal(state) == ["pass", "bid red3", "bid red4"]
    play(state, "bid red3")
    assert refused(state, "done") == "PZ-5.10"  # 3 is not above 3
    play(state, "bid red4", "done")
    assert look(state)["bid_worth"] == [3, 7, 0]
    assert state.actor == 2
    play(state, "bid grey3", "bid grey4")
    assert refused(state, "done") == "PZ-5.10"  # 7 is not above 7
    play(state, "bid grey5", "done")
    assert state.actor == 0
    assert refused(state, "done") == "PZ-5.10"
    assert refused(state, "money") == "PZ-5.10"
    assert refused(state, "bid brown7") == "PZ-5.10"  # not in the hand


def test_a_raise_adds_to_what_lies() -> None:
    """PZ-5.10: nothing is taken back; the auctioneer's raise adds to the 3."""
    state = auction("red4 red7 grey3", "brown5 brown6 brown3")
    bid(state, "brown5")
    bid(state, "red4")
    assert look(state)["bid_worth"] == [7, 5]
    bid(state, "brown6")
    assert look(state)["bid_worth"] == [7, 11]
    assert look(state)["bids"] == [["red4"], ["brown5", "brown6"]]
    assert legal(state) == ["pass", "bid red7"]  # grey is closed
    bid(state, "red7")
    assert look(state)["bid_worth"][0] == 14


def test_who_passes_is_out_and_takes_his_bid_back() -> None:
    """PZ-5.11"""
    state = auction("red7 red6", "brown5 brown3", "grey6 grey7")
    bid(state, "brown5")
    bid(state, "grey6")
    bid(state, "red7")  # 10
    assert state.actor == 1
    play(state, "pass")
    assert hand(state, 1) == ["brown3", "brown5"]
    assert look(state)["passed"] == [False, True, False]
    bid(state, "grey7")  # 13
    bid(state, "red6")  # 16; seat 1 is not asked again
    assert look(state)["phase"] == "placing"
    assert state.actor == 0
    assert hand(state, 2) == ["grey6", "grey7"]


def test_the_last_one_pays_and_builds_the_lot() -> None:
    """PZ-5.12"""
    state = auction("red3", "brown5 brown3", "grey6 grey7", lot="brick-2-2 marble-3-2")
    bid(state, "brown5")
    bid(state, "grey6")
    play(state, "pass", "pass")
    assert state.actor == 2
    assert look(state)["discards"] == ["grey6"]
    assert [hand(state, seat) for seat in range(3)] == [["red3"], cards("brown3 brown5"), ["grey7"]]
    assert look(state)["bid_worth"] == [0, 0, 0]
    assert look(state)["bids"] == [[], [], []]
    assert look(state)["passed"] == [False, False, False]
    play(state, "build marble-3-2", "found", "found")
    assert palaces(state, 2) == ["marble-3-2", "brick-2-2"]


def test_the_auctioneer_alone_pays_no_card() -> None:
    """PZ-5.12"""
    state = auction("red3 red4", "brown5", "grey6")
    play(state, "pass", "pass")
    assert state.actor == 0
    play(state, "found")
    assert hand(state, 0) == ["red3", "red4"]
    assert look(state)["discards"] == []
    assert palaces(state, 0) == ["brick-2-2"]


def test_a_new_auction_starts_with_nothing_lying_and_nobody_out() -> None:
    """PZ-5.12: the 3-certificate is back, currencies are open again."""
    state = auction("red3 red4 grey7", "brown5 grey6")
    bid(state, "brown5")
    play(state, "pass", "found")
    state = play(state, "tiles", "turn marble-1-3", "turn marble-2-1", "auction")
    assert look(state)["passed"] == [False, False]
    assert look(state)["bid_worth"] == [0, 3]
    assert legal(state) == ["pass", "bid red3", "bid red4", "bid grey7"]


def test_an_auction_of_nothing_ends_the_turn() -> None:
    """PZ-5.14: the builder stays."""
    state = scene(hands=["red3", "red4"], builder=2, stacks=[], warehouse="brick-1-1")
    play(state, "tiles", "rider", "rider", "auction")
    assert look(state)["builder"] == 2
    assert (state.actor, look(state)["phase"]) == (1, "turning")
    assert look(state)["bid_worth"] == [0, 0]


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_turn_passes_to_the_left_of_the_active_player(winner: int) -> None:
    """PZ-5.15: whoever won."""
    state = auction("red7", "red6 red6", "grey7 grey6")
    while look(state)["phase"] == "bidding":
        raises = legal(state, "bid")
        if state.actor == winner and raises:
            bid(state, raises[0].removeprefix("bid "))
        else:
            play(state, "pass")
    assert state.actor == winner
    play(state, "found")
    assert (state.actor, look(state)["phase"]) == (1, "turning")


def test_the_auctioneer_bids_3_even_without_a_card() -> None:
    """PZ-9.10: raised above, the player is out without being asked."""
    state = auction("", "red4 red3")
    assert look(state)["bid_worth"] == [3, 0]
    bid(state, "red4")
    assert (state.actor, look(state)["phase"]) == (1, "placing")


def test_only_an_empty_hand_passes_by_itself() -> None:
    """PZ-9.10: who holds cards but cannot raise is asked all the same."""
    state = auction("red7", "", "grey3")
    assert state.actor == 2  # seat 1 has no card
    assert look(state)["passed"] == [False, True, False]
    assert legal(state) == ["pass"]  # 3 is no raise above 3
    play(state, "pass")
    assert state.actor == 0


def test_who_laid_his_last_card_is_out_when_raised_above() -> None:
    """PZ-9.10, PZ-5.11: the bid comes back into the hand."""
    state = auction("red7", "brown5", "grey3")
    bid(state, "brown5")
    play(state, "pass")
    assert state.actor == 0
    bid(state, "red7")
    assert look(state)["phase"] == "placing"
    assert hand(state, 1) == ["brown5"]


def test_cards_laid_must_lead_to_a_raise_and_passing_is_for_an_empty_draft() -> None:
    """PZ-9.9: laid cards close passing; "done" opens once the raise is reached."""
    state = auction("red7", "brown3 brown4 grey3")
    assert legal(state) == ["pass", "bid brown3", "bid brown4"]  # grey 3 alone cannot raise
    assert refused(state, "bid grey3") == "PZ-9.9"
    play(state, "bid brown3")
    assert refused(state, "pass") == "PZ-9.9"
    assert legal(state) == ["bid brown4"]
    play(state, "bid brown4")
    assert legal(state) == ["done"]


def test_example_anne_bids() -> None:
    """PZ-8.3: 3, then 18, then 26; at 31 she has to pass and takes everything back."""
    anne = "red4 brown4 grey4 2 2 2 grey6 brown5"
    state = auction(anne, "red5 red5 red5 brown5 2 2 2 2 brown3")
    assert look(state)["bid_worth"] == [3, 0]
    bid(state, "red5", "red5", "red5")
    assert look(state)["bid_worth"][1] == 15

    bid(state, "trio4")
    assert look(state)["bid_worth"][0] == 18

    state = _raise_to(state, 25)
    assert look(state)["bid_worth"] == [18, 25]
    thirty_three = bid(state.clone(), "trio2")
    assert look(thirty_three)["bid_worth"][0] == 33
    bid(state, "grey6", "certificate")
    assert look(state)["bid_worth"][0] == 26
    assert hand(state, 0) == cards("brown5 2 2")

    state = _raise_to(state, 31)
    assert state.actor == 0
    assert refused(state, "bid brown5") == "PZ-4.1"
    assert refused(state, "bid certificate") == "PZ-9.9"  # 26 + 4 = 30
    assert refused(state, "bid trio2") == "PZ-4.3"  # the third one lies in the bid
    assert legal(state) == ["pass"]
    play(state, "pass")
    assert hand(state, 0) == cards(anne)
    assert look(state)["bid_worth"] == [0, 0]
    assert state.actor == 1


def _raise_to(state: State, worth: int) -> State:
    """Let seat 1 reach exactly this with cards dealt to it for the purpose; it stays conserved."""
    now = look(state)
    steps = {10: ("red7", "red3"), 6: ("red6",)}[worth - now["bid_worth"][1]]
    held = [list(row) for row in now["hands"]]
    held[1] = cards(" ".join(held[1] + list(steps)).replace("certificate", "2"))
    stock = list(now["stock"])
    for card in steps:
        stock.remove(card)
    return bid(rigged(PALAZZO, state, hands=held, stock=stock), *steps)
