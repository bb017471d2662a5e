"""The keys of the table, and the line that names them."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from rich.text import Text

from palazzi.locale import Catalogue
from palazzi.terminal.screen.board import does

KEYS: Final = (
    ("enter", "take", "Enter"),
    ("u", "undo", "u"),
    ("r", "restart", "r"),
    ("h", "hint", "h"),
    ("question_mark", "rules", "?"),
    ("p", "replay", "p"),
    ("c", "chat", "c"),
    ("tab", "page", "Tab"),
    ("f2", "theme", "F2"),
    ("q", "quit", "q"),
)
"""Key, action (``terminal-key-…`` names it) and how the key is written."""
OF_APP: Final = ("theme", "quit")
"""What the program does, and not the table."""
DISPENSABLE: Final = ("theme", "replay", "restart", "hint", "page", "chat")
"""Which keys are not named where there is no room for all of them, one after the other."""


def named_keys(words: Catalogue, width: int, airy: bool, chat: bool) -> Text:
    """What the keys do, at most so wide; each can be clicked on."""
    named = [
        (key, action, words.text(f"terminal-key-{action}"))
        for _, action, key in KEYS
        if action != "chat" or chat
    ]
    gap = "   " if airy else " "
    for dispensable in DISPENSABLE:
        if sum(len(f"{key} {name}{gap}") for key, _, name in named) <= width:
            break
        named = [one for one in named if one[1] != dispensable]
    keys = Text()
    for key, action, name in named:
        style = Style(meta=does(f"app.{action}" if action in OF_APP else action))
        keys.append(key, style + Style(bold=True, reverse=True))
        keys.append(f" {name}", style)
        keys.append(gap)
    return keys
