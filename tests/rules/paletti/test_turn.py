"""A turn, and how to build: PP-3, PP-5, PP-10.3, PP-11.7, PP-11.12, PP-11.15, PP-11.24."""

from __future__ import annotations

import pytest

from palazzi.core.state import CHANCE, OVER
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.places import covered, drafted_cells
from palazzi.games.paletti.state import Paletti
from palazzi.games.paletti.world.pieces import reach
from palazzi.testing import rigged
from tests.rules.paletti.table import (
    FIRST,
    GONE,
    PALETTI,
    aimed,
    blocked,
    ended,
    grips,
    legal,
    level,
    look,
    move,
    play,
    refused,
    scene,
)


def test_a_column_from_any_lower_level_goes_to_the_top() -> None:
    """PP-3.1: free or covered, from wherever; once it stands the turn is over."""
    state = scene(top=3, up={"blue-thick": 1, "blue-square": 2})
    assert grips(state) == {"blue-thin1", "blue-thin2", "blue-thin3", "blue-square", "blue-thick"}
    move(state, "blue-thick", "raised")
    assert level(state, "blue-thick") == 3
    assert state.actor == look(state)["active"] == 1
    move(state, "green-thin1", "raised")
    assert level(state, "green-thin1") == 3


def test_what_stands_on_top_cannot_be_used() -> None:
    """PP-3.2, PP-11.11: usable is own, below the topmost level, not blocked."""
    state = scene(top=2, up={"blue-thick": 2, "blue-square": 1}, blocked=["blue-thin1"])
    assert grips(state) == {"blue-thin2", "blue-thin3", "blue-square"}
    assert refused(state, "grip blue-thick") == "PP-3.2"
    assert refused(state, "grip blue-thin1") == "PP-3.3"
    assert refused(state, "grip green-thin1") == "PP-3.1"


def test_breaking_off_blocks_for_good() -> None:
    """PP-3.3, PP-10.3: the thick column goes back, is blocked, and the turn is over."""
    state = scene(top=1)
    before = look(state)["poses"][COLUMN_NAMES.index("blue-thick")]
    move(state, "blue-thick", "broken")
    assert level(state, "blue-thick") == 0
    assert look(state)["poses"][COLUMN_NAMES.index("blue-thick")] == before
    assert blocked(state) == ["blue-thick"]
    assert state.actor == 1
    for column in ("green-thin1", "yellow-thin1", "red-thin1"):
        move(state, column, "raised")
    assert state.actor == 0
    assert refused(state, "grip blue-thick") == "PP-3.3"


def test_one_column_an_attempt() -> None:
    """PP-3.4, PP-11.15: once gripped, only that one; let go at once, it is blocked all the same."""
    state = play(scene(), "grip blue-thin1")
    assert refused(state, "grip blue-thin2") == "PP-11.15"
    assert refused(state, "claim") == "PP-11.15"
    assert legal(state)[0] == "break"
    play(state, "break")
    assert blocked(state) == ["blue-thin1"]
    assert state.actor == 1


def test_pointing_is_free() -> None:
    """PP-11.15: nothing that a seat points at shows before its hand moves."""
    state = scene()
    open_view = PALETTI.view(state, 1)
    play(state, "grip blue-thin1", "pull 3")
    assert PALETTI.view(state, 1) == open_view
    assert PALETTI.view(state, 0)["aim"]["column"] == "blue-thin1"  # type: ignore[typeddict-item]
    aimed(state)
    assert PALETTI.view(state, 1)["aim"]["column"] == "blue-thin1"  # type: ignore[typeddict-item]


def test_a_hand_at_work_is_natures_turn() -> None:
    """PP-11.12: collapse, who fell, what came of it; nobody decides anything meanwhile."""
    state = aimed(play(scene(), "grip blue-thin1"))
    assert state.actor == CHANCE
    assert state.physical()
    assert state.mover() == 0
    assert {"raised", "broken", "lost", "collapse"} <= set(legal(state))
    assert "fell blue-thin1" not in legal(state)
    assert refused(state, "claim") == "PP-11.12"
    play(state, "fell red-thin1")
    assert "collapse" not in legal(state)
    assert "fell green-thin1" not in legal(state)  # in the order of their numbers, each once
    play(state, "fell red-thin2")
    assert legal(state) == ["broken", "lost"]  # three would be a collapse (PP-11.3)


def test_a_column_that_does_not_fit_back_leaves_the_game() -> None:
    """PP-11.18"""
    state = move(scene(), "blue-thin1", "lost")
    assert level(state, "blue-thin1") == GONE
    assert blocked(state) == []
    assert state.actor == 1


def test_a_bystander_that_falls_leaves_the_game_and_ends_the_turn() -> None:
    """PP-11.3, PP-11.19: a moved column that stands stays and counts, else it is broken off."""
    state = move(scene(top=2, game=FIRST), "blue-thick", "fell red-thin1", "raised")
    assert level(state, "red-thin1") == GONE
    assert level(state, "blue-thick") == 2
    assert look(state)["holder"] == 0
    assert state.actor == 1
    move(state, "green-thin1", "fell blue-thin1", "fell red-thin2", "broken")
    assert level(state, "blue-thin1") == level(state, "red-thin2") == GONE
    assert blocked(state) == ["green-thin1"]
    assert state.actor == 2


def test_places_are_on_the_plateau_and_clear_of_other_columns() -> None:
    """PP-5.3, PP-5.4: a whole foot inside the outline, no column on a column."""
    state = scene(top=2, up={"green-thick": 2})
    play(state, "grip blue-thick", "pull 0")
    assert refused(state, "across 30") == "PP-5.3"
    assert isinstance(state, Paletti)
    cells = drafted_cells(state)
    green = look(state)["poses"][COLUMN_NAMES.index("green-thick")]
    near = 0
    for i, row in enumerate(cells):
        for j in range(61):
            x, y = (i - 30) * 4e6 - green[0], (j - 30) * 4e6 - green[1]
            if (x * x + y * y) ** 0.5 < 2 * reach(4) * 1e9:
                near += 1
                assert not row >> j & 1
    assert near > 50


def test_on_red_columns_may_be_stacked() -> None:
    """PP-5.4, PP-11.24: any place on red is offered, and what is stacked counts as on red."""
    free = play(scene(top=5), "grip blue-thin1", "pull 0")
    full = play(scene(top=5, up={"green-thick": 5, "red-thick": 5}), "grip blue-thin1", "pull 0")
    assert legal(free) == legal(full)
    state = scene(top=5, up={"green-thick": 5})
    data = look(state)
    data["poses"][COLUMN_NAMES.index("green-thick")][:2] = [0, 0]
    state = PALETTI.from_json(data)
    play(state, "grip blue-thin1", "pull 0", "across 0", "along 0", "raised")
    poses = look(state)["poses"]
    lower, upper = (poses[COLUMN_NAMES.index(n)][2] for n in ("green-thick", "blue-thin1"))
    assert upper - lower == 45_000_000
    assert level(state, "blue-thin1") == 5


def test_on_red_who_can_must_try() -> None:
    """PP-11.24: no claim there; breaking off blocks."""
    state = scene(top=5)
    assert refused(state, "claim") == "PP-11.24"
    assert refused(state, "pass") == "PP-11.7"
    play(state, "grip blue-thin1", "break")
    assert blocked(state) == ["blue-thin1"]


def test_only_who_can_do_nothing_passes() -> None:
    """PP-11.7, PP-11.20: neither a usable column nor a plateau to claim."""
    none = {"blue-thin1": 5, "blue-thin2": 5, "blue-thin3": 5, "blue-square": 5, "blue-thick": 5}
    assert legal(scene(top=5, up=none)) == ["pass"]
    lower = dict.fromkeys(none, 4)
    assert legal(scene(top=4, up=lower)) == ["claim"]
    assert "pass" not in legal(scene(top=5))


@pytest.mark.parametrize("rounds", [1, 2])
def test_the_game_ends_when_nothing_changes_for_a_round(rounds: int) -> None:
    """PP-7.1, PP-11.7: as many quiet turns in a row as there are players, or rounds of them."""
    blue = [name for name in COLUMN_NAMES if name.startswith(("blue", "yellow"))]
    state = scene(2, top=5, gone=[n for n in COLUMN_NAMES if n not in blue[:1]], rounds=rounds)
    state = rigged(PALETTI, state, level=dict(look(state)["level"], **{blue[0]: 0}))
    move(state, blue[0], "broken")  # a change: the count begins after it
    for _ in range(2 * rounds):
        assert state.actor != OVER
        play(state, "pass")
    assert state.actor == OVER
    assert ended(state).reason["key"] == "paletti-end-stuck"
    assert ended(state).rule == "PP-7.1"


def test_raising_resets_the_count() -> None:
    """PP-11.7: a raised column is a change."""
    state = scene(2, top=5, quiet=1)
    move(state, "blue-thin1", "raised")
    assert look(state)["quiet"] == 0


def test_covered_and_free_as_everybody_sees_it() -> None:
    """PP-11.11: a column is covered if its axis is inside the outline of the next plateau."""
    state = scene(top=2, up={"blue-thick": 1, "green-thick": 2})
    assert isinstance(state, Paletti)
    mask = covered(state)
    assert mask >> COLUMN_NAMES.index("blue-thick") & 1
    assert not mask >> COLUMN_NAMES.index("green-thick") & 1
