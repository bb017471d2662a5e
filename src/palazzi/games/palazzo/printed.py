"""What is printed on the pieces of Palazzo, for faces: every figure comes from what the rules use.

Sent once for a table's terms; see ``Game.tables``.
"""

from __future__ import annotations

from palazzi.games.palazzo.components import CARD_NAMES, CURRENCIES, RIDERS, TRIO_NAMES
from palazzi.games.palazzo.money import CERTIFICATE, TRIO, card_names, trio_cards, value_of
from palazzi.games.palazzo.phases.auction import OPENING_BID
from palazzi.games.palazzo.shapes import MoneyKind, PalazzoTables
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import kinds_in


def tables(state: Palazzo) -> PalazzoTables:
    """The tables of a game that begins so."""
    return {
        "riders": RIDERS,
        "tiles": kinds_in(state.stack1 | state.stack2 | state.stack3),
        "cards": {name: _card(kind) for kind, name in enumerate(CARD_NAMES)},
        "opening": int(OPENING_BID),
        "groups": {name: card_names(trio_cards(i)) for i, name in enumerate(TRIO_NAMES)},
        "group_worth": int(TRIO),
    }


def _card(kind: int) -> MoneyKind:
    currency = None if kind == CERTIFICATE else CURRENCIES[kind // 5]
    return {"currency": currency, "value": int(value_of(kind))}
