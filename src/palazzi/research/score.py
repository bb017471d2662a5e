"""What a bot's games of a Palazzi-Bench say: one figure with an interval, and the table behind it.

The figure is how often the bot ranked above an anchor that sat at the same table, ties by halves,
in percent: 50 is as strong as the anchors, whatever the number of players. Every cell and anchor
counts the same. The games of a deal share their luck, so a deal is one value.
"""

from __future__ import annotations

import platform
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance

import msgspec

import palazzi
from palazzi.arena.intervals import Interval, Z, mean
from palazzi.arena.show import percent, short, table
from palazzi.arena.standings import margin
from palazzi.arena.task import Result
from palazzi.bots.bot import find_bot
from palazzi.bots.budget import read_budget
from palazzi.bots.external import is_external
from palazzi.bots.levels import LEVELS
from palazzi.core.errors import BadBot
from palazzi.core.options import Options


class CellScore(msgspec.Struct, frozen=True):
    """A bot against an anchor in a cell."""

    game: str
    players: int
    options: Options
    anchor: str
    deals: int
    games: int
    ahead: Interval
    won: float
    """The share of games; of n equal bots each wins 1/n."""
    margin: float
    asked: int
    """Moves that a program or a model was asked for."""
    incidents: dict[str, int]
    """Those that it did not make, by kind: ``illegal`` and others (docs/external-bots.md)."""
    spread: float
    """The variance of the mean over deals."""


class BenchScore(msgspec.Struct, frozen=True):
    """All of it."""

    set: str
    bot: str
    score: Interval
    """In percent."""
    complete: bool
    """Whether the whole set was played: only then is the figure one to cite."""
    deterministic: bool | None
    """Whether the same figure comes on every machine; None: that depends on the program."""
    cells: list[CellScore]
    asked: int
    illegal: int
    versions: dict[str, str]


def score_cell(
    game: str, players: int, options: Options, bot: str, anchor: str, results: Sequence[Result]
) -> CellScore:
    """What came of a bout; without results, that of a bot against itself."""
    deals: defaultdict[int, list[float]] = defaultdict(list)
    asked = 0
    incidents: Counter[str] = Counter()
    for result in results:
        deals[result.deal].append(ahead(result, bot))
        seat = result.bots.index(bot)
        asked += result.asked[seat] if result.asked else 0
        incidents.update(result.incidents[seat])
    values = [fmean(shares) for shares in deals.values()]
    wins = [(r.bots.index(bot) in r.winners) / len(r.winners) for r in results]
    return CellScore(
        game=game,
        players=players,
        options=options,
        anchor=anchor,
        deals=len(values),
        games=len(results),
        ahead=_bounded(mean(values)) if values else Interval(0.5, 0.5, 0.5),
        won=fmean(wins) if wins else 1 / players,
        margin=fmean(margin(bot, result) for result in results) if results else 0.0,
        asked=asked,
        incidents=dict(sorted(incidents.items())),
        spread=variance(values) / len(values) if len(values) > 1 else 0.0,
    )


def ahead(result: Result, bot: str) -> float:
    """The share of the others that the bot ranked above, ties by halves."""
    seat = result.bots.index(bot)
    own = result.ranks[seat]
    others = [rank for other, rank in enumerate(result.ranks) if other != seat]
    return fmean(1.0 if own < rank else 0.5 if own == rank else 0.0 for rank in others)


def bench_score(
    version: str, bot: str, cells: Sequence[CellScore], complete: bool, code: str
) -> BenchScore:
    """The figure over all cells."""
    middle = fmean(cell.ahead.value for cell in cells)
    half = Z * sqrt(sum(cell.spread for cell in cells)) / len(cells)
    bounds = _bounded(Interval(middle, middle - half, middle + half))
    return BenchScore(
        set=version,
        bot=bot,
        score=Interval(*(round(100 * value, 2) for value in bounds)),
        complete=complete,
        deterministic=is_deterministic(bot),
        cells=list(cells),
        asked=sum(cell.asked for cell in cells),
        illegal=sum(cell.incidents.get("illegal", 0) for cell in cells),
        versions={
            "palazzi": palazzi.__version__,
            "code": code,
            "python": platform.python_version(),
        },
    )


def is_deterministic(bot: str) -> bool | None:
    """Whether a bot plays the same games on every machine; None if only its author knows."""
    if is_external(bot):
        return None
    find_bot(bot)
    name, _, budget = bot.strip().partition(":")
    if name in LEVELS:
        return LEVELS[name].seconds == 0.0
    try:
        return name != "search" if not budget else read_budget(budget).iterations > 0
    except BadBot:
        return None


def _bounded(interval: Interval) -> Interval:
    return Interval(interval.value, max(0.0, interval.low), min(1.0, interval.high))


def as_text(told: BenchScore) -> str:
    """For people at a terminal."""
    value, low, high = told.score
    whole = "" if told.complete else " (not the whole set: not to be cited)"
    lines = [
        f"Palazzi-Bench {told.set}, {short(told.bot)}: {value:.1f} ({low:.1f} – {high:.1f}){whole}",
        "",
    ]
    head = ["game", "players", "anchor", "games", "ahead", "95 %", "won", "margin"]
    lines += table([head, *(_row(cell) for cell in told.cells)])
    by_game: defaultdict[str, list[float]] = defaultdict(list)
    for cell in told.cells:
        by_game[cell.game].append(cell.ahead.value)
    means = [f"{game} {fmean(values):.1%}" for game, values in by_game.items()]
    lines += ["", f"By game: {', '.join(means)}."]
    if told.asked:
        lines.append(
            f"Asked for {told.asked} moves; {told.illegal} answers were illegal "
            f"({told.illegal / told.asked:.1%})."
        )
    return "\n".join(lines)


def _row(cell: CellScore) -> list[str]:
    options = " ".join(f"{key}={value}" for key, value in cell.options.items())
    name = f"{cell.game} {options}".strip()
    return [
        name,
        str(cell.players),
        cell.anchor,
        str(cell.games),
        *percent(cell.ahead),
        f"{cell.won:.1%}",
        f"{cell.margin:+.2f}",
    ]
