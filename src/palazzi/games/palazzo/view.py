# mypyc: compiled
"""What a seat may know of a Palazzo position (PZ-7.1), and worlds it cannot tell apart (PZ-9.12).

A draft (cards laid, tiles in the cart, a renovation not yet paid) belongs to its seat alone:
everybody else sees the position before it.
"""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from palazzi.core.rng import Rng
from palazzi.core.state import OVER
from palazzi.core.view import Knowledge
from palazzi.games.palazzo.actions import ACTIONS
from palazzi.games.palazzo.components import (
    CARD_NAMES,
    CURRENCIES,
    KIND_NAMES,
    QUARRIES,
)
from palazzi.games.palazzo.money import (
    ALL_CARDS,
    KINDS,
    OPEN,
    card_names,
    cards_from,
    held,
    loose_cards,
    reach,
    size,
    trio_names,
    trios_from,
    unit,
)
from palazzi.games.palazzo.palaces import (
    NO_PALACE,
    NOTHING,
    SLOTS,
    height,
    one_material,
    palace_from,
    palace_names,
    windows,
)
from palazzi.games.palazzo.phases.numbers import (
    CHOOSING,
    INSERTING,
    PAYING,
    RENOVATING,
    SPENDING,
    TURNING,
)
from palazzi.games.palazzo.scoring import floor_points, material_bonus, seat_points
from palazzi.games.palazzo.shapes import DraftView, PalaceWorth, PalazzoView, SeatView
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import kinds_in


def view(state: Palazzo, open_part: dict[str, Any], seat: int) -> PalazzoView:
    """The position as the seat may know it, beside what everybody may."""
    own = seat == state.actor
    phase, warehouse = state.phase, state.warehouse
    if not own and phase == PAYING:
        phase, warehouse = CHOOSING, warehouse | state.cart
    if not own and phase in (RENOVATING, INSERTING, SPENDING):
        phase = TURNING
    seen: dict[str, Any] = {
        **open_part,
        "phase": state.phases[phase].name,
        "stacks": [kinds_in(state.stack1), kinds_in(state.stack2), kinds_in(state.stack3)],
        "quarries": [kinds_in(state.quarries[q]) for q in range(QUARRIES)],
        "warehouse": kinds_in(warehouse),
        "removed": kinds_in(state.removed),
        "stock_size": int(size(state.stock)),
        "lot": kinds_in(state.lot),
        "tile": None if state.tile == NOTHING else KIND_NAMES[state.tile],
        "seats": [_seat_view(state, s, seat) for s in range(state.players)],
        "draft": _draft(state) if own else None,
    }
    return cast("PalazzoView", seen)


def _seat_view(state: Palazzo, seat: int, viewer: int) -> SeatView:
    hand = state.hands[seat]
    if seat == state.actor and seat != viewer:
        hand += state.laid
    hand_size = int(size(hand))
    shown = seat == viewer or state.actor == OVER
    known = state.known[seat]
    laid = int(size(state.laid)) if seat == state.actor == viewer else 0
    palaces = [state.palaces[seat * SLOTS + i] for i in range(state.used[seat])]
    return {
        "hand_size": hand_size,
        "cards": card_names(hand) if shown else None,
        "known": card_names(known) if state.memory_aid else None,
        "unknown": hand_size + laid - int(size(known)) if state.memory_aid else None,
        "bid": card_names(state.bids[seat]),
        "bid_trios": trio_names(state.bid_trios[seat]),
        "bid_worth": int(state.bid_worth[seat]),
        "passed": bool(state.passed >> seat & 1),
        "palaces": [palace_names(palace) for palace in palaces],
        "worth": [_worth(palace) for palace in palaces],
        "points": int(seat_points(state, seat)),
        "reach": _reach(state, seat) if shown else None,
    }


def _worth(palace: i64) -> PalaceWorth:
    floors = height(palace)
    panes = windows(palace)
    points = 0 if palace == NO_PALACE else int(floor_points(floors, panes))
    bonus = int(material_bonus(floors)) if one_material(palace) else 0
    return {"floors": int(floors), "windows": int(panes), "points": points, "bonus": bonus}


def _reach(state: Palazzo, seat: int) -> int:
    laid = state.laid_worth if seat == state.actor else 0
    lying = state.bid_worth[seat] + laid
    return int(lying + reach(state.hands[seat], state.currency[seat]))


def _draft(state: Palazzo) -> DraftView:
    currency = state.currency[state.actor]
    return {
        "laid": card_names(state.laid),
        "trios": trio_names(state.laid_trios),
        "worth": int(state.laid_worth),
        "currency": None if currency == OPEN else CURRENCIES[currency],
        "cart": kinds_in(state.cart),
        "change": int(state.change),
        "plan": None if state.change == NOTHING else ACTIONS.text(int(state.change)),
        "target": int(state.target),
    }


def remembered_stock(state: Palazzo) -> list[str] | None:
    """The stock's cards, once it was made from discards that everybody saw; before that None."""
    return card_names(state.stock) if state.reshuffled else None


class _Tiles:
    """Turns tile kinds into bits, giving the second of two alike tiles the other bit."""

    def __init__(self) -> None:
        self._given = 0

    def mask(self, kinds: list[str]) -> int:
        mask = 0
        for name in kinds:
            kind = KIND_NAMES.index(name)
            bit = 1 << kind
            if self._given & bit:
                bit = 1 << (45 + kind // 15)
            self._given |= bit
            mask |= bit
        return mask


def resample(knowledge: Knowledge, state: Palazzo, rng: Rng) -> None:
    """Fill the position so that the viewer cannot tell it from the true one.

    It has what everybody may see already; hidden cards are dealt anew.
    """
    v = cast("PalazzoView", knowledge)
    _place_tiles(state, v)
    for seat, row in enumerate(v["seats"]):
        state.bids[seat] = cards_from(row["bid"])
        state.bid_trios[seat] = trios_from(row["bid_trios"])
        state.bid_worth[seat] = row["bid_worth"]
        state.currency[seat] = _bid_currency(state.bids[seat], state.bid_trios[seat])
        if row["passed"]:
            state.passed |= 1 << seat
    draft = v["draft"]
    if draft is not None:
        state.laid = cards_from(draft["laid"])
        state.laid_trios = trios_from(draft["trios"])
        state.laid_worth = draft["worth"]
        currency = draft["currency"]
        state.currency[state.actor] = OPEN if currency is None else CURRENCIES.index(currency)
        state.change = draft["change"]
        state.target = draft["target"]
    _deal_unseen(state, v, knowledge["memory"]["stock"], rng)


def _place_tiles(state: Palazzo, v: PalazzoView) -> None:
    tiles = _Tiles()
    state.stack1, state.stack2, state.stack3 = (tiles.mask(stack) for stack in v["stacks"])
    for q in range(QUARRIES):
        state.quarries[q] = tiles.mask(v["quarries"][q])
    state.warehouse = tiles.mask(v["warehouse"])
    state.lot = tiles.mask(v["lot"])
    state.cart = tiles.mask(v["draft"]["cart"]) if v["draft"] else 0
    state.tile = NOTHING if v["tile"] is None else KIND_NAMES.index(v["tile"])
    state.removed = _Tiles().mask(v["removed"])
    for seat, row in enumerate(v["seats"]):
        state.used[seat] = len(row["palaces"])
        for i, palace in enumerate(row["palaces"]):
            state.palaces[seat * SLOTS + i] = palace_from(palace)


def _bid_currency(cards: int, trios: int) -> int:
    """The currency a lying bid is bound to: that of its loose cards."""
    loose = loose_cards(cards, trios)
    return next((kind // 5 for kind in range(15) if held(loose, kind)), int(OPEN))


def _deal_unseen(state: Palazzo, v: PalazzoView, stock: list[str] | None, rng: Rng) -> None:
    """Deal what nobody but its holder has seen.

    From one pool of unknown hands and stock (PZ-9.12).
    """
    pool = int(ALL_CARDS) - state.discards - state.revealed - state.laid
    for seat, row in enumerate(v["seats"]):
        own = row["cards"]
        state.hands[seat] = state.known[seat] if own is None else cards_from(own)
        pool -= state.hands[seat] + state.bids[seat]
    state.reshuffled = stock is not None
    if stock is not None:
        state.stock = cards_from(stock)
        pool -= state.stock
    for seat, row in enumerate(v["seats"]):
        if row["cards"] is None:
            for _ in range(row["hand_size"] - size(state.known[seat])):
                card = unit(_any_kind(pool, rng))
                pool -= card
                state.hands[seat] += card
    if stock is None:
        state.stock = pool


def _any_kind(cards: int, rng: Rng) -> int:
    """A random card of the set, by number of copies."""
    x = rng.below(size(cards))
    for kind in range(KINDS):
        x -= held(cards, kind)
        if x < 0:
            return kind
    raise AssertionError(f"no card left among {len(CARD_NAMES)} kinds")
