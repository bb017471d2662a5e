"""Paths for the game's own hand: putting a column back (PP-11.9), lifting a piece off (PP-11.21).

The way back is the way the player came, reversed: where the hand could pass once, it passes again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from palazzi.games.paletti.world.gesture import TICK_SECONDS
from palazzi.games.paletti.world.pieces import COLUMN_HEIGHT
from palazzi.games.paletti.world.poses import Pose

Target = tuple[float, float, float, float]
"""Where a hand wants a piece: place and turn about the vertical."""

CAREFUL: Final = 0.05
BRISK: Final = 0.25
RISE: Final = 0.06
SPACING: Final = 0.002
LAST_TICKS: Final = 20
"""The hand waits before it opens, so that the spring comes to rest."""


def turn_about_vertical(pose: Pose) -> float:
    """The target's turn that leaves a piece as it is."""
    _, _, _, w, x, y, z = pose
    return math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))


class Guide:
    """Goes along a line of targets at a given speed for each stretch."""

    def __init__(self, start: Target, stretches: Sequence[tuple[Target, float]]) -> None:
        self._now = start
        self._left = list(reversed(stretches))
        self._waiting = LAST_TICKS

    @property
    def over(self) -> bool:
        """Whether the hand has arrived and waited."""
        return not self._left and self._waiting <= 0

    def next(self) -> Target:
        """The target of the next tick."""
        if not self._left:
            self._waiting -= 1
            return self._now
        time = TICK_SECONDS
        while self._left:
            goal, speed = self._left[-1]
            length = math.dist(self._now[:3], goal[:3])
            if length > speed * time:
                part = speed * time / length
                x, y, z, turn = (a + (b - a) * part for a, b in zip(self._now, goal, strict=True))
                self._now = (x, y, z, turn)
                return self._now
            time -= length / speed
            self._now = goal
            self._left.pop()
        return self._now


def way_up(pose: Pose) -> Guide:
    """Straight up and away."""
    x, y, z = pose[:3]
    turn = turn_about_vertical(pose)
    return Guide((x, y, z, turn), [((x, y, z + RISE, turn), 2 * CAREFUL)])


def way_back(pose: Pose, trace: Sequence[Target], old: Pose, highest: float) -> Guide:
    """From where the column is to where it stood, the way it came."""
    came = _thinned(trace)
    turn = turn_about_vertical(pose)
    here: Target = (*pose[:3], came[-1][3])
    path: list[Target] = []
    if math.dist(pose[:3], came[-1][:3]) > 4 * SPACING:
        # It was dropped: pick it up and go on from the highest point of the way.
        top = max(range(len(came)), key=lambda i: came[i][2])
        came = came[: top + 1]
        over = max(highest + COLUMN_HEIGHT, came[-1][2])
        path += [(pose[0], pose[1], over, turn), (came[-1][0], came[-1][1], over, came[-1][3])]
    path += reversed(came)
    path.append((*old[:3], came[0][3]))
    return Guide(here, [(goal, CAREFUL if goal[2] < old[2] + 0.01 else BRISK) for goal in path])


def _thinned(trace: Sequence[Target]) -> list[Target]:
    """Points at least a spacing apart: a trembling hand did not go anywhere."""
    kept = [trace[0]]
    for point in trace[1:]:
        if math.dist(point[:3], kept[-1][:3]) >= SPACING:
            kept.append(point)
    return kept
