"""The command line of a server whose hints are thought over only briefly.

Tests that ask for many hints look at what becomes of them, not at how good they are. The bot that
thinks, its process and its answer are the real ones.
"""

from __future__ import annotations

from palazzi.cli import main
from palazzi.server.workers import bots

SECONDS = 0.1

if __name__ == "__main__":
    assert bots.HINT > SECONDS, "this is about hints that take long"
    bots.HINT = SECONDS  # type: ignore[misc]
    main()
