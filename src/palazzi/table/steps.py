# mypyc: compiled
"""What an event did, step by step, as one seat may see it: for faces that tell it at their pace.

A step is one sentence of the log and what it changed in the seat's View. Nothing here is stored:
the event's actions are played again from the position before it, and every View on the way is made
by the game's own function, as a frame's is. What the seat is told nothing of is no step of its own:
it joins the one before it, so counting steps tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from palazzi.core.game import Game
from palazzi.core.record import Entry
from palazzi.core.state import State
from palazzi.core.view import View
from palazzi.table.events import CarriedOut, Played
from palazzi.table.fold import Fold, entries_of
from palazzi.table.shapes import Edit, StoryStep

MOST_ACTIONS: Final = 64
"""In one event; the steps of a longer one are not worth making, and only its end is shown."""
MOST_BYTES: Final = 24_000
"""Of the steps that one frame may carry; beyond that it carries none."""


def steps_of_last(table: Fold, seat: int) -> Iterator[StoryStep] | None:
    """The steps of the last event; None if it was no move, or too long a one.

    What is made in the end does not depend on what the table does meanwhile.
    """
    event = table.events[-1]
    if not isinstance(event, Played | CarriedOut):
        return None
    entries = list(entries_of(event))
    if len(entries) > MOST_ACTIONS:
        return None
    return steps(table.game, table.before.clone(), entries, table.entries - len(entries), seat)


def steps(
    game: Game, state: State, entries: Iterable[Entry], first: int, seat: int
) -> Iterator[StoryStep]:
    """What these actions did, which are taken in place; ``first`` moves had led to the position."""
    last = game.sent_view(state, seat)
    told: StoryStep | None = None
    for number, entry in enumerate(entries, first + 1):
        action = game.parse(entry.text)
        message = game.report(state, action, seat)
        if message is not None:
            if told is not None:
                view = game.sent_view(state, seat)
                told["change"] = difference(last, view)
                last = view
                yield told
            told = {"at": number, "actor": int(state.actor), "message": message, "change": []}
        state.apply(action, entry.recording)
    if told is not None:
        told["change"] = difference(last, game.sent_view(state, seat))
        yield told


def difference(before: View, after: View) -> list[Edit]:
    """What has to be set, in this order, to make ``after`` of ``before``."""
    edits: list[Edit] = []
    _compare(before, after, [], edits)
    return edits


def _compare(before: object, after: object, path: list[str | int], edits: list[Edit]) -> None:
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in before:
            if key not in after:
                edits.append({"path": [*path, key]})
        for key, value in after.items():
            if key in before:
                _compare(before[key], value, [*path, key], edits)
            else:
                edits.append({"path": [*path, key], "value": value})
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            _compare(before[index], value, [*path, index], edits)
    else:
        edits.append({"path": path, "value": after})


def edited(view: View | None, change: Iterable[Edit]) -> View:
    """The view after a change; the one before stays as it is. The page does the same."""
    result: Any = view
    for edit in change:
        result = _set(result, edit["path"], edit)
    return cast(View, result)


def _set(data: Any, path: list[str | int], edit: Edit) -> Any:
    if not path:
        return edit["value"]
    key = path[0]
    copy = data.copy()
    if len(path) == 1 and "value" not in edit:
        del copy[key]
    else:
        copy[key] = _set(data[key] if len(path) > 1 else None, path[1:], edit)
    return copy
