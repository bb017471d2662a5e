"""Palazzi's games for PettingZoo: one agent per seat, one action at a time (AEC).

    env = palazzi.envs.aec.env("palazzo", players=3)
    env = pettingzoo.make("aec", "palazzi/Palazzo-v1", players=3)

A turn may take several actions in a row by the same agent. Draws, and in a physical game what comes
of a move, are made by the environment from the seed of ``reset``. All agents end together; rewards
are paid at the end only. ``state`` is what all seats know together, so it is for training and no
agent may act on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palazzi.core.game import Game
from palazzi.envs import need
from palazzi.envs.observation import Mask, Numbers, Observation
from palazzi.envs.seeded import SeededGame, deal_seed
from palazzi.envs.showing import RENDER_MODES, ShownPosition, check_render_mode, rendered
from palazzi.games import REGISTRY

need("pettingzoo", "envs", "PettingZoo's interface")

import pettingzoo  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers  # noqa: E402

from palazzi.envs.spaces import LegalActions, numbers_space, seat_space  # noqa: E402


class SeatsEnv(pettingzoo.AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game of several seats. ``env`` makes one with PettingZoo's usual checks around it."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (as PettingZoo has it)
        "render_modes": list(RENDER_MODES),
        "name": "palazzi",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """``max_cycles``: after so many decisions of all seats the game is cut off, worth 0."""
        check_render_mode(render_mode)
        self._seeded = SeededGame(game, players, options, reward)
        self._observation = Observation(self._seeded.game)
        self.metadata = {**self.metadata, "name": self._seeded.game.ruleset}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        told, actions = seat_space(self._observation), self._observation.actions
        self.observation_spaces = dict.fromkeys(self.possible_agents, told)
        self.action_spaces = {agent: LegalActions(actions) for agent in self.possible_agents}
        self.state_space = numbers_space(players * self._observation.size)
        self._luck, _ = seeding.np_random()
        self._decisions = 0

    @property
    def game(self) -> Game:
        """The ruleset that is played."""
        return self._seeded.game

    @property
    def version(self) -> str:
        """What the observations are: ``palazzo-obs@1``."""
        return self._observation.version

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Of the agent: the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Of the agent: the same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal: with a seed that of ``palazzi.play`` with it, without one the next."""
        del options
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self._seeded.begin(deal_seed(seed, self._luck))
        self._decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._look()

    def step(self, action: int | None) -> None:
        """The decision of ``agent_selection``; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._seeded.take(action)
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        worth = self._seeded.rewards()
        self.rewards = {other: worth[self._seats[other]] for other in self.agents}
        is_cut_off = self.max_cycles is not None and self._decisions >= self.max_cycles
        self.terminations = dict.fromkeys(self.agents, self._seeded.over)
        self.truncations = dict.fromkeys(self.agents, is_cut_off and not self._seeded.over)
        self._look()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _look(self) -> None:
        """Who has to act, and what they may do."""
        actor = int(self._seeded.state.actor)
        self.agent_selection = self.possible_agents[max(actor, 0)]
        for agent, seat in self._seats.items():
            self.action_spaces[agent].mask = self._mask(seat)
            if agent in self.infos:
                self.infos[agent] = {"decisions": self._decisions}

    def _mask(self, seat: int) -> Mask:
        return self._observation.mask(self._seeded.state, seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the seat may know, and what it may do: nothing unless it has to act."""
        seat = self._seats[agent]
        return {
            "observation": self._observation.write(self._seeded.state, seat),
            "action_mask": self._mask(seat),
        }

    def state(self) -> Numbers:
        """What all seats know together: their observations, one after the other."""
        seats = range(self._seeded.players)
        return np.concatenate([self._observation.write(self._seeded.state, s) for s in seats])

    def shown(self) -> ShownPosition:
        """The position as the agent sees it whose turn it is."""
        return ShownPosition(self.game, self._seeded.state, self._seats[self.agent_selection])

    def render(self) -> str | NDArray[np.uint8] | None:
        """By the render mode: print it, or return it as text or as pixels."""
        return rendered(self.shown(), self.render_mode)

    def close(self) -> None:
        """Nothing is kept open."""

    def _repr_html_(self) -> str:
        return self.shown()._repr_html_()


def env(game: str | Game, **how: Any) -> pettingzoo.AECEnv[str, dict[str, Any], int]:
    """A game of several seats; ``how`` is what ``SeatsEnv`` takes."""
    return wrappers.OrderEnforcingWrapper(SeatsEnv(game, **how))


def parallel_env(game: str | Game, **how: Any) -> pettingzoo.ParallelEnv[str, dict[str, Any], int]:
    """The same for code that asks all agents at once: only the one whose turn it is is heard."""
    return turn_based_aec_to_parallel(env(game, **how))


def register() -> None:
    """Make every ruleset known to ``pettingzoo.make``: ``palazzi/Palazzo-v1`` is ``palazzo@1``."""
    for name in REGISTRY:
        for number in REGISTRY.versions(name):
            known, how = f"palazzi/{name.title()}-v{number}", {"game": f"{name}@{number}"}
            pettingzoo.register("aec", known, f"{__name__}:env", kwargs=how)
            pettingzoo.register("parallel", known, f"{__name__}:parallel_env", kwargs=how)


register()
