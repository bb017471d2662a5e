"""The shapes of what faces get of Palazzo: its View, and its tables.

Not compiled: the protocol's description and the page's types are made from them, and a compiled
TypedDict no longer knows its fields.
"""

from __future__ import annotations

from typing import TypedDict

from palazzi.core.view import View
from palazzi.games.palazzo.components import Currency


class PalaceWorth(TypedDict):
    """What one palace counts at the moment, and why."""

    floors: int
    windows: int
    points: int
    """For floors and windows (PZ-6.2)."""
    bonus: int
    """For one single material (PZ-6.3)."""


class SeatView(TypedDict):
    """One player, as the viewer sees them."""

    hand_size: int
    cards: list[str] | None
    """The hand, if the viewer may see it: their own, or any after the end."""
    known: list[str] | None
    """Cards everybody has seen go into this hand; the other ``unknown`` ones nobody else knows.
    Both are None without the memory aid."""
    unknown: int | None
    bid: list[str]
    bid_trios: list[str]
    bid_worth: int
    passed: bool
    palaces: list[list[str]]
    """Tile kinds from the lowest floor up; an empty list where a number is free."""
    worth: list[PalaceWorth]
    """One entry per palace; all zeros where a number is free."""
    points: int
    reach: int | None
    """The most the hand can pay or bid at once, draft and lying bid included; None if hidden."""


class DraftView(TypedDict):
    """What the viewer, being the actor, has laid but not yet shown."""

    laid: list[str]
    trios: list[str]
    worth: int
    currency: Currency | None
    cart: list[str]
    change: int
    plan: str | None
    """The renovation not yet paid, as the text of its action."""
    target: int


class PalazzoView(View):
    """What a seat may know of Palazzo."""

    price_at_start: bool
    quiet_turns: int
    active: int
    start: int
    quiet: int
    riders: int
    stacks: list[list[str]]
    """The tiles still to come in each stack: not their order, which does not exist."""
    quarries: list[list[str]]
    warehouse: list[str]
    removed: list[str]
    builder: int
    drawn: int
    price: int
    stock_size: int
    discards: list[str]
    revealed: list[str]
    to_take: int
    leader: int
    lot: list[str]
    tile: str | None
    picks: int
    seats: list[SeatView]
    draft: DraftView | None


class MoneyKind(TypedDict):
    """A kind of money cards."""

    currency: Currency | None
    """None for a certificate."""
    value: int


class PalazzoTables(TypedDict):
    """What is printed on the pieces of Palazzo."""

    riders: int
    """How many end the game."""
    tiles: list[str]
    """Every tile of the game, two of a kind twice."""
    cards: dict[str, MoneyKind]
    opening: int
    """What the certificate that opens an auction counts."""
    groups: dict[str, list[str]]
    """The cards of each group."""
    group_worth: int
