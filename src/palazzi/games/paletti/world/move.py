"""An attempt and what came of it: the facts that rules, records and replays live on.

The world says what happened; whose turn it was, points and seals are none of its business. A Move
is complete: the gesture, what everybody saw, the palace afterwards. Whoever replays a game reads it
and never simulates. Pure data, no physics engine.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import struct
import zlib
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from palazzi.core.errors import BadGesture, Malformed
from palazzi.games.paletti.world import poses as forms
from palazzi.games.paletti.world.gesture import MOST_TICKS, SAMPLE_BYTES, decode
from palazzi.games.paletti.world.pieces import BODIES, COLUMNS_IN_ALL
from palazzi.games.paletti.world.poses import BadPoses, Poses, read_frames

MARK: Final = b"PM1"
MOST_BYTES: Final = 4_000_000
"""No recorded move is larger once unpacked: a stranger's text cannot fill the memory."""


class BadMove(Malformed):
    """A recorded move that cannot be read, or was changed afterwards."""


class Kind(IntEnum):
    """What somebody tries."""

    RAISE = 0
    """A column from below onto the topmost plateau (PP-3.1)."""
    OBJECT = 1
    """The same to refute a claim; once it stands the game lifts it off (PP-4.2, 11.21)."""
    PULL = 2
    """A penalty column out of the palace (PP-4.2, 11.22)."""
    LAY = 3
    """The next plateau onto the topmost columns (PP-4.3)."""
    STAND = 4
    """Setup by hand: a column from the box onto the foundation (PP-2.1)."""
    BUILD = 5
    """Setup drawn: all columns and the blue plateau at once, by nature (PP-11.13)."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """What may be gripped; the first grip binds (PP-11.15)."""

    kind: Kind
    allowed: tuple[int, ...]
    least: int = 3
    """How many columns a plateau must cover (PP-4.3, 4.5)."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What felling bystanders costs the mover (PP-11.30): they are set back, or paid for."""

    rivals: frozenset[int]
    """Columns of other players."""
    own: tuple[int, ...]
    """The mover's, in the order in which they would leave."""


@dataclass(frozen=True, slots=True)
class Begun:
    """An attempt that goes on after its hand has rested (PP-11.31)."""

    poses: Poses
    """When it began: what a collapse is measured against, and where things go back to."""
    trail: tuple[tuple[float, float, float], ...]
    """The way of the hand so far."""
    ticks: int


class Verdict(IntEnum):
    """How it ended."""

    STANDS = 0
    """It is done: raised, laid, pulled out, set."""
    BROKE_OFF = 1
    """The column is back (or gone, if its place no longer takes it); a plateau is forgone."""
    COLLAPSE = 2
    UNTOUCHED = 3
    """Nothing was ever gripped."""
    HALTED = 4
    """The hand has stopped and everything rests; the attempt goes on from here (PP-11.31)."""


class Reason(IntEnum):
    """Why it does not stand."""

    NONE = 0
    ASKED = 1
    TIME = 2
    NOT_STANDING = 3
    JUTS_OUT = 4
    ON_COLUMN = 5
    COVER_CHANGED = 6
    TOO_FEW_COVERED = 7
    SOMETHING_FELL = 8
    PLATEAU_DROPPED = 9
    PLATEAU_TILTED = 10
    COLUMNS_FELL = 11
    FALLEN_CARRIES = 12
    RESISTED = 13
    SWAYED = 14


@dataclass(frozen=True, slots=True)
class Move:
    """One attempt, carried out."""

    attempt: Attempt
    body: int
    """What was gripped; -1: nothing."""
    verdict: Verdict
    reason: Reason
    fallen: tuple[int, ...]
    """Bystanders that fell without a collapse; they have left the palace or were set back."""
    gone: bool
    """The moved column is out: pulled, lifted off, or its old place did not take it back."""
    level: int
    """Where the moved column stands; -1: nowhere, or a plateau was laid."""
    covers: int
    """Columns under the plateau that was laid or tried last."""
    levels: bytes
    """Of the twenty columns afterwards; 255: not in the palace."""
    covered: int
    """A mask of the columns under a plateau."""
    loads: tuple[int, ...]
    """What each column carries, in millinewtons; only for the option that shows loads."""
    strongest: int
    """The greatest force of the hand, in millinewtons."""
    ticks: int
    poses: Poses
    gesture: bytes
    frames: bytes
    sha256: str = ""

    @property
    def seconds(self) -> float:
        """Simulated time."""
        return self.ticks * 0.016

    # ---- bytes

    def _body(self) -> bytes:
        allowed = self.attempt.allowed
        head = struct.pack(
            f"<3sBBB{len(allowed)}BbBBIBbBIHI20s20H",
            MARK,
            self.attempt.kind,
            self.attempt.least,
            len(allowed),
            *allowed,
            self.body,
            self.verdict,
            self.reason,
            sum(2**column for column in self.fallen),
            self.gone,
            self.level,
            self.covers,
            self.covered,
            self.strongest,
            self.ticks,
            self.levels,
            *self.loads,
        )
        parts = (forms.pack(self.poses), self.gesture, self.frames)
        return head + b"".join(struct.pack("<I", len(part)) + part for part in parts)

    def signed(self) -> Move:
        """The same with its hash."""
        return replace(self, sha256=hashlib.sha256(self._body()).hexdigest())

    def pack(self) -> bytes:
        """Everything; ``unpack`` reads it back."""
        return self._body() + bytes.fromhex(self.sha256)

    @classmethod
    def unpack(cls, data: bytes) -> Move:
        """Read and check; BadMove if anything is not as ``pack`` wrote it."""
        try:
            move = cls._read(data)
        except (struct.error, ValueError, IndexError, BadPoses) as error:
            raise BadMove(f"The recorded move cannot be read ({error}).") from None
        move.check()
        return move

    @classmethod
    def _read(cls, data: bytes) -> Move:
        mark, kind, least, many = struct.unpack_from("<3sBBB", data)
        if mark != MARK:
            raise ValueError("it does not begin as one")
        at = 6
        allowed = tuple(data[at : at + many])
        at += many
        layout = "<bBBIBbBIHI20s"
        body, verdict, reason, fell, gone, level, covers, covered, strongest, ticks, levels = (
            struct.unpack_from(layout, data, at)
        )
        at += struct.calcsize(layout)
        loads = struct.unpack_from("<20H", data, at)
        at += 40
        parts: list[bytes] = []
        for _ in range(3):
            (size,) = struct.unpack_from("<I", data, at)
            parts.append(data[at + 4 : at + 4 + size])
            at += 4 + size
        if len(data) != at + 32 or gone > 1 or fell >> COLUMNS_IN_ALL:
            raise ValueError("its parts do not fit together")
        return cls(
            Attempt(Kind(kind), allowed, least),
            body,
            Verdict(verdict),
            Reason(reason),
            tuple(column for column in range(COLUMNS_IN_ALL) if fell >> column & 1),
            bool(gone),
            level,
            covers,
            levels,
            covered,
            loads,
            strongest,
            ticks,
            forms.unpack(parts[0]),
            parts[1],
            parts[2],
            data[at:].hex(),
        )

    def check(self) -> None:
        """BadMove unless hash, stream and frames are what they were when it was made."""
        if hashlib.sha256(self._body()).hexdigest() != self.sha256:
            raise BadMove("The recorded move was changed: its hash does not fit.")
        if not -1 <= self.body < BODIES or len(self.gesture) > 2 * SAMPLE_BYTES * MOST_TICKS:
            raise BadMove("The recorded move names a piece or a gesture that cannot be.")
        try:
            decode(self.gesture)
            for _ in read_frames(self.frames):
                pass
        except (BadGesture, BadPoses) as error:
            raise BadMove(f"The recorded move cannot be shown: {error}") from None

    # ---- text

    def to_text(self) -> str:
        """One word for a record's line."""
        return base64.urlsafe_b64encode(zlib.compress(self.pack(), 9)).decode("ascii").rstrip("=")

    @classmethod
    def from_text(cls, text: str) -> Move:
        """The inverse; BadMove if it is no such word."""
        try:
            data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
            unpacker = zlib.decompressobj()
            plain = unpacker.decompress(data, MOST_BYTES)
        except (binascii.Error, ValueError, zlib.error):
            raise BadMove("A recorded move is one word of base64; this is none.") from None
        if not unpacker.eof or unpacker.unused_data:
            raise BadMove("The recorded move is cut off, or too long.")
        return cls.unpack(plain)
