"""What a hand does, as a stream: eight bytes a sample, keyed by the tick (62.5 a second).

One sample is 64 bits, least significant first: tick (13 bits), what (3), x, y, z (13 each, 0.1 mm),
turn (9, a 512th of a full turn). What x, y, z and turn mean depends on the sample:

    GRIP     x is the body, y the tool (0 hand, 1 hook); the hand closes where the body is
    MOVE     where the gripped body's centre shall be, and its turn about the vertical
    RELEASE  the hand opens
    HOLD     the second hand on a plateau (turn: which, 0 … 4): x, y its shift, z its lift
    LET_GO   the second hand sets the plateau back and opens
    BREAK    the attempt is broken off (PP-3.3)
    END      nothing more will come

The decoder is strict and says in one sentence what is wrong: a stream comes from a stranger. What
can be judged without the world is judged here; a ``Run`` judges the rest.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from palazzi.core.errors import BadGesture
from palazzi.games.paletti.world.pieces import BODIES

TICK_SECONDS: Final = 0.016
MOST_TICKS: Final = 7500
"""An attempt lasts at most 120 s (PP-11.17)."""
SAMPLE_BYTES: Final = 8
UNIT: Final = 1e-4
TURNS: Final = 512
LOWEST: Final = -0.02
FARTHEST: Final = 4095
"""In units of 0.1 mm, from the middle of the foundation."""
FASTEST: Final = 0.016
"""Metres a tick: a hand moves at most 1 m/s. Whatever is faster is a jump, not a gesture."""
FASTEST_TURN: Final = 43
"""In 512ths a tick, about 30°."""
HIGHEST_LIFT: Final = 20
"""The second hand lifts at most 2 mm (PP-11.16)."""
WIDEST_SHIFT: Final = 100
"""… and shifts a plateau at most 10 mm: enough to undo what a pull has done."""


class What(IntEnum):
    """What a sample says."""

    MOVE = 0
    GRIP = 1
    RELEASE = 2
    HOLD = 3
    LET_GO = 4
    BREAK = 5
    END = 6


SECOND_HAND: Final = (What.HOLD, What.LET_GO)


class Tool(IntEnum):
    """With what a column is taken."""

    HAND = 0
    HOOK = 1


@dataclass(frozen=True, slots=True)
class Sample:
    """One sample in its own units: integers only."""

    tick: int
    what: What
    x: int = 0
    y: int = 0
    z: int = 0
    turn: int = 0

    def pack(self) -> bytes:
        """The eight bytes."""
        word = self.tick | self.what << 13
        word |= (self.x + 4096) << 16 | (self.y + 4096) << 29 | self.z << 42 | self.turn << 55
        return word.to_bytes(SAMPLE_BYTES, "little")

    @property
    def place(self) -> tuple[float, float, float]:
        """Of a MOVE, in metres."""
        return self.x * UNIT, self.y * UNIT, self.z * UNIT + LOWEST

    @property
    def angle(self) -> float:
        """Of a MOVE, in radians."""
        return self.turn * 2 * math.pi / TURNS


def move_to(tick: int, x: float, y: float, z: float, turn: float) -> Sample:
    """A MOVE from metres and radians; BadGesture if these are no numbers or out of the room."""
    if not all(math.isfinite(value) for value in (x, y, z, turn)):
        raise BadGesture("A hand can only be where its coordinates are numbers.")
    across, along, up = (round(value / UNIT) for value in (x, y, z - LOWEST))
    if max(abs(across), abs(along)) > FARTHEST or not 0 <= up < 8192:
        raise _left_the_room()
    return Sample(tick, What.MOVE, across, along, up, round(turn * TURNS / (2 * math.pi)) % TURNS)


def _left_the_room() -> BadGesture:
    bad = BadGesture("The hand would leave the room: stay within 40 cm of the palace.")
    return bad.told("error-gesture-far")


def grip(tick: int, body: int, tool: Tool = Tool.HAND) -> Sample:
    """The hand closes on a body."""
    return Sample(tick, What.GRIP, body, tool)


def hold(tick: int, plateau: int, lift: int, x: int = 0, y: int = 0) -> Sample:
    """The second hand on a plateau: lift and shift in 0.1 mm."""
    return Sample(tick, What.HOLD, x, y, lift, plateau)


def unpack(data: bytes) -> Sample:
    """One sample; BadGesture if its eight bytes mean nothing."""
    if len(data) != SAMPLE_BYTES:
        raise BadGesture(f"A sample has {SAMPLE_BYTES} bytes, not {len(data)}.")
    word = int.from_bytes(data, "little")
    what = word >> 13 & 7
    if what == 7:
        raise BadGesture("A sample says something that no hand can do (code 7).")
    sample = Sample(
        word & 8191,
        What(what),
        (word >> 16 & 8191) - 4096,
        (word >> 29 & 8191) - 4096,
        word >> 42 & 8191,
        word >> 55 & 511,
    )
    check(sample)
    return sample


def check(sample: Sample) -> None:
    """What can be said about one sample alone."""
    if sample.tick >= MOST_TICKS:
        bad = BadGesture("An attempt lasts at most 120 seconds; this stream goes on longer.")
        raise bad.told("error-gesture-long")
    match sample.what:
        case What.MOVE if max(abs(sample.x), abs(sample.y)) > FARTHEST:
            raise _left_the_room()
        case What.GRIP if not 0 <= sample.x < BODIES:
            raise BadGesture(
                f"There is no piece {sample.x}; pieces are numbered 0 to {BODIES - 1}."
            )
        case What.GRIP if sample.y not in (Tool.HAND, Tool.HOOK) or sample.z or sample.turn:
            raise BadGesture("A grip names a piece and a tool, 0 the hand or 1 the hook.")
        case What.HOLD if sample.turn >= 5:
            raise BadGesture(f"There is no plateau {sample.turn}; plateaus are numbered 0 to 4.")
        case What.HOLD if sample.z > HIGHEST_LIFT:
            raise BadGesture("The second hand lifts a plateau by at most 2 mm (rule PP-11.16).")
        case What.HOLD if max(abs(sample.x), abs(sample.y)) > WIDEST_SHIFT:
            raise BadGesture("The second hand shifts a plateau by at most 10 mm.")
        case What.RELEASE | What.LET_GO | What.BREAK | What.END if (
            sample.x or sample.y or sample.z or sample.turn
        ):
            raise BadGesture("Opening a hand, breaking off and ending say nothing about places.")
        case _:
            pass


class SampleOrder:
    """Follows a stream and refuses what cannot come next."""

    def __init__(self) -> None:
        self._tick = -1
        self._hands: set[bool] = set()
        self._gripped = False
        self._held = -1
        self._last: Sample | None = None
        self._over = False

    def admit(self, sample: Sample) -> None:
        """BadGesture if the sample does not follow on what came before; then nothing changed."""
        self._in_time(sample)
        self._grammar(sample)
        if sample.what is What.MOVE:
            self._jump(sample)
        self._note(sample)

    def _in_time(self, sample: Sample) -> None:
        if self._over:
            raise BadGesture("After the end, or after breaking off, nothing can follow.")
        if sample.tick < self._tick:
            raise BadGesture(
                f"Samples must be in the order of their ticks: {sample.tick} after {self._tick}."
            )
        if sample.tick == self._tick and (sample.what in SECOND_HAND) in self._hands:
            raise BadGesture(f"Tick {sample.tick} has two samples of the same hand.")

    def _grammar(self, sample: Sample) -> None:
        match sample.what:
            case What.GRIP if self._gripped:
                raise BadGesture("The hand already holds a piece; release it before the next grip.")
            case What.MOVE | What.RELEASE if not self._gripped:
                raise BadGesture("The hand must grip a piece before it can move or release it.")
            case What.HOLD if self._held not in (-1, sample.turn):
                raise BadGesture("The second hand holds one plateau at a time (rule PP-11.16).")
            case What.LET_GO if self._held == -1:
                raise BadGesture("The second hand holds no plateau that it could let go.")
            case _:
                pass

    def _note(self, sample: Sample) -> None:
        if sample.tick > self._tick:
            self._hands = set()
        self._tick = sample.tick
        self._hands.add(sample.what in SECOND_HAND)
        match sample.what:
            case What.GRIP:
                self._gripped, self._last = True, None
            case What.RELEASE:
                self._gripped = False
            case What.MOVE:
                self._last = sample
            case What.HOLD:
                self._held = sample.turn
            case What.LET_GO:
                self._held = -1
            case _:
                self._over = True

    def _jump(self, sample: Sample) -> None:
        if self._last is None:
            return
        if math.dist(self._last.place, sample.place) > FASTEST:
            bad = BadGesture(
                f"At tick {sample.tick} the hand jumps; it moves at most 16 mm from tick to tick."
            )
            raise bad.told("error-gesture-fast")
        turned = (sample.turn - self._last.turn + TURNS // 2) % TURNS - TURNS // 2
        if abs(turned) > FASTEST_TURN:
            bad = BadGesture(
                f"At tick {sample.tick} the hand whirls; it turns at most 30° from tick to tick."
            )
            raise bad.told("error-gesture-fast")


def decode(stream: bytes) -> list[Sample]:
    """A whole stream; BadGesture with one sentence about the first thing that is wrong."""
    if len(stream) % SAMPLE_BYTES:
        raise BadGesture(
            f"A stream is made of samples of {SAMPLE_BYTES} bytes; the last is cut off."
        )
    if len(stream) > 2 * SAMPLE_BYTES * MOST_TICKS:
        raise BadGesture("The stream is longer than any attempt can be (120 seconds).")
    order = SampleOrder()
    samples = [unpack(stream[at : at + SAMPLE_BYTES]) for at in range(0, len(stream), SAMPLE_BYTES)]
    for sample in samples:
        order.admit(sample)
    return samples


def encode(samples: Iterable[Sample]) -> bytes:
    """The inverse of ``decode``."""
    return b"".join(sample.pack() for sample in samples)
