"""Why not? The clause that forbids an action which is not legal, for errors, prompts and the page.

Asked only when somebody tried; so it is written for clearness, not for speed.
"""

from __future__ import annotations

from collections.abc import Callable

from palazzi.core.state import CHANCE, OVER
from palazzi.games.firenze.actions import ACTIONS
from palazzi.games.firenze.bricks import held, total
from palazzi.games.firenze.buildings import brick_limit
from palazzi.games.firenze.church import is_bell_tower, is_bound
from palazzi.games.firenze.components import CARD_NAMES, COLOURS, FEASTS, commission
from palazzi.games.firenze.deck import ARCHITECT, has
from palazzi.games.firenze.delivery import commission_for
from palazzi.games.firenze.pieces import FirenzePieces
from palazzi.games.firenze.state import FREE, NOTHING, PHASES
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, colour_of, height_of

DUE = {
    "starting": "FI-2.3",
    "killing": "FI-7.2",
    "crowning": "FI-2.1",
    "sealing": "FI-2.2",
    "placing": "FI-2.2",
    "dealing": "FI-3.3",
    "drawing": "FI-3.3",
    "taking": "FI-3.1",
    "paying": "FI-3.1",
    "averting": "FI-8.15",
    "struck": "FI-4.1",
    "swapping": "FI-3.4",
    "trading": "FI-3.4",
    "building": "FI-3.5",
    "costing": "FI-3.6",
    "delivering": "FI-3.8",
    "limiting": "FI-3.11",
    "playing": "FI-4.2",
    "ended": "FI-5.1",
}
"""The clause that says what has to be done in each phase: the answer to everything else."""


def clause(card: str) -> str:
    """The clause of a card."""
    return f"FI-8.{CARD_NAMES.index(card) + 2}"


def due(state: FirenzePieces) -> str:
    """The clause behind what has to be done now."""
    phase = PHASES[state.phase]
    if phase == "struck" and state.card != NOTHING:
        return clause(CARD_NAMES[state.card])
    if phase == "playing":
        return clause(CARD_NAMES[state.person])
    if phase == "limiting" and not _too_many_bricks(state):
        return "FI-3.12"
    return DUE[phase]


def refusal(state: FirenzePieces, action: int) -> str:
    """The clause behind the refusal of an action."""
    if state.actor in (OVER, CHANCE) or not 0 <= action < len(ACTIONS):
        return DUE[PHASES[state.phase]]
    structure = ACTIONS.structure(action)
    verb = structure.pop("verb")
    special = _SPECIAL.get((PHASES[state.phase], verb))
    if special is None and verb == "play":
        special = _play
    return (special(state, *structure.values()) if special else None) or due(state)


def _too_many_bricks(state: FirenzePieces) -> bool:
    return total(state.store[state.active]) > brick_limit(state, state.active)


def _play(state: FirenzePieces, person: str) -> str:
    if PHASES[state.phase] not in ("taking", "swapping", "building", "delivering", "limiting"):
        return "FI-11.13"
    card = CARD_NAMES.index(person)
    if not has(state.hands[state.active], card) or state.was_played(card):
        return "FI-4.2"
    match person:
        case "alchemist" | "smuggler":
            return "FI-11.15"
        case _:
            return clause(person)


def _swap(state: FirenzePieces, place: str, colour: str) -> str:
    lies = held(state.row_bricks[int(place) - 1], COLOURS.index(colour))
    return "FI-3.4" if lies or state.swapped else "FI-11.18"


def _found(state: FirenzePieces, colour: str) -> str:
    if state.built >= 6:
        return "FI-3.6"
    return "FI-11.12" if held(state.store[state.active], COLOURS.index(colour)) else "FI-3.5"


def _raise(state: FirenzePieces, tower: str) -> str:
    stands = state.towers[state.active * SLOTS + int(tower) - 1]
    if stands == NO_TOWER:
        return "FI-3.5"
    return _found(state, COLOURS[colour_of(stands)])


def _deliver(state: FirenzePieces, tower: str, lent: int = 0) -> str:
    seat = state.active
    if state.seals[seat] == 0:
        return "FI-11.23"
    if is_bound(state, seat):
        return "FI-8.28"
    stands = state.towers[seat * SLOTS + int(tower) - 1]
    if lent and commission_for(state, stands, lent) != NOTHING:
        return "FI-8.11" if has(state.hands[seat], ARCHITECT) else "FI-4.2"
    height = int(height_of(stands)) + lent
    if stands != NO_TOWER and 3 <= height <= 8:
        place = commission(COLOURS[colour_of(stands)], height)
        if state.owner[place] == FREE:
            return "FI-3.9"
    return "FI-3.8"


def _higher(state: FirenzePieces, tower: str) -> str:
    return _deliver(state, tower, 1)


def _lower(state: FirenzePieces, tower: str) -> str:
    return _deliver(state, tower, -1)


def _bell(state: FirenzePieces, tower: str) -> str:
    seat = state.active
    if state.seals[seat] == 0 and is_bell_tower(state, seat, int(tower) - 1):
        return "FI-11.23"
    return "FI-8.28"


def _drop(state: FirenzePieces, card: str) -> str:
    if _too_many_bricks(state):
        return "FI-3.11"
    return "FI-3.12" if card in FEASTS else "FI-3.13"


def _seal(state: FirenzePieces, colour: str, height: str) -> str | None:
    return "FI-11.26" if state.is_balcony(commission(colour, int(height))) else None


_SPECIAL: dict[tuple[str, str], Callable[..., str | None]] = {
    ("swapping", "swap"): _swap,
    ("building", "found"): _found,
    ("building", "raise"): _raise,
    ("delivering", "deliver"): _deliver,
    ("delivering", "deliver-higher"): _higher,
    ("delivering", "deliver-lower"): _lower,
    ("delivering", "bell"): _bell,
    ("limiting", "drop"): _drop,
    ("placing", "seal"): _seal,
}
