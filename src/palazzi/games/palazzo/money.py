# mypyc: compiled
"""Money cards as arithmetic (PZ-4): a set of cards is one integer.

Two bits for each of the 15 currency kinds (at most 3 copies), from bit 30 on the number of
certificates. Adding and taking away cards is adding and subtracting integers. Card kinds are
numbered ``currency * 5 + (value - 3)``; 15 is the certificate.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import bit
from palazzi.games.palazzo.components import CARD_NAMES, TRIO_NAMES

CERTIFICATE: Final[i64] = 15
KINDS: Final[i64] = 16
NO_CARDS: Final[i64] = 0
ALL_CARDS: Final[i64] = 0x3FFFFFFF + (10 << 30)
"""The 55 cards of the game (PZ-1.1)."""

OPEN: Final[i64] = 3
"""The currency of a payment that does not hold a currency card yet."""
TRIO: Final[i64] = 15
"""What a group of three is worth, whatever its value (PZ-4.2, PZ-4.3)."""
CERTIFICATE_TRIO: Final[i64] = 5
"""Groups are numbered 0–4 by value, 5 for three certificates."""


def unit(kind: i64) -> i64:
    """One card of the kind."""
    return bit(2 * kind)


def held(cards: i64, kind: i64) -> i64:
    """How many cards of the kind are among the cards."""
    return cards >> 30 if kind == CERTIFICATE else (cards >> (2 * kind)) & 3


def size(cards: i64) -> i64:
    """How many cards."""
    pairs: i64 = cards & 0x3FFFFFFF
    pairs = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333)
    pairs = (pairs & 0x0F0F0F0F) + ((pairs >> 4) & 0x0F0F0F0F)
    pairs = (pairs & 0x00FF00FF) + ((pairs >> 8) & 0x00FF00FF)
    return (pairs & 0xFFFF) + (pairs >> 16) + (cards >> 30)


def value_of(kind: i64) -> i64:
    """Face value of a kind."""
    return 2 if kind == CERTIFICATE else kind % 5 + 3


def trio_cards(trio: i64) -> i64:
    """The three cards of a group."""
    if trio == CERTIFICATE_TRIO:
        return 3 * unit(CERTIFICATE)
    return unit(trio) + unit(trio + 5) + unit(trio + 10)


def _lesser(a: i64, b: i64) -> i64:
    """The smaller of each of five pairs of two-bit numbers, all at once."""
    a_high = (a >> 1) & 0x155
    b_high = (b >> 1) & 0x155
    a_low = a & 0x155
    b_low = b & 0x155
    low = (a_high & ~b_high & b_low) | (b_high & ~a_high & a_low)
    low |= a_low & b_low
    return ((a_high & b_high) << 1) | low


def trios_in(cards: i64) -> i64:
    """How many groups of each value the cards allow (PZ-4.2): two bits for each of five values."""
    return _lesser(_lesser(cards & 0x3FF, (cards >> 10) & 0x3FF), (cards >> 20) & 0x3FF)


def trios_of(cards: i64, trio: i64) -> i64:
    """How many groups of this number the cards allow."""
    if trio == CERTIFICATE_TRIO:
        return (cards >> 30) // 3
    return (trios_in(cards) >> (2 * trio)) & 3


def certificates_worth(n: i64) -> i64:
    """The most that n certificates can be worth: in threes 15, the others 2."""
    return TRIO * (n // 3) + 2 * (n % 3)


def currency_sum(cards: i64, currency: i64) -> i64:
    """Face value of all cards of one currency."""
    rest = (cards >> (10 * currency)) & 0x3FF
    total = 3 * (rest & 3)
    total += 4 * ((rest >> 2) & 3)
    total += 5 * ((rest >> 4) & 3)
    total += 6 * ((rest >> 6) & 3)
    return total + 7 * (rest >> 8)


def trio_gain(trios: i64) -> i64:
    """What groups add over the face value of their one card in the chosen currency.

    A group takes one card of the chosen currency and two that are worth nothing otherwise, and 15
    is more than any face value: so every possible group is worth making, whatever the currency.
    """
    gain = 12 * (trios & 3)
    gain += 11 * ((trios >> 2) & 3)
    gain += 10 * ((trios >> 4) & 3)
    gain += 9 * ((trios >> 6) & 3)
    return gain + 8 * (trios >> 8)


def reach(cards: i64, currency: i64) -> i64:
    """The most the cards can be worth in one payment (PZ-4.1–4.4); OPEN: in the best currency."""
    best = currency_sum(cards, 0 if currency == OPEN else currency)
    if currency == OPEN:
        best = max(best, currency_sum(cards, 1))
        best = max(best, currency_sum(cards, 2))
    return best + trio_gain(trios_in(cards)) + certificates_worth(cards >> 30)


def face_value(cards: i64) -> i64:
    """The largest sum in one currency plus certificates, without groups (PZ-6.4)."""
    best = currency_sum(cards, 0)
    best = max(best, currency_sum(cards, 1))
    best = max(best, currency_sum(cards, 2))
    return best + 2 * (cards >> 30)


def payments_into(
    out: vec[i64], at: i64, first: i64, cards: i64, currency: i64, laid: i64, need: i64
) -> i64:
    """Write what may be laid next while ``need`` stays reachable (PZ-9.9); return the new length.

    ``first`` is the action id of the first card kind; groups follow the 16 kinds. ``laid`` is what
    already lies. A single card can only lower what is reachable by breaking up a group, so one sum
    per currency decides about all its cards.
    """
    trios = trios_in(cards)
    certificates = cards >> 30
    groups = laid + trio_gain(trios) + certificates_worth(certificates)
    best: i64 = 0
    c: i64 = 0
    while c < 3:
        if currency == OPEN or currency == c:
            total = groups + currency_sum(cards, c)
            best = max(best, total)
            rest = (cards >> (10 * c)) & 0x3FF
            kind = first + c * 5
            gain: i64 = 12
            possible = trios
            while rest != 0:
                have = rest & 3
                if have > 0 and total - (gain if have == possible & 3 else 0) >= need:
                    out[at] = kind
                    at += 1
                rest >>= 2
                possible >>= 2
                kind += 1
                gain -= 1
        c += 1
    if certificates > 0:
        kept = certificates_worth(certificates) - certificates_worth(certificates - 1)
        if best - kept + 2 >= need:
            out[at] = first + CERTIFICATE
            at += 1
    if best >= need:
        trio: i64 = 0
        while trio < CERTIFICATE_TRIO:
            if (trios >> (2 * trio)) & 3:
                out[at] = first + KINDS + trio
                at += 1
            trio += 1
        if certificates >= 3:
            out[at] = first + KINDS + CERTIFICATE_TRIO
            at += 1
    return at


def least_payment(cards: i64, currency: i64, laid: i64, need: i64) -> list[int]:
    """What to lay so that ``need`` is reached by as little as possible; empty if it cannot be.

    As ``payments_into`` numbers cards and groups. Of payments of the same worth the one that leaves
    the hand worth most, then the one of fewest cards.
    """
    best: tuple[int, int, int] | None = None
    chosen: list[int] = []
    for c in range(3):
        if currency != OPEN and currency != c:
            continue
        kinds = [kind for kind in range(5 * c + 4, 5 * c - 1, -1) if held(cards, kind)]
        items = [int(KINDS) + trio for trio in range(6)] + [int(CERTIFICATE)] + kinds
        stack: list[tuple[int, int, int, list[int]]] = [(0, int(cards), int(laid), [])]
        while stack:
            at, left, worth, lying = stack.pop()
            if worth >= need:
                rank = (worth, -int(reach(left, OPEN)), len(lying))
                if lying and (best is None or rank < best):
                    best, chosen = rank, lying
                continue
            for number in range(at, len(items)):
                what = items[number]
                if what < KINDS:
                    taken, adds = int(unit(what)), int(value_of(what))
                    there = held(left, what) > 0
                else:
                    taken, adds = int(trio_cards(what - KINDS)), int(TRIO)
                    there = trios_of(left, what - KINDS) > 0
                if there and (best is None or worth + adds <= best[0]):
                    stack.append((number, left - taken, worth + adds, [*lying, what]))
    return chosen


def without(known: i64, spent: i64) -> i64:
    """What stays of the known cards of a hand when ``spent`` leave it.

    Known ones go first (PZ-9.12).
    """
    left: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        rest = held(known, kind) - held(spent, kind)
        if rest > 0:
            left += rest * unit(kind)
        kind += 1
    return left


def cards_into(out: vec[i64], first: i64, cards: i64) -> i64:
    """Write ``first`` + kind for each kind among the cards; return how many."""
    n: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if held(cards, kind) > 0:
            out[n] = first + kind
            n += 1
        kind += 1
    return n


def weighted_cards_into(out: vec[i64], weights: vec[i64], first: i64, cards: i64) -> i64:
    """The same as draws: each kind by the number of its copies."""
    n: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        copies = held(cards, kind)
        if copies > 0:
            out[n] = first + kind
            weights[n] = copies
            n += 1
        kind += 1
    return n


def loose_cards(cards: int, trios: int) -> int:
    """The cards of a payment or bid that lie outside its groups."""
    for name in trio_names(trios):
        cards -= int(trio_cards(TRIO_NAMES.index(name)))
    return cards


# ---- by name


def card_names(cards: i64) -> list[str]:
    """The names of the cards in a set."""
    return [CARD_NAMES[kind] for kind in range(16) for _ in range(held(cards, kind))]


def cards_from(names: list[str]) -> int:
    """The set of cards so named."""
    return sum(int(unit(CARD_NAMES.index(name))) for name in names)


def trio_names(trios: i64) -> list[str]:
    """The names of laid groups: two bits for each of the six."""
    return [TRIO_NAMES[i] for i in range(6) for _ in range(trios >> (2 * i) & 3)]


def trios_from(names: list[str]) -> int:
    """The packed form of groups so named."""
    return sum(1 << (2 * TRIO_NAMES.index(name)) for name in names)
