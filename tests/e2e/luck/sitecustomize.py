"""The luck of a test's server: what ``secrets`` gives, to it and to every process it starts.

A Python that starts imports the module of this name from any folder on its path, so the product
needs no door for tests. The environment names a file, whose text is the seed: when it changes,
another test's luck begins, so a test has the same luck whatever ran before it.
"""

from __future__ import annotations

import base64
import os
import secrets
from pathlib import Path
from random import Random

FILE = "PALAZZI_LUCK"


class Luck:
    """What ``secrets`` has, from the seed in a file; others with the same file, from another."""

    def __init__(self, file: Path, whose: str = "") -> None:
        self._file = file
        self._whose = whose
        self._seed = ""
        self._rng = Random(0)

    def token_bytes(self, nbytes: int | None = None) -> bytes:
        seed = self._file.read_text(encoding="utf-8")
        if seed != self._seed:
            self._seed, self._rng = seed, Random(seed + self._whose)
        return self._rng.randbytes(32 if nbytes is None else nbytes)

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


if FILE in os.environ:
    Luck(Path(os.environ[FILE])).rule()
if "PALAZZI_CLOCK" in os.environ:
    from tests.e2e.luck.moved_clock import MovedClock

    MovedClock(Path(os.environ["PALAZZI_CLOCK"])).rule()
