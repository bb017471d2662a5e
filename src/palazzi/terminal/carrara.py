"""Carrara's board as text, from a View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast

from palazzi.core.messages import Argument, Message
from palazzi.games.carrara.components import SEGMENTS
from palazzi.games.carrara.shapes import CarraraTables, CarraraView, SeatView
from palazzi.games.carrara.words import building, city, scoring, stone, thing
from palazzi.locale import Catalogue
from palazzi.terminal.sight import Sight


def board(sight: Sight, words: Catalogue) -> str:
    """The whole position as the view's seat may see it."""
    v, names = cast("CarraraView", sight.view), sight.names
    tables = cast("CarraraTables", sight.tables)
    bag = words.text("carrara-board-bag", {"stones": v["bag_size"]})
    last = "" if v["ending"] == "running" else f"  ·  {words.text('carrara-board-last-round')}"
    lines = [f"{words.text('carrara-board-wheel')}  ·  {bag}{last}"]
    for segment, stones, prices in zip(SEGMENTS, v["wheel"], tables["prices"], strict=True):
        lines.append(f"  {segment:<5}{_list(stones, stone, words, prices)}")
    stack = words.text("carrara-board-stack", {"buildings": len(v["stack"])})
    lines += ["", f"{words.text('carrara-board-offer')}  ·  {stack}"]
    lines.append(f"  {_list(v['face_up'], building, words)}")
    if v["eights"]:
        lines.append(f"  {_list(v['eights'], building, words)}")
    lines.append(f"{words.text('carrara-board-sale')}: {_list(v['sale'], thing, words)}")
    if v["upgraders"]:
        label = words.text("carrara-board-upgraders")
        lines.append(f"{label}: {_list(v['upgraders'], scoring, words)}")
    lines += ["", words.text("carrara-board-cities")]
    for name, gain in tables["yields"].items():
        told: dict[str, Argument] = {"coins": gain["coins"], "points": gain["points"]}
        told["needed"] = tables["needed"].get(name, 0)
        told["stones"] = [stone(colour) for colour in tables["allowed"].get(name, [])]
        lines.append(f"  {words.say(scoring(name))}: {words.text('carrara-board-gain', told)}")
    lines += ["", *(f"  {title}: {says}" for title, says in cards(v, tables, words))]
    for seat, row in enumerate(v["seats"]):
        lines += ["", *_player(v, seat, row, words, names)]
    return "\n".join(lines)


def _player(
    v: CarraraView, seat: int, row: SeatView, words: Catalogue, names: Sequence[str]
) -> list[str]:
    mark = "▶" if seat == v["actor"] else " "
    facts = [words.text("terminal-points", {"points": row["total"]})]
    screen = row["screen"]
    if screen is not None:
        facts.append(words.text("carrara-board-coins", {"coins": screen["coins"]}))
    facts.append(words.text("carrara-board-markers", {"markers": row["markers"]}))
    lines = [f"{mark} {names[seat]}  ·  {'  ·  '.join(facts)}"]
    if screen is not None:
        stones, objects = (
            _list(screen["stones"], stone, words),
            _list(screen["objects"], thing, words),
        )
        lines.append(f"    {words.text('carrara-board-stones')}: {stones}")
        lines.append(f"    {words.text('carrara-board-objects')}: {objects}")
    for name, buildings in row["cities"].items():
        if buildings or name in row["upgraded"]:
            up = f" ({words.text('carrara-board-upgraded')})" if name in row["upgraded"] else ""
            lines.append(f"    {words.say(city(name))}{up}: {_list(buildings, building, words)}")
    fields = [name for name in row["upgraded"] if name not in row["cities"]]
    if fields:
        label = words.text("carrara-board-upgraded")
        lines.append(f"    {label}: {_list(fields, scoring, words)}")
    if row["scored"]:
        label = words.text("carrara-board-scored")
        lines.append(f"    {label}: {_list(row['scored'], scoring, words)}")
    return lines


def cards(v: CarraraView, tables: CarraraTables, words: Catalogue) -> Iterator[tuple[str, str]]:
    """What each open card is called, and what it says."""
    for colour, says in v["explained"].items():
        number = v["cards"][colour]
        args: dict[str, Argument] = {"card": number}
        if colour == "green":
            args = {"form": tables["greens"][str(number)]}
        yield words.text(f"page-carrara-title-{colour}", args), words.say(says)


def _list(
    names: Sequence[str],
    noun: Callable[[str], Message],
    words: Catalogue,
    prices: Mapping[str, int] | None = None,
) -> str:
    """Things in words, with duplicates counted, and what one of them costs."""
    if not names:
        return words.text("carrara-board-empty")
    return ", ".join(
        words.say(noun(name))
        + (f" ×{n}" if n > 1 else "")
        + (f" ({words.text('carrara-board-coins', {'coins': prices[name]})})" if prices else "")
        for name, n in Counter(names).items()
    )
