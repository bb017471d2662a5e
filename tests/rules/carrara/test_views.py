"""CA-2.5, CA-2.7, CA-3.19: what is open, what lies behind screens, what is proven to others."""

from __future__ import annotations

from typing import cast

from palazzi.core.rng import Rng
from palazzi.core.view import SPECTATOR, canonical
from palazzi.games.carrara.shapes import CarraraView
from palazzi.locale import catalogue
from palazzi.testing import random_game
from tests.rules.carrara.table import GAME, do, fill, table


def seen_by(state: object, seat: int) -> CarraraView:
    return cast("CarraraView", GAME.view(state, seat))  # type: ignore[arg-type]


def test_points_and_buildings_are_open_the_rest_is_behind_screens() -> None:
    """CA-2.5"""
    state = table(boards=[{"pisa": ["villa-1"]}], stones=["red"], objects=[["book"]], points=[7, 0])
    other = seen_by(state, 1)["seats"][0]
    assert other["points"] == 7
    assert other["cities"]["pisa"] == ["villa-1"]
    assert other["screen"] is None
    assert seen_by(state, SPECTATOR)["seats"][0]["screen"] is None
    assert seen_by(state, 0)["seats"][0]["screen"] == {
        "stones": ["red"],
        "coins": 20,
        "objects": ["book"],
    }


def test_the_memory_aid_shows_every_screen() -> None:
    """CA-2.7"""
    state = table(stones=["red"], options={"memory-aid": True})
    screens = [row["screen"] for row in seen_by(state, 1)["seats"]]
    assert screens == [
        {"stones": ["red"], "coins": 20, "objects": []},
        {"stones": [], "coins": 20, "objects": []},
    ]


def test_without_it_views_do_not_change_with_what_lies_behind_a_screen() -> None:
    """CA-2.5, CA-2.7: not even to whoever reads the page's data; bots remember."""
    one = table(stones=["red", "blue"], coins=[3, 20])
    other = table(stones=["white", "white"], coins=[9, 20])
    for seat in (SPECTATOR, 1):
        assert canonical(seen_by(one, seat)) == canonical(seen_by(other, seat))
        assert GAME.knowledge(one, seat)["memory"] != GAME.knowledge(other, seat)["memory"]


def test_bots_know_everything_but_the_draws() -> None:
    """CA-2.7: behind any knowledge is the true world; no order of bag or stack exists."""
    for state, _ in random_game(GAME, 3, 5, {"expansion": "random"}):
        for seat in (SPECTATOR, 0, 1, 2):
            world = GAME.resample(GAME.knowledge(state, seat), Rng(1))
            assert canonical(world.to_json()) == canonical(state.to_json())


def test_the_bag_shows_its_size_and_no_order() -> None:
    """CA-2.7: truly unknown are only the draws."""
    state = table()
    view = seen_by(state, 1)
    assert view["bag_size"] == 36
    assert "bag" not in view
    assert view["stack"] == state.to_json()["stack"]


def test_a_claim_is_told_but_not_the_amounts() -> None:
    """CA-3.19: the log says that somebody could not pay, and nobody's screen opens for it."""
    state = table(wheel=[["white"], [], [], [], [], []], bag=[], coins=[1, 20], stones=["red"])
    action = GAME.parse("buy")
    told = GAME.report(state, action, 1)
    assert told is not None
    assert told["key"] == "carrara-log-then"
    assert cast("dict[str, object]", told["args"]["second"])["key"] == "carrara-log-alms-poor"
    assert (
        catalogue("en")
        .say(told, ["Anna", "Bert"])
        .endswith("Anna cannot pay for any stone and takes 2 coins.")
    )
    do(state, "buy")
    fill(state)
    assert state.coins[0] == 3
    assert seen_by(state, 1)["seats"][0]["screen"] is None


def test_at_the_end_all_screens_are_open() -> None:
    """CA-2.5"""
    state = list(random_game(GAME, 2, 3))[-1][0]
    view = seen_by(state, SPECTATOR)
    position = state.to_json()
    assert [row["screen"] for row in view["seats"]] == [
        {key: position[key][seat] for key in ("stones", "coins", "objects")}  # type: ignore[index]
        for seat in range(2)
    ]
    assert [row["total"] for row in view["seats"]] == state.scores()
