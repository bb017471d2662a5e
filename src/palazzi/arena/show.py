"""Standings and progress for people at a terminal."""

from __future__ import annotations

import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final, TextIO

from palazzi.arena.intervals import Interval
from palazzi.arena.standings import Standing, Standings
from palazzi.arena.task import Result

WIDEST_NAME: Final = 32
REDRAW: Final = 0.2
"""Seconds between two updates of the progress line."""
LOG_EVERY: Final = 60.0
"""Seconds between two lines of a log."""


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Aligned columns; the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0])]
        cells += [cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append("  ".join(cells).rstrip())
    return lines


def short(name: str) -> str:
    """A bot's name in a table; a long command is cut at its start, which says less."""
    return name if len(name) <= WIDEST_NAME else "…" + name[-WIDEST_NAME + 1 :]


def percent(rate: Interval) -> tuple[str, str]:
    """A rate and its interval."""
    return f"{rate.value:.1%}", f"{rate.low:.1%} – {rate.high:.1%}"


def points(value: Interval) -> tuple[str, str]:
    """A margin and its interval."""
    return f"{value.value:+.2f}", f"{value.low:+.2f} … {value.high:+.2f}"


def as_text(told: Standings) -> str:
    """All tables."""
    deals = f"{told.deals} deal{'' if told.deals == 1 else 's'}"
    lines = [f"{told.games} games on {deals}, {told.players} players", ""]
    head = ["bot", "games", "won", "95 %", "margin", "95 %", "rating", "rank", "s/game"]
    lines += table([head, *map(_row, told.bots)])
    if len(told.bots) > 2:
        names = [bot.bot for bot in told.bots]
        lines += ["", "How often the bot of the row was ahead of the bot of the column:"]
        cells = [[_ahead(told, one, other) for other in names] for one in names]
        shown = [[short(name), *row] for name, row in zip(names, cells, strict=True)]
        lines += table([["", *map(short, names)], *shown])
    seats = [f"seat {i} {rate.value:.1%}" for i, rate in enumerate(told.seats)]
    lines += ["", f"Won by seat: {', '.join(seats)}. {told.length:.0f} decisions per game."]
    if told.duplicate_gain is not None:
        lines.append(
            f"Duplicate deals: margins are as precise as with {told.duplicate_gain:.2f} times as "
            "many games on unrelated deals."
        )
    return "\n".join([*lines, *_incidents(told)])


def _row(bot: Standing) -> list[str]:
    rating = f"{bot.rating:.1f} ± {2 * bot.rating_deviation:.1f}"
    numbers = [*percent(bot.won), *points(bot.margin), rating]
    return [short(bot.bot), str(bot.games), *numbers, f"{bot.rank:.2f}", f"{bot.seconds:.2f}"]


def _ahead(told: Standings, one: str, other: str) -> str:
    rate = told.ahead.get(one, {}).get(other)
    return "" if rate is None else f"{rate.value:.1%} ({rate.low:.0%}–{rate.high:.0%})"


def _incidents(told: Standings) -> list[str]:
    lines = []
    for bot in told.bots:
        if bot.incidents:
            kinds = ", ".join(f"{kind} {count}" for kind, count in bot.incidents.items())
            made = sum(bot.incidents.values())
            lines.append(f"{made} moves were made at random for {bot.bot}: {kinds}.")
    return ["", *lines, *(f"  {note}" for note in told.notes)] if lines else []


class Progress:
    """Progress: on a terminal a line that is redrawn, in a log a new line now and then."""

    def __init__(
        self,
        games: int,
        done: Sequence[Result],
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._stream = stream or sys.stderr
        self._clock = clock
        self._screen = self._stream.isatty()
        self._games = games
        self._before = len(done)
        self._done = 0
        self._won: Counter[str] = Counter()
        self._began = self._told = clock()
        for result in done:
            self._count(result)
        if self._screen:  # the first game may take minutes
            self._draw(self._line(0.0))

    def finished(self, result: Result) -> None:
        """Count another game."""
        self._done += 1
        self._count(result)
        now = self._clock()
        if now < self._told + (REDRAW if self._screen else LOG_EVERY):
            return
        self._told = now
        if self._screen:
            self._draw(self._line(now - self._began))
        else:
            print(self._line(now - self._began), file=self._stream, flush=True)

    def close(self) -> None:
        """Clear the line."""
        if self._screen:
            self._draw("")

    def _count(self, result: Result) -> None:
        for seat in result.winners:
            self._won[result.bots[seat]] += 1

    def _line(self, seconds: float) -> str:
        total = self._before + self._done
        parts = [f"{total}/{self._games} games"]
        if self._done and seconds:
            rate = self._done / seconds
            parts[0] += f", {pace(rate)}, {span((self._games - total) / rate)} left"
        if self._won:
            leaders = " ".join(f"{short(bot)} {won}" for bot, won in self._won.most_common(4))
            parts.append(f"won: {leaders}")
        return "; ".join(parts)

    def _draw(self, line: str) -> None:
        width = shutil.get_terminal_size().columns - 1
        self._stream.write("\r\x1b[K" + line[:width])
        self._stream.flush()


def pace(rate: float) -> str:
    """Games per second, minute or hour: the first unit in which the number is not tiny."""
    for unit, seconds in (("s", 1), ("min", 60)):
        if rate * seconds >= 1:
            return f"{rate * seconds:.1f}/{unit}"
    return f"{rate * 3600:.1f}/h"


def span(seconds: float) -> str:
    """A waiting time, as exact as anybody cares."""
    if seconds < 100:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 100 else f"{minutes // 60} h {minutes % 60:02} min"
