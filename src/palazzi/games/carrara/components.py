"""What lies in the box of Die Paläste von Carrara, and how sure we are of each figure.

Names here are the tokens of action texts, records, views and edition files. Colours, cities, types
and costs are in the order of the rules everywhere: white first, Livorno first, cheap buildings
first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast, get_args

from palazzi.core.components import Sourced
from palazzi.core.errors import BadEdition, nearest

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
OBJECTS: Final = Sourced[tuple[Thing, ...]](get_args(Thing), "assumed", "CA-1.3")
"""The object of each type, in the order of TYPES; which is which is a matter of labels only."""
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
    "derived",
    "CA-1.5",
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
"""The numbers on the cards; no green card has the number 1. Their order is ours (CA-7.1)."""
CARD_NAMES: Final = tuple(f"{c}-{n}" for c in CARD_COLOURS for n in CARDS.value[c])

GreenForm = Literal[
    "none", "cities-1", "cities-2", "types-1", "types-2",
    "largest", "smallest", "halves", "cities-most",
]  # fmt: skip
GREEN_FORMS: Final[tuple[GreenForm, ...]] = get_args(GreenForm)
"""What a green card may score: so many cities or types, a building of each type, or a majority."""
GREENS: Final = Sourced(
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
    "assumed",
    "CA-7.1",
)
"""2, 4 and 6 are assumed, the others follow from the examples."""
ASSUMED_GREENS: Final = (2, 4, 6)

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

EDITION_TABLES: Final = ("upgraders", "greens", "sets")

# ---- reading an edition


def upgraders(edition: Mapping[str, object]) -> dict[str, Yield]:
    """The yields of upgraders, with those of an edition's ``upgraders`` table."""
    yields = dict(UPGRADERS.value)
    for field, value in _rows(edition, "upgraders", "pisa = {coins = 4, points = 2}").items():
        if field not in yields:
            hint = nearest(field, yields) or f"; there are {', '.join(yields)}."
            raise BadEdition(f"There is no upgrader '{field}'{hint}")
        right = isinstance(value, Mapping) and set(value) <= {"coins", "points"}
        figures = (
            [cast("Mapping[str, object]", value).get(k, 0) for k in ("coins", "points")]
            if right
            else []
        )
        if not right or not all(type(f) is int and 0 <= f <= 9 for f in figures):
            raise BadEdition(
                f"Upgrader '{field}' needs coins and points from 0 to 9, "
                "as in: {coins = 4, points = 2}."
            )
        yields[field] = (cast("int", figures[0]), cast("int", figures[1]))
    return yields


def greens(edition: Mapping[str, object]) -> dict[int, str]:
    """What each green card scores, with the corrections of an edition's ``greens`` table."""
    forms = dict(GREENS.value)
    for number, form in _rows(edition, "greens", '4 = "types-1"').items():
        if number not in map(str, ASSUMED_GREENS):
            raise BadEdition(f"Only the green cards 2, 4 and 6 are assumed, not '{number}'.")
        if form not in GREEN_FORMS[1:]:
            hint = nearest(str(form), GREEN_FORMS[1:]) or f"; use {', '.join(GREEN_FORMS[1:])}."
            raise BadEdition(f"Green {number} cannot score '{form}'{hint}")
        forms[int(number)] = str(form)
    return forms


def sets(edition: Mapping[str, object]) -> dict[str, tuple[int, int, int, int]]:
    """The cards of the suggested sets, with those of an edition's ``sets`` table."""
    known = dict(SETS.value)
    for name, cards in _rows(edition, "sets", "hot-shot = [2, 5, 5, 2]").items():
        if name not in known:
            hint = nearest(name, known) or f"; there are {', '.join(known)}."
            raise BadEdition(f"There is no set '{name}'{hint}")
        numbers = tuple(cards) if isinstance(cards, list | tuple) else ()
        fits = len(numbers) == len(CARD_COLOURS) and all(
            type(n) is int and n in CARDS.value[c]
            for c, n in zip(CARD_COLOURS, numbers, strict=True)
        )
        if not fits:
            raise BadEdition(
                f"Set '{name}' needs the numbers of a brown, a purple, a grey and a green card, "
                "as in: [2, 5, 5, 2]."
            )
        known[name] = cast("tuple[int, int, int, int]", numbers)
    return known


def _rows(edition: Mapping[str, object], table: str, example: str) -> dict[str, object]:
    rows = edition.get(table, {})
    if not isinstance(rows, Mapping):
        raise BadEdition(f"The table '{table}' must list its rows by name, as in: {example}.")
    return {str(name): value for name, value in rows.items()}
