"""What is trained: everything that decides which net comes out, but for noise."""

from __future__ import annotations

import hashlib

import msgspec

from palazzi.core.errors import BadOption
from palazzi.core.game import Game
from palazzi.core.options import Options, read_options

HELD_OUT = 10
"""One in so many games is never fitted, only used to see how good the net is."""


class TrainPlan(msgspec.Struct, frozen=True):
    """A training from its first game to its net."""

    game: str
    """The ruleset, e.g. ``palazzo@1``."""
    features: str
    """The version of the features: positions of another one are never mixed in."""
    players: tuple[int, ...]
    options: tuple[Options, ...]
    """Games take turns at these, and at the numbers of players."""
    rounds: int
    """The first is played by greedy, each later one by the net of the one before."""
    games: int
    """Per round."""
    shard: int
    """Games per file, and so at most lost by a kill."""
    think: int
    """Iterations per move from the second round on; 0: the best-looking move by the net."""
    explore: float
    """The share of moves that are any good one instead of the best."""
    keep: float
    """The share of positions that are kept."""
    hidden: tuple[int, int]
    epochs: int
    ahead: int
    """How many moves the search plays on before it asks the net."""
    seed: int

    def secret(self, *what: object) -> int:
        """A seed for one purpose, e.g. the draws of a game."""
        words = "/".join(map(str, (self.seed, self.game, *what)))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7])

    def table(self, number: int) -> tuple[int, Options]:
        """How many play the game of that number, and with which options."""
        players = self.players[number % len(self.players)]
        return players, self.options[number // len(self.players) % len(self.options)]


def make_plan(
    game: Game,
    players: tuple[int, ...] = (2,),
    options: tuple[dict[str, object], ...] = ({},),
    rounds: int = 3,
    games: int = 8000,
    shard: int = 100,
    think: int = 0,
    explore: float = 0.12,
    keep: float = 0.3,
    hidden: tuple[int, int] = (32, 16),
    epochs: int = 6,
    ahead: int = 2,
    seed: int = 1,
) -> TrainPlan:
    """A plan that can be carried out; a PalazziError if it cannot."""
    if game.features is None:
        raise BadOption(f"{game.id} writes no features to learn from.")
    if game.physical:
        raise BadOption(
            f"{game.id} is won by hand as well as by choice, and self-play has no hands; "
            "train another game."
        )
    for seats in players:
        for chosen in options:
            game.new(seats, chosen)
    return TrainPlan(
        game=game.ruleset,
        features=game.features.version,
        players=players,
        options=tuple(read_options(game.options, chosen) for chosen in options),
        rounds=rounds,
        games=games,
        shard=shard,
        think=think,
        explore=explore,
        keep=keep,
        hidden=hidden,
        epochs=epochs,
        ahead=ahead,
        seed=seed,
    )
