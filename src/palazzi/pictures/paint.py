"""Light, shade and the grain of wood: turns what rays hit into colours.

One warm lamp with a soft shadow, a bright ceiling whose light does not reach under plateaus, a
little gloss. Light is added up in linear colours, which become sRGB at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import numpy as np

from palazzi.pictures.solids import Eye, Floats, Solid, Surface, look

LAMP: Final = np.array([0.42, -0.55, 0.95], dtype=np.float32) / np.float32(1.175)
LAMP_COLOUR: Final = np.array([1.00, 0.90, 0.74], dtype=np.float32) * 1.05
CEILING_COLOUR: Final = np.array([0.62, 0.66, 0.72], dtype=np.float32) * 0.62
BOUNCE_COLOUR: Final = np.array([0.55, 0.40, 0.28], dtype=np.float32) * 0.28
FOG: Final = (0.35, 1.5)
"""The table fades into the wall between these distances from the palace."""
ROOM: Final = 0.62
"""Width in metres of the area in which shadows are computed."""

Skin = Callable[[Surface, np.ndarray, int], Floats]
"""The linear colours of all points of one solid, given by a mask."""


def linear(colour: Sequence[int]) -> Floats:
    """An sRGB colour as linear light."""
    return np.power(np.array(colour, dtype=np.float32) / 255, np.float32(2.2))


def noise(x: Floats, y: Floats, seed: float) -> Floats:
    """Smooth, stripe-like and always the same: good enough for wood."""
    bend = np.sin(x * 17 + seed) + 0.4 * np.sin(x * 41 + 1.7 * seed)
    rings = np.sin(y * 900 + 1.3 * bend + 3 * seed) + 0.7 * np.sin(y * 2300 + 2.1 * bend + seed)
    wood: Floats = (rings + 0.6 * np.sin(y * 310 + 0.8 * bend)) * 0.45
    return wood


class Shade:
    """A shadow map: how much light of one parallel source arrives where."""

    def __init__(self, toward: Floats, solids: Sequence[Solid], pixels: int) -> None:
        centre = np.array([0, 0, 0.08], dtype=np.float32)
        self._eye = Eye(centre + toward, centre, (pixels, pixels), ROOM, parallel=True)
        self._depth = look(self._eye, solids).distance
        self._pixels = pixels

    def light(self, points: Floats, spread: float, taps: int) -> Floats:
        """From 0 (dark) to 1, with an edge as soft as ``spread`` metres."""
        column, row, depth = self._eye.project(points)
        depth = depth - 0.0016
        arrived = np.zeros(depth.shape, dtype=np.float32)
        wide = spread * self._eye.scale
        for i in range(taps):  # a sunflower: evenly spread, without a pattern one could see
            far, angle = wide * np.sqrt((i + 0.5) / taps), i * 2.399963
            c = np.clip(column + far * np.cos(angle), 0, self._pixels - 1).astype(np.int32)
            r = np.clip(row + far * np.sin(angle), 0, self._pixels - 1).astype(np.int32)
            arrived += self._depth[r, c] >= depth
        beside = np.maximum(np.abs(column / self._pixels - 0.5), np.abs(row / self._pixels - 0.5))
        return np.where(beside > 0.49, 1, arrived / taps).astype(np.float32)


def paint(
    eye: Eye,
    solids: Sequence[Solid],
    skins: Mapping[int, Skin],
    backdrop: Floats,
    fine: bool = True,
) -> np.ndarray:
    """An image as bytes, row by row."""
    seen = look(eye, solids)
    hit = seen.name >= 0
    image = np.broadcast_to(backdrop, (*seen.name.shape, 3)).copy()
    albedo = np.zeros_like(image)
    for name in np.unique(seen.name[hit]):
        mask = seen.name == name
        albedo[mask] = skins[int(name)](seen, mask, int(name))
    start, way = eye.rays(slice(0, eye.height), slice(0, eye.width))
    shape = (eye.height, eye.width, 3)
    far = np.where(hit, seen.distance, 0)[..., None]
    points = (start.reshape(shape) + far * way.reshape(shape))[hit]
    normal = seen.normal[hit]
    lifted = points + normal * 0.0012
    pixels = max(160, min(900 if fine else 500, eye.width))
    casters = [solid for solid in solids if solid.shape.radius < ROOM]  # not the table itself
    lamp = Shade(LAMP, casters, pixels)
    near, soft = lamp.light(lifted, 0.0022, 12), lamp.light(lifted, 0.007, 16 if fine else 8)
    lit = (0.4 * near + 0.6 * soft) * np.clip(normal @ LAMP, 0, 1)
    ceiling = Shade(np.array([0.02, 0.02, 1], dtype=np.float32), casters, pixels)
    open_sky = 0.25 + 0.75 * ceiling.light(lifted, 0.034, 28 if fine else 12)
    upward = 0.5 + 0.5 * normal[:, 2]
    light = lit[:, None] * LAMP_COLOUR
    light += (open_sky * upward)[:, None] * CEILING_COLOUR + (1 - upward)[:, None] * BOUNCE_COLOUR
    toward_eye = -way.reshape(shape)[hit]
    toward_eye /= np.linalg.norm(toward_eye, axis=1, keepdims=True)
    half = toward_eye + LAMP
    half /= np.linalg.norm(half, axis=1, keepdims=True)
    gloss = 0.10 * np.clip((normal * half).sum(1), 0, 1) ** 28 * (lit > 0) * near
    away = np.hypot(points[:, 0], points[:, 1])
    fog = (np.clip((away - FOG[0]) / (FOG[1] - FOG[0]), 0, 1) ** 1.5)[:, None]
    image[hit] = (albedo[hit] * light + gloss[:, None]) * (1 - fog) + image[hit] * fog
    return to_screen(image)


def to_screen(image: Floats) -> np.ndarray:
    """Light as bytes; highlights are compressed instead of clipped."""
    rolled = image * (1 + image / 3.2) / (1 + image)
    return (np.clip(rolled * 1.28, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
