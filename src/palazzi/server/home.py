"""A server for the people at this machine: started by one command, opened in their browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from typing import Final

from palazzi.locale import Catalogue
from palazzi.server.base.settings import Settings
from palazzi.server.serve import serve

PORTS: Final = range(8000, 8010)
"""Tried in turn: the address, and with it what the browser keeps, usually stays the same."""


def at_home(database: str, port: int | None, browser: bool, words: Catalogue) -> None:
    """Serve the page on this machine until Ctrl+C."""

    def ready(url: str) -> None:
        print(words.text("home-ready", {"url": url}), flush=True)
        if browser and _has_display():
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    chosen = _free_port() if port is None else port
    serve(Settings(database=database, port=chosen, log_level="warning"), ready)


def _free_port() -> int:
    """The first of our ports that nobody uses; else any."""
    for port in PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return 0


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
