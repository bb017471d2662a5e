"""Why not? The clause that forbids an action which is not legal, for errors, prompts and the page.

Asked only when somebody tried; so it is written for clearness, not for speed.
"""

from __future__ import annotations

from collections.abc import Callable

from palazzi.core.state import CHANCE, OVER
from palazzi.games.carrara.actions import ACTIONS
from palazzi.games.carrara.components import BUILDINGS, COLOURS, ON_BOARD, SCORINGS
from palazzi.games.carrara.counts import NONE, held
from palazzi.games.carrara.state import ANNOUNCED, LAST_BUILDING, PHASES, RUNNING, CarraraState

DUE = {
    "starting": "CA-2.4",
    "carding": "CA-5.7",
    "laying": "CA-2.2",
    "turning": "CA-7.6",
    "drawing": "CA-3.2",
    "choosing": "CA-7.15",
    "buying": "CA-7.15",
    "siting": "CA-3.6",
    "replacing": "CA-5.3",
    "paying": "CA-3.6",
    "upgrading": "CA-5.4",
    "refilling": "CA-3.7",
    "shopping": "CA-3.16",
    "announcing": "CA-3.17",
    "ended": "CA-4.4",
}
"""The clause that says what has to be done in each phase: the answer to everything else."""


def refusal(state: CarraraState, action: int) -> str:
    """The clause behind the refusal of an action."""
    phase = PHASES[state.phase]
    if state.actor in (OVER, CHANCE) or not 0 <= action < len(ACTIONS):
        return DUE[phase]
    structure = ACTIONS.structure(action)
    verb = structure.pop("verb")
    if verb == "announce":
        return _announce(state)
    special = _SPECIAL.get((phase, verb), DUE[phase])
    return special if isinstance(special, str) else special(state, *structure.values())


def _announce(state: CarraraState) -> str:
    """Never twice, never after the last building, else only after the action and the purchase."""
    if state.ending == ANNOUNCED:
        return "CA-4.2"
    if state.ending == LAST_BUILDING:
        return "CA-7.7"
    return "CA-7.9" if PHASES[state.phase] == "shopping" else "CA-3.18"


def _pass(state: CarraraState) -> str:
    return "CA-7.6" if state.ending == RUNNING else "CA-7.7"


def _score(state: CarraraState, what: str) -> str:
    place = SCORINGS.index(what)
    if place >= 12 and not state.expansion:
        return "CA-5.6"
    if not state.markers(state.actor):
        return "CA-3.15"
    if place < 6:
        return "CA-3.9"
    return "CA-3.10" if place < 12 else "CA-5.6"


def _build(state: CarraraState, building: str) -> str:
    if BUILDINGS.index(building) >= ON_BOARD and building not in _offered(state):
        return "CA-5.2"
    return "CA-3.6"


def _offered(state: CarraraState) -> list[str]:
    offered = state.face_up | state.eights
    return [name for i, name in enumerate(BUILDINGS) if offered >> i & 1]


def _take(state: CarraraState, colour: str) -> str:
    there = held(state.wheel[state.segment], COLOURS.index(colour))
    return "CA-1.4" if there else "CA-3.3"


def _done(state: CarraraState) -> str:
    return "CA-3.3" if state.basket == NONE else "CA-7.15"


def _pay(state: CarraraState, colour: str) -> str:
    return "CA-1.5" if COLOURS.index(colour) > state.city else "CA-3.6"


_SPECIAL: dict[tuple[str, str], str | Callable[..., str]] = {
    ("turning", "buy"): "CA-3.5",
    ("turning", "stay"): "CA-5.1",
    ("turning", "pass"): _pass,
    ("turning", "score"): _score,
    ("turning", "build"): _build,
    ("turning", "raise"): "CA-5.3",
    ("choosing", "segment"): "CA-3.3",
    ("buying", "take"): _take,
    ("buying", "done"): _done,
    ("paying", "pay"): _pay,
}
