"""Three players: PP-9, PP-10.5, PP-11.25, PP-11.26."""

from __future__ import annotations

from palazzi.core.game import Game
from palazzi.core.state import State
from palazzi.games.paletti.components import COLUMN_NAMES
from tests.rules.paletti.table import (
    FIRST,
    GONE,
    NEUTRAL,
    PALETTI,
    blocked,
    grips,
    legal,
    level,
    look,
    move,
    play,
    refused,
    scene,
    seal,
)

NEUTRALS = {"red-thin1", "red-thin2", "red-thin3", "red-square", "red-thick"}
"""With three players red is neutral, seat 0 is blue, 1 green, 2 yellow."""


def test_first_a_neutral_column_then_an_own_one() -> None:
    """PP-9.1"""
    state = scene(3, top=2)
    assert look(state)["owner"]["red"] == NEUTRAL
    assert grips(state) == NEUTRALS
    assert refused(state, "grip blue-thin1") == "PP-9.1"
    move(state, "red-thick", "raised")
    assert level(state, "red-thick") == 2
    assert state.actor == 0
    assert grips(state) == {name for name in COLUMN_NAMES if name.startswith("blue")}
    assert refused(state, "grip red-thin1") == "PP-9.1"
    move(state, "blue-thin1", "raised")
    assert state.actor == 1
    assert grips(state) == NEUTRALS - {"red-thick"}


def test_neutral_columns_bring_no_points_and_no_seal() -> None:
    """PP-11.25: and make no points lapse."""
    up = {"blue-thin1": 2}
    state = scene(3, top=3, up=up, active=1, scoring=2, holder=0)
    move(state, "red-thick", "raised")
    assert seal(state) == (0, -1)
    assert look(state)["scoring"] == 2
    assert state.scores() == [1, 0, 0]


def test_the_last_neutral_column_of_a_level_stays() -> None:
    """PP-9.2: on the foundation and on every plateau."""
    up = {"red-thin1": 1, "red-thin2": 1, "red-thin3": 2, "red-square": 2}
    state = scene(3, top=3, up=up)
    assert grips(state) == {"red-thin1", "red-thin2", "red-thin3", "red-square"}
    assert refused(state, "grip red-thick") == "PP-9.2"
    move(state, "red-thin1", "raised")
    move(state, "blue-thin1", "raised")
    assert grips(state) == {"red-thin3", "red-square"}
    assert refused(state, "grip red-thin2") == "PP-9.2"


def test_if_no_neutral_column_may_be_moved_that_part_is_left_out() -> None:
    """PP-11.25: none below the top, the last of its level, or blocked."""
    on_top = dict.fromkeys(NEUTRALS, 2)
    last = {**dict.fromkeys(sorted(NEUTRALS)[:4], 2)}
    for more in ({"up": on_top}, {"up": last}, {"blocked": sorted(NEUTRALS)}):
        state = scene(3, top=2, **more)
        assert grips(state) == {name for name in COLUMN_NAMES if name.startswith("blue")}
        assert "claim" in legal(state)


def test_without_a_usable_own_column_no_neutral_one_is_raised() -> None:
    """PP-11.25"""
    own = {name: 2 for name in COLUMN_NAMES if name.startswith("blue")}
    assert legal(scene(3, top=2, up=own)) == ["claim"]


def broken_off(game: Game = PALETTI) -> State:
    """PP-10.5: seat 2 broke off with a neutral column."""
    return move(scene(3, top=2, active=2, game=game), "red-thin1", "broken")


def test_another_player_proves_it() -> None:
    """PP-9.3, PP-10.5: C stays up, and the mover raises none of their own."""
    state = broken_off()
    assert blocked(state) == ["red-thin1"]
    assert state.actor == 0  # PP-11.26: from the mover's left
    assert legal(state) == ["prove", "decline"]
    play(state, "decline")
    assert state.actor == 1
    play(state, "prove")
    assert grips(state) == NEUTRALS - {"red-thin1"}
    assert refused(state, "grip red-thin1") == "PP-3.3"
    move(state, "red-thin2", "raised")
    assert level(state, "red-thin2") == 2
    assert state.actor == look(state)["active"] == 0
    assert level(state, "yellow-thin1") == 0


def test_nobody_wants_to_prove_it() -> None:
    """PP-9.3, PP-11.26: the mover goes on to their own column, and cannot claim."""
    state = play(broken_off(), "decline", "decline")
    assert state.actor == 2
    assert grips(state) == {name for name in COLUMN_NAMES if name.startswith("yellow")}
    assert refused(state, "claim") == "PP-11.25"


def test_a_proof_that_fails() -> None:
    """PP-11.26: no penalty, that column is blocked for all, the mover goes on."""
    state = move(play(broken_off(), "prove"), "red-thin2", "broken")
    assert blocked(state) == ["red-thin1", "red-thin2"]
    assert state.actor == 2
    assert grips(state) == {name for name in COLUMN_NAMES if name.startswith("yellow")}


def test_a_proof_with_a_fallen_bystander_has_failed() -> None:
    """PP-11.19: what stands stays; the mover goes on."""
    state = move(play(broken_off(FIRST), "prove"), "red-thin2", "fell blue-thin1", "raised")
    assert level(state, "red-thin2") == 2
    assert level(state, "blue-thin1") == GONE
    assert state.actor == 2
    assert look(state)["phase"] == "turning"


def test_after_a_neutral_attempt_with_a_fallen_bystander_the_own_move_is_lost() -> None:
    """PP-11.19: raised or not, and nobody has to prove anything."""
    for outcome in ("raised", "broken"):
        state = scene(3, top=2, active=2, game=FIRST)
        move(state, "red-thin1", "fell blue-thin1", outcome)
        assert state.actor == look(state)["active"] == 0


def test_without_another_movable_column_there_is_nothing_to_prove() -> None:
    """PP-11.26"""
    up = dict.fromkeys(sorted(NEUTRALS)[:3], 2)
    left = sorted(NEUTRALS)[3:]
    state = scene(3, top=2, up=up, active=2, blocked=left[1:])
    move(state, left[0], "broken")
    assert state.actor == 2
    assert look(state)["phase"] == "turning"


def test_who_lost_his_last_usable_column_in_a_proof_is_done() -> None:
    """PP-11.25: there is nothing to go on with."""
    up = {name: 2 for name in COLUMN_NAMES if name.startswith("yellow") and name != "yellow-thin1"}
    state = move(scene(3, top=2, up=up, active=2), "red-thin1", "broken")
    move(play(state, "prove"), "red-thin2", "ousted yellow-thin1", "broken")
    assert look(state)["active"] == 0
