# mypyc: compiled
"""What a seat may know of a Paletti position (PP-11.27), and worlds it cannot tell apart.

The palace is public as everybody sees it: poses in ten bytes each, coarser than the hidden height
errors. These, the exact poses and the loads on the columns nobody knows, unless the table shows
loads to all. What a seat points at is its draft and shown to nobody else before it moves.
"""

from __future__ import annotations

import base64
from typing import TypedDict, cast

from palazzi.core.options import Options
from palazzi.core.rng import Rng
from palazzi.core.state import CHANCE
from palazzi.core.view import View
from palazzi.games.paletti.components import COLUMN_NAMES
from palazzi.games.paletti.places import covered
from palazzi.games.paletti.rules import Paletti
from palazzi.games.paletti.state import (
    CROSSED,
    ENDINGS,
    GRAINING,
    NO_CELL,
    NOTHING,
    OPEN,
    PHASES,
    PULLED,
    STARTING,
    PalettiState,
    column_names,
    columns_from,
)
from palazzi.games.paletti.world import poses as forms
from palazzi.games.paletti.world.pieces import COLOURS, GRAINS


class SeatView(TypedDict):
    """One player, as everybody sees him."""

    colours: list[str]
    points: int
    usable: list[str]
    """Own columns that may be raised, by name."""


class Aim(TypedDict):
    """What is pointed at, or, while a hand moves, what it is about to do."""

    step: int
    column: str | None
    direction: int
    across: int
    along: int
    places: list[str]
    """Where the pointing seat may go on to: a mask of ``along`` for each ``across``, in hex."""


class PalettiView(View):
    """What a seat may know of Paletti."""

    rounds: int
    phase: str
    first: int
    active: int
    drawn: int
    failures: int
    top: int
    """How many plateaus lie."""
    palace: str
    """Poses of all bodies as ``world/poses`` makes them public, in base64."""
    level: dict[str, int]
    """By column: 0 the foundation, k on the k-th plateau, -1 out of the game, -2 in the box."""
    covered: list[str]
    blocked: list[str]
    owner: dict[str, int]
    """By colour: a seat, -1 nobody yet, -2 neutral."""
    loads: list[int] | None
    """Millinewtons on each column; only if the table shows them."""
    scoring: int
    holder: int
    shown: int
    quiet: int
    changed: bool
    neutral_done: bool
    objector: int
    moving: bool
    hand: int
    fallen: list[str]
    ending: str
    culprit: int
    aim: Aim
    seats: list[SeatView]


def options_of(state: Paletti) -> Options:
    """The table's options, as they were given."""
    return {
        "start": "random" if state.chosen_start == NOTHING else str(int(state.chosen_start)),
        "setup": "by-hand" if state.built_by_hand else "drawn",
        "daring-plateaus": state.daring,
        "show-loads": state.show_loads,
        "free-hand": state.by_hand,
    }


def exact(state: PalettiState) -> tuple[int, ...]:
    """The poses as ``world/poses`` takes them."""
    return tuple(int(state.poses[i]) for i in range(7 * 25))


def view(state: Paletti, seat: int) -> PalettiView:
    """The position as the seat may know it."""
    pointing = state.moving or seat == state.actor
    return {
        "game": "paletti@1",
        "players": int(state.players),
        "options": options_of(state),
        "seat": seat,
        "actor": int(state.actor),
        "rounds": int(state.rounds),
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "active": int(state.active),
        "drawn": int(state.drawn),
        "failures": int(state.failures),
        "top": int(state.top),
        "palace": base64.b64encode(state.palace).decode("ascii"),
        "level": {COLUMN_NAMES[i]: int(state.level[i]) for i in range(20)},
        "covered": column_names(covered(state)),
        "blocked": column_names(state.blocked),
        "owner": {COLOURS[i]: int(state.owner[i]) for i in range(4)},
        "loads": [int(state.loads[i]) for i in range(20)] if state.show_loads else None,
        "scoring": int(state.scoring),
        "holder": int(state.holder),
        "shown": int(state.shown),
        "quiet": int(state.quiet),
        "changed": state.changed,
        "neutral_done": state.neutral_done,
        "objector": int(state.objector),
        "moving": state.moving,
        "hand": int(state.hand),
        "fallen": column_names(state.fallen),
        "ending": ENDINGS[state.ending],
        "culprit": int(state.culprit),
        "aim": _aim(state, seat == state.actor) if pointing else _no_aim(),
        "seats": [_seat_view(state, s) for s in range(state.players)],
    }


def _seat_view(state: Paletti, seat: int) -> SeatView:
    return {
        "colours": [COLOURS[i] for i in range(4) if state.owner[i] == seat],
        "points": int(state.points(seat)),
        "usable": [COLUMN_NAMES[c] for c in range(20) if state.usable(seat, c)],
    }


def _aim(state: Paletti, mine: bool) -> Aim:
    placing = mine and (state.aim == PULLED or state.aim == CROSSED)
    return {
        "step": int(state.aim),
        "column": None if state.column == NOTHING else COLUMN_NAMES[state.column],
        "direction": int(state.direction),
        "across": int(state.across),
        "along": int(state.along),
        "places": [format(row, "x") for row in state.cells()] if placing else [],
    }


def _no_aim() -> Aim:
    return {
        "step": int(OPEN),
        "column": None,
        "direction": int(NOTHING),
        "across": int(NO_CELL),
        "along": int(NO_CELL),
        "places": [],
    }


def resample(seen: View, rng: Rng) -> Paletti:
    """A position the viewer cannot tell from the true one: as seen, with other wood."""
    v = cast("PalettiView", seen)
    state = Paletti(v["players"])
    options = v["options"]
    start = options["start"]
    state.chosen_start = NOTHING if start == "random" else int(start)
    state.built_by_hand = options["setup"] == "by-hand"
    state.daring = bool(options["daring-plateaus"])
    state.show_loads = bool(options["show-loads"])
    state.by_hand = bool(options["free-hand"])
    state.actor = v["actor"]
    state.rounds = v["rounds"]
    state.phase = PHASES.index(v["phase"])
    state.first = v["first"]
    state.active = v["active"]
    state.drawn = v["drawn"]
    state.failures = v["failures"]
    state.top = v["top"]
    state.blocked = columns_from(v["blocked"])
    state.scoring = v["scoring"]
    state.holder = v["holder"]
    state.shown = v["shown"]
    state.quiet = v["quiet"]
    state.changed = v["changed"]
    state.neutral_done = v["neutral_done"]
    state.objector = v["objector"]
    state.moving = v["moving"]
    state.hand = v["hand"]
    state.fallen = columns_from(v["fallen"])
    state.ending = ENDINGS.index(v["ending"])
    state.culprit = v["culprit"]
    aim = v["aim"]
    state.aim = aim["step"]
    column = aim["column"]
    state.column = NOTHING if column is None else COLUMN_NAMES.index(column)
    state.direction = aim["direction"]
    state.across = aim["across"]
    state.along = aim["along"]
    state.set_poses(list(forms.exact(forms.seen(base64.b64decode(v["palace"])))))
    for i in range(4):
        state.owner[i] = v["owner"][COLOURS[i]]
    loads = v["loads"]
    for i in range(20):
        state.level[i] = v["level"][COLUMN_NAMES[i]]
        if loads is not None:
            state.loads[i] = loads[i]
    _grow_wood(state, rng)
    return state


def _grow_wood(state: Paletti, rng: Rng) -> None:
    """Height errors nobody has seen: any, for each column that has one already."""
    known = 20
    if state.actor == CHANCE and state.phase == STARTING:
        known = 0
    elif state.phase == GRAINING:
        known = int(state.drawn)
    for column in range(known):
        state.grains[column] = rng.below(GRAINS)
