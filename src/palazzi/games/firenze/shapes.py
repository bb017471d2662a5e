"""The shapes of what faces get of Firenze: its View, and its tables.

Not compiled: the protocol's description and the page's types are made from them, and a compiled
TypedDict no longer knows its fields.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, TypeVar

from palazzi.core.view import Keys, View
from palazzi.games.firenze.components import (
    BrickColour,
    CardName,
    ChurchCard,
    Numeral,
    PlayedCard,
    Source,
)

T = TypeVar("T")
ByBrickColour = Annotated[dict[str, T], Keys(BrickColour)]
Bricks = Annotated[dict[str, int], Keys(BrickColour, all=False)]
"""How many of each colour there are, colours without any left out."""


class Tower(TypedDict):
    """A tower on a site."""

    colour: BrickColour
    height: int
    old: bool
    """Must still be raised this turn, or it falls."""
    doomed: bool
    """Not paid for in an event: falls when everybody has paid."""


class RowView(TypedDict):
    """One place of the row."""

    card: CardName | None
    bricks: Bricks


class BalconyView(TypedDict):
    """One of the four balconies."""

    numeral: Numeral
    colour: BrickColour
    height: int
    points: int
    delivered: bool


class SeatView(TypedDict):
    """One player, as the viewer sees them."""

    store: Bricks
    towers: list[Tower | None]
    """By number less 1."""
    worth: list[int | None]
    """For each tower what delivering it as it stands would bring now, None if it fits nowhere."""
    brick_limit: int
    card_limit: int | None
    """How many bricks and cards may be kept at the end of the turn."""
    hand_size: int
    cards: list[CardName] | None
    """The hand, if it is to be shown: the viewer's own, with the memory aid, or after the end."""
    buildings: list[CardName]
    seals: int
    bell: bool
    """Whether the small seal lies on the Campanile."""
    points: int
    earned: Annotated[dict[str, int], Keys(Source)]
    """The points on the track by source."""


class FirenzeView(View):
    """What a seat may know of Firenze."""

    tables: dict[str, Any]
    active: int
    start: int
    turn: int
    quiet: int
    quiet_limit: int
    """Turns in a row without a seal, and how many of them end the game."""
    dead: BrickColour | None
    owner: list[list[int]]
    """By colour and height: -1 free, -2 a neutral seal, else a seat."""
    leaders: list[int]
    """By colour who would get the flag now, -1 for nobody."""
    balconies: list[BalconyView]
    floors: list[bool]
    """Whether the bonus tiles are still there, the lowest first."""
    church: list[ChurchCard]
    endgame: int
    to_place: int
    row: list[RowView]
    pile_size: int
    """Of what is still to be drawn, start cards included."""
    discards_size: int
    top: CardName | None
    bag: Bricks
    seats: list[SeatView]
    played: list[PlayedCard]
    swapped: bool
    sealed: bool
    built: int
    cost: int | None
    """In phase 3, what the bricks built so far cost."""
    costs: list[int]
    """What building 0 to 6 bricks costs the active player this turn."""
    toll: int
    """How many bricks a swap costs them."""
    prices: list[int]
    """What the places of the row cost them."""
    target: int
    wanted: BrickColour | None
    owed: int
    falling: int
    card: CardName | None
    struck: int
    pending: Bricks
    person: PlayedCard | None
    back: str | None
    to_draw: int


CardKind = Literal["event", "person", "feast", "building", "church"]


class PrintedCard(TypedDict):
    """What a card is."""

    kind: CardKind
    rule: str
    """The clause that says what it does."""


class Ruin(TypedDict):
    """What becomes of the bricks of a ruin."""

    lost: int
    back: int


class FirenzeTables(TypedDict):
    """What is printed on board and cards of Firenze, and what follows from a number of bricks."""

    heights: list[int]
    """Of the commissions."""
    points: ByBrickColour[list[int]]
    """Of the commissions, by height."""
    flags: ByBrickColour[int]
    """Of the majorities."""
    floors: dict[str, int]
    """Floor bonuses, by height."""
    seals: int
    """How many each player begins with."""
    ruins: list[Ruin]
    """By height, from 0 on."""
    cards: Annotated[dict[str, PrintedCard], Keys(CardName)]
