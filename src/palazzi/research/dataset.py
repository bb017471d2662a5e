"""Games of bots as a dataset: which games there are, and how a shard of them is played.

A dataset goes through its cells (a ruleset, a number of players, a variant) again and again, one
shard of games per cell. Everything of a game follows from the plan and the game's number: who sits
where, every draw, every bot's luck. So shards can be played in any order and on any machine, and
asking for more games only adds shards.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Sequence
from typing import Final

import msgspec

from palazzi.arena.plan import code_digest
from palazzi.bots.bot import make_bot
from palazzi.bots.match import play
from palazzi.core.errors import BadBot, BadOption, nearest
from palazzi.core.options import Options, read_options
from palazzi.core.record import Record
from palazzi.core.rng import Rng
from palazzi.games import REGISTRY
from palazzi.research.parquet import games_file, positions_file

SHARD: Final = 50
"""Games of a shard."""


class DatasetCell(msgspec.Struct, frozen=True):
    """What the games of a shard have in common."""

    game: str
    players: int
    variant: int
    options: Options

    @property
    def name(self) -> str:
        """For files."""
        return f"{self.game.replace('@', '-')}-{self.players}p-v{self.variant}"


class DatasetPlan(msgspec.Struct, frozen=True):
    """Everything that determines the games of a dataset; not how many there are."""

    cells: tuple[DatasetCell, ...]
    bots: tuple[str, ...]
    """Each seat of each game has one of them, by lot."""
    seed: int
    code: str
    """A digest of the code that plays: games of different code are never mixed."""

    def secret(self, *what: object) -> int:
        """A seed for one purpose."""
        words = "/".join(map(str, ("dataset", self.seed, *what)))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7])


class DatasetShard(msgspec.Struct, frozen=True):
    """Games that are played in one go, and stored in one file of each kind."""

    plan: DatasetPlan
    number: int
    games: tuple[int, int]
    """The numbers of its first game and of the one after its last."""

    @property
    def cell(self) -> DatasetCell:
        """Of all its games."""
        return self.plan.cells[self.number % len(self.plan.cells)]

    @property
    def name(self) -> str:
        """For files."""
        return f"{self.cell.name}-{self.number:05}"


class PlayedGames(msgspec.Struct, frozen=True):
    """A shard's files."""

    shard: str
    games: int
    records: bytes
    positions_data: bytes
    games_data: bytes


def dataset_plan(games: Sequence[str], bots: Sequence[str], seed: int) -> DatasetPlan:
    """A plan for all player counts and variants of some games; by default of all board games."""
    able = [name for name in REGISTRY if not REGISTRY.get(name).physical]
    for name in games:
        if name.partition("@")[0] not in able:
            hint = nearest(name, able) or f"; export plays {', '.join(able)}."
            why = "is played by hand" if name in REGISTRY else "is no game"
            raise BadOption(f"'{name}' {why}{hint}")
    rulesets = [REGISTRY.get(name) for name in games or able]
    if not bots:
        raise BadBot("A dataset needs at least one bot: --bots greedy,random.")
    for bot in bots:
        make_bot(bot, rulesets[0], Rng(0))
    cells = [
        DatasetCell(game.ruleset, players, number, read_options(game.options, variant))
        for game in rulesets
        for players in game.players
        for number, variant in enumerate(game.variants)
    ]
    return DatasetPlan(tuple(cells), tuple(bots), seed, code_digest(bots))


def shards(plan: DatasetPlan, games: int, size: int = SHARD) -> list[DatasetShard]:
    """At least that many games, up to the end of a shard."""
    firsts = range(0, games, size)
    return [
        DatasetShard(plan, number, (first, first + size)) for number, first in enumerate(firsts)
    ]


def play_games(shard: DatasetShard) -> PlayedGames:
    """Play a shard."""
    numbers = range(*shard.games)
    records = [play_game(shard.plan, shard.cell, number) for number in numbers]
    lines = "".join(
        json.dumps({"number": number, **record.to_json()}, separators=(",", ":")) + "\n"
        for number, record in zip(numbers, records, strict=True)
    )
    game = REGISTRY.get(shard.cell.game)
    return PlayedGames(
        shard.name,
        len(records),
        gzip.compress(lines.encode(), mtime=0),
        positions_file(game, numbers, records),
        games_file(game, numbers, records),
    )


def play_game(plan: DatasetPlan, cell: DatasetCell, number: int) -> Record:
    """One game, from its number."""
    lot = Rng(plan.secret(number, "seats"))
    bots = [plan.bots[lot.below(len(plan.bots))] for _ in range(cell.players)]
    seed = plan.secret(number, "game")
    return play(REGISTRY.get(cell.game), bots, seed, cell.options)
