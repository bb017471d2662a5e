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
    copies = []
    if isinstance(value, bool | int):
        copies.append(state.clone())
        setattr(copies[0], name, (not value) if isinstance(value, bool) else value + 1)
        return copies
    for i in range(len(value)):
        copies.append(state.clone())
        getattr(copies[i], name)[i] += 1
    return copies


def numbers(state: State) -> dict[str, object]:
    """Every attribute as plain data."""
    found: dict[str, object] = {}
    for name in attributes(state):
        value: Any = getattr(state, name)
        found[name] = list(value) if hasattr(value, "__len__") else value
    return found


def plain(game: Game, state: State) -> list[tuple[str, bool]]:
    """The attributes of integers, each with whether it is hashed; objects are shared."""
    return [
        (name, field.hashed)
        for field in game.layout.fields
        for name in field.attributes
        if isinstance(getattr(state, name), bool | int) or hasattr(getattr(state, name), "__len__")
    ]


def test_every_attribute_stands_in_the_table_once(game: Game) -> None:
    listed = [name for field in game.layout.fields for name in field.attributes]
    assert sorted(listed) == sorted(attributes(game.new(game.players[0])) - SHARED)
    keys = [field.key for field in game.layout.fields]
    assert len(set(keys)) == len(keys)
    assert all(field.words for field in game.layout.fields)


def test_a_copy_forgets_no_field_and_shares_none(game: Game) -> None:
    state = middle(game)
    before = numbers(state)
    for name, _ in plain(game, state):
        for other in changed(state, name):
            assert getattr(other, name) != getattr(state, name), name
            assert numbers(other.clone()) == numbers(other), f"clone() forgets '{name}'"
        assert numbers(state) == before, f"clones share '{name}'"


def test_the_hash_counts_what_the_table_says(game: Game) -> None:
    state = middle(game)
    for name, hashed in plain(game, state):
        differs = any(s.fingerprint() != state.fingerprint() for s in changed(state, name))
        assert differs == hashed, f"fingerprint() {'forgets' if hashed else 'counts'} '{name}'"
