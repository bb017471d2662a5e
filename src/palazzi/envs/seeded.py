"""A game under way as environments play it: chance is resolved, decisions are checked.

What PettingZoo's and Gymnasium's interfaces share; OpenSpiel keeps chance explicit and uses only
the rewards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import index
from typing import Final

import numpy as np

import palazzi
from palazzi.core.errors import BadOption, Illegal, NotYourTurn, nearest
from palazzi.core.game import Game
from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State


def win_shares(state: State) -> list[float]:
    """1 for the winner, shared by equal winners; 0 for all others."""
    outcome = state.outcome()
    assert outcome is not None
    share = 1.0 / len(outcome.winners)
    return [share if seat in outcome.winners else 0.0 for seat in range(state.players)]


def leads(state: State) -> list[float]:
    """Points ahead of the mean of the others: the arena's margin. All leads add up to 0."""
    scores = state.scores()
    others = len(scores) - 1
    return [score - (sum(scores) - score) / others for score in scores]


REWARDS: Final[dict[str, Callable[[State], list[float]]]] = {"win": win_shares, "lead": leads}
"""What a finished game is worth to each seat; before its end everything is worth 0."""
MOST_LEAD: Final = 1000.0
"""No lead in points is greater, in any game."""


def reward_named(name: str) -> Callable[[State], list[float]]:
    """A reward by name; BadOption if there is none."""
    if name not in REWARDS:
        hint = nearest(name, REWARDS) or f"; there are {' and '.join(REWARDS)}."
        raise BadOption(f"There is no reward '{name}'{hint}")
    return REWARDS[name]


def find_game(game: str | Game, players: int, options: Mapping[str, object] | None) -> Game:
    """The game by name, checked to exist with so many players and these options."""
    found = palazzi.game(game) if isinstance(game, str) else game
    found.new(players, options)
    return found


def legal_action(game: Game, state: State, action: object) -> int:
    """An action that may be taken now, as an int; Illegal, BadAction or BadOption if it is none."""
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        raise BadOption(
            f"An action is a number from 0 to {len(game.actions) - 1}, not {action!r}; "
            "choose one whose mask is 1."
        ) from None
    text = game.text(number)
    if state.actor < 0:
        raise NotYourTurn(-1, int(state.actor))
    if not state.allows(number):
        raise Illegal(number, state.refusal(number), f"Choose an action whose mask is 1: '{text}'")
    return number


def deal_seed(seed: int | None, luck: np.random.Generator) -> int:
    """The seed of a deal: the one that was asked for, as ``palazzi.play`` deals it, or the next."""
    return int(luck.integers(2**63)) if seed is None else seed


class SeededGame:
    """One game at a time, from its deal to its end; the same seed gives the same draws."""

    def __init__(
        self, game: str | Game, players: int, options: Mapping[str, object] | None, reward: str
    ) -> None:
        self.game = find_game(game, players, options)
        self.players = players
        self.options = dict(options or {})
        self._worth = reward_named(reward)
        self.state = self.game.new(players, self.options)
        self._nature = Playout(Rng(0))

    def begin(self, seed: int) -> None:
        """A new deal. In a physical game nature draws what comes of a move, by weight."""
        self.state = self.game.new(self.players, self.options)
        self._nature.rng = Rng(seed)
        self._settle()

    def take(self, action: object) -> None:
        """The actor's decision, and what nature does after it."""
        self.state.step(legal_action(self.game, self.state, action))
        self._settle()

    def _settle(self) -> None:
        state = self.state
        while state.actor == CHANCE:
            state.step(self._nature.choose(state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    def rewards(self) -> list[float]:
        """What the end is worth to each seat; 0 before it."""
        return self._worth(self.state) if self.over else [0.0] * self.players
