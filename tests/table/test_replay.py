"""A replay shows each seat what it saw, and nothing else."""

from __future__ import annotations

import pytest

import palazzi
from palazzi.core.errors import WrongState
from palazzi.core.record import Record
from palazzi.core.view import SPECTATOR, View, canonical
from palazzi.table.replay import MOST_POSITIONS, ReplayFrame, replay
from palazzi.table.steps import edited
from palazzi.testing import random_record
from tests.table.house import House


def finished(game: str) -> Record:
    """A random game of two."""
    return random_record(palazzi.game(game), 2, 3)


def views_of(shown: ReplayFrame) -> list[str]:
    """The view at each position of an answer, as text."""
    views: list[str] = []
    view: View | None = None
    for position in shown["positions"]:
        view = edited(view, position["change"])
        views.append(canonical(view))
    return views


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_every_position_is_the_view_the_seat_had(seat: int) -> None:
    game, record = palazzi.game("palazzo"), finished("palazzo")
    views = [canonical(game.view(state, seat)) for state, _ in record.steps(game)]
    views.append(canonical(game.view(record.replay(game), seat)))
    seen: list[str] = []
    while len(seen) < len(views):
        part = replay(game, record, seat, len(seen), MOST_POSITIONS)
        assert part["positions"][0]["at"] == len(seen)
        seen += views_of(part)
    assert seen == views
    assert part["last"] == len(record.entries)


def test_moves_are_told_as_the_seat_may_read_them() -> None:
    game, record = palazzi.game("palazzo"), finished("palazzo")
    shown = replay(game, record, 1, 0, 0)
    told = [game.report(state, action, 1) for state, action in record.steps(game)]
    assert [move["message"] for move in shown["moves"]] == told
    assert [move["actor"] for move in shown["moves"]] == [e.actor for e in record.entries]
    assert shown["positions"] == []


def test_points_are_shown_when_the_game_is_over() -> None:
    game, record = palazzi.game("carrara"), finished("carrara")
    shown = replay(game, record, SPECTATOR, 0, 1)
    assert len(shown["points"]) == len(record.entries) + 1
    assert shown["outcome"] is not None
    assert shown["points"][-1] == shown["outcome"]["scores"]
    del record.entries[-1:]
    running = replay(game, record, SPECTATOR, 0, 1)
    assert running["points"] == []
    assert running["outcome"] is None


def test_a_table_is_replayed_from_its_start() -> None:
    house = House()
    house.sit()
    with pytest.raises(WrongState, match="nothing to replay"):
        house.table.replay(0)
    house.begin()
    one = house.table.replay(0)
    shown = one.frame(list(one.read()), list(one.positions(0, MOST_POSITIONS)))
    now = house.table.fold.game.view(house.table.fold.state, 0)
    assert views_of(shown)[-1] == canonical(now)
    assert shown["seats"] == ["Anna", "Bert"]


def test_every_line_of_the_log_names_its_position(title: str) -> None:
    house = House(title, 2, seed=5).begin()
    for _ in range(6):
        house.move()
    table = house.table
    shown = replay(table.fold.game, table.fold.record(), 0, 0, 0)
    told = [(line["move"], line["message"]) for line in table.frame(0)["log"] if line["move"]]
    assert told == [(m["at"], m["message"]) for m in shown["moves"] if m["message"] is not None]
    newest = table.frame(0, table.seq - 1)["log"]
    assert newest == table.frame(0)["log"][len(table.frame(0)["log"]) - len(newest) :]
