# mypyc: compiled
"""A position of Firenze: the native class with its fields, copying and hashing.

What the fields are is said in ``layout.py``, how they change in ``phases`` and ``cards``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from palazzi.core.bits import bit
from palazzi.core.features import Features
from palazzi.core.outcome import Outcome
from palazzi.core.state import OVER, State, mix
from palazzi.games.firenze.absent import absent_choice
from palazzi.games.firenze.audit import faults
from palazzi.games.firenze.board import (
    BALCONIES,
    COMMISSIONS,
    COSTS,
    FREE,
    NOTHING,
    PLACES,
    SOURCES,
    SPREAD,
)
from palazzi.games.firenze.bricks import NO_BRICKS, held
from palazzi.games.firenze.cards.buildings import workshop_saves
from palazzi.games.firenze.cards.persons import mason_saves
from palazzi.games.firenze.components import CARD_NAMES, CHURCH, COLOURS
from palazzi.games.firenze.deck import CARDS, NO_CARDS, PERSON, SABOTEUR, copies, has
from palazzi.games.firenze.evaluate import expected_points
from palazzi.games.firenze.features import features_into
from palazzi.games.firenze.scoring import final_outcome, seat_points
from palazzi.games.firenze.tables import OURS, EditionTables
from palazzi.games.firenze.towers import NO_TOWER, SLOTS, bricks_of

if TYPE_CHECKING:
    from palazzi.core.phase import Phases


@final
@mypyc_attr(acyclic=True)
class Firenze(State):
    """A position of any ruleset version of Firenze."""

    tables: EditionTables
    active: i64 = 0
    start: i64 = NOTHING
    turn: i64 = 0
    quiet: i64 = 0

    # options
    memory_aid: bool = False
    campanile: bool = False
    chosen_start: i64 = NOTHING
    placing: i64 = SPREAD
    seals_wanted: i64 = 0
    chosen_dead: i64 = NOTHING

    # board
    dead: i64 = NOTHING
    owner: vec[i64]
    balconies: vec[i64]
    floors: i64 = 15
    church: i64 = 0
    bells: i64 = 0
    endgame: i64 = NOTHING
    to_place: i64 = 0

    # cards and bricks on the table
    row: vec[i64]
    row_bricks: vec[i64]
    start_pile: i64 = NO_CARDS
    pile: i64 = NO_CARDS
    discards: i64 = NO_CARDS
    top: i64 = NOTHING
    bag: i64 = NO_BRICKS

    # players
    store: vec[i64]
    towers: vec[i64]
    hands: vec[i64]
    open: vec[i64]
    seals: vec[i64]
    earned: vec[i64]

    # the turn
    played: i64 = 0
    swapped: bool = False
    sealed: bool = False
    built: i64 = 0
    target: i64 = NOTHING
    wanted: i64 = NOTHING
    owed: i64 = 0
    falling: i64 = 0
    card: i64 = NOTHING
    struck: i64 = 0
    pending: i64 = NO_BRICKS
    person: i64 = NOTHING
    back: i64 = NOTHING
    to_draw: i64 = 0

    def __init__(self, players: i64, phases: Phases) -> None:
        super().__init__(players, phases)
        self.tables = OURS
        empty = vec[i64]()  # the layout makes room, or copy_into brings other ones
        self.owner = self.balconies = self.row = self.row_bricks = self.store = self.towers = empty
        self.hands = self.open = self.seals = self.earned = empty

    def clone(self) -> Firenze:
        copy = Firenze(0, self.phases)
        self.copy_into(copy)
        return copy

    def copy_into(self, other: Firenze) -> None:
        """Make ``other`` equal to this position and independent of it."""
        other.players = self.players
        other.phases = self.phases
        other.actor = self.actor
        other.tables = self.tables
        other.phase = self.phase
        other.active = self.active
        other.start = self.start
        other.turn = self.turn
        other.quiet = self.quiet
        other.memory_aid = self.memory_aid
        other.campanile = self.campanile
        other.chosen_start = self.chosen_start
        other.placing = self.placing
        other.seals_wanted = self.seals_wanted
        other.chosen_dead = self.chosen_dead
        other.dead = self.dead
        other.owner = self.owner[:]
        other.balconies = self.balconies[:]
        other.floors = self.floors
        other.church = self.church
        other.bells = self.bells
        other.endgame = self.endgame
        other.to_place = self.to_place
        other.row = self.row[:]
        other.row_bricks = self.row_bricks[:]
        other.start_pile = self.start_pile
        other.pile = self.pile
        other.discards = self.discards
        other.top = self.top
        other.bag = self.bag
        other.store = self.store[:]
        other.towers = self.towers[:]
        other.hands = self.hands[:]
        other.open = self.open[:]
        other.seals = self.seals[:]
        other.earned = self.earned[:]
        other.played = self.played
        other.swapped = self.swapped
        other.sealed = self.sealed
        other.built = self.built
        other.target = self.target
        other.wanted = self.wanted
        other.owed = self.owed
        other.falling = self.falling
        other.card = self.card
        other.struck = self.struck
        other.pending = self.pending
        other.person = self.person
        other.back = self.back
        other.to_draw = self.to_draw

    def fingerprint(self) -> i64:
        """Towers of a site count as a set: their numbers tell nothing about what may happen."""
        h = mix(mix(mix(self.phase, self.actor + 2), self.active), self.turn)
        h = mix(mix(mix(mix(h, self.quiet), self.floors), self.church), self.bells)
        h = mix(mix(mix(mix(h, self.endgame + 1), self.to_place), self.start_pile), self.pile)
        h = mix(mix(mix(mix(h, self.discards), self.bag), self.played), self.built)
        h = mix(mix(mix(h, 1 if self.swapped else 0), 1 if self.sealed else 0), self.target + 1)
        h = mix(mix(mix(mix(h, self.wanted + 1), self.owed), self.falling), self.card + 1)
        h = mix(mix(mix(mix(h, self.struck), self.pending), self.person + 1), self.back + 1)
        h = mix(mix(h, self.to_draw), self.dead + 1)
        i: i64 = 0
        while i < COMMISSIONS:
            h = mix(h, self.owner[i] + 2)
            i += 1
        i = 0
        while i < BALCONIES:
            h = mix(h, self.balconies[i] + 1)
            i += 1
        i = 0
        while i < PLACES:
            h = mix(mix(h, self.row[i] + 1), self.row_bricks[i])
            i += 1
        seat: i64 = 0
        while seat < self.players:
            h = mix(mix(mix(h, self.store[seat]), self.hands[seat]), self.open[seat])
            h = mix(h, self.seals[seat])
            sites: i64 = 0
            i = seat * SLOTS
            while i < (seat + 1) * SLOTS:
                if self.towers[i] != NO_TOWER:
                    sites += mix(7, mix(self.towers[i], 3))
                i += 1
            h = mix(h, sites)
            i = seat * SOURCES
            while i < (seat + 1) * SOURCES:
                h = mix(h, self.earned[i] + 1)
                i += 1
            seat += 1
        return h

    def census(self) -> dict[str, int]:
        """88 bricks and 52 cards (51 without the Campanile), wherever they are."""
        counts: dict[str, int] = {}
        heaps = [self.bag, self.pending]
        heaps += [self.row_bricks[i] for i in range(PLACES)]
        heaps += [self.store[seat] for seat in range(self.players)]
        heaps += [bricks_of(self.towers[i]) for i in range(self.players * SLOTS)]
        for colour, name in enumerate(COLOURS):
            counts[name] = sum(int(held(heap, colour)) for heap in heaps)
        sets = [self.start_pile, self.pile, self.discards]
        sets += [self.hands[seat] for seat in range(self.players)]
        sets += [self.open[seat] for seat in range(self.players)]
        for card in range(CARDS):
            counts[CARD_NAMES[card]] = sum(int(copies(cards, card)) for cards in sets)
        for place in range(PLACES):
            if self.row[place] != NOTHING:
                counts[CARD_NAMES[self.row[place]]] += 1
        for i, card_name in enumerate(CHURCH):
            counts[card_name] += self.church >> i & 1
        if self.card != NOTHING:
            counts[CARD_NAMES[self.card]] += 1
        return counts

    def audit(self) -> list[str]:
        return faults(self)

    # ---- what bots and players count

    def evaluate(self, seat: i64) -> float:
        return expected_points(self, seat)

    def features_into(self, seat: i64, out: Features) -> None:
        features_into(self, seat, out)

    def scores(self) -> list[int]:
        return [int(seat_points(self, seat)) for seat in range(self.players)]

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.actor == OVER else None

    def on_timeout(self) -> int:
        """Somebody whom another player's event has struck does not hold up the game (FI-11.4)."""
        bystander = self.actor >= 0 and self.actor != self.active
        return absent_choice(self) if bystander else -1

    # ---- what phases and cards ask

    def is_event(self, card: i64) -> bool:
        """Whether the card happens at once (FI-4.1); the Saboteur may be a person (FI-11.1)."""
        return card < PERSON and not (card == SABOTEUR and self.tables.saboteur_is_person)

    def may_play(self, person: i64) -> bool:
        """Whether the active player holds a person whose name was not yet played (FI-4.2)."""
        return has(self.hands[self.active], person) and not self.was_played(person)

    def was_played(self, person: i64) -> bool:
        """Whether a person of this name was played this turn."""
        return self.played & bit(person) != 0

    def has_open(self, seat: i64, building: i64) -> bool:
        """Whether the building is open in front of the seat."""
        return has(self.open[seat], building)

    def cost(self, built: i64) -> i64:
        """What building that many bricks this turn costs (FI-3.6, FI-8.14, FI-8.24)."""
        return max(0, COSTS[built] - mason_saves(self) - workshop_saves(self, self.active))

    def open_balcony(self) -> i64:
        """The commission under the lowest balcony not yet delivered, NOTHING if all are."""
        i: i64 = 0
        while i < BALCONIES:
            if self.balconies[i] != NOTHING and self.owner[self.balconies[i]] == FREE:
                return self.balconies[i]
            i += 1
        return NOTHING

    def is_balcony(self, commission: i64) -> bool:
        """Whether a balcony covers the commission."""
        b = self.balconies
        return commission == b[0] or commission == b[1] or commission == b[2] or commission == b[3]
