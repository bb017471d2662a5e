"""Seats at tables of servers, kept on this computer: who closes the terminal comes back to theirs.

One file per seat, readable by its owner alone: a token decides for the seat, and the nonce must be
told to nobody before the terms are frozen. Neither is in a name of a file, nor in what is printed.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path


@dataclass(frozen=True)
class KeptSeat:
    """What has to be known to play on."""

    token: str
    nonce: str = ""
    frozen: str = ""
    """The terms under which the nonce was revealed: it is revealed under no others."""


class SeatBook:
    """The kept seats of whoever runs the program."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is None:
            home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
            folder = Path(home) / "palazzi" / "seats"
        self._folder = folder

    def find(self, table: str) -> KeptSeat | None:
        """The seat at a table, named by its link; None if there is none that can be read."""
        try:
            return KeptSeat(**json.loads(self._file(table).read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return None

    def keep(self, table: str, seat: KeptSeat) -> None:
        """Write it down, in place of what was known of this table; OSError if that fails."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(table)
        draft = file.with_suffix(f".{os.getpid()}")
        # Nobody may read it even for the moment in which it is written.
        opened = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(opened, "w", encoding="utf-8") as out:
            json.dump(asdict(seat), out)
        draft.replace(file)

    def forget(self, table: str) -> None:
        """The seat is given up, or the table closed."""
        with suppress(OSError):
            self._file(table).unlink(missing_ok=True)

    def _file(self, table: str) -> Path:
        return self._folder / f"{sha256(table.encode()).hexdigest()[:32]}.json"
