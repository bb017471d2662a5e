"""Why not? The clause that forbids an action which is not legal, for errors, prompts and the page.

Asked only when somebody tried; so it is written for clearness, not for speed.
"""

from __future__ import annotations

from collections.abc import Callable

from palazzi.core.bits import count
from palazzi.core.state import CHANCE, OVER
from palazzi.games.palazzo.actions import ACTIONS, INSERT
from palazzi.games.palazzo.components import CARD_NAMES, CURRENCIES, PAY_NAMES
from palazzi.games.palazzo.money import OPEN, held, trios_of
from palazzi.games.palazzo.palaces import floor_of, has_floor, height
from palazzi.games.palazzo.state import PHASES, QUIET_TURNS, SLOTS, PalazzoState, kinds_in

DUE = {
    "starting": "PZ-2.5",
    "laying": "PZ-2.3",
    "dealing": "PZ-2.4",
    "turning": "PZ-9.7",
    "revealing": "PZ-5.1",
    "taking": "PZ-5.1",
    "drawing": "PZ-5.3",
    "choosing": "PZ-5.6",
    "paying": "PZ-5.7",
    "bidding": "PZ-5.10",
    "picking": "PZ-5.13",
    "building": "PZ-3.5",
    "placing": "PZ-3.3",
    "renovating": "PZ-5.17",
    "inserting": "PZ-5.17",
    "spending": "PZ-5.16",
    "ended": "PZ-6.1",
}
"""The clause that says what has to be done in each phase: the answer to everything else."""


def refusal(state: PalazzoState, action: int) -> str:
    """The clause behind the refusal of an action."""
    phase = PHASES[state.phase]
    if state.actor in (OVER, CHANCE) or not 0 <= action < len(ACTIONS):
        return DUE[phase]
    structure = ACTIONS.structure(action)
    special = _SPECIAL.get((phase, structure.pop("verb")))
    return (special(state, *structure.values()) if special else None) or DUE[phase]


def _money(state: PalazzoState) -> str:
    return "PZ-9.8" if state.quiet >= QUIET_TURNS else "PZ-5.2"


def _renovate(state: PalazzoState) -> str:
    if state.quiet >= QUIET_TURNS:
        return "PZ-9.8"
    return "PZ-5.17" if state.hands[state.actor] else "PZ-5.16"


def _buy(state: PalazzoState, tile: str) -> str:
    if tile not in kinds_in(state.warehouse) or state.laid or count(state.cart) > 1:
        return "PZ-5.7"
    return "PZ-9.9"


def _lay(state: PalazzoState, what: str) -> str | None:
    hand = state.hands[state.actor]
    if what not in CARD_NAMES:
        trio = PAY_NAMES.index(what) - len(CARD_NAMES)
        if not trios_of(hand, trio):
            return "PZ-4.3" if what == "trio2" else "PZ-4.2"
        return "PZ-9.9"
    if not held(hand, CARD_NAMES.index(what)):
        return None
    currency = state.currency[state.actor]
    if currency != OPEN and what != "certificate" and not what.startswith(CURRENCIES[currency]):
        return "PZ-4.1"
    return "PZ-9.9"


def _pass(_: PalazzoState) -> str:
    return "PZ-9.9"


def _place(state: PalazzoState, palace: str) -> str:
    stands = state.palaces[state.actor * SLOTS + int(palace) - 1]
    if not stands:
        return "PZ-3.6"
    return "PZ-3.2" if has_floor(stands, floor_of(state.tile)) else "PZ-3.3"


def _insert(state: PalazzoState, palace: str) -> str:
    number, base = int(palace) - 1, state.actor * SLOTS
    lone = height(state.palaces[base + number]) == 1
    others = any(state.palaces[base + i] for i in range(state.used[state.actor]) if i != number)
    return "PZ-3.2" if lone and others else "PZ-5.17"


def _into(state: PalazzoState, palace: str) -> str:
    number = int(palace) - 1
    stands = state.palaces[state.actor * SLOTS + number]
    return "PZ-3.2" if stands and number != state.change - INSERT else "PZ-5.17"


_SPECIAL: dict[tuple[str, str], Callable[..., str | None]] = {
    ("turning", "money"): _money,
    ("turning", "renovate"): _renovate,
    ("choosing", "buy"): _buy,
    ("paying", "buy"): _buy,
    ("paying", "pay"): _lay,
    ("bidding", "bid"): _lay,
    ("bidding", "pass"): _pass,
    ("placing", "place"): _place,
    ("renovating", "insert"): _insert,
    ("inserting", "into"): _into,
}
