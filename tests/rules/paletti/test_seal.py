"""The seal, the end, the winner: PP-6, PP-7, PP-8, PP-10.1, PP-10.2, PP-11.8, PP-11.23."""

from __future__ import annotations

import pytest

from palazzi.core.state import OVER, State
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.locale import catalogue
from tests.rules.paletti.table import (
    FIRST,
    PALETTI,
    aimed,
    ended,
    lay,
    legal,
    look,
    move,
    play,
    scene,
    seal,
)

RED, YELLOW, BLUE, GREEN = 3, 2, 0, 1

EXAMPLE = {
    "red-thin1": 2,
    "yellow-thick": 2,
    "blue-square": 2,
    "green-thin1": 2,
}
"""Red 1, yellow 3 with the seal from blue, blue 2, green 1 (PP-10.1)."""


def example() -> State:
    """PP-10.1 before red's move."""
    return scene(top=2, up=EXAMPLE, active=RED, scoring=2, holder=YELLOW, shown=BLUE)


def test_the_seal_goes_to_who_has_more() -> None:
    """PP-10.1, PP-6.1, PP-6.3: 4 against 3 takes it and shows yellow; 4 against 4 does not."""
    state = example()
    assert state.scores() == [2, 1, 3, 1]
    move(state, "red-thick", "raised")
    assert state.scores() == [2, 1, 3, 4]
    assert seal(state) == (RED, YELLOW)
    move(state, "blue-thin1", "broken")
    move(state, "green-thick", "raised")
    assert state.scores() == [2, 4, 3, 4]
    assert seal(state) == (RED, YELLOW)


@pytest.mark.parametrize(("culprit", "winner"), [(RED, YELLOW), (BLUE, RED), (GREEN, RED)])
def test_who_wins_when_it_falls(culprit: int, winner: int) -> None:
    """PP-10.2, PP-7.2: the holder, unless it was their own hand; then whom the seal shows."""
    state = scene(
        top=2, up={**EXAMPLE, "red-thick": 2}, active=culprit, scoring=2, holder=RED, shown=YELLOW
    )
    move(state, f"{('blue', 'green', 'yellow', 'red')[culprit]}-thin2", "collapse")
    outcome = ended(state)
    assert outcome.winners == (winner,)
    assert outcome.rule == "PP-7.1"
    colour = ("blue", "green", "yellow", "red")[culprit]
    why = "The seal shows yellow’s colour." if culprit == RED else "red held the seal."
    assert catalogue("en").say(outcome.reason, ["blue", "green", "yellow", "red"]) == (
        f"The palace collapsed under {colour}’s hand. {why}"
    )
    assert outcome.ranks[culprit] == 4  # PP-11.29
    assert sorted(outcome.ranks) == [1, 2, 2, 4]
    assert state.legal() == []


def test_the_first_on_green_takes_it_and_shows_nobody() -> None:
    """PP-6.1, PP-11.23"""
    state = move(scene(top=2), "blue-thin1", "raised")
    assert seal(state) == (BLUE, -1)
    assert look(state)["scoring"] == 2


def test_blue_does_not_count() -> None:
    """PP-6.1, PP-6.2: from green on."""
    state = move(scene(top=1), "blue-thick", "raised")
    assert seal(state) == (-1, -1)
    assert look(state)["scoring"] == 0


def test_a_new_plateau_alone_changes_nothing() -> None:
    """PP-6.2: points and seal stay where they are."""
    state = scene(top=2, up=EXAMPLE, active=RED, scoring=2, holder=YELLOW, shown=BLUE)
    play(state, "claim", "accept", "accept", "accept")
    lay(state, "laid")
    assert look(state)["top"] == 3
    assert seal(state) == (YELLOW, BLUE)
    assert state.scores() == [2, 1, 3, 1]


def test_the_first_column_on_a_new_plateau_takes_all() -> None:
    """PP-6.2, PP-6.3: earlier points lapse; one point is enough."""
    state = scene(top=3, up=EXAMPLE, active=GREEN, scoring=2, holder=YELLOW, shown=BLUE)
    move(state, "green-thin2", "raised")
    assert seal(state) == (GREEN, YELLOW)
    assert state.scores() == [0, 1, 0, 0]


def test_a_holder_who_is_first_keeps_the_colour_shown() -> None:
    """PP-11.23"""
    state = scene(top=3, up=EXAMPLE, active=YELLOW, scoring=2, holder=YELLOW, shown=BLUE)
    move(state, "yellow-thin1", "raised")
    assert seal(state) == (YELLOW, BLUE)
    assert look(state)["scoring"] == 3


def test_when_the_holder_loses_points_the_next_best_takes_it() -> None:
    """PP-11.23, PP-11.21: most points; of equals the first clockwise from the old holder."""
    up = {"red-thick": 2, "blue-square": 2, "green-square": 2, "yellow-thin1": 2}
    state = scene(top=2, up=up, active=YELLOW, scoring=2, holder=RED, shown=GREEN)
    move(state, "yellow-thin2", "ousted red-thick", "lost")
    assert state.scores() == [2, 2, 1, 0]
    assert seal(state) == (BLUE, RED)
    more = scene(
        top=2, up={**up, "green-thin1": 2}, active=YELLOW, scoring=2, holder=RED, shown=GREEN
    )
    move(more, "yellow-thin2", "ousted red-thick", "lost")
    assert seal(more) == (GREEN, RED)


def test_the_seal_is_settled_once_a_move() -> None:
    """PP-11.12: the column that fell and the one that stands count together."""
    up = {"red-square": 2, "blue-square": 2, "yellow-thin1": 2}
    state = scene(top=2, up=up, active=YELLOW, scoring=2, holder=RED, shown=GREEN, game=FIRST)
    move(state, "yellow-thick", "fell red-square", "raised")
    assert seal(state) == (YELLOW, RED)  # 4 points; blue with 2 never held it


def test_an_objection_may_move_the_seal() -> None:
    """PP-11.21, PP-11.23: the claimant's column counted where it stood."""
    up = {"red-thick": 2, "blue-square": 2, "red-thin1": 3, "red-thin2": 3, "red-thin3": 3}
    state = scene(top=3, up=up, active=RED, scoring=2, holder=RED, shown=GREEN)
    play(state, "claim", "object")
    move(state, "red-thick", "raised")
    assert seal(state) == (BLUE, RED)


def test_two_colours_are_added() -> None:
    """PP-8.1: with two players seat 0 has blue and yellow, and chooses either."""
    state = scene(2, top=2, up={"blue-thin1": 2, "yellow-square": 2, "red-thick": 2}, scoring=2)
    assert state.scores() == [3, 3]
    assert {text.split()[1].split("-")[0] for text in legal(state, "grip")} == {"blue", "yellow"}


def test_the_culprit_is_whose_hand_moved() -> None:
    """PP-11.4: an objector, a prover, a claimant at their penalty or plateau."""
    three = {"red-thin1": 2, "red-thin2": 2, "red-thin3": 2}
    objector = play(scene(top=2, up=three, active=3), "claim", "object")
    assert look(move(objector, "red-thick", "collapse"))["culprit"] == 0
    penalty = play(scene(top=2, up=three, active=3), "claim", "object")
    move(penalty, "red-thick", "broken")
    assert look(move(penalty, "blue-thin1", "collapse"))["culprit"] == 3
    laying = play(scene(top=2, up=three, active=3), "claim", "accept", "accept", "accept")
    assert look(lay(laying, "collapse"))["culprit"] == 3
    prover = play(scene(3, top=2, active=2), "grip red-thin1", "break", "prove")
    assert look(move(prover, "red-thin2", "collapse"))["culprit"] == 0


@pytest.mark.parametrize(
    ("up", "winners"),
    [
        ({"blue-thick": 1, "green-thin1": 1, "red-thick": 1}, (0,)),
        ({"blue-thin1": 1, "green-thin1": 1, "red-thick": 1}, (0, 1)),
        ({"red-thick": 1}, (0, 1, 2)),
    ],
)
def test_without_a_seal_most_points_on_blue_win(
    up: dict[str, int], winners: tuple[int, ...]
) -> None:
    """PP-11.8: culprit excluded; equal points share; without points all but the culprit."""
    state = move(scene(top=1, up=up, active=3), "red-thin1", "collapse")
    outcome = ended(state)
    assert outcome.winners == winners
    assert outcome.ranks[3] == 4
    assert all(outcome.ranks[s] == (1 if s in winners else len(winners) + 1) for s in range(3))


def test_the_first_holder_who_brings_it_down() -> None:
    """PP-11.8: the seal shows nobody, so points on the scoring plateau decide among the others."""
    up = {"blue-thick": 2, "green-thin1": 2, "yellow-square": 2}
    state = scene(top=2, up=up, active=0, scoring=2, holder=0)
    move(state, "blue-thin1", "collapse")
    assert ended(state).winners == (2,)


def test_points_are_those_at_the_start_of_the_fatal_move() -> None:
    """PP-11.8: the column that was being moved still counts where it stood."""
    up = {"blue-thick": 2, "green-square": 2}
    state = scene(top=3, up=up, active=0, scoring=2, holder=0)
    move(state, "blue-thick", "collapse")
    assert state.scores() == [3, 2, 0, 0]
    assert ended(state).winners == (1,)


def test_without_a_culprit_all_may_share() -> None:
    """PP-11.8, PP-11.29: nobody can build, nobody has a point."""
    gone = COLUMN_NAMES
    state = scene(2, top=5, gone=gone)
    play(state, "pass", "pass")
    assert state.actor == OVER
    assert ended(state).winners == (0, 1)
    assert ended(state).ranks == (1, 1)


def test_the_holder_wins_when_nobody_can_build() -> None:
    """PP-7.1, PP-7.2, PP-11.29"""
    gone = [name for name in COLUMN_NAMES if name != "green-thin1"]
    state = scene(2, top=5, up={"green-thin1": 5}, gone=gone, scoring=5, holder=1)
    play(state, "pass", "pass")
    assert ended(state).winners == (1,)
    assert ended(state).ranks == (2, 1)
    assert ended(state).accounts[1][0].points == 1


def test_a_collapse_is_final() -> None:
    """PP-7.1, PP-11.19: no breaking off once it is recognised."""
    state = aimed(play(scene(top=2), "grip blue-thin1"))
    play(state, "collapse")
    assert state.actor == OVER
    assert PALETTI.why_not(state, PALETTI.parse("break")) == "PP-7.1"
