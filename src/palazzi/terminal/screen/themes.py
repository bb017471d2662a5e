"""The colours of the screen, light and dark, as on the page."""

from __future__ import annotations

import os
from typing import Final

from textual.theme import Theme

LIGHT: Final = Theme(
    name="palazzi-light",
    primary="#a54a24",
    secondary="#4c6b3c",
    accent="#27548a",
    warning="#8e2b2b",
    error="#8e2b2b",
    success="#4c6b3c",
    foreground="#2b2118",
    background="#f6efe3",
    surface="#fffaf1",
    panel="#f1e6d3",
    dark=False,
)
DARK: Final = Theme(
    name="palazzi-dark",
    primary="#e0854c",
    secondary="#8fb57a",
    accent="#7fb0e8",
    warning="#e8867d",
    error="#e8867d",
    success="#8fb57a",
    foreground="#f3e7d4",
    background="#1d1713",
    surface="#2a211b",
    panel="#352a22",
    dark=True,
)


def usual_theme() -> str:
    """Light on a terminal that says that it is light, else dark."""
    background = os.environ.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT.name if background in {"7", "15"} else DARK.name
