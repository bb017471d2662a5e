"""Who plays whom, on which deals and from which seats: the same list of games for the same plan.

A deal is played in all rotations of the table, so that each bot has each seat once with the same
luck. The order around the table changes from deal to deal, and so does the company if there are
more bots than seats. Games are numbered in that order; asking for more games only adds to the list.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from pathlib import Path

import msgspec

import palazzi
from palazzi.bots.external import Timing, command_of, is_external
from palazzi.bots.judging import net_files
from palazzi.bots.seating import check_bot
from palazzi.core.errors import BadBot
from palazzi.core.game import Edition, Game
from palazzi.core.options import Options, read_options
from palazzi.core.view import canonical


class ArenaPlan(msgspec.Struct, frozen=True):
    """Everything that determines the games of an arena."""

    game: str
    """The ruleset, e.g. ``palazzo@1``."""
    players: int
    bots: tuple[str, ...]
    seed: int
    options: Options
    edition: Edition
    start_deadline: float
    deadline: float
    code: str
    """A digest of the code that plays: results of different code are never mixed."""

    def fingerprint(self) -> str:
        """Equal for equal plans only."""
        return hashlib.sha256(canonical(msgspec.to_builtins(self)).encode()).hexdigest()

    def secret(self, *what: object) -> int:
        """A seed for one purpose, e.g. the draws of a deal."""
        words = "/".join(map(str, (self.seed, *what)))
        return int.from_bytes(hashlib.sha256(words.encode()).digest()[:7])


class Pairing(msgspec.Struct, frozen=True):
    """One game of the plan: which deal, and who sits where."""

    number: int
    deal: int
    seating: int
    bots: tuple[str, ...]
    """By seat."""
    places: tuple[int, ...]
    """By seat, the bot's place in the deal's first seating: what names its random stream."""


def make_plan(
    game: Game,
    bots: Sequence[str],
    players: int | None = None,
    seed: int = 1,
    options: Mapping[str, object] | None = None,
    edition: Edition | None = None,
    timing: Timing | None = None,
) -> ArenaPlan:
    """A plan that can be carried out; a PalazziError if it cannot."""
    if len(bots) < 2:
        raise BadBot("An arena needs at least two bots, comma-separated: --bots greedy,random.")
    for name in bots:
        check_bot(name, game)
    seats = min(len(bots), game.players[-1]) if players is None else players
    game.new(seats, options, edition)
    if len(bots) < seats:
        more = ",".join([*bots, *[bots[-1]] * (seats - len(bots))])
        raise BadBot(
            f"{seats} players need {seats} bots, and there are {len(bots)}; a bot may be named "
            f"several times: --bots {more}."
        )
    limits = timing or Timing()
    return ArenaPlan(
        game=game.ruleset,
        players=seats,
        bots=tuple(bots),
        seed=seed,
        options=read_options(game.options, options),
        edition=dict(edition or {}),
        start_deadline=limits.start,
        deadline=limits.move,
        code=code_digest(bots),
    )


def pairings(plan: ArenaPlan, games: int) -> Iterator[Pairing]:
    """At least that many games of the plan, up to the end of a deal."""
    companies = _companies(plan)
    number = deal = 0
    while number < games:
        bots = companies[deal % len(companies)]
        tables = list(permutations(range(1, plan.players)))
        table = (0, *tables[deal // len(companies) % len(tables)])
        seen: set[tuple[str, ...]] = set()
        for turn in range(plan.players):
            places = table[turn:] + table[:turn]
            seated = tuple(bots[place] for place in places)
            if seated not in seen:
                yield Pairing(number, deal, len(seen), seated, places)
                seen.add(seated)
                number += 1
        deal += 1


def _companies(plan: ArenaPlan) -> list[tuple[str, ...]]:
    """Which bots can share a table; copies of one bot only if there is no other company."""
    found = combinations(plan.bots, plan.players)
    companies = list({tuple(sorted(bots)): bots for bots in found}.values())
    return [bots for bots in companies if len(set(bots)) > 1] or companies


def code_digest(bots: Sequence[str]) -> str:
    """A digest of the engine, the bots, their nets, and the files that commands among them name."""
    root = Path(palazzi.__file__).parent
    files = [path for part in ("core", "games", "bots") for path in (root / part).rglob("*.py")]
    digest = hashlib.sha256()
    for path in sorted(files):
        digest.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    for path in net_files():
        digest.update(f"{path.name}\n".encode() + path.read_bytes())
    for name in filter(is_external, bots):
        for word in command_of(name)[1:]:
            if Path(word).is_file():
                digest.update(Path(word).read_bytes())
    return digest.hexdigest()[:16]
