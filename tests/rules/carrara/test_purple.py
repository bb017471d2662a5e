"""Chapter 9: the purple cards, and that they are solved for the most points (CA-5.9)."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palazzi.games.carrara.cards.purple import purple
from palazzi.games.carrara.counts import unit
from tests.rules.carrara.table import purple_met as met

Counts = tuple[int, ...]
COUNTS = st.tuples(*[st.integers(0, 6)] * 6)


def pack(counts: Counts) -> int:
    return sum(n * int(unit(kind)) for kind, n in enumerate(counts))


def points(card: int, *counts: int) -> int:
    """Card and unused objects together."""
    paid, loose = purple(card).points(pack(counts))
    return paid + loose


# ---- brute force: every way to form groups


def groups(card: int) -> list[tuple[Counts, int]]:
    """Every group a card pays for: how many of each kind it takes, and the points."""
    found: list[tuple[Counts, int]] = []
    alike = {2: {2: 5}, 3: {3: 7}, 4: {2: 3, 3: 6, 4: 10, 5: 15, 6: 21}}
    different = {6: {2: 3, 3: 7, 4: 12, 5: 18, 6: 24}, 7: {3: 8}}
    for n, paid in alike.get(card, {}).items():
        found += [(tuple(n * (k == kind) for k in range(6)), paid) for kind in range(6)]
    for n, paid in different.get(card, {}).items():
        found += [
            (tuple(int(k in chosen) for k in range(6)), paid)
            for chosen in combinations(range(6), n)
        ]
    if card == 5:
        for pair, four in product(range(6), repeat=2):
            found.append((tuple(2 * (k == pair) + 4 * (k == four) for k in range(6)), 20))
    return found


@cache
def best(card: int, counts: Counts) -> int:
    """The most points, trying every group on every rest; kinds are interchangeable."""
    most = sum(counts)
    for taken, paid in groups(card):
        rest = tuple(have - use for have, use in zip(counts, taken, strict=True))
        if min(rest) >= 0:
            most = max(most, paid + best(card, tuple(sorted(rest))))
    return most


def best_product(counts: Counts) -> int:
    """Card 8: every choice of one to three groups."""
    most = 0
    single = [(kind, n) for kind in range(6) for n in range(1, counts[kind] + 1)]
    for n in (1, 2, 3):
        for chosen in combinations_with_replacement(single, n):
            used = [sum(size for kind, size in chosen if kind == k) for k in range(6)]
            if all(u <= have for u, have in zip(used, counts, strict=True)):
                value = 1
                for _, size in chosen:
                    value *= size
                most = max(most, value + sum(counts) - sum(used))
    return most


@pytest.mark.parametrize("card", [2, 3, 4, 5, 6, 7])
@given(counts=COUNTS)
def test_groups_are_formed_for_the_most_points(card: int, counts: Counts) -> None:
    """CA-5.9, CA-5.8: unused objects count one each."""
    assert points(card, *counts) == best(card, tuple(sorted(counts)))


@given(counts=st.tuples(*[st.integers(0, 6)] * 3, *[st.integers(0, 2)] * 3))
def test_the_product_is_the_highest_there_is(counts: Counts) -> None:
    """CA-5.9, CA-9.8"""
    assert points(8, *counts) == best_product(counts)


@given(counts=COUNTS)
def test_no_card_uses_more_objects_than_there_are(counts: Counts) -> None:
    """CA-5.8"""
    for card in range(1, 9):
        paid, loose = purple(card).points(pack(counts))
        assert 0 <= loose <= sum(counts)
        assert paid >= 0


@given(counts=COUNTS)
def test_who_meets_a_condition_is_paid_for_it(counts: Counts) -> None:
    """CA-9.2, CA-9.3, CA-9.5, CA-9.7: the condition is that many groups."""
    for card, groups_paid in {2: 3 * 5, 3: 2 * 7, 5: 20, 7: 2 * 8}.items():
        paid, _ = purple(card).points(pack(counts))
        assert met(card, pack(counts), 2) == (paid >= groups_paid)


# ---- card by card: condition; points


@pytest.mark.parametrize(("players", "need"), [(4, 6), (3, 7), (2, 8)])
def test_purple_1_objects_at_three_points(players: int, need: int) -> None:
    """CA-9.1"""
    assert met(1, pack((need - 2, 1, 1, 0, 0, 0)), players)
    assert not met(1, pack((need - 2, 1, 0, 0, 0, 0)), players)
    assert points(1, 4, 1, 0, 0, 2, 0) == 21


def test_purple_2_three_pairs() -> None:
    """CA-9.2"""
    for good in ((2, 2, 2), (4, 2, 0), (6, 0, 0), (3, 3, 3)):
        assert met(2, pack(good), 2)
    assert not met(2, pack((3, 3, 1)), 2)
    assert points(2, 4, 3, 1, 0, 0, 0) == 15 + 2
    assert points(2, 6, 0, 0, 0, 0, 0) == 15


def test_purple_3_two_triples() -> None:
    """CA-9.3"""
    for good in ((3, 3), (6, 0), (5, 3)):
        assert met(3, pack(good), 2)
    assert not met(3, pack((5, 2, 2)), 2)
    assert points(3, 6, 3, 2, 0, 0, 0) == 21 + 2


def test_purple_4_a_quadruple() -> None:
    """CA-9.4"""
    assert met(4, pack((4,)), 2)
    assert met(4, pack((0, 5)), 2)
    assert not met(4, pack((3, 3, 3)), 2)
    assert [points(4, n, 0, 0, 0, 0, 0) for n in range(7)] == [0, 1, 3, 6, 10, 15, 21]
    assert points(4, 2, 2, 1, 0, 0, 0) == 7


def test_purple_5_a_pair_and_a_quadruple() -> None:
    """CA-9.5"""
    for good in ((4, 2), (6, 0), (5, 3)):
        assert met(5, pack(good), 2)
    for bad in ((5, 1), (3, 3, 2), (4, 1, 1, 1)):
        assert not met(5, pack(bad), 2)
    assert points(5, 6, 4, 2, 0, 0, 0) == 40
    assert points(5, 4, 4, 0, 0, 0, 0) == 20 + 2


def test_purple_6_four_different() -> None:
    """CA-9.6"""
    assert met(6, pack((1, 1, 1, 1)), 2)
    assert not met(6, pack((6, 6, 6)), 2)
    assert [points(6, *[1] * n, *[0] * (6 - n)) for n in range(7)] == [0, 1, 3, 7, 12, 18, 24]
    assert points(6, 2, 2, 2, 1, 0, 0) == 12 + 7
    assert points(6, 3, 0, 0, 0, 0, 0) == 3


def test_purple_7_two_sets_of_three_different() -> None:
    """CA-9.7: the sets may be equal."""
    for good in ((2, 2, 2), (1, 1, 1, 1, 1, 1), (2, 2, 1, 1)):
        assert met(7, pack(good), 2)
    assert not met(7, pack((6, 6, 1)), 2)
    assert points(7, 6, 6, 1, 0, 0, 0) == 8 + 10
    assert points(7, 2, 2, 1, 1, 0, 0) == 16


def test_purple_8_a_product_of_groups() -> None:
    """CA-9.8"""
    for good in ((2, 2, 2), (6, 0, 0)):
        assert met(8, pack(good), 2)
    assert not met(8, pack((5, 1, 1, 1)), 2)
    assert points(8, 0, 0, 0, 0, 0, 0) == 0
    assert points(8, 6, 0, 0, 0, 0, 0) == 9  # 3 × 3, better than 2 × 2 × 2
    assert points(8, 6, 2, 0, 0, 0, 0) == 18  # 3 × 3 × 2
    assert points(8, 1, 1, 1, 0, 0, 0) == 3
