"""A guide says only what is so in every option set and edition: each number is compared with the
rules.

A guide takes no arguments. A number in it, in figures or in words from two on, has to be one that
the rules have in every position that a game can begin with, whatever its options and players; what
depends on a card or an option is not said as a number but by where it can be read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import cast

import pytest

import palazzi
from palazzi.core.errors import BadOption
from palazzi.core.state import State
from palazzi.games.carrara.components import CITIES, COLOURS
from palazzi.games.carrara.phases.base import OBJECT_PRICE
from palazzi.games.carrara.scoring import ANNOUNCEMENT
from palazzi.games.carrara.shapes import CarraraTables
from palazzi.games.carrara.state import Carrara
from palazzi.games.firenze.shapes import FirenzeView
from palazzi.games.palazzo.components import CURRENCIES, RIDERS
from palazzi.games.palazzo.money import TRIO
from palazzi.games.palazzo.phases.auction import OPENING_BID
from palazzi.games.palazzo.phases.picking import ROUND_OF_PICKS
from palazzi.games.palazzo.phases.tiles import set_price
from palazzi.games.palazzo.scoring import floor_points
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.paletti.components import KIND_POINTS
from palazzi.locale import LANGUAGES, catalogue
from tests.project.test_glossaries import texts

COUNTED = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}
TENS = {
    "en": "twenty thirty forty fifty",
    "nl": "twintig dertig veertig vijftig",
    "de": "zwanzig dreißig vierzig fünfzig",
}
RANKED = {
    "en": "second third fourth fifth sixth",
    "nl": "tweede derde vierde vijfde zesde",
    "de": "zweite dritte vierte fünfte sechste",
}


def numbers(language: str, text: str) -> Counter[int]:
    """The numbers of a sentence: figures, and words from two on."""
    words = {word: n for n, word in enumerate(COUNTED[language].split(), 2)}
    words |= {word: n for n, word in enumerate(RANKED[language].split(), 2)}
    words |= {word: 10 * n for n, word in enumerate(TENS[language].split(), 2)}
    found = re.findall(r"\d+|[^\W\d_]+", text.lower())
    return Counter(int(one) if one.isdigit() else words[one] for one in found if _is(one, words))


def _is(one: str, words: dict[str, int]) -> bool:
    return one.isdigit() or one in words


def _aim(state: State) -> list[int]:
    lowest = next(floors for floors in range(1, 6) if floor_points(floors, 9) > 0)
    extra = [int(floor_points(floors, 9)) - 9 for floors in (4, 5)]
    return [lowest, 4, extra[0], 5, extra[1], -int(floor_points(1, 9)), RIDERS]


def _price_with_nothing_for_sale(state: State) -> int:
    empty = cast("Palazzo", state.clone())
    empty.warehouse = 0
    set_price(empty)
    return int(empty.price)


def _costs(state: State) -> list[int]:
    """Bricks and what they cost, for all that are not free; and how many are."""
    seen = cast("FirenzeView", palazzi.game("firenze").view(state, 0))
    priced = [n for bricks, cost in enumerate(seen["costs"]) if cost for n in (bricks, cost)]
    return [*priced, seen["costs"].count(0) - 1]


TRUE: dict[str, Callable[[State], list[int]]] = {
    "palazzo-aim": _aim,
    "palazzo-taking": lambda _: [len(CURRENCIES)] * 3 + [int(TRIO)],
    "palazzo-choosing": lambda state: [_price_with_nothing_for_sale(state), int(OPENING_BID)],
    "palazzo-picking": lambda _: [int(ROUND_OF_PICKS)],
    "palazzo-placing": lambda state: _aim(state)[:1],
    "palazzo-renovating": lambda _: [-int(floor_points(1, 1))],
    "carrara-aim": lambda _: [len(CITIES)],
    "carrara-turning": lambda state: [int(cast("Carrara", state).markers(0))],
    "carrara-shopping": lambda _: [int(OBJECT_PRICE)],
    "carrara-announcing": lambda _: [int(ANNOUNCEMENT)],
    "firenze-building": _costs,
    "paletti-colouring": lambda _: list(KIND_POINTS.value),
    "paletti-neutral": lambda _: [3],  # what it is about: a game of three
    "paletti-swayed": lambda _: [2],  # hands
}


def beginnings(game: str, editions: bool = True) -> Iterator[State]:
    """A game that begins, with each number of players, variant, choice of a host and edition."""
    rules = palazzi.game(game)
    chosen = [{option.key: choice} for option in rules.options for choice in option.choices]
    for players in rules.players:
        for options in (*rules.variants, *chosen):
            with suppress(BadOption):  # goes only with another, as some variant has it
                yield rules.new(players, options)
    for table in rules.correctable if editions else ():
        for edition in table.changes():
            yield rules.new(rules.players[0], None, edition)


@pytest.mark.parametrize("game", palazzi.game_ids())
def test_every_number_of_a_guide_is_so_in_every_option_set(game: str) -> None:
    begun = list(beginnings(game))
    for language in LANGUAGES:
        for where, text in texts(language):
            file, _, key = where.partition(": ")
            name = key.removeprefix("guide-")
            if file != "guide.ftl" or not name.startswith(f"{game}-"):
                continue
            said = numbers(language, text)
            for state in begun if said else []:
                true = Counter(TRUE[name](state)) if name in TRUE else Counter()
                assert not said - true, f"{language} {key}: {sorted((said - true).elements())}"


def _cheaper_when_full(state: State) -> bool:
    fuller = cast("Palazzo", state.clone())
    prices = []
    for tiles in range(12):
        fuller.warehouse = (1 << tiles) - 1
        set_price(fuller)
        prices.append(int(fuller.price))
    return prices == sorted(prices, reverse=True)


def _stones_and_cities(state: State) -> bool:
    allowed = cast("CarraraTables", palazzi.game("carrara").tables(state))["allowed"]
    where = {colour: {city for city in CITIES if colour in allowed[city]} for colour in COLOURS}
    return (
        where["black"] == {"lerici"}
        and where["blue"] == {"lerici", "massa"}
        and (where["white"] == set(CITIES))
    )


def _cheap_at_the_end(state: State) -> bool:
    prices = cast("CarraraTables", palazzi.game("carrara").tables(state))["prices"]
    falling = all(
        list(p) == sorted(p, reverse=True) for p in zip(*(s.values() for s in prices), strict=True)
    )
    return falling and sum(price > 0 for price in prices[-1].values()) == 1


def _dear_cities(state: State) -> bool:
    tables = cast("CarraraTables", palazzi.game("carrara").tables(state))
    stones = [len(tables["allowed"][city]) for city in CITIES]
    gains = (tables["yields"][city] for city in CITIES)
    brought = [gain["coins"] + gain["points"] for gain in gains]
    return stones == sorted(stones) and brought == sorted(brought, reverse=True)


CONDITIONS: dict[str, Callable[[State], bool]] = {
    "palazzo-choosing": _cheaper_when_full,
    "carrara-buying": _stones_and_cities,
    "carrara-choosing": _cheap_at_the_end,
    "carrara-siting": _dear_cities,
}
"""What some guides say of a whole table without a number; one owner may have other yields."""


@pytest.mark.parametrize("guide", CONDITIONS)
def test_what_a_guide_says_of_a_table_is_so_in_every_option_set(guide: str) -> None:
    assert catalogue("en").has(f"guide-{guide}")
    begun = list(beginnings(guide.partition("-")[0], editions=False))
    assert begun
    assert all(CONDITIONS[guide](state) for state in begun)


def test_every_guide_is_said_without_arguments() -> None:
    for language in LANGUAGES:
        for where, _ in texts(language):
            if where.startswith("guide.ftl"):
                assert catalogue(language).text(where.partition(": ")[2])


def test_how_numbers_are_read() -> None:
    assert numbers("en", "At 3, with four floors; the fifth rider") == Counter([3, 4, 5])
    assert numbers("nl", "Drie van de 10, de vijfde") == Counter([3, 5, 10])
    assert numbers("de", "Eine von zwei: die vierte") == Counter([2, 4])
