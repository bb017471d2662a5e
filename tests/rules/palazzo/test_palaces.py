"""Palaces: PZ-3, the examples PZ-8.4 and PZ-8.8, and the packed form behind them."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from palazzi.core.state import State
from palazzi.games.palazzo.components import KIND_NAMES
from palazzi.games.palazzo.palaces import (
    floor_of,
    has_floor,
    height,
    kind_on,
    layer,
    material_of,
    one_material,
    palace_from,
    palace_names,
    top,
    windows,
    windows_of,
)
from tests.rules.palazzo.helpers import (
    PALAZZO,
    legal,
    look,
    palaces,
    play,
    refused,
    rigged,
    scene,
)


def won(lot: str, *mine: str, hands: tuple[str, str] = ("red3", "")) -> State:
    """Seat 0 has these palaces and has just won the lot; the other one had no card to bid."""
    state = scene(hands=hands, palaces=[mine], quarries=["", lot], stacks=[])
    return play(state, "tiles", "rider", "rider", "auction")


@st.composite
def stacks_of_tiles(draw: st.DrawFn) -> list[str]:
    """A legal palace: one tile for each of some floors, from the lowest up."""
    floors = sorted(draw(st.sets(st.integers(1, 5), min_size=1)))
    material = st.sampled_from(["brick", "sandstone", "marble"])
    return [f"{draw(material)}-{floor}-{draw(st.integers(1, 3))}" for floor in floors]


@pytest.mark.parametrize(
    "order", [order for n in (2, 3) for order in permutations((1, 2, 3, 4, 5), n)]
)
def test_a_palace_grows_upwards_only_gaps_allowed(order: tuple[int, ...]) -> None:
    """PZ-3.1, PZ-3.3: each floor above the topmost one, whatever lies between or below."""
    *standing, last = order
    if standing != sorted(standing):
        return
    state = won(f"marble-{last}-2", " ".join(f"brick-{floor}-3" for floor in standing))
    if last > standing[-1]:
        assert legal(state) == ["place 1", "found", "discard"]
    else:
        assert legal(state) == ["found", "discard"]
        assert refused(state, "place 1") == "PZ-3.3"


def test_no_floor_twice() -> None:
    """PZ-3.2: also not with another material or other windows."""
    state = won("marble-4-2", "brick-2-1 brick-4-1")
    assert refused(state, "place 1") == "PZ-3.2"
    below = won("marble-2-2", "brick-2-1 brick-4-1")
    assert refused(below, "place 1") == "PZ-3.2"


def test_materials_and_windows_mix_freely() -> None:
    """PZ-3.2"""
    state = won("marble-3-3", "brick-2-1")
    play(state, "place 1")
    assert palaces(state, 0) == ["brick-2-1 marble-3-3"]


def test_a_tile_goes_on_top_or_stands_alone_but_never_underneath() -> None:
    """PZ-3.3"""
    state = won("brick-2-2", "brick-1-1 marble-3-1", "marble-4-1")
    assert legal(state) == ["found", "discard"]
    assert refused(state, "place 1") == "PZ-3.3"
    assert refused(state, "place 2") == "PZ-3.3"
    play(state, "found")
    assert palaces(state, 0) == ["brick-1-1 marble-3-1", "marble-4-1", "brick-2-2"]


def test_an_acquired_tile_must_be_dealt_with_at_once() -> None:
    """PZ-3.3: nothing else can be done before."""
    state = won("brick-2-2", "marble-4-1")
    for text in ("money", "tiles", "renovate", "pass", "done", "raze 1"):
        assert refused(state, text) == "PZ-3.3"


def test_an_acquired_tile_may_be_removed_instead() -> None:
    """PZ-3.4"""
    state = won("brick-2-2", "marble-4-1")
    play(state, "discard")
    assert palaces(state, 0) == ["marble-4-1"]
    assert "brick-2-2" in look(state)["removed"]
    assert look(state)["phase"] == "turning"


def test_the_owner_orders_the_tiles_of_a_lot() -> None:
    """PZ-3.5"""
    state = won("brick-2-2 marble-4-3 marble-5-1")
    assert legal(state) == ["build brick-2-2", "build marble-4-3", "build marble-5-1"]
    assert refused(state, "build brick-5-1") == "PZ-3.5"
    play(state, "build marble-4-3", "found")
    assert legal(state) == ["build brick-2-2", "build marble-5-1"]


def test_a_tile_of_a_lot_may_carry_a_later_one() -> None:
    """PZ-3.5: the last tile is not asked for, it is the only one."""
    state = won("brick-2-2 marble-4-3")
    play(state, "build brick-2-2", "found")
    assert legal(state) == ["place 1", "found", "discard"]
    play(state, "place 1")
    assert palaces(state, 0) == ["brick-2-2 marble-4-3"]


def test_of_two_alike_tiles_the_order_is_not_asked() -> None:
    """PZ-3.5: the second one then has floor 3 under it and must stand alone."""
    state = won("brick-3-1 brick-3-1b")
    play(state, "found")
    assert refused(state, "place 1") == "PZ-3.2"
    play(state, "found")
    assert palaces(state, 0) == ["brick-3-1", "brick-3-1"]


def test_any_number_of_palaces_and_a_lone_tile_is_one() -> None:
    """PZ-3.6: 15 lone tiles, and the 16th may be built on each or stand alone, too."""
    lone = [f"{m}-{f}-{w}" for m in ("sandstone", "marble") for f in (1, 2) for w in (1, 2, 3)]
    lone += ["brick-2-1", "brick-2-2", "brick-2-3"]
    state = won("brick-3-1", *lone)
    assert legal(state, "place") == [f"place {number}" for number in range(1, 16)]
    assert refused(state, "place 16") == "PZ-3.6"
    play(state, "found")
    assert len(palaces(state, 0)) == 16
    assert state.scores()[0] == -5 * 16


def test_a_built_tile_leaves_only_by_renovation() -> None:
    """PZ-3.7: while building there is no such choice; by renovation there is."""
    building = won("brick-5-2", "marble-1-1 marble-2-1")
    assert legal(building, "extract", "insert", "raze") == []
    state = scene(hands=["red3", ""], palaces=[["marble-1-1 marble-2-1"]])
    for text in ("extract 1 2", "discard", "raze 1"):
        assert refused(state, text) == "PZ-9.7"
    play(state, "renovate", "extract 1 2", "spend red3")
    assert palaces(state, 0) == ["marble-1-1", "marble-2-1"]


def test_example_three_tiles_for_two_palaces() -> None:
    """PZ-8.4: A = 1-3, B = 2-4; won are floors 2, 4 and 5."""
    a, b = "brick-1-3 marble-3-2", "sandstone-2-1 brick-4-1"
    lot = "marble-2-2 marble-4-1 marble-5-3"

    state = play(won(lot, a, b, hands=("red3 red4", "")), "build marble-2-2")
    assert legal(state) == ["found", "discard"]
    assert refused(state, "place 1") == "PZ-3.3"  # neither on A nor into it
    assert refused(state, "place 2") == "PZ-3.2"  # B has a floor 2
    play(state, "found")  # this is C

    four = play(state.clone(), "build marble-4-1")
    assert legal(four) == ["place 1", "place 3", "found", "discard"]
    assert refused(four, "place 2") == "PZ-3.2"

    five = play(state.clone(), "build marble-5-3")
    assert legal(five) == ["place 1", "place 2", "place 3", "found", "discard"]

    # The 2 alone: a later renovation puts it between 1 and 3.
    play(four, "place 1", "place 2")
    assert palaces(four, 0) == [f"{a} marble-4-1", f"{b} marble-5-3", "marble-2-2"]
    later = _own_turn(four)
    play(later, "renovate", "insert 3", "spend red3")
    assert palaces(later, 0)[0] == "brick-1-3 marble-2-2 marble-3-2 marble-4-1"

    # The 4 on C: the 2 is no lone tile any more and cannot go straight into A.
    covered = play(state.clone(), "build marble-4-1", "place 3", "place 2")
    assert palaces(covered, 0)[2] == "marble-2-2 marble-4-1"
    covered = play(_own_turn(covered), "renovate")
    assert refused(covered, "insert 3") == "PZ-5.17"
    assert "extract 3 2" in legal(covered)


def _own_turn(state: State) -> State:
    """The same, when it is seat 0's turn again."""
    return rigged(PALAZZO, state, active=0, actor=0)


LEGAL_PALACES = [
    ("brick-1-1", "brick-2-1", "brick-3-1"),
    ("brick-2-1", "brick-4-1", "brick-5-1"),
    ("brick-1-1", "brick-3-1"),
    ("brick-2-1", "marble-3-1", "sandstone-5-1"),
]


@pytest.mark.parametrize("palace", LEGAL_PALACES)
def test_example_palaces_that_may_stand(palace: tuple[str, ...]) -> None:
    """PZ-8.8: 1-2-3, 2-4-5, 1-3 and brick 2 – marble 3 – sandstone 5."""
    first, *others = palace
    state = scene(hands=["red3", ""], palaces=[[first]], quarries=["", " ".join(others)])
    play(state, "tiles", "turn brick-1-2", "turn brick-1-3", "auction")
    for number, tile in enumerate(others):
        if number + 1 < len(others):
            play(state, f"build {tile}")
        play(state, "place 1")
    assert palaces(state, 0) == [" ".join(palace)]


def test_example_palaces_that_may_not_stand() -> None:
    """PZ-8.8: 3-1-2 and 2-4-4-5."""
    low = won("marble-1-2 marble-2-2", "brick-3-1")
    play(low, "build marble-1-2")
    assert refused(low, "place 1") == "PZ-3.3"
    twice = won("marble-4-2 marble-5-2", "brick-2-1 brick-4-1")
    play(twice, "build marble-4-2")
    assert refused(twice, "place 1") == "PZ-3.2"


def test_every_kind_of_tile_packs_and_unpacks() -> None:
    """PZ-1.3: material, floor and windows of all 45 kinds."""
    for kind, name in enumerate(KIND_NAMES):
        material, floor, panes = name.split("-")
        assert ("brick", "sandstone", "marble")[material_of(kind)] == material
        assert (floor_of(kind), windows_of(kind)) == (int(floor), int(panes))
        assert kind_on(layer(kind), floor_of(kind)) == kind


def test_layers_of_different_floors_do_not_touch() -> None:
    """PZ-3.2: a palace is the sum of its layers."""
    for one, other in combinations(range(45), 2):
        if floor_of(one) != floor_of(other):
            assert layer(one) & layer(other) == 0


@settings(max_examples=150)
@given(stacks_of_tiles())
def test_a_packed_palace_is_the_list_of_its_tiles(names: list[str]) -> None:
    """PZ-3.1, PZ-3.2: every question about the integer has the answer of the list."""
    palace = palace_from(names)
    split = [name.split("-") for name in names]
    floors = [int(floor) for _, floor, _ in split]
    assert palace_names(palace) == names
    assert height(palace) == len(names)
    assert top(palace) == max(floors)
    assert windows(palace) == sum(int(panes) for _, _, panes in split)
    assert one_material(palace) == (len({material for material, _, _ in split}) == 1)
    assert [has_floor(palace, floor) for floor in range(1, 6)] == [
        floor in floors for floor in range(1, 6)
    ]
