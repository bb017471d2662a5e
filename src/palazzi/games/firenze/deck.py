# mypyc: compiled
"""Action cards: a set of them is one integer. Two bits per name, three for the names with
four copies.

Cards are numbered as in CARD_NAMES: events, persons, feasts, buildings, church.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from palazzi.core.bits import bit, count
from palazzi.games.firenze.components import CARD_COPIES, CARD_NAMES, CardName

COLLAPSE: Final[i64] = 0
FLOOD: Final[i64] = 1
WAREHOUSE_FIRE: Final[i64] = 2
LUXURY_TAX: Final[i64] = 3
BOTCHED_WORK: Final[i64] = 4
RENAISSANCE: Final[i64] = 5
SABOTEUR: Final[i64] = 6
TRIBUTE: Final[i64] = 7
ALCHEMIST: Final[i64] = 8
ARCHITECT: Final[i64] = 9
PRINCESS: Final[i64] = 10
WHOLESALER: Final[i64] = 11
MASON: Final[i64] = 12
PATRICIAN: Final[i64] = 13
SMUGGLER: Final[i64] = 14
RECOGNITION: Final[i64] = 15
DISGRACE: Final[i64] = 16
MONUMENT: Final[i64] = 17
FAME: Final[i64] = 18
SCANDAL: Final[i64] = 19
BRIDGE: Final[i64] = 20
STOREHOUSE: Final[i64] = 21
WORKSHOP: Final[i64] = 22
SMALL_PRIVILEGE: Final[i64] = 23
MEDIUM_PRIVILEGE: Final[i64] = 24
GREAT_PRIVILEGE: Final[i64] = 25
CAMPANILE: Final[i64] = 26

# The first number of each kind of card (FI-4); events start at 0.
PERSON: Final[i64] = 8
FEAST: Final[i64] = 15
BUILDING: Final[i64] = 20
CHURCH: Final[i64] = 23
CARDS: Final[i64] = 27

NO_CARDS: Final[i64] = 0


def shift(card: i64) -> i64:
    """Where the count of a card lies."""
    if card <= ALCHEMIST:
        return 2 * card
    return 2 * card + 1 if card <= WORKSHOP else 2 * card + 2


ONES: Final[i64] = sum(int(bit(shift(card))) for card in range(CARDS))
"""The lowest bit of every count; then the second, and the third where there is one."""
TWOS: Final[i64] = 2 * sum(int(bit(shift(card))) for card in range(CARDS))
FOURS: Final[i64] = 4 * sum(int(bit(shift(card))) for card in (ALCHEMIST, WORKSHOP))


def copies(cards: i64, card: i64) -> i64:
    """How many copies of a card the set has."""
    if card == ALCHEMIST or card == WORKSHOP:
        return (cards >> shift(card)) & 7
    return (cards >> shift(card)) & 3


def one(card: i64) -> i64:
    """The set of one copy of a card."""
    return bit(shift(card))


def has(cards: i64, card: i64) -> bool:
    """Whether the set has the card."""
    return copies(cards, card) > 0


def size(cards: i64) -> i64:
    """How many cards the set has."""
    if cards == NO_CARDS:
        return 0
    return count(cards & ONES) + 2 * count(cards & TWOS) + 4 * count(cards & FOURS)


def size_between(cards: i64, first: i64, end: i64) -> i64:
    """How many cards of the set have numbers from ``first`` to before ``end``."""
    n: i64 = 0
    card: i64 = first
    while card < end:
        n += copies(cards, card)
        card += 1
    return n


def clause(card: int) -> str:
    """The clause of a card (FI-8)."""
    return f"FI-8.{card + 2}"


def card_list(cards: i64) -> list[CardName]:
    """The names in a set, one per copy."""
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(copies(cards, card))]


def cards_from(names: Iterable[str]) -> int:
    """The set of cards so named."""
    return sum(int(one(CARD_NAMES.index(name))) for name in names)


ALL_CARDS: Final[i64] = cards_from(
    [name for name in CARD_NAMES for _ in range(CARD_COPIES.value[name])]
)
