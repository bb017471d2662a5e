# mypyc: compiled
"""A position as numbers to learn from: what a game declares, and the buffer it writes them into.

Each game declares its slots once (``features.py`` of its folder): named blocks with sizes and
words, under a version such as ``palazzo-features@1``. A position is then written from one seat's
perspective as pairs of a slot and a whole number; slots that are not written are 0. Most are marks
(1: the phase is this one), some are counts, a few are amounts. Only what the seat may know is read,
and seats are counted from the one that looks, so the same position gives the same pairs whatever
the seats are called.

Nets, training and research observations use the same slots. A change of what a slot means is a new
version: nets say for which one they were trained.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit

MOST_PAIRS: Final = 1024
"""No position of any game is written with more pairs."""
MOST_SEATS: Final = 4
"""How many seats a block of seats has room for."""


@final
@mypyc_attr(acyclic=True)
class Features:
    """The pairs of one position for one seat; whoever asks brings the buffer and uses it again."""

    ids: vec[i64]
    values: vec[i64]
    size: i64

    def __init__(self) -> None:
        self.ids = vec[i64]([0] * MOST_PAIRS)
        self.values = vec[i64]([0] * MOST_PAIRS)
        self.size = 0

    def clear(self) -> None:
        """Forget the last position."""
        self.size = 0

    def mark(self, slot: i64) -> None:
        """Add 1 to a slot."""
        size = self.size
        self.ids[size] = slot
        self.values[size] = 1
        self.size = size + 1

    def put(self, slot: i64, value: i64) -> None:
        """Add a number to a slot."""
        if value != 0:
            size = self.size
            self.ids[size] = slot
            self.values[size] = value
            self.size = size + 1

    def marks(self, first: i64, mask: i64) -> None:
        """Add 1 to the slot of each bit that is set, ``first`` being that of the lowest."""
        while mask != 0:
            if mask & 1:
                self.mark(first)
            mask >>= 1
            first += 1

    def counts(self, first: i64, packed: i64, width: i64) -> None:
        """Add small counts, ``width`` bits each, to slots in a row."""
        if packed == 0:
            return
        mask = bit(width) - 1
        ids = self.ids
        values = self.values
        size = self.size
        while packed != 0:
            value = packed & mask
            if value != 0:
                ids[size] = first
                values[size] = value
                size += 1
            packed >>= width
            first += 1
        self.size = size

    def pairs(self) -> dict[int, int]:
        """Slot by slot, in ascending order and each once: equal for equal positions."""
        found: dict[int, int] = {}
        i: i64 = 0
        while i < self.size:
            slot = int(self.ids[i])
            found[slot] = found.get(slot, 0) + int(self.values[i])
            i += 1
        return {slot: found[slot] for slot in sorted(found) if found[slot]}


@final
class Block:
    """Slots that say the same of different things, in a row."""

    def __init__(self, name: str, size: int, words: str, *, seats: bool = False) -> None:
        self.name = name
        self.size = size
        self.words = words
        """What the slots are, for whoever reads the table."""
        self.seats = seats
        """Whether there is such a row for each seat, counted clockwise from the one that looks."""

    @property
    def room(self) -> int:
        """How many slots it takes."""
        return self.size * MOST_SEATS if self.seats else self.size


@final
class FeatureTable:
    """All slots of a game, under a version."""

    def __init__(self, version: str, *blocks: Block) -> None:
        self.version = version
        self.blocks = list(blocks)
        self.size = 0
        self._first: dict[str, int] = {}
        for block in blocks:
            assert block.name not in self._first, f"two blocks are called {block.name}"
            self._first[block.name] = self.size
            self.size += block.room

    def first(self, name: str) -> int:
        """The first slot of a block."""
        return self._first[name]

    def name(self, slot: int) -> str:
        """A slot in words: ``palaces[1][35]`` is slot 35 of the seat after the one that looks."""
        for block in self.blocks:
            place = slot - self._first[block.name]
            if 0 <= place < block.room:
                seat, rest = divmod(place, block.size)
                return f"{block.name}[{seat}][{rest}]" if block.seats else f"{block.name}[{rest}]"
        raise IndexError(f"{self.version} has no slot {slot}")


def stage(amount: i64, most: i64, steps: i64) -> i64:
    """Which of ``steps`` equal parts of 0 … ``most`` an amount lies in; at the ends, or beyond."""
    return max(0, min(steps - 1, amount * steps // (most + 1)))
