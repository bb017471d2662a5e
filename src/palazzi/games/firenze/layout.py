# mypyc: compiled
"""Every field of a Firenze position: its kind and its words.

Heaps of bricks, sets of cards and towers are integers (``bricks``, ``deck``, ``towers``). Nothing
in Firenze is secret but the order of draws, which does not exist: hands were all taken openly
(FI-6.1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from palazzi.core.layout import FLAG, Bits, Coded, Custom, Each, Grid, Layout, One, name_of
from palazzi.games.firenze.board import BALCONIES, FREE, NOTHING, PLACES, PLACINGS, SOURCES
from palazzi.games.firenze.bricks import brick_counts, bricks_from
from palazzi.games.firenze.components import CARD_NAMES, CHURCH, COLOURS, FLOORS, HEIGHTS
from palazzi.games.firenze.deck import card_list, cards_from
from palazzi.games.firenze.tables import from_json
from palazzi.games.firenze.towers import SLOTS, tower_from, tower_json

if TYPE_CHECKING:
    from palazzi.games.firenze.state import Firenze

BRICKS: Final = Coded(brick_counts, bricks_from)
CARD: Final = name_of(CARD_NAMES)
CARDS: Final = Coded(card_list, cards_from)
COLOUR: Final = name_of(COLOURS)
TOWER: Final = Coded(tower_json, tower_from)


def _edition(state: Firenze) -> object:
    return state.tables.as_edition


def _set_edition(state: Firenze, data: object) -> None:
    state.tables = from_json(data)


def _back(state: Firenze) -> str | None:
    return None if state.back < 0 else state.phases[state.back].name


def _set_back(state: Firenze, name: str | None) -> None:
    state.back = -1 if name is None else state.phase_named(name)


LAYOUT: Final = Layout(
    Custom(
        "tables",
        "the edition's",
        ("tables",),
        _edition,
        _set_edition,
        shown=True,
        hashed=False,
        shared=True,
    ),
    One("active", "whose turn it is; the actor differs in events that hit all", shown=True),
    One("start", "the start player", shown=True, hashed=False),
    One("turn", "turns begun so far; 0 during the setup", shown=True),
    One("quiet", "turns in a row without a big seal laid (FI-11.5)", shown=True),
    # options
    One("memory_aid", "whether pages show all hands", FLAG, hashed=False),
    One("campanile", "whether it takes part (FI-2.4)", FLAG, hashed=False),
    One("chosen_start", "the host's start player; none: drawn", hashed=False),
    One("placing", "how neutral seals are placed (FI-2.2)", name_of(PLACINGS), hashed=False),
    One("seals_wanted", "how many neutral seals the host wants", hashed=False),
    One("chosen_dead", "the host's dead colour; none: drawn", COLOUR, hashed=False),
    # board
    One("dead", "the dead colour; or none (FI-7.2)", COLOUR, shown=True),
    Grid(
        "owner",
        "of each commission: FREE, NEUTRAL_SEAL or a seat",
        len(HEIGHTS),
        rows=len(COLOURS),
        first=FREE,
        shown=True,
    ),
    Each(
        "balconies",
        "the commissions under I–IV; or none",
        length=BALCONIES,
        first=NOTHING,
    ),
    Bits("floors", "bonus tiles still there, the lowest first", len(FLOORS.value), shown=True),
    Bits("church", "which church cards are open", len(CHURCH)),
    Bits("bells", "whose small seal lies on the Campanile"),
    One("endgame", "who has the endgame tile; or none", shown=True),
    One("to_place", "neutral seals still to be placed", shown=True),
    # cards and bricks on the table
    Each("row", "the cards to take", CARD, PLACES, first=NOTHING),
    Each("row_bricks", "what lies on them", BRICKS, PLACES),
    One(
        "start_pile",
        "start cards to come, drawn before the others (FI-2.4)",
        CARDS,
        remembered=True,
    ),
    One("pile", "other cards to come, without an order", CARDS, remembered=True),
    One("discards", "all of them, without an order", CARDS, remembered=True),
    One("top", "the card on top of them; or none", CARD, shown=True, hashed=False),
    One("bag", "bricks to come", BRICKS, shown=True),
    # players
    Each("store", "storehouses", BRICKS),
    Grid("towers", "by their numbers on the site", SLOTS, TOWER),
    Each("hands", "persons and feasts", CARDS, remembered=True),
    Each("open", "buildings", CARDS),
    Each("seals", "big ones not yet laid"),
    Grid("earned", "points from each of the SOURCES", SOURCES),
    # the turn
    One("played", "persons played this turn, a bit for each name (FI-4.2)"),
    One("swapped", "whether a brick was swapped this turn", FLAG, shown=True),
    One("sealed", "whether a big seal was laid this turn", FLAG, shown=True),
    One("built", "bricks built this turn", shown=True),
    One("target", "the place in the row that is paid for, swapped with or filled", shown=True),
    One("wanted", "the colour wanted from the row, or given with a person", COLOUR, shown=True),
    One("owed", "bricks (or towers) the actor has yet to give for what they began", shown=True),
    One("falling", "towers the actor has yet to give up in a levy (FI-11.9)", shown=True),
    One("card", "the event being carried out; or none", CARD, shown=True),
    One("struck", "how many seats it has hit so far, from the active one on", shown=True),
    One("pending", "bricks that enter the storehouse after the event (FI-8.3)", BRICKS, shown=True),
    One("person", "the one being played; or none", CARD, shown=True),
    Custom(
        "back", "the phase to go back to after it; or none", ("back",), _back, _set_back, shown=True
    ),
    One("to_draw", "bricks still to be drawn onto the target", shown=True),
)
