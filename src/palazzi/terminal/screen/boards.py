"""Which class draws which game's board; the generic one draws all others."""

from __future__ import annotations

from palazzi.terminal.screen.board import Board
from palazzi.terminal.screen.carrara import CarraraBoard
from palazzi.terminal.screen.firenze import FirenzeBoard
from palazzi.terminal.screen.generic import GenericBoard
from palazzi.terminal.screen.palazzo import PalazzoBoard
from palazzi.terminal.screen.paletti import PalettiBoard

BOARDS: dict[str, type[Board]] = {
    "palazzo": PalazzoBoard,
    "carrara": CarraraBoard,
    "firenze": FirenzeBoard,
    "paletti": PalettiBoard,
}


def board_of(game: str) -> type[Board]:
    """The board of a game."""
    return BOARDS.get(game, GenericBoard)
