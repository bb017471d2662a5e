"""What lies in the box of Palazzo: cards, tiles, stacks, and how sure we are of each.

Names here are the tokens of action texts, records, views and edition files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

from palazzi.core.components import Sourced
from palazzi.core.edition import Correctable, Figure, Word
from palazzi.core.errors import BadEdition

Currency = Literal["red", "brown", "grey"]
CURRENCIES: Final[tuple[Currency, ...]] = get_args(Currency)
VALUES: Final = (3, 4, 5, 6, 7)
MATERIALS: Final = ("brick", "sandstone", "marble")
STACKS: Final = ("I", "II", "III")
SEATS: Final = 4
QUARRIES: Final = 4
RIDERS: Final = 5
MOST_PALACES: Final = 48
"""Every tile of the game as a palace of its own."""

CARD_NAMES: Final = (*(f"{c}{v}" for c in CURRENCIES for v in VALUES), "certificate")
"""Fifteen kinds of currency cards and the certificates of value 2 (PZ-1.1)."""
TRIO_NAMES: Final = (*(f"trio{v}" for v in VALUES), "trio2")
"""Groups worth 15: one value in three currencies, or three certificates (PZ-4.2, PZ-4.3)."""
PAY_NAMES: Final = CARD_NAMES + TRIO_NAMES

CARD_COPIES: Final = Sourced({"currency": 3, "certificate": 10}, "printed", "PZ-1.1")

KIND_NAMES: Final = tuple(f"{m}-{f}-{w}" for m in MATERIALS for f in range(1, 6) for w in (1, 2, 3))
"""Material, floor, windows: 45 kinds of tiles (PZ-1.3)."""
TILE_NAMES: Final = KIND_NAMES + tuple(f"{m}-3-1b" for m in MATERIALS)
"""The 48 tiles; ``b`` marks the second floor-3 tile with one window of each material."""

BACKS: Final = Sourced(
    {
        "I": {1: (1, 2, 3), 2: (1, 2), 3: (1,)},
        "II": {2: (3,), 3: (1, 2), 4: (1, 2)},
        "III": {3: (3,), 4: (3,), 5: (1, 2, 3)},
    },
    "assumed",
    "PZ-9.1",
)
"""Which stack a tile belongs to, per material: floor → windows."""

PRICES: Final = Sourced("buying", "assumed", "PZ-9.2")
"""When the warehouse is counted for the price."""
QUIET_TURNS: Final = Sourced(30, "assumed", "PZ-9.8")
"""After this many turns in a row without buying or auctioning, only tiles may be turned up."""
MOST_QUIET_TURNS: Final = 60

FIVE_AT_SETUP: Final = 5


def _stack_of_tiles() -> dict[str, str]:
    """BACKS tile by tile; the second tile of a kind is in the later stack."""
    where: dict[str, str] = {}
    for stack, floors in BACKS.value.items():
        for floor, windows in floors.items():
            for name in (f"{m}-{floor}-{w}" for w in windows for m in MATERIALS):
                where[f"{name}b" if name in where else name] = stack
    return {name: where[name] for name in TILE_NAMES}


TILES: Final = Correctable(
    "stacks", Sourced(_stack_of_tiles(), BACKS.mark, BACKS.rule), Word(STACKS)
)
PRICE: Final = Correctable("price", PRICES, Word(("buying", "turn-start")))
QUIET: Final = Correctable("quiet-turns", QUIET_TURNS, Figure(5, MOST_QUIET_TURNS))
CORRECTABLE: Final = (TILES, PRICE, QUIET)


def stacks(edition: Mapping[str, object]) -> list[int]:
    """The three stacks as masks over TILE_NAMES, with what an edition's ``stacks`` moves."""
    masks = [0, 0, 0]
    for name, stack in TILES.read(edition).items():
        masks[STACKS.index(stack)] |= 1 << TILE_NAMES.index(name)
    if masks[0].bit_count() < FIVE_AT_SETUP:
        bad = BadEdition(
            "Stack I needs at least 5 tiles: they are turned up at the start (PZ-9.14)."
        )
        raise bad.told("error-palazzo-stack", least=FIVE_AT_SETUP)
    return masks
