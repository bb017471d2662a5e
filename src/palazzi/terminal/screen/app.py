"""The full-screen face as a program: it follows a session, and shows what comes of it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import BindingType

from palazzi.terminal.screen.table import TableScreen
from palazzi.terminal.screen.themes import DARK, LIGHT, usual_theme
from palazzi.terminal.session import Session


class PalazziApp(App[None]):
    """One game, from now to its end or until the player leaves."""

    CSS_PATH = "screen.tcss"
    TITLE = "Palazzi"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit"), ("f2", "theme")]

    def __init__(self, session: Session, theme: str = "") -> None:
        super().__init__()
        self.session = session
        self.register_theme(LIGHT)
        self.register_theme(DARK)
        self.theme = theme or usual_theme()
        self.table = TableScreen(session)

    def on_mount(self) -> None:
        """Show the table."""
        self.push_screen(self.table)

    def action_theme(self) -> None:
        """From light to dark, and back."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name
