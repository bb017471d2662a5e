"""What was told of a table, kept as bytes for whoever asks again: the log's sentences, replays.

It belongs to a Table in memory and goes with it. Nothing here takes long but what is said to: that
is an iterator, for the frame builder to work through when nobody else needs the processor.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

import msgspec

from palazzi.server.protocol.codec import write
from palazzi.table import Table
from palazzi.table.replay import PositionFrame
from palazzi.table.transcript import Transcript

TAIL: Final = 200
"""Lines of the log in a frame for somebody who has none yet, or too old ones."""
PAGE: Final = 1000
"""Lines in one answer of ``/log``."""
_FIRST: Final = 64
"""Events that are recalled at first; usually they have lines enough."""


class Transcripts:
    """What was told at one table, by seat."""

    def __init__(self) -> None:
        self._transcripts: dict[int, Transcript] = {}
        self._replays: dict[int, ToldReplay] = {}
        self._files: dict[str, bytes] = {}

    @property
    def size(self) -> int:
        """Bytes of memory, about."""
        kept: Iterable[Transcript | ToldReplay] = (
            *self._transcripts.values(),
            *self._replays.values(),
        )
        return sum(one.size for one in kept) + sum(map(len, self._files.values()))

    def forget(self) -> None:
        """Give the memory back; what is asked for again is told again."""
        for transcript in self._transcripts.values():
            transcript.forget()
        self._replays.clear()
        self._files.clear()

    def clear(self) -> None:
        """There is no Table any more."""
        self._transcripts.clear()
        self._replays.clear()
        self._files.clear()

    # ---- the log's sentences

    def transcript(self, table: Table, seat: int) -> Transcript:
        """What the seat was told, at least from now on."""
        kept = self._transcripts.get(seat)
        if kept is None or kept.end != table.seq:
            kept = self._transcripts[seat] = Transcript(table.fold, seat, write)
        return kept

    def expect(self, table: Table, seats: Iterable[int]) -> None:
        """Events are about to be applied of which these seats will be told."""
        for seat in seats:
            self.transcript(table, seat)

    def extend(self, table: Table) -> None:
        """Note what the event tells that was just applied."""
        for transcript in self._transcripts.values():
            if transcript.end == table.seq - 1:  # else it is begun anew when somebody asks
                transcript.extend()

    def missing(self, table: Table, seat: int, since: int) -> int | None:
        """The event after which sentences must be recalled for a frame; None if all are there."""
        kept = self.transcript(table, seat)
        if kept.start == 0 or kept.start <= since <= kept.end or len(kept) >= TAIL:
            return None
        return max(0, kept.start - max(_FIRST, 3 * (kept.end - kept.start)))

    def lines(self, table: Table, seat: int, since: int) -> tuple[int, int, bytes]:
        """The log of a frame: the client's version it goes on from, where it begins, the lines.

        Whoever has seen nothing, or has missed more than a frame carries, gets the last lines.
        """
        kept = self.transcript(table, seat)
        first = kept.tail(TAIL)
        if first <= since <= kept.end and since > 0:
            first = since
        else:
            since = 0
        return since, first, b"[%s]" % b",".join(kept.after(first))

    def page(self, table: Table, seat: int, since: int) -> tuple[int, bytes]:
        """Lines after ``since``, which were recalled, and the event up to which they go."""
        kept = self.transcript(table, seat)
        until = kept.page(since, PAGE)
        return until, b"[%s]" % b",".join(kept.after(since, until))

    # ---- a closed game, of which nothing changes any more

    def document(self, table: Table) -> bytes:
        """The document for ``palazzi verify``; WrongState before the end."""
        if "document" not in self._files:
            self._files["document"] = write(table.fold.document().to_json())
        return self._files["document"]

    def record(self, table: Table) -> bytes:
        """The record as readable text; WrongState before the end."""
        if table.fold.practice and table.fold.over:  # which may go on, so it is not kept
            return table.fold.record().to_text().encode()
        if "record" not in self._files:
            self._files["record"] = table.fold.document().record.to_text().encode()
        return self._files["record"]

    # ---- replays

    def replay(self, table: Table, seat: int) -> ToldReplay:
        """The game so far for a seat; it may still have to be read."""
        kept = self._replays.get(seat)
        if kept is None or kept.acted != table.fold.acted:
            kept = self._replays[seat] = ToldReplay(table, seat)
        return kept


class ToldReplay:
    """The replay of a game up to an event, with its moves as they go out."""

    def __init__(self, table: Table, seat: int) -> None:
        self.acted = table.fold.acted
        self.ready = False
        self.size = 0
        self._replay = table.replay(seat)
        self._moves = b"[]"

    def read(self) -> Iterator[None]:
        """Go through the whole game; this takes long."""
        moves: list[bytes] = []
        for move in self._replay.read():
            moves.append(write(move))
            yield
        self._moves = b"[%s]" % b",".join(moves)
        # A position kept every 64 moves, and the points, weigh less than the sentences.
        self.size = 2 * len(self._moves)
        self.ready = True

    def positions(self, first: int, count: int) -> Iterator[PositionFrame]:
        """Positions of what was read; a view each, so this takes a while, too."""
        return self._replay.positions(first, count)

    def write(self, positions: list[PositionFrame]) -> bytes:
        """The whole answer."""
        frame = cast(dict[str, Any], self._replay.frame([], positions))
        return write({**frame, "moves": msgspec.Raw(self._moves)})
