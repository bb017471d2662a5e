"""The steps of a move lead every seat from the view it had to the one it gets."""

from __future__ import annotations

import palazzi
from palazzi.core.view import SPECTATOR, canonical
from palazzi.table.events import CarriedOut, Played
from palazzi.table.fold import entries_of
from palazzi.table.steps import MOST_ACTIONS, difference, edited, steps_of_last
from palazzi.table.story import told
from tests.table.house import House


def test_the_changes_of_a_move_end_in_the_frames_view(title: str) -> None:
    """For all seats and a watcher; with the log's own sentences, in the log's order."""
    house = House(title, palazzi.game(title).players[-1], seed=17).begin()
    table = house.table.fold
    game = table.game
    long = 0
    while table.phase == "playing" and table.seq < 60:
        house.move()
        event = table.events[-1]
        assert isinstance(event, Played | CarriedOut)
        for seat in (SPECTATOR, *range(table.players)):
            steps = list(steps_of_last(table, seat) or ())
            view = before = game.sent_view(table.before, seat)
            for step in steps:
                view = edited(view, step["change"])
            lines = told(table, event, seat)
            assert [(s["at"], s["message"]) for s in steps] == [
                (line["move"], line["message"]) for line in lines
            ]
            if steps:
                assert canonical(view) == canonical(house.table.frame(seat, table.seq)["view"])
            assert canonical(before) == canonical(game.sent_view(table.before, seat))
            long += len(steps) > 1
    assert long > 3


def test_an_event_that_is_no_move_has_no_steps() -> None:
    house = House("palazzo", 2).begin()
    assert steps_of_last(house.table.fold, 0) is None
    house.move()
    assert steps_of_last(house.table.fold, 0) is not None


def test_a_move_beyond_all_measure_is_shown_by_its_end() -> None:
    """No move of the games is that long: a log with one is made up."""
    house = House("palazzo", 2).begin()
    house.move()
    table = house.table.fold
    event = table.events[-1]
    assert isinstance(event, Played)
    few = len(list(entries_of(event)))
    draws = event.draws + event.actions * (MOST_ACTIONS - few + 1)
    table.events[-1] = Played(seq=event.seq, at=event.at, by=0, actions=event.actions, draws=draws)
    assert steps_of_last(table, 0) is None


def test_a_change_names_what_came_went_and_was_replaced() -> None:
    view = palazzi.game("palazzo").new(2, {})
    before = palazzi.game("palazzo").sent_view(view, 0)
    other = {**before, "phase": "bidding", "more": [1]}
    del other["actor"]
    change = difference(before, other)  # type: ignore[arg-type]
    assert {"path": ["actor"]} in change
    assert {"path": ["phase"], "value": "bidding"} in change
    assert {"path": ["more"], "value": [1]} in change
    assert len(change) == 3
    assert edited(before, change) == other
