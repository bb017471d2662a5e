"""How the browser and the server of the browser tests are started; benchmarks use them, too."""

from __future__ import annotations

CHROMIUM = "chromium-headless-shell"
ARGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WORDS = (
    *("--bot-pace", "0", "--world-pace", "0", "--absence", "0"),
    *("--no-limits", "--log-level", "warning"),
)
"""Bots move at once, and worlds as fast as they can."""
