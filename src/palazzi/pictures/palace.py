"""Palazzo Paletti as pictures: which solid is which piece, how it is painted, where the camera is.

Nothing depends on colour alone: every column has the symbol of its colour on its head and around
its body: cross for blue, square for green, triangle for yellow, diamond for red.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from PIL import Image

from palazzi.games.paletti.world.pieces import (
    BODIES,
    COLUMN_HEIGHT,
    FIRST_PLATEAU,
    FOUNDATION,
    FOUNDATION_OUTLINE,
    HALF_WIDTH,
    OUTLINES,
    PLATEAU_THICKNESS,
    PLOT,
    colour_of,
    is_column,
    is_round,
    kind_of,
)
from palazzi.games.paletti.world.poses import Pose
from palazzi.pictures.paint import linear, noise, paint
from palazzi.pictures.solids import Cylinder, Eye, Floats, Plate, Shape, Solid, Surface

TABLE: Final = 100
BASE: Final = 101
STAIN: Final = ((38, 92, 158), (66, 124, 62), (222, 170, 40), (176, 48, 38))
PLATEAU_STAIN: Final = (
    (58, 112, 176),
    (92, 148, 84),
    (230, 186, 76),
    (214, 124, 52),
    (190, 72, 58),
)
BEECH: Final = (196, 150, 100)
WALNUT: Final = (116, 76, 48)
CREAM: Final = (250, 240, 218)
PLASTER: Final = (238, 222, 192)

VIEWS: Final = {
    "quarter": (-58.0, 21.0),
    "front": (-90.0, 12.0),
    "above": (-90.0, 78.0),
    "left": (-150.0, 18.0),
}
"""Where the camera stands: angle around the palace, angle above the table (degrees)."""


def _symbol(colour: int, x: Floats, y: Floats, size: float) -> np.ndarray:
    """Which points of a face, measured from its middle, belong to the colour's symbol."""
    a, b = np.abs(x) / size, np.abs(y) / size
    if colour == 0:
        inside = (np.minimum(a, b) < 0.34) & (np.maximum(a, b) < 1)
    elif colour == 1:
        inside = np.maximum(a, b) < 0.8
    elif colour == 2:
        inside = (y / size > -0.75) & (a < 0.5 * (0.95 - y / size))
    else:
        inside = a + b < 1.05
    return np.asarray(inside)


def _wood(base: Sequence[int], grain: Floats, depth: float) -> Floats:
    return linear(base) * (1 + depth * grain)[:, None]


def _column_skin(seen: Surface, mask: np.ndarray, body: int) -> Floats:
    own, normal = seen.own[mask], seen.own_normal[mask]
    colour, half = colour_of(body), HALF_WIDTH[kind_of(body)]
    x, y, z = own[:, 0], own[:, 1], own[:, 2]
    head = np.abs(normal[:, 2]) > 0.5
    around = np.arctan2(y, x) * half if is_round(body) else x + y
    rings = np.hypot(x + 0.004, y) if is_round(body) else x + 0.2 * y
    grain = np.where(head, noise(y * 3, rings * 0.8, body), noise(z, around * 0.7, body))
    paint_ = _wood(STAIN[colour], grain, 0.055)
    if is_round(body):  # grooves of the lathe
        for groove in (0.0165, 0.0185, -0.0165, -0.0185):
            near = np.abs(z - groove) < 0.0005
            paint_ = np.where((near & ~head)[:, None], paint_ * 0.55, paint_)
        quarter = half * math.pi / 2
        across = (around + quarter / 2) % quarter - quarter / 2
    else:
        across = np.where(np.abs(normal[:, 0]) > 0.5, y, x)
    rim = np.minimum(COLUMN_HEIGHT / 2 - np.abs(z), 0.001) * 1000
    paint_ = paint_ * (0.75 + 0.25 * np.where(head, 1, rim))[:, None]
    size = min(0.0052, 0.44 * half)
    mark = np.where(head, _symbol(colour, x, y, 0.55 * half), _symbol(colour, across, z, size))
    return np.where(mark[:, None], linear(CREAM) * 0.92, paint_).astype(np.float32)


def _plateau_skin(seen: Surface, mask: np.ndarray, body: int) -> Floats:
    own, normal = seen.own[mask], seen.own_normal[mask]
    x, y, z = own[:, 0], own[:, 1], own[:, 2]
    stain = PLATEAU_STAIN[body - FIRST_PLATEAU]
    face = np.abs(normal[:, 2]) > 0.5
    grain = np.where(face, noise(x, y * 0.35, body), 1.6 * np.sign(np.sin(z * 5200)))
    return _wood(stain, grain, 0.05).astype(np.float32)


def _base_skin(seen: Surface, mask: np.ndarray, name: int) -> Floats:
    own = seen.own[mask]
    x, y = own[:, 0], own[:, 1]
    right, top = PLOT[2]
    edge = np.minimum(np.abs(np.abs(x) - right), np.abs(np.abs(y) - top))
    line = (edge < 0.0007) & (np.abs(x) < right + 0.0007) & (np.abs(y) < top + 0.0007)
    wood = _wood(BEECH, noise(x, y * 0.3, name), 0.06)
    return np.where((line & (own[:, 2] > 0))[:, None], wood * 0.5, wood).astype(np.float32)


def _table_skin(seen: Surface, mask: np.ndarray, name: int) -> Floats:
    own = seen.own[mask]
    x, y = own[:, 0], own[:, 1]
    board = np.floor(y / 0.09)
    seam = np.abs(y / 0.09 - board - 0.5) > 0.492
    wood = _wood(WALNUT, noise(x + board * 0.37, y * 0.16, name + 1), 0.10)
    wood = np.where(seam[:, None], wood * 0.55, wood)
    fade = np.clip((np.hypot(x, y) - 0.35) / 0.9, 0, 1)[:, None]
    faded: Floats = wood * (1 - 0.35 * fade)
    return faded


SKINS: Final = {
    **{body: (_column_skin if is_column(body) else _plateau_skin) for body in range(BODIES)},
    BASE: _base_skin,
    TABLE: _table_skin,
}


def _shape(body: int) -> Shape:
    if not is_column(body):
        return Plate(OUTLINES[body - FIRST_PLATEAU], PLATEAU_THICKNESS / 2)
    half = HALF_WIDTH[kind_of(body)]
    if is_round(body):
        return Cylinder(half, COLUMN_HEIGHT / 2)
    return Plate(((-half, -half), (half, -half), (half, half), (-half, half)), COLUMN_HEIGHT / 2)


SHAPES: Final = tuple(_shape(body) for body in range(BODIES))
_UPRIGHT: Final = (1.0, 0.0, 0.0, 0.0)


def solids_of(scene: Sequence[Pose | None]) -> list[Solid]:
    """Everything in the picture."""
    table = Plate(((-3, -3), (3, -3), (3, 3), (-3, 3)), 0.01)
    base = Plate(FOUNDATION_OUTLINE, FOUNDATION[2])
    solids = [
        Solid(table, (0, 0, -2 * FOUNDATION[2] - 0.01), _UPRIGHT, TABLE),
        Solid(base, (0, 0, -FOUNDATION[2]), _UPRIGHT, BASE),
    ]
    for body, pose in enumerate(scene):
        if pose is not None:
            solids.append(Solid(SHAPES[body], pose[:3], pose[3:], body))
    return solids


def picture(
    scene: Sequence[Pose | None],
    size: tuple[int, int] = (960, 720),
    view: str = "quarter",
    fine: bool = True,
    turn: float = 0.0,
    height: float | None = None,
) -> Image.Image:
    """A position as an image; ``turn`` moves the camera around, in degrees."""
    tall = height if height is not None else top_of(scene)
    around, above = (math.radians(value) for value in VIEWS[view])
    around += math.radians(turn)
    middle = (0.0, 0.0, tall * 0.44)
    far = 0.57 + 0.74 * tall
    at = (
        far * math.cos(around) * math.cos(above),
        far * math.sin(around) * math.cos(above),
        middle[2] + far * math.sin(above),
    )
    more = 2 if fine else 1
    eye = Eye(at, middle, (size[0] * more, size[1] * more), 0.60 * size[0] / size[1])
    rows = np.linspace(1.12, 0.72, size[1] * more, dtype=np.float32)[:, None, None]
    pixels = paint(eye, solids_of(scene), SKINS, linear(PLASTER) * rows, fine)
    image = Image.fromarray(pixels)
    return image.resize(size, Image.Resampling.LANCZOS) if more > 1 else image


def top_of(scene: Sequence[Pose | None]) -> float:
    """The height of the palace, for a camera that shows all of it."""
    return max([0.09, *(pose[2] + 0.03 for pose in scene if pose is not None)])
