"""Paletti on the screen: every level from above, and what is aimed at with the arrow keys."""

from __future__ import annotations

import base64
import math
from typing import Final, cast

from rich.style import Style
from rich.text import Text

from palazzi.core.messages import Argument
from palazzi.games.paletti.components import COLUMN_NAMES, DIRECTIONS, PLATEAU_NAMES
from palazzi.games.paletti.places import STEP, middle_of, seen_place, turn_of
from palazzi.games.paletti.shapes import PalettiView
from palazzi.games.paletti.words import column, level_alone
from palazzi.games.paletti.world.pieces import OUTLINES, reach
from palazzi.games.paletti.world.polygons import Point
from palazzi.terminal.aiming import PlacePointer, Pointer, WayPointer
from palazzi.terminal.plans import (
    FULL,
    SYMBOLS,
    PlanGrid,
    inside,
    mark_of,
    outline,
    placed,
    plan_grid,
)
from palazzi.terminal.screen.board import PAINT, Board, beside, lines, rows

SMALL, LARGER = 12, 14
"""Lines of a plan that is only looked at, by how much room there is."""
ARROWS: Final = "→↗↑↖←↙↓↘"


class PalettiBoard(Board):
    """Columns have colour, symbol and shape."""

    @property
    def v(self) -> PalettiView:
        """The view as Paletti's."""
        return cast("PalettiView", self.sight.view)

    def middle(self, width: int) -> list[Text]:
        v = self.v
        palace = base64.b64decode(v["palace"])
        levels = list(range(v["top"], -1, -1))
        aimed: list[Text] = []
        if self.aim is not None:
            name = v["aim"]["column"]
            pulled = isinstance(self.aim, WayPointer) and name is not None
            where = max(0, v["level"][name]) if pulled and name is not None else v["top"]
            high = max(SMALL, min(27, self.room - 1))
            aimed = [lines(self._head(where), self._plan(palace, where, high, self.aim))]
            levels.remove(where)
        size = LARGER if width > 80 and self.room > LARGER else SMALL
        plans = [lines(self._head(n), self._plan(palace, n, size, None)) for n in levels]
        made = [self._shelf([*aimed, *plans], width)]
        for key, where in (("paletti-board-box", -2), ("paletti-board-out", -1)):
            gone = [name for name in COLUMN_NAMES if v["level"][name] == where]
            if gone:
                label = Text(self.words.text(key), "bold")
                made.append(rows([label, *(self.column(name) for name in gone)], width, "  "))
        return made

    def _shelf(self, plans: list[Text], width: int) -> Text:
        """As many beside each other as there is room for."""
        shelves: list[list[Text]] = [[]]
        used = 0
        for plan in plans:
            wide = max(line.cell_len for line in plan.split("\n")) + 2
            if shelves[-1] and used + wide > width:
                shelves.append([])
                used = 0
            shelves[-1].append(plan)
            used += wide
        return lines(*(beside(shelf) for shelf in shelves))

    def player(self, seat: int, width: int) -> Text:
        v, words = self.v, self.words
        row = v["seats"][seat]
        facts = [words.text("terminal-points", {"points": row["points"]})]
        if seat == v["holder"]:
            facts.append(words.text("paletti-board-seal"))
        if seat == v["shown"]:
            facts.append(words.text("paletti-board-shown"))
        made = [self.head(seat, *facts)]
        own = [name for name in COLUMN_NAMES if name.partition("-")[0] in row["colours"]]
        pieces: list[Text] = []
        for name in own:
            at = v["level"][name]
            piece = self.column(name)
            piece.append(f":{at}" if at >= 0 else ":✕", "" if name in row["usable"] else "dim")
            pieces.append(piece)
        for colour in row["colours"]:
            name = words.text("paletti-colour", {"colour": colour})
            pieces.insert(0, self.piece(f" {name} ", colour))
        made.append(rows(pieces, width, "  "))
        usable = [words.say(column(name)) for name in row["usable"]]
        if usable and seat == self.sight.seat:
            args: dict[str, Argument] = {"columns": words.join(usable)}
            told = words.text("terminal-usable", args)
            made.append(rows([Text(word, "dim") for word in told.split()], width, "  "))
        return lines(*made)

    # ---- pieces

    def column(self, name: str) -> Text:
        """A column in two characters: its colour's symbol, and its shape or number."""
        return self.piece(mark_of(name), name.partition("-")[0], f"column:{name}")

    def _head(self, number: int) -> Text:
        v = self.v
        marks = []
        if number and number == v["scoring"]:
            marks.append(self.words.text("paletti-board-scoring"))
        text = self.words.say(level_alone(number))
        head = Text(f"{number} {text[:1].upper()}{text[1:]}", "bold")
        if number < len(PLATEAU_NAMES) and number == v["top"]:
            head = self.part(head, f"plateau:{PLATEAU_NAMES[number]}")
        return head.append(f" ← {', '.join(marks)}" if marks else "", "italic")

    def _plan(self, palace: bytes, number: int, high: int, aim: Pointer | None) -> Text:
        """A level from above; two characters are as wide as a line is high."""
        v = self.v
        plan, edge = plan_grid(palace, v["top"], high), outline(palace, number)
        ghost = self._ghost(palace, aim) if aim is not None else []
        floor = Style(color="#8a6a3c", bgcolor="#e9d8b4")
        over = Style(color="#6a4a1c", bgcolor="#cfae74")
        grid: list[list[tuple[str, Style | None]]] = []
        for line in range(high):
            cells: list[tuple[str, Style | None]] = []
            for across in range(plan.wide):
                place = plan.place(line, across)
                if ghost and inside(ghost, *place):
                    cells.append(("░", over))
                else:
                    cells.append((" ", floor if inside(edge, *place) else None))
            grid.append(cells)
        for line, across in self._free_spots(palace, aim, plan):
            grid[line][across] = ("·", grid[line][across][1] or Style(dim=True))
        labels: dict[tuple[int, int], Text] = {}
        for index, name in enumerate(COLUMN_NAMES):
            if v["level"][name] == number:
                at = plan.free_cell(seen_place(palace, index), labels.keys())
                labels[at] = self._standing(name)
        for line, across, mark in self._cursor(palace, aim, plan):
            labels.pop((line, across - 1), None)
            labels[line, across] = mark
        return lines(*(_drawn(row, line, labels) for line, row in enumerate(grid)))

    def _standing(self, name: str) -> Text:
        """A column where it stands; a covered one is hard to get at, a blocked one taboo."""
        label = self.column(name)
        if name in self.v["blocked"]:
            label.stylize(Style(strike=True, dim=True))
        if name == self.v["aim"]["column"]:
            label.stylize(Style(reverse=True, bold=True))
        return label

    def _world(self, palace: bytes, cell: Point) -> Point:
        """A cell in the frame of the foundation: of the topmost level, or of a plateau's aim."""
        u, w = cell[0] * STEP, cell[1] * STEP
        if self.v["aim"]["column"] is None:
            return u, w
        cosine, sine = turn_of(palace, self.v["top"])
        mx, my = middle_of(palace, self.v["top"])
        return mx + (u * cosine - w * sine) / FULL, my + (u * sine + w * cosine) / FULL

    def _ghost(self, palace: bytes, aim: Pointer) -> list[Point]:
        """The next plateau as it would lie."""
        v = self.v
        if v["aim"]["column"] is not None or v["top"] >= len(OUTLINES):
            return []
        way = aim.at if isinstance(aim, WayPointer) else v["aim"]["direction"]
        middle = self._world(palace, aim.at) if isinstance(aim, PlacePointer) else (0.0, 0.0)
        turn = way * 2 * math.pi / DIRECTIONS
        return placed(OUTLINES[v["top"]], math.cos(turn), math.sin(turn), middle)

    def _free_spots(
        self, palace: bytes, aim: Pointer | None, plan: PlanGrid
    ) -> set[tuple[int, int]]:
        if not isinstance(aim, PlacePointer):
            return set()
        return {plan.cell(self._world(palace, cell)) for cell in aim.cells}

    def _cursor(
        self, palace: bytes, aim: Pointer | None, plan: PlanGrid
    ) -> list[tuple[int, int, Text]]:
        """Where it is pointed at: a cross, or an arrow away from the column."""
        strong = Style(color="#ffffff", bgcolor="#1c1c1c", bold=True)
        if isinstance(aim, PlacePointer):
            line, across = plan.cell(self._world(palace, aim.at))
            return [(line, across, Text().append("✛", strong))]
        name = self.v["aim"]["column"]
        if not isinstance(aim, WayPointer) or name is None:
            return []
        index = COLUMN_NAMES.index(name)
        x, y = seen_place(palace, index)
        turn = aim.at * 2 * math.pi / DIRECTIONS
        arrow = ARROWS[round(aim.at * len(ARROWS) / DIRECTIONS) % len(ARROWS)]
        marks: list[tuple[int, int, Text]] = []
        start = plan.cell((x, y))
        far = max(2 * plan.extent / plan.high, reach(index) * 1e5)
        for number in range(1, 5):
            length = far * (0.6 + number)
            cell = plan.cell((x + length * math.cos(turn), y + length * math.sin(turn)))
            if cell[0] != start[0] or abs(cell[1] - start[1]) > 1:
                marks.append((*cell, Text().append(arrow, strong)))
        return marks


def _drawn(
    row: list[tuple[str, Style | None]], line: int, labels: dict[tuple[int, int], Text]
) -> Text:
    text = Text()
    across = 0
    while across < len(row):
        label = labels.get((line, across))
        if label is not None:
            text.append_text(label)
            across += label.cell_len
        else:
            mark, style = row[across]
            text.append(mark, style)
            across += 1
    return text


assert set(SYMBOLS) <= set(PAINT)
