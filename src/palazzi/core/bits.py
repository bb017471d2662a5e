# mypyc: compiled
"""Sets as integers: the few bit operations that compiled code must take from here.

mypyc 2.4 compiles ``1 << n`` to a shift of a 32-bit C literal, which is wrong from n = 31 on (also
for ``i64(1)`` and for a variable that is known to be 1). So shift no literal to the left: use
``bit``.
"""

from __future__ import annotations

from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set of the one element n."""
    return (n - n + 1) << n  # a sum, not a literal: 64 bits wide


def count(mask: i64) -> i64:
    """How many elements a set has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
