# mypyc: compiled
"""Buying from the warehouse (PZ-5.7): one tile or two, paid with one payment.

Tiles in the cart and money on the table are a draft until the buyer is done: nobody else sees them.
"""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from palazzi.core.bits import count
from palazzi.core.messages import Message, say
from palazzi.core.prompt import Suggestion
from palazzi.games.palazzo.actions import BUY, DONE, PAY
from palazzi.games.palazzo.components import KIND_NAMES, PAY_NAMES
from palazzi.games.palazzo.money import (
    NO_CARDS,
    OPEN,
    least_payment,
    payments_into,
    reach,
    without,
)
from palazzi.games.palazzo.phases.base import PalazzoPhase
from palazzi.games.palazzo.phases.laying import lay_because, laying
from palazzi.games.palazzo.phases.numbers import BUILDING
from palazzi.games.palazzo.pieces import clear_draft, lay_money, why_not_lay
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.tiles import kinds_in, kinds_into, one_of
from palazzi.games.palazzo.words import label, money, player, tile, tile_of


@final
class Paying(PalazzoPhase):
    """A second tile may follow the first; then cards are laid until they suffice (PZ-4)."""

    name = "paying"
    rule = "PZ-5.7"
    clauses: ClassVar[dict[str, tuple[str, ...]]] = {
        "done": ("PZ-4.6", "PZ-9.9"),
        "buy": ("PZ-5.7",),
        "pay": ("PZ-4.1", "PZ-4.2"),
    }
    mains: ClassVar[tuple[str, ...]] = ("done",)

    def offers_into(self, state: Palazzo, out: vec[i64]) -> i64:
        n: i64 = 0
        need = price_of_cart(state)
        hand = state.hands[state.actor]
        if state.laid_worth >= need:
            out[n] = DONE
            n += 1
        second = count(state.cart) == 1 and state.laid == NO_CARDS and state.warehouse != 0
        if second and reach(hand, OPEN) >= 2 * state.price:
            n = kinds_into(out, n, BUY, state.warehouse)
        if need > 0:
            currency = state.currency[state.actor]
            n = payments_into(out, n, PAY, hand, currency, state.laid_worth, need)
        return n

    def does(self, state: Palazzo, action: i64) -> None:
        if BUY <= action < PAY:
            put_into_cart(state, action - BUY)
        elif action == DONE:
            seat = state.actor
            state.known[seat] = without(state.known[seat], state.laid)
            state.discards += state.laid
            clear_draft(state, seat)
            state.lot = state.cart
            state.cart = 0
            state.enter(BUILDING)
        else:
            lay_money(state, action - PAY)

    def refuses(self, state: Palazzo, action: int) -> str:
        reason = why_not_buy(state, action)
        if PAY <= action < PAY + len(PAY_NAMES):
            reason = why_not_lay(state, action - PAY)
        return reason or self.rule

    def because(self, state: Palazzo, action: int) -> Message | None:
        due, laid = int(price_of_cart(state)), int(state.laid_worth)
        if action == DONE:
            return say("palazzo-why-due", due=due, laid=laid)
        if PAY <= action < PAY + len(PAY_NAMES):
            return lay_because(state, action - PAY, laid, due)
        return buy_because(state, action)

    def suggests(self, state: Palazzo) -> list[Suggestion]:
        """The exact payment, or the one that loses least."""
        seat, due = state.actor, price_of_cart(state)
        if state.laid_worth >= due:
            return []
        least = least_payment(state.hands[seat], state.currency[seat], state.laid_worth, due)
        key, laid = "palazzo-suggest-pay", int(state.laid_worth)
        return [laying(state, PAY, least, key, laid, int(due))] if least else []

    def warns(self, state: Palazzo, action: int) -> Message | None:
        """Paid too much, though other cards would have done (PZ-4.6)."""
        due = price_of_cart(state)
        if action != DONE or state.laid_worth <= due:
            return None
        hand = state.hands[state.actor] + state.laid
        after = state.clone()
        after.hands[state.actor] = hand
        clear_draft(after, state.actor)
        for what in least_payment(hand, OPEN, 0, due):
            lay_money(after, what)
        saved = int(state.laid_worth - after.laid_worth)
        return say("palazzo-warn-overpaid", saved=saved) if saved > 0 else None

    def asks(self, state: Palazzo) -> Message:
        due, laid = int(price_of_cart(state)), int(state.laid_worth)
        key = "palazzo-ask-paying-enough" if laid >= due else "palazzo-ask-paying"
        return say(key, due=due, laid=laid)

    def labels(self, state: Palazzo, action: int) -> Message:
        if action == DONE:
            tiles = int(count(state.cart))
            worth = int(state.laid_worth)
            lost = worth - int(price_of_cart(state))
            return say("palazzo-act-done-pay", worth=worth, tiles=tiles, lost=lost)
        return label(action) if action >= PAY else tile_to_buy(state, action)

    def parts(self, state: Palazzo, action: int) -> list[str]:
        if action == DONE:
            return []
        if action >= PAY:
            return [f"hand:{PAY_NAMES[action - PAY]}"]
        return [f"warehouse:{KIND_NAMES[action - BUY]}"]

    def lies(self, state: Palazzo, action: int) -> list[str]:
        if action == DONE:
            return []
        return [f"laid:{PAY_NAMES[action - PAY]}"] if action >= PAY else lies_in_cart(action)

    def tells(self, state: Palazzo, action: int, seat: int) -> Message | None:
        if action != DONE:
            return None
        buyer, tiles = player(state.actor), [tile(name) for name in kinds_in(state.cart)]
        laid = money(state.laid, state.laid_trios)
        if not laid:
            return say("palazzo-log-buy-free", player=buyer, tiles=tiles)
        worth = int(state.laid_worth)
        return say("palazzo-log-buy", player=buyer, worth=worth, tiles=tiles, cards=laid)


def price_of_cart(state: Palazzo) -> i64:
    """What the tiles in the cart cost: one payment for both."""
    return state.price * count(state.cart)


def put_into_cart(state: Palazzo, kind: i64) -> None:
    """A tile of the warehouse is to be bought."""
    tile = one_of(state.warehouse, kind)
    state.warehouse -= tile
    state.cart |= tile


def why_not_buy(state: Palazzo, action: int) -> str | None:
    """The clause that forbids buying a tile; None for actions that are no purchase."""
    if not BUY <= action < PAY:
        return None
    there = KIND_NAMES[action - BUY] in kinds_in(state.warehouse)
    if not there or state.laid or count(state.cart) > 1:
        return "PZ-5.7"
    return "PZ-9.9"


def buy_because(state: Palazzo, action: int) -> Message | None:
    """The case behind ``why_not_buy``."""
    if not BUY <= action < PAY or KIND_NAMES[action - BUY] not in kinds_in(state.warehouse):
        return None
    if count(state.cart) > 1:
        return say("palazzo-why-cart", tiles=int(count(state.cart)))
    if state.laid:
        return say("palazzo-why-laid-first", laid=int(state.laid_worth))
    price = int(state.price) * (1 + int(count(state.cart)))
    return say("palazzo-why-price", price=price, most=int(reach(state.hands[state.actor], OPEN)))


def lies_in_cart(action: int) -> list[str]:
    """Where a tile to be bought lies meanwhile."""
    return [f"cart:{KIND_NAMES[action - BUY]}"]


def tile_to_buy(state: Palazzo, action: int) -> Message:
    """The option of buying a tile, with what it costs."""
    kind = tile_of(action - BUY)
    if state.cart:
        return say("palazzo-act-buy-second", tile=kind, price=2 * int(state.price))
    return say("palazzo-act-buy-for", tile=kind, price=int(state.price))
