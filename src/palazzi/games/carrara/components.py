"""What lies in the box of Die Paläste von Carrara, and how sure we are of each figure.

Names here are the tokens of action texts, records, views and edition files. Colours, cities, types
and costs are in the order of the rules everywhere: white first, Livorno first, cheap buildings
first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, get_args

from palazzi.core.components import Sourced
from palazzi.core.edition import Correctable, Figure, FixedList, NamedFigures, Order, Word
from palazzi.core.errors import BadEdition

SEATS: Final = 4
StoneColour = Literal["white", "yellow", "red", "green", "blue", "black"]
COLOURS: Final[tuple[StoneColour, ...]] = get_args(StoneColour)
SEGMENTS: Final = ("I", "II", "III", "IV", "V", "VI")
City = Literal["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]
CITIES: Final[tuple[City, ...]] = get_args(City)
Type = Literal["library", "cathedral", "palace", "gate", "castle", "villa"]
TYPES: Final[tuple[Type, ...]] = get_args(Type)
"""Four city buildings, then two country buildings (CA-1.2)."""
Thing = Literal["book", "chalice", "crown", "key", "flag", "arms"]
OBJECTS: Final[tuple[Thing, ...]] = get_args(Thing)
"""The kinds of objects (CA-1.3)."""
OBJECT_OF: Final = Sourced[dict[str, Thing]](
    dict(zip(TYPES, OBJECTS, strict=True)),
    "assumed",
    "CA-1.3",
    {"library": "printed", "palace": "printed", "gate": "printed"},
)
"""The object that buildings of a type bring."""
COSTS: Final = (1, 2, 3, 4, 5, 8)

BUILDINGS: Final = tuple(f"{kind}-{cost}" for cost in COSTS for kind in TYPES)
"""36 buildings, cheap ones first: 30 for the board, then the six of cost 8 (CA-1.2, CA-5.2)."""
ON_BOARD: Final = 30

Special = Literal["city-buildings", "country-buildings"]
Field = City | Special
FIELDS: Final[tuple[Field, ...]] = (*CITIES, *get_args(Special))
"""What has a yield and may get an upgrader: six cities and the two special fields."""
Scoring = Type | Field
SCORINGS: Final[tuple[Scoring, ...]] = TYPES + FIELDS
"""What a marker may be spent on: six types, six cities, two special fields."""

STONES_PER_COLOUR: Final = Sourced(7, "printed", "CA-1.1")
OBJECTS_PER_KIND: Final = Sourced(6, "printed", "CA-1.3")
COINS_AT_START: Final = Sourced(20, "printed", "CA-2.2")
BASE_PRICES: Final = Sourced((6, 5, 4, 3, 2, 1), "printed", "CA-1.4")
NEEDED: Final = Sourced((2, 2, 2, 3, 3, 3), "printed", "CA-1.5")
"""How many buildings the scoring of a city needs."""

Yield = tuple[int, int]
"""Coins and victory points for each cost point."""

YIELDS: Final = Sourced[dict[str, Yield]](
    {
        "livorno": (0, 3),
        "pisa": (3, 0),
        "lucca": (0, 2),
        "viareggio": (2, 0),
        "massa": (0, 1),
        "lerici": (1, 0),
        "city-buildings": (1, 0),
        "country-buildings": (0, 1),
    },
    "printed",
    "CA-1.5",
    {"livorno": "derived", "lucca": "derived", "viareggio": "researched", "lerici": "researched"},
)
UPGRADERS: Final = Sourced[dict[str, Yield]](
    {
        "livorno": (2, 4),
        "pisa": (4, 2),
        "lucca": (1, 3),
        "viareggio": (3, 1),
        "massa": (1, 1),
        "lerici": (1, 1),
        "city-buildings": (1, 1),
        "country-buildings": (1, 1),
    },
    "assumed",
    "CA-5.5",
    {"lerici": "derived", "lucca": "derived"},
)
"""Lerici and Lucca follow from the examples, the other six are ours (CA-7.1)."""

LastRound = Literal["running", "last-building", "announced"]
ENDINGS: Final[tuple[LastRound, ...]] = get_args(LastRound)
"""Whether and why the last round is on; ``phases/numbers.py`` numbers them."""

CardColour = Literal["brown", "purple", "grey", "green"]
CARD_COLOURS: Final[tuple[CardColour, ...]] = get_args(CardColour)
CARDS: Final = Sourced(
    {
        "brown": (1, 2, 3, 4, 5, 6),
        "purple": (1, 2, 3, 4, 5, 6, 7, 8),
        "grey": (1, 2, 3, 4, 5, 6, 7, 8, 9),
        "green": (2, 3, 4, 5, 6, 7, 8, 9),
    },
    "assumed",
    "CA-5.7",
)
"""The numbers on the cards, in our order, which is assumed (CA-7.1); no green one has a 1."""
CARD_NAMES: Final = tuple(f"{c}-{n}" for c in CARD_COLOURS for n in CARDS.value[c])

GreenForm = Literal[
    "none", "cities-1", "cities-2", "types-1", "types-2",
    "largest", "smallest", "halves", "cities-most",
]  # fmt: skip
GREEN_FORMS: Final[tuple[GreenForm, ...]] = get_args(GreenForm)
"""What a green card may score: one or two cities or types, one building per type, a majority."""
GREENS: Final = Sourced[dict[int, GreenForm]](
    {
        2: "cities-1",
        3: "cities-2",
        4: "types-1",
        5: "types-2",
        6: "largest",
        7: "smallest",
        8: "halves",
        9: "cities-most",
    },
    "derived",
    "CA-7.1",
    {2: "assumed", 4: "assumed", 6: "assumed"},
)
"""2, 4 and 6 are assumed, the others follow from the examples."""
GREY_THREE: Final = Sourced(3, "derived", "CA-7.3")
"""How many buildings in each city the condition of grey 3 asks for; two are printed, by a slip."""

SETS: Final = Sourced[dict[str, tuple[int, int, int, int]]](
    {
        "great-freedom": (1, 1, 1, 3),
        "multi-culti": (4, 6, 9, 5),
        "hot-shot": (2, 5, 5, 2),
        "seeing-double": (4, 2, 2, 8),
        "full-city": (3, 7, 4, 9),
        "four-of-a-kind": (5, 4, 8, 7),
    },
    "assumed",
    "CA-7.2",
)
"""Suggested sets: brown, purple, grey, green. Only their names are known."""
EXPANSIONS: Final = ("off", "random", *SETS.value)
"""The choices of the option ``expansion``."""

# ---- what an edition may correct


def _uncertain(table: Sourced[dict[str, Any]]) -> Sourced[dict[str, Any]]:
    """Of a table, what is not printed."""
    rows = {k: v for k, v in table.value.items() if table.mark_of(k) != "printed"}
    return Sourced(rows, table.mark, table.rule, table.rows)


_YIELD: Final = NamedFigures({"coins": Figure(0, 9), "points": Figure(0, 9)})
_FREE_OBJECTS: Final = _uncertain(OBJECT_OF)

_YIELDS: Final = Correctable("yields", _uncertain(YIELDS), _YIELD)
_OBJECTS: Final = Correctable("objects", _FREE_OBJECTS, Word(tuple(_FREE_OBJECTS.value.values())))
_UPGRADERS: Final = Correctable("upgraders", UPGRADERS, _YIELD)
_NUMBERS: Final = Correctable(
    "numbers", CARDS, {colour: Order(numbers) for colour, numbers in CARDS.value.items()}
)
_GREENS: Final = Correctable("greens", GREENS, Word(GREEN_FORMS[1:]))
_GREY_THREE: Final = Correctable("grey-3", GREY_THREE, Figure(2, 3))
_SETS: Final = Correctable(
    "sets", SETS, FixedList(tuple(Figure(min(n), max(n)) for n in CARDS.value.values()))
)
CORRECTABLE: Final = (_YIELDS, _OBJECTS, _UPGRADERS, _NUMBERS, _GREENS, _GREY_THREE, _SETS)


class Figures(NamedTuple):
    """What positions need of an edition."""

    yields: dict[str, Yield]
    upgraders: dict[str, Yield]
    greens: dict[int, GreenForm]
    objects: dict[str, Thing]
    grey_three: int


def figures(edition: Mapping[str, object]) -> Figures:
    """Our figures with those of an edition in their place; BadEdition says what does not fit."""
    greens = {int(number): form for number, form in _GREENS.read(edition).items()}
    return Figures(
        {**YIELDS.value, **_YIELDS.read(edition)},
        _UPGRADERS.read(edition),
        greens,
        _objects(edition),
        _GREY_THREE.read(edition),
    )


def _objects(edition: Mapping[str, object]) -> dict[str, Thing]:
    """The object of each type; one that lost its own to a corrected type gets what is left."""
    given = _OBJECTS.given(edition)
    if len(set(given.values())) < len(given):
        bad = BadEdition("Two types cannot bring the same object; look at the table 'objects'.")
        raise bad.told("error-carrara-objects")
    left = [thing for thing in _FREE_OBJECTS.value.values() if thing not in given.values()]
    found = {**OBJECT_OF.value, **given}
    losers = [t for t in found if t not in given and found[t] in given.values()]
    for loser in losers:
        others = [found[t] for t in found if t not in losers]
        found[loser] = next(thing for thing in left if thing not in others)
        left.remove(found[loser])
    return found


def cards(edition: Mapping[str, object], expansion: str, chosen: Sequence[int]) -> list[int]:
    """The cards of the suggested set, and those chosen by number; 0 where neither has one.

    Numbers that a player or an edition names are those of the edition's ``numbers``.
    """
    numbers = _NUMBERS.read(edition)
    theirs = _SETS.given(edition)
    laid = list(SETS.value.get(expansion, (0,) * len(CARD_COLOURS)))
    for i, colour in enumerate(CARD_COLOURS):
        named = chosen[i] or theirs.get(expansion, (0,) * len(CARD_COLOURS))[i]
        if named:
            laid[i] = CARDS.value[colour][numbers[colour].index(named)]
    return laid
