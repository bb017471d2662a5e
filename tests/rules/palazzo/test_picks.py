"""Four or more tiles on a quarry: PZ-5.13, PZ-9.3, PZ-9.4 and the example PZ-8.5."""

from __future__ import annotations

import pytest

from palazzi.core.state import State
from tests.rules.palazzo.helpers import hand, legal, look, palaces, play, refused, scene

PILE = (
    "brick-1-1",
    "brick-2-2",
    "sandstone-1-1",
    "marble-3-2",
    "marble-4-1",
    "marble-5-1",
    "marble-5-2",
)


def picking(players: int, tiles: int, actor: int = 0) -> State:
    """The actor has sent the builder to a quarry with that many tiles."""
    state = scene(
        players,
        hands=["red3"] * min(players, 3),
        quarries=["", " ".join(PILE[:tiles])],
        stacks=[],
        active=actor,
        actor=actor,
    )
    return play(state, "tiles", "rider", "rider", "auction")


@pytest.mark.parametrize("tiles", [3, 4, 5])
def test_four_tiles_or_more_are_not_auctioned(tiles: int) -> None:
    """PZ-5.13, PZ-9.3: three are, four are not."""
    state = picking(2, tiles)
    assert look(state)["phase"] == ("bidding" if tiles == 3 else "picking")
    assert look(state)["builder"] == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_takes_one_clockwise_and_the_rest_is_removed(players: int) -> None:
    """PZ-5.13: one round only; seven tiles among two leave five."""
    state = picking(players, 7, actor=1)
    removed = set(look(state)["removed"])
    takers = []
    for tile in PILE[:players]:
        takers.append(state.actor)
        play(state, f"pick {tile}", "found")
    assert takers == [(1 + n) % players for n in range(players)]
    assert set(look(state)["removed"]) - removed == set(PILE[players:])
    assert look(state)["quarries"] == [[], [], [], []]
    assert (state.actor, look(state)["phase"]) == (2 % players, "turning")
    assert look(state)["discards"] == []
    assert hand(state, 0) == ["red3"]


def test_a_picked_tile_is_built_at_once_before_the_next_pick() -> None:
    """PZ-5.13"""
    state = picking(2, 4)
    assert legal(state) == [f"pick {tile}" for tile in PILE[:4]]
    assert refused(state, "pass") == "PZ-5.13"
    assert refused(state, "pick marble-5-3") == "PZ-5.13"
    play(state, "pick brick-2-2")
    assert state.actor == 0
    assert legal(state) == ["found", "discard"]
    play(state, "found")
    assert state.actor == 1
    assert legal(state) == [f"pick {tile}" for tile in PILE[:4] if tile != "brick-2-2"]


def test_the_last_of_four_takes_what_is_left() -> None:
    """PZ-5.13: four tiles, four players: the last pick is no choice and is not asked."""
    state = picking(4, 4)
    for tile in PILE[:3]:
        play(state, f"pick {tile}", "found")
    assert (state.actor, legal(state)) == (3, ["found", "discard"])
    play(state, "found")
    assert palaces(state, 3) == [PILE[3]]
    assert (state.actor, look(state)["phase"]) == (1, "turning")


def test_a_picked_tile_may_be_removed_instead() -> None:
    """PZ-9.4, PZ-3.4"""
    state = play(picking(2, 4), "pick brick-2-2", "discard")
    assert "brick-2-2" in look(state)["removed"]
    assert palaces(state, 0) == []
    assert state.actor == 1


def test_example_three_players_and_five_tiles() -> None:
    """PZ-8.5: each takes one in turn, two are removed."""
    state = picking(3, 5)
    removed = set(look(state)["removed"])
    for seat, tile in enumerate(("marble-4-1", "brick-1-1", "marble-3-2")):
        assert state.actor == seat
        play(state, f"pick {tile}", "found")
        assert palaces(state, seat) == [tile]
    assert set(look(state)["removed"]) - removed == {"brick-2-2", "sandstone-1-1"}
    assert (state.actor, look(state)["phase"]) == (1, "turning")


def test_of_alike_tiles_either_is_picked() -> None:
    """PZ-5.13, PZ-1.3: one option for both, and the other one stays."""
    state = scene(
        hands=["red3"], quarries=["", "brick-3-1 brick-3-1b marble-3-1 marble-3-1b"], stacks=[]
    )
    play(state, "tiles", "rider", "rider", "auction")
    assert legal(state) == ["pick brick-3-1", "pick marble-3-1"]
    play(state, "pick brick-3-1", "found")
    assert legal(state) == ["pick brick-3-1", "pick marble-3-1"]
    play(state, "pick brick-3-1", "discard")
    census = state.census()
    assert (census["brick-3-1"], census["marble-3-1"]) == (2, 2)
    assert look(state)["quarries"][1] == []
