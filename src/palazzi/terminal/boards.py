"""Which module draws which game's board in lines of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, cast

from palazzi.locale import Catalogue
from palazzi.terminal import carrara, firenze, palazzo, paletti
from palazzi.terminal.sight import Sight

BOARDS: dict[str, Callable[[Sight, Catalogue], str]] = {
    "palazzo": palazzo.board,
    "carrara": carrara.board,
    "firenze": firenze.board,
    "paletti": paletti.board,
}


def board(sight: Sight, words: Catalogue) -> str:
    """The position of a sight as text."""
    return BOARDS.get(sight.game.id, plain_board)(sight, words)


def fields(sight: Sight, words: Catalogue) -> Iterator[tuple[str, list[str]]]:
    """A game that has no board: the name of each field that has one, and its lines.

    ``<game>-view-<field>`` names a field, or ``<game>-seat-<field>`` a list with one entry per
    seat; a field without such a message is not shown.
    """
    game = sight.game.id
    for name, value in cast("dict[str, Any]", sight.view).items():
        if words.has(f"{game}-view-{name}"):
            yield words.text(f"{game}-view-{name}"), [_shown(value)]
        elif words.has(f"{game}-seat-{name}"):
            lines = [f"{sight.names[seat]}: {_shown(one)}" for seat, one in enumerate(value)]
            yield words.text(f"{game}-seat-{name}"), lines


def plain_board(sight: Sight, words: Catalogue) -> str:
    """One line per field, and per seat."""
    shown: list[str] = []
    for name, lines in fields(sight, words):
        if len(lines) == 1:
            shown.append(f"{name}: {lines[0]}")
        else:
            shown += [f"{name}:", *(f"  {line}" for line in lines)]
    return "\n".join(shown)


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(map(str, value)) or "–"
    return "–" if value is None else str(value)
