"""What a bot is, and how a name such as ``greedy`` or ``search:200ms`` becomes one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from palazzi.bots.budget import Budget, read_budget
from palazzi.bots.careless import CarelessBot
from palazzi.bots.greedy import GreedyBot
from palazzi.bots.judge import HandJudge
from palazzi.bots.levels import LEVELS, Level
from palazzi.bots.plan import PlannedMoves
from palazzi.bots.thinking import SearchBot
from palazzi.core.errors import BadBot, nearest
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import Knowledge

SEARCH: Final = Budget(seconds=0.2)
"""What ``search`` without a budget means."""


class Bot(Protocol):
    """Chooses an action for the seat whose Knowledge it is given. It never sees the true State.

    A bot plays one seat of one game: what it found in one decision it may use in the next.
    """

    def choose(self, knowledge: Knowledge) -> int:
        """A legal action for the actor, whose knowledge it is."""
        ...


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, game: Game, rng: Rng, plan: PlannedMoves | None = None) -> None:  # noqa: ARG002
        self._game = game
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> int:
        ids = self._game.resample(knowledge, self._rng).legal()
        return ids[self._rng.below(len(ids))]


Maker = Callable[[Game, Rng, PlannedMoves | None], Bot]


def _of_level(level: Level, game: Game, rng: Rng, plan: PlannedMoves | None) -> Bot:
    if isinstance(level.style, Budget):
        return SearchBot(game, rng, level.style, plan)
    return CarelessBot(game, rng, level.style.overlooks, level.style.misjudges, plan)


def _searching(budget: Budget, game: Game, rng: Rng, plan: PlannedMoves | None) -> Bot:
    return SearchBot(game, rng, budget, plan)


def _classic(budget: Budget, game: Game, rng: Rng, plan: PlannedMoves | None) -> Bot:
    return SearchBot(game, rng, budget, plan, HandJudge(game.tuning))


BUDGETED: Final = {"search": _searching, "classic": _classic}
"""Bots that a budget is named for. ``classic:200ms`` is the search without a net, whatever nets
there are: for comparison, so tables do not offer it."""

BOTS: Final[dict[str, Maker]] = {
    **{level.id: partial(_of_level, level) for level in LEVELS.values()},
    "search": partial(_searching, SEARCH),
    "greedy": GreedyBot,
    "random": RandomBot,
}


def find_bot(name: str) -> Maker:
    """What makes the bot of that name; BadBot if there is none."""
    word, colon, budget = name.strip().partition(":")
    if colon and word in BUDGETED:
        return partial(BUDGETED[word], read_budget(budget))
    maker = BOTS.get(name.strip())
    if maker is None:
        hint = nearest(name, BOTS) or f"; there are {', '.join(BOTS)}."
        raise BadBot(f"There is no bot '{name}'{hint}").told(
            "error-no-bot", name=name, known=", ".join(BOTS)
        )
    return maker


def is_bot(name: str) -> bool:
    """Whether the name is a bot's."""
    try:
        find_bot(name)
    except BadBot:
        return False
    return True


def make_bot(name: str, game: Game, rng: Rng, plan: PlannedMoves | None = None) -> Bot:
    """The bot of that name; BadBot if there is none.

    Whoever makes a new bot for each decision passes a plan that outlives them.
    """
    return game.player(name.strip(), rng) or find_bot(name)(game, rng, plan)
