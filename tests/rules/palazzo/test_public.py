"""What is public: PZ-7.1, drafts (PZ-9.9), silence (PZ-9.10) and common knowledge (PZ-9.12)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import SPECTATOR, canonical
from palazzi.games.palazzo.money import card_names
from palazzi.games.palazzo.state import Palazzo
from palazzi.testing import random_game
from tests.rules.palazzo.helpers import (
    PALAZZO,
    cards,
    contains,
    dealt,
    draws,
    hand,
    known,
    legal,
    look,
    play,
    scene,
    seen,
)

SEEDS = st.integers(0, 10_000)


def everybody(state: State) -> list[int]:
    """The spectator and all seats."""
    return [SPECTATOR, *range(look(state)["players"])]


def auction(*hands: str) -> State:
    """Seat 0 has started an auction."""
    state = scene(len(hands), hands=hands, quarries=["", "brick-2-2"])
    return play(state, "tiles", "turn marble-1-1", "turn marble-1-2", "auction")


def shown_to_others(state: State) -> list[str]:
    """What all but the actor see and are told."""
    others = [seat for seat in everybody(state) if seat != state.actor]
    return [canonical([seen(state, s), PALAZZO.prompt(state, s)]) for s in others]


# ---- PZ-7.1


def test_a_hand_is_for_its_owner() -> None:
    """PZ-7.1: the others and spectators see its size."""
    state = scene(3, hands=["red3 red4", "grey7", "2 2 2"])
    for viewer in everybody(state):
        for seat, row in enumerate(seen(state, viewer)["seats"]):
            assert row["hand_size"] == len(hand(state, seat))
            assert row["cards"] == (hand(state, seat) if seat == viewer else None)


def test_the_display_the_palaces_and_the_piles_are_public() -> None:
    """PZ-7.1: with the sizes of stock and stacks, and what was removed."""
    state = scene(
        2,
        hands=["red3", "grey7"],
        discards="red5 2",
        palaces=[["brick-1-1 marble-2-1"], ["brick-5-1"]],
        quarries=["brick-1-2", "", "marble-3-1b"],
        warehouse="sandstone-1-1",
        stacks=["brick-1-3", "brick-4-1 brick-4-2", "brick-5-2"],
        riders=3,
        builder=2,
    )
    for viewer in everybody(state):
        view = seen(state, viewer)
        assert view["discards"] == cards("red5 2")
        assert [row["palaces"] for row in view["seats"]] == look(state)["palaces"]
        assert view["quarries"] == [["brick-1-2"], [], ["marble-3-1"], []]
        assert (view["warehouse"], view["builder"], view["riders"]) == (["sandstone-1-1"], 2, 3)
        assert [len(stack) for stack in view["stacks"]] == [1, 2, 1]
        assert view["stock_size"] == 51
        assert PALAZZO.knowledge(state, viewer)["memory"]["stock"] is None
        assert len(view["removed"]) == len(look(state)["removed"])


def test_bids_are_public_card_by_card() -> None:
    """PZ-7.1"""
    state = play(
        auction("red3", "grey4 brown4 red4 brown5", "red6"), "bid trio4", "bid brown5", "done"
    )
    for viewer in everybody(state):
        row = seen(state, viewer)["seats"][1]
        assert row["bid"] == cards("red4 brown4 brown5 grey4")
        assert row["bid_trios"] == ["trio4"]
        assert row["bid_worth"] == 20
        assert row["hand_size"] == 0


def test_cards_taken_are_public_cards_dealt_are_not() -> None:
    """PZ-7.1, PZ-9.12: in the log, too."""
    state = play(scene(2), "money", "reveal red3", "reveal red4", "reveal grey5")
    take = PALAZZO.parse("take red3")
    told = [PALAZZO.report(state, take, seat) for seat in everybody(state)]
    assert told[0] is not None
    assert told == [told[0]] * 3
    new = PALAZZO.new(2)
    while "deal red3" not in draws(new):
        new.apply(new.legal()[0])
    start = look(new)["start"]
    deal = PALAZZO.parse("deal red3")
    own = PALAZZO.report(new, deal, start)
    assert own is not None
    assert own["args"]["card"] == {"key": "palazzo-card", "args": {"currency": "red", "value": 3}}
    for seat in everybody(new):
        if seat != start:
            sentence = PALAZZO.report(new, deal, seat)
            assert sentence is not None
            assert "card" not in sentence["args"]


def test_at_the_end_all_hands_are_shown() -> None:
    """PZ-7.1: to spectators, too."""
    state = scene(2, hands=["red3 red4", "grey7"], stacks=[], riders=4)
    play(state, "tiles", "rider")
    for viewer in everybody(state):
        assert [row["cards"] for row in seen(state, viewer)["seats"]] == [
            ["red3", "red4"],
            ["grey7"],
        ]


def test_a_spectator_has_no_draft_and_no_choices() -> None:
    """PZ-7.1: also while a draw is due, when neither the actor nor the watcher is a seat."""
    assert SPECTATOR not in (CHANCE, OVER)
    for state, _ in random_game(PALAZZO, 3, 5):
        assert seen(state, SPECTATOR)["draft"] is None
        assert PALAZZO.prompt(state, SPECTATOR)["choices"] == []


def test_the_memory_aid_is_a_switch_of_the_table() -> None:
    """PZ-7.1: views have the running list of known cards only where it is on; the list is right."""
    taken = ("money", "reveal red3", "reveal red5", "reveal brown4", "take red3")
    rows = [seen(play(scene(memory_aid=aid), *taken), 1)["seats"][0] for aid in (False, True)]
    assert [(row["known"], row["unknown"]) for row in rows] == [(None, None), (["red3"], 0)]


# ---- drafts (PZ-9.9)


def test_a_raise_is_seen_when_it_is_done() -> None:
    """PZ-9.9: cards laid before look to others as if they were in the hand."""
    state = auction("red3", "grey4 brown4 red4 brown5 2", "red6")
    before = shown_to_others(state)
    for text in ("bid trio4", "bid brown5", "bid certificate"):
        assert PALAZZO.report(state, PALAZZO.parse(text), 0) is None
        play(state, text)
        assert shown_to_others(state) == before
    assert seen(state, 1)["draft"]["laid"] == cards("red4 brown4 brown5 grey4 2")
    play(state, "done")
    assert seen(state, 0)["seats"][1]["bid_worth"] == 22


def test_a_purchase_is_seen_when_it_is_done() -> None:
    """PZ-9.9: tiles in the cart still lie in the warehouse, for others."""
    state = scene(hands=["red7 red7", "grey3"], warehouse="brick-1-1 brick-1-2")
    play(state, "tiles", "turn brick-1-3", "turn marble-2-1")
    before = shown_to_others(state)
    for text in ("buy brick-1-3", "buy brick-1-1", "pay red7", "pay red7"):
        assert PALAZZO.report(state, PALAZZO.parse(text), 1) is None
        play(state, text)
        assert shown_to_others(state) == before
    play(state, "done")
    assert seen(state, 1)["lot"] == ["brick-1-1", "brick-1-3"]
    assert seen(state, 1)["discards"] == ["red7", "red7"]


def test_a_renovation_is_seen_when_it_is_paid() -> None:
    """PZ-9.13, PZ-9.9: the choice before it is a draft."""
    mine = ["brick-1-1", "brick-2-1 brick-3-1", "brick-2-2 brick-4-1"]
    state = scene(hands=["red7", "grey3"], palaces=[mine])
    before = shown_to_others(state)
    for text in ("renovate", "insert 1", "into 3"):
        assert PALAZZO.report(state, PALAZZO.parse(text), 1) is None
        play(state, text)
        assert shown_to_others(state) == before
    report = PALAZZO.report(state, PALAZZO.parse("spend red7"), 1)
    assert report is not None
    assert report["key"] == "palazzo-log-renovate"


# ---- nothing tells a forced choice from a free one (PZ-9.10)


def test_a_forced_pass_looks_like_a_free_one() -> None:
    """PZ-9.10: one who cannot raise is asked as one who can, and others see the same."""
    poor = auction("red5", "grey3", "brown3")
    rich = auction("red5", "grey7", "brown3")
    assert legal(poor) == ["pass"]
    assert legal(rich) == ["pass", "bid grey7"]
    for seat in (SPECTATOR, 0, 2):
        assert seen(poor, seat) == seen(rich, seat)
        assert PALAZZO.prompt(poor, seat) == PALAZZO.prompt(rich, seat)
        passing = PALAZZO.parse("pass")
        assert PALAZZO.report(poor, passing, seat) == PALAZZO.report(rich, passing, seat)
    play(poor, "pass")
    play(rich, "pass")
    for seat in (SPECTATOR, 0, 2):
        assert seen(poor, seat) == seen(rich, seat)
    assert look(poor)["known"] == [[], [], []]  # a pass proves nothing


def test_a_forced_auction_looks_like_a_free_one() -> None:
    """PZ-9.10, PZ-5.6: the choice is asked even if there is nothing to choose."""
    poor = scene(hands=["red3 brown3 grey4", "red4"], warehouse="brick-1-1")
    rich = scene(hands=["red6 red7 grey4", "red4"], warehouse="brick-1-1")
    for state in (poor, rich):
        play(state, "tiles", "turn brick-1-2", "turn brick-1-3")
    assert legal(poor) == ["auction"]
    assert len(legal(rich)) == 3
    assert shown_to_others(poor) == shown_to_others(rich)


# ---- what everybody knows of a hand (PZ-9.12)


def test_at_first_all_four_cards_are_unknown() -> None:
    """PZ-9.12"""
    state = dealt(PALAZZO, 3)
    for seat in range(3):
        assert known(state, SPECTATOR, seat) == ([], 4)


def test_taken_cards_become_known_and_spent_ones_leave() -> None:
    """PZ-9.12: a known card spent goes first; one beyond lowers the unknown number."""
    state = scene(hands=["red3 grey7", "red4"], palaces=[["brick-1-1", "brick-1-2"]], stacks=[])
    play(state, "money", "reveal red3", "reveal red5", "reveal brown4", "take red3", "take red5")
    assert known(state, 1, 0) == (["red3", "red5"], 2)
    play(state, "tiles", "rider", "rider", "auction", "renovate", "raze 1", "spend red3")
    assert known(state, 1, 0) == (["red5"], 2)
    play(state, "tiles", "rider", "rider", "auction", "renovate", "raze 2", "spend grey7")
    assert known(state, 1, 0) == (["red5"], 1)


def test_a_bid_taken_back_is_known_a_bid_paid_is_gone() -> None:
    """PZ-9.12"""
    state = auction("red7 red6", "grey5 grey3")
    play(state, "bid grey5", "done")
    assert known(state, 0, 1) == ([], 1)
    assert seen(state, 0)["seats"][1]["bid"] == ["grey5"]
    play(state, "bid red7", "done", "pass")
    assert known(state, SPECTATOR, 1) == (["grey5"], 1)
    assert known(state, SPECTATOR, 0) == ([], 1)


def test_before_the_reshuffle_the_stock_is_unknown_after_it_it_is_known() -> None:
    """PZ-9.12"""
    state = scene(hands=["red3"], stock="red4", discards="grey4 grey5 grey6")
    assert PALAZZO.knowledge(state, 0)["memory"]["stock"] is None
    play(state, "money", "reveal red4", "reveal grey6")
    for viewer in everybody(state):
        assert PALAZZO.knowledge(state, viewer)["memory"]["stock"] == ["grey4", "grey5"]
    play(state, "reveal grey4")
    assert PALAZZO.knowledge(state, 1)["memory"]["stock"] == ["grey5"]


class Listener:
    """Hears only what all hear, and keeps count of what must be in each hand."""

    def __init__(self, players: int) -> None:
        self.known = [Counter[str]() for _ in range(players)]

    def hear(self, text: str, laid: list[str], old: dict[str, Any], new: dict[str, Any]) -> None:
        """One action between two views of a spectator; ``laid`` is what "done" shows."""
        actor = old["actor"]
        rows = list(zip(old["seats"], new["seats"], strict=True))
        gains = [after["hand_size"] - before["hand_size"] for before, after in rows]
        match text.split():
            case ["done"]:
                self.known[actor] -= Counter(laid)
            case ["spend", card]:
                self.known[actor] -= Counter([card])
            case ["take" | "reveal" as verb, card]:
                taken = Counter([*old["revealed"], *([card] if verb == "reveal" else [])])
                taken -= Counter(new["revealed"])
                if verb == "take":
                    self.known[actor][card] += 1
                    taken[card] -= 1
                    gains[actor] -= 1
                for alike in taken.elements():  # what was left was all alike, and went round
                    seat = next(seat for seat, gain in enumerate(gains) if gain > 0)
                    gains[seat] -= 1
                    self.known[seat][alike] += 1
        if old["phase"] == "bidding":
            for seat, (before, _) in enumerate(rows):
                if before["bid"] and gains[seat] == len(before["bid"]):
                    self.known[seat] += Counter(before["bid"])


@settings(max_examples=8)
@given(SEEDS, st.integers(2, 4))
def test_known_cards_follow_from_public_events_alone(seed: int, players: int) -> None:
    """PZ-9.12: and are never more than the hand and the draft hold."""
    listener = Listener(players)
    old: dict[str, Any] = {}
    text, laid = "", list[str]()
    for state, action in random_game(PALAZZO, players, seed):
        new = seen(state, SPECTATOR)
        if old:
            listener.hear(text, laid, old, new)
        for seat in range(players):
            in_hand, others = known(state, SPECTATOR, seat)
            assert Counter(in_hand) == +listener.known[seat]
            assert others >= 0
            draft = card_names(_live(state).laid) if seat == state.actor else []
            assert contains(card_names(_live(state).hands[seat]) + draft, in_hand)
        old, text, laid = new, PALAZZO.text(action), card_names(_live(state).laid)


def _live(state: State) -> Palazzo:
    assert isinstance(state, Palazzo)
    return state


@settings(max_examples=12)
@given(SEEDS, st.integers(2, 4))
def test_a_seat_cannot_tell_a_resampled_world_from_the_true_one(seed: int, players: int) -> None:
    """PZ-7.1, PZ-9.12: same knowledge, same prompt, same choices; and no card too many."""
    rng = Rng(seed)
    for number, (state, _) in enumerate(random_game(PALAZZO, players, seed)):
        if number % 13 != seed % 13:
            continue
        for seat in everybody(state):
            own = PALAZZO.knowledge(state, seat)
            world = PALAZZO.resample(own, rng)
            assert canonical(PALAZZO.knowledge(world, seat)) == canonical(own)
            assert canonical(PALAZZO.prompt(world, seat)) == canonical(PALAZZO.prompt(state, seat))
            if seat == state.actor:
                assert world.legal() == state.legal()
            assert world.census() == state.census()


@pytest.mark.parametrize("reshuffled", [False, True])
def test_unseen_cards_are_dealt_from_the_right_pool(reshuffled: bool) -> None:
    """PZ-9.12: before the first reshuffle from stock and hands mixed, after it among the hands."""
    if reshuffled:
        state = scene(
            3, hands=["red3 red4", "grey7 2"], stock="brown3 brown4 brown5", reshuffled=True
        )
        unseen = Counter(hand(state, 1) + hand(state, 2))
    else:
        state = scene(3, hands=["red3 red4", "grey7 2", "grey6"])
        unseen = Counter(hand(state, 1) + hand(state, 2) + look(state)["stock"])
    met = Counter[str]()
    for seed in range(200):
        world = PALAZZO.resample(PALAZZO.knowledge(state, 0), Rng(seed))
        assert contains(unseen.elements(), hand(world, 1))
        assert hand(world, 0) == hand(state, 0)
        if reshuffled:
            assert look(world)["stock"] == look(state)["stock"]
        met.update(hand(world, 1))
    assert set(met) == set(unseen)
