"""Many games at once as numpy arrays, stepped in compiled code (``core/batch.py``).

    games = GameVector("palazzo", size=1024, players=3, seed=7)
    while True:
        step = games.step(policy(games.observations, games.masks))

The arrays show the engine's own memory and cannot be written to: nothing is copied, and the next
step changes what they show. Whoever keeps them copies them, or asks for ``copy=True``.
docs/vectors.md has the rest.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from palazzi.core.batch import ALL_LEGAL, Batch
from palazzi.core.errors import BadAction, BadOption, Illegal, Unavailable
from palazzi.core.game import Edition, Game
from palazzi.core.rng import Rng
from palazzi.core.state import State
from palazzi.games import REGISTRY

REWARDS: Final = ("win", "lead")
MOST_GAMES: Final = 1 << 20
CHOICES: Final = 1 << 32
"""Random streams; the last one is that of ``random_actions``, and games have the first ones."""


class VectorStep(NamedTuple):
    """What all games show after a step; one row per game."""

    observations: NDArray[np.int16]
    """What the seat that has to act may know: the slots of ``GameVector.features``."""
    masks: NDArray[np.bool_]
    """The actions that it may take."""
    actors: NDArray[np.int64]
    """Which seat that is."""
    rewards: NDArray[np.float64]
    """By seat; other than 0 only where ``ended``."""
    ended: NDArray[np.bool_]
    """Where the step ended a game. Everything else shows the game that has begun in its place."""


class GameVector:
    """That many games of one kind. All of them always wait for a decision of some seat."""

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        edition: Edition | None = None,
        seed: int = 0,
        reward: str = "win",
        copy: bool = False,
    ) -> None:
        """``reward``: ``win`` (1, shared wins by halves or thirds) or ``lead`` (in points).

        A PalazziError says what is wrong with an argument.
        """
        self.game = REGISTRY.get(game) if isinstance(game, str) else game
        if self.game.features is None:
            able = [name for name in REGISTRY if REGISTRY.get(name).features is not None]
            raise Unavailable(
                f"{self.game.id} has no observation to write, so it has no vector; there is one "
                f"for {', '.join(able)}."
            )
        self.features = self.game.features
        """The table of the slots of an observation, with words and a version."""
        if not 1 <= size <= MOST_GAMES:
            raise BadOption(f"A vector has 1 to {MOST_GAMES} games, not {size}.")
        if reward not in REWARDS:
            raise BadOption(f"The reward is {' or '.join(REWARDS)}, not '{reward}'.")
        start = self.game.new(players, options, edition)
        self.size = size
        self.players = players
        self._copy = copy
        self._batch = Batch(
            start, size, self.features.size, len(self.game.actions), seed, reward == "lead"
        )
        batch = self._batch
        self._observations = _view(batch.observations, np.int16, (size, self.features.size))
        self._masks = _view(batch.masks, np.bool_, (size, len(self.game.actions)))
        self._actors = _view(batch.actors, np.int64, (size,))
        self._rewards = _view(batch.rewards, np.float64, (size, players))
        self._ended = _view(batch.ended, np.bool_, (size,))
        self._finished = _view(batch.finished, np.int64, (size,))
        self._chosen = _view(batch.chosen, np.int64, (size,))
        self._luck = Rng(seed, CHOICES - 1)

    # ---- what there is to see

    @property
    def observations(self) -> NDArray[np.int16]:
        """What each seat that has to act may know; (games, slots)."""
        return self._given(self._observations)

    @property
    def masks(self) -> NDArray[np.bool_]:
        """What it may do; (games, actions)."""
        return self._given(self._masks)

    @property
    def actors(self) -> NDArray[np.int64]:
        """Which seat it is; (games,)."""
        return self._given(self._actors)

    @property
    def finished(self) -> NDArray[np.int64]:
        """How many games have ended in each place since the last reset; (games,)."""
        return self._given(self._finished)

    def state(self, place: int) -> State:
        """A copy of one game's position, for whoever looks closer. It knows all that is hidden."""
        return self._batch.states[place].clone()

    def shown(self) -> VectorStep:
        """Everything, as the last step or reset left it."""
        return VectorStep(
            self.observations,
            self.masks,
            self.actors,
            self._given(self._rewards),
            self._given(self._ended),
        )

    # ---- what there is to do

    def reset(self, seed: int | None = None) -> VectorStep:
        """Begin all games anew; with the same luck, unless another seed is given."""
        seed = self._batch.seed if seed is None else seed
        self._batch.reset(seed)
        self._luck = Rng(seed, CHOICES - 1)
        return self.shown()

    def step(self, actions: ArrayLike) -> VectorStep:
        """Take one action in every game.

        BadAction or Illegal if they are not all legal; then none was taken.
        """
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise BadAction(
                f"A step takes one action per game: {self.size} whole numbers in a row, not "
                f"{given.dtype} in the shape {given.shape}."
            )
        data = given.astype("<i8", copy=False).tobytes()
        wrong = self._batch.first_illegal(data)
        if wrong != ALL_LEGAL:
            raise self._refusal(int(wrong), operator.index(given[wrong]))
        self._batch.step(data)
        return self.shown()

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game, from a generator that the seed sets."""
        self._batch.choose(self._luck)
        return self._given(self._chosen)

    def _refusal(self, place: int, action: int) -> BadAction | Illegal:
        known = len(self.game.actions)
        if not 0 <= action < known:
            return BadAction(
                f"Game {place}: there is no action {action}; {self.game.id} has 0 to {known - 1}, "
                "and masks show which are legal."
            )
        what = f"Game {place}: '{self.game.text(action)}'"
        return Illegal(action, self._batch.states[place].refusal(action), what)

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self._copy else array


def _view(memory: Any, kind: type[np.generic], shape: tuple[int, ...]) -> NDArray[Any]:
    """A vec's memory as an array; it is never moved, for a Batch never appends."""
    return np.frombuffer(memory, dtype=kind).reshape(shape)
