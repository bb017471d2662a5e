# mypyc: compiled
"""The purple cards: what objects are worth at the end, and the second end condition (CA-9).

Each card is scored the way that is best for its player (CA-5.9). The short cuts below are proven
beside them and checked against trying everything in a property test.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from palazzi.games.carrara.counts import held, size

OBJECTS_NEEDED: Final[i64] = 10
"""Less the number of players: 6, 7 or 8 objects with 4, 3 or 2 (CA-4.3)."""


def groups_of(objects: i64, n: i64) -> i64:
    """How many groups of n alike objects there are at most."""
    groups: i64 = 0
    kind: i64 = 0
    while kind < 6:
        groups += held(objects, kind) // n
        kind += 1
    return groups


def kinds_with(objects: i64, n: i64) -> i64:
    """How many kinds there are at least n of."""
    kinds: i64 = 0
    kind: i64 = 0
    while kind < 6:
        if held(objects, kind) >= n:
            kinds += 1
        kind += 1
    return kinds


def pairs_with_quadruples(objects: i64) -> i64:
    """How many combinations of a pair and a quadruple there are at most (CA-9.5).

    No kind has two quadruples, and each combination needs three pairs' worth of objects.
    """
    return min(kinds_with(objects, 4), groups_of(objects, 2) // 3)


def threes_of_different(objects: i64) -> i64:
    """How many sets of three different objects there are at most (CA-9.7).

    So many sets can take at most so many of each kind; if that is three a set, it can be dealt.
    """
    sets = size(objects) // 3
    while sets > 0:
        usable: i64 = 0
        kind: i64 = 0
        while kind < 6:
            usable += min(held(objects, kind), sets)
            kind += 1
        if usable >= 3 * sets:
            return sets
        sets -= 1
    return 0


def met(card: i64, objects: i64, players: i64) -> bool:
    """Whether the objects fulfil the card's end condition."""
    if card == 1:
        return size(objects) >= OBJECTS_NEEDED - players
    if card == 2 or card == 8:
        return groups_of(objects, 2) >= 3
    if card == 3:
        return groups_of(objects, 3) >= 2
    if card == 4:
        return kinds_with(objects, 4) >= 1
    if card == 5:
        return pairs_with_quadruples(objects) >= 1
    if card == 6:
        return kinds_with(objects, 1) >= 4
    return threes_of_different(objects) >= 2


def purple_points(card: i64, objects: i64) -> tuple[i64, i64]:
    """What the card itself pays, and how many objects it leaves unused (1 point each, CA-5.8)."""
    n = size(objects)
    if card == 1:
        return 3 * n, 0
    if card == 2:
        pairs = groups_of(objects, 2)
        return 5 * pairs, n - 2 * pairs
    if card == 3:
        triples = groups_of(objects, 3)
        return 7 * triples, n - 3 * triples
    if card == 4:
        return _alike(objects)
    if card == 5:
        combinations = pairs_with_quadruples(objects)
        return 20 * combinations, n - 6 * combinations
    if card == 6:
        return _different(objects)
    if card == 7:
        sets = threes_of_different(objects)
        return 8 * sets, n - 3 * sets
    return _product(objects)


def _alike(objects: i64) -> tuple[i64, i64]:
    """n alike pay n (n + 1) / 2 from two on: never less than their parts would (CA-9.4)."""
    points: i64 = 0
    single: i64 = 0
    kind: i64 = 0
    while kind < 6:
        n = held(objects, kind)
        if n == 1:
            single += 1
        else:
            points += n * (n + 1) // 2
        kind += 1
    return points, single


def _different(objects: i64) -> tuple[i64, i64]:
    """The largest sets first (CA-9.6).

    Each further object of a set pays at least as much as the one before (1, 2, 4, 5, 6, 6), so
    moving one from a smaller set to a larger never loses.
    """
    points: i64 = 0
    single: i64 = 0
    level: i64 = 1
    while level <= 6:
        kinds = kinds_with(objects, level)
        if kinds == 1:
            single += 1
        elif kinds == 2:
            points += 3
        elif kinds == 3:
            points += 7
        elif kinds > 3:
            points += 6 * (kinds - 2)
        level += 1
    return points, single


def _product(objects: i64) -> tuple[i64, i64]:
    """The best product of one to three groups (CA-9.8).

    One more object in a group adds the product of the others and costs the 1 point it had alone, so
    whole kinds are used, the largest first, each whole or split into equal parts.
    """
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    kind: i64 = 0
    while kind < 6:
        n = held(objects, kind)
        if n > a:
            c = b
            b = a
            a = n
        elif n > b:
            c = b
            b = n
        elif n > c:
            c = n
        kind += 1
    half = (a // 2) * (a - a // 2)
    third = (a // 3) * ((a + 1) // 3) * ((a + 2) // 3)
    points = a
    used = a
    points = max(points, half)
    points = max(points, third)
    if a * b - a - b > points - used:
        points = a * b
        used = a + b
    if half * b - a - b > points - used:
        points = half * b
        used = a + b
    if a * b * c - a - b - c > points - used:
        points = a * b * c
        used = a + b + c
    return points, size(objects) - used
