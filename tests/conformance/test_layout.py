"""The table of fields: it has every attribute of a position, and the hand-written copy and hash
forget none of them."""

from __future__ import annotations

from typing import Any

from palazzi.core.game import Game
from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from palazzi.core.state import State

SHARED = {"players", "actor", "phase", "phases"}
"""Of every State; not in a game's own table."""


def attributes(state: State) -> set[str]:
    """All that a position holds, compiled or not."""
    kind = type(state)
    compiled = set(getattr(kind, "__mypyc_attrs__", ())) - {"__dict__"}
    declared = {name for base in kind.__mro__ for name in vars(base).get("__annotations__", {})}
    return compiled | declared | set(getattr(state, "__dict__", {}))


def middle(game: Game) -> State:
    """A position in the middle of a random game, with most pieces at work."""
    players = game.players[-1]
    counted = Playout(Rng(7))
    counted.run(game.new(players), game.longest(players))
    state, runner = game.new(players), Playout(Rng(7))
    for _ in range(counted.decisions // 2):
        state.step(runner.choose(state))
    return state


def changed(state: State, name: str) -> list[State]:
    """The position with one attribute changed: a vec at each of its places."""
    value: Any = getattr(state, name)
    if isinstance(value, bool | int):
        others: list[Any] = [not value if isinstance(value, bool) else value + 1]
    elif isinstance(value, bytes):
        others = [value[:i] + bytes([value[i] ^ 1]) + value[i + 1 :] for i in range(len(value))]
    else:
        others = [value[:] for _ in range(len(value))]
        for i, other in enumerate(others):
            other[i] += 1
    copies = [state.clone() for _ in others]
    for copy, other in zip(copies, others, strict=True):
        setattr(copy, name, other)
    return copies


def numbers(state: State) -> dict[str, object]:
    """Every attribute as plain data."""
    found: dict[str, object] = {}
    for name in attributes(state):
        value: Any = getattr(state, name)
        found[name] = list(value) if hasattr(value, "__len__") else value
    return found


def own(game: Game) -> list[str]:
    """The attributes that a copy does not share."""
    return [name for f in game.layout.fields if not f.shared for name in f.attributes]


def test_every_attribute_stands_in_the_table_once(game: Game) -> None:
    listed = own(game)
    assert len(set(listed)) == len(listed)
    shared = {name for field in game.layout.fields if field.shared for name in field.attributes}
    assert {*listed, *shared} == attributes(game.new(game.players[0])) - SHARED
    keys = [field.key for field in game.layout.fields]
    assert len(set(keys)) == len(keys)
    assert all(field.words for field in game.layout.fields)


def test_a_copy_forgets_no_field_and_shares_none(game: Game) -> None:
    state = middle(game)
    for name in own(game):
        for other in changed(state, name)[:4]:
            copy = other.clone()
            assert numbers(copy) == numbers(other), f"clone() forgets '{name}'"
            value: Any = getattr(copy, name)
            if not isinstance(value, bool | int | bytes):
                value[0] += 1
                assert numbers(copy) != numbers(other), f"clones share '{name}'"


def test_the_hash_counts_what_the_table_says(game: Game) -> None:
    """One attribute of a field suffices: others may follow from it."""
    state = middle(game)
    for field in game.layout.fields:
        if not field.shared:
            others = [other for name in field.attributes for other in changed(state, name)]
            counts = any(other.fingerprint() != state.fingerprint() for other in others)
            assert counts == field.hashed, f"fingerprint() and '{field.key}': {counts}"
