"""What tiles would count: points by PZ-6 for every place that PZ-3 allows."""

from __future__ import annotations

from itertools import islice

import pytest

from palazzi.core.prompt import Forecast
from palazzi.core.state import State
from palazzi.core.view import SPECTATOR
from palazzi.testing import random_game
from tests.rules.palazzo.helpers import PALAZZO, look, play, scene

BRICKS = "brick-1-2 brick-2-3"


def told(forecasts: list[Forecast]) -> list[tuple[str, int, int]]:
    """Where, and what that counts before and after."""
    return [(one["part"], one["before"], one["after"]) for one in forecasts]


def auction(lot: str, *palaces: str) -> State:
    """Seat 0 auctions the lot on quarry 1, and seat 1, who has these palaces, is asked."""
    state = scene(3, hands=["red3", "red4", "red5"], palaces=[[], palaces], quarries=["", lot])
    return play(state, "tiles", "turn marble-1-1", "turn marble-1-2", "auction")


def test_a_lot_is_foreseen_where_it_counts_most() -> None:
    """PZ-3.5, PZ-6.2: two floors that count nothing become four."""
    state = auction("brick-4-2 marble-3-3", BRICKS, "sandstone-4-1")
    (one,) = PALAZZO.prompt(state)["forecasts"]
    assert (one["part"], one["before"], one["after"]) == ("palace:1:1", 0, 13)
    assert one["pieces"] == ["marble-3-3", "brick-4-2"]


def test_a_lot_may_go_to_several_palaces_and_found_one() -> None:
    """PZ-3.2: of two tiles of one floor each goes to another palace; PZ-6.3: all marble."""
    state = auction("brick-3-1 brick-3-2", BRICKS, "sandstone-1-1 sandstone-2-1")
    assert told(PALAZZO.prompt(state)["forecasts"]) == [("palace:1:1", 0, 10), ("palace:1:2", 0, 3)]
    state = auction("marble-2-1 marble-3-2 marble-4-3", "brick-5-1")
    assert told(PALAZZO.prompt(state)["forecasts"]) == [("palaces:1", 0, 9)]


def test_only_who_may_still_win_is_told_what_the_lot_would_count() -> None:
    state = auction("brick-4-2 marble-3-3", BRICKS)
    assert PALAZZO.prompt(state, 0)["forecasts"] == []  # no palace, and two tiles found none
    assert PALAZZO.prompt(state, SPECTATOR)["forecasts"] == []
    play(state, "pass")
    assert PALAZZO.prompt(state, 1)["forecasts"] == []
    assert told(PALAZZO.prompt(auction("brick-4-2", BRICKS), 1)["forecasts"])


def test_a_loose_tile_is_foreseen_on_every_palace_that_takes_it_and_on_a_new_one() -> None:
    """PZ-3.3, PZ-6.2, PZ-6.3: 2 + 3 + 3 windows and 3 for brick; alone it costs 5."""
    own = [BRICKS, "marble-1-1 sandstone-2-1", "marble-3-1"]
    state = scene(2, palaces=[own], warehouse="brick-3-3")
    assert told(PALAZZO.forecasts(state, "warehouse:brick-3-3", 0)) == [
        ("palace:0:1", 0, 11),
        ("palace:0:2", 0, 5),
        ("palaces:0", 0, -5),
    ]
    assert told(PALAZZO.forecasts(state, "quarry:2:brick-3-3", 1)) == [("palaces:1", 0, -5)]


@pytest.mark.parametrize(
    "part", ["", "stack", "hand:red3", "warehouse", "quarry:1", "lot:gold-1-1"]
)
def test_nothing_is_foreseen_of_what_is_no_tile(part: str) -> None:
    assert PALAZZO.forecasts(scene(2), part, 0) == []


def best_by_hand(state: State, seat: int) -> int:
    """The most points after building the lot, by trying whatever the rules offer."""
    if look(state)["phase"] not in ("building", "placing") or state.actor != seat:
        return state.scores()[seat]
    found = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found.append(best_by_hand(after, seat))
    return max(found)


@pytest.mark.parametrize("seed", range(3))
def test_no_way_of_building_a_lot_beats_what_is_foreseen(seed: int) -> None:
    """Of lots that were won in random games, with all that stood there by then."""
    checked = 0
    foreseen: list[int] = []
    for state, _ in islice(random_game(PALAZZO, 3, seed), 4000):
        now = look(state)
        if now["phase"] == "bidding":
            fits = len(now["quarries"][now["builder"]]) <= 3  # more take too long by hand
            # who has passed is told nothing, and does not win
            stakes = [PALAZZO.at_stake(state, seat) for seat in range(3)] if fits else []
            foreseen = [sum(one["after"] - one["before"] for one in stake) for stake in stakes]
        elif foreseen and now["phase"] in ("building", "placing"):
            gain = best_by_hand(state, state.actor) - state.scores()[state.actor]
            assert gain == foreseen[state.actor]
            checked += 1
            foreseen = []
    assert checked > 2
