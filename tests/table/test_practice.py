"""Practice: one person among bots, who takes back whatever they like, even the end."""

from __future__ import annotations

import pytest

from palazzi.core.errors import BadOption, WrongState
from palazzi.games import REGISTRY
from palazzi.table import SeatPlan, create
from palazzi.table.events import TookBack
from tests.table.house import House, committed

ALONE = {"bots": {1: "random"}, "options": {"start": "0"}, "practice": True}
SECRET = bytes(32)


def house(seed: int = 1) -> House:
    """A game of one person against a bot, at its beginning."""
    return House("paletti", seed=seed, **ALONE).begin()  # type: ignore[arg-type]


def taken_back(at: House) -> TookBack:
    """What is asked is done at once: nobody else is there to be asked."""
    _, taken = at.do(at.table.company.ask(0, "takeback", now=at.time))
    assert isinstance(taken, TookBack)
    return taken


def test_the_end_of_a_practice_game_can_be_taken_back_and_everything_before_it() -> None:
    at = house().finish()
    table = at.table
    assert table.fold.phase == "finished"
    assert table.frame(0)["outcome"] is not None
    assert table.frame(0)["may_ask"] == ["takeback"]
    moves = sum(commit.seat == 0 for commit in table.fold.commits)
    assert moves > 2
    for left in range(moves, 0, -1):
        assert sum(commit.seat == 0 for commit in table.fold.commits) == left
        entries = taken_back(at).keep
        assert (table.fold.phase, table.fold.actor, table.fold.entries) == ("playing", 0, entries)
    assert table.frame(0)["outcome"] is None
    assert table.frame(0)["may_ask"] == ["cancel"]
    with pytest.raises(WrongState, match="no move yet"):
        table.company.ask(0, "takeback", now=at.time)
    assert committed(at.rebuilt()) == committed(table)
    at.finish()  # and once more to the end
    assert table.fold.phase == "finished"


def test_the_end_of_any_other_game_stands() -> None:
    at = House("paletti", bots={1: "random"}, options={"start": "0"}).begin().finish()
    assert at.table.frame(0)["may_ask"] == []
    with pytest.raises(WrongState, match="is over"):
        at.table.company.ask(0, "takeback", now=at.time)


def test_a_practice_game_is_marked_and_keeps_its_secret() -> None:
    """It may go on, so what is still to be drawn stays unknown; another game can begin."""
    at = house().finish()
    frame = at.table.frame(0)
    assert frame["practice"]
    assert (frame["secret"], frame["seal"]) == (None, None)
    with pytest.raises(WrongState, match="proves nothing"):
        at.table.fold.document()
    _, created = at.table.lobby.rematch(0, "t2", SECRET, now=at.time)
    assert created.practice
    assert not House("paletti").table.frame(0)["practice"]


def test_one_person_practises_and_only_what_hands_do() -> None:
    flat = next(game for game in REGISTRY if not REGISTRY.get(game).physical)

    def table(game: str, *plan: SeatPlan) -> None:
        create(table="t", game=game, players=2, secret=SECRET, now=1, plan=plan, practice=True)

    table("paletti", SeatPlan(), SeatPlan(bot="random"))
    with pytest.raises(BadOption, match="one person plays"):
        table("paletti", SeatPlan(), SeatPlan())
    with pytest.raises(BadOption, match="one person plays"):
        table("paletti", SeatPlan(), SeatPlan(reserved="Anna"))
    with pytest.raises(BadOption, match="what hands do"):
        table(flat, SeatPlan(), SeatPlan(bot="random"))
    at = House("paletti", **ALONE)  # type: ignore[arg-type]
    with pytest.raises(WrongState, match="one person plays"):
        at.table.lobby.set_seat(0, 1, None, now=at.time)
