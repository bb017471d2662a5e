# mypyc: compiled
"""The one random generator of Palazzi: sfc32, kept inside 64 bits.

Compiled ``i64`` arithmetic wraps silently where a Python int grows, so every intermediate value
here stays below 2**63: the same seed gives the same stream compiled and interpreted. Nothing in
``core`` or ``games`` owns an Rng; whoever runs a game passes one in.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """A small fast chaotic generator (PractRand's sfc32), seeded by two numbers."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int, stream: int = 0) -> None:
        mixed = (seed ^ (seed >> 64)) & 0xFFFFFFFFFFFFFFFF
        self.a = mixed & 0xFFFFFFFF
        self.b = mixed >> 32
        self.c = stream & 0xFFFFFFFF
        self.counter = 1
        for _ in range(15):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A uniform number in 0 … n-1, exactly uniform by rejection; n is at most 2**31."""
        limit: i64 = (WORD + 1) - (WORD + 1) % n
        x = self.word()
        while x >= limit:
            x = self.word()
        return x % n

    def pick(self, weights: vec[i64], n: i64) -> i64:
        """An index below n, each as likely as its weight."""
        total: i64 = 0
        i: i64 = 0
        while i < n:
            total += weights[i]
            i += 1
        x = self.below(total)
        i = 0
        while x >= weights[i]:
            x -= weights[i]
            i += 1
        return i
