# mypyc: compiled
"""Sets as integers: the few bit operations that compiled code must take from here.

mypyc 2.4 compiles ``1 << n`` to a shift of a 32-bit C literal, which is wrong from n = 31 on (also
for ``i64(1)`` and for a variable that is known to be 1). So shift no literal to the left: use
``bit``.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set of the one element n."""
    return (n - n + 1) << n  # a sum, not a literal: 64 bits wide


def count(mask: i64) -> i64:
    """How many elements a set has."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 0x7F


def members(mask: int) -> list[int]:
    """The elements of a set, ascending; for code that need not be quick."""
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def bits_into(out: vec[i64], first: i64, mask: i64) -> i64:
    """Write ``first`` + number for each bit of the mask, ascending; return how many."""
    n: i64 = 0
    while mask != 0:
        if mask & 1:
            out[n] = first
            n += 1
        mask >>= 1
        first += 1
    return n


def draws_into(out: vec[i64], weights: vec[i64], first: i64, mask: i64) -> i64:
    """The same as draws, each as likely as the others."""
    n = bits_into(out, first, mask)
    i: i64 = 0
    while i < n:
        weights[i] = 1
        i += 1
    return n
