"""The standings as plots, each as SVG and PNG. Needs matplotlib, which is an extra.

Nothing depends on colour alone: bots are named at the axis, and each source has its own hatching.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from importlib.util import find_spec
from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING

from palazzi.arena.intervals import Interval
from palazzi.arena.show import short
from palazzi.arena.standings import Standings, deal_margins
from palazzi.arena.task import Result
from palazzi.core.errors import Unavailable

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK = "#1d3a54"
FILLS = ("#1d3a54", "#c9553c", "#e0b04c", "#5b8c72", "#8a6fa8", "#9fb4c7", "#b08968")
HATCHES = ("", "//", "..", "xx", "\\\\", "oo", "--", "++")


def need_matplotlib() -> None:
    """Raise Unavailable, which says how to get it, if it is not installed."""
    if find_spec("matplotlib") is None:
        raise Unavailable(
            "Plots need matplotlib, which is not installed: './palazzi arena … --plots' installs "
            "it, and so does pip install 'palazzi[plots]'."
        )


def style() -> AbstractContextManager[None]:
    """A context in which text stays text, and the same results give the same file."""
    import matplotlib as mpl

    return mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "palazzi", "font.size": 9})


def draw(results: Sequence[Result], told: Standings, folder: Path) -> list[Path]:
    """Write all plots; return their files."""
    from matplotlib.figure import Figure

    folder.mkdir(exist_ok=True)
    files: list[Path] = []
    tall = 1.6 + 0.45 * len(told.bots)
    plots: tuple[tuple[str, float, Callable[[Axes], None]], ...] = (
        ("ratings", tall, lambda axes: _ratings(axes, told)),
        ("margins", tall, lambda axes: _margins(axes, told, results)),
        ("sources", tall + 0.6, lambda axes: _sources(axes, told)),
        ("length", 3.0, lambda axes: _length(axes, results)),
    )
    with style():
        for name, height, fill in plots:
            figure = Figure(figsize=(7, height), layout="constrained")
            axes = figure.subplots()
            axes.spines[["top", "right"]].set_visible(False)
            fill(axes)
            for kind in ("svg", "png"):
                files.append(folder / f"{name}.{kind}")
                metadata = {"Date": None} if kind == "svg" else None
                figure.savefig(files[-1], dpi=150, metadata=metadata)
    return files


def _name_bots(axes: Axes, told: Standings) -> None:
    """The best on top."""
    axes.set_yticks(range(len(told.bots)), [short(bot.bot) for bot in told.bots])
    axes.set_ylim(len(told.bots) - 0.5, -0.5)


def _whiskers(axes: Axes, rows: Sequence[Interval]) -> None:
    for row, (value, low, high) in enumerate(rows):
        axes.errorbar(
            value, row, xerr=[[value - low], [high - value]], fmt="o", color=INK, capsize=4
        )


def _ratings(axes: Axes, told: Standings) -> None:
    _whiskers(
        axes,
        [
            Interval(bot.rating, bot.rating - 2 * bot.rating_deviation,
                     bot.rating + 2 * bot.rating_deviation)
            for bot in told.bots
        ],
    )  # fmt: skip
    _name_bots(axes, told)
    axes.set_title("Rating (Plackett-Luce) with two deviations")


def _margins(axes: Axes, told: Standings, results: Sequence[Result]) -> None:
    deals = [deal_margins(bot.bot, results) for bot in told.bots]
    axes.boxplot(
        deals,
        positions=range(len(deals)),
        orientation="horizontal",
        widths=0.6,
        showfliers=False,
        medianprops={"color": INK},
    )
    if told.deals > 1:
        _whiskers(axes, [bot.margin for bot in told.bots])
    axes.axvline(0, color="#888888", linewidth=0.8)
    _name_bots(axes, told)
    axes.set_title("Margin in points: quartiles of the deals, and the mean with its 95 % interval")


def _sources(axes: Axes, told: Standings) -> None:
    names = list(dict.fromkeys(source for bot in told.bots for source in bot.sources))
    rows = range(len(told.bots))
    up = [0.0] * len(rows)
    down = [0.0] * len(rows)
    for source, fill, hatch in zip(names, cycle(FILLS), cycle(HATCHES), strict=False):
        points = [bot.sources.get(source, 0.0) for bot in told.bots]
        left = [up[row] if points[row] >= 0 else down[row] for row in rows]
        axes.barh(rows, points, 0.6, left, label=source, color=fill, hatch=hatch, edgecolor="white")
        for row in rows:
            side = up if points[row] >= 0 else down
            side[row] += points[row]
    _name_bots(axes, told)
    axes.axvline(0, color="#888888", linewidth=0.8)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.18), ncols=4, frameon=False)
    axes.set_title("Mean points per game, by source")


def _length(axes: Axes, results: Sequence[Result]) -> None:
    axes.hist([result.length for result in results], bins="auto", color=INK, edgecolor="white")
    axes.set_xlabel("decisions of all players")
    axes.set_ylabel("games")
    axes.set_title("Length of a game")
