"""Palazzi's games for OpenSpiel: importing this module registers them.

    game = pyspiel.load_game("palazzi_carrara(players=3,expansion=random)")

Chance is explicit: draws are chance nodes, and so is what comes of a move in a physical game, by
the weights of a world without physics. Parameters are the number of players, the reward (``win`` or
``lead``), the ruleset's version and the options of the game. Observations are the game's features,
block by block; information states have perfect recall as text (``observation.py``), and as a tensor
are the same features.

``resample_from_infostate`` makes worlds that the seat cannot tell from the true one, so OpenSpiel's
``ismcts`` in Python plays these games fairly. (Its C++ twin does not take games written in Python.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import palazzi
from palazzi.core.game import Game
from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER, State
from palazzi.core.view import SPECTATOR, canonical
from palazzi.envs import need
from palazzi.envs.observation import (
    Observation,
    Past,
    imagined,
    information_state,
    known,
)
from palazzi.envs.seeded import MOST_LEAD, find_game, reward_named
from palazzi.envs.showing import ShownPosition
from palazzi.games import REGISTRY
from palazzi.locale import catalogue

need("pyspiel", "openspiel", "OpenSpiel's interface")

import pyspiel  # noqa: E402

OURS: Final = ("players", "reward", "version")
"""Parameters that are no options of a game."""


class Remembered:
    """A position with what each seat remembers: all that a state of OpenSpiel holds of ours.

    OpenSpiel copies and stores states by deep copies and pickles of their attributes.
    """

    __slots__ = ("game", "pasts", "state")

    def __init__(self, game: Game, state: State, pasts: list[Past]) -> None:
        self.game = game
        self.state = state
        self.pasts = pasts

    def __deepcopy__(self, memo: object) -> Remembered:
        return Remembered(self.game, self.state.clone(), self.pasts[:])

    def __reduce__(self) -> tuple[Any, ...]:
        digests = [past.digest for past in self.pasts]
        return _world, (self.game.ruleset, self.state.to_json(), digests)


def _world(ruleset: str, position: dict[str, object], digests: list[str]) -> Remembered:
    game = palazzi.game(ruleset)
    return Remembered(game, game.from_json(position), [Past(digest) for digest in digests])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A ruleset with players, options and reward; a subclass per game is registered."""

    id: str
    """The game's."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name = self.id
        given = {**specification(palazzi.game(name)), **(params or {})}
        game = palazzi.game(f"{name}@{given['version']}")
        players = int(given["players"])
        options = {key: value for key, value in given.items() if key not in OURS}
        find_game(game, players, options)
        self.reward = str(given["reward"])
        self.worth = reward_named(self.reward)
        self.played = game
        self.observation = Observation(game)
        self._start = game.new(players, options)
        lead = self.reward == "lead"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=len(game.actions),
            num_players=players,
            min_utility=-MOST_LEAD if lead else 0.0,
            max_utility=MOST_LEAD if lead else 1.0,
            utility_sum=0.0 if lead else 1.0,
            max_game_length=game.longest(players),
        )
        super().__init__(game_type(game, self.reward), info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def start(self) -> Remembered:
        """Its position, and seats that have decided nothing yet."""
        nothing = [Past() for _ in range(self._start.players)]
        return Remembered(self.played, self._start.clone(), nothing)

    def max_chance_nodes_in_history(self) -> int:
        """Draws count in the bound of a game's length."""
        return int(self.max_game_length())

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> SpielObserver:
        """What is told of a position; there are no parameters."""
        if params:
            raise palazzi.PalazziError(
                f"Observations of {self.played.id} take no parameters, not {dict(params)}."
            )
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.observation, wanted)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, by OpenSpiel's names."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = game.start()

    def current_player(self) -> int:
        """A seat, or who acts instead."""
        actor = int(self.world.state.actor)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.state.legal() if player == self.world.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible draws and their probabilities."""
        draws = self.world.state.chance()
        total = sum(weight for _, weight in draws)
        return [(action, weight / total) for action, weight in draws]

    def _apply_action(self, action: int) -> None:
        world = self.world
        actor = int(world.state.actor)
        if actor >= 0:
            world.pasts[actor] = world.pasts[actor].then(world.game, world.state, action)
        world.state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        return self.world.game.text(action)

    def is_terminal(self) -> bool:
        """Whether it is over."""
        return bool(self.world.state.actor == OVER)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; 0 before it."""
        if not self.is_terminal():
            return [0.0] * int(self.world.state.players)
        worth: list[float] = self.get_game().worth(self.world.state)
        return worth

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """A state that the seat cannot tell from this one; it begins with no history."""
        seed = int(np.random.default_rng().integers(2**53))
        if callable(sampler):
            seed = int(sampler() * 2**53)
        return self.resampled(player, Rng(seed))

    def resampled(self, player: int, rng: Rng) -> SpielState:
        """The same, by a generator that the caller keeps."""
        world = self.world
        knowledge = world.game.knowledge(world.state, player)
        made: SpielState = self.get_game().new_initial_state()
        position = world.game.resample(knowledge, rng)
        made.world = Remembered(world.game, position, imagined(world.pasts, player))
        return made

    def __str__(self) -> str:
        """The whole position, hidden parts included, as one line of JSON."""
        printed = self.world.game.edition_fields
        written = self.world.state.to_json()
        return canonical({key: written[key] for key in written if key not in printed})

    def _repr_html_(self) -> str:
        seat = max(self.current_player(), 0)
        return ShownPosition(self.world.game, self.world.state, seat)._repr_html_()


class SpielObserver:
    """What one seat, or everybody, is told of a state.

    A seat's tensor has its features, with or without perfect recall. What everybody knows, and what
    only a seat does, are told as text alone.
    """

    def __init__(self, observation: Observation, wanted: Any) -> None:
        self._observation = observation
        self._recalls = bool(wanted.perfect_recall)
        self._public = bool(wanted.public_info)
        self._private = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self._public and self._private:
            self.tensor = np.zeros(observation.size, np.float32)
            for row, block in zip(observation.rows, observation.table.blocks, strict=True):
                slots = self.tensor[row.first : row.first + block.room]
                self.dict[row.name] = slots.reshape(-1, row.size) if row.seats else slots

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is not None:
            self.tensor[:] = self._observation.write(state.world.state, max(player, 0))

    def string_from(self, state: SpielState, player: int) -> str:
        """As JSON; with perfect recall the digest of the seat's past follows."""
        world = state.world
        if self._public and self._private and self._recalls:
            return information_state(world.game, world.state, player, world.pasts[player])
        if self._private:
            mine = known(world.game, world.state, player)
            return canonical(mine) if self._public else _alone(mine, world)
        if self._public:
            return canonical(known(world.game, world.state, SPECTATOR))
        return ""


def _alone(mine: dict[str, object], world: Remembered) -> str:
    """What a seat knows and a spectator does not; empty if that is nothing."""
    if not world.game.has_hidden_information:
        return ""  # views differ, but whoever forgets nothing knows all of it
    everybody = known(world.game, world.state, SPECTATOR)
    extra = {key: mine[key] for key in mine if key != "seat" and mine[key] != everybody[key]}
    return canonical(extra) if extra else ""


class Rollouts:
    """An evaluator for OpenSpiel's searches: random games to the end, in compiled code."""

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self._games = games
        self._runner = Playout(Rng(seed))

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """The mean of what the ends are worth to each seat."""
        game, start = state.get_game(), state.world.state
        most = game.max_game_length()
        total = np.zeros(int(start.players))
        for _ in range(self._games):
            end = start.clone()
            self._runner.run(end, most)
            total += game.worth(end)
        return total / self._games

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every action alike; a draw by its probability."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For ``ISMCTSBot.set_resampler``: the same seed makes the same worlds."""
    rng = Rng(seed)
    return lambda state, player: state.resampled(player, rng)


def game_type(game: Game, reward: str = "win") -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is made."""
    kinds = pyspiel.GameType
    hidden = game.has_hidden_information
    return kinds(
        short_name=f"palazzi_{game.id}",
        long_name=catalogue("en").text(f"{game.id}-title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if hidden
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if reward == "lead" else kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=hidden,
        parameter_specification=specification(game),
    )


def specification(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    ours: dict[str, Any] = {"players": 2, "reward": "win", "version": game.version}
    return {**ours, **{option.key: option.default for option in game.options}}


def register() -> None:
    """Make all games known to ``pyspiel.load_game``: ``palazzi_palazzo`` and so on."""
    for name in REGISTRY:
        # A class, and no function that knows the name: OpenSpiel gives up what was registered after
        # Python has ended, and only classes survive that.
        maker: Any = type(SpielGame)
        kind = maker(f"Spiel{name.title()}", (SpielGame,), {"id": name, "__module__": __name__})
        globals()[kind.__name__] = kind  # pickles name it
        pyspiel.register_game(game_type(palazzi.game(name)), kind)


register()
