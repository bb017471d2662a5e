# mypyc: compiled
"""A position declared once: every field with its notation and its words, in one table per game.

JSON, loading, rigged positions of tests, options, the open part of a View and the memory of a
Knowledge are made from that table, by name. They are asked for often enough to be compiled, fields
and notations as native classes. Hot code never comes here: it reads the attributes of the native
class, and its ``copy_into`` and ``fingerprint`` are written by hand; a conformance test walks the
table, so that a field they forget fails by its name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.core.options import Option, Options
from palazzi.core.state import State
from palazzi.core.view import Knowledge

S = TypeVar("S", bound=State)

SEATS: Final = -1
"""As a length: one for each player. Any negative length: that many per player."""


class Notation:
    """How an integer of a position is written as plain data, and read back."""

    def write(self, value: i64) -> object:
        """As plain data."""
        return int(value)

    def read(self, data: Any) -> Any:
        """The integer, or the flag, that ``write`` was given."""
        return int(data)


@final
class _Flag(Notation):
    def write(self, value: i64) -> object:
        return value != 0

    def read(self, data: Any) -> Any:
        return bool(data)


@final
class _Name(Notation):
    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)

    def write(self, value: i64) -> object:
        return None if value < 0 else self._names[value]

    def read(self, data: Any) -> Any:
        return -1 if data is None else self._names.index(data)


@final
class _Mask(Notation):
    def __init__(self, names: Sequence[str]) -> None:
        self._names = list(names)

    def write(self, value: i64) -> object:
        found: list[str] = []
        for name in self._names:
            if value & 1:
                found.append(name)
            value >>= 1
        return found

    def read(self, data: Any) -> Any:
        mask = 0
        for name in data:
            mask |= int(bit(self._names.index(name)))
        return mask


@final
class Coded(Notation):
    """By a pair of functions."""

    def __init__(self, write: Callable[[int], object], read: Callable[[Any], int]) -> None:
        self._write = write
        self._read = read

    def write(self, value: i64) -> object:
        return self._write(value)

    def read(self, data: Any) -> Any:
        return self._read(data)


NUMBER: Final = Notation()
FLAG: Final[Notation] = _Flag()


def name_of(names: Sequence[str]) -> Notation:
    """One of these names; a negative number is none of them."""
    return _Name(names)


def mask_of(names: Sequence[str]) -> Notation:
    """A set of these names, one bit each."""
    return _Mask(names)


class Field:
    """What stands under one key of a position's JSON."""

    def __init__(
        self,
        key: str,
        words: str,
        notation: Notation = NUMBER,
        *,
        shown: bool = False,
        remembered: bool = False,
        hashed: bool = True,
        printed: bool = False,
    ) -> None:
        self.key = key
        self.words = words
        """What it is, for whoever reads the table."""
        self.notation = notation
        self.shown = shown
        """Whether everybody may see it: views then have it as JSON does."""
        self.remembered = remembered
        """Whether whoever forgets nothing knows it: then it is in what seats could remember."""
        self.hashed = hashed
        """Whether ``fingerprint`` counts it. What never changes during a game need not."""
        self.printed = printed
        """Whether it follows from the edition alone."""
        self.shared = False
        """Whether copies share it: an object that never changes, such as an edition's tables."""
        self.attributes: tuple[str, ...] = (key,)
        """The attributes of the State that it stands for."""
        self.lengths: tuple[int, ...] = ()
        """Of those attributes that are vecs, which come first."""
        self.first = 0
        """What such a vec is full of before the game begins."""

    def write(self, state: State) -> object:
        """As plain data."""
        raise NotImplementedError

    def read(self, state: State, data: Any) -> None:
        """Set it from what ``write`` made."""
        raise NotImplementedError


@final
class One(Field):
    """A single value."""

    def write(self, state: State) -> object:
        return self.notation.write(getattr(state, self.key))

    def read(self, state: State, data: Any) -> None:
        setattr(state, self.key, self.notation.read(data))


@final
class Each(Field):
    """A vec: a list of values, by default one per seat."""

    def __init__(
        self,
        key: str,
        words: str,
        notation: Notation = NUMBER,
        length: int = SEATS,
        *,
        first: int = 0,
        shown: bool = False,
        remembered: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, notation, shown=shown, remembered=remembered, hashed=hashed)
        self.lengths = (length,)
        self.first = first

    def write(self, state: State) -> object:
        length = _length(self.lengths[0], state.players)
        return _some(getattr(state, self.key), 0, length, self.notation)

    def read(self, state: State, data: Any) -> None:
        values = getattr(state, self.key)
        for i, value in enumerate(data):
            values[i] = self.notation.read(value)


def _length(length: i64, players: i64) -> i64:
    return length if length >= 0 else -length * players


def _some(values: vec[i64], first: i64, length: i64, notation: Notation) -> list[object]:
    """A run of the values, in their notation."""
    found: list[object] = []
    i = first
    while i < first + length:
        found.append(notation.write(values[i]))
        i += 1
    return found


@final
class Grid(Field):
    """A vec as rows of a table, by default one row per seat."""

    def __init__(
        self,
        key: str,
        words: str,
        columns: int,
        notation: Notation = NUMBER,
        rows: int = SEATS,
        *,
        first: int = 0,
        shown: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, notation, shown=shown, hashed=hashed)
        self.lengths = (rows * columns,)
        self.first = first
        self._columns: i64 = columns

    def write(self, state: State) -> object:
        values: vec[i64] = getattr(state, self.key)
        end = _length(self.lengths[0], state.players)
        found: list[object] = []
        at: i64 = 0
        while at < end:
            found.append(_some(values, at, self._columns, self.notation))
            at += self._columns
        return found

    def read(self, state: State, data: Any) -> None:
        values = getattr(state, self.key)
        for row, line in enumerate(data):
            for i, value in enumerate(line):
                values[self._columns * row + i] = self.notation.read(value)


@final
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
        self._length: i64 = length

    def write(self, state: State) -> object:
        mask: i64 = getattr(state, self.key)
        found: list[bool] = []
        i: i64 = 0
        while i < _length(self._length, state.players):
            found.append((mask >> i) & 1 != 0)
            i += 1
        return found

    def read(self, state: State, data: Any) -> None:
        setattr(state, self.key, sum(int(bit(i)) for i, is_set in enumerate(data) if is_set))


@final
class Named(Field):
    """A vec as a table: a number under each of these names."""

    def __init__(
        self,
        key: str,
        words: str,
        names: Sequence[str],
        *,
        first: int = 0,
        shown: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, shown=shown, hashed=hashed)
        self.lengths = (len(names),)
        self.first = first
        self._names = list(names)

    def write(self, state: State) -> object:
        values: vec[i64] = getattr(state, self.key)
        found: dict[str, int] = {}
        for i, name in enumerate(self._names):
            found[name] = values[i]
        return found

    def read(self, state: State, data: Any) -> None:
        values = getattr(state, self.key)
        for i, name in enumerate(self._names):
            values[i] = data[name]


@final
class Several(Field):
    """Attributes of one notation under one key, as a list."""

    def __init__(
        self,
        key: str,
        words: str,
        attributes: tuple[str, ...],
        notation: Notation = NUMBER,
        *,
        shown: bool = False,
        hashed: bool = True,
    ) -> None:
        super().__init__(key, words, notation, shown=shown, hashed=hashed)
        self.attributes = attributes

    def write(self, state: State) -> object:
        return [self.notation.write(getattr(state, name)) for name in self.attributes]

    def read(self, state: State, data: Any) -> None:
        for name, value in zip(self.attributes, data, strict=True):
            setattr(state, name, self.notation.read(value))


@final
class Custom(Field, Generic[S]):
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
        lengths: tuple[int, ...] = (),
    ) -> None:
        super().__init__(key, words, shown=shown, hashed=hashed)
        self.shared = self.printed = shared
        self.lengths = lengths
        self.attributes = attributes
        self._write = write
        self._read = read

    def write(self, state: State) -> object:
        return self._write(state)  # type: ignore[arg-type]

    def read(self, state: State, data: Any) -> None:
        self._read(state, data)  # type: ignore[arg-type]


@final
class Layout:
    """All fields of a game's position, beside ``players``, ``actor`` and ``phase``."""

    def __init__(self, *fields: Field) -> None:
        self.fields = list(fields)
        self._shown = [field for field in fields if field.shown]
        self._remembered = [field for field in fields if field.remembered]

    def make_room(self, state: State) -> None:
        """Give a new position its vecs."""
        for field in self.fields:
            for name, length in zip(field.attributes, field.lengths, strict=False):
                room = int(_length(length, state.players))
                setattr(state, name, vec[i64]([field.first] * room))

    def to_json(self, state: State) -> dict[str, object]:
        """The whole position as plain data."""
        written: dict[str, object] = {
            "players": int(state.players),
            "actor": int(state.actor),
            "phase": state.phases[state.phase].name,
        }
        for field in self.fields:
            written[field.key] = field.write(state)
        return written

    def load(self, state: State, data: Mapping[str, object]) -> None:
        """Fill a new position from what ``to_json`` wrote."""
        state.actor = cast("int", data["actor"])
        state.phase = state.phase_named(str(data["phase"]))
        for field in self.fields:
            field.read(state, data[field.key])

    def show_into(self, view: dict[str, Any], state: State) -> None:
        """Add the fields that everybody may see to a View."""
        for field in self._shown:
            view[field.key] = field.write(state)

    def memory(self, state: State) -> dict[str, Any]:
        """The fields that whoever forgets nothing knows, for a Knowledge."""
        found: dict[str, Any] = {}
        for field in self._remembered:
            found[field.key] = field.write(state)
        return found

    def load_known(self, state: State, knowledge: Knowledge) -> None:
        """Fill all these fields from a Knowledge."""
        seen: Mapping[str, object] = knowledge
        for field in self._shown:
            field.read(state, seen[field.key])
        for field in self._remembered:
            field.read(state, knowledge["memory"][field.key])


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
