"""Paletti's board as text, from a View: the storeys from the top down, each of them from above.

While a place is aimed at, the topmost one is drawn larger, in its own frame and with millimetres
at its edges: those that name the place.
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
from palazzi.terminal.aiming import MILLIMETRE, PlacePointer, aiming
from palazzi.terminal.plans import mark_of, plain_plan
from palazzi.terminal.sight import Sight

HIGH: Final = 12
"""Lines of a plan."""
BESIDE: Final = 3
"""Plans side by side in 80 columns."""


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
    lines += ["", *_plans(v, words)]
    if isinstance(aiming(sight), PlacePointer):
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


def _plans(v: PalettiView, words: Catalogue) -> list[str]:
    """Every level, the topmost first, some beside each other."""
    palace = base64.b64decode(v["palace"])
    drawn: list[list[str]] = []
    for number in range(v["top"], -1, -1):
        name = words.say(level_alone(number))
        head = f"{name[:1].upper()}{name[1:]}"[: 2 * HIGH]
        drawn.append([head, *plain_plan(v, palace, number, HIGH)])
    lines: list[str] = []
    for first in range(0, len(drawn), BESIDE):
        for row in zip(*drawn[first : first + BESIDE], strict=True):
            lines.append("  " + "   ".join(f"{cell:<{2 * HIGH}}" for cell in row).rstrip())
    return lines


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
            _draw(rows, x, y, round(reach(number) * 1e5), mark_of(name)[0])
    where = words.say(level_alone(top))
    lines = [words.text("paletti-board-above", {"level": where, "step": STEP // 100})]
    for along, row in zip(range(CELLS, -CELLS - 1, -2), rows, strict=True):
        text = "".join(row).rstrip()
        if text:
            lines.append(f"  {along * STEP // MILLIMETRE:>4} {text}")
    marks = range(-CELLS, CELLS + 1, 10)
    scale = "".join(f"{across * STEP // MILLIMETRE:<10}" for across in marks)
    return [*lines, f"       {scale}".rstrip()]


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
