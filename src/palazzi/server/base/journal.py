"""The log for those who run the server: JSON lines on stderr.

Only what is named here is ever written: no body, no token, no nonce, no card. A table's id lets
people watch, so only its beginning is shown.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from collections import deque
from typing import Any, Final

from palazzi.server.base.clock import CLOCK

_LOGGER = logging.getLogger("palazzi")
BUGS: Final[deque[tuple[int, str, str, str]]] = deque(maxlen=50)
"""The last mistakes of ours, for the operator's page: when, what, which error, and where."""


class _Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": int(record.created * 1000),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "process": record.process,
            **getattr(record, "more", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            # Where, not with what values: a message of an exception may quote what was sent.
            data["error"] = record.exc_info[0].__name__
            data["trace"] = [
                f"{frame.filename.rpartition('/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])[-8:]
            ]
        return json.dumps(data, ensure_ascii=False)


def set_up(level: str = "info") -> None:
    """Write to stderr; uvicorn's own words included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines())
    for name in ("palazzi", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "palazzi" else logging.WARNING)


def note(event: str, **more: object) -> None:
    """Something worth knowing."""
    _LOGGER.info(event, extra={"more": more})


def warn(event: str, **more: object) -> None:
    """Something to look after."""
    _LOGGER.warning(event, extra={"more": more})


def bug(event: str, error: BaseException, **more: object) -> None:
    """Our own mistake, with the places it came through."""
    frames = traceback.extract_tb(error.__traceback__)[-3:]
    where = ", ".join(f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames)
    BUGS.append((now(), event, type(error).__name__, where))
    _LOGGER.error(event, exc_info=error, extra={"more": more})


def short(table_id: str) -> str:
    """A table's id as the journal shows it."""
    return f"{table_id[:6]}…"


def now() -> int:
    """Milliseconds since 1970, by a clock that does not jump."""
    return CLOCK.now()
