"""End and scoring: PZ-5.5, PZ-6, PZ-9.6, PZ-9.14 and the example PZ-8.1."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.core.outcome import Outcome
from palazzi.core.state import OVER, State
from palazzi.games.palazzo.components import KIND_NAMES
from palazzi.games.palazzo.palaces import palace_from
from palazzi.games.palazzo.scoring import palace_points
from tests.rules.palazzo.helpers import PALAZZO, legal, look, play, refused, rigged, scene
from tests.rules.palazzo.test_palaces import stacks_of_tiles


def points(palace: str) -> int:
    """What one palace is worth."""
    return int(palace_points(palace_from(palace.split())))


def ended(*palaces: list[str], hands: tuple[str, ...] = ()) -> tuple[State, Outcome]:
    """The game over with these palaces and hands."""
    players = max(len(palaces), 2)
    state = scene(players, hands=hands, palaces=palaces, stacks=[], riders=4)
    play(state, "tiles", "rider")
    outcome = state.outcome()
    assert outcome is not None
    return state, outcome


def slow_points(names: list[str]) -> int:
    """PZ-6.2 and PZ-6.3 as tables."""
    material, _, panes = zip(*(name.split("-") for name in names), strict=True)
    total = sum(map(int, panes))
    by_floors = {1: -5, 2: 0, 3: total, 4: total + 3, 5: total + 6}[len(names)]
    bonus = {1: 0, 2: 0, 3: 3, 4: 3, 5: 6}[len(names)] if len(set(material)) == 1 else 0
    return by_floors + bonus


def test_the_fifth_rider_ends_the_game_at_once() -> None:
    """PZ-6.1, PZ-5.5: as the first of the two, the second is not drawn."""
    state = scene(
        stacks=["", "", "brick-5-1"], riders=4, warehouse="brick-1-1", quarries=["", "brick-1-2"]
    )
    play(state, "tiles", "rider")
    assert state.actor == OVER
    assert state.legal() == []
    assert state.chance() == []
    assert look(state)["stacks"][2] == ["brick-5-1"]
    assert look(state)["warehouse"] == ["brick-1-1"]
    for text in ("turn brick-5-1", "auction", "buy brick-1-1", "tiles", "money"):
        assert refused(state, text) == "PZ-6.1"


def test_the_fifth_rider_as_the_second_of_two() -> None:
    """PZ-5.5: the first tile stays where it was put, without effect."""
    state = scene(stacks=["", "", "brick-5-1"], riders=4, warehouse="brick-1-1")
    play(state, "tiles", "turn brick-5-1", "rider")
    assert state.actor == OVER
    assert look(state)["warehouse"] == ["brick-1-1", "brick-5-1"]
    assert state.scores() == [0, 0]


def test_the_fourth_rider_does_not_end_it() -> None:
    """PZ-6.1"""
    state = play(scene(stacks=["", "", "brick-5-1"], riders=2), "tiles", "rider", "rider")
    assert look(state)["riders"] == 4
    assert state.outcome() is None
    assert legal(state) == ["auction"]


def test_the_outcome_says_why_it_ended() -> None:
    """PZ-6.1"""
    _, outcome = ended(["brick-1-1"], [])
    assert outcome.rule == "PZ-6.1"
    assert outcome.reason["key"] == "palazzo-end-riders"


@pytest.mark.parametrize(
    ("palace", "worth"),
    [
        ("brick-1-3", -5),
        ("brick-1-3 marble-2-3", 0),
        ("brick-1-3 marble-2-3 brick-4-1", 7),
        ("brick-1-3 marble-2-3 brick-4-1 brick-5-2", 9 + 3),
        ("brick-1-3 marble-2-3 brick-3-1 brick-4-1 brick-5-2", 10 + 6),
    ],
)
def test_points_by_floors(palace: str, worth: int) -> None:
    """PZ-6.2: mixed materials."""
    assert points(palace) == worth


@pytest.mark.parametrize(
    ("floors", "bonus"),
    [((1,), 0), ((1, 2), 0), ((1, 2, 3), 3), ((2, 3, 4, 5), 3), ((1, 2, 3, 4, 5), 6)],
)
def test_points_for_one_material(floors: tuple[int, ...], bonus: int) -> None:
    """PZ-6.3: against the same palace with another material in it."""
    pure = [f"marble-{floor}-2" for floor in floors]
    if len(floors) == 1:
        assert points(pure[0]) == -5
        return
    mixed = ["brick" + pure[0].removeprefix("marble"), *pure[1:]]
    assert points(" ".join(pure)) - points(" ".join(mixed)) == bonus


@settings(max_examples=150)
@given(stacks_of_tiles())
def test_a_palace_is_worth_what_a_slow_reading_says(names: list[str]) -> None:
    """PZ-6.2, PZ-6.3"""
    assert points(" ".join(names)) == slow_points(names)


@settings(max_examples=40)
@given(st.data())
def test_scores_accounts_and_ranks_agree(data: st.DataObject) -> None:
    """PZ-6.2–PZ-6.4, PZ-9.14: for any distribution of all tiles over three players."""
    order = data.draw(st.permutations(KIND_NAMES))
    rows: list[list[list[str]]] = [[], [], []]
    for number, name in enumerate(order[: data.draw(st.integers(0, 30))]):
        row = rows[number % 3]
        fits = [p for p in row if p and p[-1].split("-")[1] < name.split("-")[1]]
        if data.draw(st.booleans()) and fits:
            fits[0].append(name)
        else:
            row.append([name])
    hands = ["red3 2", "brown3 2", data.draw(st.sampled_from(["", "grey3 2", "grey7"]))]
    state, outcome = ended(*([" ".join(p) for p in row] for row in rows), hands=tuple(hands))
    scores = [sum(slow_points(p) for p in row) for row in rows]
    assert state.scores() == scores == list(outcome.scores)
    for seat in range(3):
        assert sum(line.points for line in outcome.accounts[seat]) == scores[seat]
    money = [5, 5, {"": 0, "grey3 2": 5, "grey7": 7}[hands[2]]]
    keys = list(zip(scores, money, strict=True))
    assert outcome.winners == tuple(s for s in range(3) if keys[s] == max(keys))
    assert list(outcome.ranks) == [1 + sum(other > key for other in keys) for key in keys]


def test_the_highest_total_wins() -> None:
    """PZ-6.4: money does not matter then."""
    _, outcome = ended(
        ["brick-1-1 brick-2-1"], ["marble-1-1 brick-3-1 brick-4-1"], hands=("red7 red7 2 2", "")
    )
    assert outcome.scores == (0, 3)
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1))


def test_a_tie_is_broken_by_money_in_one_currency() -> None:
    """PZ-6.4, PZ-9.6: with certificates at face value, without groups."""
    _, outcome = ended([], [], hands=("red7 brown7 grey7", "red4 2 2"))
    assert outcome.ties == (7, 8)
    assert (outcome.winners, outcome.ranks) == ((1,), (2, 1))
    _, certificates = ended([], [], hands=("2 2 2", "red7"))
    assert certificates.ties == (6, 7)
    assert certificates.winners == (1,)


def test_still_tied_they_share_the_victory() -> None:
    """PZ-6.4"""
    _, outcome = ended([], [], ["brick-1-1"], hands=("red7 brown3", "grey5 2 red5", "red7 red7"))
    assert outcome.ties == (7, 7, 14)
    assert (outcome.winners, outcome.ranks) == ((0, 1), (1, 1, 3))


def test_lower_ranks_go_by_points_then_money_then_are_shared() -> None:
    """PZ-9.14"""
    _, outcome = ended(
        ["brick-1-1"], ["brick-1-2"], [], ["brick-1-3"], hands=("red3", "red5", "", "grey3")
    )
    assert outcome.scores == (-5, -5, 0, -5)
    assert outcome.ranks == (3, 2, 1, 3)


def test_no_palace_is_nothing_and_totals_may_be_negative() -> None:
    """PZ-9.14"""
    _, outcome = ended(["brick-1-1", "brick-1-2", "brick-1-3"], [])
    assert outcome.scores == (-15, 0)
    assert outcome.accounts[1] == ()


def test_a_new_palace_gets_the_lowest_free_number() -> None:
    """PZ-9.14: 2 became free, so the next one is 2, and the one after it 4."""
    mine = ["brick-1-1", "brick-1-2", "brick-1-3"]
    state = scene(
        hands=["red3 red4 red5", ""], palaces=[mine], quarries=["", "marble-1-1 marble-1-2"]
    )
    play(state, "renovate", "raze 2", "spend red3")
    state = rigged(PALAZZO, state, active=0, actor=0)
    play(state, "tiles", "turn marble-1-3", "turn marble-2-2", "auction")
    play(state, "build marble-1-1", "found", "found")
    numbered = look(state)["palaces"][0]
    assert numbered == [["brick-1-1"], ["marble-1-1"], ["brick-1-3"], ["marble-1-2"]]


EXAMPLE = {
    "brick-3-2": -5,
    "brick-1-1 brick-2-2": 0,
    "brick-1-2 sandstone-2-2 marble-3-2": 6,
    "sandstone-1-1 sandstone-2-3 sandstone-3-1 sandstone-4-2": 7 + 3 + 3,
    "marble-1-3 brick-2-3 sandstone-3-2 marble-4-2 marble-5-1": 11 + 6,
    "brick-1-3 brick-2-1 brick-3-1 brick-4-1 brick-5-2": 8 + 6 + 6,
    "marble-2-1 marble-3-1 marble-4-3": 5 + 3,
}
"""One floor; two; three mixed with 6 windows; four pure with 7; five mixed with 11; five pure with
8; three pure with 5. The lone tile and the second palace are both brick: 1 + 2 + 2 windows."""


def test_example_scores() -> None:
    """PZ-8.1: every palace, their sum, and the account of it."""
    assert list(EXAMPLE.values()) == [-5, 0, 6, 13, 17, 20, 8]
    for palace, worth in EXAMPLE.items():
        assert points(palace) == worth
    _, outcome = ended(list(EXAMPLE), [])
    assert outcome.scores[0] == sum(EXAMPLE.values()) == 59
    lines = [line.points for line in outcome.accounts[0]]
    assert lines == [-5, 0, 6, 10, 3, 17, 14, 6, 5, 3]


def test_example_the_lone_tile_inserted_is_13_more() -> None:
    """PZ-8.1: −5 and 0 become +8."""
    lone, second = list(EXAMPLE)[:2]
    state = scene(hands=["red3", ""], palaces=[[lone, second]], riders=4, stacks=[])
    before = state.scores()[0]
    assert before == -5
    play(state, "renovate", "insert 1", "spend red3", "tiles", "rider")
    assert look(state)["palaces"][0] == [[], ["brick-1-1", "brick-2-2", "brick-3-2"]]
    assert state.scores()[0] == 8
    assert state.scores()[0] - before == 13
