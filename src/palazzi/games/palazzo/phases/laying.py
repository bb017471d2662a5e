# mypyc: compiled
"""What bidding and paying say alike of cards to be laid: why not this one, and which to lay."""

from __future__ import annotations

from palazzi.core.messages import Message, say
from palazzi.core.phase import suggestion
from palazzi.core.prompt import Role, Suggestion
from palazzi.games.palazzo.actions import ACTIONS, DONE
from palazzi.games.palazzo.components import CURRENCIES, PAY_NAMES
from palazzi.games.palazzo.money import (
    CERTIFICATE,
    CERTIFICATE_TRIO,
    KINDS,
    OPEN,
    held,
    reach,
    trios_of,
)
from palazzi.games.palazzo.pieces import lay_money
from palazzi.games.palazzo.state import Palazzo
from palazzi.games.palazzo.words import card


def lay_because(state: Palazzo, what: int, lying: int, need: int) -> Message:
    """The case behind ``why_not_lay``; ``lying`` lies already, and ``need`` must be reached."""
    hand = state.hands[state.actor]
    if what >= KINDS and not trios_of(hand, what - KINDS):
        if what - KINDS == CERTIFICATE_TRIO:
            return say("palazzo-why-group", have=int(held(hand, CERTIFICATE)))
        kinds = (what - KINDS, what - KINDS + 5, what - KINDS + 10)
        return say("palazzo-why-group", have=sum(1 for kind in kinds if held(hand, kind)))
    if what < KINDS and not held(hand, what):
        return say("palazzo-why-not-held", card=card(PAY_NAMES[what]))
    currency = state.currency[state.actor]
    if what < CERTIFICATE and currency not in (OPEN, what // 5):
        return say("palazzo-why-currency", currency=CURRENCIES[currency], laid=lying)
    after = state.clone()
    lay_money(after, what)
    most = int(reach(after.hands[state.actor], after.currency[state.actor]))
    most += lying + int(after.laid_worth - state.laid_worth)
    return say("palazzo-why-short", most=most, need=need)


def laying(
    state: Palazzo, first: int, whats: list[int], key: str, lying: int, due: int
) -> Suggestion:
    """Cards to lay in a row, and done: what then lies, and what of it is too much."""
    after = state.clone()
    for what in whats:
        lay_money(after, what)
    worth = lying + int(after.laid_worth - state.laid_worth)
    cards = [card(PAY_NAMES[what]) for what in whats]
    told = say(key, worth=worth, cards=cards, lost=worth - due)
    role: Role = "main" if due else "choice"
    return suggestion(ACTIONS, [*(first + what for what in whats), int(DONE)], told, role)
