"""Positions as arrays, with what became of them; and such arrays as files."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from palazzi.core.errors import BadResults

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

UNKNOWN: Final = float("nan")


@dataclass
class Positions:
    """What a game adds, position by position."""

    game: list[int] = field(default_factory=list)
    pairs: list[dict[int, int]] = field(default_factory=list)
    lead: list[float] = field(default_factory=list)
    """At the end, over the best other."""
    win: list[float] = field(default_factory=list)
    """1 for who won, shared wins by halves or thirds."""
    points: list[float] = field(default_factory=list)
    hand: list[float] = field(default_factory=list)
    """The lead by the hand-written evaluation, to compare with."""
    searched: list[float] = field(default_factory=list)
    """The chance to win that a search found; UNKNOWN without one."""


@dataclass(frozen=True)
class Samples:
    """Many positions: sparse rows, and columns of what became of them."""

    starts: Ints
    """Where each row begins among ids and values, and where the last one ends."""
    ids: NDArray[np.uint16]
    values: NDArray[np.int16]
    game: Ints
    lead: Floats
    win: Floats
    points: Floats
    hand: Floats
    searched: Floats
    seconds: Floats
    """CPU time that the games took, one number for each file."""

    def __len__(self) -> int:
        return len(self.game)

    def pick(self, rows: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
        """Row, slot and value of all pairs of these positions."""
        first = self.starts[rows]
        sizes = self.starts[rows + 1] - first
        ends = np.cumsum(sizes)
        at = np.arange(ends[-1]) + np.repeat(first - (ends - sizes), sizes)
        return np.repeat(np.arange(len(rows)), sizes), self.ids[at], self.values[at]


def gather(found: Positions, seconds: float) -> Samples:
    """As arrays."""
    sizes = [len(pairs) for pairs in found.pairs]
    return Samples(
        starts=np.concatenate([[0], np.cumsum(sizes, dtype=np.int64)]).astype(np.int64),
        ids=np.fromiter((slot for pairs in found.pairs for slot in pairs), np.uint16, sum(sizes)),
        values=np.fromiter(
            (value for pairs in found.pairs for value in pairs.values()), np.int16, sum(sizes)
        ),
        game=np.array(found.game, np.int64),
        lead=np.array(found.lead, np.float32),
        win=np.array(found.win, np.float32),
        points=np.array(found.points, np.float32),
        hand=np.array(found.hand, np.float32),
        searched=np.array(found.searched, np.float32),
        seconds=np.array([seconds], np.float32),
    )


def join(parts: Sequence[Samples]) -> Samples:
    """All of them in a row."""
    columns = {f.name: np.concatenate([getattr(p, f.name) for p in parts]) for f in fields(Samples)}
    ends = np.cumsum([0, *(p.starts[-1] for p in parts)])
    rows = [p.starts[:-1] + end for p, end in zip(parts, ends, strict=False)]
    return Samples(**{**columns, "starts": np.concatenate([*rows, ends[-1:]])})


def write_samples(samples: Samples) -> bytes:
    """As the bytes of a file."""
    out = io.BytesIO()
    np.savez_compressed(out, **{f.name: getattr(samples, f.name) for f in fields(Samples)})
    return out.getvalue()


def read_samples(path: Path) -> Samples:
    """From a file; BadResults if it is none of ours."""
    try:
        data = io.BytesIO(path.read_bytes())  # np.load forgets to close a file that is damaged
        with np.load(data, allow_pickle=False) as stored:
            return Samples(**{f.name: stored[f.name] for f in fields(Samples)})
    except Exception as error:
        raise BadResults(
            f"{path} cannot be read as positions ({error}): delete it, and its games are played "
            "again."
        ) from None
