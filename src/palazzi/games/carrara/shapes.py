"""The shapes of what faces get of Carrara: its View, and its tables.

Not compiled: the protocol's description and the page's types are made from them, and a compiled
TypedDict no longer knows its fields.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, TypeVar

from palazzi.core.messages import Message
from palazzi.core.view import Keys, View
from palazzi.games.carrara.components import (
    CardColour,
    City,
    Field,
    GreenForm,
    LastRound,
    Scoring,
    StoneColour,
    Thing,
    Type,
)

T = TypeVar("T")
ByCity = Annotated[dict[str, T], Keys(City)]
ByField = Annotated[dict[str, T], Keys(Field)]
ByType = Annotated[dict[str, T], Keys(Type)]
ByStoneColour = Annotated[dict[str, T], Keys(StoneColour)]
ByCard = Annotated[dict[str, T], Keys(CardColour)]


class FinalWorth(TypedDict):
    """What the final scoring would bring if the game ended now, source by source."""

    purple: int
    loose: int
    """Objects that the purple card does not use (CA-5.8)."""
    grey: int
    green: int
    coins: int
    """Points for coins, those of the green card included."""


class Screen(TypedDict):
    """What lies behind one screen."""

    stones: list[StoneColour]
    coins: int
    objects: list[Thing]


class SeatView(TypedDict):
    """One player, as the viewer sees them."""

    points: int
    """On the score track; the final scoring comes on top at the end."""
    total: int
    """The same, with the final scoring once the game is over."""
    cities: ByCity[list[str]]
    scored: list[Scoring]
    markers: int
    upgraded: list[Field]
    screen: Screen | None
    conditions: Annotated[dict[str, list[int] | None], Keys(Literal["brown", "purple", "grey"])]
    """How many of how many, for the open card of each colour; None behind the screen."""
    worth: FinalWorth | None
    """What the final scoring would bring now; None without a look behind the screen."""


class Turn(TypedDict):
    """What the active player has chosen so far; empty between turns."""

    segment: int | None
    basket: list[StoneColour]
    paid: list[StoneColour]
    building: str | None
    old: str | None
    city: City | None
    due: int


class CarraraView(View):
    """What a seat may know of Carrara."""

    active: int
    start: int
    ending: LastRound
    announcer: int
    cards: ByCard[int]
    """The open card of each colour; 0 for none."""
    explained: Annotated[dict[str, Message], Keys(CardColour, all=False)]
    """What the open cards say."""
    upgrader_yields: ByField[list[int]]
    green_forms: dict[str, GreenForm]
    figures: dict[str, Any]
    """Other figures of the edition: yields, objects of types, what grey 3 asks for."""
    wheel: list[list[StoneColour]]
    bag_size: int
    face_up: list[str]
    stack: list[str]
    """The buildings still to come: not their order, which does not exist."""
    eights: list[str]
    gone: list[str]
    sale: list[Thing]
    supply: list[Thing]
    upgraders: list[Field]
    turn: Turn
    seats: list[SeatView]


class Gain(TypedDict):
    """What each cost point brings."""

    coins: int
    points: int


class PrintedBuilding(TypedDict):
    """What is printed on a building."""

    type: Type
    cost: int
    country: bool
    """Whether it is a country building, else a city building."""
    great: bool
    """Whether it is one of those that lie beside the board (CA-5.2)."""


Countable = Literal[
    "things", "buildings", "couples", "cities", "costs", "scored", "markers", "coins", "points"
]
"""``cities`` counts buildings in each, ``costs`` what they cost, ``scored`` cities scored."""


class Counted(TypedDict):
    """Which of a player's pieces a card is about."""

    what: Countable
    buildings: list[str] | None
    """Those that count; None: all."""
    least: int
    """How many of them in a city count."""


class CarraraTables(TypedDict):
    """What is printed on board, buildings and cards of Carrara."""

    prices: list[ByStoneColour[int]]
    """Of a stone, by segment."""
    buildings: dict[str, PrintedBuilding]
    objects: ByType[Thing]
    """What the scoring of a type brings."""
    needed: ByCity[int]
    """How many buildings the scoring of a city needs."""
    allowed: ByCity[list[StoneColour]]
    """The stones that may pay for a building in a city."""
    yields: ByField[Gain]
    upgraders: ByField[Gain]
    greens: dict[str, GreenForm]
    """What each green card scores."""
    cards: ByCard[dict[str, Counted]]
    """By number."""
