# mypyc: compiled
"""Sets of tiles as masks over TILE_NAMES (48 bits): 45 kinds, and from bit 45 on the second floor-3
tile with one window of each material. Callers think in kinds; which of two alike tiles it is never
matters.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.palazzo.components import KIND_NAMES, TILE_NAMES

TWINS: Final[i64] = 0x200000000000
"""The first of the three bits of second tiles, 45; a mask below it holds none of them."""
NO_KIND: Final[i64] = -1


def kind_of(tile: i64) -> i64:
    """The kind of a tile: the second copies (45–47) are kinds of floor 3 with one window."""
    return tile if tile < 45 else (tile - 45) * 15 + 6


def kinds_into(out: vec[i64], at: i64, first: i64, tiles: i64) -> i64:
    """Write ``first`` + kind for each kind among the tiles; return the new length."""
    rest = kinds_of(tiles)
    while rest != 0:
        if rest & 1:
            out[at] = first
            at += 1
        rest >>= 1
        first += 1
    return at


def kinds_of(tiles: i64) -> i64:
    """The kinds of the tiles as a mask: each second tile (PZ-1.3) on the place of its kind."""
    kinds = tiles & (TWINS - 1)
    if tiles >= TWINS:
        material: i64 = 0
        while material < 3:
            if (tiles >> (45 + material)) & 1:
                kinds |= bit(material * 15 + 6)
            material += 1
    return kinds


def twin(kind: i64) -> i64:
    """The bit of the second tile of a kind, 0 if there is but one (PZ-1.3)."""
    return bit(45 + kind // 15) if kind % 15 == 6 else 0


def one_of(tiles: i64, kind: i64) -> i64:
    """The bit of one tile of the kind among the tiles; the first copy if both are there."""
    return bit(kind) if tiles & bit(kind) else twin(kind)


def only_kind(tiles: i64) -> i64:
    """The kind of the tiles if they are all of one, else NO_KIND. There is at least one."""
    kinds = kinds_of(tiles)
    if kinds & (kinds - 1):
        return NO_KIND
    kind: i64 = 0
    while not (kinds >> kind) & 1:
        kind += 1
    return kind


# ---- by name


def kinds_in(tiles: i64) -> list[str]:
    """The names of the tiles in a mask, one per tile, in the order of kinds."""
    names: list[str] = []
    kind: i64 = 0
    while kind < 45 and tiles >> kind != 0:
        if (tiles >> kind) & 1:
            names.append(KIND_NAMES[kind])
        if kind % 15 == 6 and (tiles >> (45 + kind // 15)) & 1:  # the second of its kind
            names.append(KIND_NAMES[kind])
        kind += 1
    return names


def tile_names(tiles: i64) -> list[str]:
    """The names of the tiles in a mask, the second copies told apart."""
    return [TILE_NAMES[tile] for tile in range(48) if tiles >> tile & 1]


def tiles_from(names: list[str]) -> int:
    """The mask of tiles so named."""
    return sum(1 << TILE_NAMES.index(name) for name in names)
