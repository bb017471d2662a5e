"""What an edition file may correct, as data: every row with what may stand there and its mark.

From these tables follow how a file is read, the commented file that ``palazzi edition`` writes,
and the test that changes every figure. Whether the rows fit together is for the game to say, once
all are read.
"""

from __future__ import annotations

import json
import re
import tomllib
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from palazzi.core.components import Sourced
from palazzi.core.errors import BadEdition, nearest


class Cell(ABC):
    """What may stand in a row."""

    @abstractmethod
    def read(self, where: str, value: object) -> Any:
        """The value, checked; BadEdition if it cannot stand there."""

    @abstractmethod
    def others(self, ours: Any) -> Iterator[object]:
        """Some values besides ours that may stand there, as a file has them."""

    def write(self, value: Any) -> str:
        """As TOML has it; for all that our tables hold that is what JSON has."""
        return json.dumps(value)


@dataclass(frozen=True)
class Figure(Cell):
    """A number."""

    low: int
    high: int

    def read(self, where: str, value: object) -> int:
        if type(value) is not int or not self.low <= value <= self.high:
            bad = BadEdition(
                f"'{where}' must be a number from {self.low} to {self.high}, not '{value}'."
            )
            low, high = self.low, self.high
            raise bad.told(
                "error-edition-number", where=where, low=low, high=high, value=str(value)
            )
        return value

    def others(self, ours: int) -> Iterator[object]:
        yield from {self.low, self.high, min(ours + 1, self.high)} - {ours}


@dataclass(frozen=True)
class Word(Cell):
    """One of several words."""

    choices: tuple[str, ...]

    def read(self, where: str, value: object) -> str:
        if value not in self.choices:
            hint = nearest(str(value), self.choices) or "."
            known = ", ".join(self.choices)
            bad = BadEdition(f"'{where}' must be one of {known}, not '{value}'{hint}")
            raise bad.told("error-edition-word", where=where, known=known, value=str(value))
        return str(value)

    def others(self, ours: str) -> Iterator[object]:
        # The next one: tables have a row for each word, so that every word has its turn.
        yield self.choices[(self.choices.index(ours) + 1) % len(self.choices)]


@dataclass(frozen=True)
class NamedFigures(Cell):
    """Numbers by name; what is not named is 0."""

    figures: Mapping[str, Figure]

    def read(self, where: str, value: object) -> tuple[int, ...]:
        if not isinstance(value, Mapping) or not set(value) <= set(self.figures):
            names = " and ".join(self.figures)
            example = f"{{{next(iter(self.figures))} = 1}}"
            bad = BadEdition(f"'{where}' needs {names}, as in: {example}.")
            known = ", ".join(self.figures)
            raise bad.told("error-edition-named", where=where, known=known, example=example)
        return tuple(
            figure.read(f"{where}.{name}", value.get(name, 0))
            for name, figure in self.figures.items()
        )

    def others(self, ours: Sequence[int]) -> Iterator[object]:
        for at, (name, figure) in enumerate(self.figures.items()):
            for other in figure.others(ours[at]):
                yield {**dict(zip(self.figures, ours, strict=True)), name: other}

    def write(self, value: Sequence[int]) -> str:
        pairs = zip(self.figures, value, strict=True)
        return f"{{ {', '.join(f'{name} = {number}' for name, number in pairs)} }}"


@dataclass(frozen=True)
class FixedList(Cell):
    """A list of a fixed length."""

    cells: tuple[Cell, ...]

    def read(self, where: str, value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple) or len(value) != len(self.cells):
            count = len(self.cells)
            bad = BadEdition(f"'{where}' must list {count} values, not '{value}'.")
            raise bad.told("error-edition-list", where=where, count=count, value=str(value))
        return tuple(cell.read(where, v) for cell, v in zip(self.cells, value, strict=True))

    def others(self, ours: Sequence[Any]) -> Iterator[object]:
        for at, cell in enumerate(self.cells):
            for other in cell.others(ours[at]):
                yield [*ours[:at], other, *ours[at + 1 :]]


@dataclass(frozen=True)
class Order(Cell):
    """The same things in some order."""

    things: tuple[int, ...]

    def read(self, where: str, value: object) -> tuple[int, ...]:
        if not isinstance(value, list | tuple) or sorted(map(str, value)) != sorted(
            map(str, self.things)
        ):
            known = ", ".join(map(str, self.things))
            bad = BadEdition(f"'{where}' must list each of {known} once.")
            raise bad.told("error-edition-order", where=where, known=known)
        return tuple(int(thing) for thing in value)

    def others(self, ours: Sequence[int]) -> Iterator[object]:
        yield [*ours[1:], ours[0]]
        yield [*ours[::-1]]


@dataclass(frozen=True)
class Correctable:
    """A table that an edition may correct: rows by name, or a single value."""

    name: str
    """In files. Its explanation is the message ``<game>-edition-<name>`` of the catalogues."""
    ours: Sourced[Any]
    """With its mark; of a table by rows, all that may be corrected."""
    cell: Cell | Mapping[str, Cell]
    """What may stand in its rows; by row where they differ."""

    def cell_of(self, row: str) -> Cell:
        """What may stand in a row."""
        return self.cell if isinstance(self.cell, Cell) else self.cell[row]

    @property
    def rows(self) -> Mapping[str, Any] | None:
        """Our values by name; None if there is only one."""
        value = self.ours.value
        return {str(row): v for row, v in value.items()} if isinstance(value, Mapping) else None

    def read(self, edition: Mapping[str, object]) -> Any:
        """Our values with those of the edition in their place; BadEdition if one cannot be."""
        rows = self.rows
        if rows is None:
            if self.name not in edition:
                return self.ours.value
            return self.cell_of(self.name).read(self.name, edition[self.name])
        return {**rows, **self.given(edition)}

    def given(self, edition: Mapping[str, object]) -> dict[str, Any]:
        """The rows of the edition alone."""
        known = self.rows or {}
        named = ", ".join(known)
        theirs = edition.get(self.name, {})
        if not isinstance(theirs, Mapping):
            bad = BadEdition(f"The table '{self.name}' must list its rows by name: {named}.")
            raise bad.told("error-edition-rows", table=self.name, known=named)
        for row in theirs:
            if row not in known:
                hint = nearest(str(row), known) or f"; an edition may correct {named}."
                bad = BadEdition(f"The table '{self.name}' has no '{row}'{hint}")
                raise bad.told("error-edition-row", table=self.name, row=str(row), known=named)
        return {
            row: self.cell_of(row).read(f"{self.name}.{row}", value)
            for row, value in theirs.items()
        }

    def changes(self) -> Iterator[dict[str, object]]:
        """Editions that correct one row of it, some for each."""
        if self.rows is None:
            yield from (
                {self.name: other} for other in self.cell_of(self.name).others(self.ours.value)
            )
            return
        for row, ours in self.rows.items():
            for other in self.cell_of(row).others(ours):
                yield {self.name: {row: other}}


class Correction(NamedTuple):
    """A row in which an edition differs from ours, both as a file has them."""

    table: str
    row: str
    """Empty where the table is a single value."""
    ours: str
    theirs: str
    mark: str
    rule: str


def corrections(
    tables: Sequence[Correctable], edition: Mapping[str, object]
) -> Iterator[Correction]:
    """Where an edition that was read before differs from ours."""
    for table in tables:
        source, rows = table.ours, table.rows
        if table.name not in edition:
            continue
        if rows is None:
            found = [("", source.value, table.read(edition), source.mark)]
        else:
            marks = dict(zip(rows, map(source.mark_of, source.value), strict=True))
            given = table.given(edition)
            found = [(row, rows[row], theirs, marks[row]) for row, theirs in given.items()]
        for row, ours, theirs, mark in found:
            cell = table.cell_of(row or table.name)
            both = cell.write(ours), cell.write(theirs)
            if both[0] != both[1]:
                yield Correction(table.name, row, *both, str(mark), source.rule)


def read_file(text: str) -> dict[str, Any]:
    """What an edition file says; BadEdition names the line that is no TOML."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = re.search(r"line (\d+)", str(error))
        bad = BadEdition(f"The edition file cannot be read: {error}.")
        raise bad.told("error-edition-toml", line=int(line[1]) if line else 0) from None
