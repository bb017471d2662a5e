"""Palazzi's games for Gymnasium: one seat against bots, and several such games at once.

    env = palazzi.envs.single.SeatEnv("palazzo", opponents=["greedy"])
    env = gymnasium.make("palazzi/Palazzo-v1", opponents="random", seat="any")

The environment plays the draws and the other seats from the seed of ``reset``. A step is one
decision of the own seat: several in a row if a turn has several. The reward is paid at the end.
Observation and action mask are told together. Gymnasium lets ``step`` take any action of the space,
so an illegal one loses: the game ends, the reward is -1 and ``info["illegal"]`` says why. With
``illegal="raise"`` it is an error and changes nothing. ``env.action_space.sample()`` takes legal
ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from palazzi.bots.bot import Bot, make_bot
from palazzi.core.errors import BadOption, Illegal
from palazzi.core.game import Game
from palazzi.core.playout import Playout
from palazzi.core.rng import Rng
from palazzi.envs import need
from palazzi.envs.observation import Mask, Numbers, Observation
from palazzi.envs.seeded import SeededGame, deal_seed
from palazzi.envs.showing import RENDER_MODES, ShownPosition, check_render_mode, rendered
from palazzi.games import REGISTRY

need("gymnasium", "envs", "Gymnasium's interface")

import gymnasium  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402

from palazzi.envs.spaces import LegalActions, seat_space  # noqa: E402

SeatTold = dict[str, Any]
"""``observation`` and ``action_mask``."""
IMAGINATION = 1 << 17
"""The random stream of worlds that the own seat makes up, far from those of bots."""
LOST = -1.0
"""What an illegal action is worth."""


class SeatEnv(gymnasium.Env[SeatTold, np.int64]):
    """A seat at a table of bots."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | str = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """``opponents``: the bots clockwise from the own seat, or one name for all of them.

        ``seat`` is one of the game's, or ``any`` for another one in each game.
        """
        check_render_mode(render_mode)
        if illegal not in ("lose", "raise"):
            raise BadOption(f"An illegal action can lose or raise, not '{illegal}'.")
        self._raises = illegal == "raise"
        self._seeded = SeededGame(game, players, options, reward)
        self.opponents = checked_bots(opponents, players, self._seeded.game)
        if seat != "any" and seat not in range(players):
            raise BadOption(
                f"There is no seat {seat!r}; seats count from 0 to {players - 1}, "
                "and 'any' is another one in each game."
            )
        self.seat = 0 if seat == "any" else int(seat)
        """The own seat of the game that is on."""
        self._any_seat = seat == "any"
        self._observation = Observation(self._seeded.game)
        self._bots: dict[int, Bot | Playout] = {}
        self._imagination = Rng(0)
        self._actions = LegalActions(self._observation.actions)
        self.action_space = self._actions
        self.observation_space = seat_space(self._observation)
        self.render_mode = render_mode

    @property
    def game(self) -> Game:
        """The ruleset that is played."""
        return self._seeded.game

    @property
    def version(self) -> str:
        """What the observations are: ``palazzo-obs@1``."""
        return self._observation.version

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatTold, dict[str, Any]]:
        """A new deal: with a seed that of ``palazzi.play`` with it, without one the next."""
        super().reset(seed=seed)
        del options
        number = deal_seed(seed, self.np_random)
        if self._any_seat:
            self.seat = int(self.np_random.integers(self._seeded.players))
        self._bots = {}
        for step, name in enumerate(self.opponents, start=1):
            other = (self.seat + step) % self._seeded.players
            rng = Rng(number, 1 + other)
            # A random bot needs no knowledge but what is legal: this is the quick way.
            bot = Playout(rng) if name == "random" else make_bot(name, self.game, rng)
            self._bots[other] = bot
        self._imagination = Rng(number, IMAGINATION)
        self._seeded.begin(number)
        self._let_others_play()
        return self._told(), self._info()

    def step(self, action: Any) -> tuple[SeatTold, float, bool, bool, dict[str, Any]]:
        """A decision, and all that happens until the next one or the end."""
        try:
            self._seeded.take(action)
        except Illegal as error:
            if self._raises:
                raise
            told = self._told()
            told["action_mask"][:] = 0
            return told, LOST, True, False, {**self._info(), "illegal": str(error)}
        self._let_others_play()
        worth = self._seeded.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._told(), worth, self._seeded.over, False, self._info()

    def _let_others_play(self) -> None:
        game = self._seeded
        while not game.over and game.state.actor != self.seat:
            actor = int(game.state.actor)
            bot = self._bots[actor]
            if isinstance(bot, Playout):
                game.take(int(bot.choose(game.state)))
            else:
                game.take(bot.choose(self.game.knowledge(game.state, actor)))
        self._actions.mask = self.action_masks()

    def _told(self) -> SeatTold:
        return {
            "observation": self._observation.write(self._seeded.state, self.seat),
            "action_mask": self.action_masks(),
        }

    def _info(self) -> dict[str, Any]:
        """The seat; and at the end the points and ranks of all seats."""
        info: dict[str, Any] = {"seat": self.seat}
        outcome = self._seeded.state.outcome()
        if outcome is not None:
            info["scores"] = np.array(outcome.scores)
            info["ranks"] = np.array(outcome.ranks)
        return info

    def action_masks(self) -> Mask:
        """What may be done now, under the name that learning libraries ask for."""
        return self._observation.mask(self._seeded.state, self.seat)

    def afterstates(self) -> tuple[NDArray[np.int64], Numbers]:
        """The legal actions, and a row for each: what the seat is told right after it.

        Before a draw or anybody else's decision, and in a world that the seat makes up from what it
        knows: so it is nothing that a player could not work out.
        """
        game, state = self.game, self._seeded.state
        if state.actor != self.seat:
            return np.zeros(0, np.int64), np.zeros((0, self._observation.size), np.int16)
        world = game.resample(game.knowledge(state, self.seat), self._imagination)
        actions = world.legal()
        rows = []
        for action in actions:
            after = world.clone()
            after.step(action)
            rows.append(self._observation.write(after, self.seat))
        return np.array(actions), np.array(rows)

    def shown(self) -> ShownPosition:
        """The position as the own seat sees it."""
        return ShownPosition(self.game, self._seeded.state, self.seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        """By the render mode: print it, or return it as text or as pixels."""
        return rendered(self.shown(), self.render_mode)

    def _repr_html_(self) -> str:
        return self.shown()._repr_html_()


def checked_bots(opponents: str | Sequence[str], players: int, game: Game) -> list[str]:
    """The bots of the other seats by name; BadBot or BadOption if they cannot be."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise BadOption(
            f"{players} players have {players - 1} opponents, not {len(names)}; "
            "name one bot for each, or one for all."
        )
    for name in names:
        make_bot(name, game, Rng(0))
    return names


def vector_env(
    game: str | Game,
    num_envs: int,
    autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    **how: Any,
) -> SyncVectorEnv:
    """Games side by side, one after the other in this process; ``how`` is what ``SeatEnv`` takes.

    ``autoreset_mode``: what follows the end of a game. NEXT_STEP: the next step deals anew and
    ignores its action. SAME_STEP: the last step deals at once, and ``final_obs`` and ``final_info``
    have the end. DISABLED: it stays over until ``reset(options={"reset_mask": …})``.
    """
    makers = [lambda: SeatEnv(game, **how)] * num_envs
    return SyncVectorEnv(makers, autoreset_mode=autoreset_mode)


def register() -> None:
    """Make every ruleset known to ``gymnasium.make``: ``palazzi/Palazzo-v1`` is ``palazzo@1``."""
    for name in REGISTRY:
        for number in REGISTRY.versions(name):
            gymnasium.register(
                f"palazzi/{name.title()}-v{number}",
                f"{__name__}:SeatEnv",
                kwargs={"game": f"{name}@{number}"},
            )


register()
