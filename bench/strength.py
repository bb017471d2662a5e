"""How strong the search is over its budget, drawn from the arena's folders: docs/bots.md.

./palazzi arena palazzo --bots search:8,greedy --games 100 --out results/p8    # and so on
./palazzi bench strength results/* --out docs/img/bots-strength.svg

Only folders of two players are drawn, a search against greedy; iterations become milliseconds by
how fast this machine makes them.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from itertools import cycle
from pathlib import Path

from matplotlib.figure import Figure

import palazzi
from bench.search import ROWS, rate, words
from palazzi.arena.intervals import Interval
from palazzi.arena.plots import style
from palazzi.bots.budget import read_budget
from palazzi.core.options import read_options

SEARCH = "search:"
LOOKS = (("o-", "#1d3a54"), ("s--", "#c9553c"), ("^-.", "#5b8c72"), ("D:", "#8a6fa8"))


@dataclass(frozen=True)
class Point:
    """What one arena says about one budget."""

    row: int
    """The game and its options, of ROWS."""
    bot: str
    milliseconds: float
    games: int
    won: Interval


@cache
def speed(row: int) -> float:
    """Iterations per second."""
    name, options = ROWS[row]
    return rate(palazzi.game(name), options, 3.0)


def row_of(plan: dict[str, object]) -> int | None:
    """Which of ROWS was played."""
    for number, (name, options) in enumerate(ROWS):
        game = palazzi.game(name)
        if plan["game"] == game.ruleset and plan["options"] == read_options(game.options, options):
            return number
    return None


def read(folder: Path) -> Point | None:
    """The folder's point, if it is one of a search against greedy."""
    summary = json.loads((folder / "summary.json").read_text())
    plan = summary["plan"]
    searches = [bot for bot in plan["bots"] if bot.startswith(SEARCH)]
    row = row_of(plan)
    if row is None or plan["players"] != 2 or sorted(plan["bots"]) != ["greedy", *searches]:
        return None
    (bot,) = searches
    budget = read_budget(bot.removeprefix(SEARCH))
    seconds = budget.seconds or budget.iterations / speed(row)
    won = next(Interval(*one["won"]) for one in summary["bots"] if one["bot"] == bot)
    return Point(row, bot, 1000 * seconds, summary["games"], won)


def draw(points: list[Point], out: Path) -> None:
    """One line per game."""
    lines: defaultdict[int, list[Point]] = defaultdict(list)
    for point in sorted(points, key=lambda point: point.milliseconds):
        lines[point.row].append(point)
    with style():
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        for (row, line), (look, colour) in zip(sorted(lines.items()), cycle(LOOKS), strict=False):
            name, options = ROWS[row]
            axes.errorbar(
                [point.milliseconds for point in line],
                [100 * point.won.value for point in line],
                yerr=[
                    [100 * (point.won.value - point.won.low) for point in line],
                    [100 * (point.won.high - point.won.value) for point in line],
                ],
                fmt=look,
                color=colour,
                capsize=3,
                label=f"{name}, {next(iter(options))}" if options else name,
            )
        axes.axhline(50, color="#888888", linewidth=0.8)
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter("{x:g}")
        axes.set_xlabel("CPU milliseconds a move")
        axes.set_ylabel("games won against greedy, %")
        axes.legend(loc="lower right", frameon=False)
        figure.savefig(out, metadata={"Date": None})


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="palazzi bench strength", description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+", help="of ./palazzi arena --out")
    parser.add_argument("--out", type=Path, required=True, help="an SVG file")
    args = parser.parse_args()
    points = [point for folder in args.folders if (point := read(folder)) is not None]
    if not points:
        parser.error("none of these folders is of two players, a search against greedy")
    draw(points, args.out)
    for point in sorted(points, key=lambda point: (point.row, point.milliseconds)):
        name, options = ROWS[point.row]
        value, low, high = (100 * number for number in point.won)
        print(
            f"| {name} | {words(options)} | `{point.bot}` | {point.milliseconds:.0f} ms "
            f"| {point.games} | {value:.1f} % | {low:.1f} – {high:.1f} % |"
        )


if __name__ == "__main__":
    main()
