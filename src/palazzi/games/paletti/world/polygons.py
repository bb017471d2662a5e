"""Plane geometry of outlines: areas, distances to an edge, hulls, convex parts.

An outline is a tuple of corners, counter-clockwise, metres. Nothing here knows a piece of the game.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Outline = tuple[Point, ...]

TINY = 1e-12


def area(outline: Sequence[Point]) -> float:
    """Positive for an outline that runs counter-clockwise."""
    total = 0.0
    for (ax, ay), (bx, by) in edges(outline):
        total += ax * by - bx * ay
    return total / 2


def edges(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    """The sides of an outline, each from corner to corner."""
    return [(outline[i - 1], outline[i]) for i in range(len(outline))]


def centroid(outline: Sequence[Point]) -> Point:
    """Where a plate of this outline balances."""
    x = y = 0.0
    for (ax, ay), (bx, by) in edges(outline):
        cross = ax * by - bx * ay
        x += (ax + bx) * cross
        y += (ay + by) * cross
    six = 6 * area(outline)
    return x / six, y / six


def second_moments(outline: Sequence[Point]) -> tuple[float, float, float]:
    """The integrals of y², x² and xy over the area, about the origin."""
    yy = xx = xy = 0.0
    for (ax, ay), (bx, by) in edges(outline):
        cross = ax * by - bx * ay
        yy += (ay * ay + ay * by + by * by) * cross
        xx += (ax * ax + ax * bx + bx * bx) * cross
        xy += (ax * by + 2 * ax * ay + 2 * bx * by + bx * ay) * cross
    return yy / 12, xx / 12, xy / 24


def margin(outline: Sequence[Point], x: float, y: float) -> float:
    """How far a point is from the edge: positive inside, negative outside."""
    nearest = math.inf
    inside = False
    for (ax, ay), (bx, by) in edges(outline):
        dx, dy = bx - ax, by - ay
        along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
        along = min(1.0, max(0.0, along))
        nearest = min(nearest, math.hypot(x - ax - along * dx, y - ay - along * dy))
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return nearest if inside else -nearest


def moved(outline: Sequence[Point], x: float, y: float, turn: float) -> Outline:
    """The outline turned by an angle (radians) about the origin, then shifted."""
    c, s = math.cos(turn), math.sin(turn)
    return tuple((x + u * c - v * s, y + u * s + v * c) for u, v in outline)


def _cross(o: Point, a: Point, b: Point) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull(points: Iterable[Point]) -> Outline:
    """The convex hull, counter-clockwise; fewer than three corners if the points are in line."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    halves: list[list[Point]] = []
    for run in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in run:
            while len(half) > 1 and _cross(half[-2], half[-1], point) <= 0:
                half.pop()
            half.append(point)
        halves.append(half[:-1])
    return tuple(halves[0] + halves[1])


def support(points: Iterable[Point], x: float, y: float) -> float:
    """How far inside the hull of the supporting points a weight acts; negative: it tips over."""
    corners = hull(points)
    return margin(corners, x, y) if len(corners) > 2 else -math.inf


def triangles(outline: Sequence[Point]) -> list[tuple[int, ...]]:
    """Ears cut off one by one, the one with the shortest cut first, as indices of corners."""
    left = list(range(len(outline)))
    cut: list[tuple[int, ...]] = []
    while len(left) > 3:
        ears: list[tuple[float, int]] = []
        for k in range(len(left)):
            a, b, c = (outline[left[(k + i) % len(left)]] for i in (-1, 0, 1))
            others = [outline[i] for i in left if outline[i] not in (a, b, c)]
            if _cross(a, b, c) <= TINY or any(_in_triangle(a, b, c, p) for p in others):
                continue
            ears.append((math.dist(a, c), k))
        _, k = min(ears)
        cut.append((left[k - 1], left[k], left[(k + 1) % len(left)]))
        left.pop(k)
    return [*cut, tuple(left)]


def _in_triangle(a: Point, b: Point, c: Point, p: Point) -> bool:
    return min(_cross(a, b, p), _cross(b, c, p), _cross(c, a, p)) > -TINY


def convex_parts(outline: Sequence[Point]) -> list[Outline]:
    """The triangles, merged across shared sides as long as the result stays convex."""
    parts = triangles(outline)
    merged = True
    while merged:
        merged = False
        for i in range(len(parts)):
            for j in range(i + 1, len(parts)):
                whole = _joined(outline, parts[i], parts[j])
                if whole:
                    parts[i] = whole
                    parts.pop(j)
                    merged = True
                    break
            if merged:
                break
    return [tuple(outline[i] for i in part) for part in parts]


def _joined(
    outline: Sequence[Point], one: tuple[int, ...], other: tuple[int, ...]
) -> tuple[int, ...]:
    """Two parts as one, if they share a side and are convex together; else nothing."""
    for u in range(len(one)):
        a, b = one[u], one[(u + 1) % len(one)]
        if a not in other or b not in other:
            continue
        k = other.index(a)
        if other[k - 1] != b:
            continue
        rest = tuple(other[(k + 1 + t) % len(other)] for t in range(len(other) - 2))
        whole = one[: u + 1] + rest + one[u + 1 :]
        n = len(whole)
        corners = [outline[i] for i in whole]
        if all(
            _cross(corners[i], corners[(i + 1) % n], corners[(i + 2) % n]) > 1e-10 for i in range(n)
        ):
            return whole
        return ()
    return ()
