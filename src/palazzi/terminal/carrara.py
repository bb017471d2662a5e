"""Carrara's board as text, from a View."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

from palazzi.core.messages import Message
from palazzi.core.view import View
from palazzi.games.carrara.components import SEGMENTS
from palazzi.games.carrara.shapes import CarraraView, SeatView
from palazzi.games.carrara.words import building, city, scoring, stone, thing
from palazzi.locale import Catalogue


def board(view: View, words: Catalogue, names: Sequence[str]) -> str:
    """The whole position as the view's seat may see it."""
    v = cast("CarraraView", view)
    bag = words.text("carrara-board-bag", {"stones": v["bag_size"]})
    last = "" if v["ending"] == "running" else f"  ·  {words.text('carrara-board-last-round')}"
    lines = [f"{words.text('carrara-board-wheel')}  ·  {bag}{last}"]
    for segment, stones in zip(SEGMENTS, v["wheel"], strict=True):
        lines.append(f"  {segment:<5}{_list(stones, stone, words)}")
    stack = words.text("carrara-board-stack", {"buildings": len(v["stack"])})
    lines += ["", f"{words.text('carrara-board-offer')}  ·  {stack}"]
    lines.append(f"  {_list(v['face_up'], building, words)}")
    if v["eights"]:
        lines.append(f"  {_list(v['eights'], building, words)}")
    lines.append(f"{words.text('carrara-board-sale')}: {_list(v['sale'], thing, words)}")
    if v["upgraders"]:
        label = words.text("carrara-board-upgraders")
        lines.append(f"{label}: {_list(v['upgraders'], scoring, words)}")
    lines += ["", *(f"  {words.say(text)}" for text in v["explained"].values())]
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


def _list(names: Sequence[str], noun: Callable[[str], Message], words: Catalogue) -> str:
    """Things in words, with duplicates counted."""
    if not names:
        return words.text("carrara-board-empty")
    return ", ".join(
        words.say(noun(name)) + (f" ×{n}" if n > 1 else "") for name, n in Counter(names).items()
    )
