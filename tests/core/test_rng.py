"""The generator: a pinned stream, uniform draws, weights."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.core.rng import Rng


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records do not need it, but benchmarks, bug reports and the checksums of ``simulate`` do."""
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == PINNED
    assert Rng(1).word() != Rng(2).word()
    assert Rng(1, 1).word() != Rng(1).word()
    assert Rng(2**64 + 1).word() != Rng(1).word()


PINNED = [3387734806, 1080862987, 3546521498, 2861869171]


@given(seed=st.integers(0, 2**80), n=st.integers(1, 2**31))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(10))


def test_draws_are_uniform_and_by_weight() -> None:
    rng = Rng(7)
    seen = Counter(rng.below(6) for _ in range(60_000))
    assert all(abs(n - 10_000) < 500 for n in seen.values())
    weights = vec[i64]([1, 0, 3])
    drawn = Counter(rng.pick(weights, 3) for _ in range(40_000))
    assert drawn[1] == 0
    assert abs(drawn[2] - 30_000) < 600


@given(n=st.integers(0, 62))
def test_bits_are_64_wide(n: int) -> None:
    assert bit(n) == 2**n
    assert count(bit(n) | bit(0)) == (1 if n == 0 else 2)
