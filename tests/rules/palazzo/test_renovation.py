"""Renovation: PZ-5.16 – PZ-5.18, PZ-9.13."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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


def renovating(*mine: str, money: str = "red3 grey5") -> State:
    """Seat 0 with these palaces has chosen to renovate."""
    return play(scene(hands=[money, "red4"], palaces=[mine]), "renovate")


def test_a_renovation_costs_one_card_of_choice() -> None:
    """PZ-5.16, PZ-9.13: the change is chosen first, then the card, which is discarded."""
    state = play(renovating("brick-1-1 brick-2-1", money="red3 grey5 2"), "extract 1 1")
    assert palaces(state, 0) == ["brick-1-1 brick-2-1"]
    assert legal(state) == ["spend red3", "spend grey5", "spend certificate"]
    assert refused(state, "spend red7") == "PZ-5.16"
    assert refused(state, "done") == "PZ-5.16"
    play(state, "spend grey5")
    assert look(state)["discards"] == ["grey5"]
    assert hand(state, 0) == cards("red3 2")
    assert (state.actor, look(state)["phase"]) == (1, "turning")


def test_without_a_card_there_is_no_renovation() -> None:
    """PZ-5.16"""
    state = scene(hands=["", "red4"], palaces=[["brick-1-1"]])
    assert legal(state) == ["money", "tiles"]
    assert refused(state, "renovate") == "PZ-5.16"


def test_without_a_palace_there_is_no_renovation() -> None:
    """PZ-5.17, PZ-9.7: also when the last one was razed and its number is free."""
    state = scene(hands=["red3 red4", "red4"], palaces=[[], ["brick-1-1"]])
    assert refused(state, "renovate") == "PZ-5.17"
    state = play(renovating("brick-1-1"), "raze 1", "spend red3")
    again = rigged(PALAZZO, state, active=0, actor=0)
    assert refused(again, "renovate") == "PZ-5.17"


@pytest.mark.parametrize("floor", [1, 3, 4])
def test_any_floor_of_a_palace_can_be_taken_out(floor: int) -> None:
    """PZ-5.17 a: top, middle or bottom; it becomes a separate palace."""
    names = {1: "brick-1-1", 3: "marble-3-2", 4: "sandstone-4-3"}
    state = renovating(" ".join(names.values()))
    assert legal(state, "extract") == ["extract 1 1", "extract 1 3", "extract 1 4"]
    assert refused(state, "extract 1 2") == "PZ-5.17"
    play(state, f"extract 1 {floor}", "spend red3")
    rest = " ".join(name for number, name in names.items() if number != floor)
    assert palaces(state, 0) == [rest, names[floor]]


def test_only_a_lone_tile_is_inserted_or_removed_and_only_a_stack_is_taken_apart() -> None:
    """PZ-5.17"""
    state = renovating("brick-1-1 brick-2-1", "brick-4-1")
    assert legal(state) == ["extract 1 1", "extract 1 2", "insert 2", "raze 2"]
    assert refused(state, "extract 2 4") == "PZ-5.17"
    assert refused(state, "insert 1") == "PZ-5.17"
    assert refused(state, "raze 1") == "PZ-5.17"
    assert refused(state, "raze 3") == "PZ-5.17"


@pytest.mark.parametrize(
    ("tile", "palace", "after"),
    [
        ("brick-5-1", "marble-2-1 marble-4-1", "marble-2-1 marble-4-1 brick-5-1"),
        ("brick-3-1", "marble-2-1 marble-4-1", "marble-2-1 brick-3-1 marble-4-1"),
        ("brick-1-1", "marble-2-1 marble-4-1", "brick-1-1 marble-2-1 marble-4-1"),
        ("brick-5-1", "marble-2-1", "marble-2-1 brick-5-1"),
    ],
)
def test_a_lone_tile_is_inserted_on_top_between_or_below(
    tile: str, palace: str, after: str
) -> None:
    """PZ-5.17 b: also into a palace of one floor."""
    state = play(renovating(palace, tile), "insert 2", "spend red3")
    assert palaces(state, 0) == [after, ""]


def test_a_floor_is_not_inserted_twice() -> None:
    """PZ-5.17 b, PZ-3.2"""
    state = renovating("marble-2-1 marble-4-1", "brick-4-1")
    assert legal(state, "insert") == []
    assert refused(state, "insert 2") == "PZ-3.2"


def test_with_no_other_palace_there_is_nowhere_to_insert() -> None:
    """PZ-5.17 b: it needs another palace; that is not a matter of floors."""
    assert refused(renovating("brick-4-1"), "insert 1") == "PZ-5.17"


def test_the_target_is_asked_where_there_is_a_choice() -> None:
    """PZ-5.17 b: into any of the other palaces that lack the floor."""
    state = renovating("marble-2-1 marble-4-1", "brick-3-1", "brick-1-1 sandstone-3-1", "brick-5-1")
    play(state, "insert 2")
    assert legal(state) == ["into 1", "into 4"]
    assert refused(state, "into 2") == "PZ-5.17"
    assert refused(state, "into 3") == "PZ-3.2"
    play(state, "into 4", "spend red3")
    assert palaces(state, 0)[3] == "brick-3-1 brick-5-1"


def test_a_lone_tile_is_removed_from_the_game() -> None:
    """PZ-5.17 c"""
    state = play(renovating("marble-2-1 marble-4-1", "brick-4-1"), "raze 2", "spend grey5")
    assert palaces(state, 0) == ["marble-2-1 marble-4-1", ""]
    assert "brick-4-1" in look(state)["removed"]


def test_others_palaces_are_not_renovated() -> None:
    """PZ-5.17: of your palaces."""
    state = play(
        scene(hands=["red3", "red4"], palaces=[["brick-1-1"], ["brick-2-1 brick-3-1"]]), "renovate"
    )
    assert legal(state) == ["raze 1"]


def test_never_two_changes_in_one_turn() -> None:
    """PZ-5.18: after a tile is taken out, the card is paid and the turn is over."""
    state = play(renovating("brick-1-1 brick-2-1", "marble-4-1"), "extract 1 1")
    for text in ("insert 2", "raze 2", "extract 1 2", "insert 3"):
        assert refused(state, text) == "PZ-5.16"
    play(state, "spend red3")
    assert state.actor == 1
    assert refused(state, "raze 1") == "PZ-9.7"


def test_from_under_a_tile_into_a_third_palace_takes_two_renovations() -> None:
    """PZ-9.13: (a), then (b) in a later turn."""
    state = renovating("brick-2-1 brick-4-1", "marble-1-1 marble-3-1")
    assert legal(state, "insert") == []
    play(state, "extract 1 2", "spend red3")
    later = play(rigged(PALAZZO, state, active=0, actor=0), "renovate", "insert 3", "into 2")
    play(later, "spend grey5")
    assert palaces(later, 0) == ["brick-4-1", "marble-1-1 brick-2-1 marble-3-1", ""]


FLOORS = st.sets(st.integers(1, 5), min_size=1)


@settings(max_examples=60)
@given(st.tuples(FLOORS, FLOORS, FLOORS))
def test_renovations_offered_are_those_the_rules_allow(heights: tuple[set[int], ...]) -> None:
    """PZ-5.17, PZ-3.1, PZ-3.2: against a list of sets of floors."""
    materials = ("brick", "sandstone", "marble")
    mine = [
        " ".join(f"{material}-{floor}-1" for floor in sorted(floors))
        for material, floors in zip(materials, heights, strict=True)
    ]
    expected = set()
    for number, floors in enumerate(heights, 1):
        if len(floors) > 1:
            expected |= {f"extract {number} {floor}" for floor in floors}
            continue
        expected.add(f"raze {number}")
        others = [other for n, other in enumerate(heights, 1) if n != number]
        if any(not floors & other for other in others):
            expected.add(f"insert {number}")
    state = renovating(*mine)
    assert set(legal(state)) == expected
    for choice in legal(state):
        after = play(state.clone(), choice)
        if look(after)["phase"] == "inserting":
            play(after, legal(after)[0])
        play(after, "spend red3")
        for palace in palaces(after, 0):
            floors_now = [int(tile.split("-")[1]) for tile in palace.split()]
            assert floors_now == sorted(set(floors_now))
        assert after.census() == state.census()
