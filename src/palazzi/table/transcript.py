"""What one seat was told of a table, kept line by line as the bytes that go out.

``story`` says what an event tells a seat; telling a whole game again takes a thousand times as long
as its last event does. So a transcript is extended with every event, while the table still has the
position before it, and answers from what it has. It may begin in the middle: a table that comes
from its log was told to nobody here. ``recall`` fills in what came before, one event at a time, so
that whoever calls it can do something else in between. Events never change, so neither does a line.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator

from palazzi.table.fold import Fold
from palazzi.table.shapes import LineFrame
from palazzi.table.story import retold, told

Encode = Callable[[LineFrame], bytes]
_OVERHEAD = 48
"""Bytes of memory that a line takes besides its own."""


class Transcript:
    """The lines of one seat, from the table as it is now."""

    def __init__(self, table: Fold, seat: int, encode: Encode) -> None:
        self.seat = seat
        self.start = table.seq
        """The lines are those of the events after this one."""
        self.size = 0
        """Bytes of memory."""
        self._table = table
        self._encode = encode
        self._lines: list[bytes] = []
        self._ends: list[int] = []
        """How many lines there are up to each event after ``start``."""

    @property
    def end(self) -> int:
        """The number of the last event that is told."""
        return self.start + len(self._ends)

    def __len__(self) -> int:
        return len(self._lines)

    def extend(self) -> None:
        """Tell the event that the table has just applied."""
        assert self.end == self._table.seq - 1, "an event was left out"
        lines = self._encoded(told(self._table, self._table.events[-1], self.seat))
        self._lines += lines
        self._ends.append(len(self._lines))
        self.size += sum(map(_weight, lines))

    def recall(self, start: int) -> Iterator[None]:
        """Have it begin after event ``start``; done when the iterator is exhausted."""
        until = self.start
        if start >= until:
            return
        lines: list[bytes] = []
        ends: list[int] = []
        for seq, some in enumerate(retold(self._table, self.seat, start, until), 1):
            if seq > start:
                lines += self._encoded(some)
                ends.append(len(lines))
            yield
        if self.start != until:
            return  # forgotten meanwhile: what was told does not join what there is
        self.start = start
        self.size += sum(map(_weight, lines))
        self._ends = [*ends, *(end + len(lines) for end in self._ends)]
        self._lines = [*lines, *self._lines]

    def forget(self) -> None:
        """Give the memory back. It goes on from here."""
        self.start, self.size = self.end, 0
        self._lines, self._ends = [], []

    def after(self, since: int, until: int | None = None) -> list[bytes]:
        """The lines of the events after ``since``, which must not be before ``start``."""
        last = None if until is None else self._count(until)
        return self._lines[self._count(since) : last]

    def tail(self, most: int) -> int:
        """The event after which the last ``most`` lines begin; the last event is always whole."""
        first = max(0, len(self._lines) - most)
        begin = self.start + (bisect_left(self._ends, first) + 1 if first else 0)
        return max(self.start, min(begin, self.end - 1))

    def page(self, since: int, most: int) -> int:
        """The event up to which there are at most ``most`` lines after ``since``, or one event."""
        last = bisect_left(self._ends, self._count(since) + most + 1)
        return min(max(self.start + last, since + 1), self.end)

    def _count(self, seq: int) -> int:
        """How many lines there are up to an event."""
        assert self.start <= seq <= self.end
        return self._ends[seq - self.start - 1] if seq > self.start else 0

    def _encoded(self, lines: list[LineFrame]) -> list[bytes]:
        return [self._encode(line) for line in lines]


def _weight(line: bytes) -> int:
    return len(line) + _OVERHEAD
