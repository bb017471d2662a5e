"""Palazzi-Bench: a frozen set of deals that a bot plays against frozen anchors.

A set is data (``sets/v1.json``): cells, each a ruleset with a number of players, options and a seed
from which its deals follow; and anchors, bots whose strength is a number of iterations, without any
net. In every cell the bot meets every anchor: it sits at a table of copies of that anchor, and
every deal is played once from each seat. Physical games are in no set: how wood moves is not the
same to the last bit on every machine.

A released set never changes. What could change it unnoticed is pinned in it as digests: of random
games on the first deals of every cell, and of a game of each game's quick anchors among themselves.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from palazzi.arena.deal import DuplicateDealer
from palazzi.arena.folder import Folder
from palazzi.arena.plan import ArenaPlan, Pairing, make_plan
from palazzi.arena.run import play_missing
from palazzi.arena.task import Result, Task, play_task
from palazzi.arena.workers import cores, workers
from palazzi.bots.external import Timing
from palazzi.core.errors import BadOption, Unknown, nearest
from palazzi.core.options import Options
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE, OVER
from palazzi.games import REGISTRY
from palazzi.research.score import CellScore, score_cell

PINNED_DEALS: Final = 3
"""Deals of a cell of which the digest is made."""


class BenchCell(msgspec.Struct, frozen=True):
    """One ruleset with that many players."""

    game: str
    players: int
    options: Options
    seed: int
    digest: str
    """Of its first deals."""


class BenchSet(msgspec.Struct, frozen=True):
    """A released set."""

    version: str
    deals: int
    """Per cell and anchor."""
    anchors: tuple[str, ...]
    cells: tuple[BenchCell, ...]
    anchor_digests: dict[str, dict[str, str]]
    """By game and anchor, of a game of two copies of it on the first deal."""


class Bout(msgspec.Struct, frozen=True):
    """A bot against an anchor in a cell."""

    cell: BenchCell
    anchor: str
    plan: ArenaPlan

    @property
    def folder(self) -> str:
        """What its folder is called."""
        options = "".join(f"-{key}-{value}" for key, value in sorted(self.cell.options.items()))
        anchor = self.anchor.replace(":", "-")
        return f"{self.cell.game}-{self.cell.players}{options}-{anchor}".replace("@", "-")


def set_versions() -> list[str]:
    """All sets there are."""
    names = [file.name for file in files(__package__).joinpath("sets").iterdir()]
    return sorted(name.removesuffix(".json") for name in names if name.endswith(".json"))


def load_set(version: str) -> BenchSet:
    """A released set; Unknown if there is none."""
    known = set_versions()
    if version not in known:
        hint = nearest(version, known) or f"; there is {', '.join(known)}."
        raise Unknown(f"There is no Palazzi-Bench '{version}'{hint}")
    data = files(__package__).joinpath("sets", f"{version}.json").read_bytes()
    return msgspec.json.decode(data, type=BenchSet)


def bouts(
    chosen: BenchSet, bot: str, games: Sequence[str] = (), timing: Timing | None = None
) -> list[Bout]:
    """All bouts of a bot, or those of some games; a PalazziError if they cannot be played."""
    known = list(dict.fromkeys(cell.game.partition("@")[0] for cell in chosen.cells))
    for name in games:
        if name not in known:
            hint = nearest(name, known) or f"; it has {', '.join(known)}."
            raise BadOption(f"Palazzi-Bench {chosen.version} has no game '{name}'{hint}")
    return [
        Bout(cell, anchor, plan_of(cell, [bot, *[anchor] * (cell.players - 1)], timing))
        for cell in chosen.cells
        if not games or cell.game.partition("@")[0] in games
        for anchor in chosen.anchors
    ]


def plan_of(cell: BenchCell, bots: Sequence[str], timing: Timing | None = None) -> ArenaPlan:
    """The arena's plan of a cell."""
    game = REGISTRY.get(cell.game)
    return make_plan(game, bots, cell.players, cell.seed, cell.options, None, timing)


def play_bout(bout: Bout, bot: str, deals: int, out: Path, jobs: int | None) -> CellScore:
    """Play what is missing of a bout, and say what came of it; a bot is its own equal."""
    results: list[Result] = []
    if bot != bout.anchor:
        work = workers("here" if jobs == 1 else "pool", jobs or cores())
        with Folder(out / bout.folder, bout.plan) as folder:
            results = play_missing(bout.plan, deals * bout.cell.players, folder, work)
    cell = bout.cell
    return score_cell(cell.game, cell.players, cell.options, bot, bout.anchor, results)


# ---- what is pinned


def deals_digest(cell: BenchCell) -> str:
    """A digest of random games on the cell's first deals."""
    plan = plan_of(cell, ["random"] * cell.players)
    digest = hashlib.sha256()
    for deal in range(PINNED_DEALS):
        digest.update(bytes(_random_game(plan, deal)))
    return digest.hexdigest()[:16]


def _random_game(plan: ArenaPlan, deal: int) -> Iterator[int]:
    """The actions of a game in which everybody moves at random, in bytes."""
    state = REGISTRY.get(plan.game).new(plan.players, plan.options)
    dealer = DuplicateDealer(plan.secret(deal, "draws"))
    rng = Rng(plan.secret(deal, "digest"))
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = dealer.draw(state)
        else:
            legal = state.legal()
            action = legal[rng.below(len(legal))]
        yield from divmod(action, 256)
        state.step(action)


def anchor_digest(cell: BenchCell, anchor: str) -> str:
    """A digest of a game of copies of an anchor on the cell's first deal."""
    bots = (anchor,) * cell.players
    pairing = Pairing(0, 0, 0, bots, tuple(range(cell.players)))
    result = play_task(Task(plan_of(cell, bots), pairing, keep_record=True))
    return hashlib.sha256(result.record.encode()).hexdigest()[:16]
