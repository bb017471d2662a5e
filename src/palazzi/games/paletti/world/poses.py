"""Poses as numbers: exact integers for the state, ten bytes for everybody's eyes, frames of these.

Three forms, from exact to visible:

* *scene*: floats, metres and a unit quaternion, None for a body that is not in the palace;
* *poses*: 25 * 7 integers (nanometres, quaternion in 1e-9), seven zeros for an absent body. A world
  at rest is exactly these numbers, so a state, a record and a resumed table hold the same world;
* *public*: 10 bytes a body: x, y, z in 0.02 mm and a quaternion by its three smallest parts. Views,
  frames and bots get only this; it is coarser than the hidden height errors (PP-11.27).

A *frame* is tick (u32), mask of the bodies in it (u32), then their public poses in order. A body
that has left is ten zero bytes. Only changed bodies are in a frame, except in the first.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator, Sequence
from typing import Final

from palazzi.core.errors import Malformed
from palazzi.games.paletti.world.pieces import BODIES

Pose = tuple[float, float, float, float, float, float, float]
Scene = list[Pose | None]
Poses = tuple[int, ...]

NUMBERS: Final = 7 * BODIES
NANO: Final = 1e9
PUBLIC_STEP: Final = 2e-5
PUBLIC_BYTES: Final = 10
FULL_FRAME_BYTES: Final = 8 + PUBLIC_BYTES * BODIES
_ABSENT: Final = bytes(PUBLIC_BYTES)
_EMPTY: Final = (0,) * 7
_QUARTER: Final = 511 * math.sqrt(2)
"""The three smallest parts of a unit quaternion are at most sqrt(1/2): ten bits each, signed."""
_MOST: Final = 32767
_WIDEST: Final = 2**31 - 1


class BadPoses(Malformed):
    """Poses or frames that cannot be read."""


EMPTY: Final[Poses] = (0,) * NUMBERS
"""The foundation alone."""


def exact(scene: Sequence[Pose | None]) -> Poses:
    """A scene as integers."""
    numbers: list[int] = []
    for pose in scene:
        numbers += [round(value * NANO) for value in pose] if pose is not None else _EMPTY
    return tuple(numbers)


def scene_of(poses: Sequence[int]) -> Scene:
    """Integers as a scene; the quaternions are unit again."""
    check(poses)
    scene: Scene = []
    for body in range(BODIES):
        x, y, z, *turn = poses[7 * body : 7 * body + 7]
        length = math.sqrt(sum(part * part for part in turn))
        if length == 0:
            scene.append(None)
            continue
        w, i, j, k = (part / length for part in turn)
        scene.append((x / NANO, y / NANO, z / NANO, w, i, j, k))
    return scene


def check(poses: Sequence[int]) -> None:
    """BadPoses unless these can be the poses of a palace."""
    if len(poses) != NUMBERS:
        raise BadPoses(f"The poses of a palace are {NUMBERS} numbers, not {len(poses)}.")
    for body in range(BODIES):
        seven = poses[7 * body : 7 * body + 7]
        length = math.sqrt(sum(part * part for part in seven[3:]))
        if any(abs(number) > _WIDEST for number in seven):
            raise BadPoses(f"Piece {body} lies out of the world.")
        if not (all(number == 0 for number in seven) or abs(length - NANO) < 1e-6 * NANO):
            raise BadPoses(f"Piece {body} has no direction: its quaternion is not of length 1.")


def present(poses: Sequence[int]) -> int:
    """A mask of the bodies in the palace."""
    mask = 0
    for body in range(BODIES):
        if any(poses[7 * body + 3 : 7 * body + 7]):
            mask |= 2**body
    return mask


def pack(poses: Sequence[int]) -> bytes:
    """Exact poses as bytes: a mask, then 28 bytes a body."""
    mask = present(poses)
    inside = [poses[7 * body : 7 * body + 7] for body in range(BODIES) if mask >> body & 1]
    return struct.pack("<I", mask) + b"".join(struct.pack("<7i", *seven) for seven in inside)


def unpack(data: bytes) -> Poses:
    """The inverse; BadPoses if these are not such bytes."""
    if len(data) < 4:
        raise BadPoses("Packed poses begin with a mask of four bytes.")
    (mask,) = struct.unpack_from("<I", data)
    if mask >> BODIES or len(data) != 4 + 28 * mask.bit_count():
        raise BadPoses("Packed poses do not have the length that their mask promises.")
    numbers: list[int] = []
    at = 4
    for body in range(BODIES):
        if mask >> body & 1:
            numbers += struct.unpack_from("<7i", data, at)
            at += 28
        else:
            numbers += _EMPTY
    check(numbers)
    return tuple(numbers)


# ---- what everybody sees


def public_pose(pose: Pose | None) -> bytes:
    """One pose in ten bytes."""
    if pose is None:
        return _ABSENT
    place = [max(-_MOST, min(_MOST, round(value / PUBLIC_STEP))) for value in pose[:3]]
    turn = pose[3:]
    largest = max(range(4), key=lambda part: abs(turn[part]))
    sign = 1 if turn[largest] >= 0 else -1
    word = largest << 30
    for shift, part in zip((20, 10, 0), (p for p in range(4) if p != largest), strict=True):
        word |= (round(sign * turn[part] * _QUARTER) + 512) << shift
    return struct.pack("<3hI", *place, word)


def seen_pose(data: bytes) -> Pose | None:
    """What ten bytes show."""
    if data == _ABSENT:
        return None
    x, y, z, word = struct.unpack("<3hI", data)
    largest = word >> 30
    small = [((word >> shift & 1023) - 512) / _QUARTER for shift in (20, 10, 0)]
    rest = math.sqrt(max(0.0, 1 - sum(part * part for part in small)))
    small.insert(largest, rest)
    length = math.sqrt(sum(part * part for part in small))
    w, i, j, k = (part / length for part in small)
    return x * PUBLIC_STEP, y * PUBLIC_STEP, z * PUBLIC_STEP, w, i, j, k


def settled_pose(pose: Pose | None) -> bytes:
    """One pose at rest in ten bytes; what is seen of these and written again is the same bytes.

    A turn of about 90° can be written in two ways, each of which may be read as the other.
    """
    shown = public_pose(pose)
    for _ in range(4):
        again = public_pose(seen_pose(shown))
        if again == shown:
            return shown
        shown, last = again, shown
    return min(shown, last)


def public(poses: Sequence[int]) -> bytes:
    """The whole palace as everybody sees it."""
    return b"".join(public_pose(pose) for pose in scene_of(poses))


def seen(data: bytes) -> Scene:
    """The scene that public bytes show."""
    if len(data) != PUBLIC_BYTES * BODIES:
        raise BadPoses(f"A public palace has {PUBLIC_BYTES * BODIES} bytes, not {len(data)}.")
    return [seen_pose(data[i : i + PUBLIC_BYTES]) for i in range(0, len(data), PUBLIC_BYTES)]


# ---- frames


class FrameWriter:
    """Turns scenes into frames that hold only what changed since the last one."""

    def __init__(self) -> None:
        self._poses: list[Pose | None] = []
        self._last: list[bytes] = []

    def frame(self, tick: int, scene: Sequence[Pose | None]) -> bytes:
        """The frame, or nothing if nobody could see a difference."""
        first = not self._last
        if first:
            self._poses, self._last = [None] * BODIES, [b""] * BODIES
        now = list(self._last)
        for body, pose in enumerate(scene):
            if first or pose != self._poses[body]:  # most pieces sleep most of the time
                now[body] = public_pose(pose)
        changed = [body for body in range(BODIES) if self._last[body] != now[body]]
        self._poses, self._last = list(scene), now
        if not changed:
            return b""
        mask = sum(2**body for body in changed)
        return struct.pack("<II", tick, mask) + b"".join(now[body] for body in changed)


def whole_frame(tick: int, poses: Sequence[int]) -> bytes:
    """A frame of every body, byte by byte as a state shows the palace."""
    shown = b"".join(settled_pose(pose) for pose in scene_of(poses))
    return struct.pack("<II", tick, 2**BODIES - 1) + shown


def read_frames(data: bytes) -> Iterator[tuple[int, dict[int, bytes]]]:
    """Each frame: its tick, and what changed; BadPoses where the bytes are no frames."""
    at = 0
    last = -1
    while at < len(data):
        if len(data) - at < 8:
            raise BadPoses("The last frame is cut off.")
        tick, mask = struct.unpack_from("<II", data, at)
        at += 8
        size = PUBLIC_BYTES * mask.bit_count()
        if mask >> BODIES or not mask or len(data) - at < size or tick <= last:
            raise BadPoses(f"The frame of tick {tick} cannot be read.")
        bodies = [body for body in range(BODIES) if mask >> body & 1]
        yield (
            tick,
            {
                body: data[at + PUBLIC_BYTES * i : at + PUBLIC_BYTES * (i + 1)]
                for i, body in enumerate(bodies)
            },
        )
        at += size
        last = tick
