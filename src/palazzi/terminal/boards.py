"""Which module draws which game's board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

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
    return BOARDS.get(view["game"].partition("@")[0], plain_board)(view, words, names)


def plain_board(view: View, words: Catalogue, names: Sequence[str]) -> str:
    """A game that has no board here: its view, one line per field.

    ``<game>-view-<field>`` names a field, or ``<game>-seat-<field>`` a list with one entry per
    seat; a field without such a message is not shown.
    """
    game = view["game"].partition("@")[0]
    lines: list[str] = []
    for name, value in cast("dict[str, Any]", view).items():
        if words.has(f"{game}-view-{name}"):
            lines.append(f"{words.text(f'{game}-view-{name}')}: {_shown(value)}")
        elif words.has(f"{game}-seat-{name}"):
            lines.append(f"{words.text(f'{game}-seat-{name}')}:")
            lines += [f"  {names[seat]}: {_shown(one)}" for seat, one in enumerate(value)]
    return "\n".join(lines)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "–"
    return "–" if value is None else str(value)


def result(lines: Sequence[tuple[str, int]]) -> str:
    """An account as aligned lines."""
    width = max((len(what) for what, _ in lines), default=0)
    return "\n".join(f"    {what:<{width}}  {points:>4}" for what, points in lines)
