"""The luck of a test's server: what ``secrets`` gives, to it and to every process it starts.

A Python that starts imports the module of this name from any folder on its path, so the product
needs no door for tests. The environment names a file, whose text is the seed: when it changes,
another test's luck begins, so a test has the same luck whatever ran before it. And whatever runs
beside it: every function that asks has luck of its own, so what a server does now and then by the
clock shifts nobody's deal.
"""

from __future__ import annotations

import base64
import os
import secrets
import sys
from pathlib import Path
from random import Random

FILE = "PALAZZI_LUCK"
STEADY = ("bot_worker", "bots", "motion")
"""Modules that get the same every time: several processes take bots' decisions as they come, so
which of them has taken how many is chance."""


class Luck:
    """What ``secrets`` has, from the seed in a file; others with the same file, from another."""

    def __init__(self, file: Path, whose: str = "") -> None:
        self._file = file
        self._whose = whose
        self._seed = ""
        self._streams: dict[tuple[str, str], Random] = {}

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        seed = self._file.read_text(encoding="utf-8")
        if seed != self._seed:
            self._seed, self._streams = seed, {}
        asks = _caller()
        if asks[0] in STEADY or asks not in self._streams:
            self._streams[asks] = Random(f"{seed} {self._whose} {asks}")
        return self._streams[asks].randbytes(32 if nbytes is None else nbytes)

    def token_hex(self, nbytes: int | None = None) -> str:
        return self.token_bytes(nbytes).hex()

    def token_urlsafe(self, nbytes: int | None = None) -> str:
        return base64.urlsafe_b64encode(self.token_bytes(nbytes)).rstrip(b"=").decode()

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self.token_bytes(bits // 8 + 1)) % (1 << bits)

    def rule(self, chance: object = secrets) -> None:
        """From now on ``secrets`` gives this."""
        for name in ("token_bytes", "token_hex", "token_urlsafe", "randbits"):
            assert hasattr(chance, name)
            setattr(chance, name, getattr(self, name))


def _caller() -> tuple[str, str]:
    """The module and the function that ask for luck."""
    frame = sys._getframe(1)
    while frame.f_code.co_filename == __file__ and frame.f_back is not None:
        frame = frame.f_back
    return Path(frame.f_code.co_filename).stem, frame.f_code.co_name


if FILE in os.environ:
    Luck(Path(os.environ[FILE])).rule()
if "PALAZZI_CLOCK" in os.environ:
    from tests.e2e.luck.moved_clock import MovedClock

    MovedClock(Path(os.environ["PALAZZI_CLOCK"])).rule()
