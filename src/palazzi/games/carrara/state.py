# mypyc: compiled
"""A position of Carrara: the native class with its fields, copying and hashing.

What the fields are is said in ``layout.py``, how they change in ``phases``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import count
from palazzi.core.features import Features
from palazzi.core.outcome import Outcome
from palazzi.core.state import OVER, State, mix
from palazzi.games.carrara.buildings import (
    BOARD_BUILDINGS,
    EIGHTS,
    NO_BUILDINGS,
    NOTHING,
    SIX,
    building_names,
)
from palazzi.games.carrara.components import (
    BUILDINGS,
    CITIES,
    COLOURS,
    FIELDS,
    OBJECTS,
    SCORINGS,
)
from palazzi.games.carrara.counts import (
    IN_BAG,
    NONE,
    ONE_EACH,
    TO_SUPPLY,
    held,
    size,
)
from palazzi.games.carrara.evaluate import expected_points
from palazzi.games.carrara.features import features_into
from palazzi.games.carrara.phases.numbers import ENDED, RUNNING, TURNING
from palazzi.games.carrara.scoring import final_outcome, final_points
from palazzi.games.carrara.tables import OURS
from palazzi.games.carrara.yields import CITY_SCORINGS, FIRST_CITY, FIRST_FIELD

if TYPE_CHECKING:
    from palazzi.core.phase import Phases

FACE_UP: Final[i64] = 9
"""Buildings on the board (CA-2.2)."""
ON_WHEEL: Final[i64] = 11
"""Stones on the wheel after filling (CA-3.2)."""


@final
@mypyc_attr(acyclic=True)
class Carrara(State):
    """A position of any ruleset version of Carrara."""

    active: i64 = 0
    start: i64 = NOTHING
    memory_aid: bool = False
    chosen_start: i64 = NOTHING
    ending: i64 = RUNNING
    announcer: i64 = NOTHING

    # cards and tables
    expansion: i64 = 0
    asked_brown: i64 = 0
    asked_purple: i64 = 0
    asked_grey: i64 = 0
    asked_green: i64 = 0
    brown: i64 = 1
    purple: i64 = 1
    grey: i64 = 1
    green: i64 = 0
    tables: vec[i64]

    # market
    bag: i64 = IN_BAG
    wheel: vec[i64]
    stack: i64 = BOARD_BUILDINGS
    face_up: i64 = NO_BUILDINGS
    eights: i64 = NO_BUILDINGS
    gone: i64 = NO_BUILDINGS
    sale: i64 = ONE_EACH
    supply: i64 = TO_SUPPLY
    upgraders: i64 = 0

    # the turn so far
    segment: i64 = NOTHING
    basket: i64 = NONE
    building: i64 = NOTHING
    old: i64 = NOTHING
    city: i64 = NOTHING
    paid: i64 = NONE
    due: i64 = 0

    # seat by seat
    stones: vec[i64]
    coins: vec[i64]
    points: vec[i64]
    objects: vec[i64]
    scored: vec[i64]
    upgraded: vec[i64]
    boards: vec[i64]

    def __init__(self, players: i64, phases: Phases) -> None:
        super().__init__(players, phases)
        empty = vec[i64]()  # the layout makes room, or copy_into brings other ones
        self.tables = OURS
        self.wheel = self.stones = self.coins = self.points = self.objects = self.scored = empty
        self.upgraded = self.boards = empty

    def expand(self) -> None:
        """Lay out the expansion: eights, upgraders, and cards still to be drawn."""
        self.eights = EIGHTS
        self.upgraders = 255
        self.brown = self.purple = self.grey = self.green = 0

    def clone(self) -> Carrara:
        copy = Carrara(0, self.phases)
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Carrara) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.phases = self.phases
        other.actor = self.actor
        other.phase = self.phase
        other.active = self.active
        other.start = self.start
        other.memory_aid = self.memory_aid
        other.chosen_start = self.chosen_start
        other.ending = self.ending
        other.announcer = self.announcer
        other.expansion = self.expansion
        other.asked_brown = self.asked_brown
        other.asked_purple = self.asked_purple
        other.asked_grey = self.asked_grey
        other.asked_green = self.asked_green
        other.brown = self.brown
        other.purple = self.purple
        other.grey = self.grey
        other.green = self.green
        other.tables = self.tables
        other.bag = self.bag
        other.wheel = self.wheel[:]
        other.stack = self.stack
        other.face_up = self.face_up
        other.eights = self.eights
        other.gone = self.gone
        other.sale = self.sale
        other.supply = self.supply
        other.upgraders = self.upgraders
        other.segment = self.segment
        other.basket = self.basket
        other.building = self.building
        other.old = self.old
        other.city = self.city
        other.paid = self.paid
        other.due = self.due
        other.stones = self.stones[:]
        other.coins = self.coins[:]
        other.points = self.points[:]
        other.objects = self.objects[:]
        other.scored = self.scored[:]
        other.upgraded = self.upgraded[:]
        other.boards = self.boards[:]

    def fingerprint(self) -> i64:
        h = mix(mix(mix(self.phase, self.actor + 2), self.active), self.ending)
        h = mix(mix(mix(mix(h, self.brown), self.purple), self.grey), self.green)
        h = mix(mix(mix(mix(h, self.bag), self.stack), self.face_up), self.eights)
        h = mix(mix(mix(mix(h, self.gone), self.sale), self.supply), self.upgraders)
        h = mix(mix(mix(mix(h, self.segment + 1), self.basket), self.paid), self.announcer + 1)
        h = mix(mix(mix(mix(h, self.building + 1), self.old + 1), self.city + 1), self.due)
        i: i64 = 0
        while i < 6:
            h = mix(h, self.wheel[i])
            i += 1
        seat: i64 = 0
        while seat < self.players:
            h = mix(mix(mix(h, self.stones[seat]), self.coins[seat]), self.points[seat])
            h = mix(mix(mix(h, self.objects[seat]), self.scored[seat]), self.upgraded[seat])
            seat += 1
        i = 0
        while i < 6 * self.players:
            h = mix(h, self.boards[i])
            i += 1
        return h

    def census(self) -> dict[str, int]:
        """42 stones, 30 or 36 buildings, 36 objects, 8 upgraders, markers: wherever they are."""
        seats = range(self.players)
        counts: dict[str, int] = {}
        stones = [self.bag, *(self.wheel[i] for i in range(6)), *(self.stones[s] for s in seats)]
        objects = [self.sale, self.supply, *(self.objects[s] for s in seats)]
        for i in range(6):
            counts[COLOURS[i]] = sum(int(held(pack, i)) for pack in stones)
            counts[OBJECTS[i]] = sum(int(held(pack, i)) for pack in objects)
        masks = [self.stack, self.face_up, self.eights, self.gone]
        masks += [self.boards[i] for i in range(6 * self.players)]
        for i, name in enumerate(BUILDINGS):
            counts[name] = sum(int(mask >> i & 1) for mask in masks)
        fields = [self.upgraders, *(self.upgraded[s] for s in seats)]
        for i, name in enumerate(FIELDS):
            counts[f"upgrader {name}"] = sum(int(mask >> i & 1) for mask in fields)
        return counts

    def audit(self) -> list[str]:
        wrong: list[str] = []
        for seat in range(self.players):
            if self.coins[seat] < 0:
                wrong.append(f"seat {seat} owes {-self.coins[seat]} coins")
            if self.markers(seat) < 0:
                wrong.append(f"seat {seat} has scored more than six times")
        for what in range(FIRST_CITY, FIRST_FIELD):
            if sum(self.scored[seat] >> what & 1 for seat in range(self.players)) > 1:
                wrong.append(f"{SCORINGS[what]} was scored twice")
        if sum(int(size(self.wheel[i])) for i in range(6)) > ON_WHEEL:
            wrong.append("more than 11 stones lie on the wheel")
        if count(self.face_up) > FACE_UP:
            wrong.append("more than 9 buildings lie on the board")
        return wrong

    def board_names(self, seat: i64) -> dict[str, list[str]]:
        """The buildings of a seat, city by city."""
        return {city: building_names(self.boards[SIX * seat + i]) for i, city in enumerate(CITIES)}

    # ---- what bots and players count

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def features_into(self, seat: i64, out: Features) -> None:
        features_into(self, seat, out)

    def scores(self) -> list[int]:
        """Points on the track; after the end with the final scoring."""
        over = self.actor == OVER
        return [
            int(final_points(self, seat) if over else self.points[seat])
            for seat in range(self.players)
        ]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    # ---- what phases ask and do

    def end_turn(self) -> None:
        """On to the left; a game that is ending ends before the start player's turn (CA-4.1)."""
        self.segment = self.building = self.old = self.city = NOTHING
        self.basket = self.paid = NONE
        self.active = (self.active + 1) % self.players
        over = self.ending != RUNNING and self.active == self.start
        self.enter(ENDED if over else TURNING)

    def on_wheel(self) -> bool:
        """Whether any stone lies on the wheel."""
        wheel = self.wheel
        return (wheel[0] | wheel[1] | wheel[2] | wheel[3] | wheel[4] | wheel[5]) != NONE

    def owned(self, seat: i64) -> i64:
        """All buildings of a seat."""
        base = SIX * seat
        b = self.boards
        return b[base] | b[base + 1] | b[base + 2] | b[base + 3] | b[base + 4] | b[base + 5]

    def cities_scored(self) -> i64:
        """The cities that anybody has scored, as a set of SCORINGS."""
        taken: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            taken |= self.scored[seat]
            seat += 1
        return taken & CITY_SCORINGS

    def markers(self, seat: i64) -> i64:
        """How many scoring markers the seat has left (CA-3.8)."""
        return 6 - count(self.scored[seat])

    def city_of(self, seat: i64, building: i64) -> i64:
        """Where the seat's building stands, NOTHING if it is not theirs."""
        city: i64 = 0
        while city < 6:
            if (self.boards[SIX * seat + city] >> building) & 1:
                return city
            city += 1
        return NOTHING
