"""The log: what happens by itself is told too, in the sentence of the action that caused it."""

from __future__ import annotations

from palazzi.core.state import State
from palazzi.locale import catalogue
from tests.rules.palazzo.helpers import PALAZZO, play, scene

NAMES = ("Anna", "Bert", "Cleo")


def told(state: State, text: str) -> str:
    """The log's sentence for an action, as a spectator reads it."""
    message = PALAZZO.report(state, PALAZZO.parse(text))
    return "" if message is None else catalogue("en").say(message, NAMES)


def test_the_last_pass_tells_who_has_the_lot_and_for_how_much() -> None:
    """PZ-5.12"""
    state = scene(
        2, hands=["red7 red3", "red5 grey4"], quarries=["", "brick-1-1 brick-2-2"], stacks=[]
    )
    play(state, "tiles", "rider", "rider", "auction", "bid red5", "done", "bid red3", "done")
    assert told(state, "pass") == "Bert passes. Anna wins the auction with 6."


def test_an_auction_against_empty_hands_is_won_at_once() -> None:
    """PZ-9.10, PZ-5.12"""
    state = scene(2, hands=["red7", ""], quarries=["", "brick-1-1"], stacks=[])
    play(state, "tiles", "rider", "rider")
    assert told(state, "auction") == "Anna calls an auction. Anna wins the auction with 3."


def test_a_lot_of_picks_is_no_auction_won() -> None:
    """PZ-5.13"""
    state = scene(
        2,
        hands=["red7", "red6"],
        quarries=["", "brick-1-1 brick-2-2 marble-1-1 marble-2-1"],
        stacks=[],
    )
    play(state, "tiles", "rider", "rider")
    assert told(state, "auction") == "Anna calls an auction."
    play(state, "auction", "pick brick-1-1", "found", "pick brick-2-2")
    assert told(state, "found").endswith("The other 2 tiles leave the game.")
    assert told(state, "discard").endswith("The other 2 tiles leave the game.")


def test_forced_takes_and_a_reshuffle_are_told() -> None:
    """PZ-5.1, PZ-9.11"""
    state = scene(2, hands=["red7", "red6"], stock="red3 red3", discards="red3 grey4")
    play(state, "money", "reveal red3", "reveal red3")
    assert told(state, "reveal grey4") == (
        "Revealed: grey 4. The discards are shuffled into a new stock."
    )
    play(state, "reveal grey4")
    assert told(state, "take grey4") == (
        "Anna takes the grey 4. Anna takes the red 3. Bert takes the red 3."
    )


def test_a_draft_is_told_to_nobody_before_it_is_done() -> None:
    """PZ-9.9"""
    state = scene(2, hands=["red7 red3", "red5"], warehouse="brick-1-1 brick-2-2", stacks=[])
    play(state, "tiles", "rider", "rider")
    assert told(state, "buy brick-1-1") == ""
    play(state, "buy brick-1-1")
    assert told(state, "pay red7") == ""
    play(state, "pay red7", "pay red3")
    assert told(state, "done") == (
        "Anna buys the brick floor 1 with 1 window for 10 (red 3 and red 7)."
    )
