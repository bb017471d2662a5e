"""Whether a picture is the one that is kept: where it differs, by how much, and how to accept it.

Pictures are kept at half their size and in few tones, which keeps them small and lets a border that
is drawn a hair elsewhere pass; a letter that is missing does not.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageOps

ROOT = Path(__file__).parents[2]
OUT = ROOT / ".build/pictures"
"""What was expected and seen, and the difference between them, where they are not the same."""
ACCEPT = "PALAZZI_ACCEPT"
HOW = f"If that is meant: {ACCEPT}=1 ./palazzi trials pictures"
SCALE = 2
BITS = 5
"""Of each colour that are kept."""
NOTICED = 40
"""A pixel of which a colour differs by more is another one."""
CELL = 8
"""Pixels of the kept picture between what counts as one place."""

Box = tuple[int, int, int, int]


@dataclass(frozen=True)
class Difference:
    """What is not the same, in pixels of the page."""

    pixels: int
    share: float
    box: Box
    places: list[tuple[int, int]]
    """The middles of the places that differ most, the worst first."""
    picture: Image.Image


def kept(picture: Image.Image) -> Image.Image:
    """A picture as it is kept."""
    return ImageOps.posterize(picture.convert("RGB").reduce(SCALE), BITS)


def keep(picture: Image.Image, file: Path) -> None:
    """Keep it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept(picture).save(file, lossless=True, quality=100, method=6)


def difference(expected: Image.Image, seen: Image.Image) -> Difference | None:
    """Between two kept pictures; None if nobody would notice any."""
    if expected.size != seen.size:
        whole = (0, 0, seen.width * SCALE, seen.height * SCALE)
        return Difference(seen.width * seen.height, 1.0, whole, [], seen)
    apart = ImageChops.difference(expected, seen)
    most = ImageChops.lighter(ImageChops.lighter(*apart.split()[:2]), apart.split()[2])
    marked = most.point([255 if level > NOTICED else 0 for level in range(256)])
    box = marked.getbbox()
    if box is None:
        return None
    pixels = marked.histogram()[255]
    left, top, right, bottom = (SCALE * edge for edge in box)
    return Difference(
        pixels,
        pixels / (seen.width * seen.height),
        (left, top, right, bottom),
        _worst(marked),
        Image.composite(Image.new("RGB", seen.size, (255, 0, 160)), _pale(seen), marked),
    )


def _worst(marked: Image.Image) -> list[tuple[int, int]]:
    cells = marked.resize(
        (-(-marked.width // CELL), -(-marked.height // CELL)), Image.Resampling.BOX
    )
    lit = [(level, at) for at, level in enumerate(cells.tobytes()) if level]
    half, step = CELL * SCALE // 2, CELL * SCALE
    return [
        (at % cells.width * step + half, at // cells.width * step + half)
        for _, at in sorted(lit, reverse=True)
    ]


def _pale(picture: Image.Image) -> Image.Image:
    grey = ImageOps.grayscale(picture).convert("RGB")
    return Image.blend(grey, Image.new("RGB", picture.size, "white"), 0.6)


def show(
    name: str, expected: Image.Image | None, seen: Image.Image, found: Difference | None
) -> Path:
    """Writes what there is to look at, and says where."""
    folder = OUT / name
    folder.mkdir(parents=True, exist_ok=True)
    seen.save(folder / "seen.png")
    if expected is not None:
        expected.save(folder / "expected.png")
    if found is not None:
        found.picture.save(folder / "difference.png")
    return folder


def accepting() -> bool:
    """Whether whatever is seen is to be kept."""
    return bool(os.environ.get(ACCEPT))
