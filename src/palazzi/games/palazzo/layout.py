# mypyc: compiled
"""Every field of a Palazzo position: its kind and its words.

Sets are integers: cards as in ``money``, palaces as in ``palaces``, tiles as in ``tiles``. What a
player lays before saying "done" is a draft: already out of the hand, but shown to nobody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from palazzi.core.layout import FLAG, SEATS, Bits, Coded, Custom, Each, Layout, One, Several
from palazzi.games.palazzo.components import QUARRIES
from palazzi.games.palazzo.money import OPEN, card_names, cards_from, trio_names, trios_from
from palazzi.games.palazzo.palaces import SLOTS, palace_from, palace_names
from palazzi.games.palazzo.tiles import tile_names, tiles_from

if TYPE_CHECKING:
    from palazzi.games.palazzo.state import Palazzo

CARDS: Final = Coded(card_names, cards_from)
TRIOS: Final = Coded(trio_names, trios_from)
TILES: Final = Coded(tile_names, tiles_from)


def _palaces(state: Palazzo) -> list[list[list[str]]]:
    return [
        [palace_names(state.palaces[seat * SLOTS + i]) for i in range(state.used[seat])]
        for seat in range(state.players)
    ]


def _build(state: Palazzo, rows: list[list[list[str]]]) -> None:
    for seat, row in enumerate(rows):
        state.used[seat] = len(row)
        for i, names in enumerate(row):
            state.palaces[seat * SLOTS + i] = palace_from(names)


LAYOUT: Final = Layout(
    One("active", "whose turn it is; the actor differs when bids or picks go round", shown=True),
    One("start", "the start player", shown=True, hashed=False),
    One("quiet", "turns in a row without buying or auctioning (PZ-9.8)", shown=True),
    One("memory_aid", "whether pages show what everybody could remember", FLAG, hashed=False),
    One("chosen_start", "the host's start player; none: drawn", hashed=False),
    One(
        "price_at_start",
        "the edition's reading of PZ-9.2",
        FLAG,
        shown=True,
        hashed=False,
        printed=True,
    ),
    One(
        "quiet_turns",
        "after how many only tiles are left (PZ-9.8)",
        shown=True,
        hashed=False,
        printed=True,
    ),
    # display
    Several("stacks", "tiles to come, without an order", ("stack1", "stack2", "stack3"), TILES),
    One("riders", "how many were turned up (PZ-5.5)", shown=True),
    Each("quarries", "tiles on each quarry, in ring order", TILES, QUARRIES),
    One("warehouse", "tiles for sale", TILES),
    One("removed", "tiles out of the game", TILES),
    One("builder", "the quarry where the builder stands", shown=True),
    One("drawn", "tiles or cards already turned up at setup, or of the two of PZ-5.3", shown=True),
    One("price", "what a tile of the warehouse costs this turn (PZ-5.7)", shown=True),
    # money
    One("stock", "cards to come, without an order", CARDS),
    One("discards", "cards spent", CARDS, shown=True),
    One("revealed", "cards to take", CARDS, shown=True),
    One("reshuffled", "whether the stock was made from discards everybody saw", FLAG, hashed=False),
    One("to_take", "cards still to be taken in all (PZ-5.1)", shown=True),
    Each("hands", "without what is laid or bid", CARDS),
    Each("known", "what everybody knows to be in hand or draft (PZ-9.12)", CARDS, remembered=True),
    # the actor's draft
    One("laid", "cards for the payment or bid", CARDS),
    One("laid_trios", "groups among them", TRIOS),
    One("laid_worth", "their worth"),
    One("cart", "tiles chosen for purchase but not yet paid", TILES),
    One("change", "the renovation not yet paid, as its action; or none"),
    One("target", "the number of the palace that an inserted floor goes to; or none"),
    # auction
    Each("bids", "cards bid", CARDS),
    Each("bid_trios", "groups among them", TRIOS),
    Each("bid_worth", "their worth"),
    Each("currency", "of the bid, or of the payment being laid; or OPEN", first=OPEN),
    Bits("passed", "who dropped out"),
    One("leader", "the highest bidder; or none", shown=True),
    # tiles on their way
    One("lot", "still to be placed by the actor, the one in hand excluded", TILES),
    One("tile", "the kind of the tile in hand; or none"),
    One("picks", "how many players have picked in this round (PZ-5.13)", shown=True),
    Custom(
        "palaces",
        "by number, each from its lowest floor up",
        ("palaces", "used"),
        _palaces,
        _build,
        lengths=(-SLOTS, SEATS),
    ),
)
