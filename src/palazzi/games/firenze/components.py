"""What lies in the box of Firenze: bricks, cards, commissions, and how sure we are of each.

Names here are the tokens of action texts, records, views and edition files. Pictures of the printed
game are lost, and many figures are *assumed*: an edition file may correct them (``read_edition``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, get_args

from palazzi.core.components import Sourced
from palazzi.core.edition import Cell, Correctable, Figure, FixedList, Word
from palazzi.core.errors import BadEdition, nearest

BrickColour = Literal["white", "yellow", "green", "red", "blue", "purple"]
COLOURS: Final[tuple[BrickColour, ...]] = get_args(BrickColour)
HEIGHTS: Final = (3, 4, 5, 6, 7, 8)
"""Of the six commissions of a colour; actions name their places by these, in every edition."""
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
PlayedCard = PersonCard | Literal["saboteur"]
"""What may be played from a hand: the Saboteur where an edition makes it a person (FI-11.1)."""

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
    {"green": "partly"},
)
"""Points of the commissions of heights 3 to 8; green 5 and green 6 are printed."""
FLAGS: Final = Sourced(
    {"white": 2, "yellow": 3, "green": 3, "red": 4, "blue": 4, "purple": 5},
    "assumed",
    "FI-9.1",
    {"white": "printed"},
)
"""Points of the majorities; white is printed."""
FLOORS: Final = Sourced({5: 1, 6: 2, 7: 3, 8: 4}, "derived", "FI-9.2", {6: "printed"})
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
    {"I": "partly"},
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

BALCONY_VALUES: Final = Sourced("whole", "assumed", "FI-3.9")
"""Whether a balcony shows the whole value of its commission, or what it adds to it."""
LOWEST_HEIGHT: Final = Sourced(HEIGHTS[0], "researched", "FI-1.2")
"""Of the lowest commission; the others follow one by one."""
LOWEST_FLOOR: Final = Sourced(5, "researched", "FI-1.2")
"""The height beside which the first floor tile lies; the others follow one by one."""
SABOTEUR: Final = Sourced("event", "derived", "FI-11.1")
"""What kind of card it is."""
QUIET_TURNS: Final = Sourced(20, "assumed", "FI-11.5")
"""Turns per player in a row without a big seal after which the game is over."""
MOST_QUIET_TURNS: Final = 40


MOST_ON_A_TILE: Final = 198
"""Whole values: what a commission pays and what a balcony may add to it."""


_Tile = tuple[str, int, int]


class _Tiles(Cell):
    """Balcony tiles, read as colour, height and points."""

    def read(self, where: str, value: object) -> tuple[_Tile, ...]:
        if not isinstance(value, list | tuple):
            bad = BadEdition(f"'{where}' must list tiles, as in: [\"white6=7\"].")
            raise bad.told("error-firenze-tiles", where=where, example='["white6=7"]')
        return tuple(_tile(where, text) for text in value)

    def others(self, ours: Sequence[str]) -> Iterator[object]:
        yield [f"{ours[0].partition('=')[0]}=20", *ours[1:]]  # another value
        yield list(ours[1:])  # a tile less
        yield [*ours[1:], "purple8=18"]  # a place that none of ours covers
        taken = "white6=7" if ours[0] != "white6=7" else "red5=8"
        yield [taken, *ours[1:]]  # one that another row of ours has


class _Cards(Cell):
    """Ten names of cards, no more of each than there are."""

    def read(self, where: str, value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple) or len(value) != len(START_CARDS.value):
            bad = BadEdition(f"'{where}' must list the names of ten cards.")
            raise bad.told("error-firenze-start", where=where, count=len(START_CARDS.value))
        names = tuple(str(name) for name in value)
        for name in names:
            if name not in CARD_NAMES:
                hint = nearest(name, CARD_NAMES) or "; a card is named like warehouse-fire."
                bad = BadEdition(f"There is no card '{name}'{hint}")
                raise bad.told("error-firenze-card", name=name, example="warehouse-fire")
            if names.count(name) > CARD_COPIES.value[name]:
                bad = BadEdition(f"'{where}' lists more cards '{name}' than there are.")
                raise bad.told("error-firenze-copies", where=where, name=name)
        if "campanile" in names:
            bad = BadEdition(
                "The Campanile may be left out of the game, so it cannot be a start card."
            )
            raise bad.told("error-firenze-campanile")
        return names

    def others(self, ours: Sequence[str]) -> Iterator[object]:
        for card in CARD_NAMES:
            if card not in ("campanile", ours[0]) and ours.count(card) < CARD_COPIES.value[card]:
                yield [card, *ours[1:]]


_POINTS: Final = Correctable("points", POINTS, FixedList((Figure(0, 99),) * len(HEIGHTS)))
_FLAGS: Final = Correctable("flags", FLAGS, Figure(0, 99))
_FLOORS: Final = Correctable("floors", FLOORS, Figure(0, 99))
_BALCONIES: Final = Correctable("balconies", BALCONIES, _Tiles())
_BALCONY_VALUES: Final = Correctable("balcony-values", BALCONY_VALUES, Word(("whole", "added")))
_START: Final = Correctable("start", START_CARDS, _Cards())
_LOWEST: Final = Correctable("lowest-height", LOWEST_HEIGHT, Figure(2, 4))
_LOWEST_FLOOR: Final = Correctable("lowest-floor", LOWEST_FLOOR, Figure(3, 6))
_QUIET: Final = Correctable("quiet-turns", QUIET_TURNS, Figure(5, MOST_QUIET_TURNS))
_SABOTEUR: Final = Correctable("saboteur", SABOTEUR, Word(("event", "person")))
CORRECTABLE_V1: Final = (
    _LOWEST,
    _POINTS,
    _FLAGS,
    _LOWEST_FLOOR,
    _FLOORS,
    _BALCONIES,
    _BALCONY_VALUES,
    _START,
    _QUIET,
)
CORRECTABLE: Final = (*CORRECTABLE_V1, _SABOTEUR)
"""A person that could not be played: firenze@1 has no actions for the Saboteur."""


Source = Literal["commissions", "balconies", "floors", "privileges", "last-seal"]
SOURCE_NAMES: Final[tuple[Source, ...]] = get_args(Source)
"""Where points come from while the game runs; ``board.py`` numbers them."""


@dataclass(frozen=True)
class Printed:
    """The tables of one edition, checked; a commission is 6 × colour + height - lowest."""

    lowest: int
    lowest_floor: int
    points: tuple[int, ...]
    flags: tuple[int, ...]
    floors: tuple[int, ...]
    balcony: tuple[int, ...]
    """For each commission the number 1–4 of the balcony tile that belongs there, 0 for none."""
    balcony_points: tuple[int, ...]
    start: tuple[str, ...]
    quiet_turns: int
    saboteur_is_person: bool


def commission(colour: str, height: int, lowest: int = HEIGHTS[0]) -> int:
    """The number of a commission, where the lowest one is so high."""
    return 6 * COLOURS.index(colour) + height - lowest


def read_edition(edition: Mapping[str, object]) -> Printed:
    """Our tables with those of an edition in their place; BadEdition says what does not fit."""
    points = tuple(value for row in _POINTS.read(edition).values() for value in row)
    lowest = _LOWEST.read(edition)
    balcony, balcony_points = _balconies(edition, lowest)
    if _BALCONY_VALUES.read(edition) == "added":
        balcony_points = tuple(
            value + points[place] if balcony[place] else 0
            for place, value in enumerate(balcony_points)
        )
    return Printed(
        lowest,
        _LOWEST_FLOOR.read(edition),
        points,
        tuple(_FLAGS.read(edition).values()),
        tuple(_FLOORS.read(edition).values()),
        balcony,
        balcony_points,
        _START.read(edition),
        _QUIET.read(edition),
        _SABOTEUR.read(edition) == "person",
    )


def _balconies(
    edition: Mapping[str, object], lowest: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The number of each commission's tile and its points.

    A row that is given takes its places from ours: one row may be corrected without the others.
    """
    given = {
        numeral: [_placed(tile, lowest) for tile in row]
        for numeral, row in _BALCONIES.given(edition).items()
    }
    claimed = {place for row in given.values() for place, _ in row}
    number = [0] * 36
    points = [0] * 36
    for at, numeral in enumerate(NUMERALS, 1):
        row = given.get(numeral)
        if row is None:
            ours = (_placed(_tile(numeral, text), lowest) for text in BALCONIES.value[numeral])
            row = [(place, value) for place, value in ours if place not in claimed]
        for place, value in row:
            if number[place]:
                tile = f"{COLOURS[place // 6]}{place % 6 + lowest}"
                bad = BadEdition(f"Two balconies cover {tile}; each commission has at most one.")
                raise bad.told("error-firenze-covered", tile=tile)
            number[place] = at
            points[place] = value
        if len({place // 6 for place, _ in row}) < 2:
            bad = BadEdition(
                f"'balconies.{numeral}' needs tiles of two colours: one may be dead (FI-7.2)."
            )
            raise bad.told("error-firenze-colours", where=f"balconies.{numeral}")
    return tuple(number), tuple(points)


def _placed(tile: _Tile, lowest: int) -> tuple[int, int]:
    """A tile as commission and points, if there is such a commission."""
    colour, height, value = tile
    if not lowest <= height < lowest + len(HEIGHTS):
        bad = BadEdition(f"A balcony covers {colour} {height}, but there is no such commission.")
        raise bad.told("error-firenze-commission", tile=f"{colour}{height}")
    return commission(colour, height, lowest), value


def _tile(where: str, text: object) -> _Tile:
    """``white6=7`` as colour, height and points."""
    tile, _, value = str(text).partition("=")
    colour, height = tile[:-1], tile[-1:]
    if colour not in COLOURS or not height.isdecimal() or not value.isdecimal():
        bad = BadEdition(f"'{where}' has '{text}'; a tile reads like white6=7.")
        raise bad.told("error-firenze-tile", where=where, text=str(text), example="white6=7")
    return colour, int(height), Figure(0, MOST_ON_A_TILE).read(where, int(value))
