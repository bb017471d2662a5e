"""Solids and rays: cylinders, boxes and flat plates of any outline, hit by many rays at once.

Every solid answers in its own coordinates: the distance along the ray, the surface normal, and the
place on the solid (so that grain and symbols turn with it). No light in here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.floating]
Hit = tuple[Floats, Floats]
"""Distance along each ray (infinite: missed), and the normal there."""

SMALL = 1e-9


class Shape(Protocol):
    """What can be hit, in its own coordinates."""

    @property
    def radius(self) -> float:
        """Of the bounding sphere."""
        ...

    def hit(self, start: Floats, way: Floats) -> Hit:
        """For rays given by their starts (n, 3) and directions (n, 3)."""
        ...


def _caps(start: Floats, way: Floats, half: float, inside: Any) -> Hit:
    """The upper and lower face of anything between z = -half and z = +half."""
    away = np.where(way[:, 2] > 0, -half, half).astype(np.float32)
    down = np.where(np.abs(way[:, 2]) < SMALL, SMALL, way[:, 2])
    distance = (away - start[:, 2]) / down
    x = start[:, 0] + distance * way[:, 0]
    y = start[:, 1] + distance * way[:, 1]
    distance = np.where((distance > 0) & inside(x, y), distance, np.inf)
    normal = np.zeros_like(start)
    normal[:, 2] = np.sign(away)
    return distance.astype(np.float32), normal


def _nearer(one: Hit, other: Hit) -> Hit:
    closer = other[0] < one[0]
    return np.where(closer, other[0], one[0]), np.where(closer[:, None], other[1], one[1])


@dataclass(frozen=True)
class Cylinder:
    """Turned wood."""

    round: float
    half: float

    @property
    def radius(self) -> float:
        return float(np.hypot(self.round, self.half))

    def hit(self, start: Floats, way: Floats) -> Hit:
        a = way[:, 0] ** 2 + way[:, 1] ** 2 + SMALL
        b = start[:, 0] * way[:, 0] + start[:, 1] * way[:, 1]
        c = start[:, 0] ** 2 + start[:, 1] ** 2 - self.round**2
        under = b * b - a * c
        distance = (-b - np.sqrt(np.maximum(under, 0))) / a
        z = start[:, 2] + distance * way[:, 2]
        good = (under > 0) & (distance > 0) & (np.abs(z) <= self.half)
        distance = np.where(good, distance, np.inf).astype(np.float32)
        place = start + np.where(good, distance, 0)[:, None] * way
        normal = place / self.round
        normal[:, 2] = 0
        caps = _caps(start, way, self.half, lambda x, y: x * x + y * y <= self.round**2)
        return _nearer((distance, normal), caps)


@dataclass(frozen=True)
class Plate:
    """A prism over an outline: plateaus, the foundation, and square columns."""

    outline: tuple[tuple[float, float], ...]
    half: float

    @property
    def radius(self) -> float:
        return float(max(np.hypot(np.hypot(x, y), self.half) for x, y in self.outline))

    def hit(self, start: Floats, way: Floats) -> Hit:
        best = _caps(start, way, self.half, self._inside)
        for i in range(len(self.outline)):
            (ax, ay), (bx, by) = self.outline[i - 1], self.outline[i]
            dx, dy = bx - ax, by - ay
            long = float(np.hypot(dx, dy))
            nx, ny = dy / long, -dx / long
            toward = way[:, 0] * nx + way[:, 1] * ny
            toward = np.where(np.abs(toward) < SMALL, SMALL, toward)
            distance = ((ax - start[:, 0]) * nx + (ay - start[:, 1]) * ny) / toward
            x = start[:, 0] + distance * way[:, 0]
            y = start[:, 1] + distance * way[:, 1]
            z = start[:, 2] + distance * way[:, 2]
            along = ((x - ax) * dx + (y - ay) * dy) / (long * long)
            good = (toward < 0) & (distance > 0) & (along >= 0) & (along <= 1)
            good &= np.abs(z) <= self.half
            normal = np.broadcast_to(np.array([nx, ny, 0], dtype=np.float32), start.shape)
            side = np.where(good, distance, np.inf).astype(np.float32)
            best = _nearer(best, (side, normal))
        return best

    def _inside(self, x: Floats, y: Floats) -> Any:
        inside = np.zeros(x.shape, dtype=bool)
        for i in range(len(self.outline)):
            (ax, ay), (bx, by) = self.outline[i - 1], self.outline[i]
            if ay != by:
                inside ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        return inside


@dataclass(frozen=True)
class Solid:
    """A shape at a place, with a number that selects its skin."""

    shape: Shape
    place: tuple[float, float, float]
    turn: tuple[float, float, float, float]
    name: int

    def frame(self) -> Floats:
        """The rotation from its own coordinates to the room's."""
        w, x, y, z = self.turn
        return np.array(
            [
                [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
            ],
            dtype=np.float32,
        )


@dataclass
class Surface:
    """What each ray of an image hits first."""

    distance: Floats
    normal: Floats
    own: Floats
    """The place in the solid's own coordinates."""
    own_normal: Floats
    name: NDArray[np.int32]
    """-1: nothing."""


class Eye:
    """The rays of an image: from a point (perspective) or parallel (orthographic)."""

    def __init__(
        self,
        at: Sequence[float] | Floats,
        to: Sequence[float] | Floats,
        size: tuple[int, int],
        wide: float,
        parallel: bool = False,
    ) -> None:
        self.width, self.height = size
        self.at = np.array(at, dtype=np.float32)
        forward = np.array(to, dtype=np.float32) - self.at
        self.forward = forward / np.linalg.norm(forward)
        up = np.array([0, 1, 0] if abs(self.forward[2]) > 0.999 else [0, 0, 1], dtype=np.float32)
        right = np.cross(self.forward, up)
        self.right = right / np.linalg.norm(right)
        self.up = np.cross(self.right, self.forward)
        self.wide = wide
        self.parallel = parallel
        self.scale = self.width / wide

    def project(self, points: Floats) -> tuple[Floats, Floats, Floats]:
        """Column, row and depth of points in the room."""
        rel = points - self.at
        depth = rel @ self.forward
        share = np.ones_like(depth) if self.parallel else 1 / np.maximum(depth, 1e-3)
        column = self.width / 2 + (rel @ self.right) * share * self.scale
        row = self.height / 2 - (rel @ self.up) * share * self.scale
        return column, row, depth

    def rays(self, rows: slice, columns: slice) -> tuple[Floats, Floats]:
        """Starts and directions of a part of the image, row by row."""
        c, r = np.meshgrid(
            np.arange(columns.start, columns.stop, dtype=np.float32) + 0.5,
            np.arange(rows.start, rows.stop, dtype=np.float32) + 0.5,
        )
        u = ((c.ravel() - self.width / 2) / self.scale)[:, None]
        v = ((self.height / 2 - r.ravel()) / self.scale)[:, None]
        if self.parallel:
            start = self.at + u * self.right + v * self.up
            return start, np.broadcast_to(self.forward, start.shape)
        way = self.forward + u * self.right + v * self.up
        return np.broadcast_to(self.at, way.shape), way


def look(eye: Eye, solids: Sequence[Solid]) -> Surface:
    """What each ray hits first."""
    size = (eye.height, eye.width)
    seen = Surface(
        np.full(size, np.inf, dtype=np.float32),
        np.zeros((*size, 3), dtype=np.float32),
        np.zeros((*size, 3), dtype=np.float32),
        np.zeros((*size, 3), dtype=np.float32),
        np.full(size, -1, dtype=np.int32),
    )
    for solid in solids:
        part = _part(eye, solid)
        if part is None:
            continue
        rows, columns = part
        start, way = eye.rays(rows, columns)
        frame = solid.frame()
        place = np.array(solid.place, dtype=np.float32)
        own_start, own_way = (start - place) @ frame, way @ frame
        distance, normal = solid.shape.hit(own_start, own_way)
        shape = (rows.stop - rows.start, columns.stop - columns.start)
        distance = distance.reshape(shape)
        closer = distance < seen.distance[rows, columns]
        flat = closer.ravel()
        seen.distance[rows, columns][closer] = distance[closer]
        seen.own_normal[rows, columns][closer] = normal[flat]
        seen.normal[rows, columns][closer] = normal[flat] @ frame.T
        far = distance.ravel()[flat][:, None]
        seen.own[rows, columns][closer] = own_start[flat] + far * own_way[flat]
        seen.name[rows, columns][closer] = solid.name
    return seen


def _part(eye: Eye, solid: Solid) -> tuple[slice, slice] | None:
    """The part of the image that a solid can be in."""
    column, row, depth = eye.project(np.array([solid.place], dtype=np.float32))
    if depth[0] <= solid.shape.radius and not eye.parallel:
        return slice(0, eye.height), slice(0, eye.width)
    near = 1.0 if eye.parallel else float(depth[0]) - solid.shape.radius
    around = solid.shape.radius * eye.scale / near + 2
    rows = slice(max(0, int(row[0] - around)), min(eye.height, int(row[0] + around) + 1))
    columns = slice(max(0, int(column[0] - around)), min(eye.width, int(column[0] + around) + 1))
    if rows.start >= rows.stop or columns.start >= columns.stop:
        return None
    return rows, columns
