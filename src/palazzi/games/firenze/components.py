"""What lies in the box of Firenze: bricks, cards, commissions, and how sure we are of each.

Names here are the tokens of action texts, records, views and edition files. Pictures of the printed
game are lost, so many figures are *assumed*: an edition file may correct them (``read_edition``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, get_args

from palazzi.core.components import Sourced
from palazzi.core.errors import BadEdition, nearest

BrickColour = Literal["white", "yellow", "green", "red", "blue", "purple"]
COLOURS: Final[tuple[BrickColour, ...]] = get_args(BrickColour)
HEIGHTS: Final = (3, 4, 5, 6, 7, 8)
Numeral = Literal["I", "II", "III", "IV"]
NUMERALS: Final[tuple[Numeral, ...]] = get_args(Numeral)
SEATS: Final = 4
ROW: Final = 6
MOST_STANDING: Final = 6
"""Phase 4 leaves only towers that got one of at most six bricks of that turn (FI-3.6, FI-3.7)."""
MOST_TOWERS: Final = 2 * MOST_STANDING
"""In phase 3 six new ones may stand beside those six."""

BRICKS: Final = Sourced((25, 18, 15, 12, 10, 8), "printed", "FI-1.1")
SEALS: Final = Sourced({2: 9, 3: 7, 4: 6}, "printed", "FI-1.4")
WHITE_BRICKS: Final = Sourced((2, 3, 4, 5), "printed", "FI-2.3")
BUILDING_COST: Final = Sourced((0, 0, 0, 1, 3, 6, 10), "printed", "FI-3.6")

EventName = Literal[
    "collapse", "flood", "warehouse-fire", "luxury-tax",
    "botched-work", "renaissance", "saboteur", "tribute",
]  # fmt: skip
PersonCard = Literal[
    "alchemist", "architect", "princess", "wholesaler", "mason", "patrician", "smuggler",
]  # fmt: skip
FeastCard = Literal["recognition", "disgrace", "monument", "fame", "scandal"]
BuildingCard = Literal["bridge", "storehouse", "workshop"]
ChurchCard = Literal["small-privilege", "medium-privilege", "great-privilege", "campanile"]
CardName = EventName | PersonCard | FeastCard | BuildingCard | ChurchCard

EVENTS: Final[tuple[EventName, ...]] = get_args(EventName)
PERSONS: Final[tuple[PersonCard, ...]] = get_args(PersonCard)
FEASTS: Final[tuple[FeastCard, ...]] = get_args(FeastCard)
BUILDINGS: Final[tuple[BuildingCard, ...]] = get_args(BuildingCard)
CHURCH: Final[tuple[ChurchCard, ...]] = get_args(ChurchCard)
CARD_NAMES: Final[tuple[CardName, ...]] = (*EVENTS, *PERSONS, *FEASTS, *BUILDINGS, *CHURCH)
"""The 27 names (FI-8.1), kind by kind; the place in this list is the card's number everywhere."""

CARD_COPIES: Final = Sourced(
    {
        "collapse": 1, "flood": 1, "warehouse-fire": 2, "luxury-tax": 1,
        "botched-work": 1, "renaissance": 1, "saboteur": 1, "tribute": 2,
        "alchemist": 4, "architect": 3, "princess": 2, "wholesaler": 2,
        "mason": 3, "patrician": 3, "smuggler": 3,
        "recognition": 2, "disgrace": 2, "monument": 2, "fame": 2, "scandal": 2,
        "bridge": 1, "storehouse": 3, "workshop": 4,
        "small-privilege": 1, "medium-privilege": 1, "great-privilege": 1, "campanile": 1,
    },
    "printed",
    "FI-8.1",
)  # fmt: skip

SABOTEUR_IS_AN_EVENT: Final = Sourced(True, "derived", "FI-11.1")

POINTS: Final = Sourced(
    {
        "white": (1, 2, 3, 4, 5, 7),
        "yellow": (1, 2, 3, 5, 6, 8),
        "green": (2, 3, 4, 5, 7, 9),
        "red": (2, 3, 5, 6, 8, 11),
        "blue": (2, 4, 5, 7, 10, 13),
        "purple": (3, 5, 6, 9, 12, 16),
    },
    "assumed",
    "FI-9.1",
)
"""Points of the commissions of heights 3 to 8; green 5 and green 6 are printed."""
FLAGS: Final = Sourced(
    {"white": 2, "yellow": 3, "green": 3, "red": 4, "blue": 4, "purple": 5}, "assumed", "FI-9.1"
)
"""Points of the majorities; white is printed."""
FLOORS: Final = Sourced({5: 1, 6: 2, 7: 3, 8: 4}, "derived", "FI-9.2")
"""Floor bonus of the first commission of a height; height 6 is printed."""
BALCONIES: Final = Sourced(
    {
        "I": ("white6=7", "yellow5=6", "green5=7", "red4=6", "blue4=7"),
        "II": ("red5=8", "white7=8", "yellow6=8", "blue5=8", "purple4=8"),
        "III": ("green6=9", "red6=10", "white5=7", "yellow7=10", "purple5=10"),
        "IV": ("blue6=12", "purple6=14", "green7=12", "red7=13"),
    },
    "assumed",
    "FI-9.3",
)
"""Colour, height and the whole value; that some balcony I is white and worth 7 is printed."""
START_CARDS: Final = Sourced(
    (
        "alchemist", "alchemist", "workshop", "workshop", "architect",
        "wholesaler", "storehouse", "mason", "patrician", "smuggler",
    ),
    "assumed",
    "FI-9.4",
)  # fmt: skip

BALCONY_NAMES: Final = (
    *(tile.partition("=")[0] for tiles in BALCONIES.value.values() for tile in tiles),
    *(
        f"{colour}{height}"
        for colour in COLOURS
        for height in HEIGHTS
        if not any(
            tile.startswith(f"{colour}{height}=")
            for tiles in BALCONIES.value.values()
            for tile in tiles
        )
    ),
)
"""Commissions that a balcony can cover: the 19 of ours, then those that only an edition may use."""

EDITION_TABLES: Final = ("points", "flags", "floors", "balconies", "start")


Source = Literal["commissions", "balconies", "floors", "privileges", "last-seal"]
SOURCE_NAMES: Final[tuple[Source, ...]] = get_args(Source)
"""Where points come from while the game runs; ``board.py`` numbers them."""


@dataclass(frozen=True)
class Printed:
    """The tables of one edition, checked; a commission is 6 × colour + height - 3."""

    points: tuple[int, ...]
    flags: tuple[int, ...]
    floors: tuple[int, ...]
    balcony: tuple[int, ...]
    """For each commission the number 1–4 of the balcony tile that belongs there, 0 for none."""
    balcony_points: tuple[int, ...]
    start: tuple[str, ...]


def commission(colour: str, height: int) -> int:
    """The number of a commission."""
    return 6 * COLOURS.index(colour) + height - HEIGHTS[0]


def read_edition(edition: Mapping[str, object]) -> Printed:
    """Our tables with those of an edition in their place; BadEdition says what does not fit."""
    points = _by_name(edition, "points", COLOURS, dict(POINTS.value))
    flags = _by_name(edition, "flags", COLOURS, dict(FLAGS.value))
    floor_names = tuple(str(height) for height in FLOORS.value)
    ours = {str(height): value for height, value in FLOORS.value.items()}
    floors = _by_name(edition, "floors", floor_names, ours)
    balcony, balcony_points = _balconies(edition)
    return Printed(
        tuple(value for colour in COLOURS for value in _six(colour, points[colour])),
        tuple(_figure(f"flags.{colour}", flags[colour]) for colour in COLOURS),
        tuple(_figure(f"floors.{name}", floors[name]) for name in floor_names),
        balcony,
        balcony_points,
        _start_cards(edition),
    )


def _by_name(
    edition: Mapping[str, object], table: str, names: tuple[str, ...], ours: Mapping[str, object]
) -> dict[str, object]:
    """A table of the edition laid over ours."""
    theirs = edition.get(table, {})
    if not isinstance(theirs, Mapping):
        raise BadEdition(f"The table '{table}' must list values by name: {', '.join(names)}.")
    for name in theirs:
        if name not in names:
            hint = nearest(str(name), names) or f"; it has {', '.join(names)}."
            raise BadEdition(f"The table '{table}' has no '{name}'{hint}")
    return {**ours, **theirs}


def _figure(where: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 99:
        raise BadEdition(f"'{where}' must be a number from 0 to 99, not '{value}'.")
    return value


def _six(colour: str, row: object) -> list[int]:
    if not isinstance(row, list | tuple) or len(row) != len(HEIGHTS):
        raise BadEdition(f"'points.{colour}' must list six numbers, for the heights 3 to 8.")
    return [_figure(f"points.{colour}", value) for value in row]


def _balconies(edition: Mapping[str, object]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    tiles = _by_name(edition, "balconies", NUMERALS, dict(BALCONIES.value))
    number = [0] * 36
    points = [0] * 36
    for at, numeral in enumerate(NUMERALS, 1):
        row = tiles[numeral]
        if not isinstance(row, list | tuple):
            raise BadEdition(f"'balconies.{numeral}' must list tiles, as in: [\"white6=7\"].")
        colours = set()
        for text in row:
            colour, place, value = _balcony(numeral, text)
            if number[place]:
                raise BadEdition(f"Two balconies cover {colour} {place % 6 + 3}; each has its own.")
            colours.add(colour)
            number[place] = at
            points[place] = value
        if len(colours) < 2:
            raise BadEdition(
                f"'balconies.{numeral}' needs tiles of two colours: one may be dead (FI-7.2)."
            )
    return tuple(number), tuple(points)


def _balcony(numeral: str, text: object) -> tuple[str, int, int]:
    """``white6=7`` as colour, commission and points."""
    tile, _, value = str(text).partition("=")
    colour, height = tile[:-1], tile[-1:]
    if colour not in COLOURS or height not in "345678" or not height or not value.isdecimal():
        raise BadEdition(f"'balconies.{numeral}' has '{text}'; a tile reads like white6=7.")
    return colour, commission(colour, int(height)), _figure(f"balconies.{numeral}", int(value))


def _start_cards(edition: Mapping[str, object]) -> tuple[str, ...]:
    cards = edition.get("start", START_CARDS.value)
    if not isinstance(cards, list | tuple) or len(cards) != len(START_CARDS.value):
        raise BadEdition("The table 'start' must list the names of ten cards.")
    names = tuple(str(name) for name in cards)
    for name in names:
        if name not in CARD_NAMES:
            hint = nearest(name, CARD_NAMES) or "; a card is named like warehouse-fire."
            raise BadEdition(f"There is no card '{name}'{hint}")
        if names.count(name) > CARD_COPIES.value[name]:
            raise BadEdition(f"There are not so many cards '{name}' as 'start' lists.")
    if "campanile" in names:
        raise BadEdition("The Campanile may be left out of the game, so it cannot be a start card.")
    return names
