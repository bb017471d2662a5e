"""Which module draws which game's board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from palazzi.core.view import View
from palazzi.locale import Catalogue
from palazzi.terminal import carrara, firenze, palazzo, paletti

BOARDS: dict[str, Callable[[View, Catalogue, Sequence[str]], str]] = {
    "palazzo": palazzo.board,
    "carrara": carrara.board,
    "firenze": firenze.board,
    "paletti": paletti.board,
}


def board(view: View, words: Catalogue, names: Sequence[str]) -> str:
    """The position of a view as text."""
    return BOARDS[view["game"].partition("@")[0]](view, words, names)


def result(lines: Sequence[tuple[str, int]]) -> str:
    """An account as aligned lines."""
    width = max((len(what) for what, _ in lines), default=0)
    return "\n".join(f"    {what:<{width}}  {points:>4}" for what, points in lines)
