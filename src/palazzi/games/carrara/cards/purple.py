# mypyc: compiled
"""The purple cards: what objects are worth at the end, and the second end condition (CA-9).

Each card is scored the way that is best for its player (CA-5.9). The short cuts below are proven
beside them and checked against trying everything in a property test.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.games.carrara.cards.base import Condition, part, three_largest
from palazzi.games.carrara.counts import held, size

if TYPE_CHECKING:
    from palazzi.games.carrara.state import Carrara


class Purple(Condition):
    """A purple card."""

    def count(self, objects: i64) -> i64:
        """How many of what it asks for are among the objects."""
        raise NotImplementedError

    def points(self, objects: i64) -> tuple[i64, i64]:
        """What the card itself pays, and how many objects it leaves unused (CA-5.8)."""
        raise NotImplementedError

    def have(self, state: Carrara, seat: i64) -> i64:
        return self.count(state.objects[seat])


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

    n sets take at most n of each kind; if that makes three per set, they can be dealt.
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


@final
class Objects(Purple):
    """CA-9.1"""

    most: i64 = 10
    less: i64 = 1

    def count(self, objects: i64) -> i64:
        return size(objects)

    def points(self, objects: i64) -> tuple[i64, i64]:
        return 3 * size(objects), 0


@final
class ObjectGroups(Purple):
    """CA-9.2, CA-9.3: pairs or triples of alike objects."""

    def __init__(self, group: i64, most: i64, paid: i64) -> None:
        self.group = group
        self.most = most
        self.paid = paid

    def count(self, objects: i64) -> i64:
        return groups_of(objects, self.group)

    def points(self, objects: i64) -> tuple[i64, i64]:
        groups = groups_of(objects, self.group)
        return self.paid * groups, size(objects) - self.group * groups


@final
class Alike(Purple):
    """CA-9.4: four of a kind.

    n alike pay n (n + 1) / 2 from two on: never less than their parts would.
    """

    most: i64 = 4

    def count(self, objects: i64) -> i64:
        most: i64 = 0
        kind: i64 = 0
        while kind < 6:
            most = max(most, held(objects, kind))
            kind += 1
        return most

    def share(self, state: Carrara, seat: i64) -> float:
        objects = state.objects[seat]
        return part(kinds_with(objects, 4) * 4 + kinds_with(objects, 3) + kinds_with(objects, 2), 4)

    def points(self, objects: i64) -> tuple[i64, i64]:
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


@final
class PairAndQuadruple(Purple):
    """CA-9.5"""

    most: i64 = 6

    def count(self, objects: i64) -> i64:
        """Of the six objects, with the kind that serves best as the quadruple."""
        best: i64 = 0
        four: i64 = 0
        while four < 6:
            n = held(objects, four)
            pair = max(n - 4, 0)
            two: i64 = 0
            while two < 6:
                if two != four:
                    pair = max(pair, held(objects, two))
                two += 1
            best = max(best, min(n, 4) + min(pair, 2))
            four += 1
        return best

    def share(self, state: Carrara, seat: i64) -> float:
        objects = state.objects[seat]
        return 1.0 if pairs_with_quadruples(objects) > 0 else part(groups_of(objects, 2), 4)

    def points(self, objects: i64) -> tuple[i64, i64]:
        combinations = pairs_with_quadruples(objects)
        return 20 * combinations, size(objects) - 6 * combinations


@final
class Different(Purple):
    """CA-9.6: four different ones; the largest sets pay first.

    Each further object of a set pays at least as much as the one before (1, 2, 4, 5, 6, 6), so
    moving one from a smaller set to a larger never loses.
    """

    most: i64 = 4

    def count(self, objects: i64) -> i64:
        return kinds_with(objects, 1)

    def points(self, objects: i64) -> tuple[i64, i64]:
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


@final
class ThreesOfDifferent(Purple):
    """CA-9.7"""

    most: i64 = 6

    def count(self, objects: i64) -> i64:
        """Of the six objects of two sets, which can use at most two of a kind."""
        return kinds_with(objects, 1) + kinds_with(objects, 2)

    def share(self, state: Carrara, seat: i64) -> float:
        return part(threes_of_different(state.objects[seat]), 2)

    def points(self, objects: i64) -> tuple[i64, i64]:
        sets = threes_of_different(objects)
        return 8 * sets, size(objects) - 3 * sets


@final
class Product(Purple):
    """CA-9.8: three pairs; pays the best product of one to three groups.

    One more object in a group adds the product of the others and costs the 1 point it had alone, so
    whole kinds are used, the largest first, each whole or split into equal parts.
    """

    most: i64 = 3

    def count(self, objects: i64) -> i64:
        return groups_of(objects, 2)

    def points(self, objects: i64) -> tuple[i64, i64]:
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        kind: i64 = 0
        while kind < 6:
            a, b, c = three_largest(a, b, c, held(objects, kind))
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


PURPLES: Final = vec[Purple](
    [
        Objects(),
        ObjectGroups(2, 3, 5),
        ObjectGroups(3, 2, 7),
        Alike(),
        PairAndQuadruple(),
        Different(),
        ThreesOfDifferent(),
        Product(),
    ]
)


def purple(number: i64) -> Purple:
    """The card with the number."""
    return PURPLES[number - 1]
