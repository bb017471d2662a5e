"""Helpers for tests of Palazzi and of anything built on it: scripts, positions, whole games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from palazzi.core.game import Edition, Game
from palazzi.core.options import read_options
from palazzi.core.playout import Playout
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.core.state import OVER, State


class ScriptedDealer:
    """Draws what it was told, in order; fails loudly when the script does not fit."""

    def __init__(self, game: Game, texts: Sequence[str]) -> None:
        self._actions = [game.parse(text) for text in texts]

    def draw(self, state: State) -> int:
        action = self._actions.pop(0)
        assert state.allows(action), f"the script draws {action}, which cannot be drawn now"
        return action


def begin(
    game: Game,
    players: int,
    *texts: str,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> State:
    """A new game after these actions, draws included, each checked."""
    state = game.new(players, options, edition)
    for text in texts:
        game.apply_text(state, text)
    return state


def dealt(game: Game, players: int, seed: int = 1, **options: object) -> State:
    """A new game after its random setup: the first position in which a seat has to act."""
    state = game.new(players, {key.replace("_", "-"): value for key, value in options.items()})
    runner = Playout(Rng(seed))
    while state.actor < 0:
        state.step(runner.choose(state))
    return state


def rigged(game: Game, state: State, **fields: object) -> State:
    """The position with some fields of its JSON replaced, for worked examples."""
    data = state.to_json()
    unknown = set(fields) - set(data)
    assert not unknown, f"the position has no {unknown}"
    return game.from_json({**data, **fields})


def texts(game: Game, state: State) -> list[str]:
    """The legal actions as text."""
    return [game.text(action) for action in state.legal()]


def random_game(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Iterator[tuple[State, int]]:
    """Each position of a random game with the action about to be taken; the State is live."""
    state = game.new(players, options, edition)
    runner = Playout(Rng(seed))
    for _ in range(game.longest(players)):
        if state.actor == OVER:
            return
        action = runner.choose(state)
        yield state, action
        state.step(action)
    assert state.actor == OVER, f"not over after {game.longest(players)} actions"


def random_record(
    game: Game,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
) -> Record:
    """The record of a random game."""
    record = Record(game.ruleset, players, read_options(game.options, options), dict(edition or {}))
    for state, action in random_game(game, players, seed, options, edition):
        record.add(state.actor, game.text(action))
    return record
