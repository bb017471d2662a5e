"""The shapes of what faces get of Paletti: its View, and its tables.

Not compiled: the protocol's description and the page's types are made from them, and a compiled
TypedDict no longer knows its fields.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

from palazzi.core.view import Keys, View
from palazzi.games.paletti.components import Ending, Halt
from palazzi.games.paletti.world.pieces import ColumnColour, ColumnKind


class SeatView(TypedDict):
    """One player, as everybody sees them."""

    colours: list[ColumnColour]
    points: int
    usable: list[str]
    """Own columns that may be raised, by name."""


class AimView(TypedDict):
    """What is pointed at, or, while a hand moves, what it is about to do."""

    step: int
    column: str | None
    direction: int
    across: int
    along: int
    force: int
    """How the hand shall pull (PP-11.31), as the actions count it; -1 for the usual."""
    sway: int
    tool: int
    hold: int
    tuned: int
    """What of these was said since the last question, as bits."""
    places: list[str]
    """Where the pointing seat may go on to: a mask of ``along`` for each ``across``, in hex."""


class PalettiView(View):
    """What a seat may know of Paletti."""

    rounds: int
    seconds: int
    """Of moving that an attempt may take."""
    help_after: int
    """After so many failures in a row the game stands a piece of the setup."""
    sunk: int
    tilt: int
    many: int
    """With how many columns down besides the moved one it is a collapse."""
    first: int
    active: int
    drawn: int
    failures: int
    top: int
    """How many plateaus lie."""
    palace: str
    """Poses of all bodies as ``world/poses`` makes them public, in base64."""
    level: dict[str, int]
    """By column: 0 the foundation, k on the k-th plateau, -1 out of the game, -2 in the box."""
    covered: list[str]
    blocked: list[str]
    owner: Annotated[dict[str, int], Keys(ColumnColour)]
    """By colour: a seat, -1 nobody yet, -2 neutral."""
    loads: list[int] | None
    """Millinewtons on each column; only if the table shows them."""
    scoring: int
    holder: int
    shown: int
    quiet: int
    changed: bool
    neutral_done: bool
    objector: int
    moving: bool
    hand: int
    fallen: list[str]
    ousted: list[str]
    halted: Halt | None
    """Why the hand has stopped; it rests until its player decides."""
    felt: int
    """Millinewtons, or micrometres."""
    spent: int
    """Ticks that the attempt has taken before the last rest (PP-11.17)."""
    ending: Ending
    culprit: int
    aim: AimView
    seats: list[SeatView]


class GripTable(TypedDict):
    """How a hand holds: it gives way at its cap."""

    stiffness: float
    """Newtons per metre."""
    cap: float
    """Newtons."""


class PalettiTables(TypedDict):
    """What columns count, and the limits of a move."""

    points: Annotated[dict[str, int], Keys(ColumnKind)]
    """Of a column on the scoring plateau."""
    least: list[int]
    """How many columns the next plateau must cover, by the number of those that lie."""
    ticks: int
    """An attempt by hand lasts no longer."""
    lift: float
    """The second hand lifts a plateau at most so far, in metres …"""
    shift: float
    """… and shifts it at most so far."""
    hand: GripTable
    hook: GripTable
    both: GripTable
