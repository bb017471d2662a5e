"""A server for the people at this machine: started by one command, opened in their browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import Final

from palazzi.core.extras import is_playable
from palazzi.core.messages import Argument
from palazzi.games import REGISTRY
from palazzi.locale import Catalogue
from palazzi.server.base.reach import local_address
from palazzi.server.base.settings import Settings
from palazzi.server.serve import serve

HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"
OPENS_BY: Final = "palazzi play --lan"
PORTS: Final = range(8000, 8010)
"""Tried in turn: the address, and with it what the browser keeps, usually stays the same."""


def at_home(
    database: str, port: int | None, browser: bool, words: Catalogue, lan: bool = False
) -> None:
    """Serve the page until Ctrl+C: to this machine, or with ``lan`` to everybody in its network.

    The own browser opens it by this machine's address either way: only there do browsers trust a
    page without TLS, and what they keep stays with an address.
    """
    host = EVERYWHERE if lan else HERE
    chosen = _free_port(host) if port is None else port
    settings = Settings(
        database=database, host=host, port=chosen, log_level="warning", opens_by=OPENS_BY
    )

    def ready(url: str) -> None:
        own = url.replace(EVERYWHERE, HERE)
        print(words.text("home-ready", {"url": own}), flush=True)
        for game in map(REGISTRY.get, REGISTRY):
            if not is_playable(game):
                title = words.text(f"{game.id}-title")
                told: dict[str, Argument] = {"game": title, "extra": game.extra}
                print(words.text("home-not-installed", told), flush=True)
        others = local_address(replace(settings, port=int(own.rpartition(":")[2])))
        if lan:
            key = "home-friends" if others else "home-friends-unknown"
            print(words.text(key, {"url": others}), flush=True)
        if browser and _has_display():
            threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()

    serve(settings, ready)


def _free_port(host: str) -> int:
    """The first of our ports that nobody uses; else any."""
    for port in PORTS:
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return 0


def _has_display() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
