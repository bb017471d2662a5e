"""What a bot is, and how a name such as ``greedy`` becomes one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from palazzi.bots.greedy import Greedy
from palazzi.core.errors import BadBot, nearest
from palazzi.core.game import Game
from palazzi.core.rng import Rng
from palazzi.core.view import View


class Bot(Protocol):
    """Chooses an action for the seat whose View it is given. It never sees a State of the game."""

    def choose(self, view: View) -> int:
        """A legal action for the view's actor, who is the view's seat."""
        ...


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self._game = game
        self._rng = rng

    def choose(self, view: View) -> int:
        ids = self._game.resample(view, self._rng).legal()
        return ids[self._rng.below(len(ids))]


class GreedyBot:
    """What looks best once its own decisions in a row are made, in one world it holds possible."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self._game = game
        self._rng = rng
        self._search = Greedy()

    def choose(self, view: View) -> int:
        return self._search.best(self._game.resample(view, self._rng))


BOTS: dict[str, Callable[[Game, Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, game: Game, rng: Rng) -> Bot:
    """The bot of that name; BadBot if there is none."""
    own = game.player(name.strip(), rng)
    if own is not None:
        return own
    maker = BOTS.get(name.strip())
    if maker is None:
        hint = nearest(name, BOTS) or f"; there are {', '.join(BOTS)}."
        raise BadBot(f"There is no bot '{name}'{hint}")
    return maker(game, rng)
