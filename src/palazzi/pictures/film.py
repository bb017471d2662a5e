"""A record of Palazzo Paletti as a picture of one position or a film of all its moves.

Nothing is simulated: it shows what was recorded, as everybody saw it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image

from palazzi.core.errors import BadOption
from palazzi.core.record import Record
from palazzi.games.paletti.world.gesture import TICK_SECONDS
from palazzi.games.paletti.world.move import Move
from palazzi.games.paletti.world.pieces import BODIES
from palazzi.games.paletti.world.poses import Scene, read_frames, scene_of, seen_pose
from palazzi.pictures.palace import VIEWS, picture, top_of

PAUSE: Final = 0.7
"""Seconds between two moves."""
LAST: Final = 2.5
SLOWLY: Final = 0.6
"""Degrees per second that the camera moves around the palace."""


@dataclass(frozen=True)
class Shot:
    """What to draw and how."""

    size: tuple[int, int] = (960, 720)
    view: str = "quarter"

    def __post_init__(self) -> None:
        if self.view not in VIEWS:
            raise BadOption(f"There is no view '{self.view}'; there are {', '.join(VIEWS)}.")
        if not all(64 <= side <= 4096 for side in self.size):
            raise BadOption("A picture is from 64 to 4096 pixels wide and high.")


def still(record: Record, at: int | None, shot: Shot) -> Image.Image:
    """The palace after that many actions, or at the end."""
    return picture(scene_after(record, at), shot.size, shot.view)


def scene_after(record: Record, at: int | None) -> Scene:
    """The last recorded palace up to an action; the bare foundation before the first."""
    entries = record.entries if at is None else record.entries[:at]
    for entry in reversed(entries):
        if entry.recording:
            return scene_of(Move.from_text(entry.recording).poses)
    return [None] * BODIES


def scenes(record: Record, every: float) -> Iterator[tuple[Scene, float]]:
    """What there was to see, at most once ``every`` seconds, and how long each is shown."""
    for entry in record.entries:
        if not entry.recording:
            continue
        move = Move.from_text(entry.recording)
        scene: Scene = [None] * BODIES
        shown = 0.0
        for tick, changed in read_frames(move.frames):
            for body, data in changed.items():
                scene[body] = seen_pose(data)
            now = tick * TICK_SECONDS
            if now - shown >= every:
                yield list(scene), now - shown
                shown = now
        yield scene_of(move.poses), PAUSE


def film(record: Record, shot: Shot, most: int) -> Iterator[tuple[Image.Image, float]]:
    """Images and how long each is shown; about ``most`` of them, however long the game."""
    length = sum(seconds for _, seconds in scenes(record, 0.1))
    every = max(0.1, length / max(1, most))
    shots = list(scenes(record, every))
    height = max((top_of(scene) for scene, _ in shots), default=0.1)
    around = 0.0
    for number, (scene, seconds) in enumerate(shots):
        last = number == len(shots) - 1
        image = picture(scene, shot.size, shot.view, fine=False, turn=around, height=height)
        yield image, LAST if last else seconds
        around += SLOWLY * seconds


def save_film(frames: Iterator[tuple[Image.Image, float]], path: str) -> int:
    """Write an animated file (GIF, WebP or PNG, by its name); return its number of frames."""
    shots = list(frames)
    if not shots:
        raise BadOption("Nothing has been built up to there, so there is nothing to film.")
    images, seconds = zip(*shots, strict=True)
    times = [max(20, round(1000 * second)) for second in seconds]
    first, *others = images
    first.save(path, save_all=True, append_images=others, duration=times, loop=0, optimize=True)
    return len(images)
