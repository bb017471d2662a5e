"""A position declared once: every field with its kind and its words, in one table per game.

JSON, loading, rigged positions of tests, options and the open part of a View are made from that
table, by name. Hot code never comes here: it reads the attributes of the native class, and its
``copy_into`` and ``fingerprint`` are written by hand; a conformance test walks the table, so that a
field they forget fails by its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from palazzi.core.options import Option, Options
from palazzi.core.state import State

S = TypeVar("S", bound=State)

SEATS: Final = 0
"""As a length: one for each player."""


@dataclass(frozen=True)
class Kind:
    """How an integer of a position is written as plain data, and read back."""

    write: Callable[[Any], object]
    read: Callable[[Any], int]


NUMBER: Final = Kind(int, int)
FLAG: Final = Kind(bool, bool)


def name_of(names: Sequence[str]) -> Kind:
    """One of these names; a negative number is none of them."""
    return Kind(
        lambda value: None if value < 0 else names[value],
        lambda name: -1 if name is None else names.index(name),
    )


def mask_of(names: Sequence[str]) -> Kind:
    """A set of these names, one bit each."""
    return Kind(
        lambda mask: [name for i, name in enumerate(names) if mask >> i & 1],
        lambda chosen: sum(1 << names.index(name) for name in chosen),
    )


class Field(ABC):
    """What stands under one key of a position's JSON."""

    def __init__(
        self, key: str, words: str, kind: Kind = NUMBER, *, shown: bool = False, hashed: bool = True
    ) -> None:
        self.key = key
        self.words = words
        """What it is, for whoever reads the table."""
        self.kind = kind
        self.shown = shown
        """Whether everybody may see it: views then have it as JSON does."""
        self.hashed = hashed
        """Whether ``fingerprint`` counts it. What never changes during a game need not."""
        self.shared = False
        """Whether copies share it: an object that never changes, such as an edition's tables."""

    @property
    def attributes(self) -> tuple[str, ...]:
        """The attributes of the State that it stands for."""
        return (self.key,)

    @abstractmethod
    def write(self, state: State) -> object:
        """As plain data."""

    @abstractmethod
    def read(self, state: State, data: Any) -> None:
        """Set it from what ``write`` made."""


class One(Field):
    """A single value."""

    def write(self, state: State) -> object:
        return self.kind.write(getattr(state, self.key))

    def read(self, state: State, data: Any) -> None:
        setattr(state, self.key, self.kind.read(data))


class Each(Field):
    """A vec: a list of values, by default one per seat."""

    def __init__(
        self,
        key: str,
        words: str,
        kind: Kind = NUMBER,
        length: int = SEATS,
        *,
        shown: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, kind, shown=shown, hashed=hashed)
        self._length = length

    def write(self, state: State) -> object:
        values = getattr(state, self.key)
        return [self.kind.write(values[i]) for i in range(self._length or state.players)]

    def read(self, state: State, data: Any) -> None:
        values = getattr(state, self.key)
        for i, value in enumerate(data):
            values[i] = self.kind.read(value)


class Grid(Field):
    """A vec as rows of a table, by default one row per seat."""

    def __init__(
        self,
        key: str,
        words: str,
        columns: int,
        kind: Kind = NUMBER,
        rows: int = SEATS,
        *,
        shown: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, kind, shown=shown, hashed=hashed)
        self._rows = rows
        self._columns = columns

    def write(self, state: State) -> object:
        values, n = getattr(state, self.key), self._columns
        rows = range(self._rows or state.players)
        return [[self.kind.write(values[n * row + i]) for i in range(n)] for row in rows]

    def read(self, state: State, data: Any) -> None:
        values = getattr(state, self.key)
        for row, line in enumerate(data):
            for i, value in enumerate(line):
                values[self._columns * row + i] = self.kind.read(value)


class Bits(Field):
    """A mask as a list of yes and no, by default one per seat."""

    def __init__(
        self,
        key: str,
        words: str,
        length: int = SEATS,
        *,
        shown: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, shown=shown, hashed=hashed)
        self._length = length

    def write(self, state: State) -> object:
        mask = getattr(state, self.key)
        return [bool(mask >> i & 1) for i in range(self._length or state.players)]

    def read(self, state: State, data: Any) -> None:
        setattr(state, self.key, sum(1 << i for i, bit in enumerate(data) if bit))


class Several(Field):
    """Attributes of one kind under one key, as a list."""

    def __init__(
        self,
        key: str,
        words: str,
        attributes: tuple[str, ...],
        kind: Kind = NUMBER,
        *,
        shown: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, kind, shown=shown, hashed=hashed)
        self._attributes = attributes

    @property
    def attributes(self) -> tuple[str, ...]:
        return self._attributes

    def write(self, state: State) -> object:
        return [self.kind.write(getattr(state, name)) for name in self._attributes]

    def read(self, state: State, data: Any) -> None:
        for name, value in zip(self._attributes, data, strict=True):
            setattr(state, name, self.kind.read(value))


class Made(Field, Generic[S]):
    """Attributes that a pair of functions writes and reads."""

    def __init__(
        self,
        key: str,
        words: str,
        attributes: tuple[str, ...],
        write: Callable[[S], object],
        read: Callable[[S, Any], None],
        *,
        shown: bool = False,
        hashed: bool = True,
        shared: bool = False,
    ) -> None:
        super().__init__(key, words, shown=shown, hashed=hashed)
        self.shared = shared
        self._attributes = attributes
        self._write = write
        self._read = read

    @property
    def attributes(self) -> tuple[str, ...]:
        return self._attributes

    def write(self, state: State) -> object:
        return self._write(state)  # type: ignore[arg-type]

    def read(self, state: State, data: Any) -> None:
        self._read(state, data)  # type: ignore[arg-type]


class Layout:
    """All fields of a game's position, beside ``players``, ``actor`` and ``phase``."""

    def __init__(self, *fields: Field) -> None:
        self.fields = fields

    def to_json(self, state: State) -> dict[str, object]:
        """The whole position as plain data."""
        return {
            "players": int(state.players),
            "actor": int(state.actor),
            "phase": state.phases[state.phase].name,
            **{field.key: field.write(state) for field in self.fields},
        }

    def load(self, state: State, data: Mapping[str, object]) -> None:
        """Fill a new position from what ``to_json`` wrote."""
        state.actor = data["actor"]  # type: ignore[assignment]
        state.phase = state.phase_named(str(data["phase"]))
        for field in self.fields:
            field.read(state, data[field.key])

    def shown(self, state: State) -> dict[str, Any]:
        """The fields that everybody may see, for a View."""
        return {field.key: field.write(state) for field in self.fields if field.shown}

    def load_shown(self, state: State, view: Mapping[str, object]) -> None:
        """Fill the fields that everybody may see from a View."""
        for field in self.fields:
            if field.shown:
                field.read(state, view[field.key])


def set_options(state: State, known: Sequence[Option], options: Mapping[str, object]) -> None:
    """Write a table's options into the fields they name."""
    for option in known:
        if option.field:
            setattr(state, option.field, option.code(options[option.key]))


def options_of(state: State, known: Sequence[Option]) -> Options:
    """The table's options, read back from the fields they name."""
    return {
        option.key: option.choice(getattr(state, option.field)) for option in known if option.field
    }
