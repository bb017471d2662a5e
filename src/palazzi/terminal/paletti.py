"""Paletti's board as text, from a View: the storeys from the top down, and the topmost from above.

The picture from above is the grid that names places: ``across`` from left to right, ``along`` from
front to back.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Final, cast

from palazzi.core.messages import Argument
from palazzi.games.paletti.components import CELLS, COLUMN_NAMES
from palazzi.games.paletti.places import STEP, in_frame, outline_cells
from palazzi.games.paletti.shapes import PalettiView
from palazzi.games.paletti.words import column, level_alone
from palazzi.games.paletti.world.pieces import reach
from palazzi.locale import Catalogue
from palazzi.terminal.sight import Sight

SYMBOLS: Final = ("✚", "■", "▲", "◆")
"""By colour, as in the words for them."""


def board(sight: Sight, words: Catalogue) -> str:
    """The whole position as the view's seat may see it."""
    v, names = cast("PalettiView", sight.view), sight.names
    lines: list[str] = []
    for number in range(v["top"], -1, -1):
        lines += _storey(v, number, words)
    for key, where in (("paletti-board-box", -2), ("paletti-board-out", -1)):
        gone = [name for name in COLUMN_NAMES if v["level"][name] == where]
        if gone:
            lines.append(f"  {words.text(key)}: {_columns(v, gone, words)}")
    lines += ["", *_from_above(v, words)]
    for seat in range(v["players"]):
        lines += ["", *_player(v, seat, words, names)]
    neutral = [colour for colour, owner in v["owner"].items() if owner == -2]
    if neutral:
        label = words.text("paletti-board-neutral")
        lines += ["", f"  {label}: {words.text('paletti-colour', {'colour': neutral[0]})}"]
    return "\n".join(lines)


def _storey(v: PalettiView, number: int, words: Catalogue) -> list[str]:
    standing = [name for name in COLUMN_NAMES if v["level"][name] == number]
    args: dict[str, Argument] = {"level": level_alone(number), "columns": len(standing)}
    marks = []
    if number == v["top"]:
        marks.append(words.text("paletti-board-topmost"))
    if number and number == v["scoring"]:
        marks.append(words.text("paletti-board-scoring"))
    head = words.text("paletti-board-level", args)
    head = head[:1].upper() + head[1:] + (f"  ← {', '.join(marks)}" if marks else "")
    return [f"  {head}", f"    {_columns(v, standing, words)}"]


def _columns(v: PalettiView, columns: Sequence[str], words: Catalogue) -> str:
    if not columns:
        return words.text("paletti-board-empty")
    return ", ".join(_column(v, name, words) for name in columns)


def _column(v: PalettiView, name: str, words: Catalogue) -> str:
    notes = []
    if name in v["covered"]:
        notes.append(words.text("paletti-board-covered"))
    if name in v["blocked"]:
        notes.append(words.text("paletti-board-blocked"))
    if v["loads"] is not None and v["level"][name] >= 0:
        load = v["loads"][COLUMN_NAMES.index(name)]
        notes.append(words.text("paletti-board-carries", {"load": load}))
    return words.say(column(name)) + (f" ({', '.join(notes)})" if notes else "")


def _from_above(v: PalettiView, words: Catalogue) -> list[str]:
    """The topmost level, two grid steps per line so that it looks square."""
    palace = base64.b64decode(v["palace"])
    top = v["top"]
    cells = outline_cells(top)
    rows: list[list[str]] = []
    for along in range(CELLS, -CELLS - 1, -2):
        row = [" ·"[cells[i] >> (along + CELLS) & 1] for i in range(2 * CELLS + 1)]
        rows.append(row)
    for number, name in enumerate(COLUMN_NAMES):
        if v["level"][name] == top:
            x, y = in_frame(palace, number, top)
            _draw(rows, x, y, round(reach(number) * 1e5), SYMBOLS[number // 5])
    where = words.say(level_alone(top))
    lines = [words.text("paletti-board-above", {"level": where, "step": STEP // 100})]
    for along, row in zip(range(CELLS, -CELLS - 1, -2), rows, strict=True):
        text = "".join(row).rstrip()
        if text:
            lines.append(f"  {along:>3} {text}")
    scale = "".join(f"{across:<10}" for across in range(-CELLS, CELLS + 1, 10))
    return [*lines, f"      {scale}".rstrip()]


def _draw(rows: list[list[str]], x: int, y: int, room: int, symbol: str) -> None:
    for line, row in enumerate(rows):
        along = CELLS - 2 * line
        for i in range(len(row)):
            dx, dy = (i - CELLS) * STEP - x, along * STEP - y
            if dx * dx + dy * dy <= max(room, STEP) ** 2:
                row[i] = symbol


def _player(v: PalettiView, seat: int, words: Catalogue, names: Sequence[str]) -> list[str]:
    mark = "▶" if seat == v["actor"] or (v["moving"] and seat == v["hand"]) else " "
    row = v["seats"][seat]
    facts = [words.text("paletti-colour", {"colour": colour}) for colour in row["colours"]]
    facts.append(words.text("terminal-points", {"points": row["points"]}))
    if seat == v["holder"]:
        facts.append(words.text("paletti-board-seal"))
    if seat == v["shown"]:
        facts.append(words.text("paletti-board-shown"))
    return [f"{mark} {names[seat]}  ·  {'  ·  '.join(facts)}"]
